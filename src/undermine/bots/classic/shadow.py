"""The light shadow of a classic table: what anyone who is watching can see of it, kept up event by event."""

from undermine.bots.classic.outlook import Outlook
from undermine.engine.grid import cell_at
from undermine.engine.notation import Cell
from undermine.games.classic import events as ev
from undermine.games.classic.deck import TOOLS, Deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.setup import bare_table


class Shadow:
    """One round at a time, as a spectator knows it."""

    def __init__(self, deck: Deck, options: ClassicOptions, seats: int) -> None:
        self.deck = deck
        self.options = options
        self.seats = seats
        self.round = 0
        self._begin()

    def _begin(self) -> None:
        self.network = bare_table(self.deck, self.options)
        self.broken = [0] * self.seats  # mask of tools
        self.played = 0  # how many turns have been taken
        self.looked = [0] * len(self.deck.goals)  # by place: mask of seats
        self.up = 0  # mask of places
        self.stones = 0  # mask of places
        self._goal_names: dict[Cell, str] = {}
        self._outlook: Outlook | None = None

    @property
    def outlook(self) -> Outlook:
        """How far the goals are, worked out once for each table."""
        if self._outlook is None:
            self._outlook = Outlook(self.network, self.deck)
        return self._outlook

    def see(self, event: ev.Event) -> None:
        """Takes in an event."""
        if isinstance(event, ev.Laid | ev.RockFell | ev.ToolBroken | ev.ToolRepaired | ev.MapRead | ev.Passed):
            self.played += 1
        match event:
            case ev.RoundBegan():
                self.round = event.round
                self._begin()
            case ev.Laid():
                self.network.lay(cell_at(*event.cell), self.face(event.card, event.turned))
                self._outlook = None
            case ev.GoalRevealed(turned=turned) if turned is not None:
                self._reveal(event.goal, event.card, turned)
            case ev.GoalRevealed():
                self._note(event.goal, event.card)
            case ev.GoalAligned():
                self._reveal(event.goal, self._goal_names[event.goal], event.turned)
            case ev.RockFell():
                self.network.lift(cell_at(*event.cell))
                self._outlook = None
            case ev.ToolBroken():
                self.broken[event.target] |= 1 << TOOLS.index(event.tool)
            case ev.ToolRepaired():
                self.broken[event.target] &= ~(1 << TOOLS.index(event.tool))
            case ev.MapRead():
                self.looked[self.place(event.goal)] |= 1 << event.seat

    def place(self, goal: Cell) -> int:
        """The place of the goal in this cell."""
        return self.deck.goals.index(cell_at(*goal))

    def face(self, card: str, turned: bool) -> int:
        """The face of a card as it lies."""
        face = self.deck.faces.names.index(card)
        return self.deck.faces.other[face] if turned else face

    def _note(self, goal: Cell, card: str) -> None:
        """A goal that has still to be laid: what it is, all see already."""
        self._goal_names[goal] = card
        place = self.place(goal)
        self.up |= 1 << place
        if self.deck.faces.names.index(card) != self.deck.goal_faces[self.deck.treasure]:
            self.stones |= 1 << place

    def _reveal(self, goal: Cell, card: str, turned: bool) -> None:
        self._note(goal, card)
        self.network.lay(cell_at(*goal), self.face(card, turned))
        self.network.touched.clear()
        self._outlook = None
