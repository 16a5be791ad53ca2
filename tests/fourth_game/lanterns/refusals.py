"""Why a decision is refused: the clause, and what it means here. Written apart from `turn.legal`; the kit compares."""

from lanterns.decisions import Discard, LanternDecision, Peek
from lanterns.deck import PEEK
from lanterns.state import State
from lanterns.turn import waiting
from undermine.engine.decisions import Lay, ProposeEnd, Vote
from undermine.engine.errors import Refused
from undermine.engine.notation import seat_name
from undermine.engine.placement import why_not_there
from undermine.engine.refusing import no_proposal, not_held
from undermine.engine.state import OVER, PLAY, VOTE

#: By the questions of engine/placement.py.
CLAUSES = {"off": "LT-P01", "taken": "LT-P04", "contact": "LT-P01", "fit": "LT-P02", "connect": "LT-P03"}
CLAUSES |= {"root": "LT-P03"}


def why_not(s: State, seat: int, decision: LanternDecision) -> Refused | None:
    """The first clause against it, or None."""
    if s.phase == OVER:
        return Refused("LT-E03", "the game is over")
    if isinstance(decision, ProposeEnd):
        return no_proposal(s.vote_end, s.phase == PLAY, s.proposer, "LT-X01", "LT-X01")
    if seat not in waiting(s):
        asked = ", ".join(map(seat_name, waiting(s)))
        return Refused("LT-T03", f"it is not for seat {seat_name(seat)} to decide now, but for {asked}")
    if isinstance(decision, Vote) != (s.phase == VOTE):
        return Refused("LT-X01", "first vote: yes or no" if s.phase == VOTE else "nobody has proposed to end the game")
    match decision:
        case Discard(card):
            return _not_held(s, seat, card)
        case Peek(target):
            return _not_held(s, seat, PEEK) or _peek(s, seat, target)
        case Lay(card):
            return _not_held(s, seat, card) or _lay(s, decision)
    return None


def _not_held(s: State, seat: int, card: str) -> Refused | None:
    return not_held(s.deck.names, s.hands[seat], card, "LT-C01", "LT-T01")


def _peek(s: State, seat: int, target: int) -> Refused | None:
    if target not in range(s.seats):
        return Refused("LT-S01", f"there is no seat {target}; this table has {s.seats}, from A on")
    if target == seat:
        return Refused("LT-A01", "you know your own lantern")
    if s.seen[target] >> seat & 1:
        return Refused("LT-A01", f"you have seen the lantern of {seat_name(target)} already")
    return None


def _lay(s: State, decision: Lay) -> Refused | None:
    card = s.deck.card(decision.card)
    if card >= s.deck.path_cards:
        return Refused("LT-T01", f"{decision.card} is no path card; it is played on a seat")
    return why_not_there(s.network, s.deck.cells, decision.cell, s.deck.face(card, decision.turned), CLAUSES)
