# fast tier
"""The plan: how good each decision is for a seat, judged by what the seat may know.

All is counted in hope: the chance to get out of the cave, with the gold, discounted by the turns that it takes; our own
side's counts for us, the other side's against us. A rookie looks after its own dwarf and suspects nobody.
"""

from typing import Final

from undermine.bots.dark_cave.attacks import STEP_PRICE, attack_worth, creature_step
from undermine.bots.dark_cave.digging import Digger
from undermine.bots.dark_cave.hindering import fall_worth, web_worth
from undermine.bots.dark_cave.outlook import Outlook
from undermine.bots.dark_cave.ways import EMPTY, LIMIT, REVEAL, crosses, distances, node_named, walks
from undermine.bots.mind import ROOKIE, Mind
from undermine.engine.grid import cell_of, space_of
from undermine.engine.state import PLAY
from undermine.games.dark_cave.codes import (
    AT_ATTRACT,
    AT_HEW,
    AT_LAY,
    AT_LOOK,
    AT_ROCKFALL,
    OP_DISCARD,
    OP_DISCARD_TWO,
    OP_EQUIP,
    OP_LOOK,
    OP_ROUSE,
    OP_SWAP,
    PROPOSE,
    STOP,
    argument_in,
    at_cell,
    at_in,
    card_in,
    cell_in,
    edge_closed,
    edge_hewn,
    is_vote,
    kind_of,
    op_in,
    yes_in,
)
from undermine.games.dark_cave.creatures import creatures_at
from undermine.games.dark_cave.deck import BOOTS, GOBLIN, INFORMATION, LINDWORM, REACH
from undermine.games.dark_cave.state import ASK_ALIGN, ASK_AXE, ASK_MEET, ASK_TAKE, MOVE, WALK, State

NEVER: Final = -9.0
SCALE: Final = 200.0
BEST: Final = 7  # decisions to search whatever they are
MOST: Final = 12
REVEAL_RISK: Final = 0.5
#: So sure of a goal it is a waste of a card to look at it: others have looked, and told.
AS_GOOD_AS_SEEN: Final = 0.97
LOOK_GOAL: Final = 0.4
LOOK_CLAN: Final = 0.08
VEIN_GAIN: Final = 0.08
AXE_HELP: Final = 0.03
SOME_CARD: Final = 0.012  # what a card that nobody has seen is worth in a hand
SWAP_GAIN: Final = 0.5
#: What an action card is worth in the hand, by kind: it waits for a good moment.
KEEP: Final[list[float]] = [0.03, 0.02, 0.0, 0.02, 0.03, 0.015, 0.005, 0.012, 0.02]


