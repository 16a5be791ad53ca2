"""Reads positions of classic. What a text leaves out is filled in by chance; docs/notation.md tells how."""

from itertools import chain

from undermine.engine.chance import Chance
from undermine.engine.errors import PositionError
from undermine.engine.game import AnyGame
from undermine.engine.grid import xy
from undermine.engine.notation import seat_name, write_cell
from undermine.engine.positions import PositionReader, read_struct, write_cards, write_numbers
from undermine.engine.refusing import counted
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.classic.deck import MINER, SABOTEUR, SETUP, TOOLS, Deck
from undermine.games.classic.deck_file import load as load_deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.positions import (
    PositionFile,
    RoundEntry,
    SeatEntry,
    path_cards,
)
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES, sharing
from undermine.games.classic.setup import bare_table
from undermine.games.classic.state import ALIGN, BY_TREASURE, GOLD, NOBODY_WON, RoundEnd, State
from undermine.games.classic.views import PHASES

PHASE_CODES = {name: code for code, name in PHASES.items()}
ROLE_CODES = {name: code for code, name in enumerate(ROLE_NAMES)}


def read(text: str, game: AnyGame) -> tuple[State, ClassicOptions, str]:
    """The state that a text describes, with its options and deck. Raises PositionError with all defects."""
    entry = read_struct(PositionFile, text)
    game.check_seats(entry.seats)
    options: ClassicOptions = game.read_options(entry.options)
    game.check_first_player(options.first_player, entry.seats)
    deck, source = load_deck(entry.deck)
    return _Reader(entry, deck, options).state(), options, source


