"""The Dark Cave against naive answers: what may be decided, where a step leads, what it costs.

All is worked out anew from docs/rules/dark-cave.md, the deck's text and what the deciding seat sees: a card is a few
named spaces, the cave is a dict of cards, and every question is answered by walking through it.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar

import pytest

import undermine
from tests.oracle import OPPOSITE, SIDES, Cell, beside
from tests.properties.dark_cave_moments import PERFT, moments
from tests.properties.naive_dark_cave import Cave, Space, edge, is_path, lying, usable_axes, ways_to_lie
from undermine import Match
from undermine.engine.decisions import Decision
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.decisions import AnswerAxe, Attract, Hew, Rockfall, Rouse, Step
from undermine.games.dark_cave.views import AttackView

T = TypeVar("T")

REACH = {"rat": 3, "lindworm": 4, "goblin": 5}  # DC-C12


def naive_choices(match: Match) -> set[str]:
    """All that the first seat waited for may decide, but for a proposal to end the game."""
    seat = match.waiting[0]
    view = match.view(seat)
    cave = Cave(view)
    hews = {f"hew {x},{y} {side}" for x, y, side in cave.hews(seat)}
    match view.phase:
        case "play":
            return hews | set(naive_plays(cave, seat))
        case "move":
            steps = cave.steps(cave.dwarves[seat], True) if view.steps_left else set()
            return {"stop", *hews, *map(written, steps)}
        case "creature":
            return {"stop", *map(written, cave.steps(cave.creatures[view.walking], False))}
        case "meet":
            assert {cave.creatures[creature] for creature in view.meeting} == {cave.dwarves[seat]}
            return {f"meet {creature}" for creature in view.meeting}
        case "align":
            return {"align upright", "align turned"}
        case _:
            return {f"{view.phase} yes", f"{view.phase} no"}


def written(space: Space) -> str:
    (x, y), name = space
    return f"step {x},{y} {name}"


def naive_plays(cave: Cave, seat: int) -> Iterator[str]:
    """DC-T02: path cards, action cards, and one or two cards to discard."""
    hand = sorted(cave.view.seats[seat].hand.cards)
    cells = {beside(cell, side) for cell in cave.cards for side in SIDES}
    yield from (f"discard {card}" for card in hand)
    yield from (f"discard {one} {other}" for one, other in combinations(hand, 2))
    for card in set(hand):
        if is_path(card):
            for turned in ways_to_lie(card) if cave.view.options.rotate180 else (False,):
                for x, y in cells:
                    if cave.may_lie((x, y), lying(card, turned)):
                        yield f"lay {card}{'~' if turned else ''} {x},{y}"
        else:
            yield from naive_actions(cave, seat, card, card.partition("-")[2])


def naive_actions(cave: Cave, seat: int, card: str, kind: str) -> Iterator[str]:
    """DC-A01 to A30, card by card."""
    view = cave.view
    seats = {other.seat: "ABCDEFGH"[other.seat] for other in view.seats}
    occupied = {cell for cell, _ in [*cave.dwarves.values(), *cave.creatures.values()]}
    match kind:
        case "information":
            yield from (f"look-goal {x},{y} with {card}" for x, y in cave.hidden)
            for other in view.seats:
                if other.seat != seat and not other.clan.face_up:
                    yield f"look-clan {seats[other.seat]} with {card}"
        case "rockfall":
            for (x, y), name in cave.names.items():
                if is_path(name) and (x, y) not in occupied:
                    yield f"rockfall {x},{y} with {card}"
        case "swap":
            if view.seats[seat].hand.number > 1 or not view.options.swap_needs_cards:
                yield from (f"swap {name} with {card}" for other, name in seats.items() if other != seat)
        case "web":
            yield from (f"web {x},{y} {side} with {card}" for x, y, side in cave.web_places())
        case "boots":
            yield from (f"equip {name} with {card}" for other, name in seats.items() if not view.seats[other].boots)
        case "axe":
            yield from (f"equip {name} with {card}" for name in seats.values())
        case _ if kind in cave.creatures:
            yield f"rouse with {card}"
        case _:
            yield from (f"attract {x},{y} with {card}" for (x, y), _ in cave.spaces_with("hole"))


def engine_choices(match: Match) -> set[str]:
    found = set(map(str, match.choices())) - {"propose-end"}
    return {" ".join(["discard", *sorted(text.split()[1:])]) if text.startswith("discard") else text for text in found}


@pytest.mark.clause("DC-P01", "DC-P02", "DC-P03", "DC-P04", "DC-P06", "DC-P07", "DC-P10", "D-DC-02", "Q-DC-05")
@pytest.mark.clause("DC-A03", "DC-A10", "DC-A15", "DC-A21", "DC-A26", "DC-A28", "DC-M07", "Q-DC-41", "Q-DC-46")
@pytest.mark.clause("DC-C10", "DC-P12", "DC-P13", "DC-T02", "Q-DC-01", "Q-DC-03", "Q-DC-12", "Q-DC-13", "Q-DC-20")
def test_what_may_be_decided(soak: int) -> None:
    for match, decision in moments("decide", soak):
        assert engine_choices(match) == naive_choices(match), match.position()
        match.decide(decision)


@pytest.mark.parametrize("name", PERFT)
def test_lines_of_play_counted_by_naive_choices(name: str) -> None:
    """The counts of the golden file, as far as that is not too many, but without the engine's choices."""
    counts = PERFT[name]["counts"]
    positions = [PERFT[name]["position"]]
    for depth, count in enumerate(counts):
        matches = [undermine.load_position(text) for text in positions]
        found = [(match, every_naive_choice(match)) for match in matches]
        assert sum(len(choices) for _, choices in found) == count, f"{name}, depth {depth + 1}"
        if count > 250:
            break
        positions = [after(match, choice) for match, choices in found for choice in choices]


