"""Reads positions of The Dark Cave. What a text leaves out is filled in by chance; docs/notation.md tells how."""

from collections import Counter
from itertools import chain

from undermine.engine.chance import Chance
from undermine.engine.errors import PositionError
from undermine.engine.game import AnyGame
from undermine.engine.grid import LETTERS, STEPS, cell_of, edge_of, node_at, space_of
from undermine.engine.notation import seat_name, write_edge
from undermine.engine.positions import PositionReader, read_struct, write_cards
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.games.dark_cave.creatures import creatures_at, dwarves_at
from undermine.games.dark_cave.deck import (
    ACTIONS,
    ALL_GOLD,
    BOXED,
    CREATURE_REACH,
    CREATURES,
    EXIT,
    FIRST_CREATURE,
    GOALS,
    GROUPS,
    HAND,
    REACH,
    SETUP,
    SPACES,
    Deck,
)
from undermine.games.dark_cave.deck_file import load as load_deck
from undermine.games.dark_cave.movement import goal_ways, reach
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.positions import OUT, PositionFile, SeatEntry, path_cards
from undermine.games.dark_cave.scoring import HOW, clan_card, side_is_out
from undermine.games.dark_cave.setup import START, bare_table, clan_cards, goal_cells, goal_distance
from undermine.games.dark_cave.state import (
    ASK_ALIGN,
    ASK_AXE,
    ASK_MEET,
    ASK_TAKE,
    MOVE,
    WALK,
    Memory,
    State,
    Web,
    memory_key,
)
from undermine.games.dark_cave.turn import moves
from undermine.games.dark_cave.views import PHASES

PHASE_CODES = {name: code for code, name in PHASES.items()}
CLAN_CODES = {clan_card(role): role for role in range(4)}
HOW_CODES = {name: code for code, name in HOW.items()}
CREATURE_CODES = {name: code for code, name in enumerate(CREATURES)}


def read(text: str, game: AnyGame) -> tuple[State, DarkCaveOptions, str]:
    """The state that a text describes, with its options and deck. Raises PositionError with all defects."""
    entry = read_struct(PositionFile, text)
    game.check_seats(entry.seats)
    options: DarkCaveOptions = game.read_options(entry.options)
    game.check_first_player(options.first_player, entry.seats)
    deck, source = load_deck(entry.deck)
    return _Reader(entry, deck, options).state(), options, source


