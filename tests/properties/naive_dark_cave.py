"""The Dark Cave as a naive reader sees it: a card is a few named spaces, the cave is a dict of cards.

All is worked out anew from docs/rules/dark-cave.md, the deck's text and what a seat sees.
"""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any

from tests.oracle import OPPOSITE, Card, Cell, beside, fits

DECK = tomllib.loads((files("undermine.games.dark_cave") / "dark_cave.toml").read_text("utf-8"))
GROUPS = ["I", "II", "III"]

Space = tuple[Cell, str]
Edge = tuple[int, int, str]


class CaveCard(Card):
    """A card as it lies: the space behind each door, which spaces are next to each other, what is in them."""

    def __init__(self, behind: dict[str, str], links: set[frozenset[str]], features: dict[str, str]) -> None:
        super().__init__("".join(behind))
        self.behind = behind
        self.links = links
        self.features = features

    def turned(self) -> "CaveCard":
        return CaveCard(
            {OPPOSITE[side]: half_turn(space) for side, space in self.behind.items()},
            {frozenset(map(half_turn, link)) for link in self.links},
            {half_turn(space): feature for space, feature in self.features.items()},
        )

    def looks(self) -> tuple[object, ...]:
        """Two ways to lie are one if they look alike."""
        return sorted(self.behind.items()), sorted(map(sorted, self.links)), sorted(self.features.items())

    def space_with(self, feature: str) -> str | None:
        return next((space for space, found in self.features.items() if found == feature), None)


def half_turn(space: str) -> str:
    return space if space in "CT" else in_order(OPPOSITE[side] for side in space)


def in_order(sides: Any) -> str:
    return "".join(sorted(sides, key="NESW".index))


def chamber(group: int, doors: str, feature: str, arm: str = "") -> CaveCard:
    """Q-DC-01 to Q-DC-03: one space; arms next to each other; arms around a centre."""
    where = {1: "C", 2: arm, 3: "C"}[group]
    features = {where: feature} if feature else {}
    if group == 1:
        return CaveCard(dict.fromkeys(doors, "C"), set(), features)
    pairs = combinations(doors, 2) if group == 2 else [(side, "C") for side in doors]
    return CaveCard({side: side for side in doors}, {frozenset(pair) for pair in pairs}, features)


def crossing(group: int, doors: str, feature: str) -> CaveCard:
    """DC-P13, DC-P15: two paths of 1, 2 or 3 spaces; one is a bridge, or a tunnel joins the middles of both."""
    behind: dict[str, str] = {}
    links: set[frozenset[str]] = set()
    features: dict[str, str] = {}
    for path in (doors, in_order(set("NESW") - set(doors))):
        one, other = path[0], path[1]
        behind |= {one: path, other: path} if group == 1 else {one: one, other: other}
        spaces = {1: {path}, 2: {one, other}, 3: {one, path, other}}[group]
        if group == 2:
            links.add(frozenset({one, other}))
        if group == 3:
            links |= {frozenset({one, path}), frozenset({path, other})}
        if feature == "bend":
            links |= {frozenset({"T", middle}) for middle in ({path} if group != 2 else spaces)}
        elif path == doors:
            features |= dict.fromkeys(spaces, "bridge")
    if feature == "bend":
        features["T"] = "tunnel"
    return CaveCard(behind, links, features)


@cache
def upright(name: str) -> CaveCard:
    if name == "start":
        return chamber(1, "NESW", "ladder")  # DC-C09, Q-DC-04
    if name.startswith("goal-"):
        goal = next(goal for goal in DECK["goal"] if name == f"goal-{goal['shows']}")
        return chamber(3, goal["doors"], goal["shows"])
    for entry in DECK["path"]:
        feature = entry.get("feature", "")
        if name == "-".join(filter(None, [GROUPS[entry["group"] - 1], feature, entry["doors"]])):
            if feature in ("bridge", "bend"):
                return crossing(entry["group"], entry["doors"], feature)
            return chamber(entry["group"], entry["doors"], feature, entry.get("arm", ""))
    raise KeyError(name)


@cache
def lying(name: str, turned: bool) -> CaveCard:
    return upright(name).turned() if turned else upright(name)


