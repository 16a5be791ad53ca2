"""What those who run a server do with its data file: look, check, export, end, copy."""

import asyncio
import json
import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import undermine
from tests.commands import run
from tests.server.damages import a_gap, garbage
from tests.server.harness import Client, ServerProcess, awaited, play_on
from tests.server.old_logs import RAW
from undermine.cli.app import main
from undermine.engine.errors import OptionError
from undermine.server import datafile, upkeep
from undermine.server import entries as en
from undermine.server.errors import TableDamaged
from undermine.server.hub import replay
from undermine.server.store import SqliteStore

pytestmark = pytest.mark.data_file

Command = Callable[..., str]

#: How SQLite lays out a file, and how a page begins that is a leaf of an index.
PAGE = 4_096
LEAF = 0x0A


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`undermine …` in this process; returns what was printed, without line breaks of the terminal."""

    def called(*words: object, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["undermine", *map(str, words)])
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        assert (ended.value.code or 0) == code, said
        return said.out + said.err

    return called


class Keep:
    """A file with a game that is over, one that runs, and a table where nobody sits."""

    def __init__(self, server: ServerProcess, over: str, playing: list[Client], empty: str) -> None:
        self.server = server
        self.data = server.data
        self.over = over
        self.playing = playing
        self.empty = empty

    def secrets(self) -> set[str]:
        """What is in the logs and must not be in a list."""
        found: set[str] = set()
        for code in (self.over, self.playing[0].code, self.empty):
            for entry in self.server.entries(code):
                found |= {entry.seed} if isinstance(entry, en.Started) else set()
                found |= {entry.token_hash, entry.name} if isinstance(entry, en.Joined) else set()
        return found


@pytest.fixture(scope="module")
def keep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Keep]:
    """The server has stopped."""

    async def fill(server: ServerProcess) -> Keep:
        over, playing = await server.game(2, 1), await server.game(2, 1)
        await play_on(over, Random(1))
        await play_on(playing, Random(1), lambda c: c.number > 18)
        return Keep(server, over[0].code, playing, server.create().code)

    with ServerProcess(tmp_path_factory.mktemp("keep") / "tables.db") as server:
        found = asyncio.run(fill(server))
        server.stop()
        yield found


def copy_of(keep: Keep, folder: Path) -> Path:
    """The file, for a test that changes it."""
    upkeep.backup(str(keep.data), str(folder / "copy.db"))
    return folder / "copy.db"


def harmed(path: Path, *damages: tuple[Callable[[sqlite3.Connection, str], None], str]) -> None:
    database = sqlite3.connect(path)
    with database:
        for damage, code in damages:
            damage(database, code)
    database.close()


# ---- lists and checks -----------------------------------------------------------------------------------------------


def test_a_list_tells_what_there_is_and_nothing_secret(keep: Keep, command: Command) -> None:
    for words in ((), ("--check",), ("--json",), ("--check", "--json")):
        said = command("tables", keep.data, *words)
        for code, status in ((keep.over, "over"), (keep.playing[0].code, "playing"), (keep.empty, "open")):
            line = next(line for line in said.splitlines() if code in line)
            assert status in line and "classic" in line
        assert not [secret for secret in keep.secrets() if secret in said]
    assert command("tables", keep.data, "--damaged") == "No table is damaged.\n"


def test_damaged_tables_are_listed_with_what_is_wrong(keep: Keep, tmp_path: Path, command: Command) -> None:
    path = copy_of(keep, tmp_path)
    harmed(path, (a_gap, keep.over), (garbage, keep.playing[0].code))
    said = command("tables", path, "--damaged", "--json", code=1)
    found = {one["code"]: one["damage"] for one in map(json.loads, said.splitlines())}
    assert found == {keep.over: "entry 9 is missing", keep.playing[0].code: "entry 9 can't be read"}
    assert "sound" in command("tables", path, "--check", code=1)
    assert command("tables", path).count("classic") == 3, "a list without a check still lists all"


def test_a_file_of_the_first_version_is_listed_and_left_as_it_is(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "old.db"
    database = sqlite3.connect(path, isolation_level=None)
    datafile.migrate(database, 1)
    database.execute("INSERT INTO tables VALUES ('BCDFGH', 1, 'classic', 3, 0, 'open', NULL, 1.0)")
    database.close()
    assert "BCDFGH" in command("tables", path)
    database = sqlite3.connect(path)
    assert datafile.version_of(database) == 1
    database.close()


@pytest.mark.parametrize("words", [("tables",), ("backup", "to.db")])
def test_what_is_no_data_file_is_named(words: tuple[str, ...], tmp_path: Path, command: Command) -> None:
    kind, *more = words
    (tmp_path / "diary.txt").write_text("Dear diary, " * 100)
    (tmp_path / "empty.db").touch()
    for name, why in (("nowhere.db", "there is no data file"), ("diary.txt", "not a data file"), ("empty.db", "empty")):
        assert why in command(kind, tmp_path / name, *(tmp_path / word for word in more), code=2)
    assert not (tmp_path / "to.db").exists() and not (tmp_path / "to.db.part").exists()


def test_what_the_disk_has_lost_is_the_damage_of_some_tables_and_not_of_all(tmp_path: Path, command: Command) -> None:
    """Pages of zeros where entries were: the server and the check find the same."""
    path = tmp_path / "data.sqlite"
    codes = ["BCDFGH", "BCDFGJ", "BCDFGK", "BCDFGL"]

    async def write() -> None:
        store = SqliteStore(str(path))
        for code in codes:
            await store.create(code, RAW[0], "classic", 3, False, 1.0)
            await store.append(code, 2, RAW[1], 1.0, *RAW[2:])
        await store.close()

    async def read(code: str) -> str | None:
        store = SqliteStore(str(path))
        try:
            replay(code, await store.read(code))
        except TableDamaged as damage:
            return str(damage)
        finally:
            await store.close()
        return None

    asyncio.run(write())
    with path.open("r+b") as file:
        starts = range(0, path.stat().st_size, PAGE)
        file.seek(
            next(at for at in starts if path.read_bytes()[at] == LEAF and b"decided" in path.read_bytes()[at:][:PAGE])
        )
        file.write(bytes(PAGE))
    said = [json.loads(line) for line in command("tables", path, "--check", "--json", code=1).splitlines()]
    found = {one["code"]: one.get("damage") for one in said}
    assert found == {code: asyncio.run(read(code)) for code in codes}
    assert "a part of the data file is unreadable" in found.values() and None in found.values()
    broken = next(code for code, damage in found.items() if damage)
    assert "can't be exported" in command("tables", path, "--export", broken, "--log", "--to", tmp_path, code=2)


# ---- exports --------------------------------------------------------------------------------------------------------


def test_records_of_finished_games_are_exported(keep: Keep, tmp_path: Path, command: Command) -> None:
    said = command("tables", keep.data, "--export", keep.over.lower(), "--to", tmp_path)
    (file,) = tmp_path.iterdir()
    assert str(file) in said and file.name == f"{keep.over}-1.json"
    assert undermine.replay(file).result is not None
    assert file.stat().st_mode & 0o077 == 0
    assert "can't be used" in command("tables", keep.data, "--export", keep.over, "--to", tmp_path, code=2)


def test_a_running_game_has_no_record_and_its_log_is_secret(keep: Keep, tmp_path: Path, command: Command) -> None:
    code = keep.playing[0].code
    assert "no record" in command("tables", keep.data, "--export", code, "--to", tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert "secrets" in command("tables", keep.data, "--export", code, "--log", "--to", tmp_path)
    (file,) = tmp_path.iterdir()
    assert [en.decode_entry(line) for line in file.read_bytes().splitlines()] == keep.server.entries(code)


def test_of_a_damaged_table_the_log_is_exported_as_far_as_it_goes(keep: Keep, tmp_path: Path, command: Command) -> None:
    path = copy_of(keep, tmp_path)
    harmed(path, (a_gap, keep.over))
    said = command("tables", path, "--export", keep.over, "--log", "--to", tmp_path, code=2)
    assert "entry 9 is missing" in said
    lines = (tmp_path / f"{keep.over}.jsonl").read_bytes().splitlines()
    assert len(lines) == len(keep.server.entries(keep.over)) - 1


def test_one_thing_at_a_time_and_only_what_is_there(keep: Keep, tmp_path: Path, command: Command) -> None:
    assert "one after the other" in command("tables", keep.data, "--check", "--end", keep.over, code=2)
    assert "no table ZZZZZZ" in command("tables", keep.data, "--export", "zzzzzz", code=2)
    assert "no table ZZZZZZ" in command("tables", copy_of(keep, tmp_path), "--end", "zzzzzz", code=2)
    assert "no folder" in command("tables", keep.data, "--export", keep.over, "--to", tmp_path / "nowhere", code=2)


# ---- ending ---------------------------------------------------------------------------------------------------------


@awaited
async def test_an_ended_table_is_closed_and_the_others_go_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        one, other = [await server.game(2, 1, privacy="public") for _ in range(2)]
        code = one[0].code
        with pytest.raises(datafile.InUse):
            upkeep.end(str(server.data), code)
        server.stop()
        upkeep.end(str(server.data), code)
        with pytest.raises(OptionError, match="has been ended"):
            upkeep.end(str(server.data), code)
        server.start()
        found = server.http("GET", f"/api/tables/{code}")
        assert (found.status, found.error) == (404, "the people who run this server have ended this table")
        await one[0].open()
        assert await one[0].closed() == 4404
        assert [row["code"] for row in server.get("/api/tables")] == [other[0].code]
        for client in other:
            await client.connect(resume=True)
        await play_on(other, Random(1))
    assert {kept.code: kept.status for kept in upkeep.tables(str(server.data))}[code] == "ended"


# ---- copies ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_copy_made_under_load_is_sound_and_goes_on(tmp_path: Path) -> None:
    """People play at several tables all the while; what the copy has of each is a beginning of its log."""
    with ServerProcess(tmp_path / "tables.db") as server:
        games = [await server.game(2, 1) for _ in range(4)]
        load = asyncio.gather(*(play_on(people, Random(seed)) for seed, people in enumerate(games)))
        copies: list[Path] = []
        while not load.done() and len(copies) < 10:
            copies.append(tmp_path / f"copy-{len(copies)}.db")
            await asyncio.to_thread(upkeep.backup, str(server.data), str(copies[-1]))
        await load
        copies.append(tmp_path / "last.db")
        said = await asyncio.to_thread(run, "backup", str(server.data), str(copies[-1]))
        assert "all 4 tables" in said
        server.stop()
        logs = {people[0].code: upkeep.log_of(str(server.data), people[0].code) for people in games}
        for copy in copies:
            assert copy.stat().st_mode & 0o077 == 0
            assert not [one for one in upkeep.checked(str(copy)) if one.damage]
            for code, log in logs.items():
                part = upkeep.log_of(str(copy), code)
                assert part == log[: len(part)]
        assert {code: upkeep.log_of(str(copies[-1]), code) for code in logs} == logs
    with ServerProcess(copies[0]) as again:
        fresh = [Client(again, c.code, c.person, c.token) for c in games[0]]
        for client in fresh:
            await client.connect()
        await play_on(fresh, Random(5))


def test_a_copy_replaces_nothing_and_leaves_nothing_behind(keep: Keep, tmp_path: Path, command: Command) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")
    assert "is there already" in command("backup", keep.data, target, code=2)
    assert "can't be used" in command("backup", keep.data, tmp_path / "nowhere" / "copy.db", code=2)
    assert [file.name for file in tmp_path.iterdir()] == ["copy.db"]
    assert target.read_text() == "mine"


def test_a_copy_for_which_there_is_no_room_is_not_left_half_done(keep: Keep, tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_192, before[1]))
    try:
        with pytest.raises(OptionError, match="can't be used"):
            upkeep.backup(str(keep.data), str(tmp_path / "copy.db"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list(tmp_path.iterdir()) == []
