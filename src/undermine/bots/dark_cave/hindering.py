# fast tier
"""Webs and rockfalls: whose way they are in, and for how long."""

from typing import Final

from undermine.bots.dark_cave.outlook import DISCOUNT, Outlook
from undermine.bots.dark_cave.ways import EMPTY, crosses
from undermine.engine.grid import cell_of, space_of
from undermine.games.dark_cave.deck import REACH

#: By turns until a dwarf gets there: how many turns a new web, or a card that is gone, costs it.
WEB_DELAY: Final[list[float]] = [1.7, 1.0, 0.2, 0.0]
FALL_DELAY: Final[list[float]] = [1.4, 1.2, 1.0, 0.8]


def delayed(view: Outlook, seat: int, turns: float) -> float:
    """What it is worth to us that a dwarf comes out so many turns later."""
    lost: float = 1.0 - DISCOUNT**turns
    worth = -view.weights[seat] * view.stake(seat) * view.hopes[seat] * lost
    if turns > 0.0 and view.s.clan(seat) == view.s.clan(view.seat):
        worth -= view.cover
    return worth


def web_worth(view: Outlook, edge: int) -> float:
    """A web on this edge."""
    s = view.s
    total = 0.0
    for seat in range(s.seats):
        if s.dwarves[seat] >= 0:
            way = view.way(s.dwarves[seat])
            for i in range(1, len(way)):
                if crosses(way[i - 1], way[i], edge):
                    delay = WEB_DELAY[min((i - 1) // REACH, 3)]
                    if s.axes[seat]:
                        delay /= 2
                    total += delayed(view, seat, delay)
                    break
                if space_of(way[i]) == EMPTY:
                    break
    return total


def fall_worth(view: Outlook, cell: int) -> float:
    """A rockfall on this cell: the card has to be dug again, unless there is another way."""
    s = view.s
    total = 0.0
    for seat in range(s.seats):
        if s.dwarves[seat] >= 0:
            way = view.way(s.dwarves[seat])
            for i in range(1, len(way)):
                if cell_of(way[i]) == cell:
                    total += delayed(view, seat, FALL_DELAY[min((i - 1) // REACH, 3)])
                    break
                if space_of(way[i]) == EMPTY:
                    break
    return total
