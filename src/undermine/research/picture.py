"""An analysis as a picture: for each round a large plot of public suspicion, and a small one for each seat.

Plain SVG on white, to be looked at in a browser or printed. Where something strong was learned, the pointer finds the
sentence.
"""

from collections.abc import Sequence
from html import escape

from undermine.bots.words import Words
from undermine.games import game_named
from undermine.research.analysis import Analysis, Mark, RoundAnalysis
from undermine.research.svg import COLOURS, FAINT, GREY, Shapes

WIDTH = 980
MARGIN = 44
PUBLIC_HEIGHT = 250
SMALL_HEIGHT = 92
ROW = 15
#: How wide a letter of a label is, more or less.
LETTER = 6.6
STRONG = 1.0
FOUND_OUT = 0.75


def picture(analysis: Analysis, names: Sequence[str] | None = None) -> str:
    """The whole picture, as SVG."""
    drawing = Drawing(Words(analysis.game, analysis.language, names), analysis.seats)
    title = drawing.words.frame("title", game=game_named(analysis.game).title)
    drawing.text(MARGIN, 34, title, size=21, weight=600)
    drawing.text(MARGIN, 54, drawing.words.frame("key"), colour=GREY)
    drawing.text(MARGIN, 70, drawing.words.frame("key_of_dots"), colour=GREY)
    y = 82.0
    for one_round in analysis.rounds:
        y = drawing.round(one_round, y, len(analysis.rounds) > 1)
    return drawing.svg(title, y + 10)


class Scale:
    """Where a number and a chance are, in one plot."""

    def __init__(self, the_round: RoundAnalysis, x: float, y: float, width: float, height: float) -> None:
        self.first = the_round.first
        self.span = max(the_round.last - the_round.first, 1)
        self.x, self.y, self.width, self.height = x, y, width, height

    def at(self, number: int) -> float:
        return self.x + self.width * (number - self.first) / self.span

    def up(self, chance: float) -> float:
        return self.y + self.height * (1 - chance)


