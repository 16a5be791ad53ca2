"""`undermine play | serve | simulate | bench | replay | analyse | evaluate | train | options | rules`."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import undermine
from undermine.bots import BOTS
from undermine.bots.chance import RandomBot
from undermine.cli.analysing import analyse
from undermine.cli.measuring import evaluate, train
from undermine.cli.screens import screen_of
from undermine.cli.terminal import Quit, TerminalGame
from undermine.engine.errors import NotationError, OptionError, UndermineError
from undermine.engine.notation import read_seat, seat_name
from undermine.engine.options import words_of
from undermine.games import game_named
from undermine.research.bench import Figures
from undermine.research.bench import bench as measure
from undermine.research.simulate import Summary
from undermine.research.simulate import simulate as run_games
from undermine.server.bench import bench_server
from undermine.server.limits import Limits
from undermine.server.serve import Settings
from undermine.server.serve import serve as run_server

#: How many play if nobody says how many.
USUAL_SEATS = 5

app = typer.Typer(help="Games of hidden roles and tunnels, by the book.", no_args_is_help=True, add_completion=False)
out = Console()
err = Console(stderr=True)

FIRST = next(iter(undermine.GAMES))
#: The id of a rule, for those who ask how one looks.
A_RULE = next(iter(undermine.GAMES[FIRST].rulebook()))

Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(undermine.GAMES)}.")]
Seats = Annotated[int | None, typer.Option(help=f"How many seats; by default {USUAL_SEATS}, or as many as can play.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option, NAME=VALUE; see undermine options.")
]
BotName = Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(BOTS)}.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def seats_at(game: str, seats: int | None) -> int:
    """How many seats there are, if nobody said: as many as usual, or as many as can play this game."""
    return min(USUAL_SEATS, game_named(game).seats[-1]) if seats is None else seats


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


def read_options(pairs: list[str] | None) -> dict[str, object]:
    """Options from NAME=VALUE words: on and off, numbers, or words."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionError(f"option {pair!r} should be NAME=VALUE, for example vote_end=on")
        number = int(value) if re.fullmatch("-?[0-9]{1,9}", value) else value
        options[name] = {"on": True, "off": False}.get(value, number)
    return options


@app.command()
def play(
    game: Game = FIRST,
    seats: Seats = None,
    seat: Annotated[str, typer.Option(help="Your seat, a letter.")] = "A",
    seed: Annotated[str, typer.Option(help="Play this deal again; by default a new one.")] = "",
    option: Options = None,
    deck: Annotated[str, typer.Option(help="A deck: a name or a TOML file.")] = "",
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    bot: BotName = "rookie",
) -> None:
    """Play against bots in the terminal."""
    seed = seed or secrets.token_hex(16)
    seats = seats_at(game, seats)
    match = undermine.start(game, seats, seed, read_options(option), deck or None)
    yours = read_seat(seat.upper())
    check_bot(bot)
    if yours >= seats:
        raise OptionError(f"there is no seat {seat} among {seats}")
    if save and not save.parent.is_dir():
        raise OptionError(f"there is no folder {save.parent} to save the record in")
    try:
        TerminalGame(match, yours, out, f"{seed}/bots", bot).run()
    except Quit:
        out.print("\nGoodbye.")
    out.print(f"[dim]To play this deal again: --seed {seed}[/dim]")
    if save:
        try:
            save.write_bytes(undermine.write_record(match.record()))
        except OSError as error:
            raise OptionError(f"the record could not be saved: {error}") from None
        out.print(f"The record is in {save}: undermine replay {save}")


@app.command()
def simulate(
    game: Game = FIRST,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    option: Options = None,
    bot: BotName = "random",
    json: Json = False,
) -> None:
    """Play many games with bots and count."""
    check_bot(bot)
    seats = seats_at(game, seats)
    with progress_bar() as bar:
        task = bar.add_task(f"{game}, {seats} seats", total=games)
        summary = run_games(game, seats, games, seed, read_options(option), jobs, lambda n: bar.advance(task, n), bot)
    print_json(summary) if json else out.print(summary_table(summary))


