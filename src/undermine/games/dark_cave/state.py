# fast tier
"""Everything on and under the table in a game of The Dark Cave, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import FIRST_OWN_PHASE, BaseState
from undermine.engine.travel import Reduced, reduce_state
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

    def __reduce__(self) -> Reduced:
        return Web, (self.card, self.owner, self.side)


class Memory:
    """What one seat knows of another's hand since a swap (DC-A07). Never changed in place."""

    def __init__(self, cards: list[int], gone: list[int]) -> None:
        self.cards = cards  # that were in it, but for those since played openly
        self.gone = gone  # by group: how many cards have left the hand face down since

    def __reduce__(self) -> Reduced:
        return Memory, (self.cards, self.gone)


class State(BaseState):
    """A Dark Cave game at one moment. `turn.legal` and `turn.apply` carry it on.

    Lists marked *shared* change seldom. A change puts a new list in their place, so that copies can have the same one.
    """

    def __init__(
        self,
        deck: Deck,
        options: DarkCaveOptions,
        seats: int,
        chance: Chance,
        network: Network,
        like: "State | None" = None,
    ) -> None:
        BaseState.__init__(self, seats, options.vote_end, chance, network)  # super() would cost a copy 3 %
        self.deck = deck
        self.options = options
        if like is not None:
            self._copy(like)
            return
        self.ladders: list[int] = []  # shared: the nodes with a ladder, of cards that lie face up
        self.holes: list[int] = []  # shared: the same with a dark hole
        self.veins: list[int] = []  # shared: the nodes where a piece of gold lies
        self.goals: list[int] = []  # shared: cells
        self.goal_cards: list[int] = []  # by place
        self.goals_up = 0  # mask of places
        self.goals_known: list[int] = []  # by place: mask of seats that looked
        self.roles: list[int] = []  # by seat: clan * 2 + identity
        self.roles_aside: list[int] = []  # shared
        self.roles_known: list[int] = []  # by seat: mask of seats that looked, besides the owner
        self.revealed = 0  # mask of seats whose clan card lies face up
        self.passed: list[list[int]] = []  # by seat, each shared: discarded by choice or lost, face down
        self.memory: dict[int, Memory] = {}  # see `memory_key`
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[int] = []  # shown when played, then face down
        self.boxed: list[int] = []  # shared
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
        self.victims: list[int] = []  # shared: whom it attacks
        self.asked: list[int] = []  # shared: seats that have yet to say whether they use an axe
        self.ready = 0  # mask of seats that said yes, where all are asked at once
        self.how = NOT_YET

    def copy(self) -> "State":
        """An independent copy."""
        return State(self.deck, self.options, self.seats, self.chance.copy(), self.network.copy(), self)

    def _copy(self, like: "State") -> None:
        """Written out because search makes millions, and in the order of `__init__`: Python is quicker so."""
        self.phase = like.phase
        self.starter = like.starter
        self.turn = like.turn
        self.actor = like.actor
        self.hands = [hand.copy() for hand in like.hands]
        self.proposer = like.proposer
        self.voted = like.voted
        self.ladders = like.ladders
        self.holes = like.holes
        self.veins = like.veins
        self.goals = like.goals
        self.goal_cards = like.goal_cards.copy()
        self.goals_up = like.goals_up
        self.goals_known = like.goals_known.copy()
        self.roles = like.roles.copy()
        self.roles_aside = like.roles_aside
        self.roles_known = like.roles_known.copy()
        self.revealed = like.revealed
        self.passed = like.passed.copy()
        self.memory = like.memory.copy()
        self.pile = like.pile.copy()
        self.discards = like.discards.copy()
        self.boxed = like.boxed
        self.gold = like.gold.copy()
        self.dwarves = like.dwarves.copy()
        self.down = like.down
        self.boots = like.boots.copy()
        self.axes = [axes.copy() for axes in like.axes]
        self.fresh = like.fresh
        self.webs = like.webs.copy()
        self.creatures = like.creatures.copy()
        self.owners = like.owners.copy()
        self.creature_cards = like.creature_cards.copy()
        self.first_out = like.first_out
        self.steps_left = like.steps_left
        self.stays = like.stays
        self.to_draw = like.to_draw
        self.drawer = like.drawer
        self.align_place = like.align_place
        self.align_side = like.align_side
        self.walker = like.walker
        self.attackers = like.attackers
        self.attacker = like.attacker
        self.victims = like.victims
        self.asked = like.asked
        self.ready = like.ready
        self.how = like.how

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

    def __reduce__(self) -> Reduced:
        return reduce_state(self)


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
