"""Nights: a game of days can let its clocks rest while people sleep, by the time of day of a place."""

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.tables import seated
from undermine.engine.errors import OptionError
from undermine.server import entries as en
from undermine.server import frames
from undermine.server.agreements import check_config
from undermine.server.clocks import SeatClock
from undermine.server.nights import awake, run_out

HOUR = 3_600.0
AMSTERDAM = en.Night("Europe/Amsterdam")
SIESTA = en.Night("Asia/Kolkata", 13 * 60, 15 * 60 + 30)


def at(day: str, night: en.Night = AMSTERDAM) -> float:
    return datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(night.zone)).timestamp()


def day_each(night: en.Night) -> en.Clock:
    return en.Clock("decision", en.DAY, night=night)


@pytest.mark.parametrize(
    ("since", "seconds", "until"),
    [
        ("2026-11-18 09:00", 4 * HOUR, "2026-11-18 13:00"),
        ("2026-11-18 20:00", 4 * HOUR, "2026-11-19 10:00"),
        ("2026-11-18 23:30", 4 * HOUR, "2026-11-19 12:00"),
        ("2026-11-19 03:00", 4 * HOUR, "2026-11-19 12:00"),
        ("2026-11-18 18:00", 4 * HOUR, "2026-11-18 22:00"),
        ("2026-11-18 10:00", 24 * HOUR, "2026-11-19 20:00"),
        ("2026-03-28 20:00", 4 * HOUR, "2026-03-29 10:00"),  # the clocks go forward in that night
        ("2026-10-24 20:00", 4 * HOUR, "2026-10-25 10:00"),  # and back in that one
    ],
)
def test_time_runs_out_by_day(since: str, seconds: float, until: str) -> None:
    assert run_out(AMSTERDAM, at(since), seconds) == at(until)
    assert awake(AMSTERDAM, at(since), at(until)) == seconds


def test_a_night_need_not_be_at_night() -> None:
    assert run_out(SIESTA, at("2026-06-01 12:00", SIESTA), 2 * HOUR) == at("2026-06-01 16:30", SIESTA)


def test_a_night_in_the_hour_that_summer_time_leaves_out_does_not_count() -> None:
    short = en.Night("Europe/Amsterdam", 2 * 60 + 30, 3 * 60)
    assert run_out(short, at("2026-03-29 01:00"), 2 * HOUR) == at("2026-03-29 04:00")


def test_nights_that_overlap_when_summer_time_begins_count_once() -> None:
    long = en.Night("Europe/Amsterdam", 3 * 60 + 10, 2 * 60 + 40)
    assert awake(long, at("2026-03-29 01:30"), at("2026-03-29 04:00")) == 0.0
    assert awake(long, at("2026-03-29 04:00"), at("2026-03-29 01:30")) == 0.0, "nor does a clock that goes back"


NIGHTS = st.builds(en.Night, st.sampled_from(["Europe/Berlin", "Pacific/Chatham", "UTC"]), *[st.integers(0, 1439)] * 2)


@given(NIGHTS.filter(lambda night: night.begins != night.ends), st.floats(1e9, 3e9), st.floats(0.0, 14 * en.DAY))
def test_a_clock_has_used_all_it_had_when_it_runs_out(night: en.Night, since: float, seconds: float) -> None:
    until = run_out(night, since, seconds)
    assert until >= since + seconds - 1e-3
    assert awake(night, since, until) == pytest.approx(seconds, abs=1e-3)


def test_a_decision_is_charged_for_the_day_alone() -> None:
    clock = SeatClock(en.Clock("bank", 2 * en.DAY, 0.0, AMSTERDAM))
    clock.ask(at("2026-11-18 21:00"))
    clock.answer(at("2026-11-19 09:00"), 0.0)
    assert clock.left == 2 * en.DAY - 2 * HOUR


def test_viewers_are_told_when_time_is_over() -> None:
    sitting = seated(clock=day_each(AMSTERDAM))
    waiting = [seat for seat in frames.table_state(sitting.table).seats if seat.since is not None]
    assert waiting
    assert [seat.until for seat in waiting] == [run_out(AMSTERDAM, sitting.now, en.DAY)] * len(waiting)
    assert sitting.table.deadline == waiting[0].until
    sitting = seated(clock=en.Clock("decision", en.DAY))
    assert all(seat.until is msgspec.UNSET for seat in frames.table_state(sitting.table).seats)


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        (en.Clock("decision", 60.0, night=AMSTERDAM), "of an hour and more"),
        (en.Clock(night=AMSTERDAM), "of an hour and more"),
        (day_each(en.Night("Europe/Amsterdam", 60, 60)), "at the same time"),
        (day_each(en.Night("UTC", 0, 16 * 60 + 1)), "longer than 16 hours"),
        (day_each(en.Night("Mars/Olympus")), 'no time zone "Mars/Olympus"'),
        (day_each(en.Night("../../etc/passwd")), "no time zone"),
    ],
)
def test_nights_that_make_no_sense_are_refused(clock: en.Clock, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        check_config(en.Config("classic", 3, clock=clock))


def test_a_log_opens_though_its_time_zone_is_unknown_here() -> None:
    clock = SeatClock(day_each(en.Night("Mars/Olympus")))
    clock.ask(at("2026-11-18 21:00", en.Night("UTC")))
    assert clock.deadline == run_out(en.Night("UTC"), at("2026-11-18 21:00", en.Night("UTC")), en.DAY)


def test_clocks_without_nights_are_stored_as_they_were() -> None:
    assert msgspec.json.decode(msgspec.json.encode(en.Clock("decision", en.DAY))).keys() == {"kind", "seconds", "more"}
