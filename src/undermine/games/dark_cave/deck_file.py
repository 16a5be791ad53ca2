"""Reads a Dark Cave deck into `Deck`."""

from collections import Counter
from functools import lru_cache

import msgspec

from undermine.engine.decks import check_doors, check_totals, deck_text, parse_deck
from undermine.engine.errors import DeckError
from undermine.engine.grid import LETTERS, letters_of, mask_of
from undermine.engine.pathcards import Faces, PathCard
from undermine.games.dark_cave.deck import (
    ACTIONS,
    BOXED,
    CENTRE,
    FEATURES,
    GOALS,
    GROUPS,
    SETUP,
    SPACES,
    TUNNEL,
    TUNNEL_SPACE,
    Deck,
)

#: What may be written on a path card. A double bend has a tunnel, a bridge a wooden track.
ON_PATHS = ["hole", "ladder", "vein", "bridge", "bend"]
CROSSINGS = {"bridge": ("NS", "EW"), "bend": ("NE", "NW")}

Three = tuple[int, int, int]


class Totals(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    path: Three
    action: Three
    hole: int
    ladder: int
    bridge: int
    bend: int
    vein: int


class GoalEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    shows: str
    doors: str


class CardEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Some copies of one path card."""

    group: int
    doors: str
    copies: int
    feature: str = ""
    arm: str = ""

    def card(self) -> PathCard:
        name = "-".join(filter(None, [GROUPS[self.group - 1], self.feature, self.doors]))
        if self.feature in CROSSINGS:
            return crossing(name, self.group, self.doors, self.feature)
        return chamber(name, self.group, self.doors, self.feature, self.arm)


class ActionEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: str
    copies: Three  # by group


class DeckFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A deck file as it is written."""

    name: str
    totals: Totals
    goal: tuple[GoalEntry, ...]
    path: tuple[CardEntry, ...]
    action: tuple[ActionEntry, ...]


def chamber(name: str, group: int, doors: str, feature: str = "", arm: str = "") -> PathCard:
    """Q-DC-01: one space (I); an arm for every door, all next to each other (II); arms around a centre (III)."""
    if group == 1:
        return PathCard(name, [0 if letter in doors else -1 for letter in LETTERS], (), [feature])
    arms = [doors.index(letter) if letter in doors else -1 for letter in LETTERS]
    if group == 2:
        links = [(a, b) for b in range(len(doors)) for a in range(b)]
        return PathCard(name, arms, links, [feature if letter == arm else "" for letter in doors])
    centre = len(doors)
    return PathCard(name, arms, [(a, centre) for a in range(centre)], [""] * centre + [feature])


def crossing(name: str, group: int, doors: str, feature: str) -> PathCard:
    """DC-P13, DC-P15: two tracks that do not meet, one of them over a bridge; or two bends, and a tunnel between."""
    tracks = [doors, letters_of(15 & ~mask_of(doors))]
    behind = dict.fromkeys(LETTERS, -1)
    links: list[tuple[int, int]] = []
    middles: list[list[int]] = []
    features: list[str] = []
    for track in tracks:
        first = len(features)
        behind[track[0]], behind[track[1]] = first, first + min(group - 1, 1)
        if group == 2:
            links.append((first, first + 1))
        if group == 3:
            links += [(first, first + 2), (first + 1, first + 2)]
        middles.append([[first], [first, first + 1], [first + 2]][group - 1])
        features += ["bridge" if feature == "bridge" and track == doors else ""] * group
    if feature == "bend":  # a tunnel leads to the middle of each bend (components of the deck, Q-DC-20)
        links += [(middle, len(features)) for spaces in middles for middle in spaces]
        features.append("tunnel")
    return PathCard(name, [behind[letter] for letter in LETTERS], links, features)


def load(deck: str = "dark_cave") -> tuple[Deck, str]:
    """A deck, and what a record keeps of it: see `deck_text`.

    >>> load()[0].names[-1]
    'III-goblin'
    """
    text, kept = deck_text("undermine.games.dark_cave", deck)
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
    for doors in [entry.doors for entry in file.path] + [goal.doors for goal in file.goal]:
        check_doors(doors, where)
    _check_entries(file, where)
    _check_sums(file, where)


def _check_entries(file: DeckFile, where: str) -> None:
    features = [entry.feature for entry in file.path if entry.feature not in ["", *ON_PATHS]]
    unknown = [action.name for action in file.action if action.name not in ACTIONS]
    in_arms = [entry for entry in file.path if entry.group == 2 and entry.feature in ("hole", "ladder", "vein")]
    numbers = [entry.copies for entry in file.path] + [n for action in file.action for n in action.copies]
    defects = {
        f"no action {', '.join(unknown)}; there are {', '.join(ACTIONS)}": bool(unknown),
        f"no feature {', '.join(features)}; there are {', '.join(ON_PATHS)}": bool(features),
        "groups are 1, 2 and 3": any(not 1 <= entry.group <= 3 for entry in file.path),
        "copies must be 1 to 100, or 0 of an action in a group": any(not 0 <= n <= 100 for n in numbers)
        or any(entry.copies < 1 for entry in file.path),
        "a hole, ladder or vein of group II needs the arm that it is in": any(
            entry.arm not in list(entry.doors) for entry in in_arms
        ),
        "only a hole, ladder or vein of group II is in an arm": any(
            entry.arm for entry in file.path if entry not in in_arms
        ),
        "the doors of a bridge are NS or EW, those of a double bend NE or NW": any(
            entry.doors not in CROSSINGS[entry.feature] for entry in file.path if entry.feature in CROSSINGS
        ),
        f"the goals must show {', '.join(GOALS)}, each once": sorted(g.shows for g in file.goal) != sorted(GOALS),
        "a goal must be open to every side, upright or turned": any(
            set(LETTERS) - set(goal.doors) - {LETTERS[LETTERS.index(door) ^ 2] for door in goal.doors}
            for goal in file.goal
        ),
    }
    _raise(defects, where)


def _check_sums(file: DeckFile, where: str) -> None:
    path = [sum(entry.copies for entry in file.path if entry.group == group) for group in (1, 2, 3)]
    action = [sum(entry.copies[i] for entry in file.action) for i in range(3)]
    wanted = {f"path of group {GROUPS[i]}": file.totals.path[i] for i in range(3)}
    wanted |= {f"action of group {GROUPS[i]}": file.totals.action[i] for i in range(3)}
    counted = {f"path of group {GROUPS[i]}": path[i] for i in range(3)}
    counted |= {f"action of group {GROUPS[i]}": action[i] for i in range(3)}
    for feature in ON_PATHS:
        wanted[feature] = getattr(file.totals, feature)
        counted[feature] = sum(entry.copies for entry in file.path if entry.feature == feature)
    check_totals(wanted, counted, where)
    names = [entry.card().name for entry in file.path] + [action.name for action in file.action]
    twice = [name for name, count in Counter(names).items() if count > 1]
    kinds = len(file.path) + sum(n > 0 for entry in file.action for n in entry.copies)
    defects = {
        f"{', '.join(twice)} is listed twice; add up the copies": bool(twice),
        f"{kinds} kinds of cards, 120 at most": kinds > 120,
        "path cards can lie in too many ways; 60 kinds at most": len(file.path) > 60,
        "fewer cards than are dealt": path[0] + action[0] < max(n * one for n, (_, one, _) in SETUP.items()) + BOXED
        or path[1] + action[1] < max(n * two for n, (_, _, two) in SETUP.items()) + BOXED
        or path[2] + action[2] < BOXED,
    }
    _raise(defects, where)


def _raise(defects: dict[str, bool], where: str) -> None:
    for defect, bad in defects.items():
        if bad:
            raise DeckError(f"{where}: {defect}")


def numbered(file: DeckFile) -> Deck:
    """Numbers the cards of a checked deck."""
    paths = [entry.card() for entry in file.path]
    start = chamber("start", 1, "NESW", "ladder")  # DC-C09, Q-DC-04
    shapes = {goal.shows: goal.doors for goal in file.goal}
    goals = [chamber(f"goal-{shows}", 3, shapes[shows], shows) for shows in GOALS]  # Q-DC-03
    cards = [*paths, start, *goals]
    faces = Faces(cards)
    actions = [
        (group, number, entry.copies[group])
        for group in range(3)
        for number, name in enumerate(ACTIONS)
        for entry in file.action
        if entry.name == name and entry.copies[group]
    ]
    first = len(paths)
    shapes_by_face = [cards[card] if card >= 0 else PathCard("off", [-1] * 4) for card in faces.card]
    return Deck(
        faces=faces,
        names=[card.name for card in paths] + [f"{GROUPS[group]}-{ACTIONS[number]}" for group, number, _ in actions],
        path_cards=first,
        copies=[entry.copies for entry in file.path] + [copies for _, _, copies in actions],
        groups=[entry.group - 1 for entry in file.path] + [group for group, _, _ in actions],
        actions=[-1] * first + [number for _, number, _ in actions],
        start_face=faces.upright[first],
        goal_faces=[faces.upright[first + 1 + i] for i in range(len(GOALS))],
        features=[[FEATURES.index(feature) for feature in card.features] for card in shapes_by_face],
        space_names=[name_spaces(faces, face, card) for face, card in enumerate(shapes_by_face)],
    )


def name_spaces(faces: Faces, face: int, card: PathCard) -> list[int]:
    """How the spaces of a card are called as it lies, as numbers of SPACES.

    An arm is called by its side. On bridges and double bends a space of both sides of a track is called by both; on all
    other cards it is the centre.
    """
    names = []
    for space in range(card.spaces):
        sides = faces.doors_of[face][space] or [
            d for arm in faces.linked[face][space] for d in faces.doors_of[face][arm]
        ]
        name = letters_of(mask_of("".join(LETTERS[d] for d in sides)))
        if FEATURES.index(card.features[space]) == TUNNEL:
            names.append(TUNNEL_SPACE)
        elif len(name) == 1 or (len(name) == 2 and faces.doors[face] == 15):
            names.append(SPACES.index(name))
        else:
            names.append(CENTRE)
    return names
