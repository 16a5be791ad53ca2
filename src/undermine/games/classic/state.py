"""Everything on and under the table in one round of classic, as ints in flat lists."""

from typing import Final

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.games.classic.tables import SABOTEUR, Tables

PLAY: Final = 0  # the seat whose turn it is plays or passes a card
ALIGN: Final = 1  # it chooses how a revealed goal lies (custom goals only, Q-CL-09)
GOLD: Final = 2  # a miner takes one gold card from the packet
VOTE: Final = 3  # the others vote on ending the round (option vote_end)
OVER: Final = 4

#: How a round ended.
BY_TREASURE: Final = 0
BY_EXHAUSTION: Final = 1
BY_VOTE: Final = 2

LAST_PATH: Final = 0
LAST_CARD: Final = 1
ROTATE: Final = 2


class TableOptions:
    """The table options, fixed before setup."""

    def __init__(
        self,
        seats: int,
        rounds: int = 3,
        first: int = -1,
        loose_connection: bool = False,
        self_break: bool = False,
        auto_end_when_dead: bool = False,
        next_start: int = LAST_PATH,
        gold_for_players: bool = False,
        competitive: bool = False,
        vote_end: bool = False,
    ) -> None:
        self.seats = seats
        self.rounds = rounds
        self.first = first  # the seat that begins round 1, or -1: chance decides
        self.loose_connection = loose_connection
        self.self_break = self_break
        self.auto_end_when_dead = auto_end_when_dead
        self.next_start = next_start
        self.gold_for_players = gold_for_players
        self.competitive = competitive
        self.vote_end = vote_end


class RoundEnd:
    """What all know of a finished round, and the gold that each seat took in it."""

    def __init__(self, winner: int, how: int, finisher: int, roles: list[int], gold: list[int]) -> None:
        self.winner = winner
        self.how = how
        self.finisher = finisher  # who reached the treasure, or -1
        self.roles = roles  # the last one is the set-aside role
        self.gold = gold  # nuggets taken by each seat, once the round is paid

    def copy(self) -> "RoundEnd":
        return RoundEnd(self.winner, self.how, self.finisher, self.roles, self.gold.copy())


class State:
    """A classic game at one moment. `rules.legal` and `rules.apply` carry it on."""

    def __init__(self, tables: Tables, options: TableOptions, chance: Chance, network: Network) -> None:
        self.tables = tables
        self.options = options
        self.chance = chance
        self.log: list[object] | None = None  # events are told only to who listens
        self.phase = PLAY
        self.round = 0
        self.starter = 0
        self.turn = 0
        self.actor = 0  # the seat that decides next
        self.network = network
        self.roles: list[int] = []  # one per seat, then the one set aside
        self.hands: list[list[int]] = []
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
        self.proposer = -1  # who proposed to end the round in this turn
        self.voted = 0  # mask of seats that said yes
        self.gold_pile: list[int] = []
        self.packet: list[int] = []  # gold going round among the miners
        self.gold: list[list[int]] = []  # by seat
        self.ended: list[RoundEnd] = []

    def copy(self) -> "State":
        """An independent copy; written out because search makes millions."""
        other = State(self.tables, self.options, self.chance.copy(), self.network.copy())
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.turn = self.turn
        other.actor = self.actor
        other.roles = self.roles.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.broken = self.broken.copy()
        other.passed = [passed.copy() for passed in self.passed]
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.goal_cards = self.goal_cards.copy()
        other.goals_up = self.goals_up
        other.goals_known = self.goals_known.copy()
        other.to_align = self.to_align.copy()
        other.last_path = self.last_path
        other.last_card = self.last_card
        other.proposer = self.proposer
        other.voted = self.voted
        other.gold_pile = self.gold_pile.copy()
        other.packet = self.packet.copy()
        other.gold = [gold.copy() for gold in self.gold]
        other.ended = [end.copy() for end in self.ended]
        return other

    def saboteurs(self) -> list[int]:
        """The seats of the saboteurs in play."""
        return [seat for seat in range(self.options.seats) if self.roles[seat] == SABOTEUR]
