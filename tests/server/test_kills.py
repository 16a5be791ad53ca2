"""The server is killed at any moment and comes back: nothing that was acknowledged is lost, nothing is done twice."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import undermine
from tests.server.harness import Client, Json, ServerProcess, awaited, choices_of, play_on
from undermine.server import entries as en


class Asked:
    """A request that somebody has sent, and the number under which it was acknowledged, if it was."""

    def __init__(self, client: Client, kind: str, fields: Json) -> None:
        self.client = client
        self.kind = kind
        self.fields = fields
        self.number: int | None = None

    async def again(self) -> None:
        """Sent with the same id, it is done, and is what it was."""
        number = await self.client.ask(self.kind, **self.fields)
        assert self.number in (None, number)
        self.number = number


class Party:
    """Some people at a table, and all that they ever asked for."""

    def __init__(self, server: ServerProcess, people: list[Client], random: Random) -> None:
        self.server = server
        self.people = people
        self.random = random
        self.asked: list[Asked] = []
        self.stored = 0  # requests found in the log without having been acknowledged
        self.lost = 0  # those that were not

    async def next_request(self) -> Asked:
        """What somebody would ask for now."""
        for client in self.people:
            await client.ping()
        random, owing = self.random, [client for client in self.people if choices_of(client)]
        if not owing or random.random() < 0.15:
            fields: Json = {"text": f"{random.random()}"}
            client, kind = random.choice(self.people), "say"
        else:
            client, kind = random.choice(owing), "decide"
            decision = random.choice(choices_of(client))
            fields = {"number": client.number, "seat": client.look, "decision": decision}
        asked = Asked(client, kind, {"id": client.new_id(), **fields})
        self.asked.append(asked)
        return asked

    async def play(self, requests: int) -> None:
        """Goes on for a while; now and then something is asked for again that was done long ago."""
        for _ in range(requests):
            if self.people[0].status == "over":
                return
            await (await self.next_request()).again()
            if self.random.random() < 0.2:
                await self.random.choice([asked for asked in self.asked if asked.number]).again()

    async def ask_and_kill(self) -> None:
        """Somebody asks; before the answer has come, or just after, the server is no more."""
        asked = await self.next_request()
        await asked.client.request(asked.kind, **asked.fields)
        await asyncio.sleep(self.random.choice([0, self.random.random() * 0.002, self.random.random() * 0.02]))
        self.server.kill()
        for client in self.people:
            await self.hear_what_came(client, asked)
        self.check_log(asked)

    async def hear_what_came(self, client: Client, asked: Asked) -> None:
        """What the server said before its death has been said."""
        with suppress(ConnectionClosed):
            while True:
                frame = await client.receive()
                if frame["type"] == "ack" and frame["id"] == asked.fields["id"]:
                    asked.number = frame["number"]

    def check_log(self, last: Asked) -> None:
        """What the dead server has left behind."""
        log = self.server.entries(self.people[0].code)
        done = {(entry.by, entry.id): number for number, entry in enumerate(log, 1) if entry.by and entry.id}
        assert len(done) == sum(entry.by is not None and entry.id is not None for entry in log), "done twice"
        for asked in self.asked:
            number = done.get((str(asked.client.person), asked.fields["id"]))
            if asked.number is not None:
                assert number == asked.number, "acknowledged, and lost"
                self.check_entry(asked, log[number - 1])
        for client in self.people:
            assert 0 < client.number <= len(log), "told before it was stored"
        if last.number is None:
            found = (last.client.person, last.fields["id"]) in done
            self.stored += found
            self.lost += not found

    def check_entry(self, asked: Asked, entry: en.AnyEntry) -> None:
        if isinstance(entry, en.Decided):
            assert (entry.seat, entry.decision) == (asked.fields["seat"], asked.fields["decision"])
        elif isinstance(entry, en.Said):
            assert entry.text == asked.fields["text"]

    async def come_back(self) -> None:
        """The server is there again; so are the people, and send again what was not acknowledged."""
        self.server.start()
        for client in self.people:
            await client.connect(resume=self.random.random() < 0.7, look=client.look)
        await self.asked[-1].again()
        for client in self.people:
            await client.check()


@awaited
async def test_kills_at_any_moment_lose_nothing_and_do_nothing_twice(tmp_path: Path, kills: int) -> None:
    """Ten kills; as many as you like with --kills 500."""
    random = Random(f"kills-{kills // 10}")
    games = list(undermine.GAMES)
    killed = stored = lost = 0
    with ServerProcess(tmp_path / "tables.db") as server:
        while killed < kills:
            party = Party(server, await server.game(2, 1, game=random.choice(games)), random)
            while party.people[0].status != "over":
                await party.play(random.randrange(1, 12))
                if party.people[0].status != "over" and killed < kills:
                    await party.ask_and_kill()
                    await party.come_back()
                    killed += 1
            raw = server.record(party.people[0].code)
            match = undermine.replay(raw)
            assert match.result is not None
            for client in party.people:
                await client.until(lambda c: c.status == "over")
                assert client.view == msgspec.json.decode(msgspec.json.encode(match.view(client.look)))
                await client.close()
            stored, lost = stored + party.stored, lost + party.lost
        assert server.complaints() == ""
    assert kills < 100 or (stored and lost)  # kills before an entry was stored, and between that and the answer


@awaited
async def test_a_server_that_is_stopped_says_so_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await server.game(2, 1)
        await play_on(people, Random(1), lambda c: c.number > 20)
        for client in people:
            await client.ping()
        server.stop()
        assert [await client.closed() for client in people] in ([1001, 1001], [1012, 1012])
        before = max(client.number for client in people)
        server.start()
        for client in people:
            await client.connect(resume=True)
            await client.ping()
            assert client.number >= before
        await play_on(people, Random(2))
        undermine.replay(server.record(people[0].code))
        assert server.complaints() == ""


@awaited
async def test_a_game_that_all_have_left_is_played_on_for_somebody_who_watches(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await server.game(2, 1)
        for client in people:
            await client.ask("leave")
        server.kill()
        server.start()
        eve = await server.watch(people[0].code).connect()
        await eve.until(lambda c: c.status == "over")
        assert undermine.replay(server.record(eve.code)).result is not None


@awaited
async def test_the_time_while_the_server_was_away_is_nobodys(tmp_path: Path) -> None:
    """The clock of who has to decide goes on when the server is back, and all are told alike."""
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await server.game(2, 1, clock={"kind": "decision", "seconds": 4})
        watchers = [await server.watch(people[0].code).connect() for _ in range(2)]
        clients = [*people, *watchers]
        await play_on(people, Random(1), lambda c: bool(choices_of(c)) or c is not people[0])
        for client in clients:
            await client.ping()
        server.kill()
        await asyncio.sleep(4.1)
        server.start()
        for client in clients:
            await client.connect(resume=True)
            await client.ping()
        assert people[0].told("bot_took") == []
        for client in clients:
            await client.check()


@pytest.mark.data_file
@awaited
async def test_the_list_of_tables_is_right_again_after_a_kill(tmp_path: Path) -> None:
    """What lists need is written after the log; a kill in between must not leave it wrong for good."""
    with ServerProcess(tmp_path / "tables.db") as server:
        people = await server.game(2, 1, privacy="public")
        code = people[0].code
        server.kill()
        database = sqlite3.connect(server.data)
        with database:
            database.execute("UPDATE tables SET status = 'open'")  # as if it had not come to writing this
        database.close()
        server.start()
        for client in people:
            await client.connect()
        await play_on(people, Random(1), lambda c: len(c.told("decided")) > 5)
        listed: list[Any] = server.get("/api/tables")
        assert [(row["code"], row["status"]) for row in listed] == [(code, "playing")]


@pytest.mark.data_file
def test_a_data_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.db")
    with server:
        pass
    database = sqlite3.connect(server.data)
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(AssertionError, match="the data file is of version 99"):
        server.start()
    assert "Traceback" not in server.complaints()


@pytest.mark.data_file
@awaited
async def test_a_table_whose_log_is_damaged_does_no_harm_to_others(tmp_path: Path) -> None:
    """It is not played on as if nothing were; who asks for it is told so."""
    with ServerProcess(tmp_path / "tables.db") as server:
        broken, sound = [await server.game(2, 1) for _ in range(2)]
        for people in (broken, sound):
            await play_on(people, Random(1), lambda c: c.number > 15)
        server.kill()
        database = sqlite3.connect(server.data)
        with database:
            sql = (
                'UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), \'"digest":"\', \'"digest":"0\') AS BLOB)'
            )
            changed = database.execute(f"{sql} WHERE code = ? AND number = 12", (broken[0].code,))
            assert changed.rowcount == 1
        database.close()
        server.start()
        for client in sound:
            await client.connect(resume=True)
        await play_on(sound, Random(2))
        found = server.http("GET", f"/api/tables/{broken[0].code}")
        assert found.status >= 400
        assert found.error
        await broken[0].open()
        with suppress(ConnectionClosed):  # the server may be done with it before anything is said
            await broken[0].send("hello", protocol=1, token=broken[0].token)
        assert await broken[0].closed() == 4500
