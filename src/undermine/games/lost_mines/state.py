# fast tier
"""Everything on and under the table in one round of The Lost Mines, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import FIRST_OWN_PHASE, BaseState
from undermine.engine.travel import Reduced, reduce_state
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

    def __reduce__(self) -> Reduced:
        return RoundEnd, (self.how, self.roles, self.treasures, self.left, self.dragon, self.points)


class State(BaseState):
    """A Lost Mines game at one moment. `turn.legal` and `turn.apply` carry it on.

    Lists marked *shared* change seldom. A change puts a new list in their place, so that copies can have the same one.
    """

    def __init__(
        self,
        deck: Deck,
        options: LostMinesOptions,
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
        self.round = 0
        self.roles: list[int] = []  # by seat, as `role_of` packs them
        self.roles_aside: list[int] = []  # shared
        self.roles_known: list[int] = []  # by seat: mask of seats that looked, besides the owner
        self.passed: list[list[int]] = []  # by seat, each shared: discarded by choice or lost to a trap, face down
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[int] = []  # shown when played, then face down
        self.aside: list[int] = []  # shared: the ten cards out of this round
        self.dwarves: list[int] = []  # by seat: the node where its dwarf stands
        self.overcome: dict[int, int] = {}  # cell of an obstacle with a tool on it -> tool
        self.traps: dict[int, int] = {}  # edge -> how many
        self.trolls: dict[int, int] = {}  # edge -> how many
        self.troll_edges: list[list[int]] = []  # shared: by owner
        self.mine_cards: list[int] = []  # by place
        self.mines_up = 0  # mask of places
        self.mines_known: list[int] = []  # by place: mask of seats that looked
        self.treasures: list[int] = []  # by place, as `treasure_of` packs them
        self.treasures_known: list[int] = []  # by place: mask of seats that looked, besides the owner
        self.treasures_aside: list[int] = []  # shared
        self.takers: list[int] = []  # by place: who collected it, or -1
        self.dragon = -1  # who holds the dragon token
        self.steps_left = 0
        self.moved = False
        self.to_draw = 0
        self.align_place = -1  # the mine that waits to be aligned
        self.last_played = -1  # who played the last path or action card
        self.last_turn = -1  # who had the last turn that was not lost
        self.points: list[int] = []  # shared: by seat, of finished rounds
        self.ended: list[RoundEnd] = []  # shared

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
        self.round = like.round
        self.roles = like.roles.copy()
        self.roles_aside = like.roles_aside
        self.roles_known = like.roles_known.copy()
        self.passed = like.passed.copy()
        self.pile = like.pile.copy()
        self.discards = like.discards.copy()
        self.aside = like.aside
        self.dwarves = like.dwarves.copy()
        self.overcome = like.overcome.copy()
        self.traps = like.traps.copy()
        self.trolls = like.trolls.copy()
        self.troll_edges = like.troll_edges
        self.mine_cards = like.mine_cards.copy()
        self.mines_up = like.mines_up
        self.mines_known = like.mines_known.copy()
        self.treasures = like.treasures.copy()
        self.treasures_known = like.treasures_known.copy()
        self.treasures_aside = like.treasures_aside
        self.takers = like.takers.copy()
        self.dragon = like.dragon
        self.steps_left = like.steps_left
        self.moved = like.moved
        self.to_draw = like.to_draw
        self.align_place = like.align_place
        self.last_played = like.last_played
        self.last_turn = like.last_turn
        self.points = like.points
        self.ended = like.ended

    def clan(self, seat: int) -> int:
        return clan_of(self.roles[seat])

    def identity(self, seat: int) -> int:
        return identity_of(self.roles[seat])

    def collected(self, seat: int) -> list[int]:
        """The places whose treasures this seat has."""
        return [place for place in range(len(self.takers)) if self.takers[place] == seat]

    def __reduce__(self) -> Reduced:
        return reduce_state(self)
