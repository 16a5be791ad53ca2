"""Records: a whole match as a file."""

from pathlib import Path

import msgspec

from undermine.engine.errors import RecordError

FORMAT = 1


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One decision: who, what, and the digest of the state after it."""

    seat: str
    decision: str
    digest: str


class Reason(msgspec.Struct, frozen=True):
    """One reason of a bot's decision: a key of its texts, and what goes into the sentence."""

    key: str
    values: dict[str, str | int | float] = {}


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match as it was played. It holds the seed, so it is the whole truth: not for players before the end."""

    format: int = FORMAT
    game: str
    rules: int
    engine: str
    seats: int
    options: dict[str, object]
    deck: str
    seed: str
    position: str | None = None
    digest: str
    steps: tuple[Step, ...]
    #: What bots thought, by the number of the decision, counted from 1.
    thoughts: dict[int, tuple[Reason, ...]] | msgspec.UnsetType = msgspec.UNSET


class _Head(msgspec.Struct):
    format: int = 0


def write_record(record: Record) -> bytes:
    """The record as a JSON file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(source: bytes | str | Path) -> Record:
    """Reads a record from its bytes, or from the file of this path."""
    where = "record"
    if not isinstance(source, bytes | str | Path):
        raise RecordError(f"a record is bytes or the path of a file, not {type(source).__name__}")
    if not isinstance(source, bytes):
        where = f"record {source}"
        try:
            source = Path(source).read_bytes()
        except (OSError, ValueError) as error:
            raise RecordError(f"{where}: can't be read ({error})") from None
    try:
        head = msgspec.json.decode(source, type=_Head)
        if head.format != FORMAT:
            raise RecordError(f"{where}: has format {head.format or 'unknown'}; this Undermine reads format {FORMAT}")
        return msgspec.json.decode(source, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{where}: is damaged: {error}") from None
