"""Thinking time: what is charged to whom, and what happens when it is over. The time is a number that tests set."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.classic.decks import custom
from tests.classic.rounds import at_the_treasure
from tests.classic.table import given as given_classic
from tests.dark_cave.goals import before_a_goal, enter
from tests.dark_cave.table import given as given_in_the_cave
from tests.lost_mines.rounds import at_the_mine
from tests.lost_mines.table import ROAD
from tests.lost_mines.table import given as given_at_the_mines
from tests.server.tables import CODE, Sitting, match_of, seated
from tests.server.waking import started_before, stored, wake_up
from undermine import Match
from undermine.games.classic.views import PHASES as CLASSIC_PHASES
from undermine.games.dark_cave.views import PHASES as DARK_CAVE_PHASES
from undermine.games.lost_mines.views import PHASES as LOST_MINES_PHASES
from undermine.server import entries as en
from undermine.server import frames, hub
from undermine.server import protocol as pr
from undermine.server.clocks import SeatClock
from undermine.server.errors import NotGranted
from undermine.server.hub import Hub
from undermine.server.live import Pace
from undermine.server.store import SqliteStore
from undermine.server.table import PATIENCE

NONE = en.Clock()
DECISION = en.Clock("decision", 30.0)
BANK = en.Clock("bank", 60.0, 5.0)
DAYS = en.Clock("decision", 3 * en.DAY)


def clock(rules: en.Clock, since: float | None = 100.0) -> SeatClock:
    found = SeatClock(rules)
    if since is not None:
        found.ask(since)
    return found


def left(sitting: Sitting) -> list[float]:
    return [seat.clock.left for seat in sitting.table.seats]


def running(sitting: Sitting) -> list[int]:
    return [seat.index for seat in sitting.table.seats if seat.clock.since is not None]


def first_choice(sitting: Sitting, seat: int) -> str:
    return str(sitting.match.choices(seat)[0])


# ---- one clock ------------------------------------------------------------------------------------------------------


def test_without_a_clock_nothing_runs() -> None:
    found = clock(NONE)
    assert (found.since, found.deadline) == (None, None)


def test_each_decision_has_its_seconds() -> None:
    found = clock(DECISION)
    assert found.deadline == 130.0
    found.answer(120.0, 0.0)
    assert not found.deadline
    found.ask(200.0)
    assert found.deadline == 230.0


def test_a_bank_is_used_up_and_gets_some_more_after_each_decision() -> None:
    found = clock(BANK)
    assert found.deadline == 160.0
    found.answer(120.0, 0.0)
    assert found.left == 45.0
    found.ask(200.0)
    assert found.deadline == 245.0
    found.answer(300.0, 0.0)
    assert found.left == 5.0, "less than nothing can't be left"


def test_who_is_asked_once_more_before_he_has_answered_goes_on_as_he_was() -> None:
    found = clock(DECISION)
    found.ask(110.0)
    assert found.deadline == 130.0


@pytest.mark.parametrize(("lag", "charged"), [(0.0, 4.0), (0.25, 3.75), (1.0, 3.0), (30.0, 3.0)])
def test_lag_is_forgiven_up_to_a_second(lag: float, charged: float) -> None:
    found = clock(BANK)
    found.answer(104.0, lag)
    assert found.left == 60.0 - charged + 5.0


def test_lag_is_never_a_gain() -> None:
    found = clock(BANK)
    found.answer(100.5, 1.0)
    assert found.left == 65.0
    found.ask(100.5)
    found.answer(102.5, 0.0)
    assert found.left == 68.0, "what was left of the lag is not kept for the next decision"


def test_a_clock_of_the_machine_that_goes_back_takes_nothing() -> None:
    found = clock(BANK)
    found.answer(90.0, 0.0)
    assert found.left == 65.0


@pytest.mark.parametrize(("rules", "since"), [(DECISION, 500.0), (BANK, 500.0), (DAYS, 100.0)])
def test_time_asleep_is_nobodys_unless_days_count(rules: en.Clock, since: float) -> None:
    found = clock(rules)
    found.wake(500.0)
    assert found.since == since


def test_a_clock_that_stands_is_not_started_by_waking_up() -> None:
    found = clock(BANK, since=None)
    found.wake(500.0)
    assert (found.since, found.left) == (None, 60.0)


# ---- the clocks of a table ----------------------------------------------------------------------------------------


def test_only_who_owes_a_decision_uses_his_time() -> None:
    sitting = seated(clock=BANK)
    seat = sitting.table.waiting[0]
    assert running(sitting) == [seat]
    sitting.now += 20
    while sitting.table.waiting == (seat,):
        sitting.decide(seat, first_choice(sitting, seat))
    assert running(sitting) == list(sitting.table.waiting)
    assert [time for number, time in enumerate(left(sitting)) if number != seat] == [60.0, 60.0]
    assert left(sitting)[seat] < 60.0


@pytest.mark.parametrize(("lag", "charged"), [(0.5, 9.5), (60.0, 9.0)])
def test_what_a_client_says_of_its_lag_is_believed_up_to_a_second(lag: float, charged: float) -> None:
    sitting = seated(clock=BANK)
    seat = sitting.table.waiting[0]
    sitting.now += 10
    sitting.decide(seat, first_choice(sitting, seat), lag=lag)
    assert left(sitting)[seat] == 65.0 - charged
    again = hub.replay(CODE, sitting.raw())
    assert [seat.clock.left for seat in again.seats] == left(sitting)


def test_votes_run_on_the_clocks_of_those_who_owe_them() -> None:
    sitting = seated(clock=BANK)
    mover = sitting.table.waiting[0]
    one, two = (seat for seat in range(3) if seat != mover)
    sitting.now += 10
    sitting.decide(mover, "propose-end")
    assert running(sitting) == [one, two]
    sitting.now += 7
    sitting.decide(one, "vote yes")
    assert running(sitting) == [two]
    sitting.now += 4
    sitting.decide(two, "vote no")
    assert running(sitting) == [mover]
    assert {seat: left(sitting)[seat] for seat in (mover, one, two)} == {mover: 55.0, one: 58.0, two: 54.0}


def test_a_proposal_out_of_turn_earns_no_time() -> None:
    """Who is not asked uses no time, and gets no more of it either."""
    sitting = seated(clock=BANK)
    other = (sitting.table.waiting[0] + 1) % 3
    sitting.decide(other, "propose-end")
    assert left(sitting)[other] == 60.0


ATTACK = """
    seats = 4
    laid = ["1,0 I-hole-NESW", "2,0 I-EW"]
    options = { axe_prompt = "simultaneous" }
    [seat.A]
    hand = "I-goblin I-NE"
    [seat.B]
    at = "2,0 C"
    axes = "I-axe"
    [seat.C]
    at = "2,0 C"
    axes = "II-axe"