class _Reader(PositionReader):
    """Fills a state from an entry."""

    def __init__(self, entry: PositionFile, deck: Deck, options: DarkCaveOptions) -> None:
        super().__init__(entry.seats, entry.seed, deck.names)
        self.entry = entry
        self.deck = deck
        self.options = options
        self.entries = [entry.seat.get(seat_name(seat), SeatEntry()) for seat in range(self.seats)]

    def state(self) -> State:
        entry = self.entry
        options = self.options
        goals = goal_cells(goal_distance(options, self.seats))
        s = State(self.deck, options, self.seats, Chance(entry.seed, entry.draws), bare_table(self.deck, goals))
        s.goals = goals
        self.whose_turn(s, entry, PHASE_CODES)
        s.how = self.word(entry.how or "exhausted", HOW_CODES) if s.phase == OVER else 0
        s.drawer = self.seat(entry.drawer) if entry.drawer else s.turn
        s.first_out = self.seat(entry.first_out)
        s.fresh = self.seat(entry.fresh)
        s.stays = entry.stays
        self._goals(s)
        self.lay(s.network, entry.laid, self.deck.path_cards, self.deck.path_cards + 1, s.goals)
        self._features(s)
        self._clans(s)
        self._dwarves(s)
        self._tools(s)
        self._webs(s)
        self._creatures(s)
        self._cards(s)
        self._memory(s)
        self._gold(s)
        if not self.defects:
            self._steps(s)
            self._moment(s)
        if not self.defects:
            self._questions(s)
        if self.defects:
            raise PositionError(self.defects)
        return s

    def _goals(self, s: State) -> None:
        """DC-S01: every goal once, each in its corner."""
        goals = self.hidden(self.entry.goals, s.network, s.goals, self.deck.goal_faces, GOALS, "goal")
        s.goal_cards, s.goals_up, s.goals_known = goals.cards, goals.up, goals.known
        self.expect(len(goals.aligning) < 2, "one goal is aligned at a time")
        s.align_place = goals.aligning[0] if goals.aligning else -1
        side = self.entry.entering or ""
        given = len(side) == 1 and side in LETTERS
        self.expect(given == (s.phase == ASK_ALIGN), "entering = N, E, S or W belongs to phase align, and only to it")
        s.align_side = LETTERS.index(side) if given else 0

    def _features(self, s: State) -> None:
        """Ladders, dark holes and gold veins of all that lies face up; every vein has gold unless the text says so."""
        deck = self.deck
        for cell, face in s.network.laid.items():
            for nodes, spaces in ((s.ladders, deck.ladder_in), (s.holes, deck.hole_in), (s.veins, deck.vein_in)):
                if spaces[face] >= 0:
                    nodes.append(node_at(cell, spaces[face]))
        if self.entry.veins is not None:
            cells = [self.cell(text, f"vein {text!r}") for text in self.entry.veins]
            there = Counter(cells) <= Counter(cell_of(node) for node in s.veins)
            self.expect(there, "gold lies only on gold veins that lie face up, one piece on each (DC-P09)")
            s.veins = [node for node in s.veins if cell_of(node) in cells]

    def _clans(self, s: State) -> None:
        """DC-S02, DC-S03: a clan card each."""
        cards = clan_cards(self.seats)
        given = [self.word(entry.clan, CLAN_CODES) if entry.clan else -1 for entry in self.entries]
        aside = [self.word(word, CLAN_CODES) for word in (self.entry.left_over or "").split()]
        named = [role for role in given if role >= 0] + aside
        fitting = not Counter(named) - Counter(cards)
        self.expect(fitting, f"{self.seats} seats play with {', '.join(map(clan_card, cards))} (DC-S02)")
        left = sorted((Counter(cards) - Counter(named)).elements())
        self.fill.shuffle(left)
        s.roles = [role if role >= 0 or not left else left.pop() for role in given]
        s.roles_aside = left if self.entry.left_over is None else aside
        self.expect(
            len(s.roles_aside) == len(cards) - self.seats, "one clan card a seat, the others left over (DC-S05)"
        )
        s.roles_known = [self.mask(entry.seen) for entry in self.entries]
        for seat, entry in enumerate(self.entries):
            s.revealed |= (entry.revealed or entry.at == OUT) << seat

    def _dwarves(self, s: State) -> None:
        """Dwarves stand where the text says, or on the start (DC-S06)."""
        for seat, entry in enumerate(self.entries):
            where = f"the dwarf of {seat_name(seat)}"
            node = node_at(START, 0)
            if entry.at is not None:
                node = -1 if entry.at == OUT else self._node(s, entry.at, where)
            s.dwarves.append(node)
            s.down |= entry.lying << seat
            self.expect(not entry.lying or node >= 0, f"{where} has left the cave and can't lie there")
            # Anyone who is attacked there, or sees the game end there, has not left yet (Q-DC-26, Q-DC-34, Q-DC-52).
            arriving = s.phase == OVER or (s.phase in (ASK_AXE, ASK_MEET) and seat == s.turn)
            stays = node < 0 or arriving or not self._is_exit(s, node)
            self.expect(stays, f"{where} leaves the cave at the exit (DC-R04)")
        out = [seat for seat in range(self.seats) if s.dwarves[seat] < 0]
        if s.first_out < 0 and out:
            s.first_out = out[0]
        self.expect(s.first_out < 0 or s.first_out in out, "the first dwarf out must be out")

    def _is_exit(self, s: State, node: int) -> bool:
        return self.deck.features[s.network.laid[cell_of(node)]][space_of(node)] == EXIT

    def _node(self, s: State, text: str, where: str) -> int:
        """A space of a card that lies face up, written `x,y SPACE`; the only space of a card needs no name."""
        words = text.split()
        cell = self.cell(words[0] if words else "", where)
        if cell < 0 or not self.expect(cell in s.network.laid, f"{where} is on no card that lies face up"):
            return node_at(START, 0)
        face = s.network.laid[cell]
        names = [SPACES[name] for name in self.deck.space_names[face]]
        name = words[1] if len(words) == 2 else "C" if len(words) == 1 else ""
        if not self.expect(name in names, f"{where}: {text!r} should name a space, one of {', '.join(names)}"):
            return node_at(START, 0)
        return node_at(cell, names.index(name))

    def _tools(self, s: State) -> None:
        """DC-A14 to A16: boots and axes before the seats."""
        for entry in self.entries:
            boots = self.cards(entry.boots or "")
            self.expect(len(boots) < 2, "at most one pair of boots before a seat (DC-A15)")
            s.boots.append(boots[0] if boots else -1)
            s.axes.append(self.cards(entry.axes))
        given = s.fresh < 0 or bool(s.axes[s.fresh]) or self.options.axe_same_turn
        self.expect(given, "fresh should be a seat with an axe before it (D-DC-05)")
        self._kinds([card for card in s.boots if card >= 0], "boots")
        self._kinds(list(chain(*s.axes)), "axe")

    def _kinds(self, cards: list[int], kind: str) -> None:
        wrong = [card for card in cards if self.deck.actions[card] != ACTIONS.index(kind)]
        self.expect(not wrong, f"{write_cards(self.names, wrong)}: should be {kind}")

    def _webs(self, s: State) -> None:
        """Written `CARD on x,y SIDE side 2`."""
        for seat, entry in enumerate(self.entries):
            for text in entry.webs:
                words = text.split()
                good = len(words) == 6 and words[1] == "on" and words[4] == "side" and words[5] in ("1", "2")
                if not self.expect(good, f"web {text!r}: write it like I-web on 0,1 N side 2"):
                    continue
                card = self.cards(words[0])
                edge = self._edge(s, words[2], words[3])
                self._kinds(card, "web")
                if edge < 0 or not card:
                    continue
                if self.expect(edge not in s.webs, f"two webs on the edge {write_edge(edge)} (DC-A10)"):
                    s.webs[edge] = Web(card[0], seat, int(words[5]))

    def _edge(self, s: State, at: str, side: str) -> int:
        """An edge, or -1."""
        cell = self.cell(at, f"web at {at}")
        if cell < 0 or not self.expect(len(side) == 1 and side in LETTERS, f"web at {at}: sides are N, E, S, W"):
            return -1
        d = LETTERS.index(side)
        doors = [self._door(s, cell, d), self._door(s, cell + STEPS[d], d ^ 2)]
        self.expect(1 in doors, f"no web can lie at {at} {side} (Q-DC-46)")
        return edge_of(cell, d)

    def _door(self, s: State, cell: int, d: int) -> int:
        """1 a door, 0 none, -1 no card."""
        face = s.network.laid.get(cell, -1)
        return s.network.faces.doors[face] >> d & 1 if face >= 0 else -1

    def _creatures(self, s: State) -> None:
        """Written `CARD of SEAT at x,y SPACE`."""
        for text in self.entry.creatures:
            words = text.split()
            good = len(words) in (5, 6) and words[1] == "of" and words[3] == "at"
            if not self.expect(good, f"creature {text!r}: write it like I-rat of B at 2,0 C"):
                continue
            card = self.cards(words[0])
            number = self.deck.actions[card[0]] - FIRST_CREATURE if card else -1
            if not self.expect(number >= 0, f"creature {text!r}: {words[0]} is no creature"):
                continue
            self.expect(s.creatures[number] < 0, f"there is only one {CREATURES[number]}")
            s.creatures[number] = self._node(s, " ".join(words[4:]), f"the {CREATURES[number]}")
            s.owners[number] = self.seat(words[2])
            s.creature_cards[number] = card[0]
        s.walker = self.word(self.entry.walking, CREATURE_CODES) if self.entry.walking else -1
        s.attacker = self.word(self.entry.attacker, CREATURE_CODES) if self.entry.attacker else -1
        for name in self.entry.attackers.split():
            s.attackers |= 1 << self.word(name, CREATURE_CODES)
        s.victims = [self.seat(name) for name in self.entry.victims]
        s.asked = [self.seat(name) for name in self.entry.asked]
        s.ready = self.mask(self.entry.ready)

    def _cards(self, s: State) -> None:
        """Every card of the deck is somewhere, and none is there too often."""
        entry, deck = self.entry, self.deck
        s.passed = [self.cards(seat.discarded) for seat in self.entries]
        s.hands = [self.cards(seat.hand or "") for seat in self.entries]
        s.pile = self.cards(entry.pile or "")[::-1]
        s.discards = self.cards(entry.discards or "")
        s.boxed = self.cards(entry.boxed or "")
        placed = [deck.faces.card[face] for _, face in path_cards(s)]
        placed += [web.card for web in s.webs.values()]
        placed += [card for card in [*s.boots, *s.creature_cards] if card >= 0]
        used = chain(*s.passed, *s.hands, *s.axes, s.pile, s.discards, s.boxed, placed)
        left = self.left_over(chain(*deck.cards_by_group), used, "cards")
        if entry.boxed is None:
            s.boxed = [card for group in range(len(GROUPS)) for card in self._of(group, left)[:BOXED]]
            left = self._without(left, s.boxed)
        for seat, given in enumerate(self.entries):
            if given.hand is None:
                s.hands[seat] = self._deal(left)
                left = self._without(left, s.hands[seat])
        if entry.pile is None:
            s.pile = [card for group in (2, 1, 0) for card in self._of(group, left)]
        elif entry.discards is None:
            s.discards = left
        else:
            self.none_missing(left, "card", write_cards(deck.names, sorted(left)))
        groups = [deck.groups[card] for card in s.pile]
        self.expect(groups == sorted(groups, reverse=True), "the pile has group I on top, III at the bottom (DC-S10)")

    def _of(self, group: int, cards: list[int]) -> list[int]:
        return [card for card in cards if self.deck.groups[card] == group]

    def _without(self, cards: list[int], gone: list[int]) -> list[int]:
        left = cards.copy()
        for card in gone:
            left.remove(card)
        return left

    def _deal(self, left: list[int]) -> list[int]:
        """A hand as at the beginning (DC-S09), or what there is."""
        _, one, two = SETUP[self.seats]
        hand = self._of(0, left)[:one] + self._of(1, left)[:two]
        return hand + self._without(left, hand)[: HAND - len(hand)]

    def _memory(self, s: State) -> None:
        """What seats know of hands since swaps."""
        for seat, entry in enumerate(self.entries):
            self.expect(not entry.gone.keys() - entry.remembers.keys(), "gone belongs to a hand that is remembered")
            for name, cards in entry.remembers.items():
                gone = self.numbers(entry.gone.get(name, "0 0 0"), "gone")
                self.expect(len(gone) == 3, "gone should be three numbers, one for each group")
                owner = self.seat(name)
                known = self.cards(cards)
                self.expect(owner != seat, f"{seat_name(seat)} remembers cards of another seat")
                s.memory[memory_key(seat, owner)] = Memory(sorted(known), gone)

    def _gold(self, s: State) -> None:
        """DC-C04: there are 46 pieces."""
        s.gold = [entry.gold for entry in self.entries]
        few = min(s.gold) >= 0 and sum(s.gold) + len(s.veins) <= ALL_GOLD
        self.expect(few, f"seats have 0 gold or more, and all together no more than {ALL_GOLD}")

    def _steps(self, s: State) -> None:
        """How far the dwarf or the creature may still go, and what has to be drawn, unless the text says so."""
        given, drawing = self.entry.steps_left, self.entry.to_draw
        if not self.expect(s.phase != WALK or s.walker >= 0, "a creature should be walking"):
            return
        far = 0
        if s.phase == MOVE:
            far = reach(s, s.turn)
        elif s.phase == WALK:
            far = CREATURE_REACH[s.walker]
        s.steps_left = far if given is None else given
        played = s.phase in (MOVE, ASK_ALIGN, ASK_MEET, ASK_TAKE) or (s.phase == ASK_AXE and s.walker < 0)
        s.to_draw = int(played) if drawing is None else drawing
        most = CREATURE_REACH[s.walker] if s.walker >= 0 else REACH + (s.boots[s.turn] >= 0)
        self.expect(0 <= s.steps_left <= most, f"steps_left should be 0 to {most}")
        self.expect(
            s.to_draw == 0 or (played and s.to_draw in (1, 2)), "to_draw should be 1 or 2 after a card was played"
        )

    def _moment(self, s: State) -> None:
        """Whether the game can be at this moment."""
        turn = seat_name(s.turn)
        if s.phase in (PLAY, VOTE):
            self.expect(not s.steps_left, "at the beginning of a turn nobody walks")
            self.expect(bool(s.hands[s.turn]), f"seat {turn} has no cards to play (DC-T04)")
            self.expect(not s.down >> s.turn & 1, f"the dwarf of {turn} stands up when its turn begins (DC-A32)")
            self.expect(s.turn not in s.owners, f"the creature of {turn} leaves when its turn begins (DC-A27)")
        if s.phase in (PLAY, VOTE) or s.walker >= 0:  # no web can have been set in this turn
            turned = all(web.owner != s.turn or web.side == 1 for web in s.webs.values())
            self.expect(turned, f"a web of {turn} on side 2 is turned when its turn begins (DC-A12)")
        on = s.phase == OVER or not side_is_out(s)
        self.expect(on, "all dwarves of one side have left the cave, so the game is over (DC-E02)")
        if s.phase == MOVE:
            able = reach(s, s.turn) > 0 or not s.steps_left
            self.expect(able and bool(moves(s)), f"the dwarf of {turn} can't step anywhere, nor hew a web")
        self.expect((s.phase == ASK_ALIGN) == (s.align_place >= 0), "a goal is aligning in phase align, and only then")
        if s.phase == VOTE:
            self.open_vote(s)
        elif s.phase not in (OVER, ASK_AXE):
            self.expect(s.actor == s.turn, f"it is the turn of seat {turn}, so {seat_name(s.actor)} can't act")

    def _questions(self, s: State) -> None:
        """Whether a question that is open can be open."""
        node = s.dwarves[s.turn]
        if s.phase == ASK_ALIGN:
            doors = s.network.faces.doors_of[s.network.laid[cell_of(node)]][space_of(node)] if node >= 0 else []
            beside = any(cell_of(node) + STEPS[d] == s.goals[s.align_place] and d ^ 2 == s.align_side for d in doors)
            self.expect(beside, "the dwarf should be about to step on the goal that is aligning (DC-R01)")
            choice = len(goal_ways(s, s.align_place, s.align_side)) == 2
            self.expect(choice, "the goal can lie in one way only, so there is nothing to choose (Q-DC-31)")
        if s.phase == ASK_TAKE:
            self.expect(s.options.vein_optional and node in s.veins, "there is no gold to decide about (Q-DC-28)")
        if s.phase == ASK_MEET:
            here = creatures_at(s, node) if node >= 0 else 0
            several = bool(s.attackers & (s.attackers - 1)) and not s.attackers & ~here
            self.expect(several, "several creatures should be in the dwarf's space (Q-DC-29)")
        elif s.phase != ASK_AXE:
            self.expect(not s.attackers, "attackers belong to phase meet or axe")
        walking = s.phase in (WALK, ASK_AXE) and s.walker >= 0
        self.expect(s.walker < 0 or (walking and s.creatures[s.walker] >= 0), "a creature walks in phase creature")
        self.expect(s.phase != WALK or s.steps_left > 0, "a creature that walks has steps left")
        if s.phase == ASK_AXE:
            self._attack(s)
        else:
            idle = s.attacker < 0 and not s.victims and not s.asked and not s.ready
            self.expect(idle, "attacker, victims, asked and ready belong to phase axe")

    def _attack(self, s: State) -> None:
        """DC-O01: those attacked who have an axe to use are asked."""
        there = s.creatures[s.attacker] if s.attacker >= 0 else -1
        whom = dwarves_at(s, there) if there >= 0 else []
        if s.walker < 0:
            whom = [s.turn] if s.turn in whom else []
        self.expect(bool(whom) and s.victims == whom, "victims should be those in the attacker's space (Q-DC-63)")
        next_ones = not s.attackers or (s.walker < 0 and there >= 0 and not s.attackers & ~creatures_at(s, there))
        self.expect(next_ones, "attackers should be creatures in the dwarf's space (Q-DC-29)")
        able = [seat for seat in s.victims if s.usable_axes(seat) > 0]
        in_order = [seat for seat in able if seat in s.asked] == s.asked
        self.expect(bool(s.asked) and in_order, "asked should be victims with an axe, in order (Q-DC-63)")
        self.expect(s.actor in s.asked, f"seat {seat_name(s.actor)} is not asked about an axe")
        self.expect(
            s.options.axe_prompt == "simultaneous" or not s.ready,
            "ready belongs to a table where all are asked at once",
        )
