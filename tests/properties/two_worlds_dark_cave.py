"""The second world of The Dark Cave: all that a viewer may not know is dealt anew, all that he saw stays.

As in two_worlds.py, cards are followed by their place in the shuffled decks. A place that the viewer ever held keeps
its card and its way. Of all other cards he knows only their groups, and which card was played when: so a card that
another seat plays, discards or loses is taken anew from those of its hand that look the same from behind, and what is
never seen is dealt anew within its group. If the table hides the backs, what others discard and lose may also come from
another group, as long as the game can go on the same way. Clans are public, so identities change places only within a
clan; and never so that a dwarf who left would have ended the game. Where all are asked about axes at once, an answer
that was not told may be another one.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from tests.properties.two_worlds import shuffle_at
from tests.properties.two_worlds_lost_mines import Outcome, Recorded, Scripted
from undermine import Match
from undermine.games import game_named
from undermine.games.dark_cave import decisions as d
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import BOXED, SETUP

GOALS, ROLES, DECKS = 0, 1, 2  # what the setup shuffles, in this order; there are three decks

Place = tuple[int, int]  # group, and place in its deck


class Step:
    """One decision, with all that happened and all that chance gave."""

    def __init__(self, turn: int, seat: int, decision: Any, events: list[Any], outcomes: list[int]) -> None:
        self.turn = turn
        self.seat = seat
        self.decision = decision
        self.events = events
        self.outcomes = outcomes


class History:
    def __init__(self, seats: int, seed: str, player: Callable[..., Any], options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.chance = Recorded(seed)
        match = Match(game_named("dark_cave"), seats, options, None, self.chance)
        self.deck = match.state.deck
        self.goals = [goal.cell for goal in match.view(None).goals]
        self.first = next(i for i, outcome in enumerate(self.chance.outcomes) if isinstance(outcome, list))
        self.steps: list[Step] = []
        random = Random(seed)
        while match.result is None:
            decision, seat, turn = player(match, random), random.choice(match.waiting), match.view(None).turn
            told, drawn = len(match._log), len(self.chance.outcomes)
            match.decide(decision, seat)
            outcomes = list(range(drawn, len(self.chance.outcomes)))
            self.steps.append(Step(turn, seat, decision, match._log[told:], outcomes))

    def begin(self, outcomes: list[Outcome]) -> Match:
        return Match(game_named("dark_cave"), self.seats, self.options, None, Scripted(outcomes))

    def original(self) -> list[Outcome]:
        return [out.copy() if isinstance(out, list) else out for out in self.chance.outcomes]

    def shuffled(self, outcomes: list[Outcome], number: int) -> list[int]:
        found = outcomes[self.first + number]
        assert isinstance(found, list)
        return found

    def second_world(self, viewer: int | None, time: int, random: Random) -> tuple[list[Outcome], list[Any]]:
        outcomes = self.original()
        decisions = [step.decision for step in self.steps[:time]]
        events = [event for step in self.steps[:time] for event in step.events]
        self._goals(self.shuffled(outcomes, GOALS), events, viewer, random)
        self._roles(self.shuffled(outcomes, ROLES), events, viewer, random)
        self._axes(decisions, viewer, random)
        first = _Walk(self, self.steps[:time], viewer)
        for attempt in range(20):
            loose = self.options.get("show_backs") is False and attempt < 19
            try:
                second = _Walk(self, self.steps[:time], viewer, first, loose, random)
            except IndexError:  # a card that is played later was discarded: try again
                continue
            break
        second.write(outcomes, decisions, random)
        return outcomes, decisions

    def _goals(self, goals: list[int], events: list[Any], viewer: int | None, random: Random) -> None:
        seen = {e.goal for e in events if isinstance(e, ev.GoalRevealed)}
        seen |= {e.goal for e in events if isinstance(e, ev.GoalSeen) and e.seat == viewer}
        shuffle_at(goals, [i for i, cell in enumerate(self.goals) if cell not in seen], random)

    def _roles(self, roles: list[int], events: list[Any], viewer: int | None, random: Random) -> None:
        """Identities change places within a clan, but not so that an exit would have ended the game (DC-E02)."""
        seen = {viewer} | {e.seat for e in events if isinstance(e, ev.ClanRevealed)}
        seen |= {e.target for e in events if isinstance(e, ev.ClanSeen) and e.seat == viewer}
        if any(isinstance(e, ev.LeftOverSeen) and e.seat == viewer for e in events):
            seen |= set(range(self.seats, len(roles)))
        out = [e.seat for e in events if isinstance(e, ev.DwarfLeft)]
        hidden: dict[int, list[int]] = defaultdict(list)
        for place, role in enumerate(roles):
            if place not in seen:
                hidden[role >> 1].append(place)
        before = roles.copy()
        for _ in range(20):
            for places in hidden.values():
                shuffle_at(roles, places, random)
            inside = [role for seat, role in enumerate(roles[: self.seats]) if seat not in out]
            if not out or len({role >> 1 ^ role & 1 for role in inside}) == 2:
                return
        roles[:] = before

    def _axes(self, decisions: list[Any], viewer: int | None, random: Random) -> None:
        """Q-DC-63: all are asked at once; nobody is told what they said who come after the first yes."""
        if self.options.get("axe_prompt") != "simultaneous":
            return
        asked: list[int] = []
        for i in range(len(decisions) + 1):
            if i < len(decisions) and isinstance(decisions[i], d.AnswerAxe):
                asked.append(i)
                driven = [e.seat for e in self.steps[i].events if isinstance(e, ev.CreatureDrivenAway)]
                if not driven and not any(isinstance(e, ev.Attacked) for e in self.steps[i].events):
                    continue
                turn = self.steps[i].turn
                last = (driven[0] - turn - 1) % self.seats if driven else self.seats
                untold = [j for j in asked if (self.steps[j].seat - turn - 1) % self.seats > last]
            else:
                untold = asked
            for j in untold:
                if self.steps[j].seat != viewer:
                    decisions[j] = d.AnswerAxe(random.random() < 0.5)
            asked = []


class _Walk:
    """Follows every card by its place in the decks: as it went, or, with a first walk, as it might have gone."""

    def __init__(
        self,
        history: History,
        steps: list[Step],
        viewer: int | None,
        first: "_Walk | None" = None,
        loose: bool = False,
        random: Random | None = None,
    ) -> None:
        self.names = history.deck.names
        self.groups = history.deck.groups
        self.decks = [history.shuffled(history.original(), DECKS + group).copy() for group in range(3)]
        self.viewer = viewer
        self.first = first
        self.loose = loose
        self.random = random or Random(0)
        self.held: set[Place] = set()  # all that the viewer ever held
        self.gone: list[tuple[int, Place]] = []  # all that left a hand, in order
        self.played: dict[Place, int] = {}  # the cards of those that were played openly
        self.discards: dict[int, list[Place]] = {}  # by step
        self.losses: dict[int, tuple[list[Place], Place]] = {}  # by outcome: the hand, and what it lost
        self._deal(history.seats)
        for i, step in enumerate(steps):
            self._decide(i, step)
            outcomes = step.outcomes.copy()
            for event in step.events:
                if isinstance(event, ev.CardLost) and event.lost:
                    hand = self.hands[event.seat].copy()
                    assert event.card
                    self.losses[outcomes.pop(0)] = (hand, self._out(event.seat, event.card, face_down=True))
                elif isinstance(event, ev.Swapped):
                    self._swap(event.seat, event.partner)
                elif isinstance(event, ev.Drew):
                    self._give(event.seat, [self.pile.pop()])

    def _deal(self, seats: int) -> None:
        left = [[(group, i) for i in range(BOXED, len(deck))] for group, deck in enumerate(self.decks)]
        self.hands: list[list[Place]] = [[] for _ in range(seats)]
        for seat in range(seats):
            for group in (0, 1):
                number = SETUP[seats][1 + group]
                self._give(seat, left[group][len(left[group]) - number :])
                del left[group][len(left[group]) - number :]
        self.pile = left[2] + left[1] + left[0]

    def _give(self, seat: int, places: Iterable[Place]) -> None:
        self.hands[seat] += places
        if seat == self.viewer:
            self.held |= set(self.hands[seat])

    def _swap(self, seat: int, partner: int) -> None:
        self.hands[seat], self.hands[partner] = self.hands[partner], self.hands[seat]
        for owner in (seat, partner):
            self._give(owner, [])

    def _decide(self, i: int, step: Step) -> None:
        if isinstance(step.decision, d.Discard):
            self.discards[i] = [self._out(step.seat, card, face_down=True) for card in step.decision.cards]
        elif hasattr(step.decision, "card"):
            card = self.names.index(step.decision.card)
            self.played[self._out(step.seat, step.decision.card, face_down=False)] = card

    def _out(self, seat: int, card: str, face_down: bool) -> Place:
        """A card leaves a hand. Returns its place."""
        if self.first is None:
            place = next(p for p in self.hands[seat] if self.names[self.decks[p[0]][p[1]]] == card)
        else:
            place = self.first.gone[len(self.gone)][1]
            if place not in self.first.held:
                alike = [
                    other
                    for other in self.hands[seat]
                    if other not in self.first.held and (other[0] == place[0] or (face_down and self.loose))
                ]
                place = self.random.choice(alike)
        self.gone.append((seat, place))
        self.hands[seat].remove(place)
        return place

    def write(self, outcomes: list[Outcome], decisions: list[Any], random: Random) -> None:
        """Deals what is unseen, and tells chance and the seats what they do in this world."""
        assert self.first
        for group, deck in enumerate(self.decks):
            fixed = {place: deck[place[1]] for place in self.first.held if place[0] == group}
            fixed |= {place: card for place, card in self.played.items() if place[0] == group}
            left = sorted((Counter(deck) - Counter(fixed.values())).elements())
            random.shuffle(left)
            deck[:] = [fixed[group, i] if (group, i) in fixed else left.pop() for i in range(len(deck))]
        first = next(i for i, outcome in enumerate(outcomes) if isinstance(outcome, list))
        outcomes[first + DECKS : first + DECKS + 3] = self.decks
        for step, places in self.discards.items():
            decisions[step] = d.Discard(tuple(self.names[self._card(place)] for place in places))
        for outcome, (hand, place) in self.losses.items():
            outcomes[outcome] = sorted(map(self._card, hand)).index(self._card(place))

    def _card(self, place: Place) -> int:
        return self.decks[place[0]][place[1]]
