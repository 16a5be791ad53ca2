"""The kit finds a leak in a game that leaks: Lanterns with one secret given away, in one room after the other."""

from typing import Any

import msgspec
import pytest
from lanterns import events as ev
from lanterns import refusals, turn, views
from lanterns.codes import PEEK, code_of
from lanterns.decisions import LanternDecision, Peek
from lanterns.game import Lanterns
from lanterns.options import LanternOptions
from lanterns.state import State
from rooms import room

from undermine.engine.errors import Refused
from undermine.engine.state import OVER
from undermine.engine.views import EVERYONE
from undermine.testing import two_worlds


def knows(s: State, viewer: int | None) -> object:
    """LT-I01 and LT-I02, from the state: what lies open, how much is hidden, and what is the viewer's own."""
    over = s.phase == OVER
    lanterns = {seat: s.owned[seat] for seat in range(s.seats) if over or viewer == seat or _peeked(s, seat, viewer)}
    open_to_all = (s.phase, s.turn, s.actor, s.lit, s.peeks_played, s.voted, s.proposer, s.seen)
    sizes = len(s.pile), [len(hand) for hand in s.hands], [len(cards) for cards in s.discards]
    own = None if viewer is None else (sorted(s.hands[viewer]), sorted(s.discards[viewer]))
    return open_to_all, sizes, s.network.laid, lanterns, own


def _peeked(s: State, seat: int, viewer: int | None) -> bool:
    return viewer is not None and bool(s.seen[seat] >> viewer & 1)


def proved(game: Lanterns, **more: Any) -> int:
    return sum(two_worlds(game, seats, f"leak {seats}", {"vote_end": True}, **more) for seats in (2, 3, 4))


# ---- games that leak ------------------------------------------------------------------------------------------------


def all_lanterns_shown(s: State, decided: int, options: LanternOptions, deck_name: str) -> views.LanternView:
    """All see the lanterns of all."""
    whole = views.truth(s, decided, options, deck_name)
    shown = [msgspec.structs.replace(seat.lantern, known=EVERYONE) for seat in whole.seats]
    seats = [msgspec.structs.replace(seat, lantern=card) for seat, card in zip(whole.seats, shown, strict=True)]
    return msgspec.structs.replace(whole, seats=tuple(seats))


def some_peeks_missing(s: State) -> list[int]:
    """A seat whose lantern has the first name can't be peeked at."""
    missing = [code_of(PEEK, seat) for seat in range(s.seats) if s.owned[seat] == 0]
    return [code for code in turn.legal(s) if code not in missing]


def talkative_refusal(s: State, seat: int, decision: LanternDecision) -> Refused | None:
    """A refused peek says what there would have been to see."""
    refusal = refusals.why_not(s, seat, decision)
    if refusal and isinstance(decision, Peek) and decision.seat < s.seats:
        return Refused(refusal.clause, f"{refusal.why}: {s.deck.lanterns[s.owned[decision.seat]]}")
    return refusal


def discards_told(s: State, code: int) -> None:
    """All are told what is discarded."""
    turn.apply(s, code)
    if s.log is not None:
        for i, event in enumerate(s.log):
            if isinstance(event, ev.Discarded):
                s.log[i] = msgspec.structs.replace(event, known=EVERYONE)


class LeakyView(Lanterns):
    views = room(views, truth=all_lanterns_shown)


class LeakyChoices(Lanterns):
    turn = room(turn, legal=some_peeks_missing)


class LeakyRefusals(Lanterns):
    refusals = room(refusals, why_not=talkative_refusal)


class LeakyEvents(Lanterns):
    turn = room(turn, apply=discards_told)


# ---- what the kit finds ---------------------------------------------------------------------------------------------


def test_lanterns_keeps_its_secrets() -> None:
    assert proved(Lanterns()) > 100
    assert proved(Lanterns(), knows=knows) > 100


@pytest.mark.parametrize(
    ("game", "by"), [(LeakyView(), "view"), (LeakyChoices(), "choices"), (LeakyRefusals(), "refusals")]
)
def test_what_no_event_told_is_a_leak(game: Lanterns, by: str) -> None:
    for more in ({}, {"knows": knows}):
        with pytest.raises(AssertionError, match=f"a secret leaks to viewer .* by its {by}"):
            proved(game, **more)


def test_an_event_that_tells_too_much_is_a_leak_by_what_a_viewer_may_know() -> None:
    with pytest.raises(AssertionError, match=r"a secret leaks to viewer .* by its events"):
        proved(LeakyEvents(), knows=knows)


def test_worlds_that_are_never_alike_prove_nothing() -> None:
    with pytest.raises(AssertionError, match="so nothing is proved"):
        two_worlds(Lanterns(), 2, "all is known", knows=lambda s, _: (s.hands, s.pile, s.owned, s.discards))
