"""Refusals that more than one game knows, with the clauses of each.

All refusals are written for whoever plays: no coordinates and no notation, except for what was written in notation.
A seat is always called "seat B", so that a client can put a name in its place.
"""

from collections.abc import Iterable, Sequence

from undermine.engine.decisions import Align, Decision, Pointer, Vote
from undermine.engine.errors import Refused
from undermine.engine.notation import doors_in_order, no_such_seat
from undermine.engine.saying import said

# ---- whether it is time for a decision at all ------------------------------------------------------------------------


def game_over(clause: str) -> Refused:
    """Nothing is decided any more."""
    return Refused(clause, "the game is over")


def not_waiting(waiting: Iterable[int], clause: str) -> Refused:
    """The table waits for others."""
    asked = list(waiting)
    if len(asked) == 1:
        return Refused(clause, said("it's {seat}'s turn", seat=asked[0]))
    return Refused(clause, said("it's up to {seats} now", seats=asked))


def no_proposal(votes: bool, beginning: bool, proposer: int, none: str, when: str) -> Refused | None:
    """Why the end of the round can't be proposed: the table has no votes (clause `none`), or not now (`when`)."""
    if not votes:
        return Refused(none, "this table doesn't vote on ending early (option vote_end)")
    if not beginning:
        return Refused(when, "you can only propose to end early at the beginning of a turn")
    if proposer >= 0:
        return Refused(when, "there has been a vote in this turn already")
    return None


def must_vote(decision: Decision, clause: str, what: str = "round") -> Refused | None:
    """While a proposal is open, there is nothing but a vote on it; `what` would end."""
    return (
        None
        if isinstance(decision, Vote)
        else Refused(clause, said("first vote on ending the {what}: yes or no", what=what))
    )


def no_vote(clause: str, what: str = "round") -> Refused:
    """There is nothing to vote on."""
    return Refused(clause, said("nobody has proposed to end the {what}", what=what))


def must_align(decision: Decision, clause: str, what: str) -> Refused | None:
    """While it is open how a revealed card lies, there is nothing but the answer."""
    if isinstance(decision, Align):
        return None
    return Refused(clause, said("first choose which way up the {what} lies: upright or turned", what=what))


def no_align(clause: str, what: str) -> Refused:
    """There is nothing to align."""
    return Refused(clause, said("there is no {what} to turn now", what=what))


#: To lay such a card.
ACTION_CARD = "{card} is an action card; you can only lay path cards"

# ---- cards and seats -------------------------------------------------------------------------------------------------


def not_held(names: list[str], hand: list[int], name: str, unknown: str, unheld: str) -> Refused | None:
    """Why a card can't be played: the deck has no such card (clause `unknown`), or the hand has none (`unheld`)."""
    if name not in names:
        return Refused(unknown, no_such_card(names, name))
    if names.index(name) not in hand:
        held = [names[card] for card in sorted(set(hand))]
        return Refused(unheld, said("you don't hold {card}; you hold {cards}", card=name, cards=held))
    return None


def no_such_card(names: Sequence[str], name: str) -> str:
    """That the deck has no such card, with the name that was meant if only its doors are in the wrong order.

    >>> no_such_card(["NS", "SW"], "WS")
    'there is no card WS in this deck; doors are written in the order N E S W: SW'
    """
    meant = doors_in_order(name)
    if meant in names:
        return said(
            "there is no card {name} in this deck; doors are written in the order N E S W: {meant}",
            name=name,
            meant=meant,
        )
    return said("there is no card {name} in this deck", name=name)


def no_seat(seat: int, seats: int, clause: str) -> Refused | None:
    """Why a seat can't be pointed at: it is not at this table."""
    return None if seat in range(seats) else Refused(clause, no_such_seat(seat, seats))


# ---- clicks that stand for no decision -------------------------------------------------------------------------------


def choose_first(clause: str) -> Refused:
    """A place without a card."""
    return Refused(clause, "first choose a card from your hand")


def fits_nowhere(clause: str) -> Refused:
    """A path card that has no place at all."""
    return Refused(clause, "this card fits nowhere at the moment; you can discard it")


def for_board(at: Pointer, clause: str) -> Refused | None:
    """A card of the board, and a player is pointed at."""
    return None if at.seat is None else Refused(clause, "this card is for the board, not for a player")


def for_player(at: Pointer, clause: str) -> Refused | None:
    """A card for players, and the board is pointed at."""
    return None if at.cell is None else Refused(clause, "this card is for a player: choose one of them")


# ---- words -----------------------------------------------------------------------------------------------------------


def counted(number: int, one: str, many: str = "") -> str:
    """So many of something.

    >>> counted(1, "dwarf", "dwarves"), counted(2, "card")
    ('1 dwarf', '2 cards')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"
