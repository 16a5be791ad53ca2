"""Each question of the kit finds the fault that it is for: Lanterns with one thing wrong, and the test that fails."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest
from lanterns import pointers, positions, refusals, setup, turn
from lanterns.codes import PROPOSE, VOTE, code_of
from lanterns.decisions import LanternDecision, Peek
from lanterns.game import Lanterns
from lanterns.options import LanternOptions
from lanterns.state import State
from rooms import room

from undermine.engine.decisions import Pointer
from undermine.engine.errors import Refused
from undermine.testing import GameTests


class SharedDiscards(State):
    def copy(self) -> State:
        other = super().copy()
        other.__class__ = SharedDiscards
        other.discards = self.discards
        return other


def shared_discards(*words: Any) -> State:
    """A copy has the discards of the state that it was made from."""
    s = setup.begin(*words)
    s.__class__ = SharedDiscards
    return s


def no_peeks_written(s: State, options: LanternOptions, source: str) -> str:
    """A position forgets who looked at whom."""
    blind = s.copy()
    blind.seen = [0] * s.seats
    return positions.write(blind, options, source)


def no_peeks(s: State) -> list[int]:
    """A peek card can't be played."""
    return [code for code in turn.legal(s) if code >> 5 != 1]


def nothing_at_the_end(s: State) -> list[int]:
    """The last card of a hand can't be played."""
    return turn.legal(s) if len(s.hands[s.turn]) > 1 else []


def an_unknown_rule(s: State, seat: int, decision: LanternDecision) -> Refused | None:
    refusal = refusals.why_not(s, seat, decision)
    return Refused("LT-A99", refusal.why) if refusal and isinstance(decision, Peek) else refusal


def a_lost_card(s: State, code: int) -> None:
    """What is discarded is gone for good."""
    turn.apply(s, code)
    for cards in s.discards:
        cards.clear()


def another_card(s: State, seat: int, decision: LanternDecision) -> Pointer:
    """A choice points at a card that nobody has."""
    return msgspec.structs.replace(pointers.points(s, seat, decision), cards=("no-such-card",))


def half_a_playout(_: object, s: State, random: Callable[[], float]) -> int:
    """It stops after one decision."""
    turn.apply(s, turn.legal(s)[int(random())])
    return 1


def always_late(*_: Any) -> int:
    """A seat that is late votes, whether there is a vote or not."""
    return code_of(VOTE)


FAULTS: dict[str, tuple[str, dict[str, Any], str]] = {
    "shared discards": ("copies_are_apart", {"setup": room(setup, begin=shared_discards)}, "playing a copy changed"),
    "a forgotten field": (
        "choices_and_positions_read_back",
        {"positions": room(positions, write=no_peeks_written)},
        "sees another table|other choices",
    ),
    "a missing choice": ("choices_and_refusals_agree", {"turn": room(turn, legal=no_peeks)}, "peek . by seat . is not"),
    "no choice": ("nothing_gets_stuck", {"turn": room(turn, legal=nothing_at_the_end)}, "is asked, but has no choice"),
    "an unknown rule": (
        "refusals_name_rules",
        {"refusals": room(refusals, why_not=an_unknown_rule)},
        "rules.md does not have: LT-A99",
    ),
    "a lost card": ("nothing_gets_stuck", {"turn": room(turn, apply=a_lost_card)}, "cards lost"),
    "another card": ("nothing_gets_stuck", {"pointers": room(pointers, points=another_card)}, "does not hold"),
    "half a playout": ("playouts_end", {"playout": half_a_playout}, "stopped before the end"),
    "always late": ("nothing_gets_stuck", {"late": always_late}, "for a late seat, but not legal"),
    "a proposal of another code": (
        "both_tiers_count_the_same_ways",
        {"legal": lambda _, s, seat: [c for c in Lanterns().legal(s, seat) if c != code_of(PROPOSE)]},
        "ways by codes",
    ),
}


class Asked(GameTests):
    tables = ({"vote_end": True},)
    games = 1

    def cards(self, s: State) -> Iterator[object]:
        """Every card of the deck, wherever it is."""
        laid = (s.deck.faces.card[face] for face in s.network.laid.values() if face < s.deck.start_face)
        return chain(s.pile, *s.hands, *s.discards, laid, [s.deck.peek] * s.peeks_played)


@pytest.mark.parametrize(("question", "changed", "said"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found(question: str, changed: dict[str, Any], said: str) -> None:
    faulty = type("Faulty", (Lanterns,), {**changed, "__module__": Lanterns.__module__})
    tests = type("FaultyTests", (Asked,), {"game": faulty()})()
    with pytest.raises(AssertionError, match=said):
        getattr(tests, f"test_{question}")()


def test_the_cards_of_a_game_without_faults_are_all_there() -> None:
    tests = type("WholeTests", (Asked,), {"game": Lanterns()})()
    tests.test_nothing_gets_stuck()
