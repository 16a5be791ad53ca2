"""Refusals that more than one game knows, with the clauses of each."""

from collections.abc import Iterable, Sequence

from undermine.engine.decisions import Align, Decision, Vote
from undermine.engine.errors import Refused
from undermine.engine.notation import doors_in_order, no_such_seat, seat_name

# ---- whether it is time for a decision at all ------------------------------------------------------------------------


def game_over(clause: str) -> Refused:
    """Nothing is decided any more."""
    return Refused(clause, "the game is over")


def not_waiting(seat: int, waiting: Iterable[int], clause: str) -> Refused:
    """The table waits for others."""
    waited = ", ".join(map(seat_name, waiting))
    return Refused(clause, f"it is not for seat {seat_name(seat)} to decide now, but for {waited}")


def no_proposal(votes: bool, beginning: bool, proposer: int, none: str, when: str) -> Refused | None:
    """Why the end of the round can't be proposed: the table has no votes (clause `none`), or not now (`when`)."""
    if not votes:
        return Refused(none, "this table does not vote on ending a round early (option vote_end)")
    if not beginning:
        return Refused(when, "the end of a round can be proposed only at the beginning of a turn")
    if proposer >= 0:
        return Refused(when, "the end was proposed in this turn already; one vote a turn")
    return None


def must_vote(decision: Decision, clause: str, what: str = "round") -> Refused | None:
    """While a proposal is open, there is nothing but a vote on it; `what` would end."""
    return None if isinstance(decision, Vote) else Refused(clause, f"first vote on ending the {what}: yes or no")


def no_vote(clause: str, what: str = "round") -> Refused:
    """There is nothing to vote on."""
    return Refused(clause, f"nobody has proposed to end the {what}")


def must_align(decision: Decision, clause: str, what: str) -> Refused | None:
    """While it is open how a revealed card lies, there is nothing but the answer."""
    if isinstance(decision, Align):
        return None
    return Refused(clause, f"first choose how the revealed {what} lies: align upright, or align turned")


def no_align(clause: str, what: str) -> Refused:
    """There is nothing to align."""
    return Refused(clause, f"there is no revealed {what} to align")


# ---- cards and seats -------------------------------------------------------------------------------------------------


def not_held(names: list[str], hand: list[int], name: str, unknown: str, unheld: str) -> Refused | None:
    """Why a card can't be played: the deck has no such card (clause `unknown`), or the hand has none (`unheld`)."""
    if name not in names:
        return Refused(unknown, no_such_card(names, name))
    if names.index(name) not in hand:
        held = ", ".join(names[card] for card in sorted(set(hand)))
        return Refused(unheld, f"you do not hold {name}; you hold {held}")
    return None


def no_such_card(names: Sequence[str], name: str) -> str:
    """That the deck has no such card, with the name that was meant if only its doors are in the wrong order.

    >>> no_such_card(["NS", "SW"], "WS")
    'there is no card WS in this deck; doors are written in the order N E S W: SW'
    """
    meant = doors_in_order(name)
    hint = f"; doors are written in the order N E S W: {meant}" if meant in names else ""
    return f"there is no card {name} in this deck{hint}"


def no_seat(seat: int, seats: int, clause: str) -> Refused | None:
    """Why a seat can't be pointed at: it is not at this table."""
    return None if seat in range(seats) else Refused(clause, no_such_seat(seat, seats))


def counted(number: int, one: str, many: str = "") -> str:
    """So many of something.

    >>> counted(1, "dwarf", "dwarves"), counted(2, "card")
    ('1 dwarf', '2 cards')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them.

    >>> listed(["lamp"]), listed(["lamp", "cart", "pick"])
    ('lamp', 'lamp, cart and pick')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