class Drawing(Shapes):
    """Collects shapes, from the top down."""

    def __init__(self, words: Words, seats: int) -> None:
        super().__init__()
        self.words = words
        self.seats = seats

    def svg(self, title: str, height: float) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}"'
            f' height="{height:.0f}" role="img" font-family="system-ui, \'DejaVu Sans\', Arial, sans-serif">'
        )
        ground = f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", ground, *self.shapes, "</svg>"]) + "\n"

    # ---- a round ----------------------------------------------------------------------------------------------------

    def round(self, the_round: RoundAnalysis, y: float, several: bool) -> float:
        """Draws a round from this height on; returns where the next one may begin."""
        if several:
            self.line(MARGIN, y + 8, WIDTH - MARGIN, y + 8, FAINT)
            y += 32
            self.text(MARGIN, y, self.words.frame("round", round=the_round.round), size=16, weight=600)
        y += 20
        self.text(MARGIN, y, self.words.frame("public"), size=12)
        y = self.public(the_round, y + 8)
        self.text(MARGIN, y + 26, self.words.frame("each_seat"), size=12)
        return self.small_ones(the_round, y + 34)

    def public(self, the_round: RoundAnalysis, y: float) -> float:
        lines = [[point.public[seat] for point in the_round.points] for seat in range(self.seats)]
        labels = [f"{self.who(the_round, seat)} {100 * line[-1]:.0f} %" for seat, line in enumerate(lines)]
        width = WIDTH - MARGIN - 24 - LETTER * max(map(len, labels))
        rows = self.rows(the_round, width)
        y += ROW * (max(rows, default=-1) + 1)
        scale = Scale(the_round, MARGIN, y + 4, width, PUBLIC_HEIGHT)
        self.axes(scale, (0.0, 0.25, 0.5, 0.75, 1.0), numbers=True)
        for mark, row in zip(the_round.marks, rows, strict=True):
            self.flag(the_round, mark, scale, scale.y - 8 - ROW * row)
        for seat in self.loyal_first(the_round):
            self.curve(the_round, seat, lines[seat], scale, 1.4 if the_round.roles[seat] == "loyal" else 3.0)
        self.dots(the_round, scale)
        self.ends([line[-1] for line in lines], labels, scale, 12.5)
        return scale.y + scale.height + 20

    def small_ones(self, the_round: RoundAnalysis, y: float) -> float:
        columns = {2: 2, 4: 4, 7: 4, 8: 4}.get(self.seats, 3 if self.seats % 3 == 0 and self.seats < 9 else 5)
        width = (WIDTH - MARGIN - 10) / columns
        for observer in range(self.seats):
            x, top = MARGIN + observer % columns * width, y + observer // columns * (SMALL_HEIGHT + 40)
            scale = Scale(the_round, x, top + 20, width - 34, SMALL_HEIGHT)
            self.text(x, top + 12, self.who(the_round, observer), size=11, weight=600, colour=COLOURS[observer])
            self.axes(scale, (0.0, 0.5, 1.0), numbers=False, chances=observer % columns == 0)
            others = [seat for seat in self.loyal_first(the_round) if seat != observer]
            lines = {seat: [point.seats[observer][seat] for point in the_round.points] for seat in others}
            for seat in others:
                self.curve(the_round, seat, lines[seat], scale, 1.0 if the_round.roles[seat] == "loyal" else 2.0)
            last = [lines[seat][-1] if seat in lines else -1.0 for seat in range(self.seats)]
            self.ends(last, [short(self.words.name(seat), 3) for seat in range(self.seats)], scale, 9.5)
        return y + (self.seats + columns - 1) // columns * (SMALL_HEIGHT + 40)

    def loyal_first(self, the_round: RoundAnalysis) -> list[int]:
        """So that the others lie on top."""
        return sorted(range(self.seats), key=lambda seat: the_round.roles[seat] != "loyal")

    def who(self, the_round: RoundAnalysis, seat: int) -> str:
        clan = f"{self.words.word(the_round.clans[seat])} " if the_round.clans else ""
        return f"{short(self.words.name(seat), 10)}, {clan}{self.words.role(the_round.roles[seat])}"

    # ---- parts of a plot --------------------------------------------------------------------------------------------

    def axes(self, scale: Scale, levels: Sequence[float], numbers: bool, chances: bool = True) -> None:
        right, bottom = scale.x + scale.width, scale.y + scale.height
        for level in levels:
            dash = "4 3" if level == FOUND_OUT else ""
            self.line(scale.x, scale.up(level), right, scale.up(level), "#aaaaaa" if dash else FAINT, dash=dash)
            if chances:
                self.text(scale.x - 5, scale.up(level) + 3, f"{100 * level:.0f} %", size=9, colour=GREY, anchor="end")
        step = 10 if scale.span <= 150 else 20
        for number in range(-(-scale.first // step) * step, scale.first + scale.span + 1, step) if numbers else ():
            self.line(scale.at(number), bottom, scale.at(number), bottom + 4, GREY)
            self.text(scale.at(number), bottom + 14, str(number), size=9, colour=GREY, anchor="middle")
        if numbers:
            self.text(right + 22, bottom + 14, self.words.frame("decisions"), size=9, colour=GREY)

    def curve(self, the_round: RoundAnalysis, seat: int, chances: Sequence[float], scale: Scale, width: float) -> None:
        points = " ".join(
            f"{scale.at(point.number):.1f},{scale.up(chance):.1f}"
            for point, chance in zip(the_round.points, chances, strict=True)
        )
        self.shapes.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="{width}"'
            ' stroke-linejoin="round"/>'
        )

    def dots(self, the_round: RoundAnalysis, scale: Scale) -> None:
        """Evidence that counts, on the line of the seat that gave it."""
        after = {point.number: point for point in the_round.points}
        for evidence in the_round.evidence:
            if abs(evidence.bits) >= STRONG:
                x, y = scale.at(evidence.number), scale.up(after[evidence.number].public[evidence.actor])
                colour = COLOURS[evidence.actor]
                self.shapes.append(
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.6" fill="{colour if evidence.bits > 0 else "#ffffff"}"'
                    f' stroke="{colour}" stroke-width="1.4"><title>{evidence.number}: {escape(evidence.text)}</title>'
                    "</circle>"
                )

    def ends(self, chances: Sequence[float], labels: Sequence[str], scale: Scale, gap: float) -> None:
        """Names at the ends of lines, moved apart where lines end together; a seat without a line has no name."""
        seats = sorted((seat for seat in range(self.seats) if chances[seat] >= 0), key=lambda seat: -chances[seat])
        places = spread([scale.up(chances[seat]) for seat in seats], gap, scale.y, scale.y + scale.height)
        x = scale.x + scale.width
        for seat, place in zip(seats, places, strict=True):
            self.line(x + 1, scale.up(chances[seat]), x + 9, place, COLOURS[seat], width=0.7)
            self.text(x + 11, place + gap * 0.3, labels[seat], size=gap - 1.5, colour=COLOURS[seat])

    # ---- flags ------------------------------------------------------------------------------------------------------

    def flag_text(self, mark: Mark) -> str:
        return self.words.flag(mark.what, short(self.words.name(mark.seat), 12))

    def rows(self, the_round: RoundAnalysis, width: float) -> list[int]:
        """For each mark a row above the plot, so that no pole of a later one goes through its words."""
        scale = Scale(the_round, MARGIN, 0, width, 1)
        later: list[tuple[float, int]] = []
        for mark in reversed(the_round.marks):
            x = scale.at(mark.number)
            end = x + 20 + LETTER * len(self.flag_text(mark))
            later.insert(0, (x, 1 + max((row for pole, row in later if pole < end), default=-1)))
        return [row for _, row in later]

    def flag(self, the_round: RoundAnalysis, mark: Mark, scale: Scale, y: float) -> None:
        """A pole from the line of the seat that is meant, or through the whole plot where the game turned."""
        x, turning = scale.at(mark.number), mark.what == "turning_point"
        colour = GREY if turning else COLOURS[mark.seat]
        point = next(point for point in the_round.points if point.number == mark.number)
        foot = scale.y + scale.height if turning else scale.up(point.public[mark.seat])
        self.line(x, y - 6, x, foot, colour, dash="1 3" if turning else "")
        self.shapes.append(
            f'<path d="M{x:.1f} {y - 7:.1f} l9 4 l-9 4 z" fill="{colour}"><title>{escape(mark.text)}</title></path>'
        )
        self.text(x + 12, y + 1, self.flag_text(mark), size=11, colour=colour)


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def spread(places: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights in order, moved as little as needed to be this far apart, within bounds where there is room.

    >>> spread([10, 11, 50], 5, 0, 100)
    [10, 15, 50]
    >>> spread([98, 99, 100], 5, 0, 100)
    [90, 95, 100]
    """
    heights: list[float] = []
    for place in places:
        heights.append(max(place, heights[-1] + gap) if heights else max(place, top))
    limit = bottom
    for i in reversed(range(len(heights))):
        heights[i] = min(heights[i], limit)
        limit = heights[i] - gap
    return heights
