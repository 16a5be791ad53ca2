"""Every notation and file of The Dark Cave: parse and print are inverses, and what is damaged is refused clearly."""

from functools import cache
from itertools import count
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undermine
from tests.dark_cave.table import given as table
from tests.players import caver, play
from tests.properties.dark_cave_moments import moments
from tests.properties.notations import CARDS, CELLS, SEATS
from undermine import NotationError, PositionError, UndermineError
from undermine.games.dark_cave import decisions as d
from undermine.games.dark_cave.deck import CREATURES, SPACES
from undermine.games.dark_cave.views import DarkCaveView
from undermine.testing import assert_choices_read_back, assert_record_replays, assert_seen_reads_back

SIDES = st.sampled_from("NESW")

DECISIONS = st.one_of(
    st.builds(d.Lay, CARDS, CELLS, st.booleans()),
    st.builds(d.LookAtGoal, CARDS, CELLS),
    st.builds(d.LookAtClan, CARDS, SEATS),
    st.builds(d.Rockfall, CARDS, CELLS),
    st.builds(d.Swap, CARDS, SEATS),
    st.builds(d.SetWeb, CARDS, CELLS, SIDES),
    st.builds(d.Equip, CARDS, SEATS),
    st.builds(d.Attract, CARDS, CELLS),
    st.builds(d.Rouse, CARDS),
    st.builds(d.Discard, st.lists(CARDS, min_size=1, max_size=2).map(tuple)),
    st.builds(d.Step, CELLS, st.sampled_from(SPACES)),
    st.builds(d.Stop),
    st.builds(d.Hew, CELLS, SIDES),
    st.builds(d.AnswerAxe, st.booleans()),
    st.builds(d.Meet, st.sampled_from(CREATURES)),
    st.builds(d.TakeGold, st.booleans()),
    st.builds(d.Align, st.booleans()),
    st.builds(d.ProposeEnd),
    st.builds(d.Vote, st.booleans()),
)


@given(DECISIONS)
def test_a_decision_reads_back(decision: d.DarkCaveDecision) -> None:
    assert d.read(str(decision)) == decision
    assert msgspec.json.decode(msgspec.json.encode(decision), type=d.DarkCaveDecision) == decision


WORDS = [
    *d.FORMS,
    "I-NS",
    "II-NE~",
    "~",
    "3,0",
    "-1,2",
    "A",
    "E",
    "C",
    "NS",
    "with",
    "III-web",
    "rat",
    "yes",
    "99",
    "1",
]


@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
@settings(max_examples=500)
def test_any_text_is_a_decision_or_a_clear_error(text: str) -> None:
    try:
        decision = d.read(text)
    except NotationError as error:
        assert str(error)
    else:
        assert str(decision) == " ".join(text.split())


def test_choices_positions_copies_and_views_read_back(soak: int) -> None:
    """At every decision; and from its position and from a copy the game goes on as the match does."""
    for match, decision in moments("trip", soak, (3, 6)):
        assert_choices_read_back(match)
        text, seat = match.position(), match.waiting[0]
        again, copy = undermine.load_position(text), match.state.copy()
        assert again.position() == match.game.position(copy, match.options, match.deck_source) == text
        assert again.choices().codes == match.choices().codes
        match.decide(decision)
        again.decide(decision, seat)
        match.game.apply(copy, seat, match.game.encode(copy.deck, decision))
        assert again.position() == match.game.position(copy, match.options, match.deck_source) == match.position()
        viewer = match.decided % match.seats
        view = match.view(viewer)
        assert again.view(viewer) == msgspec.structs.replace(view, number=1)
        assert again.log(viewer) == match.log(viewer, match.decided - 1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=DarkCaveView) == view


@pytest.mark.parametrize("seats", range(2, 9))
def test_events_and_records_read_back(seats: int) -> None:
    match = play(undermine.start("dark_cave", seats, f"trip {seats}"), seats, caver)
    assert_record_replays(match)
    assert_seen_reads_back(match)


