"""Charts as SVG, as wide as a telephone: on a larger screen they stand side by side, so that letters keep their size.

Colours are variables of the page, which has a light and a dark look.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from undermine.research.svg import Shapes

WIDTH = 360
LEFT, RIGHT, TOP, BOTTOM = 44, 18, 8, 30
INK, GREY, FAINT = "var(--ink)", "var(--grey)", "var(--faint)"
#: How wide a letter of a label is, more or less.
LETTER = 7.2
#: More bars than this are put together.
BARS = 40
#: Room above bars for the word that goes with their mean.
ABOVE = 14


class Value(NamedTuple):
    """A number with its interval."""

    value: float
    low: float
    high: float

    def told(self, write: Callable[[float], str]) -> str:
        return f"{write(self.value)} ({write(self.low)} to {write(self.high)})"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(value: float) -> str:
    """Short, without noughts that say nothing.

    >>> number(1250), number(0.5), number(2.0)
    ('1,250', '0.5', '2')
    """
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}".rstrip("0").rstrip(".")


def colour(place: int) -> str:
    return f"var(--c{place % 6})"


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two, not too many.

    >>> steps(0, 1), steps(3, 48)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [10.0, 20.0, 30.0, 40.0])
    """
    span = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(span / most))
    size = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most)
    return [round(i * size, 10) for i in range(ceil(low / size - 1e-9), floor(high / size + 1e-9) + 1)]


class Chart(Shapes):
    """A plot with its axes. Heights are told from the top."""

    def __init__(self, height: float, low: float, high: float, left: float = LEFT) -> None:
        super().__init__()
        self.height, self.left = height, left
        self.low, self.high = low, high if high > low else low + 1

    def x(self, value: float) -> float:
        return self.left + (WIDTH - RIGHT - self.left) * (value - self.low) / (self.high - self.low)

    def x_axis(
        self, write: Callable[[float], str], label: str, marks: Sequence[float] | None = None, shift: float = 0.0
    ) -> None:
        """With lines to the top; `shift` moves the marks to the middle of what they stand for."""
        bottom = self.height - BOTTOM
        for mark in steps(self.low, self.high) if marks is None else marks:
            x = self.x(mark + shift)
            self.line(x, TOP, x, bottom, FAINT)
            self.text(x, bottom + 13, write(mark), 10, GREY, "middle")
        self.text(WIDTH - RIGHT, self.height - 3, label, 10, GREY, "end")

    def tipped(self, shape: str, tip: str) -> None:
        """A shape that the pointer asks."""
        self.shapes.append(f"<g>{shape}<title>{escape(tip)}</title></g>")

    def svg(self, title: str) -> str:
        head = f'<svg viewBox="0 0 {WIDTH} {self.height:.0f}" role="img" aria-label="{escape(title)}">'
        return "\n".join([head, *self.shapes, "</svg>"])


def dots(
    title: str,
    rows: Sequence[tuple[str, Sequence[Value | None]]],
    names: Sequence[str],
    write: Callable[[float], str],
    label: str,
    whole: float | None = None,
) -> str:
    """A row for each label: a dot for each series, with its interval. `whole` ends the axis, if it is a share."""
    shown = [value for _, values in rows for value in values if value is not None]
    low = 0.0 if whole else min(0.0, *(value.low for value in shown))
    high = whole or max(value.high for value in shown) * 1.05
    gap = 12.0
    height = 12 + gap * max(len(names) - 1, 0)
    left = max(LEFT - 14, 12 + LETTER * max(len(name) for name, _ in rows))
    chart = Chart(TOP + BOTTOM + len(rows) * (height + 8), low, high, left)
    chart.x_axis(write if whole is None else lambda share: f"{100 * share:.0f} %", label)
    for i, (name, values) in enumerate(rows):
        top = TOP + i * (height + 8) + 4
        chart.text(left - 8, top + height / 2 + 4, name, 11, INK, "end")
        for j, value in enumerate(values):
            if value is None:
                continue
            y = top + 6 + j * gap
            hue = colour(j)
            whisker = (
                f'<line x1="{chart.x(value.low):.1f}" x2="{chart.x(value.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"'
                f' stroke="{hue}" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>'
            )
            dot = f'<circle cx="{chart.x(value.value):.1f}" cy="{y:.1f}" r="3.4" fill="{hue}"/>'
            chart.tipped(whisker + dot, f"{name}, {names[j]}: {value.told(write)}")
        if i:
            chart.line(left, top - 4, WIDTH - RIGHT, top - 4, FAINT)
    return chart.svg(title)


