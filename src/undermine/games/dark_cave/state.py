"""Everything on and under the table in a game of The Dark Cave, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import FIRST_OWN_PHASE, BaseState
from undermine.games.dark_cave.deck import CREATURES, SABOTEUR, Deck
from undermine.games.dark_cave.options import DarkCaveOptions

WALK: Final = FIRST_OWN_PHASE  # still step 1: the creature of the card walks
MOVE: Final = FIRST_OWN_PHASE + 1  # step 2: step, or stop
ASK_ALIGN: Final = FIRST_OWN_PHASE + 2  # the mover chooses how a revealed goal lies
ASK_MEET: Final = FIRST_OWN_PHASE + 3  # the mover chooses which of several creatures attacks first
ASK_AXE: Final = FIRST_OWN_PHASE + 4  # a seat that is attacked says whether it uses its axe
ASK_TAKE: Final = FIRST_OWN_PHASE + 5  # with `vein_optional`, the mover says whether to take the gold

#: How a game ended.
NOT_YET: Final = 0
BY_EXIT: Final = 1
BY_EXHAUSTION: Final = 2
BY_VOTE: Final = 3

#: No creature is out. Copied and not multiplied: every copy of a state begins with it.
NO_CREATURES: Final[list[int]] = [-1] * len(CREATURES)


class Web:
    """A spiderweb on an edge. Never changed in place: copies of a state share it."""

    def __init__(self, card: int, owner: int, side: int) -> None:
        self.card = card
        self.owner = owner
        self.side = side  # 2 or 1


class Memory:
    """What one seat knows of another's hand since a swap (DC-A07). Never changed in place."""

    def __init__(self, cards: list[int], gone: list[int]) -> None:
        self.cards = cards  # that were in it, but for those since played openly
        self.gone = gone  # by group: how many cards have left the hand face down since


