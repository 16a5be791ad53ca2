"""What other packages offer: anyone who installs a game or a bot finds it by its name, like ours.

A package offers one by an entry point: a class, or anything else that makes the thing when called without arguments.
"""

import logging
from collections.abc import Callable, Collection
from importlib.metadata import entry_points
from typing import TypeVar

log = logging.getLogger("undermine.plugins")

T = TypeVar("T")


def offered(kind: str, ours: Collection[str], check: Callable[[object], T]) -> dict[str, T]:
    """Those of installed packages beside ours (entry points in `undermine.<kind>s`), by name.

    Those that can't be used, or take a name that is taken, are left out with a warning; `check` says by an exception
    why something can't be used.
    """
    theirs: dict[str, T] = {}
    for entry in sorted(entry_points(group=f"undermine.{kind}s"), key=lambda entry: entry.name):
        try:
            offer = check(entry.load()())
            name = str(getattr(offer, "name", entry.name))
        except Exception as error:  # whatever a foreign package raises, ours still play
            log.warning("the %s %s of %s can't be used: %s", kind, entry.name, entry.value, error)
            continue
        if name in ours or name in theirs:
            log.warning("there is a %s named %s already; the one of %s is left out", kind, name, entry.value)
        else:
            theirs[name] = offer
    return theirs
