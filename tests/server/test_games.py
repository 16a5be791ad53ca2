"""Whole games over real sockets: people who come and go, bots, clocks, and those who look on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import undermine
from tests.server.harness import Client, ServerProcess, awaited, choices_of, code_of, identity, play_on


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots think for ever."""
    with ServerProcess(tmp_path_factory.mktemp("thinking") / "tables.db", "--bot-pace", "900") as found:
        yield found
        assert found.complaints() == ""


def plain(value: Any) -> Any:
    """As it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def at_least(number: int) -> Callable[[Client], bool]:
    """Whether a client has come so far."""
    return lambda client: client.number >= number


def events_of(client: Client, number: int) -> list[Any]:
    """What a client saw of one entry."""
    return next(list(line["events"]) for line in client.log if line["number"] == number)


def last_told(client: Client, kind: str) -> int:
    """The number of the last entry of a kind."""
    return max(int(line["number"]) for line in client.log if line["told"]["type"] == kind)


# ---- whole games ----------------------------------------------------------------------------------------------------


async def play_restlessly(client: Client, random: Random) -> None:
    """Plays, talks, loses the line at any moment, and now and then looks whether all is as it should be."""
    while client.status != "over":
        dice = random.random()
        if dice < 0.05:
            await client.ask("say", text=f"turn {client.number}", claim="trust" if random.random() < 0.3 else None)
        elif dice < 0.15:
            await client.come_back(random)
        elif dice < 0.2:
            await client.check()
        elif not choices_of(client):
            await client.receive()
        elif dice < 0.3:
            await decide_while_the_line_breaks(client, random)
        else:
            await client.decide_something(random)


async def decide_while_the_line_breaks(client: Client, random: Random) -> None:
    """Who has not heard whether a decision came through sends it again, and it is done once."""
    decision = {"number": client.number, "seat": client.look, "decision": random.choice(choices_of(client))}
    sent = await client.request("decide", **decision)
    await asyncio.sleep(random.choice([0, 0, random.random() * 0.005]))
    await client.come_back(random)
    await client.ask("decide", id=sent, **decision)


async def follow(client: Client, random: Random) -> None:
    """Looks on, loses the line, and comes back."""
    while client.status != "over":
        await client.receive()
        if random.random() < 0.05:
            await client.come_back(random)
        elif random.random() < 0.05:
            await client.check()


def check_with_the_record(client: Client, raw: bytes) -> int:
    """Everything that a client saw, at every number, is what the replayed game shows from there."""
    record = undermine.read_record(raw)
    match = undermine.replay(msgspec.structs.replace(record, steps=()))
    steps = iter(record.steps)
    compared = 0
    for _, seen in sorted(client.seen.items()):
        if seen.view is None:
            continue
        while match.decided < seen.view["number"]:
            step = next(steps)
            match.decide(step.decision, ord(step.seat) - ord("A"))
        assert seen.view == plain(match.view(seen.look))
        assert seen.choices == [
            {"text": str(choice), "decision": plain(choice), "points": plain(match.points(choice, seat))}
            for seat in ([] if seen.look is None or seen.table["status"] != "playing" else [seen.look])
            for choice in match.choices(seat)
        ]
        compared += 1
    return compared


@pytest.mark.parametrize("game", undermine.GAMES)
@awaited
async def test_a_game_over_lines_that_break_is_the_same_for_all_and_replays(
    server: ServerProcess, game: str, soak: int
) -> None:
    for seed in range(soak):
        random = Random(f"{game}-{seed}")
        bot = random.choice(server.get("/api/games")[0]["bots"])
        people = await server.game(2, 1, bot=bot, game=game)
        watcher = await server.watch(people[0].code).connect()
        code = watcher.code
        assert server.http("GET", f"/api/tables/{code}/records/1").status == 403
        await asyncio.gather(
            *(play_restlessly(client, Random(random.random())) for client in people),
            follow(watcher, Random(random.random())),
        )
        raw = server.record(code)
        match = undermine.replay(raw)
        assert match.result is not None
        for client in (*people, watcher):
            await client.check()
            assert client.view == plain(match.view(client.look))
            assert check_with_the_record(client, raw) > 10
            await client.close()


@pytest.mark.parametrize("game", undermine.GAMES)
@awaited
async def test_at_every_number_a_client_knows_what_one_who_comes_anew_is_told(
    server: ServerProcess, game: str, soak: int
) -> None:
    """A sample of the numbers; all of them with --soak."""
    random = Random(game)
    people = await server.game(3, 0, game=game)
    clients = [*people, await server.watch(people[0].code).connect()]
    while clients[0].status != "over":
        number = clients[0].number
        for client in clients:
            await client.until(at_least(number))
            if soak > 1 or random.random() < 0.03:
                await client.check()
        if random.random() < 0.1:
            await random.choice(people).ask("say", text="well")
        else:
            await next(client for client in people if choices_of(client)).decide_something(random)
        await clients[0].until(at_least(number + 1))
    for client in clients:
        await client.until(lambda c: c.status == "over")
        await client.check()


@awaited
async def test_a_record_is_refused_until_the_game_is_over(server: ServerProcess) -> None:
    (ada,) = await server.game(1, 2)
    path = f"/api/tables/{ada.code}/records/1"
    while ada.status == "playing":
        assert server.http("GET", path).status == 403
        assert server.http("GET", f"/api/tables/{ada.code}/replays/1/0").status == 403
        await ada.until(lambda c: bool(choices_of(c)) or c.status == "over")
        if choices_of(ada):
            await ada.decide_something(Random(1))
            await ada.until(lambda c: bool(choices_of(c)) or c.status == "over")
    assert undermine.replay(server.http("GET", path).body).result is not None


@awaited
async def test_all_tables_go_on_at_once(server: ServerProcess) -> None:
    tables = [await server.game(2, 1, game=game) for game in undermine.GAMES for _ in range(2)]
    await asyncio.gather(*(play_on(people, Random(n)) for n, people in enumerate(tables)))
    for people in tables:
        assert undermine.replay(server.record(people[0].code)).game.name == people[0].table["config"]["game"]


# ---- coming back ----------------------------------------------------------------------------------------------------


@awaited
async def test_who_was_away_for_a_moment_is_told_only_what_he_missed(server: ServerProcess) -> None:
    ada, bob, _ = await server.game(3, 0)
    await bob.ping()
    bob.drop()
    missed = [await ada.ask("say", text=f"number {n}") for n in range(3)]
    before = len(bob.frames)
    await bob.connect(resume=True)
    await bob.ping()
    told = [frame["number"] for frame in bob.frames[before:] if frame["type"] == "update"]
    assert told == missed
    assert "state" not in [frame["type"] for frame in bob.frames[before:]]


@awaited
async def test_who_was_away_for_long_gets_the_whole_table(server: ServerProcess) -> None:
    (ada,) = await server.game(1, 2)
    eve = await server.watch(ada.code).connect()
    eve.drop()
    await play_on([ada], Random(2))
    for n in range(130):
        await ada.ask("say", text=f"and another thing: {n}")
    await eve.connect(resume=True)
    await eve.until(lambda c: c.resyncs == 2)
    assert eve.number == ada.number
    await eve.check()


@pytest.mark.parametrize("last", [0, -1, 10**6, 2**63, -(2**70)])
@awaited
async def test_a_last_number_that_can_not_be_is_answered_with_the_whole_table(server: ServerProcess, last: int) -> None:
    ada, _ = await server.game(2, 1)
    ada.drop()
    ada.number = 0
    twin = ada.twin()
    await twin.open()
    await twin.send("hello", protocol=1, token=ada.token, last=last)
    await twin.until(lambda c: c.resyncs == 1)
    assert twin.view is not None
    ahead = "entries that the data file has not"
    assert (ahead in server.complaints()) == (last > twin.number), "whoever plays is believed, and it is looked into"


@awaited
async def test_who_comes_back_knows_who_is_there(server: ServerProcess) -> None:
    """Presence has no number: who missed some of it must be told on his return."""
    ada, bob = await server.table(2, 1)
    cleo = await server.join(ada.code, "Cleo").connect()
    await ada.until(lambda c: len(c.online) == 3)
    ada.drop()
    await cleo.until(lambda c: ada.person not in c.online)
    await bob.close()
    await cleo.until(lambda c: bob.person not in c.online)
    await ada.connect(resume=True)
    await ada.ping()
    fresh = await ada.twin().connect()
    await fresh.ping()
    assert ada.online == fresh.online == {ada.person, cleo.person}


@awaited
async def test_who_comes_back_to_another_seat_is_told_so(server: ServerProcess) -> None:
    """Bob's first tab loses the line; in the second he changes seats. The first must not mistake one for the other."""
    ada, bob = await server.table(2, 2)
    await ada.ask("stand", seat=3)
    cleo = await server.join(ada.code, "Cleo").connect()
    await cleo.ask("sit", seat=3)
    await cleo.until(lambda c: c.look == 3)
    await cleo.ask("stand", seat=3)
    tab = await bob.twin().connect()
    await bob.ping()
    bob.drop()
    await tab.ask("stand", seat=1)
    await tab.ask("sit", seat=3)
    await ada.ask("seat_bot", seat=1)
    await bob.connect(resume=True, look=bob.look)
    await bob.ping()
    assert bob.look == 3
    await bob.ask("ready")
    await ada.ask("start")
    await bob.until(lambda c: c.status == "playing")
    await bob.check()


