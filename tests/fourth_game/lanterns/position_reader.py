"""Reads positions of Lanterns. What a text leaves out is filled in by chance."""

from itertools import chain

from lanterns.deck import HAND, Deck
from lanterns.deck_file import load as load_deck
from lanterns.options import LanternOptions
from lanterns.positions import PositionFile, SeatEntry, path_cards
from lanterns.scoring import winners
from lanterns.setup import bare_table
from lanterns.state import State
from lanterns.views import PHASES
from undermine.engine.chance import Chance
from undermine.engine.errors import PositionError
from undermine.engine.game import AnyGame
from undermine.engine.grid import xy
from undermine.engine.notation import seat_name, write_cell
from undermine.engine.positions import PositionReader, read_struct, write_cards
from undermine.engine.state import OVER, VOTE

PHASE_CODES = {name: code for code, name in PHASES.items()}


def read(text: str, game: AnyGame) -> tuple[State, LanternOptions, str]:
    """The state that a text describes, with its options and deck. Raises PositionError with all defects."""
    entry = read_struct(PositionFile, text)
    game.check_seats(entry.seats)
    options: LanternOptions = game.read_options(entry.options)
    game.check_first_player(options.first_player, entry.seats)
    deck, source = load_deck(entry.deck)
    return _Reader(entry, deck, options).state(), options, source


class _Reader(PositionReader):
    """Fills a state from an entry."""

    def __init__(self, entry: PositionFile, deck: Deck, options: LanternOptions) -> None:
        super().__init__(entry.seats, entry.seed, deck.names)
        self.entry = entry
        self.deck = deck
        self.options = options
        self.entries = [entry.seat.get(seat_name(seat), SeatEntry()) for seat in range(self.seats)]

    def state(self) -> State:
        entry = self.entry
        chance = Chance(entry.seed, entry.draws)
        s = State(self.deck, self.seats, self.options.vote_end, chance, bare_table(self.deck))
        s.phase = self.word(entry.phase, PHASE_CODES)
        s.starter = self.seat(entry.starter)
        s.turn = self.seat(entry.turn or entry.starter)
        s.actor = self.seat(entry.actor or entry.turn or entry.starter)
        s.proposer = self.seat(entry.proposer)
        s.voted = self.mask(entry.voted)
        s.peeks_played = entry.peeks_played
        self.seats_named(entry.seat)
        s.seen = [self.mask(seat.seen) for seat in self.entries]
        self._lit(s)
        self.lay(s.network, entry.laid, self.deck.path_cards, self.deck.path_cards + 1, self.deck.cells)
        self._lanterns(s)
        self._cards(s)
        self._moment(s)
        if self.defects:
            raise PositionError(self.defects)
        return s

    def _lit(self, s: State) -> None:
        codes = {name: lantern for lantern, name in enumerate(self.deck.lanterns)}
        for name in self.entry.lit.split():
            lantern = self.word(name, codes)
            s.lit |= 1 << lantern
            s.network.put(self.deck.cells[lantern], self.deck.lantern_faces[lantern])

    def _lanterns(self, s: State) -> None:
        """LT-C03, LT-S02: every lantern card once, one for each seat."""
        names = self.deck.lanterns
        codes = {name: lantern for lantern, name in enumerate(names)}
        given = [entry.lantern for entry in self.entries] + (self.entry.set_aside or "").split()
        named = [self.word(name, codes) for name in given if name is not None]
        self.expect(len(set(named)) == len(named), "there is one card of each lantern (LT-C03)")
        left = [lantern for lantern in range(len(names)) if lantern not in named]
        self.fill.shuffle(left)
        s.owned = [left.pop() if name is None and left else codes.get(name or "", 0) for name in given]
        s.owned += left
        self.expect(sorted(s.owned) == list(range(len(names))), "every lantern card must be somewhere (LT-C03)")

    def _cards(self, s: State) -> None:
        """LT-C01: every card of the deck is somewhere, and none is there too often."""
        deck, entry = self.deck, self.entry
        s.hands = [self.cards(seat.hand or "") for seat in self.entries]
        s.discards = [self.cards(seat.discards) for seat in self.entries]
        s.pile = self.cards(entry.pile or "")[::-1]
        placed = [deck.faces.card[face] for _, face in path_cards(s)]
        played = deck.copies[deck.peek] if entry.peeks_played > 99 else entry.peeks_played
        used = chain(*s.hands, *s.discards, s.pile, placed, [deck.peek] * played)
        left = self.left_over(deck.cards, used, "cards")
        left = self.deal(s.hands, [seat.hand is not None for seat in self.entries], left, HAND)
        if entry.pile is None:
            s.pile = left
        else:
            self.expect(not left, f"{len(left)} cards are nowhere: {write_cards(deck.names, sorted(left))}")

    def _moment(self, s: State) -> None:
        """Whether the game can be at this moment."""
        deck, actor, turn = self.deck, seat_name(s.actor), seat_name(s.turn)
        self.expect(0 <= s.peeks_played <= deck.copies[deck.peek], f"{s.peeks_played} peeks can't have been played")
        for seat in range(self.seats):
            self.expect(not s.seen[seat] >> seat & 1, f"seat {seat_name(seat)} peeks at other seats (LT-A01)")
        reached = s.network.joined()
        for lantern, cell in enumerate(deck.cells):
            joined = bool(s.network.arrivals(cell, reached))
            self.expect(
                joined == bool(s.lit >> lantern & 1),
                f"the lantern at {write_cell(xy(cell))} is lit if a path joins it to the start, and only then (LT-R01)",
            )
        if s.phase == OVER:
            return
        self.expect(not winners(s), "a lantern of a seat is lit, so the game is over (LT-E01)")
        self.expect(bool(s.hands[s.turn]), f"seat {turn} has no cards to play (LT-T02)")
        if s.phase == VOTE:
            self.expect(s.vote_end, "this table does not vote (option vote_end)")
            self.expect(s.proposer >= 0 and bool(s.voted >> s.proposer & 1), "a vote needs its proposer, who says yes")
            self.expect(not s.voted >> s.actor & 1, f"seat {actor} has voted already")
        else:
            self.expect(s.actor == s.turn, f"it is the turn of seat {turn}, so {actor} can't act")
