"""Reads a Lost Mines deck and board into `Deck`."""

from collections import Counter
from functools import lru_cache
from itertools import combinations

import msgspec

from undermine.engine.decks import check_doors, check_totals, deck_text, parse_deck, totals
from undermine.engine.errors import DeckError
from undermine.engine.grid import cell_at
from undermine.engine.pathcards import Faces, PathCard, tunnel
from undermine.games.lost_mines.deck import FEATURES, HOLDS, LOOKS, SET_ASIDE, SETUP, TOOLS, Deck, treasure_of

ACTIONS = [*TOOLS, "trap", "troll", "storm"]


class Totals(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    path: int
    action: int
    treasure: int


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    width: int
    height: int
    mines: tuple[tuple[int, int], ...]


class Starts(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    yellow: tuple[int, int]
    blue: tuple[int, int]


class MineEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    holds: str
    doors: str


class FeatureEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Some copies of one path card."""

    doors: str
    copies: int
    feature: str = ""

    def card(self) -> PathCard:
        return tunnel(self.doors, f"{self.feature}-{self.doors}" if self.feature else self.doors)


class ActionEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    copies: int


class TreasureEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    gems: tuple[int, ...]
    gold: tuple[int, ...]
    silver: tuple[int, ...]

    def values(self) -> tuple[int, ...]:
        return self.gold + self.silver + self.gems

    def all(self) -> list[int]:
        values = {"gold": self.gold, "silver": self.silver, "gems": self.gems}
        return [treasure_of(symbol, value) for symbol, name in enumerate(HOLDS[:3]) for value in values[name]]


class DeckFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file, as it is written."""

    name: str
    totals: Totals
    board: Board
    start: Starts
    mine: tuple[MineEntry, ...]
    path: tuple[FeatureEntry, ...]
    action: tuple[ActionEntry, ...]
    treasure: TreasureEntry


def load(deck: str = "lost_mines") -> tuple[Deck, str]:
    """A deck, and what a record keeps of it: see `deck_text`.

    >>> load()[0].names[-1]
    'storm'
    """
    text, kept = deck_text("undermine.games.lost_mines", deck)
    return read(text, kept), kept


@lru_cache(maxsize=16)
def read(text: str, source: str = "") -> Deck:
    """The deck of a text; made once, because many games are played with the same deck."""
    file = parse_deck(DeckFile, text)
    check(file, f"deck {file.name!r}")
    deck = numbered(file)
    deck.source = source or text
    return deck


def check(file: DeckFile, where: str) -> None:
    """Says what does not add up in a deck."""
    given = {
        "path": sum(entry.copies for entry in file.path),
        "action": sum(entry.copies for entry in file.action),
        "treasure": len(file.treasure.all()),
    }
    check_totals(totals(file.totals), given, where)
    for doors in [entry.doors for entry in file.path] + [mine.doors for mine in file.mine]:
        check_doors(doors, where)
    names = [entry.card().name for entry in file.path] + [action.name for action in file.action]
    looks = [f"info-{one}-{other}" for one, other in combinations(LOOKS, 2)]
    features = [entry.feature for entry in file.path if entry.feature not in FEATURES]
    unknown = [action.name for action in file.action if action.name not in ACTIONS + looks]
    width, height = file.board.width, file.board.height
    cells = [file.start.yellow, file.start.blue, *file.board.mines]
    defects = {
        f"no action {', '.join(unknown)}; there are {', '.join(ACTIONS + looks)}": bool(unknown),
        f"no feature {', '.join(features)}; there are {', '.join(FEATURES[1:])}": bool(features),
        f"{', '.join(_twice(names))} is listed twice; add up the copies": bool(_twice(names)),
        "copies must be 1 to 100": any(
            not 1 <= c <= 100 for c in [e.copies for e in file.path] + [a.copies for a in file.action]
        ),
        f"{len(names)} kinds of cards, 32 at most": len(names) > 32,
        f"the mines must hold {', '.join(HOLDS)}, each once": sorted(m.holds for m in file.mine) != sorted(HOLDS),
        "as many mine cells as mines are needed": len(file.board.mines) != len(file.mine),
        "start and mines need different cells": len(set(cells)) != len(cells),
        "the board must be 2 to 40 spaces wide and high": not (2 <= width <= 40 and 2 <= height <= 40),
        "start and mines must lie on the board": not all(0 <= x < width and 0 <= y < height for x, y in cells),
        "treasures must be worth 1 to 15 points": not all(1 <= value <= 15 for value in file.treasure.values()),
        "fewer treasures than seats": given["treasure"] < max(SETUP),
        "fewer cards than are dealt": given["path"] + given["action"]
        < max(n * h for n, (_, h) in SETUP.items()) + SET_ASIDE,
    }
    for defect, bad in defects.items():
        if bad:
            raise DeckError(f"{where}: {defect}")


def _twice(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def numbered(file: DeckFile) -> Deck:
    """Numbers the cards of a checked deck."""
    paths = [entry.card() for entry in file.path]
    starts = [tunnel("NESW", "start-yellow"), tunnel("NESW", "start-blue")]
    mines = {mine.holds: tunnel(mine.doors, f"mine-{mine.holds}") for mine in file.mine}
    faces = Faces([*paths, *starts, *(mines[holds] for holds in HOLDS)])
    first = len(paths)
    width, height = file.board.width, file.board.height
    edge = [(x, y) for x in range(-1, width + 1) for y in (-1, height)] + [
        (x, y) for x in (-1, width) for y in range(height)
    ]
    features = [FEATURES.index(file.path[card].feature) if 0 <= card < first else 0 for card in faces.card]
    return Deck(
        faces=faces,
        names=[card.name for card in paths] + [action.name for action in file.action],
        path_cards=first,
        copies=[entry.copies for entry in file.path] + [action.copies for action in file.action],
        features=features,
        starts=[cell_at(*file.start.yellow), cell_at(*file.start.blue)],
        start_faces=[faces.upright[first], faces.upright[first + 1]],
        mines=[cell_at(*cell) for cell in file.board.mines],
        mine_faces=[faces.upright[first + 2 + i] for i in range(len(HOLDS))],
        spaces=[cell_at(x, y) for x in range(width) for y in range(height)],
        rim=[cell_at(*cell) for cell in edge],
        treasures=file.treasure.all(),
    )
