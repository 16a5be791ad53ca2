"""Evaluations as tables in Markdown."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

from undermine.bots import BOTS
from undermine.bots.measuring import Form
from undermine.bots.models import AnyModel
from undermine.research.evaluate import Evaluation, wilson
from undermine.research.watching import Z


def paired(one: list[float], other: list[float]) -> str:
    """The difference of two evaluations on the same deals, in points of a hundred, with 95 %.

    >>> paired([1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 0.0])
    '+50.0 ± 56.6'
    """
    number = min(len(one), len(other))
    gains = [a - b for a, b in zip(one[:number], other[:number], strict=True)]
    error = Z * stdev(gains) / sqrt(number) if number > 1 else 0.0
    return f"{100 * fmean(gains):+.1f} ± {100 * error:.1f}"


def share(won: int, played: int) -> str:
    low, high = wilson(won, played)
    return f"{won / played:.1%} ({low:.1%}–{high:.1%})" if played else "–"


def spread(points: list[float]) -> str:
    """A mean with its 95 %."""
    error = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return f"{fmean(points):.2f} ± {error:.2f}"


def roles_table(cells: list[Evaluation], model: AnyModel) -> list[str]:
    """One level for each of the two roles; how often the first side won, and what that is over rookies."""
    loyal, saboteur = model.roles[:2]
    side = model.side_names[0]
    rows = [f"| seats | {loyal} | {saboteur}s | deals | {side} won | over rookies, paired | by {saboteur}s in play |"]
    rows.append("|---|---|---|---|---|---|---|")
    rookies = {cell.seats: cell for cell in cells if set(cell.levels.values()) == {"rookie"}}
    gains: dict[str, list[float]] = {}
    for cell in cells:
        levels = cell.levels.values()
        base = rookies.get(cell.seats)
        gain = ""
        if base is not None and cell is not base and "rookie" in levels and "random" not in levels:
            role = saboteur if cell.levels[loyal] == "rookie" else loyal
            mine, other = (_won(one.by_deal[loyal], role == loyal) for one in (cell, base))
            gain = f"{role} {paired(mine, other)}"
            if "veteran" in levels:
                gains.setdefault(role, []).extend(a - b for a, b in zip(mine, other, strict=True))
        split = "; ".join(
            f"{k}: {wins.get(side, 0)}/{sum(wins.values())}" for k, wins in cell.wins_by_saboteurs.items()
        )
        won = share(cell.wins[side], cell.deals)
        played = f"{cell.seats} | {cell.levels[loyal]} | {cell.levels[saboteur]} | {cell.deals}"
        rows.append(f"| {played} | {won} | {gain} | {split} |")
    for role, all_gains in gains.items():
        told = paired(all_gains, [0.0] * len(all_gains))
        rows += ["", f"Veterans over rookies, all seat counts together, {role}: {told}."]
    return rows


def _won(loyal: list[float], of_the_loyal: bool) -> list[float]:
    """Deal by deal whether a side won; with no saboteur dealt, the result of the loyal tells for both."""
    return loyal if of_the_loyal else [1.0 - won for won in loyal]


def belief_table(cells: list[Evaluation], model: AnyModel) -> list[str]:
    """What veterans believe at half of a round, by the style of the saboteurs."""
    saboteur = model.roles[1]
    rows = [f"| {saboteur}s | deals | log-loss at half of the round | the deal alone |", "|---|---|---|---|"]
    for cell in cells:
        rows.append(f"| {cell.levels[saboteur]} | {cell.deals} | {cell.log_loss:.3f} | {cell.prior_log_loss:.3f} |")
    mean = fmean([cell.log_loss or 0.0 for cell in cells])
    rows.append(f"| mean of these | | {mean:.3f} | |")
    return rows


def seats_table(cells: list[Evaluation], _: AnyModel) -> list[str]:
    """Every second seat has one level, the others the other; each pair of cells swaps them on the same deals."""
    rows = ["| seats | levels | deals | points of the first | of the second | difference, paired |"]
    rows.append("|---|---|---|---|---|---|")
    for one, other in zip(cells[::2], cells[1::2], strict=True):
        first, second = one.levels["even"], one.levels["odd"]
        mine = [one.by_seats["even"], other.by_seats["odd"]]
        theirs = [one.by_seats["odd"], other.by_seats["even"]]
        gains = [(a + b - c - d) / 2 for a, b, c, d in zip(mine[0], mine[1], theirs[0], theirs[1], strict=True)]
        points = f"{spread(mine[0] + mine[1])} | {spread(theirs[0] + theirs[1])} | {spread(gains)}"
        rows.append(f"| {one.seats} | {first} and {second} | {one.deals} × 2 | {points} |")
    return rows


def sides_table(cells: list[Evaluation], model: AnyModel) -> list[str]:
    """One side has one level, the other the other; each pair of cells swaps them on the same deals."""
    this, that = model.measures.sides
    rows = [
        "| seats | levels | deals | won by the first | won by the second | by nobody |",
        "|---|---|---|---|---|---|",
    ]
    for one, other in zip(cells[::2], cells[1::2], strict=True):
        first, second = one.levels[this], one.levels[that]
        played = one.deals + other.deals
        mine = one.wins[this] + other.wins[that]
        theirs = one.wins[that] + other.wins[this]
        won = f"{share(mine, played)} | {share(theirs, played)} | {(played - mine - theirs) / played:.1%}"
        rows.append(f"| {one.seats} | {first} against {second} | {one.deals} × 2 | {won} |")
    return rows


def cost_table(cells: list[Evaluation]) -> list[str]:
    rows = ["| game | level | CPU ms, mean over the cells |", "|---|---|---|"]
    for game in dict.fromkeys(cell.game for cell in cells):
        for level in BOTS:
            costs = [c.cpu_ms_per_decision[level] for c in cells if c.game == game and level in c.cpu_ms_per_decision]
            if costs:
                rows.append(f"| {game} | {level} | {fmean(costs):.2f} |")
    return rows


TABLES: dict[Form, Callable[[list[Evaluation], AnyModel], list[str]]] = {
    "roles": roles_table,
    "beliefs": belief_table,
    "seats": seats_table,
    "sides": sides_table,
}