def summary_table(summary: Summary) -> Table:
    random = summary.bot == RandomBot.name
    title = f"{summary.game}, {summary.seats} seats, {'random play' if random else f'bot {summary.bot}'}"
    table = Table(title=title, box=None, show_header=False, min_width=len(title))
    table.caption = "Random bots have no plan: see docs/simulation.md" if random else None
    table.add_row("games", f"{summary.games:,}")
    table.add_row("decisions", f"{summary.decisions:,}")
    table.add_row("decisions a game", f"{summary.mean_decisions:.1f}")
    played = sum(summary.wins.values())
    rounds = "rounds" in game_named(summary.game).options_type.__struct_fields__
    unit = "rounds" if rounds else "games"
    for side, wins in summary.wins.items():
        label = f"tied {unit}" if side == "tied" else f"{unit} won by {side}"
        table.add_row(label, f"{wins:,} ({wins / played:.1%})")
    for name, number in summary.counts.items():
        if rounds or name != "rounds":
            table.add_row(name.replace("_", " "), f"{number:,}")
    return table


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="The game, or server; by default all games.")] = None,
    seats: Seats = None,
    tables: Annotated[int, typer.Option(help="server: how many tables.")] = 100,
    seconds: Annotated[float, typer.Option(help="server: how long to measure.")] = 20.0,
    pace: Annotated[float, typer.Option(help="server: seconds that a person thinks.")] = 2.0,
    bot: Annotated[str, typer.Option(help="server: who plays two seats of every table.")] = "rookie",
    json: Json = False,
) -> None:
    """Measure the speed and size of the fast tier, in CPU time; or how much a server carries."""
    if game == "server":
        check_bot(bot)
        bench_tables(tables, seconds, pace, bot, json)
        return
    table = Table("game", "seats", "build", "decisions per CPU s", "copy µs", "state bytes", box=None)
    for name in [game] if game else list(undermine.GAMES):
        figures: Figures = measure(name, seats_at(name, seats))
        if json:
            print_json(figures)
        else:
            table.add_row(*(f"{v:,}" if isinstance(v, int) else str(v) for v in msgspec.structs.astuple(figures)))
    if not json:
        out.print(table)


def bench_tables(tables: int, seconds: float, pace: float, bot: str, json: bool) -> None:
    with progress_bar() as bar:
        task = bar.add_task("setting up tables", total=tables)
        figures = bench_server(tables, seconds, pace, bot, lambda n: bar.advance(task, n))
    if json:
        print_json(figures)
        return
    table = Table("figure", "value", box=None)
    for name, value in msgspec.structs.asdict(figures).items():
        table.add_row(name.replace("_", " "), f"{value:,}")
    out.print(table)


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[str, typer.Option(help="The file that keeps all tables.")] = "undermine.db",
    origin: Annotated[list[str] | None, typer.Option(help="Another site that may use this server.")] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds that a bot seems to think.")] = 0.7,
    sleep: Annotated[float, typer.Option(help="Seconds until a table without people goes to sleep.")] = 600.0,
    tables_per_hour: Annotated[int, typer.Option(help="Tables that one address may create in an hour.")] = 60,
    requests_per_minute: Annotated[int, typer.Option(help="Requests that one address may make in a minute.")] = 240,
    connections: Annotated[int, typer.Option(help="Connections that one address may have at a time.")] = 200,
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = False,
) -> None:
    """Run the server: tables for people and bots."""
    limits = Limits(tables_per_hour, requests_per_minute, connections)
    run_server(Settings(host, port, data, tuple(origin or ()), bot_pace, sleep, limits, browser))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as written by play --save.")],
    seat: Annotated[str, typer.Option(help="Show what this seat saw; by default a spectator.")] = "",
) -> None:
    """Play a record again, check every state, and tell what happened."""
    match = undermine.replay(file)
    names = [seat_name(number) for number in range(match.seats)]
    tell = screen_of(match.game.name).tell
    for event in match.log(read_seat(seat.upper()) if seat else None):
        line = tell(event, names)
        if line:
            out.print(Text(line))
    out.print(f"[green]✓[/green] {match.decided} decisions replayed, every state as recorded.")


app.command()(analyse)
app.command()(evaluate)
app.command()(train)


@app.command()
def options(game: Game = FIRST) -> None:
    """List the table options of a game: names, values, and what is played if nothing is said."""
    table = Table("option", "values", "default", box=None)
    for field in msgspec.structs.fields(game_named(game).options_type):
        on_off = field.type is bool
        kind = "on, off" if on_off else ", ".join(map(str, words_of(field.type))) or "a number"
        table.add_row(field.name, kind, ("on" if field.default else "off") if on_off else str(field.default))
    out.print(table)


@app.command()
def rules(clause: Annotated[str, typer.Argument(help=f"The id of a clause or ruling, for example {A_RULE}.")]) -> None:
    """Show a rule."""
    for game in undermine.GAMES.values():
        text = game.rulebook().get(clause.upper())
        if text:
            out.print(Text.assemble((clause.upper(), "bold"), f"  {text}"))
            return
    raise NotationError(f"there is no rule {clause!r}; ids look like {A_RULE}")


def print_json(value: msgspec.Struct) -> None:
    print(msgspec.json.encode(value).decode())


def main() -> None:
    """The entry point: errors of ours become one line and exit code 2."""
    try:
        app()
    except UndermineError as error:
        err.print(Text(f"undermine: {error}", "red"))
        sys.exit(2)


if __name__ == "__main__":
    main()
