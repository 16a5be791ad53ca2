"""Reads a classic deck file into `Deck`."""

from collections import Counter
from functools import lru_cache

import msgspec

from undermine.engine.decks import PathEntry, check_doors, check_totals, deck_text, parse_deck, totals
from undermine.engine.errors import DeckError
from undermine.engine.grid import HALF, cell_at, on_grid
from undermine.engine.pathcards import Faces, tunnel
from undermine.games.classic.codes import KINDS
from undermine.games.classic.deck import SETUP, TOOLS, Deck


class Totals(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    path: int
    action: int
    gold: int
    nuggets: int


class Layout(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    start: tuple[int, int]
    goals: tuple[tuple[int, int], ...]


class StartEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    doors: str


class GoalEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    doors: str
    treasure: bool = False

    @property
    def name(self) -> str:
        return "treasure" if self.treasure else f"stone-{self.doors}"


class ActionEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    copies: int
    broken: str = ""
    repair: tuple[str, ...] = ()
    rockfall: bool = False
    map: bool = False

    @property
    def name(self) -> str:
        if self.broken:
            return f"broken-{self.broken}"
        if self.repair:
            return "repair-" + "-".join(self.repair)
        return "rockfall" if self.rockfall else "map"


class GoldEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    nuggets: int
    copies: int


class DeckFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file as it is written."""

    name: str
    totals: Totals
    layout: Layout
    start: StartEntry
    goal: tuple[GoalEntry, ...]
    path: tuple[PathEntry, ...]
    action: tuple[ActionEntry, ...]
    gold: tuple[GoldEntry, ...]


def load(deck: str = "classic") -> tuple[Deck, str]:
    """A deck, and what a record keeps of it: see `deck_text`.

    >>> load()[0].names[:3]
    ['NS', 'EW', 'ES']
    """
    text, kept = deck_text("undermine.games.classic", deck)
    return read(text, kept), kept


@lru_cache(maxsize=16)
def read(text: str, source: str = "") -> Deck:
    """The deck of a text; made once, because many games are played with the same deck."""
    file = parse_deck(DeckFile, text)
    check(file, f"deck {file.name!r}")
    deck = numbered(file)
    deck.source = source or text
    return deck


def check(file: DeckFile, where: str) -> None:
    """Says what does not add up in a deck."""
    sums = {
        "path": sum(entry.copies for entry in file.path),
        "action": sum(entry.copies for entry in file.action),
        "gold": sum(entry.copies for entry in file.gold),
        "nuggets": sum(entry.copies * entry.nuggets for entry in file.gold),
    }
    check_totals(totals(file.totals), sums, where)
    for doors in [entry.doors for entry in file.path] + [file.start.doors] + [goal.doors for goal in file.goal]:
        check_doors(doors, where)
    for action in file.action:
        _check_action(action, where)
    names = [entry.card().name for entry in file.path] + [action.name for action in file.action]
    _check(not (twice := _twice(names)), f"{where}: {', '.join(twice)} is listed twice; add up the copies")
    copies = [entry.copies for entry in file.path] + [a.copies for a in file.action] + [g.copies for g in file.gold]
    _check(all(0 < number <= 100 for number in copies), f"{where}: copies must be 1 to 100")
    _check(all(1 <= gold.nuggets < KINDS for gold in file.gold), f"{where}: nuggets must be 1 to {KINDS - 1}")
    _check(len(names) <= KINDS, f"{where}: {len(names)} kinds of cards, {KINDS} at most")
    _check(sum(goal.treasure for goal in file.goal) == 1, f"{where}: exactly one goal must be the treasure")
    _check(not _twice([goal.name for goal in file.goal]), f"{where}: two goals of the same shape")
    _check(len(file.goal) == len(file.layout.goals), f"{where}: as many goal cells as goals are needed")
    cells = [file.layout.start, *file.layout.goals]
    _check(len(set(cells)) == len(cells), f"{where}: start and goals need different cells")
    beside = [goal for goal in file.layout.goals if abs(goal[0] - cells[0][0]) + abs(goal[1] - cells[0][1]) == 1]
    _check(not beside, f"{where}: a goal lies right beside the start")
    reach = sums["path"] + len(file.goal) + max(map(abs, file.layout.start)) + 2
    _check(
        reach < HALF and all(on_grid(*cell) for cell in cells), f"{where}: could leave the grid of ±{HALF - 2} cells"
    )
    hands = max(seats * hand for seats, (_, _, hand) in SETUP.items())
    _check(sums["path"] + sums["action"] >= hands, f"{where}: fewer cards than {hands}, the most that is dealt")


def _check(good: bool, defect: str) -> None:
    if not good:
        raise DeckError(defect)


def _twice(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def _check_action(action: ActionEntry, where: str) -> None:
    kinds = bool(action.broken) + bool(action.repair) + action.rockfall + action.map
    _check(kinds == 1, f"{where}: an action card must be one of broken, repair, rockfall, map")
    tools = [tool for tool in (action.broken, *action.repair) if tool]
    unknown = [tool for tool in tools if tool not in TOOLS]
    _check(not unknown, f"{where}: no tool {', '.join(unknown)}; there are {', '.join(TOOLS)}")
    _check(len(set(tools)) == len(tools), f"{where}: {action.name} names a tool twice")


def numbered(file: DeckFile) -> Deck:
    """Numbers the cards of a checked deck."""
    goals = [tunnel(goal.doors, goal.name) for goal in file.goal]
    faces = Faces([*(entry.card() for entry in file.path), tunnel(file.start.doors, "start"), *goals])
    paths = len(file.path)
    names = [entry.card().name for entry in file.path] + [action.name for action in file.action]
    return Deck(
        faces=faces,
        names=names,
        path_cards=paths,
        breaks=[0] * paths + [_tool_mask((action.broken,)) for action in file.action],
        repairs=[0] * paths + [_tool_mask(action.repair) for action in file.action],
        rockfall=names.index("rockfall") if "rockfall" in names else -1,
        map_card=names.index("map") if "map" in names else -1,
        copies=[entry.copies for entry in file.path] + [action.copies for action in file.action],
        gold=[gold.nuggets for gold in file.gold for _ in range(gold.copies)],
        goals=[cell_at(*cell) for cell in file.layout.goals],
        start_cell=cell_at(*file.layout.start),
        start_face=faces.upright[paths],
        goal_faces=[faces.upright[paths + 1 + i] for i in range(len(goals))],
        treasure=next(i for i, goal in enumerate(file.goal) if goal.treasure),
    )


def _tool_mask(tools: tuple[str, ...]) -> int:
    return sum(1 << TOOLS.index(tool) for tool in tools if tool)
