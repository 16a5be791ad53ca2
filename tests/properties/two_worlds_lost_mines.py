"""The second world of The Lost Mines: all that a viewer may not know is dealt anew, all that he saw stays.

As in two_worlds.py, cards are followed by their place in the shuffled deck. Clans and the backs of treasures are
public, so identities change places only within a clan, and values only among treasures with the same symbol. What a
trap took from another seat is drawn again so that it hits the same place.
"""

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from tests.properties.two_worlds import shuffle_at
from undermine import Match
from undermine.engine.chance import Chance
from undermine.games import game_named
from undermine.games.lost_mines import decisions as d
from undermine.games.lost_mines.deck import SET_ASIDE, SETUP, TOOLS, clan_of, symbol_of
from undermine.games.lost_mines.events import ToolUsed

MINES, TREASURES, ROLES, DECK = range(4)  # what a round shuffles, in this order

Outcome = int | list[int]


class Recorded(Chance):
    """Notes down all that comes out, in order."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.outcomes: list[Outcome] = []

    def below(self, limit: int) -> int:
        drawn = super().below(limit)
        self.outcomes.append(drawn)
        return drawn

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        self.outcomes.append(items.copy())


class Scripted(Chance):
    """Gives what was written down."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__("scripted")
        self.script = iter(outcomes)

    def below(self, limit: int) -> int:
        self.count += 1
        outcome = next(self.script)
        assert isinstance(outcome, int) and outcome < limit
        return outcome

    def shuffle(self, items: list[int]) -> None:
        self.count += 1
        outcome = next(self.script)
        assert isinstance(outcome, list)
        items[:] = outcome


class Step:
    """One decision, with all that happened and all that chance gave."""

    def __init__(self, round_: int, seat: int, decision: Any, events: list[Any], outcomes: range) -> None:
        self.round = round_
        self.seat = seat
        self.decision = decision
        self.events = events
        self.outcomes = outcomes


