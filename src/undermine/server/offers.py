"""What a client needs to offer a game: its options, what each rulebook says of them, its bots."""

import msgspec

import undermine
from undermine.bots import BOTS
from undermine.engine.editions import Says
from undermine.engine.options import words_of
from undermine.server import protocol as pr


def game_info(name: str) -> pr.GameInfo:
    """What a client needs to offer a game."""
    game = undermine.GAMES[name]
    books = game.editions()
    options = tuple(
        option_info(field, books.names, books.says.get(field.name))
        for field in msgspec.structs.fields(game.options_type)
    )
    editions = tuple(pr.EditionInfo(edition, books.options(edition)) for edition in books.names)
    return pr.GameInfo(name, game.title, (game.seats[0], game.seats[-1]), options, tuple(BOTS), editions)


def option_info(field: msgspec.structs.FieldInfo, editions: tuple[str, ...], said: Says | None) -> pr.OptionInfo:
    """An option, and what each book says of it."""
    values = (False, True) if field.type is bool else words_of(field.type)
    if said is None:
        return pr.OptionInfo(field.name, values, field.default)
    books = tuple(
        pr.BookSays(name, said.books.get(name), name not in said.books or name in said.silent) for name in editions
    )
    return pr.OptionInfo(field.name, values, field.default, said.clause, books)