def worth(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """How good each of these decisions is, in half percents of hope; higher is better."""
    return [hope * SCALE for hope in hopes_for(s, seat, codes, mind)]


def candidates(codes: list[int], worths: list[float]) -> list[int]:
    """The plan's best, and the best of every other kind; at most twelve."""
    order = sorted(range(len(codes)), key=lambda i: -worths[i])
    order = [i for i in order if worths[i] > SCALE * NEVER / 2] or order[:1]
    chosen = order[:BEST]
    kinds = [kind_of(codes[i]) for i in chosen]
    for i in order[BEST:]:
        if len(chosen) < MOST and kind_of(codes[i]) not in kinds:
            chosen.append(i)
            kinds.append(kind_of(codes[i]))
    return chosen


def hopes_for(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """How much hope each of these decisions is worth."""
    if s.phase in (ASK_AXE, ASK_MEET, ASK_TAKE, ASK_ALIGN) or (codes and is_vote(codes[0])):
        return [answer_worth(s, seat, code) for code in codes]
    if len(codes) == 1:
        return [0.0]
    view = Outlook(s, seat, mind)
    if s.phase == MOVE:
        return [move_worth(view, code) / view.stake(seat) for code in codes]  # without gold one walks straight, too
    if s.phase == WALK:
        return creature_step(view, codes)
    if s.phase == PLAY:
        plan = Plan(view)
        return [plan.worth(code) for code in codes]
    return [0.0] * len(codes)


def answer_worth(s: State, seat: int, code: int) -> float:
    """An axe is there to be used, gold to be taken; bots leave votes to people; the goblin is met last."""
    if s.phase == ASK_MEET or is_vote(code):
        return -float(argument_in(code))
    if s.phase == ASK_ALIGN:
        return 0.1 if yes_in(code) == (seat % 2 == 1) else 0.0
    return float(yes_in(code))


def move_worth(view: Outlook, code: int) -> float:
    """The best place to end the movement that this step leads to."""
    s = view.s
    here = s.dwarves[s.turn]
    if code == STOP:
        return end_worth(view, here)
    if at_cell(code) and at_in(code) == AT_HEW:
        return hew_worth(view, edge_hewn(code))
    node = node_named(s, cell_in(code), argument_in(code))
    best = -1.0
    if space_of(node) != EMPTY and creatures_at(s, node):
        return end_worth(view, node) - STEP_PRICE
    for end, gone in walks(s, node, s.steps_left - 1).items():
        worth = end_worth(view, end) - STEP_PRICE * (gone + 1)
        if worth > best:
            best = worth
    return best


def end_worth(view: Outlook, key: int) -> float:
    """What it is worth to end the movement here; many steps lead to the same places."""
    worth = view.ends.get(key)
    if worth is None:
        worth = worth_of_end(view, key)
        view.ends[key] = worth
    return worth


def worth_of_end(view: Outlook, key: int) -> float:
    s = view.s
    seat = s.turn
    stake = view.stake(seat)
    hope = view.hope(key, s.boots[seat] >= 0)
    if space_of(key) == EMPTY:
        return hope * stake - (reveal_risk(view, key) if view.level != ROOKIE else 0.0)
    if key in s.veins:
        stake += VEIN_GAIN
    for creature in range(len(s.creatures)):
        if s.creatures[creature] == key and key != s.dwarves[seat] and not s.usable_axes(seat):
            if creature == GOBLIN:
                stake -= 1 / 3.5
            elif creature == LINDWORM:
                hope *= 0.88
            else:  # the rat, and whatever else takes a card
                hope *= 0.97
    return hope * stake


def reveal_risk(view: Outlook, key: int) -> float:
    """A dwarf that turns a goal over stops there (DC-R01); if it is the exit, others who are near get out first."""
    s = view.s
    place = s.goals.index(cell_of(key))
    chance = view.chances[place]
    if chance <= 0.0:
        return 0.0
    field = distances(s, [key], view.dig, -1, [node for node in s.dwarves if node >= 0])
    risk = 0.0
    for seat in range(s.seats):
        node = s.dwarves[seat]
        if seat != s.turn and node >= 0:
            gone = field.get(node, LIMIT) - REVEAL + 2
            if gone <= (REACH if s.boots[seat] < 0 else REACH + 1):
                risk -= view.weights[seat] * view.stake(seat)
    return max(risk, 0.0) * chance * view.caution * REVEAL_RISK


def hew_worth(view: Outlook, edge: int) -> float:
    """A web that is in the way of our own dwarf; our own webs are there for others."""
    s = view.s
    seat = s.turn
    way = view.way(s.dwarves[seat])
    for i in range(1, len(way)):
        if crosses(way[i - 1], way[i], edge) and s.webs[edge].owner != seat:
            return 5.0 if s.phase == MOVE else 0.04
    return -0.02 if s.phase == PLAY else -1.0


class Plan:
    """The cards of one turn."""

    def __init__(self, view: Outlook) -> None:
        self.view = view
        self.s = view.s
        self.seat = view.seat
        self.digger = Digger(view)
        #: What it is worth to discard two cards rather than one: better ones may come, while there are any.
        self.another = 0.004 if len(self.s.pile) > self.s.seats else -0.004

    def worth(self, code: int) -> float:
        s = self.s
        if at_cell(code):
            at = at_in(code)
            if at == AT_LAY:
                face = argument_in(code)
                return self.digger.worth(cell_in(code), face) - self.keep(s.deck.faces.card[face])
            if at == AT_HEW:
                return hew_worth(self.view, edge_hewn(code))
            return self.action_at(code, at, s.deck.path_cards + argument_in(code))
        op = op_in(code)
        card = card_in(code)
        if op == OP_DISCARD:
            return -self.keep(card)
        if op == OP_DISCARD_TWO:
            return -self.keep(card) - self.keep(argument_in(code)) + self.another
        if code == PROPOSE:
            return NEVER
        return self.action_on(op, s.deck.path_cards + card, argument_in(code))

    def keep(self, card: int) -> float:
        """What a card is worth in the hand."""
        kind = self.s.deck.actions[card]
        if kind < 0:
            return self.digger.keep(card)
        if self.view.level == ROOKIE:
            return 0.002 if kind in (INFORMATION, BOOTS) else 0.0
        if kind == INFORMATION and self.view.exit >= 0:
            return 0.005
        return KEEP[kind] if kind < len(KEEP) else KEEP[-1]  # a creature that nobody has weighed yet

    def action_at(self, code: int, at: int, card: int) -> float:
        view = self.view
        cell = cell_in(code)
        if at == AT_LOOK:
            return self.look_goal(cell) - self.keep(card)
        if view.level == ROOKIE:
            return NEVER
        if at == AT_ATTRACT:
            return attack_worth(view, card, cell) - self.keep(card)
        if at == AT_ROCKFALL:
            return fall_worth(view, cell) - self.keep(card)
        return web_worth(view, edge_closed(code)) - self.keep(card)

    def action_on(self, op: int, card: int, target: int) -> float:
        view = self.view
        if op == OP_EQUIP:
            return self.equip(card, target) - self.keep(card)
        if view.level == ROOKIE:
            return NEVER
        if op == OP_LOOK:
            doubt = view.against[target]
            return LOOK_CLAN * doubt * (1.0 - doubt) - self.keep(card)
        if op == OP_ROUSE:
            return attack_worth(view, card, -1) - self.keep(card)
        if op == OP_SWAP:
            return self.swap(card, target) - self.keep(card)
        return NEVER

    def swap(self, card: int, partner: int) -> float:
        """A better hand for this one; what the other loses by it counts by whose side it is on."""
        hand = 0.0
        for held in self.s.hands[self.seat]:
            if held != card:
                hand += self.keep(held)
        gain = SOME_CARD * len(self.s.hands[partner]) - hand
        return SWAP_GAIN * gain * (1.0 - self.view.weights[partner])

    def look_goal(self, cell: int) -> float:
        """Before the exit is known, to know more; the nearer the goal, the sooner it matters."""
        view = self.view
        place = self.s.goals.index(cell)
        chance = view.chances[place]
        if chance <= 0.0 or chance >= 1.0:
            return NEVER
        if view.level == ROOKIE:
            return 0.01
        if chance >= AS_GOOD_AS_SEEN:
            return NEVER
        return LOOK_GOAL * chance * (1.0 - chance) + 0.001 * self.s.seats

    def equip(self, card: int, target: int) -> float:
        """Boots make a dwarf faster; an axe saves it from something."""
        view = self.view
        s = self.s
        if s.dwarves[target] < 0 or (view.level == ROOKIE and target != self.seat):
            return NEVER
        if s.deck.actions[card] == BOOTS:
            node = s.dwarves[target]
            gain = view.hope(node, True) - view.hope(node, False)
            if view.level == ROOKIE:
                return 0.01 + gain
            return view.weights[target] * view.stake(target) * gain
        have = len(s.axes[target])
        return view.weights[target] * view.hopes[target] * AXE_HELP / (1 + have)
