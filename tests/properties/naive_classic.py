"""The classic table as a dict of naive cards (tests/oracle.py)."""

from tests.oracle import Card
from undermine import Match


def naive_card(name: str, turned: bool) -> Card:
    doors = {"start": "NESW", "treasure": "NESW"}.get(name, name.rpartition("-")[2])
    card = Card(doors, dead=name.startswith("dead"))
    return card.turned() if turned else card


def naive_table(match: Match) -> dict[tuple[int, int], Card]:
    return {laid.cell: naive_card(laid.card, laid.turned) for laid in match.view(None).laid}
