"""A page about a folder of games: one file that needs nothing else, to be looked at on any screen."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from shlex import quote

from undermine.engine.errors import UndermineError
from undermine.games import game_named
from undermine.research.charts import Value, colour, curves, dots, histograms, number, percent
from undermine.research.datasets import Dataset
from undermine.research.evaluate import wilson
from undermine.research.figures import Figures
from undermine.research.means import Mean
from undermine.research.recording import Settings

STYLE = """
:root { color-scheme: light dark; --paper:#faf8f4; --card:#ffffff; --ink:#23211e; --grey:#6d6861; --faint:#e6e1d8;
  --c0:#23749f; --c1:#bf4a5e; --c2:#946a00; --c3:#117733; --c4:#aa4499; --c5:#555555; }
@media (prefers-color-scheme: dark) { :root { --paper:#191714; --card:#23201c; --ink:#eee8de; --grey:#a79f93;
  --faint:#3a352f; --c0:#6cb6e0; --c1:#f08a9b; --c2:#e0b34a; --c3:#6cc48a; --c4:#dd8fd0; --c5:#b5b5b5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "DejaVu Sans", Arial, sans-serif; }
main { max-width: 1280px; margin: 0 auto; padding: 28px 16px 40px; }
h1 { font-size: 27px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 0 0 2px; }
p { margin: 0; } .quiet { color: var(--grey); }
dl { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 18px 0 22px; }
dt { color: var(--grey); font-size: 13px; } dd { margin: 0; font-size: 21px; font-weight: 600; }
.charts { columns: 3 340px; column-gap: 16px; }
figure { margin: 0 0 16px; break-inside: avoid; background: var(--card); border: 1px solid var(--faint);
  border-radius: 10px;  padding: 14px 14px 10px; }
figcaption p { font-size: 13.5px; line-height: 1.4; color: var(--grey); margin-bottom: 6px; }
svg { display: block; width: 100%; height: auto; max-width: 420px; margin: 4px auto 0; font-family: inherit; }
.key { display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: 13px; list-style: none; padding: 0; margin: 4px 0; }
.key i { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 6px; }
details { margin-top: 6px; font-size: 13px; } summary { color: var(--grey); cursor: pointer; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 2px 6px; border-bottom: 1px solid var(--faint); white-space: nowrap;
  font-weight: 400; }
th { color: var(--grey); } th:first-child, td:first-child { text-align: left; }
footer { margin-top: 26px; font-size: 13.5px; color: var(--grey); }
code { font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; color: var(--ink); }
"""

Row = tuple[str, Sequence[Value | None]]


def report(dataset: Dataset) -> str:
    """The page, as HTML."""
    figures = Figures(dataset)
    if not figures.games:
        raise UndermineError(f"there are no games in {dataset.folder} yet")
    title = f"{game_named(figures.settings.game).title}, {figures.games:,} games"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            f'<h1>{escape(title)}</h1><p class="quiet">{escape(_who(figures.settings))}</p>',
            _totals(figures),
            '<div class="charts">',
            *_charts(figures),
            "</div>",
            _made_by(figures, dataset),
            "</main></body></html>\n",
        ]
    )


def _who(settings: Settings) -> str:
    few, many = min(settings.seats), max(settings.seats)
    seats = ", ".join(map(str, settings.seats))
    if len(settings.seats) > 2 and set(settings.seats) == set(range(few, many + 1)):
        seats = f"{few} to {many}"
    options = "".join(f", {name} {value}" for name, value in settings.options.items())
    return f"{seats} seats; bots: {', '.join(settings.bots)}; seed {settings.seed}{options}"


def _totals(figures: Figures) -> str:
    totals = {
        "games": number(figures.games) if figures.games < 100 else f"{figures.games:,}",
        "rounds": f"{figures.rounds:,}",
        "decisions": f"{figures.decisions:,}",
        "decisions a game": f"{figures.decisions / figures.games:.1f}",
        "games watched": f"{figures.watched:,}",
    }
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{told}</dd></div>" for name, told in totals.items()) + "</dl>"


def _charts(figures: Figures) -> Iterator[str]:
    yield _wins(figures)
    if figures.by_role:
        yield from _by_role(figures)
    yield _lengths(figures)
    yield _gold(figures)
    if figures.by_place:
        yield _first_seat(figures)
    if figures.suspicion:
        yield _suspicion(figures)


def _interval(mean: Mean, shares: bool) -> Value:
    """A share as Wilson has it where each round is won or lost by all, so that it stays between none and all."""
    if shares and mean.squares == mean.total:
        return Value(mean.value, *wilson(round(mean.total), mean.number))
    return Value(mean.value, mean.value - mean.error, mean.value + mean.error)


def _wins(figures: Figures) -> str:
    sides = list(dict.fromkeys(side for counts in figures.wins.values() for side in counts))
    rows: list[Row] = []
    for seats in figures.seats:
        counts = figures.wins[seats]
        played = counts.total()
        shares = [
            Value(counts[side] / played, *wilson(counts[side], played)) if side in counts else None for side in sides
        ]
        rows.append((f"{seats} seats", shares))
    text = "The share of rounds that each side won, with its 95 % interval."
    chart = dots("Who wins", rows, sides, percent, "of the rounds", 1.0)
    return _figure("Who wins", text, chart, sides, rows, percent)


def _by_role(figures: Figures) -> Iterator[str]:
    shares, roles = figures.shares, figures.roles()
    write: Callable[[float], str] = percent if shares else number
    got, label = ("rounds won", "of the rounds") if shares else ("points a round", "points a round")
    rows: list[Row] = [
        (
            f"{seats} seats",
            [
                _interval(figures.by_role[seats, role], shares) if (seats, role) in figures.by_role else None
                for role in roles
            ],
        )
        for seats in figures.seats
    ]
    title = f"By role: {got}"
    chart = dots(title, rows, roles, write, label, 1.0 if shares else None)
    yield _figure(title, "What a seat of each role gets out of a round, with 95 %.", chart, roles, rows, write)
    bots = sorted({bot for bot, _ in figures.by_bot}, key=figures.settings.bots.index)
    if len(bots) > 1:
        rows = [
            (
                bot,
                [
                    _interval(figures.by_bot[bot, role], shares) if (bot, role) in figures.by_bot else None
                    for role in roles
                ],
            )
            for bot in bots
        ]
        title = f"By bot: {got}"
        chart = dots(title, rows, roles, write, label, 1.0 if shares else None)
        yield _figure(title, "All numbers of seats together; bots share a table.", chart, roles, rows, write)


def _lengths(figures: Figures) -> str:
    rows = {f"{seats} seats": figures.lengths[seats] for seats in figures.seats}
    chart = histograms("Length", rows, "decisions a game", "decisions")
    return _figure("Length", "How many decisions a game takes; the higher a bar, the more games.", chart)


def _gold(figures: Figures) -> str:
    rows = {f"{seats} seats": figures.gold[seats] for seats in figures.seats}
    chart = histograms("Gold", rows, "gold or points of a seat", "gold")
    return _figure("Gold", "What a seat has at the end of a game; the higher a bar, the more seats.", chart)


def _first_seat(figures: Figures) -> str:
    """With several numbers of seats, the largest and the smallest: places are not the same at other tables."""
    write: Callable[[float], str] = percent if figures.shares else number
    tables = list(dict.fromkeys([figures.seats[0], figures.seats[-1]]))
    names = [f"{seats} seats" for seats in tables]
    rows: list[Row] = []
    for place in range(tables[-1]):
        means = [figures.by_place.get((seats, place)) for seats in tables]
        rows.append(
            (_ordinal(place + 1), [None if mean is None else _interval(mean, figures.shares) for mean in means])
        )
    label = "of the rounds won" if figures.shares else "points a round"
    chart = dots("The first seat", rows, names, write, label, 1.0 if figures.shares else None)
    text = "Does it help to begin? What seats get by their place in the order of play of a round, with 95 %."
    return _figure("The first seat", text, chart, names, rows, write)


def _ordinal(place: int) -> str:
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def _suspicion(figures: Figures) -> str:
    lines = {
        role: [Value(mean.value, mean.value - mean.error, mean.value + mean.error) for mean in figures.suspicion[role]]
        for role in figures.roles()
        if role in figures.suspicion
    }
    lines = {
        role: [Value(one.value, max(one.low, 0.0), min(one.high, 1.0)) for one in line] for role, line in lines.items()
    }
    chart = curves("Suspicion", lines, "of the decisions of a round")
    text = (
        "How likely it seems to anyone who sees what all see and draws the exact conclusions that a seat is not loyal:"
        f" the mean over the seats of each role in {figures.watched:,} games, with 95 %."
    )
    rows: list[Row] = [
        (f"{25 * quarter} %", [line[(len(line) - 1) * quarter // 4] for line in lines.values()]) for quarter in range(5)
    ]
    return _figure("Suspicion", text, chart, list(lines), rows, percent)


def _figure(
    title: str,
    text: str,
    chart: str,
    names: Sequence[str] = (),
    rows: Sequence[Row] = (),
    write: Callable[[float], str] = number,
) -> str:
    key = "".join(f'<li><i style="background:{colour(i)}"></i>{escape(name)}</li>' for i, name in enumerate(names))
    said = escape(text.replace(" %", "\u00a0%"))
    parts = [f"<figure><figcaption><h2>{escape(title)}</h2><p>{said}</p></figcaption>"]
    if names:
        parts.append(f'<ul class="key">{key}</ul>')
    parts.append(chart)
    if rows:
        heads = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
        lines = [
            f"<tr><td>{escape(name)}</td>"
            + "".join(f"<td>{'–' if value is None else escape(value.told(write))}</td>" for value in values)
            + "</tr>"
            for name, values in rows
        ]
        parts.append(
            f'<details><summary>In numbers</summary><div class="scroll"><table><tr>{heads}</tr>{"".join(lines)}'
            "</table></div></details>"
        )
    return "\n".join([*parts, "</figure>"])


def _made_by(figures: Figures, dataset: Dataset) -> str:
    settings = figures.settings
    missing = settings.games - figures.games
    part = f" {missing:,} of {settings.games:,} games are still to be played." if missing else ""
    return (
        f"<footer><p>Made with Undermine {escape(settings.engine)}.{part} The same games again:</p>"
        f"<p><code>{escape(command_of(settings))} --out {escape(quote(str(dataset.folder)))}</code></p></footer>"
    )


def command_of(settings: Settings) -> str:
    """The command that makes these games."""
    words = [
        f"undermine simulate {settings.game} --seats {','.join(map(str, settings.seats))}",
        f"--bots {','.join(settings.bots)} --games {settings.games} --seed {quote(settings.seed)}",
        f"--watched {settings.watched} --part {settings.part}",
        *(f"--option {name}={_written(value)}" for name, value in settings.options.items()),
    ]
    return " ".join(words)


def _written(value: object) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
