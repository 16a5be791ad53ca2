"""`undermine mcp`: a seat for a language model, over standard input and output."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import click
import msgspec

from undermine.cli.arguments import (
    agreed_options,
    check_bot,
    seats_at,
    the_bot,
    the_edition,
    the_game,
    the_options,
    the_seats,
)
from undermine.cli.option import PATH, option
from undermine.engine.errors import OptionError
from undermine.engine.notation import read_seat
from undermine.envs.text import GameReport, TextTable
from undermine.llm.live import LiveSeat, join
from undermine.llm.seated import LocalSeat, Seated


@click.command
@the_game
@the_seats
@option("--seat", default="A", help="The model's seat, a letter.")
@option("--seed", default="", help="Play this deal again; by default a new one.")
@the_options
@the_edition
@the_bot("veteran")
@option("--tries", default=3, help="Answers that can't be done until the clock decides.")
@option("--report", type=PATH, help="Write the report of the game here, as JSON, when it is over.")
@option("--table", default="", help="A live table instead, by its address, as http://localhost:8000/t/BCDFGH.")
@option("--name", default="Model", help="What the model is called at a live table.")
def mcp(
    game: str,
    seats: int | None,
    seat: str,
    seed: str,
    option: tuple[str, ...],
    edition: str,
    bot: str,
    tries: int,
    report: Path | None,
    table: str,
    name: str,
) -> None:
    check_installed()
    if table:
        live = LiveSeat(join(table, name))
        run(live, live.running())
        return
    check_bot(bot)
    if report and not report.parent.is_dir():
        raise OptionError(f"there is no folder {report.parent} to write the report in")
    yours, options = read_seat(seat.upper()), agreed_options(game, edition, option)
    local = TextTable(game, seats_at(game, seats), (yours,), bot, seed or None, options, tries)
    run(LocalSeat(local, yours, lambda found: write(found, report)))


def check_installed() -> None:
    """Before anybody joins a table."""
    try:
        import mcp.server  # noqa: F401, PLC0415  # an extra that takes a second to load
    except ModuleNotFoundError:
        raise OptionError("undermine mcp needs one more package: pip install 'undermine[llm]'") from None


def run(seat: Seated, while_running: AbstractAsyncContextManager[Any] | None = None) -> None:
    from undermine.llm.tools import mcp_server  # noqa: PLC0415  # see above

    mcp_server(seat, while_running).run("stdio")


def write(found: GameReport, report: Path | None) -> None:
    if report:
        try:
            report.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2))
        except OSError as error:
            click.secho(f"undermine: the report could not be written: {error}", fg="red", err=True)
