"""Claims over real sockets: people's and bots' are the same thing, told to all, muted and counted like talk."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, ServerProcess, awaited, play_on
from tests.server.tables import Sitting
from undermine.bots import Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.models import model_needed
from undermine.engine.claims import Ask, Saw
from undermine.engine.records import read_record
from undermine.engine.replays import replay_record
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.hub import Hub, replay
from undermine.server.live import Minds, Pace
from undermine.server.speaking import Speakers
from undermine.server.store import SqliteStore

STONE = {"type": "saw", "thing": "goal", "where": 1, "what": "stone"}


def claims(client: Client) -> list[tuple[int, str | None, object]]:
    return [(told["seat"], told["person"], told["claim"]) for told in client.told("claimed")]


@awaited
async def test_a_claim_is_told_to_all_who_are_there_and_to_those_who_come_later(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    watcher = await server.watch(ada.code).connect()
    number = await bob.ask("claim", seat=1, claim=STONE)
    for client in (ada, bob, watcher):
        await client.until(lambda c: c.number >= number)
        assert claims(client) == [(1, bob.person, STONE)]
    late = await server.watch(ada.code).connect()
    assert claims(late) == [(1, bob.person, STONE)]


@awaited
async def test_anyone_who_does_not_want_to_hear_is_not_told(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    await ada.ask("mute", person=bob.person)
    number = await bob.ask("claim", seat=1, claim=STONE)
    await ada.until(lambda c: c.number >= number)
    assert claims(ada) == []
    await ada.close()
    await ada.connect()
    assert claims(ada) == []


@awaited
async def test_bots_can_be_muted_all_at_once(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 3, bot="veteran", game="dark_cave")
    await ada.ask("mute", person="bots")
    await play_on([ada, bob], Random(3))
    assert claims(ada) == []
    said = [entry for entry in server.entries(ada.code) if isinstance(entry, en.Claimed)]
    assert [(one.seat, one.person) for one in said] == [(seat, None) for seat, _, _ in claims(bob)]
    await ada.ask("mute", person="bots", yes=False)
    await ada.close()
    await ada.connect()
    assert len(claims(ada)) == min(len(said), 50)


@pytest.mark.parametrize(
    "claim",
    [
        {"type": "saw", "thing": "goal", "where": 3, "what": "stone"},
        {"type": "saw", "thing": "goal", "where": 1, "what": "gem"},
        {"type": "suspect", "seat": 0},
        {"type": "trust", "seat": 3},
        {"type": "am", "role": "selfish"},
    ],
)
@awaited
async def test_what_makes_no_sense_at_this_table_is_refused(server: ServerProcess, claim: object) -> None:
    ada, bob = await server.game(2, 1)
    assert "nobody can say that here" in (await ada.refused("claim", seat=0, claim=claim))["why"]
    assert "not your seat" in (await ada.refused("claim", seat=1, claim=STONE))["why"]
    assert claims(bob) == []


@awaited
async def test_nothing_is_claimed_before_the_game(server: ServerProcess) -> None:
    ada, _ = await server.table(2, 1)
    assert "no game" in (await ada.refused("claim", seat=0, claim=STONE))["why"]


@awaited
async def test_a_bot_that_was_about_to_speak_is_quiet_in_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undermine.server.live.spoken", lambda *_: Ask("am"))
    hub = Hub(SqliteStore(str(tmp_path / "tables.db")), None, Pace(0.1))
    live, _ = await hub.play_now(pr.PlayNow("classic", 3, "Ada"))
    for paused in (True, False):
        speaks = asyncio.create_task(live._bot_speaks(1))
        await asyncio.sleep(0)
        live.table.paused = paused
        await speaks
        said = [one.entry for one in live.table.log if isinstance(one.entry, en.Claimed)]
        assert bool(said) is not paused
    await hub.close()


def test_bots_of_a_table_that_is_taken_over_do_not_all_speak_at_once() -> None:
    sitting = Sitting(en.Config("classic", 3))
    sitting.join()
    speakers = Speakers(sitting.table)
    sitting.table.seats[1].bot = "rookie"
    sitting.table.status = "playing"
    speakers.note(en.Claimed(at=1.0, seat=0, claim=Ask("am")))
    assert speakers.next == 1
    speakers.hush()
    assert speakers.next is None


@awaited
async def test_a_record_of_the_server_has_what_was_said(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    await ada.ask("claim", seat=0, claim=STONE)
    await play_on([ada, bob], Random(4))
    record = read_record(server.record(ada.code))
    match = replay_record(record, game_named("classic"))
    assert (match.said[0].seat, match.said[0].after) == (0, 0)
    server.kill()
    server.start()
    assert server.record(ada.code) == server.record(ada.code)


MAP = "map"


@awaited
async def test_what_a_person_claims_reaches_the_belief_of_every_bot(server: ServerProcess) -> None:
    """Somebody looks at a goal and tells of it; after that, each bot takes it for likelier than before, or for less
    likely if it takes them for a saboteur.
    """
    for _ in range(5):
        (ada,) = await server.game(1, 3, bot="veteran")
        if await look_at_a_goal(ada):
            break
    assert ada.view is not None
    known = [at for at, goal in enumerate(ada.view["goals"]) if goal["card"] and not goal["face_up"]]
    claim = Saw("goal", known[-1], "treasure")
    number = await ada.ask("claim", seat=0, claim=msgspec.to_builtins(claim))
    match = replay(ada.code, [en.encode_entry(one) for one in server.entries(ada.code)[:number]]).match
    assert match is not None and match.said[-1].claim == claim
    for bot in (1, 2, 3):
        heard = Minds(match).situation(bot)
        assert tuple(heard.claims) == tuple(match.said)
        deaf = Situation(bot, heard.view, heard.choices, heard.deck, heard.events, claims=match.said[:-1])
        before = believes(deaf, claim)
        certain = min(before, 1.0 - before) < 1e-9
        assert certain or abs(believes(heard, claim) - before) > 1e-9


async def look_at_a_goal(person: Client) -> bool:
    """Plays a map as soon as there is one, and throws other cards away until then; whether there was any."""
    while True:
        await person.until(lambda c: bool(c.choices) or c.status == "over")
        texts = [one["text"] for one in person.choices]
        maps = [text for text in texts if text.startswith(MAP)]
        if maps or person.status == "over":
            break
        await person.decide(next((text for text in texts if text.startswith("pass")), texts[0]))
    if maps:
        await person.decide(maps[0])
    return bool(maps)


def believes(situation: Situation, claim: Saw) -> float:
    model = model_needed("classic")
    beliefs = Beliefs.of(model, situation)
    assert beliefs.hearing is not None
    truth = beliefs.hearing.truth(claim)
    assert truth is not None
    return float(beliefs.table(situation.view)[truth].sum())


#: Parts of claims, some of which fit together.
PARTS: dict[str, list[object]] = {
    "type": ["saw", "am", "trust", "suspect", "need", "plan", "promise", "ask", "sing", None, 3],
    "thing": ["goal", "mine", "clan", "", "x" * 30, 7],
    "where": [0, 2, 3, 99, 100, -1, 1.5, "0", None],
    "what": ["stone", "treasure", "saw", "lamp", "follow", "x" * 30, [], None],
    "role": ["miner", "saboteur", "loyal", {}],
    "seat": [0, 1, 2, 3, -1, None, "B"],
    "why": ["", "lied", "because", 0],
    "more": [1],
}


@awaited
async def test_whatever_is_claimed_is_answered_and_the_game_goes_on(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    random, said = Random(16), 0
    for _ in range(150):
        names = random.sample(sorted(PARTS), random.randrange(1, 5))
        parts = {name: random.choice(PARTS[name]) for name in sorted({"type", *names})}
        claim = STONE if random.random() < 0.1 else parts
        try:
            answer = await ada.try_to("claim", seat=random.choice([0, 0, 0, 1, 9]), claim=claim)
            said += answer["type"] == "ack"
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 4400  # what is no claim at all is no message
            await ada.connect()
    assert said
    number = await bob.ask("claim", seat=1, claim=STONE)
    await ada.until(lambda c: c.number >= number)
    assert len(claims(ada)) == min(said + 1, 50)
    await play_on([ada, bob], Random(5))