def every_naive_choice(match: Match) -> set[str]:
    if match.result is not None:
        return set()
    return naive_choices(match) | ({"propose-end"} if match.why_not("propose-end") is None else set())


def after(match: Match, choice: str) -> str:
    again = undermine.load_position(match.position())
    again.decide(choice)
    return again.position()


class Told:
    """What a decision led to, as a spectator was told."""

    def __init__(self, match: Match, decision: Decision) -> None:
        self.match = match
        self.before = match.view(None)
        self.cave = Cave(self.before)
        match.decide(decision)
        self.events = match.log(None, match.decided - 1)
        self.after = match.view(None)
        self.decision = decision

    def of(self, kind: type[T]) -> list[T]:
        return [event for event in self.events if isinstance(event, kind)]

    def goes_on(self, phase: str, steps: int) -> bool:
        """Whether the same seat may go on, with so many steps."""
        same = (self.after.phase, self.after.turn) == (phase, self.before.turn)
        return same and self.after.steps_left == steps


def check_dwarf(told: Told, there: Space) -> None:
    """Q-DC-26: what a step of a dwarf costs, and what comes of it."""
    before, cave, seat = told.before, told.cave, told.before.turn
    own, here = before.seats[seat], told.cave.dwarves[told.before.turn]
    onto_bridge = cave.feature(there) == "bridge" and there[0] != here[0]
    bridges = [(e.seat, e.lost) for e in told.of(ev.CardLost) if e.to == "bridge"]
    assert bridges == ([(seat, own.hand.number > 0)] if onto_bridge else [])
    tunnels = [(e.seat, e.lost) for e in told.of(ev.GoldLost) if e.to == "tunnel"]
    assert tunnels == ([(seat, own.gold > 0)] if cave.feature(there) == "tunnel" else [])
    gone = sum(e.lost for e in told.of(ev.CardLost) if e.seat == seat)
    assert told.after.seats[seat].discarded.number == own.discarded.number + gone
    if told.of(ev.GameEnded):
        return
    lost = sum(e.lost for e in told.of(ev.GoldLost) if e.seat == seat)
    assert told.after.seats[seat].gold == own.gold - lost + len(told.of(ev.GoldTaken))
    met = {creature for creature, space in cave.creatures.items() if space == there}
    asked = "meet" if len(met) > 1 else "axe" if met and usable_axes(before, seat) else None
    assert (told.after.phase if told.after.phase in ("axe", "meet") else None) == asked
    assert {e.creature for e in told.of(ev.Attacked)} == (set() if asked else met)
    out = cave.feature(there) == "exit" and not asked
    assert [(e.seat, e.gold) for e in told.of(ev.DwarfLeft)] == ([(seat, own.gold - lost)] if out else [])
    if there[0] in cave.hidden:
        check_reveal(told, there)
    elif not met and not out:
        left = before.steps_left - 1
        now = Cave(told.after)
        if left and (now.steps(there, True) or now.hews(seat)):
            assert told.goes_on("move", left)
            assert now.dwarves[seat] == there
        else:
            assert [e.automatic for e in told.of(ev.Stopped)] == [True]
    elif met and not before.options.axe_keeps_moving:
        assert not told.after.steps_left or told.after.turn != seat


