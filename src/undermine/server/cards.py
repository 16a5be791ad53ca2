"""The cards of a game as pictures, for clients that draw them."""

from undermine.engine.pictures import CardPicture
from undermine.games import game_named


def cards_of(game: str, deck: str | None = None) -> list[CardPicture]:
    """Every kind of card of a deck."""
    played = game_named(game)
    return played.pictures(played.deck_file.load(deck or game)[0])
