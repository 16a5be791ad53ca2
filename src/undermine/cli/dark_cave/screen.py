"""The screen of The Dark Cave: the board, the seats, the hand, and what there is to choose from."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from undermine.cli import draw
from undermine.cli.dark_cave.cards import SIGNS, WIDTHS, CaveCards, Spot, Token, edge_spot
from undermine.cli.dark_cave.input import DarkCaveInput, kind_of
from undermine.cli.dark_cave.walk import Cave
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import LETTERS
from undermine.engine.notation import Cell, seat_name, write_cell
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.decisions import (
    Attract,
    Hew,
    LookAtGoal,
    Rockfall,
    SetWeb,
    Step,
)
from undermine.games.dark_cave.deck import GROUPS
from undermine.games.dark_cave.story import backs_told, place_told, side_of, tell, tell_walk, walker, winner_told, wish
from undermine.games.dark_cave.views import Cards, SeatView, Space

SYMBOLS = {
    "information": "? ?",
    "rockfall": "☄",
    "swap": "⇄",
    "web": "web",
    "boots": "boots",
    "axe": "axe",
    "rat": "rat",
    "lindworm": "worm",
    "goblin": "goblin",
}
LETTER = {"rat": "r", "lindworm": "w", "goblin": "g"}

DWARF = {
    "yellow": Style(color="grey11", bgcolor="gold1", bold=True),
    "blue": Style(color="white", bgcolor="blue3", bold=True),
}
CREATURE = Style(color="white", bgcolor="dark_red", bold=True)
WEB = Style(color="white", bgcolor="dark_magenta", bold=True)
KEY = Style(color="grey58")
MARKED = Style(color="grey11", bgcolor="green3", bold=True)

LEGEND = (
    "A to H dwarves · r rat · w lindworm · g goblin · ╪ ladder · ● dark hole · ◆ gold (◇ gone) · ∩ tunnel · ☼ exit · "
    "═ ║ wooden bridge · 2 1 web on a door · each thin line is a step · a word on a goal: what you saw there"
)

ABOUT = {
    "information": "Look in secret at a goal that lies face down, or at another player's clan card.",
    "rockfall": "Takes away a path card that nobody is on.",
    "swap": "You swap all your other cards with another player's; then they draw a card instead of you.",
    "web": "Closes a door for two rounds, to dwarves and creatures alike.",
    "boots": "With boots a dwarf can walk 4 steps instead of 3; one pair for each.",
    "axe": "From its owner's next turn on, it can drive a creature away, or cut a web from 2 to 1, or from 1 away.",
    "rat": "Comes out of a dark hole (●) and walks up to 3 steps; every dwarf it meets loses a card.",
    "lindworm": "Comes out of a dark hole (●) and walks up to 4 steps; every dwarf it meets misses its next walk.",
    "goblin": "Comes out of a dark hole (●) and walks up to 5 steps; every dwarf it meets loses 1 gold.",
    "hole": "From a dark hole creatures come.",
    "ladder": "From one ladder to any other it is a single step; the start has one, too.",
    "vein": "A dwarf that stops at the gold takes it, and has to show which side it works for.",
    "bridge": "A dwarf that walks onto the wooden bridge loses a card; the path below is free.",
    "bend": "Two bends that do not meet; the tunnel between them costs 1 gold.",
}

ANSWERS = {
    "stop": "[b].[/b] stop here",
    "axe yes": "[b]y[/b] drive it away, which costs an axe",
    "axe no": "[b]n[/b] keep the axe",
    "take yes": "[b]y[/b] take the gold and show your clan card",
    "take no": "[b]n[/b] leave the gold there",
    "vote yes": "[b]y[/b] end the game now",
    "vote no": "[b]n[/b] play on",
    "align upright": "[b]upright[/b]",
    "align turned": "[b]turned[/b]",
}

QUESTIONS = {
    "play": "your move",
    "align": "how shall the goal lie?",
    "meet": "which creature first?",
    "axe": "use your axe? y or n",
    "take": "take the gold? y or n",
    "vote": "end the game now? y or n",
}


class DarkCaveScreen(DarkCaveInput):
    aim = """\
Dwarves dig through a cave to find the exit (☼), which lies under one of the four goals (?) in the corners, and carry
their gold out. Yellow and blue dwarves work for their clan, but saboteurs among them work for the other one. A turn:
play a card or discard, then walk up to 3 steps, then draw. In the end the gold that a side carried out counts once
for each dwarf that works against it; gold still in the cave is lost. The side with the more valuable treasure wins."""
    help = """\
