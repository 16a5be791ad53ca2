"""The cards of a deck as graphs, for clients that draw them."""

from typing import Any, Literal

import undermine
from undermine.games.dark_cave.tables import FEATURES as CAVE_FEATURES
from undermine.games.dark_cave.tables import SPACES
from undermine.games.lost_mines.tables import FEATURES as MINES_FEATURES
from undermine.server import protocol as pr


def cards_of(game: str, deck: str | None = None) -> list[pr.CardInfo]:
    """Every kind of card: path cards, starts and goals as they lie upright, action cards."""
    tables, _ = undermine.GAMES[game].deck.load(deck or game)
    faces = tables.faces
    found = []
    for card, face in enumerate(faces.upright):
        path = card < tables.path_cards
        name = faces.names[face]
        kind: Literal["path", "start", "goal"] = "path" if path else "start" if name.startswith("start") else "goal"
        links = sorted({(min(a, b), max(a, b)) for a, linked in enumerate(faces.linked[face]) for b in linked})
        found.append(
            pr.CardInfo(
                name=name,
                kind=kind,
                copies=tables.copies[card] if path else 1,
                group=_group(tables, card) if path else None,
                doors=tuple(faces.space_behind[face]),
                links=tuple(links),
                features=_features(game, tables, face),
                names=_names(game, tables, face),
            )
        )
    actions = range(tables.path_cards, len(tables.names))
    return found + [
        pr.CardInfo(
            tables.names[card], "action", tables.copies[card], _group(tables, card), (-1, -1, -1, -1), (), (), ()
        )
        for card in actions
    ]


def _group(tables: Any, card: int) -> int | None:
    """1, 2 or 3, where cards have groups."""
    return tables.groups[card] + 1 if hasattr(tables, "groups") else None


def _features(game: str, tables: Any, face: int) -> tuple[str, ...]:
    if game == "dark_cave":
        return tuple(CAVE_FEATURES[feature] for feature in tables.features[face])
    if game == "lost_mines":
        return (MINES_FEATURES[tables.features[face]],)
    return tuple("" for _ in range(tables.faces.spaces[face]))


def _names(game: str, tables: Any, face: int) -> tuple[str, ...]:
    if game == "dark_cave":
        return tuple(SPACES[name] for name in tables.space_names[face])
    return tuple(str(space) for space in range(tables.faces.spaces[face]))
