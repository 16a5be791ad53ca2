"""Building the second world: all that a viewer may not know is dealt anew, all that he saw stays.

Chance enters a match by one door, so a world is the list of what came out of it. For every round we follow each card of
the deck by its place in the shuffled pile. Those that the viewer had not seen by the end of the time looked at are
dealt anew among their places; passes of others follow their cards; so do unseen goals, roles and gold.
"""

from random import Random
from typing import Any, NamedTuple

import undermine
from undermine import Match
from undermine.engine.chance import Chance
from undermine.games import game_named
from undermine.games.classic.decisions import Pass, TakeGold, card_played
from undermine.games.classic.deck import SETUP

ROLES, GOALS, DECK, GOLD = range(4)  # what a round shuffles, in this order


class Recorded(Chance):
    """Notes down what comes out."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.first = -1
        self.shuffles: list[list[int]] = []

    def below(self, limit: int) -> int:
        self.first = super().below(limit)
        return self.first

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        self.shuffles.append(items.copy())


class Scripted(Chance):
    """Gives what was written down."""

    def __init__(self, first: int, shuffles: list[list[int]]) -> None:
        super().__init__("scripted")
        self.first = first
        self.script = iter(shuffles)

    def below(self, limit: int) -> int:
        self.count += 1
        return self.first % limit

    def shuffle(self, items: list[int]) -> None:
        self.count += 1
        items[:] = next(self.script)


class Step(NamedTuple):
    round: int
    seat: int
    decision: Any


class History:
    """A played match, step by step, with the shuffles that it came from."""

    def __init__(self, seats: int, seed: str, player: Any, options: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.options = options or {}
        self.chance = Recorded(seed)
        match = Match(game_named("classic"), seats, self.options, None, self.chance)
        self.steps: list[Step] = []
        self.drew: list[bool] = []
        random = Random(seed)
        while match.result is None:
            decision = player(match, random)
            self.steps.append(Step(match.view(None).round, match.waiting[0], decision))
            seat = match.waiting[0]
            events = match.decide(decision)
            self.drew.append(any(type(e).__name__ == "Drew" and e.seat == seat for e in events))
        self.rounds = match.view(None).round

    def begin(self, shuffles: list[list[int]]) -> Match:
        return Match(game_named("classic"), self.seats, self.options, None, Scripted(self.chance.first, shuffles))

    def original(self) -> list[list[int]]:
        return [shuffle.copy() for shuffle in self.chance.shuffles]

    def second_world(self, viewer: int | None, time: int, random: Random) -> tuple[list[list[int]], list[Any]]:
        """Other shuffles and the decisions to go with them, alike to the viewer up to decision number `time`."""
        shuffles = self.original()
        decisions: list[Any] = [decision for _, _, decision in self.steps[:time]]
        now = self.steps[time].round
        for number in range(1, now + 1):
            at = (number - 1) * 4
            steps = [i for i in range(time) if self.steps[i].round == number]
            decks = _DeckOfRound(self, shuffles[at + DECK], steps, viewer)
            decks.deal_anew(shuffles[at + DECK], decisions, random)
            gold_phase = any(isinstance(decisions[i], TakeGold) for i in steps)
            self._goals(shuffles[at + GOALS], number, steps, viewer, random)
            if number == now and not gold_phase and not isinstance(self.steps[time].decision, TakeGold):
                hidden = [seat for seat in range(self.seats + 1) if seat != viewer]
                shuffle_at(shuffles[at + ROLES], hidden, random)
                random.shuffle(shuffles[at + GOLD])
        return shuffles, decisions

    def _goals(self, goals: list[int], number: int, steps: list[int], viewer: int | None, random: Random) -> None:
        """Goals that the viewer neither saw turned over nor looked at change places."""
        seen = self._seen_goals(number, steps, viewer)
        shuffle_at(goals, [place for place in range(3) if place not in seen], random)

    def _seen_goals(self, number: int, steps: list[int], viewer: int | None) -> set[int]:
        # Asked of the match itself: what its view shows at the last of these steps.
        match = self.begin(self.original())
        seen: set[int] = set()
        last = steps[-1] if steps else -1
        for i, (_, seat, decision) in enumerate(self.steps[: last + 1]):
            match.decide(decision, seat)
            if self.steps[i].round == number:
                events = match.log(viewer, i)
                seen |= {PLACES[e.goal] for e in events if getattr(e, "goal", None) and getattr(e, "card", None)}
        return seen


PLACES = {(8, 2): 0, (8, 0): 1, (8, -2): 2}


class _DeckOfRound:
    """Follows every card of one round by its place in the shuffled deck."""

    def __init__(self, history: History, deck: list[int], steps: list[int], viewer: int | None) -> None:
        self.names = undermine.start("classic", 3, 0).state.deck.names
        size = SETUP[history.seats][2]
        pile = list(range(len(deck)))
        hands = []
        for _ in range(history.seats):
            hands.append(pile[-size:])
            del pile[-size:]
        self.passed: dict[int, int] = {}  # step -> place, passes of others
        known = set(hands[viewer]) if viewer is not None else set()
        for i in steps:
            _, seat, decision = history.steps[i]
            card = card_played(decision)
            if card is not None:
                place = next(p for p in hands[seat] if self.names[deck[p]] == card)
                hands[seat].remove(place)
                if not isinstance(decision, Pass):
                    known.add(place)
                elif seat != viewer:
                    self.passed[i] = place
            if history.drew[i]:
                drawn = pile.pop()
                hands[seat].append(drawn)
                if seat == viewer:
                    known.add(drawn)
        self.hidden = [place for place in range(len(deck)) if place not in known]

    def deal_anew(self, deck: list[int], decisions: list[Any], random: Random) -> None:
        shuffle_at(deck, self.hidden, random)
        for step, place in self.passed.items():
            decisions[step] = Pass(self.names[deck[place]])


def shuffle_at(items: list[int], places: list[int], random: Random) -> None:
    values = [items[place] for place in places]
    random.shuffle(values)
    for place, value in zip(places, values, strict=True):
        items[place] = value
