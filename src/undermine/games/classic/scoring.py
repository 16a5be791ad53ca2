# fast tier
"""The end of a round: who won it, and how the gold is handed out."""

from mypy_extensions import i64

from undermine.engine.state import OVER
from undermine.engine.views import EVERYONE
from undermine.games.classic import events as ev
from undermine.games.classic.deck import MINER, SABOTEUR, SETUP
from undermine.games.classic.state import BY_EXHAUSTION, BY_TREASURE, BY_VOTE, GOLD, NOBODY_WON, RoundEnd, State

HOW = {BY_TREASURE: "treasure", BY_EXHAUSTION: "exhausted", BY_VOTE: "vote"}
ROLE_NAMES = ["miner", "saboteur"]
#: By the winner of a round.
SIDE_NAMES = ["miners", "saboteurs", "nobody"]


def end_round(s: State, how: int, finisher: int) -> None:
    """CL-E03, CL-V01: all roles are shown; the miners win if and only if the treasure was reached; otherwise
    the saboteurs, if there are any (CL-V07).
    """
    lost = SABOTEUR if s.saboteurs() else NOBODY_WON
    winner = MINER if how == BY_TREASURE else lost
    s.ended.append(RoundEnd(winner, how, finisher, s.roles.copy(), [0] * s.seats))
    if s.log is not None:
        s.log.append(
            ev.RoundEnded(
                round=s.round,
                winner=SIDE_NAMES[winner],
                how=HOW[how],
                finisher=finisher if finisher >= 0 else None,
                roles=tuple([ROLE_NAMES[role] for role in s.roles[:-1]]),
                set_aside=ROLE_NAMES[s.roles[-1]],
            )
        )
    if winner == MINER:
        draw_packet(s, finisher)
    else:
        pay_saboteurs(s)


def sharing(s: State, seat: int) -> bool:
    """Whether a seat takes part in the packet: miners do; with `competitive`, only with whole tools (Q-CL-28)."""
    return s.roles[seat] == MINER and not (s.options.competitive and s.broken[seat])


def draw_packet(s: State, finisher: int) -> None:
    """CL-V02: as many gold cards as miners in play; fewer if the pile has not so many (Q-CL-27)."""
    sharers = sum([1 for seat in range(s.seats) if sharing(s, seat)])
    wanted = s.seats if s.options.gold_draw == "players" and sharers else sharers
    while wanted > 0 and s.gold_pile:
        s.packet.append(s.gold_pile.pop())
        wanted -= 1
    pass_packet(s, finisher)


def pass_packet(s: State, seat: int) -> None:
    """CL-V03 to V05: the packet starts at this seat or, if it has no share, at the first to its right that has one."""
    if s.packet:
        while not sharing(s, seat):
            seat = (seat - 1) % s.seats
        if s.log is not None:
            seen = tuple(sorted(s.packet))
            s.log.append(ev.PacketPassed(seat=seat, cards=len(seen), nuggets=seen, known=1 << seat))
        s.phase = GOLD
        s.actor = seat
        if len(s.packet) == 1:
            take_gold(s, s.packet[0])


def take_gold(s: State, nuggets: int) -> None:
    """CL-V03: the miner keeps one card; the rest goes on, counter-clockwise. One card alone is no choice (Q-CL-26)."""
    seat = s.actor
    automatic = len(s.packet) == 1
    s.packet.remove(nuggets)
    give(s, seat, nuggets)
    if s.log is not None:
        s.log.append(ev.GoldTaken(seat=seat, automatic=automatic, nuggets=nuggets, known=1 << seat))
    if s.packet:
        pass_packet(s, (seat - 1) % s.seats)


def give(s: State, seat: int, nuggets: int) -> None:
    s.gold[seat].append(nuggets)
    s.ended[-1].gold[seat] += nuggets


def pay_saboteurs(s: State) -> None:
    """CL-V06, CL-V07, Q-CL-23: by the number of saboteurs in play; nobody is paid if there is none."""
    saboteurs = s.saboteurs()
    each = payment(len(saboteurs))
    for seat in saboteurs:
        cards = largest_payable(s.gold_pile, each)
        for nuggets in cards:
            s.gold_pile.remove(nuggets)
            give(s, seat, nuggets)
        if s.log is not None:
            s.log.append(ev.GoldPaid(seat=seat, cards=len(cards), nuggets=tuple(cards), known=1 << seat))


def payment(saboteurs: int) -> int:
    """CL-V10: nuggets for each of this many saboteurs.

    >>> [payment(number) for number in range(5)]
    [0, 4, 3, 3, 2]
    """
    return [0, 4, 3, 3, 2][saboteurs]


def largest_payable(pile: list[int], amount: int) -> list[int]:
    """Q-CL-24, Q-CL-25: the exact amount in the fewest cards, largest first; failing that, the most below it.

    >>> largest_payable([1, 1, 2, 3], 4)
    [3, 1]
    >>> largest_payable([3, 3], 4)
    [3]
    """
    values = payable(pile, amount)
    for total in range(amount, 0, -1):
        for cards in range(1, total + 1):
            chosen = exact(values, 0, total, cards)
            if chosen:
                return chosen
    return []


def payable(pile: list[int], amount: int) -> list[int]:
    """The gold cards that can be part of a payment, largest first: of every kind as many as can be used.

    >>> payable([1, 5, 3, 2, 3, 2, 2], 4)
    [3, 2, 2, 1]
    """
    counts = [0] * (amount + 1)
    nuggets: i64
    for nuggets in pile:
        if nuggets <= amount:
            counts[nuggets] += 1
    values: list[int] = []
    for nuggets in range(amount, 0, -1):
        values += [nuggets] * min(counts[nuggets], amount // nuggets)
    return values


def exact(values: list[int], start: int, total: int, cards: int) -> list[int]:
    """Exactly so many of the values, from `start` on, that add up to the total; empty if there are none."""
    for at in range(start, len(values)):
        value = values[at]
        if cards == 1:
            if value == total:
                return [value]
        elif value < total:
            rest = exact(values, at + 1, total - value, cards - 1)
            if rest:
                return [value, *rest]
    return []


def nuggets_of(s: State) -> list[int]:
    """The nuggets of each seat."""
    return [sum(gold) for gold in s.gold]


def winners(s: State) -> list[int]:
    """CL-V11, CL-V12: most nuggets; all who tie share the win."""
    totals = nuggets_of(s)
    best = max(totals)
    return [seat for seat in range(s.seats) if totals[seat] == best]


def end_game(s: State) -> None:
    """CL-E04: after the last round all gold is counted in the open."""
    s.phase = OVER
    if s.log is not None:
        s.log.append(ev.GameEnded(gold=tuple(nuggets_of(s)), winners=tuple(winners(s)), known=EVERYONE))


def wins(s: State) -> dict[str, int]:
    """Rounds won by each side and, where a round can be without a saboteur (CL-V07), by nobody."""
    winners = [MINER, SABOTEUR] if SETUP[s.seats][0] > 1 else [MINER, SABOTEUR, NOBODY_WON]
    return {SIDE_NAMES[winner]: sum([1 for end in s.ended if end.winner == winner]) for winner in winners}


def counts(s: State) -> dict[str, int]:
    """What a simulation adds up besides: rounds by how they ended."""
    return {f"ended_by_{name}": sum([1 for end in s.ended if end.how == how]) for how, name in HOW.items()}
