"""Undermine: games of hidden roles and tunnels, by the book.

>>> import undermine
>>> match = undermine.start("classic", seats=5, seed=7)
>>> match.waiting
(3,)
>>> len(match.choices()) > 0
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from undermine.engine.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from undermine.api import *  # noqa: F403  # its __all__ is ours
else:

    def __getattr__(name: str) -> object:
        """What is in `api`, once somebody asks: `undermine --version` has no need of the games."""
        api = import_module("undermine.api")
        if name not in ("__all__", *api.__all__):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(api, name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})