"""


def test_reactions_run_on_the_clocks_of_those_who_owe_them() -> None:
    sitting = seated(clock=BANK, match=given_in_the_cave(ATTACK))
    sitting.decide(0, "attract 1,0 with I-goblin")
    sitting.now += 3
    sitting.decide(0, "step 2,0 C")
    assert (sitting.table.waiting, running(sitting)) == ((1, 2), [1, 2])
    sitting.now += 10
    sitting.decide(2, "axe no")
    assert running(sitting) == [1]
    sitting.now += 10
    sitting.decide(1, "axe no")
    assert running(sitting) == [0]
    assert left(sitting) == [67.0, 45.0, 55.0, 60.0]


@pytest.mark.parametrize("rules", [DECISION, BANK, DAYS])
def test_a_pause_stops_the_clocks_and_they_go_on_from_there(rules: en.Clock) -> None:
    sitting = seated(clock=rules, seats=2)
    seat = sitting.table.waiting[0]
    sitting.now += 12
    sitting.ask("p1", pr.Pause)
    assert running(sitting) == [seat], "one alone can't stop the clocks"
    sitting.ask("p2", pr.Pause)
    assert running(sitting) == []
    sitting.now += 10 * en.DAY
    assert (sitting.table.deadline, sitting.table.late(sitting.now)) == (None, None)
    with pytest.raises(NotGranted, match="paused"):
        sitting.decide(seat, first_choice(sitting, seat))
    sitting.ask("p2", pr.Pause, yes=False)
    assert running(sitting) == [seat]
    assert sitting.table.deadline == sitting.now + rules.seconds - 12


def test_who_is_gone_need_not_agree_to_a_pause() -> None:
    sitting = seated(seats=2)
    sitting.ask("p1", pr.Leave)
    sitting.ask("p2", pr.Pause)
    assert sitting.table.paused


def test_the_wish_for_a_pause_goes_with_who_wished_it() -> None:
    sitting = seated()
    sitting.ask("p1", pr.Pause)
    assert frames.table_state(sitting.table).pause_wished == ("p1",)
    sitting.ask("p1", pr.Leave)
    assert frames.table_state(sitting.table).pause_wished == ()


def test_the_clocks_are_set_anew_for_the_next_game_and_stand_after_the_last() -> None:
    sitting = seated(seats=2, clock=BANK)
    sitting.now += 30
    sitting.vote_to_end()
    assert (running(sitting), sitting.table.deadline) == ([], None)
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Ready)
    sitting.start("next")
    assert left(sitting) == [60.0, 60.0]
    assert running(sitting) == list(sitting.table.waiting)


def test_all_see_what_is_left_and_since_when_it_runs() -> None:
    sitting = seated(seats=2, clock=BANK)
    seat = sitting.table.waiting[0]
    shown = frames.table_state(sitting.table).seats
    assert (shown[seat].left, shown[seat].since) == (60.0, sitting.now)
    assert (shown[1 - seat].left, shown[1 - seat].since) == (60.0, None)
    without = frames.table_state(seated(seats=2).table).seats
    assert {(seat.left, seat.since) for seat in without} == {(None, None)}


# ---- the server was away ------------------------------------------------------------------------------------------


async def shut_down(awake: Hub) -> None:
    """A server that stops does not wait for clocks to run out."""
    closing = asyncio.ensure_future(awake.close())
    done, _ = await asyncio.wait({closing}, timeout=20.0)
    closing.cancel()
    assert done, "the server does not stop"


def test_an_hour_without_a_server_is_not_charged_now_nor_after_the_next_restart(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    stored(path, started_before(3_600.0, en.Clock("bank", 600.0)))

    async def run() -> tuple[list[float], list[float]]:
        awake, live = await wake_up(path)
        table = live.table
        seat = table.waiting[0]
        text = str(table.match.choices(seat)[0])
        request = pr.Decide(id="once", seat=seat, number=table.number, decision=text)
        answer = await live.request(table.people[table.seats[seat].person], request, 0.0)
        assert isinstance(answer, pr.Ack)
        first = [seat.clock.left for seat in table.seats]
        await asyncio.sleep(0.05)
        await shut_down(awake)
        awake, live = await wake_up(path)
        second = [seat.clock.left for seat in live.table.seats]
        await shut_down(awake)
        return first, second

    first, second = asyncio.run(run())
    assert second == first
    assert min(first) > 0.0


def test_a_server_stops_at_once_also_when_something_has_just_happened(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    stored(path, started_before(0.0, en.Clock("bank", 600.0)))

    async def run() -> None:
        awake, live = await wake_up(path)
        await asyncio.sleep(0.05)
        assert isinstance(await live.request(live.table.people["p1"], pr.Say(id="bye", text="bye"), 0.0), pr.Ack)
        await shut_down(awake)

    asyncio.run(run())


@pytest.mark.parametrize("rules", [DECISION, en.Clock("bank", 600.0)])
def test_nobody_loses_a_turn_because_the_server_was_away(rules: en.Clock, tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite"
    stored(path, started_before(3_600.0, rules))

    async def run() -> tuple[Any, int]:
        awake, live = await wake_up(path)
        late, number = live.table.late(time.time()), live.table.match.decided
        await shut_down(awake)
        return late, number

    assert asyncio.run(run()) == (None, 0)


def test_days_go_on_while_nobody_is_there(tmp_path: Path) -> None:
    """Four days have gone by, three were allowed: the server decides when it wakes up."""
    path = tmp_path / "data.sqlite"
    sitting = started_before(3_600.0, DAYS)
    assert sitting.table.deadline == sitting.now + 3 * en.DAY
    late = started_before(4 * en.DAY, DAYS)
    stored(path, late)

    async def run() -> Any:
        awake = Hub(SqliteStore(str(path)), pace=Pace(bots=0.0))
        live = await awake.get(CODE)
        for _ in range(1_000):
            if match_of(live.table).decided:
                break
            await asyncio.sleep(0.01)
        last = live.table.log[-1].entry
        await shut_down(awake)
        return isinstance(last, en.Decided) and last.how

    assert asyncio.run(run()) == "clock"


# ---- time is over (Q-ALL-04) ----------------------------------------------------------------------------------------


def at_gold() -> Match:
    match = at_the_treasure("MMS", top="3 2")
    match.decide("lay EW 7,0")
    return match


def at_classic_align() -> Match:
    match = custom(
        """
        laid = ["0,1 ES", "1,1 EW", "2,1 EW", "3,1 ESW", "4,1 ESW", "5,1 ESW", "6,1 ESW", "7,1 ESW"]
        goals = ["8,0 stone-NSW", "8,2 stone-ESW", "8,-2 treasure"]
        [seat.A]
        hand = "NSW"
        """,
        one=('[[goal]]\ndoors = "SW"', '[[goal]]\ndoors = "NSW"'),
        two=('[[goal]]\ndoors = "ES"', '[[goal]]\ndoors = "ESW"'),
        layout=("goals = [[8, 2], [8, 0], [8, -2]]", "goals = [[8, 0], [8, 2], [8, -2]]"),
    )
    match.decide("lay NSW 8,1")
    return match


def after(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        match.decide(decision)
    return match


def at_cave_align() -> Match:
    match = before_a_goal("hole", "E")
    enter(match, "E")
    return match


TWO_CREATURES = """
    laid = ["1,0 I-EW", "2,0 I-EW"]
    phase = "move"
    creatures = ["I-rat of C at 2,0 C", "I-goblin of C at 2,0 C"]
    [seat.A]
    at = "1,0 C"
    axes = "I-axe"
