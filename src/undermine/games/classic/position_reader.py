"""Reads positions of classic. What a text leaves out is filled in by chance; docs/notation.md tells how."""

from collections import Counter
from itertools import chain

from undermine.engine.chance import Chance
from undermine.engine.errors import NotationError, PositionError
from undermine.engine.game import Game
from undermine.engine.grid import STEPS, cell_at, xy
from undermine.engine.notation import read_cell, read_lying, read_seat, seat_name, write_cell
from undermine.engine.positions import read_struct
from undermine.games.classic.decisions import card_number, lying_face
from undermine.games.classic.deck import load as load_deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.position import (
    PositionFile,
    RoundEntry,
    SeatEntry,
    path_cards,
    write_cards,
    write_numbers,
)
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES, sharing
from undermine.games.classic.setup import bare_table
from undermine.games.classic.state import ALIGN, BY_TREASURE, GOLD, OVER, PLAY, VOTE, RoundEnd, State
from undermine.games.classic.tables import MINER, SABOTEUR, SETUP, TOOLS, Tables
from undermine.games.classic.view import PHASES

PHASE_CODES = {name: code for code, name in PHASES.items()}
ROLE_CODES = {name: code for code, name in enumerate(ROLE_NAMES)}


def read(text: str, game: Game[State]) -> tuple[State, ClassicOptions, str]:
    """The state that a text describes, with its options and deck. Raises PositionError with all defects."""
    entry = read_struct(PositionFile, text)
    game.check_seats(entry.seats)
    options: ClassicOptions = game.read_options(entry.options)
    tables, deck = load_deck(entry.deck)
    return _Reader(entry, tables, options).state(), options, deck


