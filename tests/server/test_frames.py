"""What becomes of a table on its way to those who look at it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.players import PLAYERS
from tests.server.tables import Ear, Sitting, ask, asleep, awake, match_of, seated
from undermine.server import entries as en
from undermine.server import frames
from undermine.server import protocol as pr
from undermine.server.audience import Audience
from undermine.server.live import LiveTable
from undermine.server.people import Person
from undermine.server.table import Table

# ---- told -----------------------------------------------------------------------------------------------------------

#: All that may be told of an entry to all; `Muted` is for one person only.
TELLABLE: dict[type[en.Entry], set[str]] = {
    en.Created: set(),
    en.Joined: {"person", "name"},
    en.Left: {"person"},
    en.Linked: set(),
    en.DeviceCame: set(),
    en.Locked: {"yes"},
    en.HandedOver: {"person"},
    en.HostWished: {"person", "host"},
    en.Sat: {"seat", "person"},
    en.BotSat: {"seat", "bot"},
    en.Stood: {"seat"},
    en.Readied: {"person", "yes"},
    en.Started: set(),
    en.Decided: {"seat", "how", "instead"},
    en.BotTook: {"seat"},
    en.StandInWished: {"person", "seat", "yes"},
    en.CameBack: {"person"},
    en.TookBack: {"seat"},
    en.PauseWished: {"person", "yes"},
    en.Paused: set(),
    en.Slept: set(),
    en.Woke: set(),
    en.Said: {"person", "text", "claim", "about", "seat"},
    en.Claimed: {"person", "seat", "claim"},
    en.Muted: set(),
}
SECRET = "a secret"
VALUES: dict[str, Any] = {
    "person": "p1",
    "other": SECRET,
    "host": "p2",
    "name": "Ann",
    "seat": 1,
    "bot": "random",
    "yes": True,
    "text": "hello",
    "claim": "trust",
    "about": ("B",),
    "how": "person",
    "instead": "veteran",
    "config": en.Config(SECRET, 3, {SECRET: SECRET}, SECRET),
}


def filled(kind: type[Any], **fields: Any) -> Any:
    """An entry with a secret in every field that is not to be told."""
    values: dict[str, Any] = {"at": 1.5, "lag": 0.123456} | fields
    tellable = TELLABLE[kind] | {"at", "lag", "other", "yes", "config", "person"}
    found = {
        name: values.get(name, VALUES.get(name) if name in tellable else SECRET) for name in kind.__struct_fields__
    }
    return kind(**found)


def with_people() -> Sitting:
    sitting = Sitting(en.Config("dark_cave", 3))
    for name in ("Ann", "Bo", "Cleo"):
        sitting.join(name)
    return sitting


def test_this_test_knows_every_kind_of_entry() -> None:
    assert set(TELLABLE) == set(get_args(en.AnyEntry))
    assert {kind for kind in TELLABLE if issubclass(kind, en.Entry)} == set(TELLABLE)


@pytest.mark.parametrize("kind", TELLABLE)
@pytest.mark.parametrize("person", [None, "p1", "p2"])
def test_what_is_not_on_the_list_is_not_told(kind: type[en.Entry], person: str | None) -> None:
    entry = filled(kind)
    if kind is en.Muted and person == "p1":
        entry = filled(kind, other="p3")  # who mutes knows whom
    assert SECRET.encode() in en.encode_entry(entry)
    told = pr.encode(frames.told(entry, with_people().table, person))
    assert SECRET.encode() not in told
    assert b"0.123456" not in told, "nor how long a line somebody has"


@pytest.mark.parametrize("kind", TELLABLE)
def test_what_is_on_the_list_is_told(kind: type[en.Entry]) -> None:
    told = msgspec.to_builtins(frames.told(filled(kind), with_people().table, None))
    assert {name: told[name] for name in TELLABLE[kind]} == {name: VALUES[name] for name in TELLABLE[kind]}


def test_talk_that_one_has_muted_is_quiet_for_him_and_for_nobody_else() -> None:
    sitting = with_people()
    before = sitting.ask("p1", pr.Say, text="before")
    muting = sitting.ask("p2", pr.Mute, person="p1")
    said = sitting.ask("p1", pr.Say, text="after")
    heard = {who: frames.told(said, sitting.table, who) for who in (None, "p1", "p2", "p3")}
    chat = pr.Chat("p1", "after", None, ())
    assert heard == {None: chat, "p1": chat, "p2": pr.Quiet(), "p3": chat}
    known = {who: frames.told(muting, sitting.table, who) for who in (None, "p1", "p2", "p3")}
    assert known == {None: pr.Quiet(), "p1": pr.Quiet(), "p2": pr.MutedByYou("p1", True), "p3": pr.Quiet()}
    assert frames.told(sitting.ask("p3", pr.Say, text="hm"), sitting.table, "p2") == pr.Chat("p3", "hm", None, ())
    sitting.ask("p2", pr.Mute, person="p1", yes=False)
    for entry in (before, said):
        assert isinstance(frames.told(entry, sitting.table, "p2"), pr.Chat)


# ---- changes --------------------------------------------------------------------------------------------------------


def arrived(value: Any) -> Any:
    return msgspec.json.decode(pr.encode(value))


@pytest.mark.parametrize("game", PLAYERS)
def test_what_changed_makes_the_old_view_the_new_one(game: str, soak: int) -> None:
    for number in range(soak):
        sitting = seated(game, options={} if game == "dark_cave" else {"rounds": 1}, start=False)
        sitting.start(f"{number}")
        match, random = sitting.match, Random(number)
        for viewpoint in (None, 0):
            old, had = match.view(viewpoint), arrived(match.view(viewpoint))
            for _ in range(60):
                if match.result is not None:
                    break
                for _ in range(random.choice([0, 1, 1, 1, 5])):
                    if match.result is None:
                        match.decide(PLAYERS[game](match, random))
                new = match.view(viewpoint)
                changed = frames.changes(old, new)
                had |= arrived(changed)
                assert had == arrived(new)
                assert all(getattr(old, name) != value for name, value in changed.items()), "and nothing else"
                old = new


def test_nothing_changes_into_itself_and_everything_from_nothing() -> None:
    view = seated().match.view(0)
    assert frames.changes(view, view) == {}
    assert set(frames.changes(None, view)) == set(view.__struct_fields__)
    assert frames.changes(None, None) == {}


def test_an_update_does_not_repeat_what_is_known() -> None:
    sitting = seated()
    picture = frames.Picture(sitting.table, 0)
    sitting.ask("p1", pr.Say, text="hello")
    update = arrived(picture.update(sitting.table, frames.table_state(sitting.table), 1.0))
    assert set(update) == {"type", "number", "at", "told", "now"}


# ---- states ---------------------------------------------------------------------------------------------------------


def test_a_state_keeps_the_talk_of_earlier_games_and_all_of_this_one() -> None:
    sitting = seated(seats=2)
    sitting.ask("p1", pr.Say, text="good luck")
    sitting.vote_to_end()
    sitting.ask("p2", pr.Say, text="once more")
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Ready)
    sitting.start("next")
    began = sitting.table.number
    sitting.decide(sitting.table.waiting[0], "propose-end")
    state = frames.state(sitting.table, frames.Picture(sitting.table, 0), "p1", {"p2", "p1"}, 5.0)
    told = [type(line.told).__name__ for line in state.log]
    assert told == ["Chat", "Chat", "GameStarted", "DecisionTaken"]
    assert state.log[2].told == pr.GameStarted(2)
    assert [line.number for line in state.log[2:]] == [began, began + 1]
    assert [type(event).__name__ for event in state.log[3].events] == ["EndProposed"]
    assert state.online == ("p1", "p2")
    dealt = [event for event in state.log[2].events if type(event).__name__ == "HandDealt"]
    assert [event.cards is not None for event in dealt] == [True, False], "the deal, as this seat saw it"


@pytest.mark.parametrize("game", PLAYERS)
def test_a_state_tells_the_same_as_all_updates_together(game: str) -> None:
    sitting = seated(game, options={} if game == "dark_cave" else {"rounds": 1}, start=False)
    viewpoints = [None, 0, 1, 2]
    pictures = {viewpoint: frames.Picture(sitting.table, viewpoint) for viewpoint in viewpoints}
    seen: dict[Any, list[Any]] = {viewpoint: [] for viewpoint in viewpoints}
    random = Random(game)

    def hear() -> None:
        for viewpoint, picture in pictures.items():
            seen[viewpoint].append(picture.update(sitting.table, frames.table_state(sitting.table), 0.0))

    sitting.start("same")
    hear()
    while sitting.table.status == "playing" and sitting.match.decided < 120:
        sitting.decide(sitting.table.waiting[0], str(PLAYERS[game](sitting.match, random)))
        hear()
        if random.random() < 0.1:
            sitting.ask("p2", pr.Say, text=f"{random.random()}")
            hear()
    for viewpoint in viewpoints:
        log = whole_log(sitting, viewpoint, frames.state(sitting.table, pictures[viewpoint], None, set(), 0.0).log)
        assert [(u.number, u.at, u.told, u.events) for u in seen[viewpoint]] == [
            (line.number, line.at, line.told, line.events) for line in log
        ]


@pytest.mark.parametrize("game", PLAYERS)
def test_who_goes_from_server_to_server_sees_at_each_what_is_there(game: str) -> None:
    """A server that was not looked at for a while tells several entries at once, of which others have seen some."""
    sitting = seated(game, options={} if game == "dark_cave" else {"rounds": 1})
    table, random = sitting.table, Random(game)
    viewer = sitting.table.people["p1"]

    async def play() -> None:
        servers = [Audience(table), Audience(table)]
        known: list[dict[str, Any]] = [{"number": 0}, {"number": 0}]
        for _ in range(200):
            if table.status != "playing":
                break
            sitting.decide(table.waiting[0], str(PLAYERS[game](sitting.match, random)))
            for one in known:
                if random.random() < 0.4:
                    look_at(random.choice(servers), one, viewer)
                    state = frames.Picture(table, 0)
                    assert (one["number"], one["view"]) == (table.number, arrived(state.view))
                    assert one["choices"] == arrived(state.choices)

    asyncio.run(play())


def look_at(server: Audience, known: dict[str, Any], viewer: Person) -> None:
    """Somebody arrives at a server with what they know, hears the rest, and leaves."""
    ear = Ear(viewer, 0)
    server.enter(ear, known["number"] or None)
    server.leave(ear)
    for frame in ear.got:
        if frame["type"] == "state":
            known |= {name: frame[name] for name in ("number", "view", "choices")}
        elif frame["type"] == "update":
            known["view"] |= frame.get("view", {})
            known |= {"number": frame["number"], "choices": frame.get("choices", known["choices"])}


def whole_log(sitting: Sitting, viewpoint: int | None, log: tuple[pr.LogEntry, ...]) -> list[pr.LogEntry]:
    """The lines of a state, and page by page those before them."""
    found = {line.number: line for line in log}
    for talk in (True, False):
        page = tuple(line for line in log if isinstance(line.told, pr.Chat) == talk)
        while page:
            asked = pr.Earlier("page", page[0].number, talk)
            page = frames.earlier(sitting.table, viewpoint, None, asked).lines
            assert len(page) <= frames.PAGE
            found |= {line.number: line for line in page}
    return [found[number] for number in sorted(found)]


def test_a_state_has_the_end_of_the_talk_and_of_the_game() -> None:
    """However much is said and played, it does not grow."""
    sitting = seated("classic")
    random, sizes = Random(1), []
    for number in range(240):
        sitting.ask("p1", pr.Say, text=f"line {number:03}")
        if number % 3 == 0 and sitting.table.status == "playing":
            sitting.decide(sitting.table.waiting[0], str(PLAYERS["classic"](sitting.match, random)))
        state = frames.state(sitting.table, frames.Picture(sitting.table, None), None, set(), 0.0)
        sizes.append(len(pr.encode(state.log)))
    said = [line.told.text for line in state.log if isinstance(line.told, pr.Chat)]
    assert said == [f"line {number:03}" for number in range(190, 240)]
    assert sum(isinstance(line.told, pr.DecisionTaken) for line in state.log) == 50
    assert len(state.log) == 100
    assert max(sizes[160:]) < 1.2 * min(sizes[160:])


def test_the_talk_of_earlier_games_comes_by_page_and_their_log_does_not() -> None:
    sitting = seated(seats=2)
    for number in range(60):
        sitting.ask("p1", pr.Say, text=f"{number}")
    sitting.vote_to_end()
    for person in ("p1", "p2"):
        sitting.ask(person, pr.Ready)
    sitting.start("next")
    table = sitting.table
    page = frames.earlier(table, 0, "p1", pr.Earlier("page", table.number)).lines
    assert [line.told for line in page] == [pr.Chat("p1", f"{number}", None, ()) for number in range(10, 60)]
    first = frames.earlier(table, 0, "p1", pr.Earlier("page", page[0].number)).lines
    assert [line.told for line in first] == [pr.Chat("p1", f"{number}", None, ()) for number in range(10)]
    assert frames.earlier(table, 0, "p1", pr.Earlier("page", first[0].number)) == pr.Lines("page", ())
    happened = frames.earlier(table, 0, "p1", pr.Earlier("page", 10**9, talk=False)).lines
    assert [line.told for line in happened] == [pr.GameStarted(2)]


def test_earlier_talk_that_one_has_muted_is_left_out() -> None:
    sitting = seated(seats=2)
    sitting.ask("p1", pr.Say, text="hello")
    number = sitting.table.number
    sitting.ask("p2", pr.Mute, person="p1")
    heard = [
        [line.told for line in frames.earlier(sitting.table, None, who, pr.Earlier("page", number + 1)).lines]
        for who in (None, "p1", "p2")
    ]
    assert heard == [[pr.Chat("p1", "hello", None, ())]] * 2 + [[]]


@pytest.mark.parametrize("game", PLAYERS)
def test_a_state_is_written_once_for_all_and_is_what_it_would_be(game: str) -> None:
    sitting = seated(game, options={} if game == "dark_cave" else {"rounds": 1})
    table, random = sitting.table, Random(game)
    picture = frames.Picture(table, 1)
    sitting.ask("p1", pr.Say, text="one")
    sitting.ask("p2", pr.Say, text="two")
    sitting.ask("p3", pr.Mute, person="p1")
    for _ in range(20):
        while picture.number < table.number:
            picture.update(table, frames.table_state(table), 0.0)
        for person, online in ((None, {"p1"}), ("p2", {"p1", "p2"}), ("p3", set()), ("p2", {"p3"})):
            absent = {"p3": 7} if online else {}
            state = frames.state(table, picture, person, online, random.random(), absent)
            assert picture.whole(table, person, online, state.now, absent) == pr.encode(state)
            assert state.muted == (("p1",) if person == "p3" else ())
        sitting.decide(table.waiting[0], str(PLAYERS[game](sitting.match, random)))


@pytest.mark.parametrize("clock", [en.Clock(), en.Clock("bank", 900.0, 5.0)])
def test_whatever_changes_the_table_is_noted(clock: en.Clock) -> None:
    """If `changed` stays what it was, so does all that everybody may know."""
    sitting = seated(seats=2, clock=clock)
    table = sitting.table
    shown, kept, wishes = (table.changed, frames.table_state(table)), 0, 0

    def look() -> None:
        nonlocal shown, kept
        now = (table.changed, frames.table_state(table))
        assert now[1] == shown[1] or now[0] == table.number > shown[0]
        kept += now[0] == shown[0]
        shown = now

    random = Random(3)
    while table.status == "playing":
        sitting.now += 1.0
        if random.random() < 0.3:
            wishes += 1
            match random.choice(["say", "pause", "leave", "mute"]):
                case "say":
                    sitting.ask("p1", pr.Say, text="hm")
                case "pause":
                    sitting.ask("p1", pr.Pause)
                    look()
                    sitting.ask("p1", pr.Pause, yes=False)
                case "leave":
                    sitting.ask("p2", pr.Leave)
                    look()
                    sitting.ask("p2", pr.TakeBack, seat=1)
                case "mute":
                    sitting.ask("p2", pr.Mute, person="p1", yes=random.random() < 0.5)
        else:
            sitting.decide(table.waiting[0], str(PLAYERS["dark_cave"](sitting.match, random)))
        look()
    assert wishes > 5
    assert (kept > 30) == (clock.kind == "none"), "a clock ticks with every decision"


def test_before_the_first_game_there_is_no_view() -> None:
    table = seated(start=False).table
    state = frames.state(table, frames.Picture(table, 0), "p1", set(), 0.0)
    assert (state.view, state.choices, state.table.status, state.table.match) == (None, (), "open", 0)


def test_who_is_gone_is_told_of_no_more_unless_he_has_a_seat() -> None:
    sitting = seated(seats=2)
    sitting.join("Cleo")
    sitting.ask("p3", pr.Leave)
    sitting.ask("p2", pr.Leave)
    shown = frames.table_state(sitting.table)
    assert [person.person for person in shown.people] == ["p1", "p2"]
    assert [(seat.person, seat.away) for seat in shown.seats] == [("p1", False), ("p2", True)]


# ---- to many ------------------------------------------------------------------------------------------------------


async def play_a_game(live: LiveTable) -> None:
    """Started, and ended at once by all."""
    for person in live.table.sitting():
        await ask(live, person, pr.Ready)
    if live.table.status != "playing":
        await ask(live, "p1", pr.Start)
    for vote in ("propose-end", "vote yes"):
        seat = live.table.waiting[0]
        await ask(live, f"p{seat + 1}", pr.Decide, number=live.table.number, seat=seat, decision=vote)


def test_nobody_misses_a_number_whatever_he_may_hear(tmp_path: Path) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        people = [(await live.join(name))[0] for name in ("Ann", "Bo", "Cleo")]
        for seat, person in enumerate(people[:2]):
            await ask(live, person, pr.Sit, seat=seat)
        ears = [
            Ear(),
            *(Ear(live.table.people[person], look) for person, look in zip(people, (0, 1, None), strict=True)),
        ]
        for ear in ears:
            live.enter(ear, None)
        first = live.table.number
        await ask(live, "p2", pr.Mute, person="p1")
        for number in range(3):
            await ask(live, people[number], pr.Say, text=f"from {people[number]}")
        await play_a_game(live)
        for ear in ears:
            assert [update["number"] for update in ear.updates()] == list(range(first + 1, live.table.number + 1))
        told = [[update["told"]["type"] for update in ear.updates()][:4] for ear in ears]
        assert told[0] == told[1] == told[3] == ["quiet", "said", "said", "said"]
        assert told[2] == ["muted", "quiet", "said", "said"]
        await asleep(live)

    asyncio.run(run())


def test_who_comes_back_gets_what_he_would_have_got(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the end of a game and the start of the next; the ring is large enough for any deal."""
    monkeypatch.setattr(frames, "RING_BYTES", 1024 * 1024)

    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for seat, name in enumerate(("Ann", "Bo")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
        stays = Ear(live.table.people["p1"], 0)
        live.enter(stays, None)
        number = live.table.number
        await play_a_game(live)
        await ask(live, "p2", pr.Say, text="once more")
        await play_a_game(live)
        back = Ear(live.table.people["p1"], 0)
        live.enter(back, number)
        assert [frame["type"] for frame in back.got].count("state") == 0
        assert [update["told"] for update in back.updates()] == [update["told"] for update in stays.updates()]
        assert back.updates() == stays.updates()
        await asleep(live)

    asyncio.run(run())


def test_nothing_is_worked_out_where_nobody_looks_and_nobody_misses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anyone who was away for a moment gets what happened meanwhile; the last update tells how things are."""
    looked: list[int | None] = []
    view = frames.view

    def watched(table: Table, viewpoint: int | None) -> Any:
        looked.append(viewpoint)
        return view(table, viewpoint)

    monkeypatch.setattr(frames, "view", watched)

    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for seat, name in enumerate(("Ann", "Bo")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
            await ask(live, person, pr.Ready)
        await ask(live, "p1", pr.Start)
        ears = [Ear(live.table.people[f"p{seat + 1}"], seat) for seat in (0, 1)]
        for ear in ears:
            live.enter(ear, None)
        number = live.table.number
        live.leave(ears[1])
        looked.clear()
        random = Random(2)
        for _ in range(6):
            seat = live.table.waiting[0]
            text = str(PLAYERS["dark_cave"](match_of(live.table), random))
            await ask(live, f"p{seat + 1}", pr.Decide, number=live.table.number, seat=seat, decision=text)
        assert set(looked) == {0}
        back = Ear(live.table.people["p2"], 1)
        live.enter(back, number)
        updates = [frame for frame in back.got if frame["type"] == "update"]
        assert [update["number"] for update in updates] == list(range(number + 1, live.table.number + 1))
        assert "state" not in [frame["type"] for frame in back.got]
        assert [update["events"] for update in updates] == [
            arrived(frames.events_of(live.table, 1, decided)) for decided in range(6)
        ]
        before = next(frame for frame in ears[1].got if frame["type"] == "state")
        live.audience.show(back)
        after = back.got[-1]
        assert before["view"] | updates[-1]["view"] == after["view"]
        assert [choices for update in updates if (choices := update.get("choices")) is not None][-1:] in (
            [after["choices"]],
            [] if before["choices"] == after["choices"] else None,
        )
        await asleep(live)

    asyncio.run(run())


def test_after_another_start_the_whole_table_comes(tmp_path: Path) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for seat, name in enumerate(("Ann", "Bo")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
        away = Ear(live.table.people["p1"], 0)
        live.enter(away, None)
        number = live.table.number
        live.leave(away)
        await play_a_game(live)
        back = Ear(live.table.people["p1"], 0)
        live.enter(back, number)
        assert back.got[0]["type"] == "state"
        await asleep(live)

    asyncio.run(run())


def test_whoever_comes_back_after_a_muting_gets_board_and_choices(tmp_path: Path) -> None:
    """What a muting tells is personal; what changed before it comes to everybody who was away."""

    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for seat, name in enumerate(("Ann", "Bo")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
            await ask(live, person, pr.Ready)
        away = Ear(live.table.people["p2"], 1)
        live.enter(away, None)
        await ask(live, "p1", pr.Start)
        number = live.table.number
        live.leave(away)
        random = Random(2)
        for _ in range(3):
            seat = live.table.waiting[0]
            text = str(PLAYERS["dark_cave"](match_of(live.table), random))
            await ask(live, f"p{seat + 1}", pr.Decide, number=live.table.number, seat=seat, decision=text)
        await ask(live, "p1", pr.Mute, person="p2", yes=True)
        back = Ear(live.table.people["p2"], 1)
        live.enter(back, number)
        updates = [frame for frame in back.got if frame["type"] == "update"]
        assert [update["number"] for update in updates] == list(range(number + 1, live.table.number + 1))
        assert updates[-1]["told"]["type"] == "quiet"
        before = next(frame for frame in away.got if frame["type"] == "update" and frame["number"] == number)
        now = arrived(frames.view(live.table, 1))
        assert (
            before["view"] | {name: value for update in updates for name, value in update.get("view", {}).items()}
            == now
        )
        await asleep(live)

    asyncio.run(run())


def test_pages_of_talk_are_full_for_somebody_who_has_muted_somebody(tmp_path: Path) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config("classic", 3))
        for name in ("Ann", "Bo"):
            await live.join(name)
        for line in range(120):
            await ask(live, f"p{line % 2 + 1}", pr.Say, text=f"line {line}")
        await ask(live, "p1", pr.Mute, person="p2", yes=True)
        shown = [line for line in frames.lines(live.table, None, "p1") if isinstance(line.told, pr.Chat)]
        assert len(shown) == 50
        assert {line.told.person for line in shown if isinstance(line.told, pr.Chat)} == {"p1"}
        page = frames.earlier(live.table, None, "p1", pr.Earlier(id="e", before=shown[0].number, talk=True))
        assert [line.told.text for line in page.lines if isinstance(line.told, pr.Chat)] == [
            f"line {line}" for line in range(0, 20, 2)
        ]
        await asleep(live)

    asyncio.run(run())
