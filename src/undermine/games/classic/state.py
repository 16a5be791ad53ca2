# fast tier
"""Everything on and under the table in one round of classic, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.state import FIRST_OWN_PHASE, BaseState
from undermine.engine.travel import Reduced, reduce_state
from undermine.games.classic.deck import SABOTEUR, Deck
from undermine.games.classic.options import ClassicOptions

ALIGN: Final = FIRST_OWN_PHASE  # it chooses how a revealed goal lies, where two ways are open (Q-CL-09)
GOLD: Final = FIRST_OWN_PHASE + 1  # a miner takes one gold card from the packet

#: A round is won by the side of a role, or by nobody: without a saboteur in play and without the treasure (CL-V07).
NOBODY_WON: Final = 2

#: How a round ended.
BY_TREASURE: Final = 0
BY_EXHAUSTION: Final = 1
BY_VOTE: Final = 2


class RoundEnd:
    """What all know of a finished round, and the gold that each seat took in it."""

    def __init__(self, winner: int, how: int, finisher: int, roles: list[int], gold: list[int]) -> None:
        self.winner = winner  # the role of the side that won, or NOBODY_WON
        self.how = how
        self.finisher = finisher  # who reached the treasure, or -1
        self.roles = roles  # the last one is the set-aside role
        self.gold = gold  # nuggets taken by each seat, once the round is paid

    def copy(self) -> "RoundEnd":
        return RoundEnd(self.winner, self.how, self.finisher, self.roles, self.gold.copy())

    def __reduce__(self) -> Reduced:
        return RoundEnd, (self.winner, self.how, self.finisher, self.roles, self.gold)


class State(BaseState):
    """A classic game at one moment. `turn.legal` and `turn.apply` carry it on."""

    def __init__(
        self,
        deck: Deck,
        options: ClassicOptions,
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
        self.self_break: bool = options.self_break
        self.auto_end: bool = options.auto_end_when_dead
        self.round = 0
        self.roles: list[int] = []  # one per seat, then the one set aside
        self.broken: list[int] = []  # by seat: mask of tools
        self.passed: list[list[int]] = []  # face-down discards, by who passed them
        self.pile: list[int] = []  # the last one is on top
        self.discards: list[int] = []  # face up
        self.goal_cards: list[int] = []  # by place
        self.goals_up = 0  # mask of places
        self.goals_known: list[int] = []  # by place: mask of seats that looked
        self.to_align: list[int] = []  # places of revealed goals that wait for a choice
        self.last_path = -1  # who laid the last path card of the round
        self.last_card = -1  # who played the last card face up
        self.gold_pile: list[int] = []
        self.packet: list[int] = []  # gold going round among the miners
        self.gold: list[list[int]] = []  # by seat
        self.ended: list[RoundEnd] = []

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
        self.self_break = like.self_break
        self.auto_end = like.auto_end
        self.round = like.round
        self.roles = like.roles.copy()
        self.broken = like.broken.copy()
        self.passed = [passed.copy() for passed in like.passed]
        self.pile = like.pile.copy()
        self.discards = like.discards.copy()
        self.goal_cards = like.goal_cards.copy()
        self.goals_up = like.goals_up
        self.goals_known = like.goals_known.copy()
        self.to_align = like.to_align.copy()
        self.last_path = like.last_path
        self.last_card = like.last_card
        self.gold_pile = like.gold_pile.copy()
        self.packet = like.packet.copy()
        self.gold = [gold.copy() for gold in like.gold]
        self.ended = [end.copy() for end in like.ended]

    def saboteurs(self) -> list[int]:
        """The seats of the saboteurs in play."""
        return [seat for seat in range(self.seats) if self.roles[seat] == SABOTEUR]

    def __reduce__(self) -> Reduced:
        return reduce_state(self)
