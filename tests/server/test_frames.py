"""What becomes of a table on its way to those who look at it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.players import PLAYERS
from tests.server.tables import Ear, Sitting, ask, asleep, awake, seated
from undermine.server import entries as en
from undermine.server import frames
from undermine.server import protocol as pr
from undermine.server.live import LiveTable

# ---- told -----------------------------------------------------------------------------------------------------------

#: All that may be told of an entry to all; `Muted` is for one person only.
TELLABLE: dict[type[en.Entry], set[str]] = {
    en.Created: set(),
    en.Joined: {"person", "name"},
    en.Left: {"person"},
    en.Sat: {"seat", "person"},
    en.BotSat: {"seat", "bot"},
    en.Stood: {"seat"},
    en.Readied: {"person", "yes"},
    en.Started: set(),
    en.Decided: {"seat", "how"},
    en.BotTook: {"seat"},
    en.TookBack: {"seat"},
    en.PauseWished: {"person", "yes"},
    en.Slept: set(),
    en.Woke: set(),
    en.Said: {"person", "text", "claim", "about"},
    en.Muted: set(),
}
SECRET = "a secret"
VALUES: dict[str, Any] = {
    "person": "p1",
    "other": SECRET,
    "name": "Ann",
    "seat": 1,
    "bot": "random",
    "yes": True,
    "text": "hello",
    "claim": "trust",
    "about": ("B",),
    "how": "person",
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
        log = frames.state(sitting.table, pictures[viewpoint], None, set(), 0.0).log
        assert [(u.number, u.at, u.told, u.events) for u in seen[viewpoint]] == [
            (line.number, line.at, line.told, line.events) for line in log
        ]


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


def test_who_comes_back_gets_what_he_would_have_got(tmp_path: Path) -> None:
    """Through the end of a game and the start of the next."""

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
