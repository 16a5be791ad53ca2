"""All tables of docs/bots.md: the ladder of levels in the three games, measured by one command."""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from undermine.engine.version import VERSION
from undermine.research.evaluate import Evaluation, Z, evaluate, wilson

#: The tables stand between these two lines; what is around them is left as it is.
BEGIN = "<!-- tables: written by `undermine evaluate` -->"
END = "<!-- end of the tables -->"

#: Game, seats, levels, and how many of the wanted deals: masters take their time.
Cell = tuple[str, int, dict[str, str], float]

ROOKIES = {"loyal": "rookie", "saboteur": "rookie"}
VETERANS = ({"loyal": "veteran", "saboteur": "rookie"}, {"loyal": "rookie", "saboteur": "veteran"})
#: Loyal, saboteurs, and the share of the deals: with masters on both sides a deal takes several seconds.
PAIRS = (("veteran", "veteran", 1.0), ("master", "rookie", 0.5), ("rookie", "master", 1.0), ("master", "master", 0.25))
CLASSIC: list[Cell] = [
    ("classic", 5, {"loyal": "rookie", "saboteur": "random"}, 1.0),
    ("classic", 5, {"loyal": "random", "saboteur": "rookie"}, 1.0),
    *(("classic", seats, levels, 1.0) for seats in range(3, 11) for levels in (ROOKIES, *VETERANS)),
    *(
        ("classic", seats, {"loyal": loyal, "saboteur": saboteur}, share if seats == 5 else share / 2)
        for seats in (5, 8)
        for loyal, saboteur, share in PAIRS
    ),
]
STYLES: list[Cell] = [
    ("classic", 5, {"loyal": "veteran", "saboteur": style}, 0.5)
    for style in ("rookie", "veteran", "mimic", "half-mimic", "noisy")
]


def _pairs(deals: dict[int, float]) -> list[tuple[int, str, str, float]]:
    """Each pair of levels, by seats, and the share of the deals that it gets."""
    return [
        *((seats, "rookie", "random", 0.05) for seats in deals),
        *((seats, "veteran", "rookie", share) for seats, share in deals.items()),
        (5, "master", "veteran", 0.075),
    ]


#: Once in each other's place on the same deals. Points differ less than wins, and least with 3 seats, where nearly all
#: is found anyway: they take more deals to tell apart.
MINES: list[Cell] = [
    ("lost_mines", seats, levels, share)
    for seats, one, other, share in _pairs({3: 5.0, 5: 0.3, 7: 0.3})
    for levels in ({"even": one, "odd": other}, {"even": other, "odd": one})
]
CAVE: list[Cell] = [
    ("dark_cave", seats, levels, share)
    for seats, one, other, share in _pairs({3: 0.2, 5: 0.2, 7: 0.2})
    for levels in ({"yellow": one, "blue": other}, {"yellow": other, "blue": one})
]


def _deals(cell: Cell, deals: int) -> int:
    return max(2, round(deals * cell[3]))


def cells(deals: int) -> int:
    """How many deals all tables take."""
    return sum(_deals(cell, deals) for cell in (*CLASSIC, *STYLES, *MINES, *CAVE))


def write_report(
    path: Path, deals: int, seed: str, worlds: int | None, jobs: int, progress: Callable[[int], object]
) -> None:
    """Measures everything and writes the tables into the file."""

    def run(cell: Cell) -> Evaluation:
        game, seats, levels, _ = cell
        return evaluate(game, seats, levels, _deals(cell, deals), seed, worlds, jobs, progress)

    classic = [run(cell) for cell in CLASSIC]
    text = [BEGIN, "", f"Version {VERSION}, seed {seed}, {deals:,} deals a cell unless the table says otherwise.", ""]
    text += ["### Classic, one round", "", *classic_table(classic), ""]
    text += ["### Beliefs, classic, 5 seats", "", *belief_table([run(cell) for cell in STYLES]), ""]
    mines = [run(cell) for cell in MINES]
    text += ["### The Lost Mines, one round, points of a seat", "", *seats_table(mines), ""]
    cave = [run(cell) for cell in CAVE]
    text += ["### The Dark Cave, games won", "", *sides_table(cave), ""]
    text += ["### CPU of a decision", "", *cost_table([*classic, *mines, *cave]), "", END]
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(before + "\n".join(text) + after, encoding="utf-8")


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


