"""The cards of a deck as graphs, for anyone who draws them."""

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from undermine.engine.game import AnyGame, GameDeck

NO_DOORS = (-1, -1, -1, -1)


class CardPicture(msgspec.Struct, frozen=True):
    """One kind of card, held upright.

    `doors` are the spaces behind the doors N, E, S, W, or -1; `links` joins spaces; `features` and `names`
    are by space. `group` is the one that the card's back shows, or null where cards have no groups.
    """

    name: str
    kind: Literal["path", "start", "goal", "action"]
    copies: int
    group: int | None
    doors: tuple[int, ...] = NO_DOORS
    links: tuple[tuple[int, int], ...] = ()
    features: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def card_pictures(game: "AnyGame", deck: "GameDeck") -> list[CardPicture]:
    """Path cards, starts and goals, then action cards."""
    graphs = [_graph(game, deck, card) for card in range(len(deck.faces.upright))]
    return graphs + [
        CardPicture(deck.names[card], "action", deck.copies[card], game.card_group(deck, card))
        for card in range(deck.path_cards, len(deck.names))
    ]


def _graph(game: "AnyGame", deck: "GameDeck", card: int) -> CardPicture:
    faces = deck.faces
    face = faces.upright[card]
    path = card < deck.path_cards
    links = {(min(a, b), max(a, b)) for a, linked in enumerate(faces.linked[face]) for b in linked}
    return CardPicture(
        name=faces.names[face],
        kind="path" if path else "start" if faces.names[face].startswith("start") else "goal",
        copies=deck.copies[card] if path else 1,
        group=game.card_group(deck, card) if path else None,
        doors=tuple(faces.space_behind[face]),
        links=tuple(sorted(links)),
        features=game.space_features(deck, face),
        names=game.space_names(deck, face),
    )
