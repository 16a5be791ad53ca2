"""Records: a whole match as a file."""

from pathlib import Path

import msgspec

from undermine.engine.claims import AnyClaim
from undermine.engine.digests import DigestKind
from undermine.engine.errors import RecordError
from undermine.engine.saying import said

#: Records of both formats are read; they differ in what their digests are made of.
FORMAT = 2
FORMAT_OF_POSITIONS = 1


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One decision: who, what, and the digest of the state after it."""

    seat: str
    decision: str
    digest: str


class Reason(msgspec.Struct, frozen=True):
    """One reason of a bot's decision: a key of its texts, and what goes into the sentence."""

    key: str
    values: dict[str, str | int | float] = {}


class Utterance(msgspec.Struct, frozen=True, array_like=True):
    """What a seat said, after so many decisions."""

    seat: str
    after: int
    claim: AnyClaim


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
    #: What the digests are made of; records of format 1 do not say so, and theirs are of positions.
    digests: DigestKind | msgspec.UnsetType = msgspec.UNSET
    digest: str
    steps: tuple[Step, ...]
    #: What bots thought, by the number of the decision, counted from 1.
    thoughts: dict[int, tuple[Reason, ...]] | msgspec.UnsetType = msgspec.UNSET
    #: What seats said to each other. No digest knows of it.
    said: tuple[Utterance, ...] | msgspec.UnsetType = msgspec.UNSET


class _Head(msgspec.Struct):
    format: int = 0


def write_record(record: Record) -> bytes:
    """The record as a JSON file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(source: bytes | str | Path) -> Record:
    """Reads a record from its bytes, or from the file of this path."""
    if isinstance(source, bytes):
        return _read(source)
    if not isinstance(source, str | Path):
        raise RecordError(f"a record is bytes or the path of a file, not {type(source).__name__}")
    try:
        return _read(Path(source).read_bytes())
    except (OSError, ValueError) as error:
        raise RecordError(f"record {source}: can't be read ({error})") from None
    except RecordError as error:
        raise RecordError(f"record {source}: {error}") from None


def _read(source: bytes) -> Record:
    try:
        head = msgspec.json.decode(source, type=_Head)
        if head.format not in (FORMAT_OF_POSITIONS, FORMAT):
            raise RecordError(
                said(
                    "this record has format {theirs}; this Undermine reads formats {ours}",
                    theirs=head.format or "unknown",
                    ours=f"{FORMAT_OF_POSITIONS} and {FORMAT}",
                )
            )
        return msgspec.json.decode(source, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(said("this record is damaged: {why}", why=str(error))) from None
