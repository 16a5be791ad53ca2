"""Many servers, one PostgreSQL: where they keep their logs, and how they know of each other."""

from importlib import import_module
from types import ModuleType

from undermine.engine.errors import OptionError

#: How the address of a database begins; all else is a data file.
DATABASES = ("postgresql://", "postgres://")


def is_database(data: str) -> bool:
    return data.startswith(DATABASES)


def room(name: str) -> ModuleType:
    """A module of this package. They need asyncpg, which is an extra."""
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise OptionError("PostgreSQL needs one more package: pip install 'undermine[postgres]'") from None
