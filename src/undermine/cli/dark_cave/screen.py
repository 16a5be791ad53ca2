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
from undermine.cli.speaking import bold
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import LETTERS
from undermine.engine.notation import Cell, seat_name
from undermine.engine.texts import t, t_if
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.decisions import (
    Attract,
    Hew,
    LookAtGoal,
    Meet,
    Rockfall,
    SetWeb,
    Step,
)
from undermine.games.dark_cave.deck import GROUPS
from undermine.games.dark_cave.story import (
    backs_told,
    clan_card,
    place_told,
    side_of,
    tell,
    tell_walk,
    walker,
    winner_told,
    wish,
)
from undermine.games.dark_cave.views import Cards, SeatView, Space

SYMBOLS = {"information": "? ?", "rockfall": "☄", "swap": "⇄"}
LETTER = {"rat": "r", "lindworm": "w", "goblin": "g"}

DWARF = {
    "yellow": Style(color="grey11", bgcolor="gold1", bold=True),
    "blue": Style(color="white", bgcolor="blue3", bold=True),
}
CREATURE = Style(color="white", bgcolor="dark_red", bold=True)
WEB = Style(color="white", bgcolor="dark_magenta", bold=True)
KEY = Style(color="grey58")
MARKED = Style(color="grey11", bgcolor="green3", bold=True)

#: What is asked in a phase, and what its answers are called.
ASKED = ("align", "meet", "axe", "take", "vote")
HEADS = (
    "terminal-seat",
    "terminal-clan",
    "terminal-identity",
    "terminal-dark_cave-where",
    "terminal-dark_cave-gold",
    "terminal-cards",
    "terminal-dark_cave-has",
)


