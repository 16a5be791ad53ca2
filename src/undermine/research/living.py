"""A game of our own bots for the start page of the browser client, as small as it can be.

    python -m undermine.research.living classic --seats 5 --seed 3 > web/src/games/classic/living.json

It is what a spectator sees of the board, move by move: the first view, and what changed in it with each decision. The
client plays it without a server.
"""

import argparse
import json
from random import Random
from typing import Any

import msgspec

from undermine.bots import BOTS, Situation
from undermine.engine.chance import Chance
from undermine.engine.match import Match
from undermine.games import game_named

Items = dict[str, list[Any]]

#: What says where on the board something is.
PLACES = {"cell", "at", "edge"}
#: What lies before a seat is not shown, and would change with every move; nor is who knows what.
BESIDE = {"hand", "discarded", "remembered", "known"}
#: Enough to see what the game is about; then it begins anew.
MOST = 80


#: In a list of things: where something changes, how many go there, and which come.
Splice = tuple[int, int, list[Any]]


class Step(msgspec.Struct, omit_defaults=True):
    """What a decision changed on the board, and what is told of it."""

    changed: dict[str, Splice] = {}
    events: list[Any] = []


class Living(msgspec.Struct):
    """A game to look at."""

    seats: int
    first: Items
    steps: list[Step]


def plain(value: object) -> Any:
    """As the client will read it, without tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def on_board(view: msgspec.Struct) -> Items:
    """Everything in a view that has a place on the board."""
    lists = {name: value for name, value in plain(view).items() if isinstance(value, list)}
    return {
        name: [{key: value for key, value in item.items() if key not in BESIDE} for item in items]
        for name, items in lists.items()
        if all(isinstance(item, dict) and PLACES & item.keys() for item in items)
    }


def difference(before: Items, after: Items) -> dict[str, Splice]:
    names = sorted(before.keys() | after.keys())
    return {
        name: splice(before.get(name, []), after.get(name, []))
        for name in names
        if before.get(name, []) != after.get(name, [])
    }


def splice(old: list[Any], new: list[Any]) -> Splice:
    """What turns one list into another.

    >>> splice(["a", "b", "d"], ["a", "b", "c", "d"])
    (2, 0, ['c'])
    """
    start = alike(old, new)
    end = min(alike(old[::-1], new[::-1]), min(len(old), len(new)) - start)
    return start, len(old) - start - end, new[start : len(new) - end]


def alike(one: list[Any], other: list[Any]) -> int:
    """How many are the same from the front."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def live(game: str, seats: int, seed: str, bot: str, most: int = MOST) -> Living:
    """Plays a game, and keeps of it what is to be seen.

    >>> found = live("classic", seats=3, seed="1", bot="rookie", most=5)
    >>> sorted(found.first), len(found.steps)
    (['ended', 'goals', 'laid'], 5)
    """
    match = Match(game_named(game), seats, {}, None, Chance(seed))
    random, memory = Random(seed), dict[str, object]()
    before = on_board(match.view(None))
    living = Living(seats, before, [])
    while match.result is None and len(living.steps) < most:
        seat, decided = match.waiting[0], match.decided
        match.decide(BOTS[bot].choose(Situation.of_match(match, seat, memory), random).decision, seat)
        after = on_board(match.view(None))
        events = [event for event in plain(match.log(None, since=decided)) if event["type"] != "drew"]
        living.steps.append(Step(difference(before, after), events))
        before = after
        if any(event["type"] == "round_ended" for event in events):
            break
    return living


def main() -> None:
    parser = argparse.ArgumentParser(description="A game of bots for the start page, as JSON.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", choices=sorted(BOTS), default="veteran")
    parser.add_argument("--most", type=int, default=MOST)
    wish = parser.parse_args()
    living = live(wish.game, wish.seats, wish.seed, wish.bot, wish.most)
    print(json.dumps(plain(living), separators=(",", ":")))


if __name__ == "__main__":
    main()