def classic_table(found: list[Evaluation]) -> list[str]:
    rows = ["| seats | loyal | saboteurs | deals | miners won | over rookies, paired | by saboteurs in play |"]
    rows.append("|---|---|---|---|---|---|---|")
    rookies = {e.seats: e for e in found if e.levels == ROOKIES}
    gains: dict[str, list[float]] = {}
    for e in found:
        base = rookies.get(e.seats)
        gain = ""
        if base is not None and e is not base and "rookie" in e.levels.values() and "random" not in e.levels.values():
            role = "saboteur" if e.levels["loyal"] == "rookie" else "loyal"
            mine, other = _winning(e, role), _winning(base, role)
            gain = f"{role} {paired(mine, other)}"
            if e.levels in VETERANS:
                gains.setdefault(role, []).extend(a - b for a, b in zip(mine, other, strict=True))
        split = "; ".join(
            f"{k}: {cell.get('miners', 0)}/{sum(cell.values())}" for k, cell in e.wins_by_saboteurs.items()
        )
        won = share(e.wins["miners"], e.deals)
        rows.append(
            f"| {e.seats} | {e.levels['loyal']} | {e.levels['saboteur']} | {e.deals} | {won} | {gain} | {split} |"
        )
    for role, found_gains in gains.items():
        told = paired(found_gains, [0.0] * len(found_gains))
        rows += ["", f"Veterans over rookies, all seat counts together, {role}: {told}."]
    return rows


def _winning(found: Evaluation, role: str) -> list[float]:
    """Deal by deal whether the side of a role won; with no saboteur dealt, the miners' result tells."""
    loyal = found.by_deal["loyal"]
    return loyal if role == "loyal" else [1.0 - won for won in loyal]


def belief_table(found: list[Evaluation]) -> list[str]:
    rows = ["| saboteurs | deals | log-loss at half of the round | the deal alone |", "|---|---|---|---|"]
    for e in found:
        rows.append(f"| {e.levels['saboteur']} | {e.deals} | {e.log_loss:.3f} | {e.prior_log_loss:.3f} |")
    mean = fmean([e.log_loss or 0.0 for e in found])
    rows.append(f"| mean of these | | {mean:.3f} | |")
    return rows


def seats_table(found: list[Evaluation]) -> list[str]:
    """Every second seat has one level, the others the other; each pair of cells swaps them on the same deals."""
    rows = ["| seats | levels | deals | points of the first | of the second | difference, paired |"]
    rows.append("|---|---|---|---|---|---|")
    for one, other in zip(found[::2], found[1::2], strict=True):
        first, second = one.levels["even"], one.levels["odd"]
        mine = [one.by_seats["even"], other.by_seats["odd"]]
        theirs = [one.by_seats["odd"], other.by_seats["even"]]
        gains = [(a + b - c - d) / 2 for a, b, c, d in zip(mine[0], mine[1], theirs[0], theirs[1], strict=True)]
        cells = f"{spread(mine[0] + mine[1])} | {spread(theirs[0] + theirs[1])} | {spread(gains)}"
        rows.append(f"| {one.seats} | {first} and {second} | {one.deals} × 2 | {cells} |")
    return rows


def spread(points: list[float]) -> str:
    """A mean with its 95 %."""
    error = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return f"{fmean(points):.2f} ± {error:.2f}"


def sides_table(found: list[Evaluation]) -> list[str]:
    """One side has one level, the other the other; each pair of cells swaps them on the same deals."""
    rows = [
        "| seats | levels | deals | won by the first | won by the second | by nobody |",
        "|---|---|---|---|---|---|",
    ]
    for one, other in zip(found[::2], found[1::2], strict=True):
        first, second = one.levels["yellow"], one.levels["blue"]
        played = one.deals + other.deals
        mine = one.wins["yellow"] + other.wins["blue"]
        theirs = one.wins["blue"] + other.wins["yellow"]
        cells = f"{share(mine, played)} | {share(theirs, played)} | {(played - mine - theirs) / played:.1%}"
        rows.append(f"| {one.seats} | {first} against {second} | {one.deals} × 2 | {cells} |")
    return rows


def cost_table(found: list[Evaluation]) -> list[str]:
    rows = ["| game | level | CPU ms, mean over the cells |", "|---|---|---|"]
    for game in ("classic", "lost_mines", "dark_cave"):
        for level in ("random", "rookie", "veteran", "master"):
            costs = [e.cpu_ms_per_decision[level] for e in found if e.game == game and level in e.cpu_ms_per_decision]
            if costs:
                rows.append(f"| {game} | {level} | {fmean(costs):.2f} |")
    return rows
