# fast tier
"""The plan for classic: what each decision is worth to a seat, from what it may know. Miners dig, saboteurs spoil.

`worth` is all that bots ask of it. The rookie follows it suspecting all alike; the veteran feeds it with beliefs and
uses more craft; in the master's search everybody plays it.
"""

from typing import Final

from undermine.bots.classic.knobs import MINERS, SABOTEURS
from undermine.bots.classic.outlook import FAR, Outlook, is_dead
from undermine.bots.mind import VETERAN, Mind
from undermine.engine.grid import EAST, WEST
from undermine.engine.state import PLAY
from undermine.games.classic.codes import (
    CELLS,
    OP_BREAK,
    OP_MAP,
    OP_PASS,
    OP_REPAIR,
    OP_VOTE,
    PROPOSE,
    ROCKFALL_FACE,
    argument_in,
    card_in,
    cell_in,
    face_in,
    op_in,
    target_in,
)
from undermine.games.classic.deck import SABOTEUR
from undermine.games.classic.state import GOLD, State

NEVER: Final = -100.0
#: From here on a miner takes somebody for a foe, whose tools are broken and not mended.
SUSPECT: Final = 0.55
#: Kinds of decisions beside the operations.
ROCKFALL_KIND: Final = 20
LAY_KIND: Final = 21
#: The doors of a card that leads along the way from the start to the goals.
EAST_AND_WEST: Final = 1 << EAST | 1 << WEST


def goal_weights(s: State, seat: int, mind: Mind) -> list[float]:
    """By place: how likely the treasure lies there, as far as this seat knows."""
    places = len(s.goal_cards)
    weights = mind.secrets.copy() if len(mind.secrets) == places else [1.0] * places
    for place in range(places):
        if s.goals_up >> place & 1:
            weights[place] = 0.0
        elif s.goals_known[place] >> seat & 1:
            if s.goal_cards[place] == s.deck.treasure:
                return [1.0 if other == place else 0.0 for other in range(places)]
            weights[place] = 0.0
    total = sum(weights)
    if total <= 0.0:
        return [0.0 if s.goals_up >> place & 1 else 1.0 for place in range(places)]
    return [weight / total for weight in weights]


