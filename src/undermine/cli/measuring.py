"""`undermine evaluate` and `undermine train`: how good bots are, and what they have learned."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undermine.bots.models import games_with_models
from undermine.engine.errors import OptionError
from undermine.games import game_named
from undermine.research import ladder
from undermine.research.evaluate import Evaluation, wilson
from undermine.research.evaluate import evaluate as run_evaluation
from undermine.research.train import PASSES, train_belief, train_value, write

out = Console()
err = Console(stderr=True)


def read_levels(text: str) -> dict[str, str]:
    """Levels from words like `loyal=veteran,saboteur=rookie`."""
    levels = {}
    for word in text.split(","):
        key, sign, level = word.partition("=")
        if not sign:
            raise OptionError(f"--by-role {word!r} should be ROLE=LEVEL, for example loyal=veteran,saboteur=rookie")
        levels[key.strip()] = level.strip()
    return levels


def evaluate(
    game: Annotated[str, typer.Argument(help="The game; without one, all tables of docs/bots.md.")] = "",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 5,
    by_role: Annotated[str, typer.Option(help="Who plays what: loyal=veteran,saboteur=rookie; or all=master.")] = "",
    deals: Annotated[int, typer.Option(help="How many deals, of one round each.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "5",
    worlds: Annotated[int | None, typer.Option(help="How many worlds a master looks at.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    report: Annotated[Path, typer.Option(help="Without a game: the file whose tables are written again.")] = Path(
        "docs/bots.md"
    ),
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure bots on the same deals: one cell, or all tables of docs/bots.md."""
    if not game:
        if not report.is_file():
            raise OptionError(f"there is no file {report} whose tables could be written; name it with --report")
        with _bar() as bar:
            task = bar.add_task("evaluating", total=ladder.deals_of_all(deals))
            ladder.write_report(report, deals, seed, worlds, jobs, lambda n: bar.advance(task, n))
        return
    game_named(game)
    with _bar() as bar:
        task = bar.add_task("deals", total=deals)
        cell = run_evaluation(
            game, seats, read_levels(by_role or "all=rookie"), deals, seed, worlds, jobs, lambda n: bar.advance(task, n)
        )
    if json:
        print(msgspec.json.encode(cell).decode())
    else:
        out.print(evaluation_table(cell))


def evaluation_table(cell: Evaluation) -> Table:
    levels = ", ".join(f"{key} {level}" for key, level in cell.levels.items())
    table = Table(title=f"{cell.game}, {cell.seats} seats: {levels}", box=None, show_header=False)
    table.add_row("deals", f"{cell.deals:,}")
    for side, won in cell.wins.items():
        low, high = wilson(won, cell.deals)
        table.add_row(f"won by {side}", f"{won / cell.deals:.1%}  ({low:.1%} to {high:.1%})")
    for role, points in cell.points.items():
        table.add_row(f"a {role} one got", f"{points:.3f} ± {cell.points_error[role]:.3f}")
    for level, cost in cell.cpu_ms_per_decision.items():
        table.add_row(f"CPU of a {level}", f"{cost:.2f} ms a decision")
    if cell.log_loss is not None and cell.prior_log_loss is not None:
        table.add_row("log-loss at half", f"{cell.log_loss:.3f} nats (the deal alone: {cell.prior_log_loss:.3f})")
    return table


def train(
    game: Annotated[str, typer.Argument(help="The game.")],
    what: Annotated[str, typer.Option(help="belief, value, or both.")] = "both",
    rounds: Annotated[int, typer.Option(help="How many rounds are played; for a belief, three times.")] = 1500,
    seed: Annotated[str, typer.Option(help="The same seed learns the same.")] = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    folder: Annotated[Path, typer.Option(help="Where the data files are written.")] = Path("src/undermine/bots/data"),
) -> None:
    """Learn likelihood tables and value weights from rounds that bots play, and write them as data files."""
    if game not in games_with_models():
        raise OptionError(f"there is no game {game!r} to learn; there are {', '.join(games_with_models())}")
    if what not in ("belief", "value", "both"):
        raise OptionError(f"--what is belief, value or both, not {what!r}")
    if rounds < 1 or jobs < 1:
        raise OptionError("rounds and jobs must be 1 or more")
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder} to write to; name one with --folder")
    with _bar() as bar:
        if what != "value":
            task = bar.add_task("belief", total=PASSES * rounds)
            out.print(write(train_belief(game, rounds, seed, jobs, lambda n: bar.advance(task, n)), folder))
        if what != "belief":
            task = bar.add_task("value", total=rounds)
            out.print(write(train_value(game, rounds, seed, jobs, lambda n: bar.advance(task, n)), folder))


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal)
