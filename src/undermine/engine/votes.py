# fast tier
"""Votes on ending early (Q-CL-39, Q-LM-52, Q-DC-58): at the beginning of a turn any seat may propose it."""

from undermine.engine import events as ev
from undermine.engine.state import PLAY, VOTE, BaseState


def may_propose(s: BaseState) -> bool:
    """Whether the end can be proposed now: at the beginning of a turn, once a turn, where the table votes at all."""
    return s.phase == PLAY and s.vote_end and s.proposer < 0


def propose_end(s: BaseState, seat: int) -> None:
    """A proposal counts as the proposer's yes."""
    s.phase = VOTE
    s.proposer = seat
    s.voted = 1 << seat
    s.actor = (seat + 1) % s.seats
    if s.log is not None:
        s.log.append(ev.EndProposed(seat=seat))


def vote(s: BaseState, seat: int, yes: bool) -> bool:
    """One no and play goes on. Returns whether all have said yes."""
    if s.log is not None:
        s.log.append(ev.Voted(seat=seat, yes=yes))
    if not yes:
        s.phase = PLAY
        s.actor = s.turn
        return False
    s.voted |= 1 << seat
    left = still_to_vote(s)
    if left:
        s.actor = left[0]
    return not left


def still_to_vote(s: BaseState) -> list[int]:
    """The seats that have not said yes yet, clockwise from the proposer; they may answer in any order."""
    clockwise = [(s.proposer + i) % s.seats for i in range(s.seats)]
    return [seat for seat in clockwise if not s.voted >> seat & 1]