[b]1 3,2[/b]       play card 1 at the cell 3,2: lay it, let rock fall, look at a goal, call a creature
[b]1~ 3,2[/b]      lay card 1 turned by 180 degrees
[b]2 3,2 E[/b]     put a web on the east side of 3,2
[b]3 B[/b]         play card 3 on seat B: look at the clan card, swap hands, give boots or an axe
[b]4 ![/b]         move a creature that is in the cave already
[b]2[/b]           show what card 2 does, and where
[b]d 1[/b], [b]d 1 4[/b]  discard one or two cards face down, and draw as many
[b]n e s w[/b]     walk to that side, on the card or off it · [b]c[/b] to the centre · [b]t[/b] into the tunnel
[b]nne[/b]         several steps in a row · [b]l 3,2[/b] by ladder to 3,2 · [b].[/b] or [b]stop[/b] ends the walk
[b]h 0,0 E[/b]     hew with your axe at the web on the east side of 0,0 · [b]y[/b], [b]n[/b] answer a question
Where the choices are numbered, the number will do. Creatures are walked just like dwarves.
Cards are named by their group and their open sides: II-NSW takes 2 steps to cross and is open to the north, south and
west; ~ means turned by 180 degrees. A place is a cell and a space on its card: N E S W behind that door, C the centre,
T the tunnel, EW or NW a track that joins these sides. The brightest card is the last one laid.
In full: lay II-NE~ 3,2 · web 3,2 E with I-web · look-clan B with I-information · rouse with I-rat · step 3,2 W"""

    def board(self, width: int, marks: dict[Cell, str]) -> Text:
        view = self.view
        cave = Cave(view, self.deck)
        cells = [*cave.faces, *(goal.cell for goal in view.goals), *marks]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
        size = next((size for size in WIDTHS if 5 + size * len(columns) <= width), WIDTHS[-1])
        cards = CaveCards(self.deck, size)
        golden = {place.cell for place in view.gold_in_veins}
        pictures = {goal.cell: draw.box_picture(_hidden(goal.card, size - 2), size) for goal in view.goals}
        webs = self._webs(cave, size)
        for cell, face in cave.faces.items():
            style = draw.LAST if cell == self.last else draw.PATH
            pictures[cell] = cards.picture(face, style, cell in golden, webs.get(cell, ()))
        for cell, spots in webs.items():
            for (row, column), side in spots.items():
                pictures[cell][row][column] = (str(side), WEB)
        for place, tokens in self._people().items():
            face, space = cave.faces[place.cell], cave.space(place)
            cards.stand(pictures[place.cell], face, space, tokens, webs.get(place.cell, ()))
        _mark(pictures, marks, size)
        return draw.board(pictures, columns, rows, marks, size, flat=True)

    def _webs(self, cave: Cave, size: int) -> dict[Cell, dict[Spot, int]]:
        """Webs lie on doors: by cell, the spots that they take, and their sides."""
        webs: dict[Cell, dict[Spot, int]] = {}
        for web in self.view.webs:
            x, y, side = web.edge
            cell, side = cave.door((x, y), side)
            webs.setdefault(cell, {})[edge_spot(LETTERS.index(side), size)] = web.side
        return webs

    def _people(self) -> dict[Space, list[Token]]:
        """Who is where: creatures, then dwarves."""
        people: dict[Space, list[Token]] = {}
        for creature in self.view.creatures:
            people.setdefault(creature.at, []).append((LETTER[creature.creature], CREATURE))
        for seat in self.view.seats:
            if seat.at:
                style = DWARF[seat.clan.clan]
                people.setdefault(seat.at, []).append((seat_name(seat.seat), style))
        return people

    def panels(self) -> Sequence[RenderableType]:
        view = self.view
        lines = [_line(line) for line in [*self._known(), self._status()]]
        shown: list[RenderableType] = [Group(Text(LEGEND, KEY)), self._seats(), *lines]
        if view.phase == "align":
            shown.append(self._both_ways())
        elif view.seats[self.seat].hand.cards:
            shown.append(self.hand())
        return [*shown, _line(self._may())]

    def _status(self) -> str:
        view = self.view
        card = view.seats[self.seat].clan
        pile = f"{view.pile}, the top one of group {view.top}" if view.pile else "none"
        return f"[b]{wish(card.clan, card.identity, len(view.seats))}[/b] · cards in the pile: {pile}"

    def _known(self) -> list[str]:
        """What only this seat knows: a hand seen in a swap, the clan cards left over."""
        lines = []
        for seat in self.view.seats:
            for memory in seat.remembered:
                if memory.cards:
                    told = backs_told(memory.gone) or memory.number
                    gone = f" (gone since then, face down: {told})" if memory.number else ""
                    lines.append(f"In the hand of {self.names[seat.seat]} you saw {', '.join(memory.cards)}{gone}.")
        if self.view.left_over.cards and self.view.result is None:
            lines.append(f"Nobody was dealt: {', '.join(self.view.left_over.cards)}.")
        return lines

    def hand(self) -> Text:
        return draw.hand((self._card(card), card) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str, turned: bool = False) -> draw.Picture:
        if card.startswith("goal-") or self.is_path(card):
            face = draw.face_named(self.deck.faces, card, turned)
            return CaveCards(self.deck, WIDTHS[0]).picture(face, gold=True)
        return draw.box_picture(SYMBOLS[kind_of(card)], WIDTHS[0])

    def _both_ways(self) -> Text:
        """The goal that was turned over, upright and turned, numbered like the choices."""
        goal = next(goal for goal in self.view.goals if goal.cell == self.view.aligning)
        return draw.hand(
            (self._card(goal.card, turned), label) for turned, label in ((False, "upright"), (True, "turned"))
        )

    def _seats(self) -> Table:
        table = Table("seat", "clan", "identity", "where", "gold", "cards", "has", box=None, pad_edge=False)
        for seat in self.view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            where = f"{write_cell(seat.at.cell)} {seat.at.space}" if seat.at else "out of the cave"
            table.add_row(
                arrow + self.names[seat.seat],
                Text(f" {seat.clan.clan} ", DWARF[seat.clan.clan]),
                (seat.clan.identity or "?") + (" (open)" if seat.clan.face_up else ""),
                where + (" lying" if seat.lying else ""),
                str(seat.gold),
                _held(seat.hand),
                self._things(seat),
            )
        return table

    def _things(self, seat: SeatView) -> str:
        """What lies before a seat."""
        things = ["boots"] if seat.boots else []
        if seat.axes:
            usable = " (not in this turn)" if seat.fresh_axe and not self.view.options.axe_same_turn else ""
            things.append(f"{seat.axes} axes" if seat.axes > 1 else f"an axe{usable}")
        things += [f"the {one.creature}" for one in self.view.creatures if one.owner == seat.seat]
        cave = self.cave()
        for web in self.view.webs:
            if web.owner == seat.seat:
                x, y, side = web.edge
                things.append(f"the web at {place_told(*cave.door((x, y), side))}")
        return ", ".join(things)

    def prompt(self) -> str:
        view = self.view
        if view.phase == "creature":
            return f"walk the {view.walking}, steps left: {view.steps_left}"
        return f"walk, steps left: {view.steps_left}" if view.phase == "move" else QUESTIONS[view.phase]

    def _may(self) -> str:
        """What there is to choose from now."""
        phase = self.view.phase
        if phase == "play":
            return self._may_play()
        before = ""
        if phase == "axe":
            victims = " and ".join(self.names[seat] for seat in self.view.attack.victims)
            before = f"The {self.view.attack.creature} attacks {victims}. "
        listed = [f"{n}) {self._option(choice)}" for n, choice in enumerate(self.listed(), 1)]
        return f"{before}You may: {' · '.join(listed)}"

    def _may_play(self) -> str:
        """An example for each card that can be played, and for what else there is."""
        cards = self.view.seats[self.seat].hand.cards
        uses = [self.uses(card) for card in cards]
        examples = [f"[b]{n}{self.short(ways[0])}[/b]" for n, ways in enumerate(uses, 1) if ways]
        stuck = [str(n) for n, ways in enumerate(uses, 1) if not ways]
        lines = [
            f"You may play a card, for example {' · '.join(examples)}" if examples else "No card can be played now"
        ]
        if examples and stuck:
            lines[0] += f" (not now: {', '.join(stuck)})"
        lines.append("its number alone shows what it does and where · or discard one or two: [b]d 1[/b], [b]d 1 2[/b]")
        hews = [self._option(choice) for choice in self.listed() if isinstance(choice, Hew)]
        if self.view.stays:
            lines.append("your dwarf has just stood up and stays where it is in this turn")
        return " · ".join(lines + hews)

    def _option(self, choice: Decision) -> str:
        if isinstance(choice, Step):
            for step, typed, note in self.cave().ways([choice]):
                told = f" ({note})" if note else ""
                by = "by ladder to" if typed[0].startswith("l") else "to"
                return f"[b]{typed[0]}[/b] {by} {write_cell(step.cell)} {step.space}{told}"
        if isinstance(choice, Hew):
            return f"[b]h {place_told(*self.door(choice))}[/b] hew at the web with your axe"
        return ANSWERS.get(str(choice), f"[b]{choice}[/b]")

    def about(self, card: str) -> str:
        kind = kind_of(card)
        if not self.is_path(card):
            return ABOUT[kind]
        steps = GROUPS.index(card.partition("-")[0]) + 1
        return f"Crossing it takes {steps} step{'s' if steps > 1 else ''}. {ABOUT.get(kind, '')}".rstrip()

    def marks(self, uses: Sequence[Decision]) -> dict[Cell, str]:
        marks = super().marks(uses)
        for use in uses:
            match use:
                case LookAtGoal(_, cell) | Rockfall(_, cell) | Attract(_, cell):
                    marks[cell] = "+"
                case SetWeb():
                    cell, side = self.door(use)
                    marks[cell] = marks.get(cell, "") + side
        return marks

    def key(self, uses: Sequence[Decision]) -> str:
        return super().key(uses) if isinstance(uses[0], Lay) else "+ here"

    def result(self) -> RenderableType:
        result, seats = self.match.result, self.view.seats
        table = Table("seat", "clan card", "worked for", "gold carried out", "", box=None)
        sides = [side_of(seat.clan.clan, seat.clan.identity) for seat in seats]
        for seat, side in zip(seats, sides, strict=True):
            lost = "0 (still in the cave)" if seat.at else str(result.saved[seat.seat])
            card = f"{seat.clan.clan}, {seat.clan.identity}"
            table.add_row(self.names[seat.seat], card, side, lost, "★" if seat.seat in result.winners else "")
        lines = [""]
        for clan, worth in zip(("yellow", "blue"), result.treasures, strict=True):
            gold = sum(saved for saved, side in zip(result.saved, sides, strict=True) if side == clan)
            lines.append(f"{clan}: {gold} gold × {len(sides) - sides.count(clan)} against = {worth}")
        return Group(table, "\n".join([*lines, winner_told(result.winner, result.treasures)]))

    def loud(self, event: ev.Event) -> bool:
        if isinstance(event, ev.Attacked | ev.CardLost | ev.GoldLost | ev.Swapped):
            return self.seat in (event.seat, getattr(event, "partner", None))
        return isinstance(
            event, ev.DwarfDealt | ev.GoalRevealed | ev.DwarfLeft | ev.ClanRevealed | ev.GameEnded | ev.LeftOverSeen
        )

    def changed(self, event: ev.Event) -> Cell | None:
        if isinstance(event, ev.GoalRevealed):
            return event.goal
        return event.cell if isinstance(event, ev.Laid | ev.RockFell) else None

    def tell(self, event: ev.Event) -> str | None:
        return tell(event, self.names)

    def story(self, events: Iterable[ev.Event]) -> Iterator[tuple[ev.Event, str]]:
        """Steps that follow each other make one line."""
        for who, together in groupby(events, key=walker):
            if who is None:
                yield from super().story(together)
            else:
                steps = [step for step in together if isinstance(step, ev.Stepped | ev.CreatureStepped)]
                yield steps[-1], tell_walk(steps, self.names)


def _line(markup: str) -> RenderableType:
    """A line that may be wrapped, with no colours but its own."""
    return Group(Text.from_markup(markup))


def _hidden(card: str | None, room: int) -> str:
    """What a seat knows of a goal that lies face down: a word, or a sign where a word has no room."""
    word = card.removeprefix("goal-") if card else "?"
    return word if len(word) <= room else SIGNS[word]


def _mark(pictures: dict[Cell, draw.Picture], marks: dict[Cell, str], size: int) -> None:
    """Marks on cards: at the doors that are named, or else in a corner."""
    for cell, mark in marks.items():
        if cell in pictures:
            spots = [edge_spot(LETTERS.index(side), size) for side in mark if side in LETTERS] or [(0, 0)]
            for row, column in spots:
                pictures[cell][row][column] = ("+", MARKED)


def _held(cards: Cards) -> str:
    """How many cards, and their groups, where the table shows the backs."""
    backs = backs_told(cards.backs)
    return f"{cards.number} ({backs})" if backs else str(cards.number)
