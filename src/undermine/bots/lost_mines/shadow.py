"""The table of The Lost Mines as all see it, followed event by event: a state with nothing in it that is hidden."""

from undermine.bots.lost_mines.ways import EMPTY, Ways, board_of, steps_of
from undermine.bots.lost_mines.worlds import edge_at
from undermine.engine.chance import Chance
from undermine.engine.grid import cell_at, cell_of, node_at
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    LOYAL,
    SET_ASIDE,
    SETUP,
    TOOLS,
    Deck,
    role_of,
    symbol_of,
    treasure_of,
)
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.setup import bare_table
from undermine.games.lost_mines.state import State

UNKNOWN = -1


class Shadow:
    """Follows the events. `s` is the table; the cards of hands and pile are only counted, mines are unknown."""

    def __init__(self, seats: int, options: LostMinesOptions, deck: Deck) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.board = board_of(deck)
        self.round = 0  # the round of which the clans have been told
        self.began = 0  # the round of which the beginning has been told
        self.clear()

    def clear(self) -> None:
        """A table where nothing has happened yet."""
        s = State(self.deck, self.options, self.seats, Chance("0"), bare_table(self.deck))
        s.roles = [role_of(0, LOYAL)] * self.seats
        s.dwarves = [node_at(self.deck.starts[0], 0)] * self.seats
        s.hands = [[] for _ in range(self.seats)]
        s.troll_edges = [[] for _ in range(self.seats)]
        s.mine_cards = [UNKNOWN] * len(self.deck.mines)
        self.s = s
        self.pile = len(self.deck.cards) - SET_ASIDE - self.seats * SETUP[self.seats][1]
        self.came_from = s.dwarves.copy()
        self._field: list[int] | None = None
        self._needs: list[int] = []

    def follow(self, event: ev.Event) -> None:
        """Takes an event in."""
        s = self.s
        match event:
            case ev.RoundBegan():
                self.began = event.round
                self.clear()
            case ev.TreasuresLaidOut():
                s.treasures = [treasure_of(HOLDS.index(symbol), 0) for symbol in event.symbols]
                s.takers = [-1] * len(s.treasures)
            case ev.DwarfDealt():
                s.roles[event.seat] = role_of(CLANS.index(event.clan), LOYAL)
                s.dwarves[event.seat] = self.came_from[event.seat] = node_at(self.deck.starts[s.clan(event.seat)], 0)
                if event.seat == self.seats - 1:
                    self.round = self.began  # only now is it known what can have been dealt
            case ev.Laid():
                s.network.lay(cell_at(*event.cell), self.face(event.card, event.turned))
            case ev.ToolUsed():
                s.overcome[cell_at(*event.cell)] = TOOLS.index(event.tool)
            case ev.TrapSet():
                s.traps[edge_at(event.edge)] = s.traps.get(edge_at(event.edge), 0) + 1
            case ev.TrapGone():
                _less(s.traps, edge_at(event.edge))
            case ev.TrollSet():
                s.trolls[edge_at(event.edge)] = s.trolls.get(edge_at(event.edge), 0) + 1
            case ev.TrollLeft():
                _less(s.trolls, edge_at(event.edge))
            case ev.StormSwept():
                if cell_at(*event.cell) in s.network.laid:
                    s.network.lift(cell_at(*event.cell))
                s.overcome.pop(cell_at(*event.cell), None)
            case ev.Stepped():
                s.dwarves[event.seat] = node_at(cell_at(*event.cell), 0)
            case ev.MineRevealed():
                place = self.deck.mines.index(cell_at(*event.mine))
                s.mine_cards[place] = HOLDS.index(event.holds)
                s.mines_up |= 1 << place
                if event.turned is not None:
                    s.network.lay(cell_at(*event.mine), self.face(f"mine-{event.holds}", event.turned))
            case ev.MineAligned():
                place = self.deck.mines.index(cell_at(*event.mine))
                holds = HOLDS[s.mine_cards[place]]
                s.network.lay(cell_at(*event.mine), self.face(f"mine-{holds}", event.turned))
            case ev.TreasureTaken():
                if s.takers:
                    s.takers[event.place - 1] = event.seat
            case ev.Stopped():
                self.came_from[event.seat] = s.dwarves[event.seat]
            case ev.Drew():
                self.pile -= 1
                return
        self._field = None

    def face(self, card: str, turned: bool) -> int:
        """The face of a card that lies so."""
        face = self.deck.faces.names.index(card)
        return self.deck.faces.other[face] if turned else face

    def goals(self) -> list[int]:
        """Mines that nobody has opened, and open ones where treasures are left: as numbers of spaces."""
        s = self.s
        left = [symbol_of(treasure) for treasure, taker in zip(s.treasures, s.takers, strict=True) if taker < 0]
        places = [place for place, holds in enumerate(s.mine_cards) if holds == UNKNOWN or holds in left]
        return [self.board.mines[place] for place in places]

    def field(self) -> list[int]:
        """By space: how far it is to a mine, as all see it."""
        if self._field is None:
            ways = self.ways()
            self._field = self.field_of(ways)
            self._needs = self.needs_of(ways)
        return self._field

    def needs(self) -> list[int]:
        """By seat: how many cards its dwarf needs to be at a mine in its next turn; 2 if more."""
        self.field()
        return self._needs

    def needs_of(self, ways: Ways) -> list[int]:
        """The same by these ways."""
        goals = self.goals()
        return [ways.missing(space, goals, steps_of(self.s, seat)) for seat, space in enumerate(self.spaces())]

    def field_of(self, ways: Ways) -> list[int]:
        """The same by these ways, which may differ from those on the table."""
        goals = self.goals()
        return ways.to(goals, [0] * len(goals))

    def ways(self) -> Ways:
        """The ways on the table, measured for seat A; no hand is known, so no tool shortens them."""
        return Ways(self.s, 0, EMPTY)

    def spaces(self) -> list[int]:
        """By seat: the number of the space where its dwarf is."""
        return [self.board.index[cell_of(node)] for node in self.s.dwarves]


def _less(tokens: dict[int, int], edge: int) -> None:
    """Takes one token off an edge."""
    tokens[edge] = tokens.get(edge, 1) - 1
    if tokens[edge] <= 0:
        del tokens[edge]