class History:
    def __init__(self, seats: int, seed: str, player: Callable[..., Any], options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.chance = Recorded(seed)
        match = Match(game_named("lost_mines"), seats, options, None, self.chance)
        self.names: list[str] = match.state.deck.names
        self.steps: list[Step] = []
        self.round_starts = [0]  # index of each round's first outcome, its first shuffle
        random = Random(seed)
        self.round_starts[0] = next(i for i, out in enumerate(self.chance.outcomes) if isinstance(out, list))
        while match.result is None:
            decision, seat, number = player(match, random), match.waiting[0], match.view(None).round
            told, drawn = len(match._log), len(self.chance.outcomes)
            match.decide(decision)
            self.steps.append(Step(number, seat, decision, match._log[told:], range(drawn, len(self.chance.outcomes))))
            if match.result is None and match.view(None).round > number:
                first = next(i for i in self.steps[-1].outcomes if isinstance(self.chance.outcomes[i], list))
                self.round_starts.append(first)

    def begin(self, outcomes: list[Outcome]) -> Match:
        return Match(game_named("lost_mines"), self.seats, self.options, None, Scripted(outcomes))

    def original(self) -> list[Outcome]:
        return [out.copy() if isinstance(out, list) else out for out in self.chance.outcomes]

    def second_world(self, viewer: int | None, time: int, random: Random) -> tuple[list[Outcome], list[Any]]:
        outcomes = self.original()
        decisions = [step.decision for step in self.steps[:time]]
        now = self.steps[time].round
        for number in range(1, now + 1):
            world = _Round(self, number, [i for i in range(time) if self.steps[i].round == number], viewer)
            world.change(outcomes, decisions, random, number == now)
        return outcomes, decisions


class _Round:
    """One round in the second world."""

    def __init__(self, history: History, number: int, steps: list[int], viewer: int | None) -> None:
        self.history = history
        self.start = history.round_starts[number - 1]
        self.steps = steps
        self.viewer = viewer
        events = [event for i in steps for event in history.steps[i].events]
        own = [event for event in events if getattr(event, "seat", None) == viewer]
        self.mines_seen = {e.mine for e in events if type(e).__name__ == "MineRevealed"}
        self.mines_seen |= {e.mine for e in own if type(e).__name__ == "MineSeen"}
        self.places_seen = {e.place for e in own if type(e).__name__ == "TreasureSeen"}
        taken = {e.place: e.seat for e in events if type(e).__name__ == "TreasureTaken"}
        if not history.options.get("own_treasure_hidden"):
            self.places_seen |= {place for place, seat in taken.items() if seat == viewer}
        self.dwarves_seen = {e.target for e in own if type(e).__name__ == "DwarfSeen"} | {viewer}

    def change(self, outcomes: list[Outcome], decisions: list[Any], random: Random, current: bool) -> None:
        mines, treasures, roles, deck = (outcomes[self.start + i] for i in range(4))
        assert isinstance(mines, list) and isinstance(treasures, list)
        assert isinstance(roles, list) and isinstance(deck, list)
        cells = [(10, 0), (10, 2), (10, 4), (10, 6)]
        shuffle_at(mines, [i for i, cell in enumerate(cells) if cell not in self.mines_seen], random)
        seats = self.history.seats
        hidden = [i for i in range(len(treasures)) if i >= seats or (current and i + 1 not in self.places_seen)]
        self._within(treasures, hidden, symbol_of, random)
        if current:
            hidden = [i for i in range(len(roles)) if i >= seats or i not in self.dwarves_seen]
            self._within(roles, hidden, clan_of, random)
        self._deck(deck, outcomes, decisions, random)

    def _within(self, items: list[int], places: list[int], group: Callable[[int], int], random: Random) -> None:
        """Shuffles within groups of equal backs."""
        groups: dict[int, list[int]] = defaultdict(list)
        for place in places:
            groups[group(items[place])].append(place)
        for same in groups.values():
            shuffle_at(items, same, random)

    def _deck(self, deck: list[int], outcomes: list[Outcome], decisions: list[Any], random: Random) -> None:
        walk = _Walk(self.history, deck.copy(), self.steps)
        hidden = [place for place in range(len(deck)) if place not in walk.known(self.viewer)]
        shuffle_at(deck, hidden, random)
        names = self.history.names
        for step, places in walk.discards.items():
            decisions[step] = d.Discard(tuple(names[deck[place]] for place in places))
        for outcome, (hand, place) in walk.losses.items():
            outcomes[outcome] = sorted(deck[p] for p in hand).index(deck[place])


class _Walk:
    """Follows every card of a round by its place in the deck."""

    def __init__(self, history: History, deck: list[int], steps: list[int]) -> None:
        self.history = history
        self.deck = deck
        size = SETUP[history.seats][1]
        pile = list(range(SET_ASIDE, len(deck)))
        self.hands: list[list[int]] = []
        for _ in range(history.seats):
            self.hands.append(pile[-size:])
            del pile[-size:]
        self.held: list[set[int]] = [set(hand) for hand in self.hands]  # all that a seat ever held
        self.played: set[int] = set()
        self.discards: dict[int, list[int]] = {}
        self.losses: dict[int, tuple[list[int], int]] = {}
        for i in steps:
            step = history.steps[i]
            self._decide(i, step)
            below = [o for o in step.outcomes if isinstance(history.chance.outcomes[o], int)]
            for event in step.events:
                if type(event).__name__ == "TrapSprung" and event.lost:
                    hand = self.hands[step.seat].copy()
                    self.losses[below.pop(0)] = (hand, self._out(step.seat, event.card))
                elif type(event).__name__ == "Drew":
                    self.hands[step.seat].append(pile[-1])
                    self.held[step.seat].add(pile.pop())

    def _out(self, seat: int, card: str) -> int:
        place = next(p for p in self.hands[seat] if self.history.names[self.deck[p]] == card)
        self.hands[seat].remove(place)
        return place

    def _decide(self, i: int, step: Step) -> None:
        if isinstance(step.decision, d.Discard):
            self.discards[i] = [self._out(step.seat, card) for card in step.decision.cards]
        else:
            card = self._card(step)
            if card is not None:
                self.played.add(self._out(step.seat, card))

    def _card(self, step: Step) -> str | None:
        match step.decision:
            case d.Lay(card) | d.LookAtMine(card) | d.LookAtTreasure(card) | d.LookAtDwarf(card):
                return card
            case d.SetTrap():
                return "trap"
            case d.SetTroll():
                return "troll"
            case d.Storm():
                return "storm"
            case d.UseTool():
                return next(e.tool for e in step.events if isinstance(e, ToolUsed) and e.tool in TOOLS)
        return None

    def known(self, viewer: int | None) -> set[int]:
        return self.played | (self.held[viewer] if viewer is not None else set())
