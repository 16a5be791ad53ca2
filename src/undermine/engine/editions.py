"""Editions: what each rulebook says of a game's options, and so how that book is played to the letter.

A game has them as data, in editions.toml beside its decks. Without an edition, the defaults are played: Undermine's own
rules. Who begins is for the people at the table in every edition, so it never makes an edition another one.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from undermine.engine.errors import OptionError
from undermine.engine.saying import Typed, said

#: What books ask for by who people are (the youngest, the shortest): the host names the seat.
FREE = "first_player"


class Says(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the books say of one option: edition -> value. A book that is not there says nothing of it.

    `silent` are books that say nothing either, but where nothing said means something: no limit is a rule too.
    """

    clause: str
    books: dict[str, object] = {}
    silent: tuple[str, ...] = ()


class Deviation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an edition is not played to the letter, and why not."""

    edition: str
    clause: str
    why: str


class Editions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All editions of a game."""

    names: tuple[str, ...] = ()
    says: dict[str, Says] = {}
    deviations: tuple[Deviation, ...] = ()

    def options(self, edition: str) -> dict[str, object]:
        """The options that follow a book to the letter; whatever it does not say is left out."""
        if edition not in self.names:
            typed = Typed(edition)
            if not self.names:
                raise OptionError(said("there is no edition {typed} of this game; there are none", typed=typed))
            there = "there is no edition {typed} of this game; there are {words}"
            raise OptionError(said(there, typed=typed, words=self.names))
        return {name: one.books[edition] for name, one in self.says.items() if name != FREE and edition in one.books}

    def with_edition(self, edition: str | None, options: Mapping[str, object]) -> dict[str, object]:
        """The options of an edition, and over them what the table has agreed on itself."""
        return {**self.options(edition), **options} if edition else dict(options)


@cache
def read_editions(package: str) -> Editions:
    """What a game's editions.toml says; a game without one has no editions."""
    if not package:  # a game from elsewhere may bring no files of its own
        return Editions()
    try:
        text = (files(package) / "editions.toml").read_text("utf-8")
    except FileNotFoundError:
        return Editions()
    return msgspec.convert(tomllib.loads(text), Editions)
