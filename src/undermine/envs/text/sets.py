"""Many games of one model against our levels, as a table with intervals.

Every deal is played twice: by the model, and by a bot of the level that it meets, in the same seat. So a row says how
the model compares with the company it keeps.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from undermine.engine.errors import OptionError
from undermine.envs.text.report import GameReport, report
from undermine.envs.text.table import TextTable
from undermine.games import game_named
from undermine.research.evaluate import wilson

#: Whatever answers a text with a text.
Model = Callable[[str], str]
LEVELS = ("rookie", "veteran", "master")
Z = 1.96
#: The model's own lies and how many somebody believed; those of others and how many the model believed.
LIES = ("lies told", "believed", "lies heard", "fell for")


def play(
    model: Model,
    game: str,
    seats: int = 5,
    seat: int = 0,
    others: str | Sequence[str] = "veteran",
    seed: object = None,
    options: Mapping[str, object] | None = None,
    tries: int = 3,
    suspicions: bool = True,
) -> GameReport:
    """One game of a model against bots, and its report."""
    table = TextTable(game, seats, (seat,), others, seed, options, tries, suspicions)
    while (asked := table.play_on()) is not None:
        asked.answer(model(asked.prompt()))
    return report(table, seat)


class Row(msgspec.Struct, frozen=True):
    """Against one level: the model's games, and whether a bot of that level won in its place on the same deals."""

    level: str
    reports: tuple[GameReport, ...]
    bot_won: tuple[bool, ...]


class Measured(msgspec.Struct, frozen=True):
    """A set of games. Printed, it is a table."""

    game: str
    seats: int
    rows: tuple[Row, ...]

    def __str__(self) -> str:
        titles = ("against", "games", "model won", "bot won", "not accepted", "Brier", "exact", *LIES)
        lines = [titles, ("---",) * len(titles), *map(_cells, self.rows)]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def measure(
    model: Model,
    game: str,
    seats: int = 5,
    games: int = 20,
    levels: Sequence[str] = LEVELS,
    seed: object = 0,
    options: Mapping[str, object] | None = None,
    tries: int = 3,
    ended: Callable[[str, GameReport], object] | None = None,
) -> Measured:
    """Plays so many games against each level, the model in one seat after the other.

    `ended` is called after each game, so that nothing is lost if a model fails in the middle of a long set.
    """
    game_named(game).check_seats(seats)
    if games < 1:
        raise OptionError(f"a set needs at least one game, not {games}")
    rows = []
    for level in levels:
        reports, bot_won = [], []
        for number in range(games):
            seat, deal = number % seats, f"{seed}/{number}"
            reports.append(play(model, game, seats, seat, level, deal, options, tries))
            if ended is not None:
                ended(level, reports[-1])
            bot_won.append(_bot_wins(game, seats, seat, level, deal, options))
        rows.append(Row(level, tuple(reports), tuple(bot_won)))
    return Measured(game, seats, tuple(rows))


def _bot_wins(game: str, seats: int, seat: int, level: str, deal: str, options: Mapping[str, object] | None) -> bool:
    table = TextTable(game, seats, (), level, deal, options)
    table.play_on()
    return seat in table.match.result.winners


def _cells(row: Row) -> tuple[str, ...]:
    reports, games = row.reports, len(row.reports)
    answers = sum(one.answers for one in reports)
    refused = sum(len(one.illegal) + one.unreadable for one in reports)
    return (
        row.level,
        str(games),
        _share(sum(one.won for one in reports), games),
        _share(sum(row.bot_won), games),
        _share(refused, answers),
        _mean([one.brier for one in reports]),
        _mean([one.exact_brier for one in reports]),
        str(sum(len(one.lies_told) for one in reports)),
        str(sum(bool(lie.fooled) for one in reports for lie in one.lies_told)),
        str(sum(len(one.lies_heard) for one in reports)),
        str(sum(len(one.believed) for one in reports)),
    )


def _share(number: int, of: int) -> str:
    """A share with its 95 % interval.

    >>> _share(5, 10)
    '50% (24–76)'
    """
    if not of:
        return "–"
    low, high = wilson(number, of)
    return f"{number / of:.0%} ({100 * low:.0f}–{100 * high:.0f})"


def _mean(scores: Sequence[float | None]) -> str:
    """A mean over games with its 95 % interval.

    >>> _mean([0.2, None, 0.3])
    '0.250 ± 0.098'
    """
    known = [score for score in scores if score is not None]
    if not known:
        return "–"
    margin = Z * stdev(known) / sqrt(len(known)) if len(known) > 1 else 0.0
    return f"{fmean(known):.3f} ± {margin:.3f}" if len(known) > 1 else f"{known[0]:.3f}"
