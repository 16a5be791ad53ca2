"""Decks and layouts are TOML files, checked against their own totals when loaded."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

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


def deck_text(package: str, deck: str) -> tuple[str, str]:
    """The text of a deck: one that comes with the game, by its name; or the text itself.

    Returns it with what a record has to keep to find it again: the name, or else the text. Files are read only where a
    user names one (`deck_file`), never because a record or a position does.
    """
    if "\n" in deck:
        return deck, deck
    text = _own_text(package, deck) if re.fullmatch("[a-z_]{1,40}", deck) else None
    if text is None:
        raise DeckError(f"deck {deck!r}: there is no such deck; give a name, or the path of a file that ends in .toml")
    return text, deck


def deck_file(path: str) -> str:
    """The text of a deck in a file."""
    try:
        return Path(path).read_text("utf-8") + "\n"
    except (OSError, ValueError) as error:
        raise DeckError(f"deck {path!r}: can't be read ({error})") from None


@cache
def _own_text(package: str, deck: str) -> str | None:
    file = files(package) / f"{deck}.toml"
    return file.read_text("utf-8") if file.is_file() else None


def parse_deck(kind: type[T], text: str) -> T:
    """Reads the text of a deck."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except msgspec.ValidationError as error:
        raise DeckError(f"deck: {error}") from None
    except (ValueError, RecursionError) as error:
        raise DeckError(f"deck: not TOML: {error}") from None


def check_doors(doors: str, where: str) -> None:
    """Doors are written once each, in the order N, E, S, W."""
    if not doors or doors != "".join(letter for letter in LETTERS if letter in doors):
        raise DeckError(f"{where}: doors {doors!r} must be letters of NESW, each once and in this order")


def check_totals(wanted: Mapping[str, int], added_up: Mapping[str, int], where: str) -> None:
    """Says for every total that is off what the file declares and what its entries add up to."""
    off = [
        f"{name} should be {wanted[name]} but adds up to {added_up[name]}"
        for name in wanted
        if wanted[name] != added_up[name]
    ]
    if off:
        raise DeckError(f"{where}: {'; '.join(off)}")


def totals(struct: msgspec.Struct) -> dict[str, int]:
    """The declared totals as a plain dict."""
    return {name: int(getattr(struct, name)) for name in struct.__struct_fields__}
