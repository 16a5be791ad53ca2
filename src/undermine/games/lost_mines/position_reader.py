"""Reads positions of The Lost Mines. What a text leaves out is filled in by chance; docs/notation.md tells how."""

from collections import Counter
from itertools import chain

from undermine.engine.chance import Chance
from undermine.engine.errors import PositionError
from undermine.engine.game import AnyGame
from undermine.engine.grid import LETTERS, STEPS, cell_of, edge_of, node_at, xy
from undermine.engine.notation import seat_name, write_cell, write_edge
from undermine.engine.positions import PositionReader, read_struct, write_cards
from undermine.engine.refusing import counted
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.lost_mines.deck import (
    DRAGON,
    FEATURES,
    FIRE,
    HOLDS,
    ROCK,
    SET_ASIDE,
    SETUP,
    TOOLS,
    Deck,
    clan_of,
)
from undermine.games.lost_mines.deck_file import load as load_deck
from undermine.games.lost_mines.movement import matching, reach, ways_out
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.positions import (
    PositionFile,
    RoundEntry,
    SeatEntry,
    dwarf_name,
    path_cards,
)
from undermine.games.lost_mines.scoring import HOW, name_treasure
from undermine.games.lost_mines.setup import bare_table, role_cards
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, RoundEnd, State
from undermine.games.lost_mines.views import PHASES

PHASE_CODES = {name: code for code, name in PHASES.items()}
DWARF_CODES = {dwarf_name(role): role for role in range(6)}
HOW_CODES = {name: code for code, name in HOW.items()}


def read(text: str, game: AnyGame) -> tuple[State, LostMinesOptions, str]:
    """The state that a text describes, with its options and deck. Raises PositionError with all defects."""
    entry = read_struct(PositionFile, text)
    game.check_seats(entry.seats)
    options: LostMinesOptions = game.read_options(entry.options)
    game.check_first_player(options.first_player, entry.seats)
    deck, source = load_deck(entry.deck)
    return _Reader(entry, deck, options).state(), options, source


