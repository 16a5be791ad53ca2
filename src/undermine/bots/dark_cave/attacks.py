# fast tier
"""Creatures: who they can get at, and what it is worth."""

from typing import Final

from undermine.bots.dark_cave.outlook import DISCOUNT, Outlook
from undermine.bots.dark_cave.ways import EMPTY, node_named, steps
from undermine.engine.grid import node_at, space_of
from undermine.games.dark_cave.codes import argument_in, at_cell, cell_in
from undermine.games.dark_cave.deck import CREATURE_REACH, FIRST_CREATURE, GOBLIN, LINDWORM

RAT_HARM: Final = 0.04
IDLE: Final = 0.005  # what it costs to call a creature for nothing
#: What a step costs, of dwarves too: more than chance adds to what a decision seems worth, so that nobody paces.
STEP_PRICE: Final = 0.001


def attack_worth(view: Outlook, card: int, cell: int) -> float:
    """The best that a creature can do from a dark hole, or from where it is (cell -1)."""
    s = view.s
    creature = s.deck.actions[card] - FIRST_CREATURE
    start = s.creatures[creature] if cell < 0 else node_at(cell, s.deck.hole_in[s.network.face_at(cell)])
    worth = prey(view, creature, start, CREATURE_REACH[creature], False)
    return worth if worth > 0.0 else -IDLE


def creature_step(view: Outlook, codes: list[int]) -> list[float]:
    """Where the creature that walks should go next; it stops where it can get at nobody."""
    s = view.s
    worths: list[float] = []
    for code in codes:
        if not at_cell(code):
            worths.append(0.0)
            continue
        node = node_named(s, cell_in(code), argument_in(code))
        worths.append(prey(view, s.walker, node, s.steps_left - 1, True) - STEP_PRICE)
    return worths


def prey(view: Outlook, creature: int, start: int, most: int, comes: bool) -> float:
    """The best attack within so many steps, or nothing; one that `comes` to dwarves has to attack them (DC-A23)."""
    s = view.s
    best = -1.0
    dwarves_at = spaces_in_reach(view, start, most, comes)
    for node in dwarves_at:
        harm = harm_at(view, creature, node) - STEP_PRICE * dwarves_at[node]
        if harm > best:
            best = harm
    if comes and start in s.dwarves:
        return best
    return max(best, 0.0)


def spaces_in_reach(view: Outlook, start: int, most: int, comes: bool) -> dict[int, int]:
    """The spaces with dwarves that a creature can get to, with the number of steps. Where it starts it does no harm."""
    s = view.s
    dwarves_at: dict[int, int] = {}
    gone = {start: 0}
    queue = [start]
    for node in queue:  # grows on the way
        if (node != start or comes) and node in s.dwarves:
            dwarves_at[node] = gone[node]
            continue
        if gone[node] < most:
            for beside in steps(s, node):
                if space_of(beside) != EMPTY and beside not in gone:
                    gone[beside] = gone[node] + 1
                    queue.append(beside)
    return dwarves_at


def best_prey(view: Outlook, creature: int, start: int, most: int, comes: bool) -> int:
    """The seat that the best attack is meant for, or -1."""
    s = view.s
    best = -1
    harm = 0.0
    for node in spaces_in_reach(view, start, most, comes):
        harm_here = harm_at(view, creature, node)
        if harm_here > harm:
            harm = harm_here
            here = [seat for seat in range(s.seats) if s.dwarves[seat] == node]
            best = min(here, key=view.weights.__getitem__)
    return best


def harm_at(view: Outlook, creature: int, node: int) -> float:
    """What it is worth that a creature attacks all dwarves in a space. An axe spares them (DC-A24)."""
    s = view.s
    harm = 0.0
    for seat in range(s.seats):
        if s.dwarves[seat] == node:
            if s.usable_axes(seat) and seat != view.seat:
                return 0.02 * (1.0 if view.weights[seat] < 0 else -1.0)
            harm -= view.weights[seat] * loss(view, creature, seat)
            if s.clan(seat) == s.clan(view.seat):
                harm -= view.cover
    return harm


def loss(view: Outlook, creature: int, seat: int) -> float:
    """What an attack costs a dwarf."""
    hope = view.hopes[seat]
    if creature == GOBLIN:
        return hope / 3.5 if view.s.gold[seat] else 0.0
    if creature == LINDWORM:
        return 0.0 if view.s.down >> seat & 1 else (1.0 - DISCOUNT) * view.stake(seat) * hope
    return RAT_HARM * hope if view.s.hands[seat] else 0.0
