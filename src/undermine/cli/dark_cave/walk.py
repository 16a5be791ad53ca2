"""Steps in The Dark Cave as they are typed: by compass, c for a centre, t for a tunnel, l for a ladder."""

from collections.abc import Iterable
from typing import NamedTuple

from undermine.cli import draw
from undermine.engine.decisions import Decision
from undermine.engine.grid import EAST, LETTERS, NORTH, SOUTH, WEST
from undermine.engine.notation import Cell, seat_name, write_cell
from undermine.engine.texts import t
from undermine.games.dark_cave.decisions import Step
from undermine.games.dark_cave.deck import BRIDGE, EXIT, FEATURES, LADDER, SPACES, TUNNEL, VEIN, Deck
from undermine.games.dark_cave.views import DarkCaveView, Space

#: What may be typed in a row, such as nne.
LETTERED = "neswct"

BESIDE = {(0, 1): NORTH, (1, 0): EAST, (0, -1): SOUTH, (-1, 0): WEST}


class Way(NamedTuple):
    """A step: what is typed for it, the first of these is shown; and what it brings."""

    step: Step
    typed: list[str]
    note: str


class Cave:
    """What a seat sees of the table, as far as it matters for walking."""

    def __init__(self, view: DarkCaveView, deck: Deck) -> None:
        self.view = view
        self.deck = deck
        self.faces = {card.cell: draw.face_named(deck.faces, card.card, card.turned) for card in view.laid}

    def space(self, place: Space | Step) -> int:
        """The number of a space on its card."""
        return self.deck.spaces_named[self.faces[place.cell]][SPACES.index(place.space)]

    def feature(self, place: Space | Step) -> int:
        """What is in a space; nothing is known of goals that lie face down."""
        return self.deck.features[self.faces[place.cell]][self.space(place)] if place.cell in self.faces else 0

    def door(self, cell: Cell, side: str) -> tuple[Cell, str]:
        """The card that has a door at this edge, and on which side of it; the edge as it was named, if both do."""
        d = LETTERS.index(side)
        if cell in self.faces and self.deck.faces.doors[self.faces[cell]] >> d & 1:
            return cell, side
        x, y = next(step for step, beside in BESIDE.items() if beside == d)
        return (cell[0] + x, cell[1] + y), LETTERS[d ^ 2]

    def walker(self) -> Space | None:
        """Where the creature is that walks now, or else the dwarf whose turn it is."""
        for creature in self.view.creatures:
            if creature.creature == self.view.walking:
                return creature.at
        return self.view.seats[self.view.turn].at

    def ways(self, choices: Iterable[Decision]) -> list[Way]:
        """All steps among the choices."""
        here = self.walker()
        if here is None:
            return []
        return [
            Way(step, self._typed(here, step), self._note(here, step)) for step in choices if isinstance(step, Step)
        ]

    def _typed(self, here: Space, step: Step) -> list[str]:
        if step.cell == here.cell:
            return _inside(here.space, step.space)
        typed = []
        d = BESIDE.get((step.cell[0] - here.cell[0], step.cell[1] - here.cell[1]), -1)
        if d >= 0 and self._leads(here, d, step):
            typed.append(LETTERS[d].lower())
        if self.feature(here) == self.feature(step) == LADDER:
            typed.append(f"l {write_cell(step.cell)}")
        return typed

    def _leads(self, here: Space, d: int, step: Step) -> bool:
        """Whether a door of this space leads to that one."""
        faces = self.deck.faces
        if d not in faces.doors_of[self.faces[here.cell]][self.space(here)]:
            return False
        return step.cell not in self.faces or d ^ 2 in faces.doors_of[self.faces[step.cell]][self.space(step)]

    def _note(self, here: Space, step: Step) -> str:
        """What awaits the walker there, as far as it can be seen."""
        place = Space(step.cell, step.space)
        if self.view.walking:
            met = [seat_name(seat.seat) for seat in self.view.seats if seat.at == place]
            return t("dark_cave-toll-attacks", letters=met) if met else ""
        if step.cell not in self.faces:
            return t("terminal-dark_cave-toll-turns")
        attackers = [
            t("dark_cave-toll-attack", creature=creature.creature)
            for creature in self.view.creatures
            if creature.at == place
        ]
        return ", ".join([*self._tolls(here, step), *attackers])

    def _tolls(self, here: Space, step: Step) -> list[str]:
        mover = self.view.seats[self.view.turn]
        feature = self.feature(step)
        if feature == BRIDGE:
            pays = mover.hand.number and step.cell != here.cell
            return [t("terminal-dark_cave-toll-bridge" if pays else "terminal-dark_cave-toll-bridge-free")]
        if feature == TUNNEL:
            return [t("terminal-dark_cave-toll-tunnel" if mover.gold else "terminal-dark_cave-toll-tunnel-free")]
        if feature == EXIT:
            return [t("dark_cave-toll-exit")]
        if feature == VEIN:
            golden = Space(step.cell, step.space) in self.view.gold_in_veins
            return [t("dark_cave-toll-gold" if golden else "dark_cave-toll-empty-vein")]
        return [t(f"dark_cave-toll-{FEATURES[feature]}")] if FEATURES[feature] else []


def _inside(here: str, there: str) -> list[str]:
    """What is typed for a step on the same card: the side to go to, or where the centre lies from an arm."""
    if len(there) == 2 and here == "T":
        return list(there.lower())
    if there == "C" or len(there) == 2:
        return ["c", LETTERS[LETTERS.index(here) ^ 2].lower()]
    return [there.lower()]