def check_reveal(told: Told, there: Space) -> None:
    """DC-R01 to R03, Q-DC-31."""
    goal, side = there
    now = Cave(told.after)
    assert goal not in now.hidden
    ways = now.ways_of_goal(goal, side)
    assert (told.after.phase == "align") == (len(ways) == 2)
    if len(ways) == 1:
        assert now.cards[goal].looks() == lying(now.names[goal], ways[0]).looks()
        assert now.dwarves[told.before.turn] == there
        assert told.of(ev.Stopped)


def check_creature(told: Told, there: Space) -> None:
    """DC-A22 to A24, DC-O01: it stops where dwarves are; who of them has an axe is asked first."""
    before, after = told.before, told.after
    seats = [(before.turn + 1 + i) % len(before.seats) for i in range(len(before.seats))]
    victims = [seat for seat in seats if told.cave.dwarves.get(seat) == there]
    assert [(e.creature, (e.cell, e.space)) for e in told.of(ev.CreatureStepped)] == [(before.walking, there)]
    if not victims:
        left = before.steps_left - 1
        more = left and told.cave.steps(there, False)
        assert told.goes_on("creature", left) if more else after.walking is None
        assert not told.of(ev.Attacked)
        return
    check_attack(told, before.walking, victims)


def check_attack(told: Told, creature: str, victims: list[int]) -> None:
    armed = [seat for seat in victims if usable_axes(told.before, seat)]
    if armed:
        assert told.after.phase == "axe"
        assert told.after.attack == AttackView(creature, tuple(victims))
        together = told.before.options.axe_prompt == "simultaneous"
        assert told.match.waiting == tuple(armed if together else armed[:1])
        assert not told.of(ev.Attacked)
    else:
        assert [(e.seat, e.creature) for e in told.of(ev.Attacked)] == [(seat, creature) for seat in victims]
        assert told.after.walking is None


def check_answer(told: Told, answers: dict[int, bool]) -> None:
    """DC-A24, Q-DC-63: the first yes in order drives the creature away; else all are attacked."""
    attack = told.before.attack
    order = [seat for seat in attack.victims if usable_axes(told.before, seat)]
    together = told.before.options.axe_prompt == "simultaneous"
    if together and len(answers) < len(order):
        assert told.events == ()
        return
    driving = next((seat for seat in order if answers.get(seat)), None)
    assert [e.seat for e in told.of(ev.CreatureDrivenAway)] == ([] if driving is None else [driving])
    before_it = order if driving is None else order[: order.index(driving)]
    kept = [e.seat for e in told.of(ev.AxeKept)]
    assert kept == (before_it if together else [seat for seat in before_it if list(answers)[-1] == seat])
    struck = driving is None and len(answers) == len(order)
    hit = [e.seat for e in told.of(ev.Attacked) if e.creature == attack.creature]
    assert hit == (list(attack.victims) if struck else [])
    if driving is None and not struck:
        assert told.match.waiting == (order[len(answers)],)


