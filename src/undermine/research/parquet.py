"""Rows of games and decisions as Parquet, and back. It needs the extra `undermine[research]`.

The same rows give the same bytes with the same version of pyarrow. Pages have checksums, so that damage is noticed.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from undermine.bots.models import model_of
from undermine.engine.chance import Chance
from undermine.engine.errors import UndermineError
from undermine.games import game_named
from undermine.research.recording import Rows, Settings

WORD = pa.dictionary(pa.int16(), pa.string())
ROUND = pa.struct(
    [
        ("round", pa.int8()),
        ("starter", pa.int8()),
        ("decisions", pa.int16()),
        ("winner", pa.string()),
        ("roles", pa.list_(pa.string())),
        ("scores", pa.list_(pa.float32())),
    ]
)
DECISIONS = pa.schema(
    [
        ("game", pa.int32()),
        ("number", pa.int16()),
        ("round", pa.int8()),
        ("seat", pa.int8()),
        ("role", WORD),
        ("choices", pa.int16()),
        ("code", pa.int64()),
        ("kind", WORD),
        ("decision", pa.dictionary(pa.int32(), pa.string())),
        ("suspicion", pa.list_(pa.float32())),
    ]
)
TABLES = ("games", "decisions")


def games_schema(settings: Settings) -> pa.Schema:
    """What a simulation of the game counts has columns of its own."""
    rules = game_named(settings.game)
    typed = rules.read_options(settings.options)
    deals = [rules.begin(seats, typed, rules.name, Chance("schema"), None)[0] for seats in settings.seats]
    wins = dict.fromkeys(side for state in deals for side in rules.scoring.wins(state))
    counts = dict.fromkeys(name for state in deals for name in rules.scoring.counts(state))
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.string()),
            ("seats", pa.int8()),
            ("bots", pa.list_(pa.string())),
            ("decisions", pa.int32()),
            ("winners", pa.list_(pa.int8())),
            ("gold", pa.list_(pa.int16())),
            ("rounds", pa.list_(ROUND)),
            ("watched", pa.bool_()),
            ("wins", pa.struct([(side, pa.int16()) for side in wins])),
            ("counts", pa.struct([(name, pa.int16()) for name in counts])),
        ]
    )


def encode(settings: Settings, rows: Rows) -> tuple[bytes, bytes]:
    """The two tables as files."""
    games = pa.table(rows.games, schema=games_schema(settings))
    columns = dict(rows.decisions)
    model = model_of(settings.game)
    names = pa.array(model.roles if model else [], pa.string())
    columns["role"] = pa.DictionaryArray.from_arrays(pa.array(columns["role"], pa.int16()), names)
    columns["kind"] = _words([rows.kinds[place] for place in columns["decision"]])
    places = pa.array(columns["decision"], pa.int32())
    columns["decision"] = pa.DictionaryArray.from_arrays(places, pa.array(rows.texts, pa.string()))
    decisions = pa.table({name: columns[name] for name in DECISIONS.names}, schema=DECISIONS)
    return _file(games), _file(decisions)


def _words(words: Sequence[str]) -> pa.DictionaryArray:
    known = {word: place for place, word in enumerate(dict.fromkeys(words))}
    places = pa.array([known[word] for word in words], pa.int16())
    return pa.DictionaryArray.from_arrays(places, pa.array(list(known), pa.string()))


def _file(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    return bytes(sink.getvalue())


class Damaged(UndermineError):
    """A file that is not what it should be."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(
            f"{path} is damaged ({why}); delete it, and the command that made it makes it anew and keeps the others"
        )

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return UndermineError, (str(self),)


def batches(path: Path, schema: pa.Schema, columns: Sequence[str] | None = None) -> Iterator[pa.RecordBatch]:
    """The rows of a file, piece by piece; raises `Damaged` if it is no sound file of this schema."""
    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            if not file.schema_arrow.equals(schema):
                raise Damaged(path, "its columns are others")
            yield from file.iter_batches(columns=columns)
    except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
        raise Damaged(path, str(error).splitlines()[0][:120] if str(error) else type(error).__name__) from None
