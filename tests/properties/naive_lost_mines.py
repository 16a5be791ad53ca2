"""The board of The Lost Mines as a dict of naive cards (tests/oracle.py)."""

from tests.oracle import Card, Cell
from undermine import Match


def naive_card(name: str, turned: bool) -> Card:
    shapes = {"mine-dragon": "NESW", "mine-gold": "ESW", "mine-silver": "SW", "mine-gems": "ES"}
    doors = shapes.get(name) or ("NESW" if name.startswith("start") else name.rpartition("-")[2])
    return Card(doors).turned() if turned else Card(doors)


def naive_table(match: Match) -> dict[Cell, Card]:
    return {laid.cell: naive_card(laid.card, laid.turned) for laid in match.view(None).laid}