class _Reader(PositionReader):
    """Fills a state from an entry."""

    def __init__(self, entry: PositionFile, deck: Deck, options: LostMinesOptions) -> None:
        super().__init__(entry.seats, entry.seed, deck.names)
        self.entry = entry
        self.deck = deck
        self.options = options
        self.entries = [entry.seat.get(seat_name(seat), SeatEntry()) for seat in range(self.seats)]
        self.treasure_codes = {name_treasure(treasure): treasure for treasure in deck.treasures}

    def state(self) -> State:
        entry = self.entry
        options = self.options
        s = State(self.deck, options, self.seats, Chance(entry.seed, entry.draws), bare_table(self.deck))
        s.round = entry.round
        self.whose_turn(s, entry, PHASE_CODES)
        s.last_played = self.seat(entry.last_played)
        s.last_turn = self.seat(entry.last_turn)
        s.dragon = self.seat(entry.dragon)
        s.moved = entry.moved
        s.points = [seat.points for seat in self.entries]
        self._mines(s)
        self.lay(s.network, entry.laid, self.deck.path_cards, self.deck.path_cards + 2, self.deck.mines)
        self._dwarves(s)
        self._tokens(s)
        self._treasures(s)
        self._cards(s)
        s.ended = [self._round(name, end) for name, end in self.in_order(entry.ended)]
        self.expect((s.phase == ALIGN) == (s.align_place >= 0), "a mine is aligning in phase align, and only then")
        self.expect(min(s.points) >= 0, "points are never below 0 (LM-V07)")
        if not self.defects:
            self._steps(s)
            self._moment(s)
        if self.defects:
            raise PositionError(self.defects)
        return s

    def _mines(self, s: State) -> None:
        """LM-S01: every mine once, each in its place."""
        deck = self.deck
        mines = self.hidden(self.entry.mines, s.network, deck.mines, deck.mine_faces, HOLDS, "mine")
        s.mine_cards, s.mines_up, s.mines_known = mines.cards, mines.up, mines.known
        self.expect(len(mines.aligning) < 2, "one mine is aligned at a time")
        s.align_place = mines.aligning[0] if mines.aligning else -1
        self._dragon(s)

    def _dragon(self, s: State) -> None:
        """LM-R06: the first dwarf on the dragon mine takes the token and keeps it to the end of the round."""
        if s.mines_up >> s.mine_cards.index(DRAGON) & 1:
            self.expect(s.dragon >= 0, "the dragon mine lies face up, so a seat holds the dragon token (LM-R06)")
        elif s.dragon >= 0:
            holder = seat_name(s.dragon)
            self.defects.append(f"seat {holder} can't hold the dragon token: its mine lies face down (LM-R06)")

    def _dwarves(self, s: State) -> None:
        """LM-S04 to S08: a dwarf card each; dwarves stand where the text says, or on their clan's start."""
        cards = role_cards(self.seats)
        given = [self.word(entry.dwarf, DWARF_CODES) if entry.dwarf else -1 for entry in self.entries]
        aside = [self.word(word, DWARF_CODES) for word in (self.entry.dwarves_aside or "").split()]
        named = [role for role in given if role >= 0] + aside
        fitting = not Counter(named) - Counter(cards)
        self.expect(fitting, f"{self.seats} seats play with {', '.join(map(dwarf_name, cards))} (LM-S04)")
        left = sorted((Counter(cards) - Counter(named)).elements())
        self.fill.shuffle(left)
        s.roles = [role if role >= 0 or not left else left.pop() for role in given]
        s.roles_aside = left if self.entry.dwarves_aside is None else aside
        self.expect(len(s.roles_aside) == len(cards) - self.seats, "one dwarf card a seat, the others aside (LM-S07)")
        s.roles_known = [self.mask(entry.seen) for entry in self.entries]
        s.dwarves = []
        for seat, entry in enumerate(self.entries):
            cell = self.deck.starts[clan_of(max(s.roles[seat], 0))]
            if entry.cell is not None:
                cell = self.cell(entry.cell, f"dwarf of {seat_name(seat)}")
            mine = cell in self.deck.mines and s.mines_up >> self.deck.mines.index(cell) & 1
            face_up = cell in s.network.laid and s.network.laid[cell] != s.network.faces.off
            # With strict_immediate_end a trap may end the game on the threshold of a mine.
            good = bool(mine) or face_up or (s.phase == OVER and cell in self.deck.mines)
            self.expect(good, f"the dwarf of {seat_name(seat)} stands on no card")
            s.dwarves.append(node_at(cell, 0))

    def _tokens(self, s: State) -> None:
        """Tools on obstacles, traps and trolls on edges (Q-LM-20, Q-LM-21), room for dwarves (LM-P10 to P12)."""
        for text in self.entry.tools:
            words = text.split()
            cell = self.cell(words[0] if words else "", f"tool {text!r}")
            feature = self.deck.features[s.network.laid.get(cell, s.network.faces.off)]
            good = len(words) == 2 and 1 <= feature <= 3 and words[1] == TOOLS[feature - 1]
            if self.expect(good, f"tool {text!r}: no obstacle lies there that it overcomes"):
                s.overcome[cell] = feature - 1
        for text in self.entry.traps:
            edge = self._edge(s, text)
            s.traps[edge] = s.traps.get(edge, 0) + 1
        s.troll_edges = [[self._edge(s, text) for text in entry.trolls] for entry in self.entries]
        for edge in chain(*s.troll_edges):
            s.trolls[edge] = s.trolls.get(edge, 0) + 1
        for edge in {**s.traps, **s.trolls}:
            number = s.traps.get(edge, 0) + s.trolls.get(edge, 0)
            alone = number == 1 or self.options.stack_tokens
            self.expect(alone, f"{number} tokens on the edge {write_edge(edge)} (Q-LM-21)")
        for cell, number in Counter(cell_of(dwarf) for dwarf in s.dwarves).items():
            feature = self.deck.features[s.network.laid.get(cell, s.network.faces.off)]
            room = feature in (0, FIRE) or (number == 1 and (feature == ROCK or cell in s.overcome))
            where = f"on the {FEATURES[feature]} at {write_cell(xy(cell))}"
            self.expect(room, f"there is no room for {counted(number, 'dwarf', 'dwarves')} {where}")

    def _edge(self, s: State, text: str) -> int:
        words = text.split()
        cell = self.cell(words[0] if words else "", f"edge {text!r}")
        side = words[1] if len(words) == 2 else ""
        if cell < 0 or not self.expect(
            len(side) == 1 and side in LETTERS, f"edge {text!r}: write x,y and a side, as 3,2 E"
        ):
            return 0
        d = LETTERS.index(side)
        doors = [self._door(s, cell, d), self._door(s, cell + STEPS[d], d ^ 2)]
        mines = [end in self.deck.mines for end in (cell, cell + STEPS[d])]
        inside = cell in self.deck.spaces and cell + STEPS[d] in self.deck.spaces
        # Beside a mine, what lay open when the token was set may be closed or swept away since (Q-LM-26).
        good = inside and (any(mines) or (1 in doors and 0 not in doors))
        self.expect(good, f"no token can lie on the edge {text!r} (Q-LM-20)")
        return edge_of(cell, d)

    def _door(self, s: State, cell: int, d: int) -> int:
        """1 a door, 0 none, -1 no card."""
        face = s.network.laid.get(cell, -1)
        return s.network.faces.doors[face] >> d & 1 if face >= 0 else -1

    def _treasures(self, s: State) -> None:
        """LM-S03: one treasure a seat, each at its place."""
        aside = [self.word(word, self.treasure_codes) for word in (self.entry.treasures_aside or "").split()]
        given = self.entry.treasures or []
        named = [self.word(text.split()[0] if text.split() else "", self.treasure_codes) for text in given]
        whole = Counter(self.deck.treasures)
        too_many = Counter([*named, *aside]) - whole
        names = ", ".join(name_treasure(treasure) for treasure in too_many)
        self.expect(not too_many, f"more treasures {names} than the deck has")
        left = sorted((whole - Counter([*named, *aside])).elements())
        self.fill.shuffle(left)
        if self.entry.treasures is None:
            named, left = left[: self.seats], left[self.seats :]
        self.expect(len(named) == self.seats, f"{self.seats} treasures should be laid out, one a seat (LM-S03)")
        s.treasures = named
        s.treasures_aside = left if self.entry.treasures_aside is None else aside
        self.expect(
            len(named) + len(s.treasures_aside) == len(self.deck.treasures), "some treasures are nowhere (LM-S03)"
        )
        s.treasures_known = [0] * len(named)
        s.takers = [-1] * len(named)
        for place, text in enumerate(given):
            for word in text.split()[1:]:
                if word.startswith("seen="):
                    s.treasures_known[place] = self.mask(word.removeprefix("seen="))
                elif word.startswith("taken="):
                    s.takers[place] = self.seat(word.removeprefix("taken="))
                else:
                    self.defects.append(f"treasure {text!r}: {word} should be taken=SEAT or seen=SEATS")

    def _cards(self, s: State) -> None:
        """Every card of the deck is somewhere, and none is there too often."""
        entry, deck = self.entry, self.deck
        s.passed = [self.cards(seat.discarded) for seat in self.entries]
        s.hands = [self.cards(seat.hand or "") for seat in self.entries]
        s.pile = self.cards(entry.pile or "")[::-1]
        s.discards = self.cards(entry.discards or "")
        s.aside = self.cards(entry.set_aside or "")
        placed = [deck.faces.card[face] for _, face in path_cards(s)]
        placed += [deck.troll for edges in s.troll_edges for _ in edges]
        used = chain(*s.passed, *s.hands, s.pile, s.discards, s.aside, placed)
        left = self.left_over(deck.cards, used, "cards")
        if entry.set_aside is None:
            s.aside, left = left[:SET_ASIDE], left[SET_ASIDE:]
        left = self.deal(s.hands, [seat.hand is not None for seat in self.entries], left, SETUP[self.seats][1])
        if entry.pile is None:
            s.pile = left
        elif entry.discards is None:
            s.discards = left
        else:
            self.none_missing(left, "card", write_cards(deck.names, sorted(left)))

    def _round(self, name: str, end: RoundEntry) -> RoundEnd:
        roles = [self.word(word, DWARF_CODES) for word in end.dwarves.split()]
        treasures = [[self.word(word, self.treasure_codes) for word in taken.split()] for taken in end.treasures]
        points = self.numbers(end.points, f"{name}: points")
        whole = len(roles) == len(treasures) == len(points) == self.seats
        self.expect(whole, f"{name}: dwarves, treasures and points of {self.seats} seats are needed")
        left = [self.word(word, self.treasure_codes) for word in end.left.split()]
        return RoundEnd(self.word(end.how, HOW_CODES), roles, treasures, left, self.seat(end.dragon), points)

    def _steps(self, s: State) -> None:
        """How far the dwarf may still go, and what has to be drawn, unless the text says so."""
        given, drawing = self.entry.steps_left, self.entry.to_draw
        room = SETUP[self.seats][1] - len(s.hands[s.turn])
        walking = s.phase in (MOVE, ALIGN) or (s.phase == TREASURE and s.moved)
        s.steps_left = given if given is not None else (0 if s.phase in (ALIGN, TREASURE, OVER) else reach(s))
        s.to_draw = drawing if drawing is not None else int(walking and room > 0)
        self.expect(0 <= s.steps_left <= 5, "steps_left should be 0 to 5")
        self.expect(
            0 <= s.to_draw <= min(2, room), f"to_draw should be 0 to 2, and no more than there is room for ({room})"
        )

    def _moment(self, s: State) -> None:
        """Whether a game can come to this moment."""
        ended = len(s.ended)
        possible = 1 <= ended <= s.round if s.phase == OVER else ended < s.round  # earlier rounds can be left out
        self.expect(possible, f"{counted(ended, 'round')} can't have ended in round {s.round}")
        self.expect(1 <= s.round <= s.options.rounds, f"round {s.round} of {s.options.rounds}")
        actor, turn = seat_name(s.actor), seat_name(s.turn)
        if s.phase in (PLAY, VOTE):
            fresh = not s.moved and not s.to_draw and s.steps_left == reach(s)
            self.expect(fresh, "at the beginning of a turn nothing has been walked, and nothing has to be drawn")
            self.expect(bool(s.hands[s.turn]), f"seat {turn} has no cards to play (LM-T05)")
            self.expect(not s.troll_edges[s.turn], f"the troll of {turn} leaves at the start of the turn (LM-A16)")
        if s.phase == MOVE:
            cell = cell_of(s.dwarves[s.turn])
            free = ways_out(s, cell) != 0
            self.expect(s.steps_left > 0 and free, f"the dwarf of {turn} can't step anywhere")
        if s.phase == TREASURE:
            self.expect(len(matching(s)) > 1, "there is no choice of treasures here")
            self.expect(s.moved or not s.to_draw, "a dwarf that stayed takes a treasure after drawing (Q-LM-34)")
        if s.phase == ALIGN:
            there = cell_of(s.dwarves[s.turn]) == self.deck.mines[s.align_place]
            self.expect(there and s.moved, f"the dwarf of {turn} should just have come to the mine (LM-R01)")
        if s.phase == VOTE:
            self.open_vote(s)
        elif s.phase != OVER:
            self.expect(s.actor == s.turn, f"it is the turn of seat {turn}, so {actor} can't act")
        self.expect(s.phase == OVER or -1 in s.takers, "all treasures are collected, so the round is over (LM-E02)")