"""
VEIN = """
    options = { vein_optional = true }
    laid = ["-1,0 III-vein-NE"]
    [seat.A]
    hand = "I-NE I-rat I-goblin"
"""
CLASSIC_HAND = 'options = { vote_end = true }\n[seat.A]\nhand = "NS map"'
MINES_HAND = f'laid = [{ROAD}]\n[seat.A]\ncell = "2,2"\nhand = "NS trap"'
CAVE_HAND = 'laid = ["1,0 I-hole-NESW"]\n[seat.A]\nhand = "I-NE I-rat"'

#: game, phase, how a match gets there, what is decided when the time is over.
PHASES: list[tuple[str, str, Any, set[str]]] = [
    ("classic", "play", lambda: given_classic(CLASSIC_HAND), {"pass NS", "pass map"}),
    ("classic", "vote", lambda: after(given_classic(CLASSIC_HAND), "propose-end"), {"vote no"}),
    ("classic", "align", at_classic_align, {"align upright", "align turned"}),
    ("classic", "gold", at_gold, {"take 3", "take 2"}),
    ("lost_mines", "play", lambda: given_at_the_mines(MINES_HAND), {"discard NS", "discard trap"}),
    ("lost_mines", "move", lambda: after(given_at_the_mines(MINES_HAND), "discard NS"), {"stop"}),
    ("lost_mines", "vote", lambda: after(given_at_the_mines(MINES_HAND), "propose-end"), {"vote no"}),
    (
        "lost_mines",
        "align",
        lambda: after(at_the_mine("gold", "gold-2", "gems-3", "silver-1"), "discard NS", "step E"),
        {"align upright", "align turned"},
    ),
    (
        "lost_mines",
        "treasure",
        lambda: after(at_the_mine("gold up", "gold-2", "gems-3", "gold-4"), "discard NS", "step E", "stop"),
        {"take 1", "take 3"},
    ),
    ("dark_cave", "play", lambda: given_in_the_cave(CAVE_HAND), {"discard I-NE", "discard I-rat"}),
    ("dark_cave", "move", lambda: after(given_in_the_cave(CAVE_HAND), "discard I-NE"), {"stop"}),
    ("dark_cave", "vote", lambda: after(given_in_the_cave(CAVE_HAND), "propose-end"), {"vote no"}),
    ("dark_cave", "creature", lambda: after(given_in_the_cave(CAVE_HAND), "attract 1,0 with I-rat"), {"stop"}),
    ("dark_cave", "align", at_cave_align, {"align upright", "align turned"}),
    ("dark_cave", "meet", lambda: after(given_in_the_cave(TWO_CREATURES), "step 2,0 C"), {"meet rat", "meet goblin"}),
    ("dark_cave", "axe", lambda: after(given_in_the_cave(TWO_CREATURES), "step 2,0 C", "meet rat"), {"axe no"}),
    (
        "dark_cave",
        "take",
        lambda: after(given_in_the_cave(VEIN), "discard I-NE", "step -1,0 E", "step -1,0 C", "stop"),
        {"take no"},
    ),
]


def test_every_phase_of_every_game_is_in_this_list() -> None:
    every = {"classic": CLASSIC_PHASES, "lost_mines": LOST_MINES_PHASES, "dark_cave": DARK_CAVE_PHASES}
    expected = {(game, phase) for game, phases in every.items() for phase in phases.values() if phase != "over"}
    assert {(game, phase) for game, phase, _, _ in PHASES} == expected


@pytest.mark.clause("Q-ALL-04")
@pytest.mark.parametrize(("game", "phase", "reach", "expected"), PHASES)
def test_when_time_is_over_nothing_is_given_away(game: str, phase: str, reach: Any, expected: set[str]) -> None:
    match = reach()
    assert (match.game.name, match.view(None).phase) == (game, phase)
    sitting = seated(game, clock=DECISION, match=match)
    seat = sitting.table.waiting[0]
    assert {str(match.late(seat, Random(number)).decision) for number in range(40)} == expected
    assert sitting.table.deadline is not None
    sitting.now = sitting.table.deadline
    assert sitting.table.late(sitting.now) == seat
    late = match.late(seat, Random(1))
    sitting.table.fold(*sitting.table.deciding(seat, late, sitting.now, "clock"))
    assert match.decisions[-1] == (seat, str(late.decision))
    told = frames.told(sitting.table.log[-1][1], sitting.table, None)
    assert told == pr.DecisionTaken(seat, "clock"), "all are told that it was the clock"


@pytest.mark.clause("Q-ALL-04")
@pytest.mark.parametrize(
    ("game", "match", "word"),
    [
        ("classic", lambda: given_classic('[seat.A]\nhand = "NS NS NS map"'), "pass"),
        ("lost_mines", lambda: given_at_the_mines('[seat.A]\nhand = "EW EW EW rope"'), "discard"),
        ("dark_cave", lambda: given_in_the_cave('[seat.A]\nhand = "I-NESW I-NESW I-NESW I-rat"'), "discard"),
    ],
)
def test_each_card_of_the_hand_is_as_likely_to_go(game: str, match: Any, word: str) -> None:
    sitting = seated(game, clock=DECISION, match=match())
    random = Random(3)
    counted = Counter(str(sitting.match.late(0, random).decision) for _ in range(400))
    (many, often), (one, seldom) = counted.most_common()
    assert {many.split()[0], one.split()[0]} == {word}
    assert len(many.split()) == 2, "one card"
    assert 2.2 < often / seldom < 4.2


@pytest.mark.parametrize(("game", "options"), [("classic", {}), ("lost_mines", {}), ("dark_cave", {})])
def test_time_outs_alone_bring_every_game_to_its_end(game: str, options: dict[str, Any], soak: int) -> None:
    for number in range(soak):
        sitting = seated(game, options=options, clock=en.Clock("bank", 60.0), start=False)
        sitting.start(f"{number}")
        random = Random(number)
        for _ in range(2_000):
            if sitting.table.status != "playing":
                break
            assert sitting.table.deadline is not None
            sitting.now = max(sitting.now, sitting.table.deadline)
            seat = sitting.table.late(sitting.now)
            assert seat is not None
            late = sitting.match.late(seat, random)
            assert str(late.decision).split()[0] in ("pass", "discard", "stop", "take", "align", "axe", "vote", "meet")
            sitting.table.fold(*sitting.table.deciding(seat, late, sitting.now, "clock"))
        assert sitting.table.status == "over"


@pytest.mark.parametrize("rules", [DECISION, en.Clock("bank", 30.0)])
def test_a_decision_in_the_last_instant_counts_if_it_comes_first(rules: en.Clock) -> None:
    sitting = seated(clock=rules)
    seat, shown = sitting.table.waiting[0], sitting.table.number
    assert sitting.table.deadline is not None
    sitting.now = sitting.table.deadline
    assert sitting.table.late(sitting.now) == seat
    sitting.decide(seat, "propose-end", shown)
    assert sitting.table.late(sitting.now) is None, "the others have all their time"
    assert sitting.table.seats[seat].timeouts == 0
    assert sitting.match.decided == 1


@pytest.mark.parametrize("rules", [DECISION, en.Clock("bank", 30.0)])
def test_a_decision_in_the_last_instant_is_late_if_the_clock_comes_first(rules: en.Clock) -> None:
    """A is the only one who has cards, so A is asked the same once more."""
    match = given_classic('pile = ""\n[seat.A]\nhand = "NS NS NS"\n[seat.B]\nhand = ""\n[seat.C]\nhand = ""')
    sitting = seated("classic", clock=rules, match=match)
    shown = sitting.table.number
    assert sitting.table.deadline is not None
    sitting.now = sitting.table.deadline
    late = sitting.match.late(0, Random(1))
    sitting.table.fold(*sitting.table.deciding(0, late, sitting.now, "clock"))
    assert sitting.table.waiting == (0,)
    with pytest.raises(NotGranted) as refusal:
        sitting.decide(0, "pass NS", shown)
    assert refusal.value.stale
    assert sitting.match.decided == 1


def test_who_decides_again_has_been_away_for_no_turn() -> None:
    sitting = seated(clock=DECISION)
    seat = sitting.table.waiting[0]
    sitting.table.fold(*sitting.table.deciding(seat, sitting.match.late(seat, Random(1)), sitting.now, "clock"))
    assert sitting.table.seats[seat].timeouts == 1 < PATIENCE
    while seat not in sitting.table.waiting:
        other = sitting.table.waiting[0]
        sitting.decide(other, first_choice(sitting, other))
    sitting.decide(seat, first_choice(sitting, seat))
    assert sitting.table.seats[seat].timeouts == 0
