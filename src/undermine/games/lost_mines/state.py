"""Everything on and under the table in one round of The Lost Mines, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import FIRST_OWN_PHASE, BaseState
from undermine.games.lost_mines.deck import Deck, clan_of, identity_of
from undermine.games.lost_mines.options import LostMinesOptions

MOVE: Final = FIRST_OWN_PHASE  # step 2: step, or stop
ALIGN: Final = FIRST_OWN_PHASE + 1  # the mover chooses how a revealed mine lies
TREASURE: Final = FIRST_OWN_PHASE + 2  # the seat whose turn it is chooses a treasure

#: How a round ended.
BY_TREASURES: Final = 0
BY_EXHAUSTION: Final = 1
BY_VOTE: Final = 2


class RoundEnd:
    """What all know of a finished round (LM-E03)."""

    def __init__(
        self, how: int, roles: list[int], treasures: list[list[int]], left: list[int], dragon: int, points: list[int]
    ) -> None:
        self.how = how
        self.roles = roles  # by seat
        self.treasures = treasures  # by seat
        self.left = left  # treasures that nobody took (Q-LM-53)
        self.dragon = dragon
        self.points = points  # by seat, of this round


class State(BaseState):
    """A Lost Mines game at one moment. `turn.legal` and `turn.apply` carry it on."""

    def __init__(self, deck: Deck, options: LostMinesOptions, seats: int, chance: Chance, network: Network) -> None:
        BaseState.__init__(self, seats, options.vote_end, chance, network)  # super() would cost a copy 3 %
        self.deck = deck
        self.options = options
        self.round = 0
        self.roles: list[int] = []  # by seat, as `role_of` packs them
        self.roles_aside: list[int] = []
        self.roles_known: list[int] = []  # by seat: mask of seats that looked, besides the owner
        self.passed: list[list[int]] = []  # by seat: discarded by choice or lost to a trap, face down
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[int] = []  # shown when played, then face down
        self.aside: list[int] = []  # the ten cards out of this round
        self.dwarves: list[int] = []  # by seat: the node where its dwarf stands
        self.overcome: dict[int, int] = {}  # cell of an obstacle with a tool on it -> tool
        self.traps: dict[int, int] = {}  # edge -> how many
        self.trolls: dict[int, int] = {}  # edge -> how many
        self.troll_edges: list[list[int]] = []  # by owner
        self.mine_cards: list[int] = []  # by place
        self.mines_up = 0  # mask of places
        self.mines_known: list[int] = []  # by place: mask of seats that looked
        self.treasures: list[int] = []  # by place, as `treasure_of` packs them
        self.treasures_known: list[int] = []  # by place: mask of seats that looked, besides the owner
        self.treasures_aside: list[int] = []
        self.takers: list[int] = []  # by place: who collected it, or -1
        self.dragon = -1  # who holds the dragon token
        self.steps_left = 0
        self.moved = False
        self.to_draw = 0
        self.align_place = -1  # the mine that waits to be aligned
        self.last_played = -1  # who played the last path or action card
        self.last_turn = -1  # who had the last turn that was not lost
        self.points: list[int] = []  # by seat, of finished rounds
        self.ended: list[RoundEnd] = []

    def copy(self) -> "State":
        """An independent copy; written out because search makes millions."""
        other = State(self.deck, self.options, self.seats, self.chance.copy(), self.network.copy())
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.actor = self.actor
        other.roles = self.roles.copy()
        other.roles_aside = self.roles_aside.copy()
        other.roles_known = self.roles_known.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.passed = [passed.copy() for passed in self.passed]
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.aside = self.aside.copy()
        other.dwarves = self.dwarves.copy()
        other.overcome = self.overcome.copy()
        other.traps = self.traps.copy()
        other.trolls = self.trolls.copy()
        other.troll_edges = [edges.copy() for edges in self.troll_edges]
        other.mine_cards = self.mine_cards.copy()
        other.mines_up = self.mines_up
        other.mines_known = self.mines_known.copy()
        other.treasures = self.treasures.copy()
        other.treasures_known = self.treasures_known.copy()
        other.treasures_aside = self.treasures_aside.copy()
        other.takers = self.takers.copy()
        other.dragon = self.dragon
        other.steps_left = self.steps_left
        other.moved = self.moved
        other.to_draw = self.to_draw
        other.align_place = self.align_place
        other.last_played = self.last_played
        other.last_turn = self.last_turn
        other.proposer = self.proposer
        other.voted = self.voted
        other.points = self.points.copy()
        other.ended = self.ended.copy()  # finished rounds do not change
        return other

    def clan(self, seat: int) -> int:
        return clan_of(self.roles[seat])

    def identity(self, seat: int) -> int:
        return identity_of(self.roles[seat])

    def collected(self, seat: int) -> list[int]:
        """The places whose treasures this seat has."""
        return [place for place in range(len(self.takers)) if self.takers[place] == seat]
