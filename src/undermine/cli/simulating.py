"""`undermine simulate`: many games, counted; or written down, to be studied."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from undermine.bots.chance import RandomBot
from undermine.cli.arguments import (
    USUAL_SEATS,
    agreed_options,
    as_json,
    check_bot,
    read_numbers,
    seats_at,
    the_edition,
    the_game,
    the_options,
)
from undermine.cli.commands import STOPPED
from undermine.cli.crews import crew_of, needed_for, or_part_of_it, the_cluster, the_jobs
from undermine.cli.option import PATH, option
from undermine.cli.output import print_json, progress
from undermine.engine.errors import OptionError
from undermine.games import game_named
from undermine.research.simulate import Summary
from undermine.research.simulate import simulate as run_games


@click.command
@the_game
@option(
    "--seats",
    default="",
    metavar="NUMBER",
    help=f"How many seats; by default {USUAL_SEATS}, or as many as can play. With --out also several: 3,5,7 or 3-10.",
)
@option("--games", default=1000, help="How many games.")
@option("--seed", default="1", help="The same seed gives the same games.")
@the_jobs
@the_cluster
@the_options
@the_edition
@option(
    "--bots",
    "--bot",
    default=RandomBot.name,
    metavar="NAME,...",
    help="Who plays: random, rookie, veteran, master, or a bot of another package; several take turns in the seats.",
)
@option(
    "--out",
    "folder",
    type=PATH,
    metavar="DIR",
    help="Write a row for each game and each decision into this folder, as Parquet; goes on with what is there.",
)
@option("--watched", default=200, help="With --out: in how many games suspicion is worked out at each decision.")
@option("--part", type=int, help="With --out: how many games a file has; by default what is played in a while.")
@as_json
def simulate(
    game: str,
    seats: str,
    games: int,
    seed: str,
    jobs: int,
    cluster: str,
    option: tuple[str, ...],
    edition: str,
    bots: str,
    folder: Path | None,
    watched: int,
    part: int | None,
    json: bool,
) -> None:
    names = bots.split(",")
    for name in names:
        check_bot(name)
    numbers = read_numbers(seats, "--seats") if seats else [seats_at(game, None)]
    agreed = agreed_options(game, edition, option)
    if folder is not None:
        write_games(folder, (game, numbers, names, games, seed, agreed, watched, part), jobs, cluster, json)
        return
    if len(numbers) != 1:
        raise OptionError("games are counted at tables of one size; with --out DIR they can be of several")

    def show(summary: Summary) -> None:
        print_json(summary) if json else draw(summary)

    with (
        crew_of(jobs, cluster) as crew,
        or_part_of_it(show, "games", games),
        progress(f"{game}, {numbers[0]} seats", games) as told,
    ):
        summary = run_games(game, numbers[0], games, seed, agreed, jobs, told, bots, crew)
    show(summary)


def write_games(
    folder: Path,
    what: tuple[str, list[int], list[str], int, str, dict[str, object], int, int | None],
    jobs: int,
    cluster: str,
    json: bool,
) -> None:
    with needed_for("--out", "research"):
        from undermine.research.crews import Interrupted  # noqa: PLC0415  # see below
        from undermine.research.datasets import Dataset  # noqa: PLC0415  # pyarrow is an extra
        from undermine.research.recording import settings_of  # noqa: PLC0415  # see above

    settings = settings_of(*what)
    try:
        with crew_of(jobs, cluster) as crew, progress(f"{settings.game} into {folder}", settings.games) as told:
            dataset = Dataset.begin(folder, settings)
            dataset.play(crew, told)
    except Interrupted as stopped:
        done = f"{stopped.done.games:,} of {settings.games:,} games"
        click.echo(f"Stopped after {done}; the same command goes on from there.", err=True)
        sys.exit(STOPPED)
    for summary in dataset.summaries():
        print_json(summary) if json else draw(summary)
    if not json:
        click.echo(f"\nAll of it is in {folder}: undermine report {folder}")


def draw(summary: Summary) -> None:
    from rich.table import Table  # noqa: PLC0415  # takes as long as a hundred games

    from undermine.cli.console import out  # noqa: PLC0415  # see above

    random = summary.bot == RandomBot.name
    who = "random play" if random else f"bot{'s' * (',' in summary.bot)} {summary.bot.replace(',', ', ')}"
    title = f"{summary.game}, {summary.seats} seats, {who}"
    table = Table(title=title, box=None, show_header=False, min_width=len(title))
    table.caption = "Random bots have no plan: see docs/simulation.md" if random else None
    for row in rows(summary):
        table.add_row(*row)
    out.print(table)


def rows(summary: Summary) -> Iterator[tuple[str, str]]:
    """What was counted."""
    yield "games", f"{summary.games:,}"
    yield "decisions", f"{summary.decisions:,}"
    yield "decisions a game", f"{summary.mean_decisions:.1f}"
    played = sum(summary.wins.values())
    rounds = "rounds" in game_named(summary.game).options_type.__struct_fields__
    unit = "rounds" if rounds else "games"
    for side, wins in summary.wins.items():
        label = f"tied {unit}" if side == "tied" else f"{unit} won by {side}"
        yield label, f"{wins:,} ({wins / played:.1%})"
    for name, number in summary.counts.items():
        if rounds or name != "rounds":
            yield name.replace("_", " "), f"{number:,}"
