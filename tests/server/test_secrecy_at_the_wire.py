"""Nothing that a viewer may not know is in any byte that is sent to him.

As in tests/properties/test_secrecy.py, a game is played in two worlds that differ only in what the viewer may not know;
here a table is around it, with people, talk, clocks and requests, and the frames for the viewer are compared. What only
the log holds (seeds, hashes of tokens, digests, names of requests, whom others have muted) is different in both worlds.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

import undermine
from tests.players import PLAYERS
from tests.properties.histories import CHECKS, HISTORIES, TABLES
from tests.server.tables import CODE, Ear, ask, asleep, awake, match_of
from undermine import Match
from undermine.engine.match import Checked
from undermine.server import entries as en
from undermine.server import frames, requests
from undermine.server import protocol as pr
from undermine.server.errors import NotGranted
from undermine.server.live import LiveTable
from undermine.server.people import hash_token
from undermine.server.table import Table

#: How decisions come about; people decide more often.
HOW: tuple[Literal["person", "bot", "clock"], ...] = ("person", "person", "bot", "clock")

# ---- two worlds -----------------------------------------------------------------------------------------------------


class World:
    """A table in one of the worlds. Both go the same way, as far as the viewer can tell."""

    def __init__(self, name: str, history: Any, match: Match, viewer: int | None) -> None:
        self.name = name
        self.viewer = viewer
        self.person = None if viewer is None else f"p{viewer + 1}"
        config = en.Config(match.game.name, history.seats, history.options, clock=en.Clock("bank", 900.0, 5.0))
        self.table = Table(CODE, en.Created(at=0.0, config=config))
        self.table.new_match = lambda started: match  # type: ignore[method-assign]  # noqa: ARG005
        for seat in range(history.seats):
            self.fold(en.Joined(at=1.0, person=f"p{seat + 1}", name=f"Person {seat}", token_hash=hash_token(name)))
            self.fold(en.Sat(at=2.0, seat=seat, person=f"p{seat + 1}", by=f"p{seat + 1}", id=f"{name} {seat}"))
        self.picture = frames.Picture(self.table, viewer)

    def fold(self, entry: en.AnyEntry, checked: Checked | None = None) -> None:
        self.table.fold(entry, checked)

    def update(self, now: float) -> bytes:
        """As LiveTable makes it for this person."""
        update = self.picture.update(self.table, frames.table_state(self.table), now)
        entry = self.table.log[update.number - 1][1]
        return pr.encode(update) + pr.encode(frames.told(entry, self.table, self.person))

    def state(self, now: float) -> bytes:
        return pr.encode(frames.state(self.table, self.picture, self.person, {"p1"}, now))

    def refusals(self) -> list[tuple[str, str | None, bool]]:
        """What the viewer is told when he asks for this and that."""
        if self.viewer is None or self.table.match is None:
            return []
        found: list[tuple[str, str | None, bool]] = []
        for number in (0, self.table.number):
            for text in CHECKS[self.table.config.game].split("/"):
                request = pr.Decide(id="check", number=number, seat=self.viewer, decision=text)
                try:
                    requests.check(self.table, self.table.people[f"p{self.viewer + 1}"], request, 1e9)
                    found.append(("", None, False))
                except NotGranted as refusal:
                    found.append((str(refusal), refusal.clause, refusal.stale))
        return found


def compare(history: Any, viewer: int | None, time: int, random: Random, states: int) -> bool:
    """Both worlds in lockstep. Returns whether they were really different. Every so many numbers, states too."""
    chance, decisions = history.second_world(viewer, time, random)
    here = World("here", history, history.begin(history.original()), viewer)
    there = World("there", history, history.begin(chance), viewer)
    worlds = (here, there)
    now = 10.0

    def same() -> None:
        assert here.table.number == there.table.number
        assert here.update(now) == there.update(now), f"the update {here.table.number}"
        if here.table.number % states == 0:
            assert here.state(now) == there.state(now), f"the state at {here.table.number}"
            assert here.refusals() == there.refusals(), f"the refusals at {here.table.number}"

    for world in worlds:
        world.fold(en.Started(at=now, by="p1", id=f"{world.name} start", seed=f"seed {world.name}"))
    same()
    for i in range(time):
        now += random.choice([0.0, 0.3, 4.0])
        how, lag = random.choice(HOW), random.choice([0.0, 0.2])
        seat = history.steps[i].seat
        for world, decision in ((here, history.steps[i].decision), (there, decisions[i])):
            asked = (f"p{seat + 1}", f"{world.name} decision {i}", lag) if how == "person" else ()
            world.fold(*world.table.deciding(seat, match_of(world.table).check(decision, seat), now, how, *asked))
        same()
        if random.random() < 0.1:
            talk(worlds, now, history.seats, viewer, random)
            same()
    assert here.state(now) == there.state(now)
    assert [entry for _, entry, _ in here.table.log] != [entry for _, entry, _ in there.table.log]
    return here.table.match.position() != there.table.match.position()  # type: ignore[union-attr]


def talk(worlds: tuple[World, World], now: float, seats: int, viewer: int | None, random: Random) -> None:
    """Somebody says something; or mutes somebody else, which the viewer never learns."""
    speaker, said = random.randrange(seats), f"the left one is stone, {random.random()}"
    others = [person for person in range(seats) if person not in (viewer, speaker)]
    muting = random.random() < 0.3 and speaker != viewer and others
    for world in worlds:
        who = f"p{speaker + 1}"
        if muting:
            other = f"p{others[0 if world.name == 'here' else -1] + 1}"
            world.fold(en.Muted(at=now, by=who, id=f"{world.name} mutes", person=who, other=other, yes=True))
        else:
            world.fold(en.Said(at=now, by=who, id=f"{world.name} {now}", person=who, text=said))


CASES = [(game, seats, number) for game in undermine.GAMES for number, seats in ((0, 3), (1, 5), (2, 4))]


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_two_worlds_send_the_same_bytes(game: str, seats: int, number: int, soak: int) -> None:
    different = compared = 0
    for repeat in range(soak):
        seed = f"wire {game} {number}/{repeat}"
        random = Random(seed)
        history = HISTORIES[game](seats, seed, PLAYERS[game], TABLES[game][number])
        for viewer in [None, *range(seats)]:
            different += compare(history, viewer, random.randrange(len(history.steps)), random, 12)
            compared += 1
    assert different > compared * 0.7, "the second world is mostly another one"


@pytest.mark.parametrize("game", undermine.GAMES)
def test_states_are_the_same_at_every_number(game: str) -> None:
    history = HISTORIES[game](3, f"every number {game}", PLAYERS[game], TABLES[game][0])
    random = Random(1)
    for viewer in (None, 0, 1, 2):
        compare(history, viewer, min(45, len(history.steps) - 1), random, 1)


def test_this_test_would_see_a_leak() -> None:
    """A frame for seat 0, sent to seat 1, is not the same in both worlds."""
    history = HISTORIES["classic"](3, "leak", PLAYERS["classic"], {"rounds": 1})
    chance, _ = history.second_world(1, 20, Random(1))
    worlds = [World(name, history, history.begin(out), 0) for name, out in (("a", history.original()), ("b", chance))]
    for world in worlds:
        world.fold(en.Started(at=1.0, seed="s"))
    assert worlds[0].state(1.0) != worlds[1].state(1.0)


# ---- what only the log holds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", undermine.GAMES)
def test_seeds_hashes_digests_and_the_names_of_requests_stay_in_the_log(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config(game, 3, {} if game == "dark_cave" else {"rounds": 1}))
        table, secrets = live.table, set()
        ears = [Ear()]
        for seat in range(3):
            person, token = await live.join(f"Person {seat}")
            secrets |= {token, hash_token(token)}
            await ask(live, person, pr.Sit, seat=seat)
            ears.append(Ear(table.people[person], seat))
        for ear in ears:
            live.enter(ear, None)
        async with live.lock:
            await live.append(en.Started(at=2.0, by="p1", id="started by p1", seed=f"the seed of {game}"))
        random = Random(game)
        while table.status == "playing" and match_of(table).decided < 150:
            seat, text = table.waiting[0], str(PLAYERS[game](match_of(table), random))
            await ask(live, f"p{seat + 1}", pr.Decide, number=table.number, seat=seat, decision=text)
            if random.random() < 0.05:
                await ask(live, "p2", random.choice([pr.Leave, pr.Pause]))
                await ask(live, "p2", pr.Pause, yes=False)
                for ear in ears:
                    live.audience.show(ear)
        for ear in list(ears):
            live.audience.show(ear)
            back = Ear(ear.person, ear.viewpoint)
            live.enter(back, table.number - 3)
            ears.append(back)
        secrets |= {
            *(started.seed for started in table.starts),
            *match_of(table).digests,
            *(number for _, number in table.done),
        }
        assert len(secrets) > 60
        for ear in ears:
            sent = b"\n".join(ear.raw).decode()
            assert len(ear.raw) > 5
            assert not [secret for secret in secrets if secret in sent]
        await asleep(live)

    asyncio.run(run())


# ---- seats change hands ---------------------------------------------------------------------------------------------


async def free_by_removal(live: LiveTable) -> None:
    await ask(live, "p1", pr.Remove, person="p2")


async def free_by_standing_up(live: LiveTable) -> None:
    await ask(live, "p2", pr.Stand, seat=1)


async def free_by_leaving(live: LiveTable) -> None:
    await ask(live, "p2", pr.Leave)


async def free_by_leaving_a_game_that_ends(live: LiveTable) -> None:
    await start(live)
    await ask(live, "p2", pr.Leave)
    for text in ("propose-end", "vote yes"):
        seat = live.table.waiting[0]
        if live.table.seats[seat].botted:
            async with live.lock:
                await live.append(*live.table.deciding(seat, match_of(live.table).check(text, seat), 2e9, "bot"))
        else:
            await ask(live, f"p{seat + 1}", pr.Decide, number=live.table.number, seat=seat, decision=text)
    assert live.table.status == "over"


async def start(live: LiveTable) -> None:
    for person in live.table.sitting():
        await ask(live, person, pr.Ready)
    if live.table.status != "playing":
        await ask(live, "p1", pr.Start)


FREE = [free_by_removal, free_by_standing_up, free_by_leaving, free_by_leaving_a_game_that_ends]


@pytest.mark.parametrize("free", FREE)
def test_who_had_a_seat_sees_nothing_of_who_sits_there_now(free: Any, tmp_path: Path) -> None:
    """He has two windows open, and leaves them open."""

    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for name in ("Ann", "Bo", "Cleo"):
            await live.join(name)
        await ask(live, "p1", pr.Sit, seat=0)
        await ask(live, "p2", pr.Sit, seat=1)
        watcher, windows = Ear(), [Ear(live.table.people["p2"], 1), Ear(live.table.people["p2"], 1)]
        for ear in (watcher, *windows):
            live.enter(ear, None)
        await free(live)
        await ask(live, "p3", pr.Sit, seat=1)
        number = live.table.number
        await start(live)
        for window in windows:
            if not window.ended:
                live.audience.show(window)
        live.audience.show(watcher)
        allowed = {update["number"]: update for update in watcher.updates()}
        for window in windows:
            for update in window.updates():
                assert update["number"] <= number or update == allowed[update["number"]]
            shown = [frame for frame in window.got if frame["type"] == "state" and frame["number"] > number]
            assert [frame["view"] for frame in shown] == [watcher.got[-1]["view"]] * len(shown)
        await asleep(live)

    asyncio.run(run())


def test_nobody_is_sent_the_choices_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        live = await awake(tmp_path, en.Config("dark_cave", 2))
        for seat, name in enumerate(("Ann", "Bo")):
            person, _ = await live.join(name)
            await ask(live, person, pr.Sit, seat=seat)
        watcher, players = Ear(), [Ear(live.table.people[f"p{seat + 1}"], seat) for seat in range(2)]
        for ear in (watcher, *players):
            live.enter(ear, None)
        await start(live)
        waiting = live.table.waiting[0]
        assert not watcher.updates()[-1].get("choices")
        own, other = (players[seat].updates()[-1]["choices"] for seat in (waiting, 1 - waiting))
        assert len(own) > 5
        assert [choice["text"] for choice in other] == ["propose-end"]
        await asleep(live)

    asyncio.run(run())