class _Reader:
    """Fills a state from an entry, and collects what is wrong with it."""

    def __init__(self, entry: PositionFile, tables: Tables, options: ClassicOptions) -> None:
        self.entry = entry
        self.tables = tables
        self.options = options
        self.seats = entry.seats
        self.entries = [entry.seat.get(seat_name(seat), SeatEntry()) for seat in range(self.seats)]
        self.fill = Chance(f"{entry.seed}/position")  # apart from the match's own chance, which goes on as written
        self.defects: list[str] = []

    def state(self) -> State:
        entry = self.entry
        options = self.options.flat(self.seats)
        s = State(self.tables, options, Chance(entry.seed, entry.draws), bare_table(self.tables, options))
        s.round = entry.round
        s.phase = self._word(entry.phase, PHASE_CODES)
        s.starter = self._seat(entry.starter)
        s.turn = self._seat(entry.turn or entry.starter)
        s.actor = self._seat(entry.actor or entry.turn or entry.starter)
        s.last_path = self._seat(entry.last_path)
        s.last_card = self._seat(entry.last_card)
        s.proposer = self._seat(entry.proposer)
        s.voted = self._mask(entry.voted)
        unknown = set(entry.seat) - {seat_name(seat) for seat in range(self.seats)}
        self._expect(not unknown, f"there are no seats {', '.join(sorted(unknown))} among {self.seats}")
        s.broken = [self._tools(seat.broken) for seat in self.entries]
        self._goals(s)
        self._network(s)
        self._roles(s)
        self._cards(s)
        self._gold(s)
        s.ended = [self._round(name, end) for name, end in sorted(entry.ended.items())]
        self._moment(s)
        if self.defects:
            raise PositionError(self.defects)
        return s

    def _expect(self, good: bool, defect: str) -> bool:
        if not good:
            self.defects.append(defect)
        return good

    def _word(self, word: str, codes: dict[str, int]) -> int:
        if word not in codes:
            self.defects.append(f"{word!r} should be one of {', '.join(codes)}")
        return codes.get(word, 0)

    def _seat(self, name: str | None) -> int:
        if name is None:
            return -1
        try:
            seat = read_seat(name)
        except NotationError as error:
            self.defects.append(str(error))
            return 0
        return seat if self._expect(seat < self.seats, f"there is no seat {name} among {self.seats}") else 0

    def _mask(self, names: str) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self._seat(name)
        return mask

    def _tools(self, names: str) -> int:
        mask = 0
        for name in names.split():
            if self._expect(name in TOOLS, f"there is no tool {name}; there are {', '.join(TOOLS)}"):
                self._expect(not mask >> TOOLS.index(name) & 1, f"two broken {name}s before one seat (CL-A02)")
                mask |= 1 << TOOLS.index(name)
        return mask

    def _card_list(self, names: str) -> list[int]:
        cards = [(name, card_number(self.tables, name)) for name in names.split()]
        for name, card in cards:
            self._expect(card >= 0, f"there is no card {name} in this deck")
        return [card for _, card in cards if card >= 0]

    def _numbers(self, text: str) -> list[int]:
        words = text.split()
        good = [word for word in words if word.isascii() and word.isdecimal() and len(word) < 4]
        self._expect(words == good, f"gold {text!r} should be numbers of nuggets")
        return [int(word) for word in good]

    def _goals(self, s: State) -> None:
        """CL-S05: every goal once, each in its place."""
        tables = self.tables
        names = [tables.faces.names[face] for face in tables.goal_faces]
        s.goals_known = [0] * len(tables.goals)
        s.goal_cards = list(range(len(tables.goals)))
        if self.entry.goals is None:
            self.fill.shuffle(s.goal_cards)
            return
        s.goal_cards = [-1] * len(tables.goals)
        for text in self.entry.goals:
            words = text.split()
            try:
                cell = cell_at(*read_cell(words[0] if words else ""))
            except NotationError as error:
                self.defects.append(f"goal {text!r}: {error}")
                continue
            if not self._expect(cell in tables.goals, f"goal {text!r}: there is no goal's place"):
                continue
            place = tables.goals.index(cell)
            if self._expect(len(words) > 1 and words[1] in names, f"goal {text!r} should be one of {', '.join(names)}"):
                s.goal_cards[place] = names.index(words[1])
                self._goal_words(s, place, text, words[2:])
        if not self._expect(
            sorted(s.goal_cards) == list(range(len(names))), f"goals must be {', '.join(names)}, each once"
        ):
            s.goal_cards = list(range(len(names)))

    def _goal_words(self, s: State, place: int, text: str, words: list[str]) -> None:
        for word in words:
            if word.startswith("seen="):
                s.goals_known[place] = self._mask(word.removeprefix("seen="))
            elif word in ("up", "up~"):
                s.goals_up |= 1 << place
                face = self.tables.goal_faces[s.goal_cards[place]]
                s.network.laid[self.tables.goals[place]] = self.tables.faces.other[face] if word == "up~" else face
            elif word == "aligning":
                s.goals_up |= 1 << place
                s.to_align.append(place)
            else:
                self.defects.append(f"goal {text!r}: {word} should be up, up~, aligning or seen=SEATS")

    def _network(self, s: State) -> None:
        """CL-P03, CL-P09: cards lie on free cells and fit; only goals may misfit (CL-R04)."""
        tables = self.tables
        placed = dict(s.network.laid)
        for text in self.entry.laid:
            words = text.split()
            try:
                at = read_cell(words[0] if words else "")
                name, turned = read_lying(words[1] if len(words) == 2 else "")
            except NotationError as error:
                self.defects.append(f"laid {text!r}: {error}")
                continue
            cell, card = cell_at(*at), card_number(tables, name)
            if not self._expect(
                0 <= card < tables.path_cards, f"laid {text!r}: there is no path card {name} in this deck"
            ):
                continue
            free = cell not in placed and cell not in tables.goals
            if self._expect(free, f"laid {text!r}: another card lies there (CL-P09)"):
                placed[cell] = lying_face(tables, card, turned)
        s.network.place(placed)
        for cell, face in placed.items():
            self._fit(s, cell, face)
        s.network.touched.clear()

    def _fit(self, s: State, cell: int, face: int) -> None:
        doors = self.tables.faces.doors
        for d in (0, 1):  # north and east: every pair of neighbours once
            other = s.network.laid.get(cell + STEPS[d], -1)
            goal = face > self.tables.path_faces or other > self.tables.path_faces
            if other >= 0 and not goal and doors[face] >> d & 1 != doors[other] >> (d ^ 2) & 1:
                pair = f"{write_cell(xy(cell))} and {write_cell(xy(cell + STEPS[d]))}"
                self.defects.append(f"the cards at {pair} do not fit (CL-P03)")

    def _roles(self, s: State) -> None:
        """CL-S01, CL-S03: the role cards of this number of seats, one set aside."""
        saboteurs, miners, _ = SETUP[self.seats]
        given = [entry.role for entry in self.entries] + [self.entry.set_aside]
        named = [self._word(role, ROLE_CODES) for role in given if role is not None]
        fitting = named.count(SABOTEUR) <= saboteurs and named.count(MINER) <= miners
        self._expect(fitting, f"{self.seats} seats play with {saboteurs} saboteurs and {miners} miners (CL-S01)")
        left = [SABOTEUR] * (saboteurs - named.count(SABOTEUR)) + [MINER] * (miners - named.count(MINER))
        self.fill.shuffle(left)
        s.roles = [left.pop() if role is None and left else ROLE_CODES.get(role or "", MINER) for role in given]

    def _cards(self, s: State) -> None:
        """CL-C10: every card of the deck is somewhere, and none is there too often."""
        entry, tables = self.entry, self.tables
        s.passed = [self._card_list(seat.passed) for seat in self.entries]
        s.hands = [self._card_list(seat.hand or "") for seat in self.entries]
        s.pile = self._card_list(entry.pile or "")[::-1]
        s.discards = self._card_list(entry.discards or "")
        placed = [tables.faces.card[face] for _, face in path_cards(s)]
        placed += [tables.breaks.index(1 << i) for broken in s.broken for i in range(3) if broken >> i & 1]
        used = Counter(chain(*s.passed, *s.hands, s.pile, s.discards, placed))
        for card, number in used.items():
            few = tables.copies[card]
            self._expect(number <= few, f"{number} cards {tables.names[card]}, but the deck has {few}")
        left = sorted((Counter(tables.deck) - used).elements())
        self.fill.shuffle(left)
        hand_size = SETUP[self.seats][2]
        for seat, given in enumerate(self.entries):
            if given.hand is None:
                s.hands[seat] = left[:hand_size]
                left = left[hand_size:]
            self._expect(len(s.hands[seat]) <= hand_size, f"seat {seat_name(seat)} holds more than {hand_size} cards")
        if entry.pile is None:
            s.pile = left
        elif entry.discards is None:
            s.discards = left
        else:
            self._expect(not left, f"{len(left)} cards are nowhere: {write_cards(tables, sorted(left))}")

    def _gold(self, s: State) -> None:
        """CL-C03: the gold is in the pile, in the packet, or somebody's."""
        s.gold = [self._numbers(entry.gold) for entry in self.entries]
        s.packet = self._numbers(self.entry.packet)
        s.gold_pile = self._numbers(self.entry.gold_pile or "")[::-1]
        used = Counter(chain(*s.gold, s.packet, s.gold_pile))
        whole = Counter(self.tables.gold)
        for nuggets, number in used.items():
            self._expect(
                number <= whole[nuggets], f"{number} gold cards of {nuggets}, but the deck has {whole[nuggets]}"
            )
        left = sorted((whole - used).elements())
        if self.entry.gold_pile is None:
            self.fill.shuffle(left)
            s.gold_pile = left
        else:
            self._expect(not left, f"{len(left)} gold cards are nowhere: {write_numbers(left)}")

    def _round(self, name: str, end: RoundEntry) -> RoundEnd:
        roles = [self._word(role, ROLE_CODES) for role in end.roles.split()]
        gold = self._numbers(end.gold)
        whole = len(roles) == self.seats and len(gold) == self.seats
        self._expect(whole, f"{name}: roles and gold of {self.seats} seats are needed")
        winner = self._word(end.winner, {name: code for code, name in enumerate(SIDE_NAMES)})
        how = self._word(end.how, {name: code for code, name in HOW.items()})
        roles.append(self._word(end.set_aside, ROLE_CODES))
        return RoundEnd(winner, how, self._seat(end.finisher), roles, gold)

    def _moment(self, s: State) -> None:
        """Whether the game can stand at this moment."""
        playing = s.phase not in (GOLD, OVER)
        ended = len(s.ended)
        # A position may leave out what was; but a round that is being paid must say how it ended.
        counted = ended == s.round if not playing else ended in (0, s.round - 1)
        self._expect(counted, f"in round {s.round} not {ended} rounds can have ended")
        self._expect(1 <= s.round <= s.options.rounds, f"round {s.round} of {s.options.rounds}")
        treasure = s.goals_up >> s.goal_cards.index(self.tables.treasure) & 1
        self._expect(not (treasure and playing), "the treasure lies face up, so the round is over (CL-R02)")
        self._expect((s.phase == ALIGN) == bool(s.to_align), "a goal is aligning in phase align, and only then")
        self._expect(s.phase == GOLD or not s.packet, "there is a gold packet only in phase gold")
        actor, turn = seat_name(s.actor), seat_name(s.turn)
        if s.phase == PLAY:
            self._expect(bool(s.hands[s.turn]), f"seat {turn} has no cards to play (CL-T05)")
            self._no_goal_joined(s)
        if s.phase == GOLD:
            self._expect(len(s.packet) > 1, "a packet of two gold cards or more is needed (Q-CL-26)")
            self._expect(bool(ended) and s.ended[-1].how == BY_TREASURE, "gold is taken after a miners' win")
            self._expect(sharing(s, s.actor), f"seat {actor} has no share of the gold (CL-V04)")
        elif s.phase == VOTE:
            self._expect(s.proposer >= 0, "a vote needs its proposer")
            self._expect(not s.voted >> s.actor & 1, f"seat {actor} has voted already")
        else:
            self._expect(s.actor == s.turn, f"it is the turn of seat {turn}, so {actor} can't act")

    def _no_goal_joined(self, s: State) -> None:
        reached = s.network.joined()
        for goal in s.network.hidden:
            where = write_cell(xy(goal))
            joined = s.network.arrivals(goal, reached)
            self._expect(not joined, f"the goal at {where} is joined to the start, so it lies face up (CL-R01)")
