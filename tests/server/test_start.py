"""What a server is told to keep its tables in, and what it says if that won't do: one sentence, and exit code 2."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.commands import run
from tests.server.harness import ServerProcess, awaited
from undermine.cli.app import main
from undermine.engine.errors import OptionError
from undermine.server import datafile

pytestmark = pytest.mark.data_file

Refused = Callable[[Path], str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refused:
    """What `undermine serve` says against a file, and nothing more. In a terminal the sentence is wrapped."""

    def serve(path: Path) -> str:
        monkeypatch.setattr(sys, "argv", ["undermine", "serve", "--port", "0", "--data", str(path)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        assert (ended.value.code, said.out) == (2, "")
        return " ".join(said.err.split())

    return serve


def changed(path: Path, *statements: str) -> Path:
    database = sqlite3.connect(path)
    for statement in statements:
        database.execute(statement)
    database.commit()
    database.close()
    return path


def a_text(path: Path) -> Path:
    path.write_text("Dear diary, today we dug for gold, and somebody broke my lamp. " * 20)
    return path


def a_folder(path: Path) -> Path:
    path.mkdir()
    return path


def of_another_program(path: Path) -> Path:
    return changed(path, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')")


def of_another_program_with_versions(path: Path) -> Path:
    return changed(path, "CREATE TABLE recipes (name TEXT)", "PRAGMA user_version = 1")


def tables_without_a_version(path: Path) -> Path:
    datafile.prepare(str(path))
    return changed(path, "PRAGMA user_version = 0")


def newer(path: Path) -> Path:
    datafile.prepare(str(path))
    return changed(path, "PRAGMA user_version = 900")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (a_text, "is not a data file of Undermine"),
        (a_folder, "is a folder, not a data file"),
        (of_another_program, "is a database of another program"),
        (of_another_program_with_versions, "is a database of another program"),
        (tables_without_a_version, "is a database of another program"),
        (newer, "is of version 900"),
    ],
)
def test_what_is_no_data_file_is_refused_and_left_as_it_is(
    make: Callable[[Path], Path], why: str, tmp_path: Path, refused: Refused
) -> None:
    path = make(tmp_path / "it.db")
    before = path.read_bytes() if path.is_file() else None
    assert why in refused(path)
    assert (path.read_bytes() if path.is_file() else None) == before


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, refused: Refused) -> None:
    assert "there is no folder" in refused(tmp_path / "nowhere" / "it.db")


def test_a_read_only_file_is_refused() -> None:
    """For root nothing is read-only, so it is somebody else who looks, in a process of their own."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "it.db"
        datafile.prepare(str(path))
        path.chmod(0o444)
        Path(folder).chmod(0o777)
        reader = os.fork()
        if not reader:
            os._exit(not tells_that_it_is_read_only(path))
        assert os.waitstatus_to_exitcode(os.waitpid(reader, 0)[1]) == 0


def tells_that_it_is_read_only(path: Path) -> bool:
    if os.geteuid() == 0:
        os.setegid(65_534)
        os.seteuid(65_534)
    try:
        datafile.prepare(str(path))
    except OptionError as error:
        return str(error) == f"{path} can't be written: it is read-only"
    return False


# ---- one server for one file ----------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, refused: Refused) -> None:
    data = tmp_path / "tables.db"
    with ServerProcess(data) as server:
        assert "is using" in " ".join(run("serve", "--port", "0", "--data", str(data), code=2).split())
        (tmp_path / "link.db").symlink_to(data)
        assert "is using" in refused(tmp_path / "link.db")
        assert server.http("GET", "/readyz").status == 200


@awaited
async def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    """Not even while the processes in which its bots think are still there."""
    with ServerProcess(tmp_path / "tables.db") as server:
        for _ in range(2):
            people = await server.game(1, 2, bot="master")
            await people[0].ping()
            server.kill()
            server.start()
        server.stop()
        server.start()


def test_a_lock_ends_with_the_process_that_holds_it(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    script = "import sys, time; from undermine.server import datafile; held = datafile.hold(sys.argv[1])"
    holder = subprocess.Popen(
        [sys.executable, "-c", f"{script}; print('held', flush=True); time.sleep(600)", path], stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    with pytest.raises(datafile.InUse):
        datafile.hold(path)
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    datafile.hold(path).close()
    datafile.hold(path).close()
