"""`undermine report`: a page about many games."""

from pathlib import Path

import click

from undermine.cli.crews import needed_for
from undermine.cli.option import PATH, option
from undermine.engine.errors import OptionError


@click.command
@click.argument("folder", type=PATH, metavar="DIR", help="A folder that simulate --out has written.")
@option("--to", type=PATH, metavar="FILE", help="Where to write the page; by default report.html in the folder.")
def report(folder: Path, to: Path | None) -> None:
    with needed_for("a report", "research"):
        from undermine.research.datasets import Dataset  # noqa: PLC0415  # pyarrow is an extra
        from undermine.research.report import report as page_about  # noqa: PLC0415  # see above

    dataset = Dataset.open(folder)
    to = to or folder / "report.html"
    page = page_about(dataset)
    try:
        to.write_text(page, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"the report can't be written to {to}: {error.strerror}") from None
    click.echo(f"{to} shows {dataset.games:,} games: open it in a browser.")
