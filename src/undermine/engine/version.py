"""The version of the package, written once, and which build of it this is."""

from importlib.util import find_spec
from typing import Literal

VERSION = "0.1.0"


def build() -> Literal["compiled", "interpreted"]:
    """Whether the fast tier runs compiled, or as the Python that it is written in."""
    network = find_spec("undermine.engine.network")
    return "compiled" if network and network.origin and not network.origin.endswith(".py") else "interpreted"
