# fast tier
"""The end of a round: who shares which treasures, and what the dragon costs."""

from undermine.engine.state import OVER
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    IDENTITIES,
    SABOTEUR,
    SELFISH,
    clan_of,
    identity_of,
    symbol_of,
    value_of,
)
from undermine.games.lost_mines.state import BY_EXHAUSTION, BY_TREASURES, BY_VOTE, RoundEnd, State

HOW = {BY_TREASURES: "treasures", BY_EXHAUSTION: "exhausted", BY_VOTE: "vote"}

DRAGON_COST = 2  # LM-V07


def end_round(s: State, how: int) -> None:
    """LM-E03: identities and treasures are turned over, points are counted."""
    seats = s.seats
    treasures = [[s.treasures[place] for place in s.collected(seat)] for seat in range(seats)]
    left = [s.treasures[place] for place in s.collected(-1)]
    points = score(s.roles, treasures, s.dragon)
    s.ended = [*s.ended, RoundEnd(how, s.roles.copy(), treasures, left, s.dragon, points)]
    s.points = [s.points[seat] + points[seat] for seat in range(seats)]
    if s.log is not None:
        s.log.append(
            ev.RoundEnded(
                round=s.round,
                how=HOW[how],
                identities=tuple([IDENTITIES[identity_of(role)] for role in s.roles]),
                treasures=tuple([tuple([name_treasure(treasure) for treasure in taken]) for taken in treasures]),
                left=tuple([name_treasure(treasure) for treasure in left]),
                dragon=s.dragon if s.dragon >= 0 else None,
                points=tuple(points),
            )
        )


def name_treasure(treasure: int) -> str:
    """A treasure as text.

    >>> from undermine.games.lost_mines.deck import treasure_of
    >>> name_treasure(treasure_of(2, 4))
    'gems-4'
    """
    return f"{HOLDS[symbol_of(treasure)]}-{value_of(treasure)}"


def side_of(role: int) -> int:
    """LM-V02: the clan that a role works for, or -1: a selfish dwarf works for itself."""
    identity = identity_of(role)
    if identity == SELFISH:
        return -1
    return 1 - clan_of(role) if identity == SABOTEUR else clan_of(role)


def score(roles: list[int], treasures: list[list[int]], dragon: int) -> list[int]:
    """LM-V01 to V08: the points of each seat in a round; the dragon is paid last (Q-LM-58)."""
    values = [[value_of(treasure) for treasure in taken] for taken in treasures]
    points = [sum(taken) if side_of(role) < 0 else 0 for role, taken in zip(roles, values, strict=True)]
    for clan in range(2):
        members = [seat for seat in range(len(roles)) if side_of(roles[seat]) == clan]
        for seat, share in zip(members, shares([values[seat] for seat in members]), strict=True):
            points[seat] = share
    if dragon >= 0:
        points[dragon] -= min(DRAGON_COST, points[dragon])
    return points


def shares(values: list[list[int]]) -> list[int]:
    """LM-V03 to V06: what each member of a side gets, given what each of them collected.

    >>> shares([[4], [3], []])
    [3, 2, 2]
    """
    total = sum([sum(taken) for taken in values])
    if not total:
        return [0] * len(values)
    each = total // len(values)
    left = total - each * len(values)
    best = max([max(taken, default=0) for taken in values])
    finders = [bool(taken) and max(taken) == best for taken in values]
    extra = left // max(sum(finders), 1)
    return [each + extra if finder else each for finder in finders]


def winners(s: State) -> list[int]:
    """LM-V11: most points; all who tie win."""
    best = max(s.points)
    return [seat for seat in range(s.seats) if s.points[seat] == best]


def end_game(s: State) -> None:
    """LM-E04."""
    s.phase = OVER
    if s.log is not None:
        s.log.append(ev.GameEnded(points=tuple(s.points), winners=tuple(winners(s))))


def wins(s: State) -> dict[str, int]:
    """Rounds by the side that found more; selfish dwarves count for neither."""
    rounds = {"yellow": 0, "blue": 0, "tied": 0}
    for end in s.ended:
        rounds[winner_of(end)] += 1
    return rounds


def winner_of(end: RoundEnd) -> str:
    """The side that found more in a round, or `tied`."""
    sums = [0, 0]
    for role, taken in zip(end.roles, end.treasures, strict=True):
        if side_of(role) >= 0:
            sums[side_of(role)] += sum([value_of(treasure) for treasure in taken])
    return "tied" if sums[0] == sums[1] else CLANS[int(sums[1] > sums[0])]


def counts(s: State) -> dict[str, int]:
    """What a simulation adds up: rounds, how they ended, dwarves and points by identity."""
    sums = {"rounds": len(s.ended)}
    for how, name in HOW.items():
        sums[f"ended_by_{name}"] = sum([1 for end in s.ended if end.how == how])
    sums["treasures_found"] = sum([len(taken) for end in s.ended for taken in end.treasures])
    for identity, name in enumerate(IDENTITIES):
        sums[f"dwarves_{name}"] = sum([1 for end in s.ended for role in end.roles if identity_of(role) == identity])
        sums[f"points_{name}"] = sum(
            [
                end.points[seat]
                for end in s.ended
                for seat, role in enumerate(end.roles)
                if identity_of(role) == identity
            ]
        )
    return sums
