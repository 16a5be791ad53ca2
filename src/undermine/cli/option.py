"""An option of a command."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

#: A file or a folder.
PATH = click.Path(path_type=Path)

C = TypeVar("C", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[C], C]:
    """As click makes it; its help tells the default, if there is one to tell."""
    return click.option(*names, show_default=bool(settings.get("default")), **settings)


def flag(name: str, help: str) -> Callable[[C], C]:  # noqa: A002  # as click calls it
    """An option that is on when it is named."""
    return click.option(name, is_flag=True, help=help)
