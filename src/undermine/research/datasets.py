"""A folder with many games as Parquet: `settings.json`, and `games/` and `decisions/` in parts of some games each.

A part is written beside its place and then moved there, so it is whole or not there. An interrupted run goes on with
the parts that are missing; the folder has the same bytes in the end, whoever played how much of it.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pyarrow as pa

from undermine.engine.errors import OptionError, UndermineError
from undermine.research import parquet
from undermine.research.crews import Crew, Interrupted
from undermine.research.recording import Settings, record
from undermine.research.simulate import Summary

SETTINGS = "settings.json"
#: What an unfinished file is called: readers of a folder leave out what begins with a dot.
UNFINISHED = ".{name}.{process}"


class Dataset:
    """What is in a folder, and is to be."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings

    @classmethod
    def open(cls, folder: Path) -> "Dataset":
        """The one that is there."""
        file = folder / SETTINGS
        try:
            return cls(folder, msgspec.json.decode(file.read_bytes(), type=Settings))
        except FileNotFoundError:
            raise OptionError(f"there is no {file}; undermine simulate --out {folder} would write one") from None
        except (OSError, msgspec.MsgspecError) as error:
            raise UndermineError(f"{file} can't be read: {error}") from None

    @classmethod
    def begin(cls, folder: Path, settings: Settings) -> "Dataset":
        """A new one, or the one that was begun there with the same settings."""
        if (folder / SETTINGS).exists():
            begun = cls.open(folder)
            for name in settings.__struct_fields__:
                this, that = getattr(begun.settings, name), getattr(settings, name)
                if this != that:
                    raise OptionError(
                        f"{folder} has games with {name} {_told(this)}, not {_told(that)}; name another folder"
                    )
            begun._tidy_up()
            return begun
        if folder.exists() and not folder.is_dir():
            raise OptionError(f"{folder} is a file; name a folder to write into")
        if folder.is_dir() and any(folder.iterdir()):
            raise OptionError(f"{folder} has something else in it, and no {SETTINGS}; name another folder")
        made = cls(folder, settings)
        with _writing(folder):
            for table in parquet.TABLES:
                (folder / table).mkdir(parents=True, exist_ok=True)
            text = msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
            _write(folder / SETTINGS, text)
        return made

    def _tidy_up(self) -> None:
        """Removes what processes that are no more have left unfinished."""
        for path in self.folder.rglob(UNFINISHED.format(name="*", process="*")):
            if not _alive(path.suffix[1:]):
                path.unlink(missing_ok=True)

    def path(self, table: str, part: int) -> Path:
        return self.folder / table / f"part-{part:05}.parquet"

    def done(self, part: int) -> bool:
        return all(self.path(table, part).exists() for table in parquet.TABLES)

    def check(self, part: int) -> None:
        """Raises `Damaged` unless a part holds what it should."""
        games = decisions = rows = 0
        for batch in self.read("games", part):
            games += batch.num_rows
            decisions += sum(batch.column("decisions").to_pylist())
        rows = sum(batch.num_rows for batch in self.read("decisions", part))
        for table, number, wanted in (
            ("games", games, len(self.settings.numbers(part))),
            ("decisions", rows, decisions),
        ):
            if number != wanted:
                raise parquet.Damaged(self.path(table, part), f"it has {number} rows instead of {wanted}")

    def read(self, table: str, part: int, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
        schema = parquet.DECISIONS if table == "decisions" else parquet.games_schema(self.settings)
        yield from parquet.batches(self.path(table, part), schema, columns)

    def read_all(self, table: str, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
        """All rows, piece by piece, of the parts that are there."""
        for part in range(self.settings.parts):
            if self.done(part):
                yield from self.read(table, part, columns)

    @property
    def games(self) -> int:
        """How many games are there already."""
        return sum(len(self.settings.numbers(part)) for part in range(self.settings.parts) if self.done(part))

    def keep(self, part: int, files: tuple[bytes, bytes]) -> None:
        """Both files of a part. The games come last: a part without them is played again."""
        with _writing(self.folder):
            for table, content in reversed(list(zip(parquet.TABLES, files, strict=True))):
                _write(self.path(table, part), content)

    def play(self, crew: Crew, progress: Callable[[int], object] = int) -> None:
        """Plays what is missing. `progress` is told of every part, those that were there first."""
        settings = self.settings
        missing = [part for part in range(settings.parts) if not self.done(part)]
        try:
            for part in sorted(set(range(settings.parts)) - set(missing)):
                self.check(part)
                progress(len(settings.numbers(part)))
            with closing(crew.do(play_part, [(settings, part) for part in missing])) as played:
                for place, files in played:
                    self.keep(missing[place], files)
                    progress(len(settings.numbers(missing[place])))
        except KeyboardInterrupt:
            raise Interrupted(self) from None

    def summaries(self) -> list[Summary]:
        """What `simulate` counts, by number of seats."""
        settings = self.settings
        bots = ",".join(settings.bots)
        found = {
            seats: Summary(game=settings.game, seats=seats, bot=bots, seed=settings.seed) for seats in settings.seats
        }
        for batch in self.read_all("games", ["seats", "decisions", "wins", "counts"]):
            for row in batch.to_pylist():
                wins, counts = ({k: n for k, n in row[what].items() if n is not None} for what in ("wins", "counts"))
                found[row["seats"]].add_games(1, row["decisions"], wins, counts)
        return [summary for summary in found.values() if summary.games]


def play_part(settings: Settings, part: int) -> tuple[bytes, bytes]:
    """On any machine: the files travel as they will be written."""
    return parquet.encode(settings, record(settings, part))


def _told(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _alive(process: str) -> bool:
    try:
        os.kill(int(process), 0)
    except (ValueError, ProcessLookupError):
        return False
    except OSError:  # somebody else's
        pass
    return True


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise UndermineError(
            f"nothing more can be written into {folder} ({why}); what was written is kept,"
            " and the same command goes on from there"
        ) from None


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, even if the power fails."""
    unfinished = path.with_name(UNFINISHED.format(name=path.name, process=os.getpid()))
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