@awaited
async def test_a_gap_with_two_games_in_it_tells_them_apart(server: ServerProcess) -> None:
    people = await server.table(3, 0, options={"vote_end": True})
    eve, steady = [await server.watch(people[0].code).connect() for _ in range(2)]
    eve.drop()
    for match in (1, 2):
        for client in people:
            await client.ask("ready")
        if match == 1:
            await people[0].ask("start")
        await vote_for_the_end(people, match)
    await steady.until(lambda c: c.table["match"] == 2 and c.status == "over")
    await eve.connect(resume=True)
    await eve.until(lambda c: c.number >= steady.number)
    assert eve.resyncs == 1
    told = [[frame["told"] for frame in client.frames if frame["type"] == "update"] for client in (eve, steady)]
    assert told[0] == told[1]
    await eve.check()


async def vote_for_the_end(people: list[Client], match: int) -> None:
    """Ends a game as fast as can be."""

    async def play(client: Client) -> None:
        await client.until(lambda c: c.table["match"] == match)
        while client.status == "playing":
            yes = [choice["text"] for choice in client.choices if choice["text"] in ("propose-end", "vote yes")]
            await client.try_to("decide", number=client.number, seat=client.look, decision=yes[0]) if yes else None
            await client.ping()

    await asyncio.gather(*map(play, people))