class _Reader(PositionReader):
    """Fills a state from an entry."""

    def __init__(self, entry: PositionFile, deck: Deck, options: ClassicOptions) -> None:
        super().__init__(entry.seats, entry.seed, deck.names)
        self.entry = entry
        self.deck = deck
        self.options = options
        self.entries = [entry.seat.get(seat_name(seat), SeatEntry()) for seat in range(self.seats)]

    def state(self) -> State:
        entry = self.entry
        options = self.options
        s = State(self.deck, options, self.seats, Chance(entry.seed, entry.draws), bare_table(self.deck, options))
        s.round = entry.round
        self.whose_turn(s, entry, PHASE_CODES)
        s.last_path = self.seat(entry.last_path)
        s.last_card = self.seat(entry.last_card)
        s.broken = [self._tools(seat.broken) for seat in self.entries]
        self._goals(s)
        self.lay(s.network, entry.laid, self.deck.path_cards, self.deck.path_cards + 1, self.deck.goals)
        self._roles(s)
        self._cards(s)
        self._gold(s)
        s.ended = [self._round(name, end) for name, end in self.in_order(entry.ended)]
        self._moment(s)
        if self.defects:
            raise PositionError(self.defects)
        return s

    def _tools(self, names: str) -> int:
        mask = 0
        for name in names.split():
            if self.expect(
                name in TOOLS and f"broken-{name}" in self.names,
                f"there is no tool {name}; there are {', '.join(TOOLS)}",
            ):
                self.expect(not mask >> TOOLS.index(name) & 1, f"two broken {name}s before one seat (CL-A02)")
                mask |= 1 << TOOLS.index(name)
        return mask

    def _goals(self, s: State) -> None:
        """CL-S05: every goal once, each in its place."""
        deck = self.deck
        names = [deck.faces.names[face] for face in deck.goal_faces]
        goals = self.hidden(self.entry.goals, s.network, deck.goals, deck.goal_faces, names, "goal")
        s.goal_cards, s.goals_up, s.goals_known, s.to_align = goals.cards, goals.up, goals.known, goals.aligning
        s.to_align.sort()

    def _roles(self, s: State) -> None:
        """CL-S01, CL-S03: the role cards of this number of seats, one set aside."""
        saboteurs, miners, _ = SETUP[self.seats]
        given = [entry.role for entry in self.entries] + [self.entry.set_aside]
        named = [self.word(role, ROLE_CODES) for role in given if role is not None]
        fitting = named.count(SABOTEUR) <= saboteurs and named.count(MINER) <= miners
        cards = f"{counted(saboteurs, 'saboteur')} and {counted(miners, 'miner')}"
        self.expect(fitting, f"{self.seats} seats play with {cards} (CL-S01)")
        left = [SABOTEUR] * (saboteurs - named.count(SABOTEUR)) + [MINER] * (miners - named.count(MINER))
        self.fill.shuffle(left)
        s.roles = [left.pop() if role is None and left else ROLE_CODES.get(role or "", MINER) for role in given]

    def _cards(self, s: State) -> None:
        """CL-C10: every card of the deck is somewhere, and none is there too often."""
        entry, deck = self.entry, self.deck
        s.passed = [self.cards(seat.passed) for seat in self.entries]
        s.hands = [self.cards(seat.hand or "") for seat in self.entries]
        s.pile = self.cards(entry.pile or "")[::-1]
        s.discards = self.cards(entry.discards or "")
        placed = [deck.faces.card[face] for _, face in path_cards(s)]
        placed += [deck.breaks.index(1 << i) for broken in s.broken for i in range(3) if broken >> i & 1]
        used = chain(*s.passed, *s.hands, s.pile, s.discards, placed)
        left = self.left_over(deck.cards, used, "cards")
        left = self.deal(s.hands, [seat.hand is not None for seat in self.entries], left, SETUP[self.seats][2])
        if entry.pile is None:
            s.pile = left
        elif entry.discards is None:
            s.discards = left
        else:
            self.none_missing(left, "card", write_cards(deck.names, sorted(left)))

    def _gold(self, s: State) -> None:
        """CL-C03: the gold is in the pile, in the packet, or somebody's."""
        s.gold = [self.numbers(entry.gold, "gold") for entry in self.entries]
        s.packet = self.numbers(self.entry.packet, "packet")
        s.gold_pile = self.numbers(self.entry.gold_pile or "", "gold pile")[::-1]
        left = self.left_over(self.deck.gold, chain(*s.gold, s.packet, s.gold_pile), "gold cards")
        if self.entry.gold_pile is None:
            s.gold_pile = left
        else:
            self.none_missing(left, "gold card", write_numbers(sorted(left)))

    def _round(self, name: str, end: RoundEntry) -> RoundEnd:
        roles = [self.word(role, ROLE_CODES) for role in end.roles.split()]
        gold = self.numbers(end.gold, f"{name}: gold")
        whole = len(roles) == self.seats and len(gold) == self.seats
        self.expect(whole, f"{name}: roles and gold of {self.seats} seats are needed")
        winner = self.word(end.winner, {SIDE_NAMES[role]: role for role in (MINER, SABOTEUR)})
        if winner == SABOTEUR and SABOTEUR not in roles:  # CL-V07
            winner = NOBODY_WON
        how = self.word(end.how, {name: code for code, name in HOW.items()})
        roles.append(self.word(end.set_aside, ROLE_CODES))
        return RoundEnd(winner, how, self.seat(end.finisher), roles, gold)

    def _moment(self, s: State) -> None:
        """Whether the game can be at this moment."""
        playing = s.phase not in (GOLD, OVER)
        ended = len(s.ended)
        # A position may leave out what was; but a round that is being paid must say how it ended.
        possible = ended < s.round if playing else 1 <= ended <= s.round
        self.expect(possible, f"in round {s.round} {counted(ended, 'round')} can't have ended")
        self.expect(1 <= s.round <= s.options.rounds, f"round {s.round} of {s.options.rounds}")
        treasure = s.goals_up >> s.goal_cards.index(self.deck.treasure) & 1
        self.expect(not (treasure and playing), "the treasure lies face up, so the round is over (CL-R02)")
        self.expect((s.phase == ALIGN) == bool(s.to_align), "a goal is aligning in phase align, and only then")
        self.expect(s.phase == GOLD or not s.packet, "there is a gold packet only in phase gold")
        actor, turn = seat_name(s.actor), seat_name(s.turn)
        if s.phase in (PLAY, VOTE):
            self.expect(bool(s.hands[s.turn]), f"seat {turn} has no cards to play (CL-T05)")
            self._no_goal_joined(s)
        if s.phase == GOLD:
            self.expect(len(s.packet) > 1, "a packet of two gold cards or more is needed (Q-CL-26)")
            self.expect(bool(ended) and s.ended[-1].how == BY_TREASURE, "gold is taken after a miners' win")
            self.expect(sharing(s, s.actor), f"seat {actor} has no share of the gold (CL-V04)")
        elif s.phase == VOTE:
            self.open_vote(s)
        elif s.phase != OVER:
            self.expect(s.actor == s.turn, f"it is the turn of seat {turn}, so {actor} can't act")

    def _no_goal_joined(self, s: State) -> None:
        reached = s.network.joined()
        for goal in s.network.hidden:
            where = write_cell(xy(goal))
            joined = s.network.arrivals(goal, reached)
            self.expect(not joined, f"the goal at {where} is joined to the start, so it lies face up (CL-R01)")
