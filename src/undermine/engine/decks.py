"""Decks and layouts are TOML files, checked against their own totals when loaded."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undermine.engine.errors import DeckError
from undermine.engine.grid import LETTERS
from undermine.engine.pathcards import PathCard, dead_end, tunnel

T = TypeVar("T", bound=msgspec.Struct)


class PathEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Some copies of one path card."""

    doors: str
    copies: int
    dead: bool = False

    def card(self) -> PathCard:
        return dead_end(self.doors) if self.dead else tunnel(self.doors)


def load_deck(kind: type[T], package: str, deck: str) -> tuple[T, str]:
    """Reads a deck: the name of one that comes with the game, the path of a file, or the text of one.

    Returns it with what a record has to keep to find it again: the name, or else the text.
    """
    if "\n" in deck:
        return parse_deck(kind, deck, "deck"), deck
    own = files(package) / f"{deck}.toml"
    where = f"deck {deck!r}"
    if own.is_file():
        return parse_deck(kind, own.read_text("utf-8"), where), deck
    try:
        text = Path(deck).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{where}: there is no such deck or file ({error})") from None
    return parse_deck(kind, text, where), text


def parse_deck(kind: type[T], text: str, where: str) -> T:
    """Reads the text of a deck."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{where}: not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise DeckError(f"{where}: {error}") from None


def check_doors(doors: str, where: str) -> None:
    """Doors are written once each, in the order N, E, S, W."""
    if not doors or doors != "".join(letter for letter in LETTERS if letter in doors):
        raise DeckError(f"{where}: doors {doors!r} must be letters of NESW, each once and in this order")


def check_totals(wanted: Mapping[str, int], found: Mapping[str, int], where: str) -> None:
    """Says for every total that is off what the file declares and what its entries add up to."""
    off = [
        f"{name} should be {wanted[name]} but adds up to {found[name]}"
        for name in wanted
        if wanted[name] != found[name]
    ]
    if off:
        raise DeckError(f"{where}: {'; '.join(off)}")


def totals(struct: msgspec.Struct) -> dict[str, int]:
    """The declared totals as a plain dict."""
    plain: dict[str, Any] = msgspec.structs.asdict(struct)
    return plain
