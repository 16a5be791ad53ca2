"""The commands: `undermine play`, `serve`, `simulate` and so on.

To add one, write a `click.command` of its name in a module of this folder, and a line below. The module is loaded
when the command is called. What it is good for is said here, so that `undermine --help` loads none.
"""

import sys
from importlib import import_module
from typing import NamedTuple

import click

import undermine
from undermine.engine.errors import UndermineError

#: What a shell calls a command that was stopped by Ctrl-C.
STOPPED = 130


class Command(NamedTuple):
    module: str
    help: str


COMMANDS = {
    "play": Command("playing", "Play against bots in the terminal."),
    "simulate": Command("simulating", "Play many games with bots and count; or write all of them down as Parquet."),
    "report": Command("reporting", "Make a page with plots of the games that simulate --out wrote."),
    "tournament": Command("competing", "Let bots play each other on the same deals, and rate them in each role."),
    "bench": Command(
        "benching",
        "Measure the speed and size of the fast tier, in CPU time; or of environments; or how much a server carries.",
    ),
    "mcp": Command(
        "seating", "Give a language model a seat over MCP: at a game against bots, or at a live table of a server."
    ),
    "serve": Command("serving", "Run the server: tables for people and bots."),
    "tables": Command("tables", "List, check, export or end the tables in a server's data file."),
    "backup": Command("tables", "Copy a server's data file, also while the server is running, and check the copy."),
    "replay": Command("playing", "Play a record again, check every state, and tell what happened."),
    "analyse": Command(
        "analysing", "Tell who had reason to suspect whom, what gave players away, and why bots decided so."
    ),
    "evaluate": Command("measuring", "Measure bots on the same deals: one cell, or all tables of docs/bots.md."),
    "train": Command(
        "measuring",
        "Learn likelihood tables and value weights from rounds that bots play, and write them as data files.",
    ),
    "options": Command(
        "reading",
        "Say what a table can agree on: what each option means, its values, what is played by default, and the rule.",
    ),
    "rules": Command(
        "reading",
        "Read the rules: the chapters of all games, those of one, one rule, or all that speak of something.",
    ),
}


def load(name: str) -> click.Command:
    """The command of this name, with all that it can be given."""
    listed = COMMANDS[name]
    command = getattr(import_module(f"undermine.cli.{listed.module}"), name)
    assert isinstance(command, click.Command), f"{name} in {listed.module}.py is no click.command"
    command.help = listed.help
    return command


class Commands(click.Group):
    """Knows commands by their names, and loads the one that is called."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002  # click's
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.help) for name, command in COMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(name) if name else None, rest


@click.group(
    cls=Commands,
    commands={name: click.Command(name, help=command.help) for name, command in COMMANDS.items()},
    invoke_without_command=True,
    help="Games of hidden roles and tunnels, by the book.",
    context_settings={"max_content_width": 110},
)
@click.version_option(undermine.__version__, message="undermine %(version)s")
@click.pass_context
def app(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        context.exit(2)


def run() -> None:
    """Errors of ours, and in what was typed, become one line and exit code 2."""
    try:
        sys.exit(app.main(prog_name="undermine", standalone_mode=False))
    except click.Abort:
        sys.exit(STOPPED)
    except UndermineError as error:
        complaint = spoken_of(error)
    except click.UsageError as error:
        complaint = sentence(error)
    click.secho(f"undermine: {complaint}", fg="red", err=True)
    sys.exit(2)


def spoken_of(error: UndermineError) -> str:
    """What an error says in the language that was chosen."""
    from undermine.cli.speaking import spoken  # noqa: PLC0415  # a command that goes well needs none of it

    return spoken(error)


def sentence(error: click.UsageError) -> str:
    """What is wrong with what was typed, and where to read what can be."""
    said = error.format_message()
    said = said[0].lower() + said[1:].removesuffix(".")
    if error.ctx is None or "?" in said:  # did you mean ...?
        return said
    return f"{said}; see {error.ctx.command_path} --help"
