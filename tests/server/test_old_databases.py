"""A database of every version there ever was: it opens, its games go on, and what is over replays."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undermine
from tests.server.harness import Client, ServerProcess, awaited, play_on
from undermine.server import datafile, upkeep

pytestmark = pytest.mark.data_file

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))


def made(source: Path, path: Path) -> dict[str, Any]:
    """Makes the file as it was then; returns what is known of it."""
    sql = source.read_text("utf-8")
    database = sqlite3.connect(path)
    database.executescript(sql)
    database.close()
    known: dict[str, Any] = json.loads(sql.split("\n", 1)[0].removeprefix("-- "))
    return known


def version_of(path: Path) -> int:
    database = sqlite3.connect(path)
    found = datafile.version_of(database)
    database.close()
    return found


def test_there_is_one_of_every_version() -> None:
    assert [int(source.stem) for source in DATABASES] == sorted(datafile.migrations())


@awaited
@pytest.mark.parametrize("source", DATABASES, ids=[source.stem for source in DATABASES])
async def test_an_old_database_opens_goes_on_and_replays(source: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    known = made(source, path)
    assert version_of(path) == int(source.stem)
    assert [kept.damage for kept in upkeep.checked(str(path))] == [None, None]
    with ServerProcess(path) as server:
        record = server.record(known["over"][0]["code"])
        same = {"engine": ...}  # but for the version that writes it
        assert json.loads(record) | same == known["record"] | same
        (tmp_path / "record.json").write_bytes(record)
        assert undermine.replay(tmp_path / "record.json").result is not None
        people = [Client(server, **one) for one in known["running"]]
        for client in people:
            await client.connect()
        assert [seat["left"] for seat in people[0].table["seats"] if seat["left"] is not None], "clocks go on"
        await play_on(people, Random(2))
        for client in people:
            await client.check()
        again = [Client(server, **one) for one in known["over"]]
        for client in again:
            await client.connect()
            await client.ask("ready")  # those of the finished game play another
        await play_on(again, Random(3), lambda c: c.table["match"] == 2 and c.status == "playing")
        server.stop()
    assert version_of(path) == max(datafile.migrations())
    assert [kept.damage for kept in upkeep.checked(str(path))] == [None, None]
