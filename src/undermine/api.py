"""What `import undermine` offers. `undermine` imports it when the first of these names is asked for."""

from collections.abc import Mapping
from pathlib import Path

from undermine.engine.chance import Chance
from undermine.engine.decks import deck_file
from undermine.engine.errors import (
    DeckError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    Refused,
    UndermineError,
)
from undermine.engine.match import Choices, Match
from undermine.engine.positions import game_of
from undermine.engine.records import Record, read_record, write_record
from undermine.engine.replays import replay_record
from undermine.games import GAMES, game_named

__all__ = [
    "GAMES",
    "Choices",
    "DeckError",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Refused",
    "UndermineError",
    "load_position",
    "read_record",
    "replay",
    "start",
    "write_record",
]


def start(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    deck: str | None = None,
) -> Match:
    """Begins a match. Without a seed the operating system gives one. A deck is a name, a text, or a .toml file.

    >>> start("classic", seats=3, seed=1, options={"rounds": 1}).seats
    3
    """
    try:
        chance = None if seed is None else Chance(str(seed).encode().decode())
    except UnicodeEncodeError:
        raise OptionError(f"seed {seed!r} is no proper text") from None
    if deck is not None and not isinstance(deck, str):
        raise DeckError(f"a deck is a name, a text or the path of a file, not {type(deck).__name__}")
    if deck is not None and deck.endswith(".toml"):
        deck = deck_file(deck)
    return Match(game_named(game), seats, options, deck, chance)


def load_position(text: str) -> Match:
    r"""A match that goes on from a position, written by hand or by `Match.position`.

    >>> match = load_position('game = "classic"\nseats = 3\nlaid = ["1,0 EW"]')
    >>> match.why_not("rockfall 0,0").clause in ("CL-A10", "CL-T02")
    True
    """
    return Match.from_position(game_named(game_of(text)), text)


def replay(source: Record | bytes | str | Path) -> Match:
    """Plays a record again, from a file or from memory, and checks every state on the way.

    >>> match = start("classic", seats=3, seed=1)
    >>> _ = match.decide(match.choices()[0])
    >>> replay(match.record()).position() == match.position()
    True
    """
    record = source if isinstance(source, Record) else read_record(source)
    return replay_record(record, game_named(record.game))