def histograms(title: str, rows: Mapping[str, Counter[int]], label: str, unit: str) -> str:
    """One for each row, on one axis; each with its mean."""
    low = min(min(counts) for counts in rows.values())
    high = max(max(counts) for counts in rows.values()) + 1
    size = max(1, ceil((high - low) / BARS))
    high = low + ceil((high - low) / size) * size
    tall = 150 if len(rows) == 1 else 92 if len(rows) < 4 else 46
    left = 14 if len(rows) == 1 else 12 + LETTER * max(map(len, rows))
    chart = Chart(TOP + BOTTOM + len(rows) * (tall + 8), low, high, left)
    middle = 0.5 if size == 1 else 0.0
    chart.x_axis(number, label, [mark for mark in steps(low, high - middle) if mark == int(mark)], middle)
    for i, (name, counts) in enumerate(rows.items()):
        foot = TOP + (i + 1) * (tall + 8) - 4
        total = counts.total()
        bars = Counter[int]()
        for value, times in counts.items():
            bars[low + (value - low) // size * size] += times
        most = max(bars.values())
        for value, times in sorted(bars.items()):
            x, width = chart.x(value), chart.x(value + size) - chart.x(value)
            up = (tall - ABOVE) * times / most
            words = f"{value}" if size == 1 else f"{value} to {value + size - 1}"
            bar = (
                f'<rect x="{x + 0.4:.1f}" y="{foot - up:.1f}" width="{max(width - 0.8, 0.6):.1f}" height="{up:.1f}"'
                f' rx="1" fill="{colour(0)}" opacity=".8"/>'
            )
            chart.tipped(bar, f"{words} {unit}: {percent(times / total)}")
        mean = sum(value * times for value, times in counts.items()) / total
        at = chart.x(mean + middle)
        chart.line(at, foot - tall, at, foot, "var(--c1)", 1.6, "4 3")
        side = "end" if at > WIDTH - 60 else "start"
        beside = at + (-4 if side == "end" else 4)
        chart.text(beside, foot - tall + 9, f"mean {number(mean)}", 10, "var(--c1)", side, 600)
        chart.line(left, foot, WIDTH - RIGHT, foot, GREY)
        if len(rows) > 1:
            chart.text(left - 8, foot - 4, name, 11, INK, "end")
    return chart.svg(title)


def curves(title: str, lines: Mapping[str, Sequence[Value]], label: str) -> str:
    """Shares in the course of something, each with a band for its interval."""
    height = 230.0
    chart = Chart(height, 0, max(len(line) for line in lines.values()) - 1, 42)
    foot = height - BOTTOM
    top = max(value.high for line in lines.values() for value in line)
    ceiling = min(1.0, ceil(top * 10 + 0.5) / 10)

    def up(share: float) -> float:
        return foot - (foot - TOP - 4) * share / ceiling

    for share in steps(0, ceiling):
        chart.line(42, up(share), WIDTH - RIGHT, up(share), FAINT)
        chart.text(36, up(share) + 3.5, f"{100 * share:.0f} %", 10, GREY, "end")
    for quarter in range(5):
        at = chart.x(chart.high * quarter / 4)
        chart.text(at, foot + 13, f"{25 * quarter} %", 10, GREY, "middle" if quarter else "start")
    chart.text(WIDTH - RIGHT, height - 3, label, 10, GREY, "end")
    for place, (name, line) in enumerate(lines.items()):
        hue = colour(place)
        over = [f"{chart.x(i):.1f},{up(value.high):.1f}" for i, value in enumerate(line)]
        under = [f"{chart.x(i):.1f},{up(value.low):.1f}" for i, value in enumerate(line)]
        points = " ".join(f"{chart.x(i):.1f},{up(value.value):.1f}" for i, value in enumerate(line))
        band = f'<polygon points="{" ".join(over + under[::-1])}" fill="{hue}" opacity=".18"/>'
        drawn = f'<polyline points="{points}" fill="none" stroke="{hue}" stroke-width="2.4" stroke-linejoin="round"/>'
        chart.tipped(band + drawn, f"{name}: from {percent(line[0].value)} to {percent(line[-1].value)}")
    return chart.svg(title)
