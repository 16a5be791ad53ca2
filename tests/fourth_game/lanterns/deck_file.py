"""Reads a deck file of Lanterns."""

from functools import lru_cache

import msgspec

from lanterns.deck import HAND, PEEK, Deck
from undermine.engine.decks import PathEntry, check_doors, check_totals, deck_text, parse_deck, totals
from undermine.engine.errors import DeckError
from undermine.engine.grid import HALF, cell_at
from undermine.engine.pathcards import Faces, tunnel


class Totals(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    path: int
    lanterns: int


class DeckFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file as it stands."""

    name: str
    peeks: int
    start: tuple[int, int]
    lanterns: dict[str, tuple[int, int]]
    totals: Totals
    path: tuple[PathEntry, ...]


def load(deck: str = "lanterns") -> tuple[Deck, str]:
    """A deck by its name or from its text, and what a record keeps to find it again.

    >>> load()[0].names[-3:]
    ['dead-EW', 'dead-NESW', 'peek']
    """
    text, kept = deck_text("lanterns", deck)
    return read(text), kept


@lru_cache(maxsize=16)
def read(text: str) -> Deck:
    """The deck of a text; made once, because many games are played with the same deck."""
    file = parse_deck(DeckFile, text)
    check(file, f"deck {file.name!r}")
    paths = [entry.card() for entry in file.path]
    lanterns = [tunnel("NESW", name) for name in file.lanterns]
    return Deck(
        faces=Faces([*paths, tunnel("NESW", "start"), *lanterns]),
        names=[card.name for card in paths] + [PEEK],
        copies=[entry.copies for entry in file.path] + [file.peeks],
        start_cell=cell_at(*file.start),
        cells=[cell_at(*cell) for cell in file.lanterns.values()],
        lanterns=list(file.lanterns),
    )


def check(file: DeckFile, where: str) -> None:
    """Says what does not add up in a deck."""
    paths = sum(entry.copies for entry in file.path)
    check_totals(totals(file.totals), {"path": paths, "lanterns": len(file.lanterns)}, where)
    for entry in file.path:
        check_doors(entry.doors, where)
    names = [entry.card().name for entry in file.path]
    cells = [file.start, *file.lanterns.values()]
    far = max(abs(part) for cell in cells for part in cell)
    defects = {
        "a path card is listed twice; add up the copies": len(set(names)) < len(names),
        "copies must be 1 or more": min(entry.copies for entry in file.path) < 1 or file.peeks < 1,
        "there are 24 kinds of path cards at most": len(names) > 24,
        "start and lanterns need different cells": len(set(cells)) < len(cells),
        "a lantern for each of four seats is needed": len(file.lanterns) < 4,
        f"it could leave the grid of ±{HALF - 2} cells": far + paths + 2 >= HALF,
        "there are not enough cards for four hands": paths + file.peeks < 4 * HAND,
    }
    for defect, present in defects.items():
        if present:
            raise DeckError(f"{where}: {defect}")
