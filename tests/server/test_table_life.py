"""The life of a table as a state machine, and single moments of it."""

from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import (
    run_state_machine_as_test,
)

from tests.dark_cave.table import given as given_in_the_cave
from tests.lost_mines.table import ROAD
from tests.lost_mines.table import given as given_at_the_mines
from tests.server.table_life import TableLife
from tests.server.tables import CODE, Sitting, seated
from undermine.server import entries as en
from undermine.server import hub
from undermine.server import protocol as pr
from undermine.server.errors import NotGranted, TableDamaged


def test_the_life_of_a_table(soak: int) -> None:
    without_explaining = [phase for phase in Phase if phase is not Phase.explain]
    wishes = settings(max_examples=40 * soak, stateful_step_count=30, phases=without_explaining)
    run_state_machine_as_test(TableLife, settings=wishes)


# ---- single things --------------------------------------------------------------------------------------------------


def test_a_second_tap_is_no_second_step() -> None:
    """The ways on are the same after the step, but it is another question."""
    match = given_at_the_mines(f"""
        laid = [{ROAD}]
        phase = "move"
        [seat.A]
        cell = "2,2"
    """)
    sitting = seated(match=match, game="lost_mines")
    shown = sitting.table.number
    sitting.decide(0, "step E", shown)
    assert "step E" in sitting.match.choices(0)
    with pytest.raises(NotGranted) as refusal:
        sitting.decide(0, "step E", shown)
    assert refusal.value.stale


def test_a_second_tap_is_no_answer_to_the_next_creature() -> None:
    match = given_in_the_cave("""
        laid = ["1,0 I-EW", "2,0 I-EW"]
        phase = "move"
        creatures = ["I-rat of C at 2,0 C", "I-goblin of C at 2,0 C"]
        [seat.A]
        at = "1,0 C"
        axes = "I-axe II-axe"
    """)
    sitting = seated(match=match)
    sitting.decide(0, "step 2,0 C")
    sitting.decide(0, "meet rat")
    shown = sitting.table.number
    sitting.decide(0, "axe yes", shown)
    assert sitting.match.view(None).attack.creature == "goblin"
    with pytest.raises(NotGranted) as refusal:
        sitting.decide(0, "axe yes", shown)
    assert refusal.value.stale


def test_a_decision_still_holds_when_others_have_voted_meanwhile() -> None:
    """All are asked at once; the answers of others do not make mine a late one."""
    sitting = seated()
    sitting.decide(sitting.table.waiting[0], "propose-end")
    shown, (first, second) = sitting.table.number, sitting.table.waiting
    sitting.decide(first, "vote yes", shown)
    sitting.decide(second, "vote yes", shown)
    assert sitting.table.status == "over"


def test_who_is_ready_for_the_next_game_plays_it_himself() -> None:
    sitting = seated(seats=2, clock=en.Clock("decision", 30.0))
    seat = sitting.table.waiting[0]
    sitting.table.fold(en.BotTook(at=sitting.now, seat=seat))
    sitting.bot_decides(seat, "propose-end")
    sitting.decide(1 - seat, "vote yes")
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Ready)
    sitting.start("next")
    assert [seat.away for seat in sitting.table.seats] == [False, False]


WISHES = [
    (pr.Sit, {"seat": 1}),
    (pr.Ready, {}),
    (pr.Say, {"text": "I am still here"}),
    (pr.Mute, {"person": "p1"}),
    (pr.Pause, {}),
    (pr.Leave, {}),
]


@pytest.mark.parametrize(("kind", "fields"), WISHES)
def test_who_was_sent_away_can_do_nothing_more(kind: Any, fields: dict[str, Any]) -> None:
    """His connection may still be open."""
    sitting = Sitting(en.Config("dark_cave", 2))
    host, other = sitting.join("Ann"), sitting.join("Bo")
    sitting.ask(other, pr.Sit, seat=1)
    sitting.ask(host, pr.Remove, person=other)
    assert sitting.table.person_with(sitting.tokens[other]) is None
    assert sitting.why_not(other, kind, **fields) is not None


def test_a_table_that_all_have_left_gets_a_host_again() -> None:
    sitting = Sitting(en.Config("dark_cave", 2))
    first = sitting.join("Ann")
    sitting.ask(first, pr.Leave)
    assert sitting.table.host is None
    second = sitting.join("Bo")
    assert sitting.table.host == second


def test_who_left_a_running_game_comes_back_with_his_token() -> None:
    sitting = seated(seats=2)
    sitting.ask("p1", pr.Leave)
    assert (sitting.table.host, sitting.table.seats[0].away) == ("p2", True)
    found = sitting.table.person_with(sitting.tokens["p1"])
    assert found is not None
    sitting.ask("p1", pr.TakeBack, seat=0)
    assert (found.gone, sitting.table.seats[0].away, sitting.table.host) == (False, False, "p2")


def test_his_own_decision_brings_somebody_back() -> None:
    sitting = seated(seats=2)
    seat = sitting.table.waiting[0]
    sitting.table.fold(en.BotTook(at=sitting.now, seat=seat))
    sitting.decide(seat, str(sitting.match.choices(seat)[0]))
    assert not sitting.table.seats[seat].away


def test_the_seat_of_somebody_who_is_gone_is_free_after_the_game() -> None:
    sitting = seated(seats=2)
    sitting.decide(sitting.table.waiting[0], "propose-end")
    last = sitting.table.waiting[0]
    sitting.ask(f"p{last + 1}", pr.Leave)
    sitting.bot_decides(last, "vote yes")
    assert sitting.table.status == "over"
    assert sitting.table.seats[last].person is None
    assert sitting.table.person_with(sitting.tokens[f"p{last + 1}"]) is None


@pytest.mark.parametrize("claim", [" ", "\n", "\u202e"])
def test_a_claim_of_nothing_is_nothing_to_say(claim: str) -> None:
    sitting = Sitting(en.Config("dark_cave", 2))
    sitting.join()
    assert sitting.why_not("p1", pr.Say, claim=claim) is not None


@pytest.mark.parametrize("name", ["", " ", "\n\t", "\u202e\u200b", "\ud800"])
def test_a_name_of_nothing_is_no_name(name: str) -> None:
    with pytest.raises(NotGranted):
        Sitting(en.Config("dark_cave", 2)).join(name)


def test_names_and_talk_lose_what_can_not_be_seen() -> None:
    sitting = Sitting(en.Config("dark_cave", 2))
    sitting.join("  Ann\u202e \n the  second, queen of all the caves and of the mines ")
    assert sitting.table.people["p1"].name == "Ann the second, queen of"
    assert sitting.ask("p1", pr.Say, text=" left\x07 \x1b[31m goal ").text == "left [31m goal"


def test_only_so_many_people_fit_at_a_table() -> None:
    sitting = Sitting(en.Config("dark_cave", 2))
    for number in range(40):
        sitting.join(f"{number}")
    with pytest.raises(NotGranted):
        sitting.join("one too many")
    sitting.ask("p7", pr.Leave)
    assert sitting.join("in place of p7") == "p41"


def test_a_log_that_the_rules_do_not_agree_with_is_not_played_on() -> None:
    """A change of the rules must not turn a running game into another one, silently."""
    sitting = seated(seats=2)
    seat = sitting.table.waiting[0]
    sitting.decide(seat, str(sitting.match.choices(seat)[0]))
    raw = sitting.raw()
    raw[-1] = en.encode_entry(msgspec.structs.replace(en.decode_entry(raw[-1]), digest="0" * 16))
    with pytest.raises(TableDamaged, match=f"entry {len(raw)}"):
        hub.replay(CODE, raw)
