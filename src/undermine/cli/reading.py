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
from undermine.cli.speaking import the_language
from undermine.engine.editions import Deviation, Says
from undermine.engine.errors import NotationError
from undermine.engine.game import AnyGame
from undermine.engine.options import words_of
from undermine.engine.rulebook import Clause
from undermine.engine.texts import SOURCE, language, t, t_if
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
@the_language
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
    elif place := clause_named(asked, language()):
        yield from entry(place)
    elif hits := [place for place in speaking_of(asked, language()) if game in (None, place.game)]:
        yield from listed(hits, asked)
    else:
        near = nearest(asked) if LOOKS_LIKE_AN_ID.fullmatch(asked) else []
        if near:
            raise NotationError(t("terminal-rules-nearly", typed=repr(asked), oneof=near))
        raise NotationError(t("terminal-rules-none", typed=repr(asked), rule=A_RULE))


def overview() -> Iterator[RenderableType]:
    """Every game with its chapters."""
    for game in undermine.GAMES.values():
        chapters = [chapter.title for chapter in game.chapters(language()) if chapter.clauses]
        yield Text.assemble((title_of(game), "bold"), f"   undermine rules {game.name}")
        yield Padding(Text(" · ".join(chapters)), (0, 0, 1, 2))
    yield Text(t("terminal-rules-hint", rule=A_RULE), "dim")


def title_of(game: AnyGame) -> str:
    """What a game is called. In English its books have a longer name than our pages."""
    translated = None if language() == SOURCE else t_if(f"{game.name}-title")
    return translated or game.title


def contents(game: AnyGame) -> Iterator[RenderableType]:
    """The clauses of a game by chapter, a line each."""
    yield Text(title_of(game), "bold")
    for chapter in game.chapters(language()):
        if chapter.clauses:
            yield Text.assemble("\n", (chapter.title, "bold yellow"))
            yield Text(plain(chapter.about.partition("\n\n")[0]), "dim")
            yield lines(chapter.clauses)


def listed(hits: list[Place], asked: str) -> Iterator[RenderableType]:
    """The clauses that speak of something, by game."""
    for title, places in groupby(hits, lambda place: title_of(place.game)):
        yield Text(title, "bold")
        yield lines((place.clause for place in places), asked.split())
    yield Text(t("terminal-rules-found", number=len(hits), rule=hits[0].clause.clause), "dim")


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
    where = " · ".join(filter(None, [title_of(game), chapter.title, clause.part]))
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
@the_language
def options(game: str) -> None:
    for name in [game] if game else undermine.GAMES:
        out.print(option_list(game_named(name)))


def option_list(game: AnyGame) -> Group:
    """Every option of a game."""
    notes, editions = game.option_notes(), game.editions()
    parts: list[RenderableType] = [Text(title_of(game), "bold")]
    for field in msgspec.structs.fields(game.options_type):
        values, default = values_of(field)
        usual = t("terminal-options-default", value=default)
        parts.append(Text.assemble("\n", (field.name, "bold yellow"), f"  {values}  ", (usual, "dim")))
        note = notes.get(field.name)
        if note:
            means = option_told(game, field.name) or plain(note.means)
            parts.append(Padding(Text(f"{means} [{', '.join(note.clauses)}]"), (0, 0, 0, 2)))
        if said := editions.says.get(field.name):
            books = [t("terminal-options-book", edition=name, what=book_says(said, name)) for name in editions.names]
            parts.append(Padding(Text(f"{'; '.join(books)} [{said.clause}]", "dim"), (0, 0, 0, 2)))
    if editions.names:
        flags = [f"--edition {name}" for name in editions.names]
        parts.append(Text("\n" + t("terminal-options-editions", oneof=flags), "dim"))
    parts += [Text(f"* {edition_told(game, note)} [{note.clause}]", "dim") for note in editions.deviations]
    return Group(*parts, "")


def option_told(game: AnyGame, name: str) -> str | None:
    """What an option means, in another language than English: a title, and a sentence as the rules in place have it."""
    if language() == SOURCE:
        return None
    title = t_if(f"{game.name}-option-{name}") or t_if(f"option-{name}")
    sentence = t_if(f"{game.name}-help-option-{name}.sentence")
    return ". ".join(filter(None, [title, sentence])) or None


def edition_told(game: AnyGame, note: Deviation) -> str:
    """Where we do not follow a book, and why."""
    if language() == SOURCE:
        return f"{note.edition}: {note.why}"
    why = t_if(f"{game.name}-edition-{note.edition}") or note.why
    return f"{t('editions-name', edition=note.edition)}: {why}"


def book_says(said: Says, edition: str) -> str:
    if edition not in said.books:
        return t("editions-nothing")
    value = said.books[edition]
    text = ("on" if value else "off") if isinstance(value, bool) else str(value)
    return t("editions-nothing-so", value=text) if edition in said.silent else text


def values_of(field: msgspec.structs.FieldInfo) -> tuple[str, str]:
    """What an option can be, and what it is if nobody says anything."""
    if field.type is bool:
        return "on, off", "on" if field.default else "off"
    return ", ".join(map(str, words_of(field.type))) or t("terminal-options-number"), str(field.default)