class DarkCaveScreen(DarkCaveInput):
    game = "dark_cave"

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
        legend = Text(" ".join(t("terminal-dark_cave-legend").split()), KEY)
        shown: list[RenderableType] = [Group(legend), self._seats(), *lines]
        if view.phase == "align":
            shown.append(self._both_ways())
        elif view.seats[self.seat].hand.cards:
            shown.append(self.hand())
        return [*shown, _line(self._may())]

    def _status(self) -> str:
        view = self.view
        card = view.seats[self.seat].clan
        pile = t("terminal-dark_cave-pile-empty")
        if view.pile:
            pile = t("terminal-dark_cave-pile", number=view.pile, group=view.top)
        return f"[b]{wish(card.clan, card.identity, len(view.seats))}[/b] · {pile}"

    def _known(self) -> list[str]:
        """What only this seat knows: a hand seen in a swap, the clan cards left over."""
        lines = []
        for seat in self.view.seats:
            for memory in seat.remembered:
                if memory.cards:
                    gone = (backs_told(memory.gone) or str(memory.number)) if memory.number else None
                    who, cards = self.names[seat.seat], ", ".join(map(self.named, memory.cards))
                    lines.append(t("terminal-dark_cave-saw-hand", who=who, cards=cards, gone=gone))
        if self.view.left_over.cards and self.view.result is None:
            cards = ", ".join(map(clan_card, self.view.left_over.cards))
            lines.append(t("terminal-dark_cave-nobody-dealt", cards=cards))
        return lines

    def hand(self) -> Text:
        return draw.hand((self._card(card), self.named(card)) for card in self.view.seats[self.seat].hand.cards)

    def _card(self, card: str, turned: bool = False) -> draw.Picture:
        if card.startswith("goal-") or self.is_path(card):
            face = draw.face_named(self.deck.faces, card, turned)
            return CaveCards(self.deck, WIDTHS[0]).picture(face, gold=True)
        kind = kind_of(card)
        return draw.box_picture(SYMBOLS.get(kind) or t("terminal-dark_cave-symbol", card=kind), WIDTHS[0])

    def _both_ways(self) -> Text:
        """The goal that was turned over, upright and turned, numbered like the choices."""
        goal = next(goal for goal in self.view.goals if goal.cell == self.view.aligning)
        return draw.hand(
            (self._card(goal.card, turned), t(f"terminal-dark_cave-{'turned' if turned else 'upright'}"))
            for turned in (False, True)
        )

    def _seats(self) -> Table:
        table = Table(*map(t, HEADS), box=None, pad_edge=False)
        for seat in self.view.seats:
            arrow = "▶ " if seat.seat in self.match.waiting else "  "
            where = place_told(seat.at.cell, seat.at.space) if seat.at else t("terminal-dark_cave-outside")
            identity = t("role-name", role=seat.clan.identity) if seat.clan.identity else "?"
            table.add_row(
                arrow + self.names[seat.seat],
                Text(f" {t('terminal-clan-name', clan=seat.clan.clan)} ", DWARF[seat.clan.clan]),
                t("terminal-dark_cave-open", identity=identity) if seat.clan.face_up else identity,
                t("terminal-dark_cave-lying", where=where) if seat.lying else where,
                str(seat.gold),
                _held(seat.hand),
                self._things(seat),
            )
        return table

    def _things(self, seat: SeatView) -> str:
        """What lies before a seat."""
        things = [t("terminal-dark_cave-boots")] if seat.boots else []
        if seat.axes:
            fresh = bool(seat.fresh_axe and not self.view.options.axe_same_turn)
            things.append(t("terminal-dark_cave-axes", number=seat.axes, fresh=fresh))
        owned = [one.creature for one in self.view.creatures if one.owner == seat.seat]
        things += [t("terminal-dark_cave-owns", creature=creature) for creature in owned]
        cave = self.cave()
        for web in self.view.webs:
            if web.owner == seat.seat:
                x, y, side = web.edge
                things.append(t("terminal-dark_cave-owns-web", place=place_told(*cave.door((x, y), side))))
        return ", ".join(things)

    def prompt(self) -> str:
        view = self.view
        if view.phase == "creature":
            return t("terminal-dark_cave-walk-creature", creature=view.walking, left=view.steps_left)
        if view.phase == "move":
            return t("terminal-walk", left=view.steps_left)
        return t(f"terminal-dark_cave-ask-{view.phase}") if view.phase in ASKED else super().prompt()

    def _may(self) -> str:
        """What there is to choose from now."""
        phase = self.view.phase
        if phase == "play":
            return self._may_play()
        before = []
        if phase == "axe":
            victims = [self.names[seat] for seat in self.view.attack.victims]
            before = [t("terminal-dark_cave-attacks", creature=self.view.attack.creature, victims=victims)]
        listed = [f"{n}) {self._option(choice)}" for n, choice in enumerate(self.listed(), 1)]
        return " ".join([*before, t("terminal-may", choices=" · ".join(listed))])

    def _may_play(self) -> str:
        """An example for each card that can be played, and for what else there is."""
        cards = self.view.seats[self.seat].hand.cards
        uses = [self.uses(card) for card in cards]
        examples = [f"[b]{n}{self.short(ways[0])}[/b]" for n, ways in enumerate(uses, 1) if ways]
        stuck = [str(n) for n, ways in enumerate(uses, 1) if not ways]
        lines = [t("terminal-dark_cave-no-card")]
        if examples:
            lines = [t("terminal-dark_cave-may-play", examples=" · ".join(examples))]
        if examples and stuck:
            lines[0] += " " + t("terminal-dark_cave-stuck", cards=", ".join(stuck))
        lines.append(bold(t("terminal-dark_cave-number-alone")))
        hews = [self._option(choice) for choice in self.listed() if isinstance(choice, Hew)]
        if self.view.stays:
            lines.append(t("terminal-dark_cave-stays"))
        return " · ".join(lines + hews)

    def _option(self, choice: Decision) -> str:
        if isinstance(choice, Step):
            for step, typed, note in self.cave().ways([choice]):
                ladder = "-ladder" if typed[0].startswith("l") else ""
                where = place_told(step.cell, step.space)
                return bold(t(f"terminal-dark_cave-step{ladder}", typed=typed[0], where=where, more=note))
        if isinstance(choice, Hew):
            return bold(t("terminal-dark_cave-hew", place=place_told(*self.door(choice))))
        if isinstance(choice, Meet):
            return bold(t("terminal-dark_cave-meet", creature=choice.creature))
        return bold(t_if(f"terminal-dark_cave-{str(choice).replace(' ', '-')}") or f"`{choice}`")

    def about(self, card: str) -> str:
        kind = kind_of(card)
        if not self.is_path(card):
            return t(f"terminal-dark_cave-about-{kind}")
        crossing = t("terminal-dark_cave-crossing", steps=GROUPS.index(card.partition("-")[0]) + 1)
        return f"{crossing} {t_if(f'terminal-dark_cave-about-{kind}') or ''}".rstrip()

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
        return super().key(uses) if isinstance(uses[0], Lay) else t("terminal-here")

    def result(self) -> RenderableType:
        result, seats = self.match.result, self.view.seats
        heads = ("terminal-seat", "terminal-dark_cave-card", "terminal-dark_cave-worked", "terminal-dark_cave-carried")
        table = Table(*map(t, heads), "", box=None)
        sides = [side_of(seat.clan.clan, seat.clan.identity) for seat in seats]
        for seat, side in zip(seats, sides, strict=True):
            lost = t("terminal-dark_cave-still-inside") if seat.at else str(result.saved[seat.seat])
            card = f"{_clan(seat.clan.clan)}, {t('role-name', role=seat.clan.identity)}"
            table.add_row(self.names[seat.seat], card, _clan(side), lost, "★" if seat.seat in result.winners else "")
        lines = [""]
        for clan, worth in zip(("yellow", "blue"), result.treasures, strict=True):
            gold = sum(saved for saved, side in zip(result.saved, sides, strict=True) if side == clan)
            against = len(sides) - sides.count(clan)
            lines.append(t("terminal-dark_cave-sum", clan=clan, gold=gold, against=against, worth=worth))
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
    if card is None:
        return "?"
    goal = card.removeprefix("goal-")
    word = t("terminal-dark_cave-hidden", goal=goal)
    return word if len(word) <= room else SIGNS[goal]


def _clan(clan: str) -> str:
    return t("terminal-clan-name", clan=clan)


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
