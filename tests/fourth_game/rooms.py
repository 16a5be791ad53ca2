"""Rooms of the fourth game with something wrong in them, for tests of the kit itself."""

from types import SimpleNamespace
from typing import Any


def room(module: Any, **changed: Any) -> Any:
    """A room with some of its functions changed."""
    return SimpleNamespace(**{**vars(module), **changed})
