"""What bots are called. Everybody at a table has a name, and a bot's is of stone, ore or light."""

import hashlib

NAMES = (
    "Agate",
    "Amber",
    "Basalt",
    "Beryl",
    "Chalk",
    "Cinder",
    "Cobalt",
    "Copper",
    "Dolomite",
    "Ember",
    "Flint",
    "Garnet",
    "Granite",
    "Jasper",
    "Marl",
    "Mica",
    "Nickel",
    "Onyx",
    "Opal",
    "Pebble",
    "Pumice",
    "Quartz",
    "Rubble",
    "Ruby",
    "Shale",
    "Slate",
    "Topaz",
    "Tuff",
    "Umber",
    "Wolfram",
)


#: How characters talk and play their part: small shifts that people can learn to read. Told in docs/bots.md.
TEMPERS = ("cautious", "loud", "sly", "grumpy")


def temper_of(name: str) -> str:
    """The temper of a character, by its name: it is the same at every table. Nobody else has one.

    >>> {temper_of(name) for name in NAMES} == set(TEMPERS), temper_of("Ada")
    (True, '')
    """
    return TEMPERS[NAMES.index(name) % len(TEMPERS)] if name in NAMES else ""


def bot_names(table: str) -> tuple[str, ...]:
    """All names in the order of a table: the first is for its first seat, and so on. It is always the same.

    >>> bot_names("BCDFGH")[:3] == bot_names("BCDFGH")[:3] != bot_names("HGFDCB")[:3]
    True
    """
    return tuple(sorted(NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest()))