class Scheme:
    """One seat at one moment."""

    def __init__(self, s: State, seat: int, mind: Mind) -> None:
        self.s = s
        self.seat = seat
        self.mind = mind
        self.role = s.roles[seat]
        self.knobs = SABOTEURS[mind.level]
        self.miner = MINERS[mind.level]
        self.goals = goal_weights(s, seat, mind)
        self.outlook = Outlook(s.network, s.deck)
        self.left = self.expected(self.outlook.left)
        #: The goal that the table will reach first.
        self.soonest = FAR
        for place in range(len(self.goals)):
            if self.goals[place] > 0.05 and self.outlook.left[place] < self.soonest:
                self.soonest = self.outlook.left[place]
        cards = len(s.pile)
        for hand in s.hands:
            cards += len(hand)
        #: Turns that each seat still has.
        self.turns = cards / s.seats

    def expected(self, left: list[float]) -> float:
        """Cards needed to the treasure, weighed by where it may lie."""
        total = 0.0
        for place in range(len(left)):
            total += self.goals[place] * left[place]
        return total

    def worth(self, code: int) -> float:
        if code >= CELLS:
            face = face_in(code)
            return self.rockfall(cell_in(code)) if face == ROCKFALL_FACE else self.lay(cell_in(code), face)
        op = op_in(code)
        if op == OP_PASS:
            return self.discard(card_in(code))
        if op == OP_BREAK:
            return self.break_tool(argument_in(code))
        if op == OP_REPAIR:
            return self.repair(target_in(code), card_in(code))
        if op == OP_MAP:
            return self.read_map(argument_in(code))
        return NEVER

    # ---- paths ----------------------------------------------------------------------------------------------------

    def lay(self, cell: int, face: int) -> float:
        outlook = self.outlook
        after = outlook.after_lay(cell, face)
        gain = self.left - self.expected(after)
        reaches = 0.0  # how likely this reaches the treasure at once
        for place in range(len(after)):
            if after[place] == 0.0:
                reaches += self.goals[place]
        openings = len(outlook.onward(cell, face))
        if self.role == SABOTEUR:
            return self.spoil_lay(gain, reaches, openings, after)
        worth = gain + self.miner.door * openings + 3.0 * reaches
        return worth if gain > 0.0 or reaches > 0.0 else worth - 0.35

    def spoil_lay(self, gain: float, reaches: float, openings: int, after: list[float]) -> float:
        """The worse for the miners, the better; never the last card to a goal that may be the treasure."""
        if reaches > 0.0:
            return -3.0 * reaches - 0.5
        knobs = self.knobs
        if gain > 0.0:
            return -knobs.help * gain
        worth = -knobs.harm * gain
        if self.soonest >= knobs.away:
            worth *= knobs.far
        if openings == 0:
            worth += knobs.dead
        if gain == 0.0:
            worth += knobs.idle
        elif self.soonest <= knobs.close:
            worth += knobs.harm_near
        if self.turns < 4.0:
            worth += knobs.harm_late
        for place in range(len(after)):
            if self.goals[place] == 0.0 and after[place] < self.outlook.left[place]:
                return worth + knobs.mislead
        return worth

    def rockfall(self, cell: int) -> float:
        s = self.s
        face = s.network.face_at(cell)
        dead = is_dead(s.deck, face)
        if dead != (self.role != SABOTEUR):
            return -0.5
        gain = self.left - self.expected(self.outlook.after_lift(cell))
        if self.role == SABOTEUR:
            return self.spoil_rockfall(gain)
        return self.miner.clear * gain + self.miner.cleared if gain > 0.0 else -0.3

    def spoil_rockfall(self, gain: float) -> float:
        knobs = self.knobs
        if gain >= 0.0:
            return -0.2
        worth = -knobs.fall * gain
        if self.soonest <= knobs.close:
            worth += knobs.fall_near
        elif self.soonest >= knobs.away:
            worth += knobs.fall_far
        return worth

    # ---- actions --------------------------------------------------------------------------------------------------

    def break_tool(self, target: int) -> float:
        suspicion = self.mind.suspicion[target]
        if target == self.seat:
            return NEVER
        if self.role == SABOTEUR:
            return self.spoil_tool(target, suspicion)
        if suspicion <= SUSPECT:
            return -0.6
        worth = 0.5 + (suspicion - SUSPECT) * 3.0 - (0.8 if self.s.broken[target] else 0.0)
        return worth + self.miner.accuse_near if self.soonest <= self.miner.close else worth

    def spoil_tool(self, target: int, suspicion: float) -> float:
        """His suspicion says who works against saboteurs: the miners are to be broken."""
        knobs = self.knobs
        if suspicion < 0.5:  # rather a fellow
            return -1.0
        worth = knobs.break_ + knobs.break_foe * suspicion
        if self.soonest <= knobs.close:
            worth += knobs.break_near
        elif self.soonest >= knobs.away:
            worth += knobs.break_far
        if self.s.broken[target]:
            worth += knobs.break_again
        if target == (self.seat + 1) % self.s.seats:
            worth += knobs.break_next
        elif target == (self.seat + 2) % self.s.seats:
            worth += knobs.break_after
        for place in range(len(self.s.goals_known)):
            hidden = not self.s.goals_up >> place & 1  # what lies face up, all know
            if hidden and self.s.goals_known[place] >> target & 1:
                return worth + knobs.break_knower
        return worth

    def repair(self, target: int, card: int) -> float:
        s = self.s
        narrow = 0.05 if s.deck.repairs[card] & (s.deck.repairs[card] - 1) else 0.1
        if target == self.seat:
            if self.role != SABOTEUR:
                return 1.4 + narrow
            return self.knobs.mend + (self.knobs.mend_near if self.soonest <= self.knobs.close else 0.0) + narrow
        suspicion = self.mind.suspicion[target]
        if self.role == SABOTEUR:
            return 0.5 - 1.2 * suspicion + narrow
        miner = self.miner if suspicion <= SUSPECT else MINERS[VETERAN]  # masters like to help, but not a foe
        worth = miner.aid - miner.doubt * suspicion + narrow
        return worth + miner.aid_next if target == (self.seat + 1) % s.seats else worth

    def read_map(self, place: int) -> float:
        weight = self.goals[place]
        if weight <= 0.0 or weight >= 1.0:
            return -0.4
        return (self.knobs.read_map if self.role == SABOTEUR else 0.75) + 0.2 * weight * (1.0 - weight)

    def discard(self, card: int) -> float:
        return -(self.knobs.throw if self.role == SABOTEUR else self.miner.throw) * self.use(card)

    def use(self, card: int) -> float:
        """How useful a card may still become to this seat, about 0 to 1."""
        s = self.s
        deck = s.deck
        saboteur = self.role == SABOTEUR
        if card < deck.path_cards:
            face = deck.faces.upright[card]
            if is_dead(deck, face):
                return self.knobs.hold_dead if saboteur else self.miner.hold_dead
            doors = deck.faces.doors[face]
            ways = doors.bit_count()
            along = 0.2 if doors & EAST_AND_WEST == EAST_AND_WEST else 0.0
            return 0.5 - 0.12 * ways - along if saboteur else 0.1 + 0.2 * ways + along
        if deck.breaks[card]:
            return self.knobs.hold_break if saboteur else 0.15
        if deck.repairs[card]:
            needed = s.broken[self.seat] & deck.repairs[card]
            return 0.9 if needed else self.knobs.hold_mend if saboteur else 0.45
        if card == deck.rockfall:
            return self.knobs.hold_fall if saboteur else 0.35
        return 0.5 if max(self.goals) < 1.0 and not saboteur else -0.2


def worth(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """How good each of these decisions is for a seat, by what it may know."""
    if s.phase == GOLD:
        return [float(argument_in(code)) for code in codes]
    if s.phase != PLAY:
        return [(0.0 if argument_in(code) else 1.0) if op_in(code) == OP_VOTE else 0.5 for code in codes]
    scheme = Scheme(s, seat, mind)
    return [NEVER if code == PROPOSE else scheme.worth(code) for code in codes]


def kind_of(code: int) -> int:
    """Decisions of one kind are alike for the search: the operation, a rockfall, a lay."""
    if code < CELLS:
        return op_in(code)
    return ROCKFALL_KIND if face_in(code) == ROCKFALL_FACE else LAY_KIND


def spoils(code: int, worth: float) -> bool:
    """Whether this does harm at once, to a saboteur whose plan it is worth so much to."""
    return worth > 0.0 and kind_of(code) in (OP_BREAK, ROCKFALL_KIND, LAY_KIND)


def candidates(codes: list[int], worths: list[float]) -> list[int]:
    """Indices of at most a dozen decisions worth a search: the plan's best, and the best and worst of each kind."""
    order = sorted(range(len(codes)), key=lambda at: -worths[at])
    chosen = order[:5]
    kinds: dict[int, list[int]] = {}
    for at in order:
        code = codes[at]
        if code != PROPOSE:
            kinds.setdefault(kind_of(code), []).append(at)
    for kind in sorted(kinds):
        for at in [*kinds[kind][:2], kinds[kind][-1]]:
            if at not in chosen:
                chosen.append(at)
    return chosen[:12]
