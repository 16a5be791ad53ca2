"""Every moment of many games of The Dark Cave, from all kinds of beginnings."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from textwrap import dedent

import undermine
from tests.dark_cave.table import given
from tests.players import caver, uniform
from undermine import Match
from undermine.engine.decisions import Decision

PERFT = tomllib.loads((Path(__file__).parent.parent / "golden" / "perft-dark_cave.toml").read_text("utf-8"))

#: A cave that is well dug: cards of every kind lie in it, goals are near, creatures, webs and axes are about.
DUG = """
    seats = 4
    laid = ["1,0 I-hole-NESW", "2,0 II-bend-NW", "3,0 III-bridge-NS", "4,0 I-ladder-NESW", "4,1 II-NESW",
            "4,2 III-bend-NE", "4,3 I-bridge-EW", "3,1 II-bridge-NS", "0,1 II-vein-NW~", "-1,0 II-bridge-EW",
            "-2,0 III-hole-NESW", "-3,0 I-bend-NW", "-4,0 III-ladder-NESW", "-4,1 I-NESW", "-4,2 II-bend-NE",
            "-4,3 II-hole-NESW", "-1,-1 III-NESW"]
    goals = ["-4,4 vein", "4,4 hole", "-4,-4 exit up", "4,-4 ladder"]
    creatures = ["I-rat of D at 4,1 S", "I-goblin of D at 4,1 S", "I-lindworm of D at 0,1 E"]
    [seat.A]
    at = "4,2 S"
    axes = "I-axe"
    hand = "II-rat II-goblin III-lindworm I-EW"
    [seat.B]
    at = "-4,3 N"
    axes = "II-axe III-axe"
    boots = "I-boots"
    gold = 1
    webs = ["I-web on 4,2 N side 2", "II-web on -4,3 S side 1"]
    [seat.C]
    at = "-4,-4 N"
    [seat.D]
    at = "4,2 S"
    hand = "III-rat III-web III-rockfall II-swap I-NS"
    [options]
    vote_end = false
"""

TABLES: list[dict[str, object]] = [
    {},
    {"axe_same_turn": True, "axe_keeps_moving": True, "vein_optional": True},
    {"emerge_attacks": True, "axe_prompt": "simultaneous", "rotate180": False},
    {"swap_needs_cards": True, "strict_immediate_end": True, "area": 9},
]


def tables(name: str, soak: int, numbers: Iterable[int]) -> Iterator[tuple[Match, int]]:
    """New games, games in a cave that is well dug, beginnings of the golden cases; and how many decisions to take."""
    for repeat in range(soak):
        for seats in numbers:
            seed = f"{name} {seats}/{repeat}"
            options = TABLES[(seats + repeat) % len(TABLES)]
            yield undermine.start("dark_cave", seats, seed, options), 1000
            rules = "".join(f"{option} = {str(value).lower()}\n" for option, value in options.items() if value is True)
            yield given(f'seed = "{seed}"\n{dedent(DUG)}{rules}'), 1000
        for case in PERFT.values():
            for _ in range(5):
                yield undermine.load_position(case["position"]), 10


def moments(name: str, soak: int, numbers: Iterable[int] = range(2, 9)) -> Iterator[tuple[Match, Decision]]:
    """Every moment of many games, and what is to be decided there; anyone who asks for the next one has decided it."""
    random = Random(name)
    for match, limit in tables(name, soak, numbers):
        while match.result is None and match.decided < limit:
            yield match, (caver if random.random() < 0.8 else uniform)(match, random)