@awaited
async def test_a_decision_is_done_though_the_line_breaks_at_once(server: ServerProcess, soak: int) -> None:
    """It was stored, so it counts: others see the game go on, and who sends it again is told that it is done."""
    for seed in range(soak):
        random = Random(seed)
        (ada,) = await server.game(1, 2)
        for _ in range(10):
            await ada.until(lambda c: bool(choices_of(c)) or c.status == "over")
            if ada.status == "playing":
                await decide_while_the_line_breaks(ada, random)


# ---- more games at one table ----------------------------------------------------------------------------------------


@awaited
async def test_a_rematch_keeps_people_seats_options_and_talk(server: ServerProcess) -> None:
    people = await server.game(2, 1, game="lost_mines")
    ada, bob = people
    eve = await server.watch(ada.code).connect()
    await play_on(people, Random(1))
    first = server.record(ada.code)
    before = ada.table
    assert not any(seat["ready"] for seat in ada.table["seats"] if seat["person"])
    await ada.ask("say", text="again?")
    await ada.ask("ready")
    assert ada.status == "over"
    await bob.ask("ready")
    for client in (ada, bob, eve):
        await client.until(lambda c: c.table["match"] == 2)
    assert ada.status == "playing"
    for name in ("config", "people", "host"):
        assert ada.table[name] == before[name]
    assert [seat["person"] for seat in ada.table["seats"]] == [ada.person, bob.person, None]
    assert (
        ada.told("said")
        == eve.told("said")
        == [{"type": "said", "person": ada.person, "text": "again?", "claim": None, "about": []}]
    )
    assert server.http("GET", f"/api/tables/{ada.code}/records/2").status == 403
    await play_on([*people, eve], Random(2))
    for client in (ada, bob, eve):
        await client.check()
    second = server.record(ada.code, 2)
    assert server.record(ada.code, 1) == first
    assert undermine.replay(second).seed != undermine.replay(first).seed
    assert eve.view == plain(undermine.replay(second).view(None))


