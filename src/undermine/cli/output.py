"""What commands print without drawing: rich, which draws, takes longer to load than many a command to run."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec


def print_json(value: msgspec.Struct) -> None:
    print(msgspec.json.encode(value).decode())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], object]]:
    """A bar, if somebody looks. It is told of every piece that is done."""
    if not sys.stderr.isatty():
        yield int  # hears it, and says nothing
        return
    from undermine.cli.console import progress_bar  # noqa: PLC0415  # see above

    with progress_bar() as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
