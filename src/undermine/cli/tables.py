"""`undermine tables` and `undermine backup`: upkeep of a server's data file."""

import sys
from datetime import datetime
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from undermine.cli.option import PATH, flag, option
from undermine.engine.errors import OptionError
from undermine.server import upkeep
from undermine.server.upkeep import Kept

out = Console()

the_data_file = click.argument("file", help="The data file of a server, or its postgresql://...")


@click.command
@the_data_file
@flag("--check", "Play every log again; exit code 1 if one fails.")
@flag("--damaged", "Check, and list only the damaged ones.")
@option("--export", default="", metavar="CODE", help="Write the records of this table's finished games.")
@flag("--log", "With --export: the log, too. It holds secrets.")
@option("--to", type=PATH, default=Path(), help="With --export: the folder to write into.")
@option("--end", default="", metavar="CODE", help="End this table; of a data file, while no server is running.")
@flag("--json", "Print JSON, one table to a line.")
def tables(file: str, check: bool, damaged: bool, export: str, log: bool, to: Path, end: str, json: bool) -> None:
    if sum(map(bool, (check or damaged, export, end))) > 1:
        raise OptionError("check, export or end tables one after the other, not at once")
    if export:
        export_table(file, export.upper(), log, to)
    elif end:
        upkeep.end(file, end.upper())
        out.print(
            f"{end.upper()} is ended: nobody can open it any more. Its log is still in {file}.",
            highlight=False,
            soft_wrap=True,
        )
    else:
        found = list(upkeep.checked(file)) if check or damaged else upkeep.tables(file)
        show([one for one in found if one.damage or not damaged], check or damaged, json)
        if any(one.damage for one in found):
            sys.exit(1)


def say(line: str) -> None:
    """In one piece: file names are there to be copied."""
    out.print(line, highlight=False, soft_wrap=True)


def show(found: list[Kept], checked: bool, json: bool) -> None:
    if json:
        for one in found:
            print(msgspec.json.encode(one).decode())
        return
    table = Table("code", "game", "seats", "status", "entries", "last used", *["checked"] * checked, box=None)
    for one in found:
        when = datetime.fromtimestamp(one.touched).isoformat(" ", "minutes")
        sound = [one.damage or "sound"] * checked
        table.add_row(one.code, one.game, str(one.seats), one.status, f"{one.entries:,}", when, *sound)
    if found:
        out.print(table)
    else:
        out.print("No table is damaged." if checked else "There are no tables yet.")


def export_table(file: str, code: str, log: bool, folder: Path) -> None:
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder} to write into")
    if log:
        written = upkeep.export_log(file, code, folder)
        out.print(
            f"{written} is the whole log. It holds secrets, also of a game that is still running.", soft_wrap=True
        )
    records = upkeep.export_records(file, code, folder)
    for record in records:
        say(f"{record}: undermine replay {record}")
    if not records:
        out.print("No game at this table is over, so there is no record.")


@click.command
@the_data_file
@click.argument("to", help="The copy: a new file.")
def backup(file: str, to: str) -> None:
    copied = upkeep.backup(file, to)
    out.print(
        f"{to} has all {copied.tables:,} tables with {copied.entries:,} entries, and is sound.",
        highlight=False,
        soft_wrap=True,
    )