@awaited
async def test_who_was_away_at_the_end_plays_the_next_game_himself(server: ServerProcess) -> None:
    """A bot played on for Bob; he is ready for the next game, so he is back."""
    ada, bob = await server.game(2, 1, clock={"kind": "decision", "seconds": 1})
    await play_on([ada], Random(5))
    await bob.until(lambda c: c.status == "over")
    assert bob.told("bot_took")
    await ada.ask("ready")
    await bob.ask("ready")
    await bob.until(lambda c: c.table["match"] == 2)
    assert not bob.seat(1)["away"]


# ---- tabs, seats, viewers -------------------------------------------------------------------------------------------


@awaited
async def test_two_tabs_of_one_person_see_and_do_the_same(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    ada, bob, _ = people
    tab = await ada.twin().connect()
    random = Random(7)
    for _ in range(30):
        client = await next_to_decide([*people, tab])
        assert ada.seen[ada.number] == tab.seen[ada.number]
        await (random.choice([ada, tab]) if client in (ada, tab) else client).decide_something(random)
    await tab.close()
    await bob.ping()
    assert ada.person in bob.online


@awaited
async def test_a_double_click_in_two_tabs_is_one_decision(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    tab = await client.twin().connect()
    choices = choices_of(client)
    number = client.number
    sent = await client.request("decide", number=number, seat=client.look, decision=choices[0])
    other = await tab.request("decide", number=number, seat=client.look, decision=choices[-1])
    answers = [await client.answer(sent), await tab.answer(other)]
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["stale"]


async def next_to_decide(people: list[Client]) -> Client:
    """Who owes a decision, when all know as much."""
    for client in people:
        await client.ping()
    number = max(client.number for client in people)
    for client in people:
        await client.until(lambda c: c.number >= number)
    return next(client for client in people if choices_of(client))


@pytest.mark.parametrize("game", undermine.GAMES)
@awaited
async def test_one_device_goes_round_the_table(server: ServerProcess, game: str) -> None:
    """Pass-and-play: one person has all seats, and looks from one after the other."""
    ada = await server.create(game).connect()
    for seat in range(3):
        await ada.ask("sit", seat=seat)
    await ada.ask("start")
    random = Random(11)
    await ada.until(lambda c: c.status == "playing")
    for _ in range(25):
        for seat in range(3):
            await ada.look_from(seat)
            if choices_of(ada):
                break
        assert ada.view is not None
        hands = [bool(other["hand"]["cards"]) for other in ada.view["seats"]]
        assert hands == [number == ada.look for number in range(3)]
        await ada.decide_something(random)
        await ada.check()
        if random.random() < 0.2:
            await ada.come_back(random)


@awaited
async def test_one_looks_only_from_seats_of_ones_own(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    for seat in (1, 2, 3, -1, 2**70):
        await ada.send("look", seat=seat)
        while (frame := await ada.receive())["type"] != "refused":
            pass
        assert frame["why"] == "this is not your seat"
        assert frame["id"] is None
    looks = [ada.look]
    await ada.look_from(None)
    assert [*looks, ada.look] == [0, None]
    assert ada.choices == []
    twin = await bob.twin().connect(look=0)
    assert twin.look == 1


@awaited
async def test_those_who_watch_are_told_no_secrets_and_may_do_nothing(server: ServerProcess) -> None:
    people = await server.game(2, 1)
    eve = await server.watch(people[0].code).connect()
    for kind, fields in (
        ("decide", {"number": 1, "seat": 0, "decision": "pass NS"}),
        ("sit", {"seat": 0}),
        ("say", {"text": "hello"}),
        ("leave", {}),
        ("pause", {}),
    ):
        assert (await eve.refused(kind, **fields))["why"] == "you are watching; join the table to take part"
    await play_on([*people, eve], Random(13))
    assert all(seen.choices == [] and seen.look is None for seen in eve.seen.values())
    playing = [seen.view for seen in eve.seen.values() if seen.view and seen.table["status"] == "playing"]
    assert playing
    for view in playing:
        assert all(seat["hand"]["cards"] is None for seat in view["seats"])
        assert all(seat["role"]["role"] is None for seat in view["seats"])
    assert {frame["type"] for frame in eve.frames} <= {"welcome", "state", "update", "presence", "refused"}


@awaited
async def test_a_seat_that_one_gave_up_is_seen_no_longer_in_any_tab(server: ServerProcess) -> None:
    """Bob has two tabs; in one he stands up. Cleo takes the seat: her cards are not for Bob's other tab."""
    ada, bob = await server.table(2, 1)
    tab = await bob.twin().connect()
    assert tab.look == 1
    await bob.ask("stand", seat=1)
    cleo = await server.join(ada.code, "Cleo").connect()
    await start_with(ada, cleo, 1)
    await tab.until(lambda c: c.status == "playing")
    assert hand(cleo, 1)
    assert hand(tab, 1) is None
    assert tab.choices == []


@awaited
async def test_who_is_sent_away_sees_the_seat_no_longer(server: ServerProcess) -> None:
    ada, bob = await server.table(2, 1)
    await ada.ask("remove", person=bob.person)
    cleo = await server.join(ada.code, "Cleo").connect()
    await start_with(ada, cleo, 1)
    with suppress(ConnectionClosed):  # that is as good
        await bob.until(lambda c: c.status == "playing")
        assert hand(bob, 1) is None
        assert bob.choices == []


@awaited
async def test_who_left_a_game_does_not_look_into_the_next(server: ServerProcess) -> None:
    """Bob leaves in mid-game and looks on; after the end his seat is free, and Cleo takes it."""
    people = await server.game(2, 1)
    ada, bob = people
    await bob.ask("leave")
    await play_on([ada], Random(17))
    cleo = await server.join(ada.code, "Cleo").connect()
    await cleo.ask("sit", seat=1)
    await cleo.ask("ready")
    await ada.ask("ready")
    await cleo.until(lambda c: c.table["match"] == 2)
    assert hand(cleo, 1)
    with suppress(ConnectionClosed):  # that is as good
        await bob.until(lambda c: c.table["match"] == 2)
        assert hand(bob, 1) is None
        assert bob.choices == []


async def start_with(host: Client, other: Client, seat: int) -> None:
    await other.ask("sit", seat=seat)
    await other.ask("ready")
    await host.ask("start")
    await other.until(lambda c: c.status == "playing")


def hand(client: Client, seat: int) -> Any:
    assert client.view is not None
    return client.view["seats"][seat]["hand"]["cards"]


@awaited
async def test_who_is_sent_away_has_no_say_any_more(server: ServerProcess) -> None:
    ada, bob = await server.table(2, 1)
    await ada.ask("remove", person=bob.person)
    with suppress(ConnectionClosed):  # that is as good
        for kind, fields in (("say", {"text": "still here"}), ("sit", {"seat": 1}), ("ready", {})):
            await bob.refused(kind, **fields)
    await ada.ping()
    assert [person["name"] for person in ada.table["people"]] == ["Ada"]
    twin = bob.twin()
    await twin.open()
    await twin.send("hello", protocol=1, token=bob.token)
    assert await twin.closed() == 4401


@awaited
async def test_a_closed_table_is_not_to_be_watched(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1, privacy="closed")
    eve = server.watch(ada.code)
    await eve.open()
    await eve.send("hello", protocol=1)
    assert await eve.closed() == 4403
    assert eve.frames == []
    stranger = server.watch(ada.code)
    await stranger.open(additional_headers={"Cookie": f"undermine-{ada.code}=guessed"})
    await stranger.send("hello", protocol=1)
    assert await stranger.closed() == 4403
    await bob.come_back(Random(1))
    assert bob.view


@awaited
async def test_nor_is_it_watched_by_who_joins_when_the_game_runs(server: ServerProcess) -> None:
    ada, _ = await server.game(2, 1, privacy="closed")
    joined = server.http("POST", f"/api/tables/{ada.code}/people", {"name": "Eve"})
    if joined.status == 201:
        eve = Client(server, **identity(joined.json))
        await eve.open()
        await eve.send("hello", protocol=1, token=eve.token)
        with pytest.raises(ConnectionClosed) as closed:
            await eve.receive()
        assert code_of(closed.value) == 4403


# ---- decisions ------------------------------------------------------------------------------------------------------


@awaited
async def test_a_request_sent_twice_is_done_once(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    decision = {"number": client.number, "seat": client.look, "decision": choices_of(client)[0]}
    first = await client.ask("decide", id="the-one", **decision)
    for _ in range(3):
        assert await client.ask("decide", id="the-one", **decision) == first
    assert await client.ask("say", id="talk", text="hello") == first + 1
    assert await client.ask("say", id="talk", text="something else") == first + 1
    await client.come_back(Random(3))
    assert await client.ask("decide", id="the-one", **decision) == first
    other = next(other for other in people if other is not client)
    assert await other.ask("say", id="talk", text="ids are one's own") == first + 2
    assert len(other.told("decided")) == 1
    assert len(other.told("said")) == 2


@awaited
async def test_a_decision_that_comes_too_late_is_refused_as_stale(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    number, choice = client.number, choices_of(client)[0]
    await client.decide(choice)
    late = await client.refused("decide", number=number, seat=client.look, decision=choice)
    assert late["stale"]
    assert late["why"] == "the game has gone on since then"
    assert late["number"] == client.number


@awaited
async def test_talk_in_between_makes_no_decision_stale(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    number, choice = client.number, choices_of(client)[0]
    for other in people:
        await other.ask("say", text="hurry up")
    await client.ask("decide", number=number, seat=client.look, decision=choice)


@awaited
async def test_nobody_decides_for_another_seat(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    others = [other for other in people if other is not client]
    decision = {"number": client.number, "decision": choices_of(client)[0]}
    for other in others:
        assert (await other.refused("decide", seat=client.look, **decision))["why"] == "this is not your seat"
        assert not (await other.refused("decide", seat=other.look, **decision))["stale"]
    for seat in (3, -1, 2**40):
        assert "there is no seat" in (await client.refused("decide", seat=seat, **decision))["why"]
    await client.ping()
    assert client.told("decided") == []


@awaited
async def test_what_the_rules_forbid_is_refused_with_the_rule(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    client = await next_to_decide(people)
    refused = await client.refused("decide", number=client.number, seat=client.look, decision="lay NESW 9,9")
    assert refused["clause"].startswith(("CL-", "D-CL-", "Q-"))
    assert refused["why"]
    nonsense = await client.refused("decide", number=client.number, seat=client.look, decision="dance")
    assert nonsense["clause"] is None
    assert "dance" in nonsense["why"]


# ---- before the game ------------------------------------------------------------------------------------------------


@awaited
async def test_before_the_game_seats_are_taken_given_up_and_filled(server: ServerProcess) -> None:
    ada = await server.create(name="Ada").connect()
    bob = await server.join(ada.code).connect()
    await ada.ask("sit", seat=0)
    assert (await bob.refused("sit", seat=0))["why"] == "this seat is taken"
    assert (await bob.refused("sit", seat=3))["why"] == "there is no seat 3; seats are 0 to 2 (A to C)"
    assert (await bob.refused("ready"))["why"] == "take a seat first"
    assert (await bob.refused("seat_bot", seat=2))["why"] == "only the host can add bots"
    assert "there is no bot 'deep'" in (await ada.refused("seat_bot", seat=2, bot="deep"))["why"]
    await ada.ask("seat_bot", seat=2)
    assert (await bob.refused("stand", seat=2))["why"] == "only the host can remove bots"
    await ada.ask("stand", seat=2)
    assert (await bob.refused("stand", seat=0))["why"] == "this is not your seat"
    assert (await bob.refused("start"))["why"] == "only the host can start the game"
    assert (await ada.refused("start"))["why"] == "2 seats are free: wait for people or add bots"
    await bob.ask("sit", seat=1)
    assert (await ada.refused("start"))["why"] == "1 seat is free: wait for people or add bots"
    assert (await ada.refused("remove", person=ada.person))["why"] == "you can't remove yourself; you can leave"
    assert (await ada.refused("remove", person="p9"))["why"] == "that person isn't at this table"
    await ada.ask("seat_bot", seat=2)
    assert (await ada.refused("start"))["why"] == "not ready yet: Bob"
    await bob.ask("ready")
    await ada.ask("start")
    await bob.until(lambda c: c.status == "playing")
    assert (await bob.refused("sit", seat=2))["why"] == "a game is running; you can sit down only before or after it"
    assert "a game is running" in (await bob.refused("stand", seat=1))["why"]
    assert "a game is running" in (await ada.refused("remove", person=bob.person))["why"]
    await ada.check()


@awaited
async def test_a_host_who_leaves_passes_the_table_on(server: ServerProcess) -> None:
    ada, bob = await server.table(2, 1)
    await ada.ask("leave")
    await bob.until(lambda c: c.table["host"] == bob.person)
    assert bob.seat(0)["person"] is None
    assert [person["name"] for person in bob.table["people"]] == ["Bob"]
    await bob.ask("seat_bot", seat=0)
    await bob.ask("start")


@awaited
async def test_talk_is_heard_unless_it_is_muted(server: ServerProcess) -> None:
    ada, bob = await server.table(2, 1)
    cleo = await server.join(ada.code, "Cleo").connect()
    assert (await ada.refused("say"))["why"] == "there is nothing to say"
    assert (await ada.refused("say", text=" \n\t "))["why"] == "there is nothing to say"
    assert (await ada.refused("say", claim="  "))["why"] == "there is nothing to say"
    await ada.ask("say", text="a\nb\u0007", claim="stone", about=["2,3", "B"])
    await bob.ask("mute", person=ada.person)
    second = await ada.ask("say", text="can you hear me")
    for client in (ada, bob, cleo):
        await client.until(lambda c: c.number >= second)
    heard = [{"type": "said", "person": ada.person, "text": "a b", "claim": "stone", "about": ["2,3", "B"]}]
    assert cleo.told("said")[:1] == bob.told("said") == heard
    assert len(cleo.told("said")) == 2
    assert bob.log[-1]["told"] == {"type": "quiet"}
    assert cleo.told("muted") == ada.told("muted") == []
    await bob.ask("mute", person=ada.person, yes=False)
    await ada.ask("say", text="and now")
    await bob.until(lambda c: c.told("said")[-1:] != heard)
    assert (await bob.refused("mute", person=bob.person))["why"] == "you can't mute yourself"
    assert "isn't at this table" in (await bob.refused("mute", person="p99"))["why"]


# ---- clocks and pauses ----------------------------------------------------------------------------------------------


@awaited
async def test_whose_time_is_over_discards_face_down_and_then_a_bot_plays_on(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1, clock={"kind": "decision", "seconds": 1})
    random = Random(19)

    async def until_ada_is_away() -> None:
        while not bob.seat(0)["away"]:
            await bob.decide_something(random) if choices_of(bob) else await bob.receive()

    await until_ada_is_away()
    number = bob.number
    await ada.until(lambda c: c.number >= number)
    late = [line for line in bob.log if line["told"] == {"type": "decided", "seat": 0, "how": "clock"}]
    assert len(late) == 2
    for line in late:
        (passed,) = [event for event in line["events"] if event["type"] == "passed"]
        assert passed["seat"] == 0
        assert passed["card"] is None
        (own,) = [event for event in events_of(ada, line["number"]) if event["type"] == "passed"]
        assert own["card"] is not None
    assert bob.told("bot_took") == [{"type": "bot_took", "seat": 0}]
    await ada.ask("take_back", seat=0)
    assert not ada.seat(0)["away"]
    assert (await ada.refused("take_back", seat=0))["why"] == "no bot plays for you"
    while {"type": "decided", "seat": 0, "how": "person"} not in bob.told("decided"):
        await bob.ping()
        await ada.ping()
        for client in (ada, bob):
            if choices_of(client):
                await client.try_to(
                    "decide", number=client.number, seat=client.look, decision=random.choice(choices_of(client))
                )
    await ada.check()
    await bob.check()


@awaited
async def test_who_leaves_a_running_game_may_take_the_seat_back(server: ServerProcess) -> None:
    ada, bob = people = await server.game(2, 1)
    await ada.ask("leave")
    await bob.until(lambda c: c.seat(0)["away"])
    assert bob.table["host"] == bob.person
    assert ada.person in [person["person"] for person in bob.table["people"]]
    await ada.close()
    random = Random(23)
    while {"type": "decided", "seat": 0, "how": "bot"} not in bob.told("decided"):
        await bob.decide_something(random) if choices_of(bob) else await bob.receive()
    await ada.connect(resume=True)
    await ada.ask("take_back", seat=0)
    assert not ada.seat(0)["away"]
    await play_on(people, random)
    assert ada.seat(0)["person"] == ada.person


@awaited
async def test_who_decides_has_taken_the_seat_back(thinking: ServerProcess) -> None:
    people = await thinking.game(3, 0)
    client = await next_to_decide(people)
    seat = client.look
    assert seat is not None
    await client.ask("leave")
    assert client.seat(seat)["away"]
    await client.decide_something(Random(1))
    assert not client.seat(seat)["away"]
    assert client.log[-1]["told"] == {"type": "decided", "seat": seat, "how": "person"}
    await client.check()


@awaited
async def test_a_bot_that_still_thinks_does_not_decide_for_who_is_back(server: ServerProcess) -> None:
    people = await server.game(3, 0)
    for _ in range(10):
        client = await next_to_decide(people)
        for sent in [await client.request("leave"), await client.request("take_back", seat=client.look)]:
            assert (await client.answer(sent))["type"] == "ack"
        await client.ping()
        back = last_told(client, "took_back")
        assert [line for line in client.log if line["number"] > back and line["told"]["type"] == "decided"] == []
        if choices_of(client):
            await client.decide_something(Random(1))


@awaited
async def test_the_seat_of_who_left_for_good_is_free_after_the_game(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    await ada.ask("leave")
    await ada.close()
    await play_on([bob], Random(29))
    assert bob.seat(0)["person"] is None
    twin = ada.twin()
    await twin.open()
    await twin.send("hello", protocol=1, token=ada.token)
    assert await twin.closed() == 4401


@awaited
async def test_a_game_that_all_have_left_is_played_to_its_end(server: ServerProcess) -> None:
    ada, bob = await server.game(2, 1)
    eve = await server.watch(ada.code).connect()
    await ada.ask("leave")
    await bob.ask("leave")
    await eve.until(lambda c: c.status == "over")
    assert undermine.replay(server.record(ada.code)).result is not None


@awaited
async def test_all_who_play_have_to_wish_for_a_pause_and_one_ends_it(server: ServerProcess) -> None:
    people = await server.game(3, 0, clock={"kind": "decision", "seconds": 1})
    ada, bob, cleo = people
    dan = await server.join(ada.code, "Dan").connect()
    assert (await dan.refused("pause"))["why"] == "only players can pause a game"
    await ada.ask("pause")
    await bob.ask("pause")
    assert bob.table["pause_wished"] == [ada.person, bob.person]
    assert not bob.table["paused"]
    number = await cleo.ask("pause")
    for client in people:
        await client.until(lambda c: c.table["paused"])
        assert client.choices == []
    owing = next(client for client in people if client.seen[number - 1].choices)
    text = owing.seen[number - 1].choices[0]["text"]
    refused = await owing.refused("decide", number=number, seat=owing.look, decision=text)
    assert refused["why"] == "the game is paused"
    await asyncio.sleep(1.3)  # longer than a clock runs
    await ada.check()
    assert ada.number == number
    assert all(seat["since"] is None for seat in ada.table["seats"])
    await bob.ask("pause", yes=False)
    await ada.until(lambda c: not c.table["paused"])
    assert ada.table["pause_wished"] == []
    await play_on(people, Random(31), lambda c: c.number > number + 10)
    for client in people:
        await client.check()


@awaited
async def test_a_bank_of_time_grows_with_every_decision(server: ServerProcess) -> None:
    people = await server.game(2, 1, clock={"kind": "bank", "seconds": 300, "more": 5})
    await play_on(people, Random(37))
    taken = [line["told"]["seat"] for line in people[0].log if line["told"]["type"] == "decided"]
    for seat in (0, 1):
        left = people[0].seat(seat)["left"]
        assert 300 < left <= 300 + 5 * taken.count(seat)


# ---- a table that sleeps --------------------------------------------------------------------------------------------


@awaited
async def test_a_table_that_fell_asleep_is_one_table_for_all_who_come(tmp_path: Path) -> None:
    """One opens a connection and says hello only after the table went to sleep and was woken by another."""
    with ServerProcess(tmp_path / "sleepy.db", "--sleep", "0.5") as sleepy:
        ada = sleepy.create()
        bob = sleepy.join(ada.code)
        await ada.open()
        for _ in range(65):
            if b"undermine_tables_awake 0.0" in sleepy.http("GET", "/metrics").body:
                break
            await asyncio.sleep(0.1)
        await bob.connect()
        await ada.send("hello", protocol=1, token=ada.token)
        await ada.until(lambda c: c.resyncs == 1)
        await bob.ask("say", text="anybody here?")
        await ada.ping()
        assert ada.told("said")
        assert ada.online == {ada.person, bob.person}
        await ada.ask("say", text="yes")
        await ada.check()
