"""A second, slow and naive answer to "what may be laid where", written from the clauses alone.

It shares nothing with the engine but the drawing of the cards: a table is a dict of cell -> doors, and every question
is answered by walking.
"""

from collections.abc import Iterable, Mapping

Cell = tuple[int, int]
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Card:
    """A card as it lies: its open sides, and whether they meet in the middle."""

    def __init__(self, doors: str, dead: bool = False) -> None:
        self.doors = frozenset(doors)
        self.dead = dead

    def turned(self) -> "Card":
        return Card("".join(OPPOSITE[side] for side in self.doors), self.dead)


def beside(cell: Cell, side: str) -> Cell:
    dx, dy = SIDES[side]
    return cell[0] + dx, cell[1] + dy


def joined_sides(table: dict[Cell, Card], start: Cell) -> set[tuple[Cell, str]]:
    """CL-P05: every open side (cell, side) that an uninterrupted path joins to the start."""
    found: set[tuple[Cell, str]] = set()
    todo = [(start, side) for side in table[start].doors]
    while todo:
        cell, side = todo.pop()
        if (cell, side) in found:
            continue
        found.add((cell, side))
        if not table[cell].dead:
            todo += [(cell, other) for other in table[cell].doors]
        there = beside(cell, side)
        if there in table and OPPOSITE[side] in table[there].doors:
            todo.append((there, OPPOSITE[side]))
    return found


def fits(table: Mapping[Cell, Card], cell: Cell, card: Card) -> bool:
    """CL-P03: path to path, rock to rock, on every side that touches a face-up card."""
    for side in SIDES:
        there = beside(cell, side)
        if there in table and (side in card.doors) != (OPPOSITE[side] in table[there].doors):
            return False
    return True


def may_lie(table: dict[Cell, Card], start: Cell, taken: Iterable[Cell], cell: Cell, card: Card, loose: bool) -> bool:
    """CL-P01 to CL-P09 for one card as it is held."""
    if cell in table or cell in taken or not fits(table, cell, card):
        return False
    meeting = [side for side in card.doors if beside(cell, side) in table]
    if loose:
        return bool(meeting)
    joined = joined_sides(table, start)
    return any((beside(cell, side), OPPOSITE[side]) in joined for side in meeting)