def check_coming(told: Told, creature: str, space: Space) -> None:
    """DC-A20, DC-A28, DC-C12: out of the hole, or from where it is, with all its steps."""
    if told.before.options.emerge_attacks and isinstance(told.decision, Attract):
        there = [seat for seat, at_ in told.cave.dwarves.items() if at_ == space]
        if there:
            turn, number = told.before.turn, len(told.before.seats)
            check_attack(told, creature, sorted(there, key=lambda seat: (seat - turn - 1) % number))
            return
    if told.cave.steps(space, False):
        assert told.goes_on("creature", REACH[creature])
        assert Cave(told.after).creatures[creature] == space
    assert [e for e in told.of(ev.Attacked) if e.creature == creature] == []


def check_rockfall(told: Told, cell: Cell) -> None:
    """DC-A05, DC-A13, Q-DC-47: webs beside the card go with it, unless they lie on the door of another card."""
    gone = set()
    for side in SIDES:
        other = told.cave.cards.get(beside(cell, side))
        if edge(cell, side) in told.cave.webs and (other is None or OPPOSITE[side] not in other.doors):
            gone.add(edge(cell, side))
    assert gone <= {e.edge for e in told.of(ev.WebGone)}
    worn = {web.edge for web in told.before.webs if web.side == 1}  # the next turn may have begun
    assert told.cave.webs - Cave(told.after).webs <= gone | worn
    assert cell not in Cave(told.after).cards


def check_beginning(told: Told) -> None:
    """DC-M01, DC-A14, DC-A32: how far the dwarf may go once the card is played."""
    after = told.after
    if after.phase == "move" and after.turn == told.before.turn and told.before.phase in ("play", "creature"):
        own = after.seats[after.turn]
        still = after.stays or own.lying or own.at is None
        if not isinstance(told.decision, Hew):
            assert after.steps_left == (0 if still else 3 + own.boots)


def check(told: Told, answers: dict[int, bool]) -> None:
    """What this decision should have led to."""
    match told.decision:
        case Step(cell, space) if told.before.phase == "move":
            check_dwarf(told, (cell, space))
        case Step(cell, space):
            check_creature(told, (cell, space))
        case Attract(card, cell):
            hole = told.cave.cards[cell].space_with("hole")
            check_coming(told, card.partition("-")[2], (cell, hole or ""))
        case Rouse(card):
            creature = card.partition("-")[2]
            check_coming(told, creature, told.cave.creatures[creature])
        case Rockfall(_, cell):
            check_rockfall(told, cell)
        case AnswerAxe(yes):
            answers[told.match.decisions[-1][0]] = yes
            check_answer(told, answers)
    check_beginning(told)


@pytest.mark.clause("DC-M01", "DC-M02", "DC-M04", "DC-M05", "DC-M06", "DC-M08", "DC-P14", "DC-P15", "DC-P16")
@pytest.mark.clause("DC-A14", "DC-A22", "DC-A23", "DC-A24", "DC-A25", "DC-A29", "DC-C12", "DC-O01", "Q-DC-63")
@pytest.mark.clause("DC-R01", "DC-R02", "DC-R03", "Q-DC-16", "Q-DC-17", "Q-DC-31", "Q-DC-33", "Q-DC-47", "Q-DC-60")
def test_where_steps_lead_and_what_they_cost(soak: int) -> None:
    seen: Counter[str] = Counter()
    answers: dict[int, bool] = {}  # to the attack that goes on
    for match, decision in moments("walk", soak):
        told = Told(match, decision)
        check(told, answers)
        if told.after.attack != told.before.attack:
            answers = {}
        seen.update(f"{type(event).__name__} {getattr(event, 'to', '')}".strip() for event in told.events)
    rare = "CardLost bridge, GoldLost tunnel, GoalRevealed, GoalAligned, Attacked, AxeKept, CreatureRoused, DwarfLeft"
    assert [kind for kind in rare.split(", ") if seen[kind] < 5] == [], "all of this should come up"
