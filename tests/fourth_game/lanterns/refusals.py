"""Why a decision is refused: the clause, and what it means here. Written apart from `turn.legal`; the kit compares."""

from lanterns.decisions import Discard, LanternDecision, Peek
from lanterns.deck import PEEK
from lanterns.state import State
from lanterns.turn import waiting
from undermine.engine.decisions import Lay, Pointer, ProposeEnd, Vote
from undermine.engine.errors import Refused
from undermine.engine.notation import seat_name
from undermine.engine.placement import why_not_there
from undermine.engine.refusing import (
    choose_first,
    fits_nowhere,
    for_board,
    for_player,
    no_proposal,
    not_held,
    not_waiting,
)
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
        return not_waiting(waiting(s), "LT-T03")
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
        return Refused("LT-A01", f"you have seen seat {seat_name(target)}'s lantern already")
    return None


def _lay(s: State, decision: Lay) -> Refused | None:
    card = s.deck.card(decision.card)
    if card >= s.deck.path_cards:
        return Refused("LT-T01", f"{decision.card} is no path card; it is played on a seat")
    return why_not_there(s.network, s.deck.cells, decision.cell, s.deck.face(card, decision.turned), CLAUSES)


def no_use(s: State, seat: int, at: Pointer) -> Refused:
    """Why nothing can be done with this card there, or anywhere."""
    card = at.cards[0] if at.cards else s.deck.names[s.hands[seat][0]] if s.hands[seat] else PEEK
    refusal = why_not(s, seat, Discard(card))
    if refusal:
        return refusal
    if not at.cards:
        return choose_first("LT-T01")
    if card == PEEK:
        return for_player(at, "LT-A01") or Refused("LT-A01", "you have seen all lanterns already")
    return for_board(at, "LT-P01") or fits_nowhere("LT-P02")