def test_a_match_from_a_position_is_recorded_and_replays() -> None:
    match = undermine.load_position(late("move"))
    play(match, 1, caver)
    record = undermine.write_record(match.record())
    assert undermine.replay(record).digest() == match.digest()


@pytest.mark.clause("Q-DC-34")
@pytest.mark.parametrize(("creatures", "phase"), [(["I-rat"], "axe"), (["I-rat", "I-goblin"], "meet")])
def test_a_dwarf_that_is_attacked_on_the_exit_space_reads_back(creatures: list[str], phase: str) -> None:
    """It has come there, but it leaves the cave only when the attack is over."""
    match = table(f"""
        goals = ["-4,4 vein", "4,4 hole", "-4,-4 exit up", "4,-4 ladder"]
        creatures = {[f"{card} of B at -4,-4 C" for card in creatures]}
        [seat.A]
        at = "-4,-4 N"
        axes = "I-axe"
        hand = "I-NS I-EW"
    """)
    match.decide("discard I-NS")
    match.decide("step -4,-4 C")
    assert match.view(None).phase == phase
    again = undermine.load_position(match.position())
    assert again.position() == match.position()
    while match.view(None).phase in ("meet", "axe"):
        decision = match.choices()[0]
        match.decide(decision)
        again.decide(decision)
    assert again.position() == match.position()
    assert match.view(None).seats[0].at is None


@pytest.mark.clause("Q-DC-34", "Q-DC-52")
def test_a_game_that_ended_on_the_exit_space_reads_back() -> None:
    """The rat takes the last card of all before the dwarf is out; with `strict_immediate_end` nothing follows."""
    match = table("""
        goals = ["-4,4 vein", "4,4 hole", "-4,-4 exit up", "4,-4 ladder"]
        creatures = ["I-rat of B at -4,-4 C"]
        pile = ""
        [options]
        strict_immediate_end = true
        [seat.A]
        at = "-4,-4 N"
        hand = "I-NS I-EW"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    match.decide("discard I-NS")
    match.decide("step -4,-4 C")
    assert match.result.how == "exhausted"
    assert undermine.load_position(match.position()).position() == match.position()


@cache
def late(phase: str) -> str:
    """A position from the middle of a game, with this phase."""
    for seed in count():
        match = undermine.start("dark_cave", 5, seed, {"axe_prompt": "simultaneous"})
        random = Random(seed)
        while match.result is None:
            if match.decided > 60 and match.view(None).phase == phase:
                return match.position()
            match.decide(caver(match, random))
    raise AssertionError(phase)


@given(st.data())
@settings(max_examples=150)
def test_any_text_is_a_position_or_a_clear_error(data: st.DataObject) -> None:
    """A line dropped, doubled, or with other words in it."""
    position = late(data.draw(st.sampled_from(["play", "creature", "move", "axe"])))
    rows = position.splitlines()
    at = data.draw(st.integers(0, len(rows) - 1))
    others = ["99", "Z", "4,4", "exit", "up", "out", "I-web on 0,0 E side 1", "I-rat of A at 0,0 C", "axe", "0,0 C"]
    words = st.lists(st.sampled_from([*position.split(), *others]), max_size=5)
    how = data.draw(st.sampled_from(["drop", "double", "words", "noise"]))
    if how == "drop":
        del rows[at]
    elif how == "double":
        rows.insert(at, rows[at])
    elif how == "words":
        rows[at] = rows[at].partition("=")[0] + '= "' + " ".join(data.draw(words)).replace('"', "") + '"'
    else:
        rows[at] = data.draw(st.text(max_size=20))
    try:
        match = undermine.load_position("\n".join(rows))
    except PositionError as error:
        assert error.defects
    except UndermineError as error:
        assert str(error)
    else:
        assert undermine.load_position(match.position()).position() == match.position()
        play(match, 1, caver)
