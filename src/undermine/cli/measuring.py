"""`undermine evaluate` and `undermine train`: how good bots are, and what they have learned."""

from pathlib import Path

import click
from rich.table import Table

from undermine.bots.models import games_with_models
from undermine.cli.console import out
from undermine.cli.crews import crew_of, or_part_of_it, the_cluster, the_jobs
from undermine.cli.option import PATH, flag, option
from undermine.cli.output import print_json, progress
from undermine.engine.errors import OptionError
from undermine.games import game_named
from undermine.research import ladder
from undermine.research.evaluate import Evaluation, wilson
from undermine.research.evaluate import evaluate as run_evaluation
from undermine.research.exploit import Exploits, exploited, runs
from undermine.research.exploit import exploit as run_exploiters
from undermine.research.train import PASSES, train_belief, train_value, write
from undermine.research.train_talk import PASSES as TALKS
from undermine.research.train_talk import train_talk


def read_levels(text: str) -> dict[str, str]:
    """Levels from words like `loyal=veteran,saboteur=rookie`."""
    levels = {}
    for word in text.split(","):
        key, sign, level = word.partition("=")
        if not sign:
            raise OptionError(f"--by-role {word!r} should be ROLE=LEVEL, for example loyal=veteran,saboteur=rookie")
        levels[key.strip()] = level.strip()
    return levels


@click.command
@click.argument("game", default="", help="The game; without one, all tables of docs/bots.md.")
@option("--seats", default=5, help="How many seats.")
@option(
    "--by-role",
    default="",
    metavar="ROLE=LEVEL,...",
    help="Who plays what: loyal=veteran,saboteur=rookie; or all=master.",
)
@option("--deals", default=400, help="How many deals, of one round each.")
@option("--seed", default="5", help="The same seed deals the same cards.")
@option("--worlds", type=int, help="How many worlds a master looks at.")
@the_jobs
@the_cluster
@flag("--talk", "Let bots speak and hear each other.")
@option(
    "--report",
    type=PATH,
    default=Path("docs/bots.md"),
    help="Without a game: the file whose tables are written again.",
)
@flag("--exploit", "Saboteurs with one trick each, against the loyal level.")
@flag("--json", "Print JSON instead of a table.")
def evaluate(
    game: str,
    seats: int,
    by_role: str,
    deals: int,
    seed: str,
    worlds: int | None,
    jobs: int,
    cluster: str,
    talk: bool,
    report: Path,
    exploit: bool,
    json: bool,
) -> None:
    if exploit:
        if cluster:
            raise OptionError("--exploit plays on this machine: use --jobs instead of --cluster")
        loyal = read_levels(by_role or "loyal=veteran").get("loyal", "veteran")
        evaluate_exploiters(game or exploited()[0], seats, loyal, deals, seed, jobs, worlds, talk, json)
        return
    if not game:
        if not report.is_file():
            raise OptionError(f"there is no file {report} whose tables could be written; name it with --report")
        with crew_of(jobs, cluster) as crew, progress("evaluating", ladder.deals_of_all(deals)) as told:
            ladder.write_report(report, deals, seed, worlds, crew, told)
        return
    game_named(game)
    levels = read_levels(by_role or "all=rookie")

    def show(cell: Evaluation) -> None:
        print_json(cell) if json else out.print(evaluation_table(cell))

    with crew_of(jobs, cluster) as crew, or_part_of_it(show, "deals", deals), progress("deals", deals) as told:
        cell = run_evaluation(game, seats, levels, deals, seed, worlds, jobs, told, crew, talk)
    show(cell)


def evaluate_exploiters(
    game: str,
    seats: int,
    level: str,
    deals: int,
    seed: str,
    jobs: int,
    worlds: int | None,
    talk: bool,
    json: bool,
) -> None:
    with progress("deals", deals * runs(game)) as told:
        found = run_exploiters(game, seats, level, deals, seed, jobs, told, worlds, talk)
    if json:
        print_json(found)
    else:
        out.print(exploit_table(found))


def exploit_table(found: Exploits) -> Table:
    title = f"{found.game}, {found.seats} seats: saboteurs with one trick against {found.level}s, {found.deals:,} deals"
    table = Table(title=title, box=None)
    for head in ("trick", "saboteurs win more", "belief, half", "end", ""):
        table.add_column(head)
    for one in found.tricks:
        said = [word for word, so in (("better than the level", one.better), ("misleads", one.misleads)) if so]
        gain = f"{one.gain:+.1f} ± {one.gain_error:.1f} points"
        half, end = f"{one.worse_at_half:+.3f} nats", f"{one.worse_at_end:+.3f} nats"
        table.add_row(one.exploiter, gain, half, end, ", ".join(said) or "does no harm")
    return table


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
    if cell.auc_at_quarter is not None and cell.auc_error is not None:
        table.add_row("told apart at a quarter", f"AUC {cell.auc_at_quarter:.3f} ± {cell.auc_error:.3f}")
    if cell.ece is not None:
        table.add_row("beliefs are off by", f"{cell.ece:.3f} (ECE)")
    if cell.steps_back is not None:
        table.add_row("steps back and forth", f"{cell.steps_back:.1f} a round")
    return table


@click.command
@click.argument("game", help="The game.")
@option("--what", default="both", help="belief, value, or both; or talk.")
@option("--rounds", default=1500, help="How many rounds are played; for a belief three times, for talk six.")
@option("--seed", default="1", help="The same seed learns the same.")
@the_jobs
@the_cluster
@option("--folder", type=PATH, default=Path("src/undermine/bots/data"), help="Where the data files are written.")
def train(game: str, what: str, rounds: int, seed: str, jobs: int, cluster: str, folder: Path) -> None:
    if game not in games_with_models():
        raise OptionError(f"there is no game {game!r} to learn; there are {', '.join(games_with_models())}")
    if what not in ("belief", "value", "both", "talk"):
        raise OptionError(f"--what is belief, value, both or talk, not {what!r}")
    if rounds < 1 or jobs < 1:
        raise OptionError("rounds and jobs must be 1 or more")
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder} to write to; name one with --folder")
    with crew_of(jobs, cluster) as crew:
        if what == "talk":
            with progress("talk", TALKS * rounds) as told:
                said = train_talk(game, rounds, seed, jobs, told, crew)
            out.print(write(said, folder))
            return
        if what != "value":
            with progress("belief", PASSES * rounds) as told:
                learned = train_belief(game, rounds, seed, jobs, told, crew)
            out.print(write(learned, folder))
        if what != "belief":
            with progress("value", rounds) as told:
                weights = train_value(game, rounds, seed, jobs, told, crew)
            out.print(write(weights, folder))