class State(BaseState):
    """A Dark Cave game at one moment. `turn.legal` and `turn.apply` carry it on."""

    def __init__(self, deck: Deck, options: DarkCaveOptions, seats: int, chance: Chance, network: Network) -> None:
        BaseState.__init__(self, seats, options.vote_end, chance, network)  # super() would cost a copy 3 %
        self.deck = deck
        self.options = options
        self.ladders: list[int] = []  # the nodes with a ladder, of cards that lie face up
        self.holes: list[int] = []  # the same with a dark hole
        self.veins: list[int] = []  # the nodes where a piece of gold lies
        self.goals: list[int] = []  # cells
        self.goal_cards: list[int] = []  # by place
        self.goals_up = 0  # mask of places
        self.goals_known: list[int] = []  # by place: mask of seats that looked
        self.roles: list[int] = []  # by seat: clan * 2 + identity
        self.roles_aside: list[int] = []
        self.roles_known: list[int] = []  # by seat: mask of seats that looked, besides the owner
        self.revealed = 0  # mask of seats whose clan card lies face up
        self.passed: list[list[int]] = []  # by seat: discarded by choice or lost, face down
        self.memory: dict[int, Memory] = {}  # see `memory_key`
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[int] = []  # shown when played, then face down
        self.boxed: list[int] = []
        self.gold: list[int] = []  # by seat
        self.dwarves: list[int] = []  # by seat: the node where its dwarf stands, or -1: it has left the cave
        self.down = 0  # mask of seats whose dwarf lies on the ground
        self.boots: list[int] = []  # by seat: the card before it, or -1
        self.axes: list[list[int]] = []  # by seat: the cards before it, the newest last
        self.fresh = -1  # the seat whose newest axe was played in this turn
        self.webs: dict[int, Web] = {}  # by edge
        self.creatures: list[int] = NO_CREATURES.copy()  # the nodes where they are, or -1
        self.owners: list[int] = NO_CREATURES.copy()  # of the creatures
        self.creature_cards: list[int] = NO_CREATURES.copy()
        self.first_out = -1  # the seat whose dwarf left first
        self.steps_left = 0  # of the dwarf, or of the creature that walks
        self.stays = False  # the dwarf stood up in this turn and does not move (DC-A32)
        self.to_draw = 0
        self.drawer = 0  # who draws: the partner after a swap (DC-A08)
        self.align_place = -1  # the goal that waits to be aligned
        self.align_side = 0  # the side by which the dwarf comes in
        self.walker = -1  # the creature of the card that is being played
        self.attackers = 0  # mask of creatures that have yet to attack the dwarf that came to them
        self.attacker = -1  # the creature that attacks now
        self.victims: list[int] = []  # whom it attacks
        self.asked: list[int] = []  # seats that have yet to say whether they use an axe
        self.ready = 0  # mask of seats that said yes, where all are asked at once
        self.how = NOT_YET

    def copy(self) -> "State":
        """An independent copy; written out because search makes millions."""
        other = State(self.deck, self.options, self.seats, self.chance.copy(), self.network.copy())
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.actor = self.actor
        other.ladders = self.ladders.copy()
        other.holes = self.holes.copy()
        other.veins = self.veins.copy()
        other.goals = self.goals
        other.goal_cards = self.goal_cards.copy()
        other.goals_up = self.goals_up
        other.goals_known = self.goals_known.copy()
        other.roles = self.roles.copy()
        other.roles_aside = self.roles_aside.copy()
        other.roles_known = self.roles_known.copy()
        other.revealed = self.revealed
        other.hands = [hand.copy() for hand in self.hands]
        other.passed = [passed.copy() for passed in self.passed]
        other.memory = self.memory.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.boxed = self.boxed.copy()
        other.gold = self.gold.copy()
        other.dwarves = self.dwarves.copy()
        other.down = self.down
        other.boots = self.boots.copy()
        other.axes = [axes.copy() for axes in self.axes]
        other.fresh = self.fresh
        other.webs = self.webs.copy()
        other.creatures = self.creatures.copy()
        other.owners = self.owners.copy()
        other.creature_cards = self.creature_cards.copy()
        other.first_out = self.first_out
        other.steps_left = self.steps_left
        other.stays = self.stays
        other.to_draw = self.to_draw
        other.drawer = self.drawer
        other.align_place = self.align_place
        other.align_side = self.align_side
        other.walker = self.walker
        other.attackers = self.attackers
        other.attacker = self.attacker
        other.victims = self.victims.copy()
        other.asked = self.asked.copy()
        other.ready = self.ready
        other.proposer = self.proposer
        other.voted = self.voted
        other.how = self.how
        return other

    def clan(self, seat: int) -> int:
        return self.roles[seat] >> 1

    def identity(self, seat: int) -> int:
        return self.roles[seat] & 1

    def side(self, seat: int) -> int:
        """DC-V03: the clan that a dwarf works for."""
        return side_of(self.roles[seat])

    def usable_axes(self, seat: int) -> int:
        """DC-A19, D-DC-05: an axe can be used when the turn in which it was played is over."""
        if seat == self.fresh and not self.options.axe_same_turn:
            return len(self.axes[seat]) - 1
        return len(self.axes[seat])


def memory_key(knower: int, owner: int) -> int:
    """Where `State.memory` keeps what one seat knows of the hand of another."""
    return knower * 8 + owner


def role_of(clan: int, identity: int) -> int:
    """A clan card, as `State.roles` has it.

    >>> clan_of(role_of(1, SABOTEUR)), identity_of(role_of(1, SABOTEUR)) == SABOTEUR
    (1, True)
    """
    return clan << 1 | identity


def clan_of(role: int) -> int:
    return role >> 1


def identity_of(role: int) -> int:
    return role & 1


def side_of(role: int) -> int:
    """The clan that a role works for.

    >>> side_of(role_of(0, SABOTEUR))
    1
    """
    return role >> 1 ^ (role & SABOTEUR)
