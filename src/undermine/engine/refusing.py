"""Refusals that more than one game knows, with the clauses of each."""

from undermine.engine.errors import Refused


def not_held(names: list[str], hand: list[int], name: str, unknown: str, unheld: str) -> Refused | None:
    """Why a card can't be played: the deck has none such (clause `unknown`), or the hand has not (`unheld`)."""
    if name not in names:
        return Refused(unknown, f"there is no card {name} in this deck")
    if names.index(name) not in hand:
        held = ", ".join(names[card] for card in sorted(set(hand)))
        return Refused(unheld, f"you do not hold {name}; you hold {held}")
    return None


def no_proposal(votes: bool, beginning: bool, proposer: int, none: str, when: str) -> Refused | None:
    """Why the end of the round can't be proposed: the table has no votes (clause `none`), or not now (`when`)."""
    if not votes:
        return Refused(none, "this table does not vote on ending a round early (option vote_end)")
    if not beginning:
        return Refused(when, "the end of a round can be proposed only at the beginning of a turn")
    if proposer >= 0:
        return Refused(when, "the end was proposed in this turn already; one vote a turn")
    return None