@cache
def ways_to_lie(name: str) -> tuple[bool, ...]:
    return (False,) if lying(name, True).looks() == lying(name, False).looks() else (False, True)


def is_path(name: str) -> bool:
    return name.rpartition("-")[2].isupper()


def edge(cell: Cell, side: str) -> Edge:
    """An edge is told as a cell and its N or E side."""
    if side in "NE":
        return *cell, side
    return *beside(cell, side), OPPOSITE[side]


def at(space: Any) -> Space:
    return space.cell, space.space


class Cave:
    """The cave as one viewer sees it."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.cards = {laid.cell: lying(laid.card, laid.turned) for laid in view.laid}
        self.names = {laid.cell: laid.card for laid in view.laid}
        self.goals = {goal.cell for goal in view.goals}
        self.hidden = {goal.cell for goal in view.goals if not goal.face_up}
        self.webs = {web.edge for web in view.webs}
        self.creatures = {creature.creature: at(creature.at) for creature in view.creatures}
        self.dwarves = {seat.seat: at(seat.at) for seat in view.seats if seat.at}

    def feature(self, space: Space) -> str:
        return self.cards[space[0]].features.get(space[1], "") if space[0] in self.cards else ""

    def spaces_with(self, feature: str) -> set[Space]:
        found = {(cell, card.space_with(feature)) for cell, card in self.cards.items()}
        return {(cell, space) for cell, space in found if space}

    def doors(self, space: Space) -> list[str]:
        return [side for side, behind in self.cards[space[0]].behind.items() if behind == space[1]]

    def steps(self, space: Space, dwarf: bool) -> set[Space]:
        """DC-M01: over a line, through a door that meets a door, up a ladder; dwarves also onto face-down goals."""
        cell, name = space
        found = {(cell, other) for link in self.cards[cell].links if name in link for other in link - {name}}
        for side in self.doors(space):
            there = beside(cell, side)
            if edge(cell, side) in self.webs:  # DC-M07, DC-A25
                continue
            if there in self.hidden:
                if dwarf:  # DC-A26
                    found.add((there, OPPOSITE[side]))
            elif there in self.cards and OPPOSITE[side] in self.cards[there].doors:
                found.add((there, self.cards[there].behind[OPPOSITE[side]]))
        if self.feature(space) == "ladder":  # DC-P12, Q-DC-12 to Q-DC-14
            found |= self.spaces_with("ladder") - {space}
        return found

    def may_lie(self, cell: Cell, card: CaveCard) -> bool:
        """DC-P01 to P10: a free cell, door to door and rock to rock, and a path that goes on."""
        free = cell not in self.cards and cell not in self.goals
        return free and fits(self.cards, cell, card) and any(beside(cell, side) in self.cards for side in card.doors)

    def hews(self, seat: int) -> set[Edge]:
        """DC-A17, D-DC-05, Q-DC-41: webs on the edges of the dwarf's own space."""
        if seat not in self.dwarves or not usable_axes(self.view, seat):
            return set()
        here = self.dwarves[seat]
        return {edge(here[0], side) for side in self.doors(here)} & self.webs

    def web_places(self) -> set[Edge]:
        """DC-A10, Q-DC-46."""
        found = set()
        for cell, card in self.cards.items():
            for side in card.doors:
                other = self.cards.get(beside(cell, side))
                if other is None or OPPOSITE[side] in other.doors:
                    found.add(edge(cell, side))
        return found - self.webs

    def ways_of_goal(self, goal: Cell, side: str) -> list[bool]:
        """Q-DC-31: a door to where the dwarf comes from; if one of these fits all around, only those that do."""
        name = next(found.card for found in self.view.goals if found.cell == goal)
        around = {cell: card for cell, card in self.cards.items() if cell != goal}
        opening = [turned for turned in ways_to_lie(name) if side in lying(name, turned).doors]
        fitting = [turned for turned in opening if fits(around, goal, lying(name, turned))]
        return fitting or opening


def usable_axes(view: Any, seat: int) -> int:
    """DC-A19, D-DC-05."""
    own = view.seats[seat]
    return int(own.axes) - (own.fresh_axe and not view.options.axe_same_turn)
