"""`undermine rules` and `undermine options`: the rules to read, to search and to look up."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

import click
import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import undermine
from undermine.cli.arguments import games_that_begin
from undermine.cli.console import out
from undermine.engine.editions import Says
from undermine.engine.errors import NotationError
from undermine.engine.game import AnyGame
from undermine.engine.options import words_of
from undermine.engine.rulebook import Clause
from undermine.games import game_named
from undermine.games.rulebooks import Place, clause_named, nearest, speaking_of

#: The id of a rule, for those who ask how one looks.
A_RULE = next(iter(next(iter(undermine.GAMES.values())).rulebook()))
LONGEST_ID = 8
LOOKS_LIKE_AN_ID = re.compile(r"(?:[A-Z]-)?[A-Z]{2,3}-[A-Z]?\d*", re.IGNORECASE)


@click.command
@click.argument(
    "about",
    nargs=-1,
    shell_complete=games_that_begin,
    help=f"A game, the id of a rule such as {A_RULE}, or words to look for; by default all chapters.",
)
def rules(about: tuple[str, ...]) -> None:
    for part in found(" ".join(about)):
        out.print(part)


def found(asked: str, game: AnyGame | None = None) -> Iterator[RenderableType]:
    """What there is to read about a game, an id or some words; everything if nothing is asked.

    At a table of a game, words are looked for in its own rules.
    """
    if not asked:
        yield from contents(game) if game else overview()
    elif asked in undermine.GAMES:
        yield from contents(undermine.GAMES[asked])
    elif place := clause_named(asked):
        yield from entry(place)
    elif hits := [place for place in speaking_of(asked) if game in (None, place.game)]:
        yield from listed(hits, asked)
    else:
        near = nearest(asked) if LOOKS_LIKE_AN_ID.fullmatch(asked) else []
        hint = f"did you mean {' or '.join(near)}?" if near else f"ids look like {A_RULE}"
        raise NotationError(f"there is no rule {asked!r}, and none that speaks of it; {hint}")


def overview() -> Iterator[RenderableType]:
    """Every game with its chapters."""
    for game in undermine.GAMES.values():
        chapters = [chapter.title for chapter in game.chapters() if chapter.clauses]
        yield Text.assemble((game.title, "bold"), f"   undermine rules {game.name}")
        yield Padding(Text(" · ".join(chapters)), (0, 0, 1, 2))
    yield Text(f"One rule: undermine rules {A_RULE}. Words to look for: undermine rules broken tool.", "dim")


def contents(game: AnyGame) -> Iterator[RenderableType]:
    """The clauses of a game by chapter, a line each."""
    yield Text(game.title, "bold")
    for chapter in game.chapters():
        if chapter.clauses:
            yield Text.assemble("\n", (chapter.title, "bold yellow"))
            yield Text(plain(chapter.about.partition("\n\n")[0]), "dim")
            yield lines(chapter.clauses)


def listed(hits: list[Place], asked: str) -> Iterator[RenderableType]:
    """The clauses that speak of something, by game."""
    for title, places in groupby(hits, lambda place: place.game.title):
        yield Text(title, "bold")
        yield lines((place.clause for place in places), asked.split())
    yield Text(
        f"{len(hits)} rule{'s' * (len(hits) != 1)}; undermine rules {hits[0].clause.clause} shows one whole.", "dim"
    )


def lines(clauses: Iterable[Clause], words: Iterable[str] = ()) -> Table:
    """Ids and texts, each cut to what a line holds; words that were looked for are in sight."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True, min_width=LONGEST_ID)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for clause in clauses:
        text = Text(from_word(plain(headline(clause)), words))
        text.highlight_words(list(words), "bold yellow", case_sensitive=False)
        table.add_row(clause.clause, text)
    return table


def headline(clause: Clause) -> str:
    says = clause.text.partition("\n")[0]
    return f"{clause.title} {says}" if clause.title else says


def from_word(text: str, words: Iterable[str], far: int = 50) -> str:
    """A text that begins a few words before the first word that was looked for, if that is far in."""
    at = min((at for word in words if (at := text.lower().find(word.lower())) >= 0), default=0)
    return text if at < far else "… " + text[text.rfind(" ", 0, at - far // 2) + 1 :]


def entry(place: Place) -> Iterator[RenderableType]:
    """One clause, whole, and where it is."""
    game, chapter, clause = place
    where = " · ".join(filter(None, [game.title, chapter.title, clause.part]))
    yield Text.assemble((clause.clause, "bold"), f"  {where}", style="dim")
    text, _, tables = clause.text.partition("\n")
    yield Text(plain(f"{clause.title} {text}".strip()))
    for rows in filter(None, tables.split("\n\n")):
        yield Padding(drawn(rows), (1, 0, 0, 2))


def drawn(rows: str) -> Table:
    """A table as rules.md writes it."""
    head, _, *body = [[plain(cell.strip()) for cell in row.strip("|").split("|")] for row in rows.split("\n")]
    table = Table(*head, box=None, pad_edge=False)
    for row in body:
        table.add_row(*row)
    return table


def plain(text: str) -> str:
    """A text without the marks of Markdown."""
    return text.replace("`", "").replace("**", "")


@click.command
@click.argument(
    "game",
    default="",
    shell_complete=games_that_begin,
    help=f"The game: {', '.join(undermine.GAMES)}; by default all.",
)
def options(game: str) -> None:
    for name in [game] if game else undermine.GAMES:
        out.print(option_list(game_named(name)))


def option_list(game: AnyGame) -> Group:
    """Every option of a game."""
    notes, editions = game.option_notes(), game.editions()
    parts: list[RenderableType] = [Text(game.title, "bold")]
    for field in msgspec.structs.fields(game.options_type):
        values, default = values_of(field)
        parts.append(Text.assemble("\n", (field.name, "bold yellow"), f"  {values}  ", (f"default: {default}", "dim")))
        note = notes.get(field.name)
        if note:
            parts.append(Padding(Text(f"{plain(note.means)} [{', '.join(note.clauses)}]"), (0, 0, 0, 2)))
        if said := editions.says.get(field.name):
            books = [f"{name} book: {book_says(said, name)}" for name in editions.names]
            parts.append(Padding(Text(f"{'; '.join(books)} [{said.clause}]", "dim"), (0, 0, 0, 2)))
    if editions.names:
        parts.append(Text(f"\nTo play by a rulebook: --edition {' or --edition '.join(editions.names)}", "dim"))
    parts += [Text(f"* {note.edition}: {note.why} [{note.clause}]", "dim") for note in editions.deviations]
    return Group(*parts, "")


def book_says(said: Says, edition: str) -> str:
    if edition not in said.books:
        return "says nothing"
    value = said.books[edition]
    text = ("on" if value else "off") if isinstance(value, bool) else str(value)
    return f"says nothing, so {text}" if edition in said.silent else text


def values_of(field: msgspec.structs.FieldInfo) -> tuple[str, str]:
    """What an option can be, and what it is if nobody says anything."""
    if field.type is bool:
        return "on, off", "on" if field.default else "off"
    return ", ".join(map(str, words_of(field.type))) or "a number", str(field.default)
