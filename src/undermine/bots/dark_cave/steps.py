"""Steps back and forth in The Dark Cave: what a dwarf or a creature does that walks without a purpose."""

from collections.abc import Iterable

from undermine.engine.events import Event
from undermine.engine.notation import Cell
from undermine.games.dark_cave import events as ev

#: A space of a card, as events name it.
Place = tuple[Cell, str]


class Walk:
    """The places of one dwarf or creature since it last did anything but walk."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.back = 0

    def step(self, place: Place) -> None:
        if place in self.places[-2:-1]:
            self.back += 1
        self.places.append(place)

    def rest(self) -> None:
        """Something was done or has happened: to turn round now may be wise."""
        del self.places[:-1]


def steps_back(events: Iterable[Event]) -> int:
    """How many steps of a game led back to the place of two own steps before, with nothing done in between.

    Nothing: no movement ended, no goal turned over, no web hewn, nobody attacked. In a later turn there is always
    something new (a card lies there, somebody has looked at a goal), and to turn round is a change of mind.
    """
    walks: dict[int | str, Walk] = {}
    for event in events:
        match event:
            case ev.Stepped():
                walks.setdefault(event.seat, Walk()).step((event.cell, event.space))
            case ev.CreatureStepped():
                walks.setdefault(event.creature, Walk()).step((event.cell, event.space))
            case ev.Stopped() | ev.GoalRevealed() | ev.WebHewn() | ev.Attacked() | ev.Drew():
                for walk in walks.values():
                    walk.rest()
            case ev.CreatureAttracted():
                walk = walks.setdefault(event.creature, Walk())
                walk.places = [(event.cell, event.space)]
            case _:
                pass
    return sum(walk.back for walk in walks.values())
