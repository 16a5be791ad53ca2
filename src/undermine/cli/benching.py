"""`undermine bench`: how fast and how big."""

from collections.abc import Iterable

import click
import msgspec
from rich.table import Table

import undermine
from undermine.cli.arguments import as_json, check_bot, seats_at, the_seats
from undermine.cli.console import out
from undermine.cli.option import option
from undermine.cli.output import print_json, progress
from undermine.envs.bench import steps as bench_envs
from undermine.research.bench import USUAL_SECONDS
from undermine.research.bench import bench as measure
from undermine.research.counting import count as count_work
from undermine.research.work import WORKS
from undermine.server.bench import bench_server

SERVER_SECONDS = 20.0


@click.command
@click.argument("game", required=False, help="The game, or server, or envs; by default all games.")
@the_seats
@option(
    "--count",
    default="",
    metavar="WORKS",
    help=f"Count instructions (by valgrind) of {', '.join(WORKS)}; several with commas; or all.",
)
@option("--tables", default=100, help="server: how many tables.")
@option(
    "--seconds",
    type=float,
    help=f"How long to measure; by default {USUAL_SECONDS:g} for a work, {SERVER_SECONDS:g} for a server.",
)
@option("--pace", default=2.0, help="server: seconds that a person thinks.")
@option("--bot", default="rookie", help="server: who plays two seats of every table.")
@option("--data", help="server: a PostgreSQL to store in, as postgresql://...; by default a new file.")
@option("--servers", default=1, help="server: how many of them share that PostgreSQL.")
@as_json
def bench(
    game: str | None,
    seats: int | None,
    count: str,
    tables: int,
    seconds: float | None,
    pace: float,
    bot: str,
    data: str | None,
    servers: int,
    json: bool,
) -> None:
    if game == "server":
        check_bot(bot)
        bench_tables(tables, SERVER_SECONDS if seconds is None else seconds, pace, bot, json, data, servers)
        return
    a_work = USUAL_SECONDS if seconds is None else seconds
    if game == "envs":
        observed = [name for name, rules in undermine.GAMES.items() if rules.planes]
        show((bench_envs(name, seats_at(name, seats), a_work) for name in observed), json)
        return
    games = [game] if game else list(undermine.GAMES)
    if count:
        works = list(WORKS) if count == "all" else count.split(",")
        show((count_work(name, seats_at(name, seats), work) for name in games for work in works), json)
        return
    show((measure(name, seats_at(name, seats), a_work) for name in games), json)


def show(found: Iterable[msgspec.Struct], json: bool) -> None:
    """A line of JSON for each as it comes, or one table with a column for each."""
    if json:
        for one in found:
            print_json(one)
        return
    columns = list(found)
    table = Table(box=None, show_header=False)
    for field in columns[0].__struct_fields__:
        values = (getattr(column, field) for column in columns)
        table.add_row(said(field), *(f"{v:,}" if isinstance(v, int) else str(v) for v in values))
    out.print(table)


def said(field: str) -> str:
    """The name of a figure: `copy_us` as copy µs."""
    return " ".join({"cpu": "CPU", "us": "µs"}.get(word, word) for word in field.split("_"))


def bench_tables(
    tables: int, seconds: float, pace: float, bot: str, json: bool, data: str | None = None, servers: int = 1
) -> None:
    with progress("setting up tables", tables) as told:
        figures = bench_server(tables, seconds, pace, bot, told, data, servers)
    if json:
        print_json(figures)
        return
    table = Table("figure", "value", box=None)
    for name, value in msgspec.structs.asdict(figures).items():
        table.add_row(name.replace("_", " "), value if isinstance(value, str) else f"{value:,}")
    out.print(table)
