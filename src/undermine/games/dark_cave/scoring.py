# fast tier
"""The end of the game: what each side has saved, and whose treasure is worth more."""

from undermine.engine.state import OVER
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import CLANS, IDENTITIES
from undermine.games.dark_cave.state import BY_EXHAUSTION, BY_EXIT, BY_VOTE, State, clan_of, identity_of, side_of

HOW = {BY_EXIT: "exit", BY_EXHAUSTION: "exhausted", BY_VOTE: "vote"}


def side_is_out(s: State) -> bool:
    """DC-E02, Q-DC-38: whether all dwarves that work for one clan have left the cave."""
    inside = {s.side(seat) for seat in range(s.seats) if s.dwarves[seat] >= 0}
    return len(inside) < 2


def saved(s: State) -> list[int]:
    """DC-V02, DC-V03: by seat, the gold that is out of the cave."""
    return [s.gold[seat] if s.dwarves[seat] < 0 else 0 for seat in range(s.seats)]


def treasures(roles: list[int], gold: list[int]) -> list[int]:
    """DC-V04, Q-DC-81: by clan, the gold saved for it times the dwarves that work against it.

    >>> treasures([0, 2], [1, 0])
    [1, 0]
    """
    saved_for = [0, 0]
    dwarves = [0, 0]
    for role, pieces in zip(roles, gold, strict=True):
        saved_for[side_of(role)] += pieces
        dwarves[side_of(role)] += 1
    return [saved_for[0] * dwarves[1], saved_for[1] * dwarves[0]]


def winning_side(s: State) -> int:
    """DC-V05, DC-V06: the clan that wins, or -1: nothing is saved, and nobody has left (Q-DC-79)."""
    worth = treasures(s.roles, saved(s))
    if worth[0] != worth[1]:
        return 0 if worth[0] > worth[1] else 1
    return s.side(s.first_out) if s.first_out >= 0 else -1


def winners(s: State) -> list[int]:
    """DC-V05, Q-DC-80: all who worked for the side that wins, wherever their dwarves are."""
    side = winning_side(s)
    return [seat for seat in range(s.seats) if s.side(seat) == side]


def end_game(s: State, how: int) -> None:
    """DC-V01, DC-V02: all is turned over; gold that is still in the cave goes back to the supply."""
    s.phase = OVER
    s.how = how
    s.gold = saved(s)
    s.steps_left = s.to_draw = 0
    if s.log is not None:
        side = winning_side(s)
        s.log.append(
            ev.GameEnded(
                how=HOW[how],
                identities=tuple([IDENTITIES[identity_of(role)] for role in s.roles]),
                left_over=tuple([clan_card(role) for role in sorted(s.roles_aside)]),
                saved=tuple(saved(s)),
                treasures=tuple(treasures(s.roles, saved(s))),
                winner=CLANS[side] if side >= 0 else None,
                winners=tuple(winners(s)),
            )
        )


def clan_card(role: int) -> str:
    """A clan card as text.

    >>> clan_card(3)
    'blue-saboteur'
    """
    return f"{CLANS[clan_of(role)]}-{IDENTITIES[identity_of(role)]}"


def wins(s: State) -> dict[str, int]:
    """Which side has won; with 3 and 4 seats yellow are the loyal ones, and blue their saboteurs."""
    won = {"yellow": 0, "blue": 0, "nobody": 0}
    if s.phase == OVER:
        side = winning_side(s)
        won[CLANS[side] if side >= 0 else "nobody"] = 1
    return won


def counts(s: State) -> dict[str, int]:
    """What a simulation adds up."""
    numbers = {"rounds": 1 if s.phase == OVER else 0}
    for how, name in HOW.items():
        numbers[f"ended_by_{name}"] = 1 if s.how == how else 0
    out = [seat for seat in range(s.seats) if s.dwarves[seat] < 0]
    numbers["games_with_an_escape"] = 1 if out else 0
    numbers["dwarves_out"] = len(out)
    numbers["gold_saved"] = sum(saved(s))
    won_by = winners(s) if s.phase == OVER else []
    for identity, name in enumerate(IDENTITIES):
        numbers[f"dwarves_{name}"] = sum([1 for role in s.roles if identity_of(role) == identity])
        numbers[f"winners_{name}"] = sum([1 for seat in won_by if s.identity(seat) == identity])
    return numbers
