"""What a seat sees, in words, made of its own view, its events and its choices, and of nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from undermine.engine.claims import AnyClaim, Vocabulary
from undermine.engine.game import AnyGame
from undermine.engine.grid import LETTERS
from undermine.engine.notation import Cell, seat_name, write_cell, write_turned
from undermine.engine.options import agreed
from undermine.engine.tableau import HiddenCard, LaidCard
from undermine.engine.telling import view_lines
from undermine.engine.views import structs_in
from undermine.envs.text.claims import ways_to_claim, write_claim

#: Where on the three by three of a cell each door is, in the order N, E, S, W.
DOORS = ((0, 1), (1, 2), (2, 1), (1, 0))


class Seen(NamedTuple):
    """A moment as one seat sees it. The deck is known to all; None if it is one that nobody here has."""

    game: AnyGame
    deck: Any
    seat: int
    names: Sequence[str]
    view: Any
    choices: Sequence[str]


def names_for(seat: int, seats: int, called: Sequence[str] = ()) -> list[str]:
    """What all seats are called for somebody who sits at this one: their letters, and their names if they have any.

    >>> names_for(1, 3)
    ['A', 'B (you)', 'C']
    """
    names = [f"{seat_name(one)} {called[one]}" if called else seat_name(one) for one in range(seats)]
    return [f"{seat_name(one)} (you)" if one == seat else name for one, name in enumerate(names)]


# ---- what is new -----------------------------------------------------------------------------------------------------


def tell_claim(name: str, number: int, claim: AnyClaim) -> str:
    return f"{name} claims (#{number}): {write_claim(claim)}"


def tell_words(name: str, words: str) -> str:
    return f'{name} says: "{words}"'


# ---- the table -------------------------------------------------------------------------------------------------------


def table_text(seen: Seen) -> str:
    """The table: the board as a picture and as a list, and what else there is to know."""
    parts = ["\n".join(view_lines(seen.view, seen.names)), _laid(seen)]
    if seen.deck is not None:
        parts.append("The board (# rock, . a passage, x a dead end, ? face down):\n" + "\n".join(_picture(seen)))
    return "\n\n".join(filter(None, parts))


def choices_text(seen: Seen) -> str:
    """The legal decisions, numbered."""
    if not seen.choices:
        return "You have nothing to decide now."
    return "Your choices:\n" + "\n".join(f"{number}. {choice}" for number, choice in enumerate(seen.choices, 1))


def _laid(seen: Seen) -> str:
    cards = [f"{write_cell(one.cell)} {_card(seen, one)}" for one in structs_in(seen.view, LaidCard)]
    return f"Cards on the board, x,y and name: {'; '.join(cards)}" if cards else ""


def _card(seen: Seen, card: LaidCard) -> str:
    """A card by its name; of one that is turned, where its doors are now."""
    name = write_turned(card.card, card.turned)
    if not card.turned or seen.deck is None:
        return name
    return f"{name} (doors {seen.deck.faces.letters(_face(seen, card))})"


def _face(seen: Seen, card: LaidCard) -> int:
    faces = seen.deck.faces
    face: int = faces.names.index(card.card)
    return faces.other[face] if card.turned else face


def _picture(seen: Seen) -> Iterator[str]:
    """Three lines for each row of cells, the north on top, with the coordinates of the middles."""
    pictures: dict[Cell, list[str]] = {}
    for goal in structs_in(seen.view, HiddenCard):
        pictures[goal.cell] = ["###", "#?#", "###"]
    for card in structs_in(seen.view, LaidCard):
        pictures[card.cell] = _cell(seen, _face(seen, card))
    if not pictures:
        return
    columns = range(min(x for x, _ in pictures), max(x for x, _ in pictures) + 1)
    rows = range(min(y for _, y in pictures), max(y for _, y in pictures) + 1)
    yield "    " + "".join(str(x).center(3) for x in columns).rstrip()
    for y in reversed(rows):
        for line in range(3):
            drawn = "".join(pictures.get((x, y), ["   "] * 3)[line] for x in columns)
            yield f"{y if line == 1 else '':>3} {drawn}".rstrip()


def _cell(seen: Seen, face: int) -> list[str]:
    faces = seen.deck.faces
    grid = [["#"] * 3 for _ in range(3)]
    for door, (row, column) in zip(LETTERS, DOORS, strict=True):
        if door in faces.letters(face):
            grid[row][column] = "."
    grid[1][1] = "x" if faces.blind[face] else "."
    return ["".join(row) for row in grid]


# ---- what to do ------------------------------------------------------------------------------------------------------


def rules_text(game: AnyGame, names: Sequence[str], seat: int, options: Any) -> str:
    """The game on one page, who is asked, and what this table plays otherwise."""
    forms = "; ".join(f"{word} {form}".rstrip() for word, (form, _) in game.decisions.FORMS.items())
    players = f"{len(names)} players, called {', '.join(map(seat_name, range(len(names))))} in the order of play"
    who = f"You are playing {game.title} with {players}. You are {seat_name(seat)}."
    parts = [who, game.brief().strip(), _agreed(game, options), f"Decisions are written: {forms}."]
    return "\n\n".join(filter(None, parts))


def _agreed(game: AnyGame, options: Any) -> str:
    """The options of a table that are not as usual, with what they mean."""
    notes, lines = game.option_notes(), []
    for name, value in agreed(options).items():
        chosen = ("on" if value else "off") if isinstance(value, bool) else value
        lines.append(f"- {name} = {chosen}: {notes[name].means}" if name in notes else f"- {name} = {chosen}")
    return "\n".join(["At this table, unlike usual:", *lines]) if lines else ""


def how_to_answer(words: Vocabulary, suspicions: bool) -> str:
    """What an answer looks like."""
    lines = ["Answer with lines such as these; only the last one is needed, and anything else you write is ignored:"]
    if suspicions:
        lines += [
            "suspicions: B 0.2, C 0.7   (private: how likely it is that each seat works against you)",
            "believe: 3 0.9             (private: how likely claim #3 is true)",
        ]
    lines += [
        "say: free words            (to all; bots don't understand them)",
        "claim: one of the claims below (to all, bots too; it need not be true)",
        "decide: 1                  (the number of a choice, or its text)",
        f"Claims: {'; '.join(ways_to_claim(words))}. Places are counted from 0, in the order in which they are listed.",
    ]
    return "\n".join(lines)
