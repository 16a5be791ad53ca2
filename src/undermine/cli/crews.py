"""`--jobs` and `--cluster`: who plays, and what is told if somebody stops them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from undermine.cli.commands import STOPPED
from undermine.cli.option import option
from undermine.engine.errors import OptionError
from undermine.research.crews import Crew, Interrupted, Processes

the_jobs = option("--jobs", default=1, help="How many processes.")
the_cluster = option(
    "--cluster",
    default="",
    metavar="ADDRESS",
    help="The address of a Dask scheduler whose workers play instead, as tcp://10.0.0.1:8786.",
)


@contextmanager
def crew_of(jobs: int, cluster: str) -> Iterator[Crew]:
    if not cluster:
        yield Processes(jobs)
        return
    if jobs != 1:
        raise OptionError("--jobs plays on this machine and --cluster on its workers; leave one of them out")
    with needed_for("--cluster", "cluster"):
        from undermine.research.cluster import Cluster  # noqa: PLC0415  # an extra that takes a second to load
    with Cluster(cluster) as crew:
        yield crew


@contextmanager
def needed_for(what: str, extra: str) -> Iterator[None]:
    """Imports of what only an extra brings: says which, if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"install it with: pip install 'undermine[{extra}]'"
        raise OptionError(f"{what} needs {error.name or 'one more package'}; {install}") from None


@contextmanager
def or_part_of_it(show: Callable[[Any], object], what: str, wanted: int) -> Iterator[None]:
    """If somebody presses Ctrl-C, shows what is done by then, and how much of the whole that is."""
    try:
        yield
    except Interrupted as stopped:
        done = getattr(stopped.done, what)
        if done:
            show(stopped.done)
        click.echo(f"Stopped after {done:,} of {wanted:,} {what}.", err=True)
        sys.exit(STOPPED)
