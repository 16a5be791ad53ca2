"""Secrecy: two worlds that differ only in what a viewer may not know look the same to that viewer, at every moment.

Chance enters a match by one door, so a world is the list of what came out of it. The second world is the first with two
cards changed somewhere in one of the shuffles. Both are played in lockstep. As long as the viewer may not know the
difference, everything that reaches it must be equal, byte by byte: view, events, choices and what they point at,
refusals, who is waited for.

What a viewer may know is told by `knows(state, viewer)`, which the tests of a game bring: anything that can be
compared, written from the rules and not from the views. Without it, a viewer may know what it was told: then the events
are believed, and views, choices and refusals have to follow from them. That finds what a view or a choice gives away
and no event told; only `knows` finds an event that tells too much.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import TypeAlias

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision, Pointer
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.match import Match
from undermine.engine.views import redact
from undermine.testing.players import Player, uniform
from undermine.testing.writing import every_decision, every_question

#: All that a viewer (None: a spectator) may know of a state, as something that can be compared.
Knows: TypeAlias = Callable[[AnyState, int | None], object]
#: What came out of the door: numbers, and shuffled lists.
Drawn: TypeAlias = list[int | list[int]]

#: How many refusals are compared at a moment, and how many decisions are tried for a seat that can't follow.
ASKED, TRIED = 20, 40


class Recorded(Chance):
    """Notes down what comes out."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.drawn: Drawn = []

    def below(self, limit: int) -> int:
        number = super().below(limit)
        self.drawn.append(number)
        return number

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        self.drawn.append(items.copy())


class Scripted(Chance):
    """Gives what was noted down; where that does not fit, or is at its end, what the seed gives."""

    def __init__(self, seed: str, script: Drawn) -> None:
        super().__init__(seed)
        self.script: Iterator[int | list[int]] = iter(script)

    def below(self, limit: int) -> int:
        number, noted = super().below(limit), next(self.script, None)
        return noted if isinstance(noted, int) and noted < limit else number

    def shuffle(self, items: list[int]) -> None:
        super().shuffle(items)
        noted = next(self.script, None)
        if isinstance(noted, list) and sorted(noted) == sorted(items):
            items[:] = noted


def two_worlds(
    game: AnyGame,
    seats: int,
    seed: str,
    options: Mapping[str, object] | None = None,
    player: Player = uniform,
    knows: Knows | None = None,
    tries: int = 6,
) -> int:
    """Plays one match against `tries` other worlds for every viewer.

    Returns at how many moments two worlds were different and looked alike, as they should; none at all proves nothing,
    and fails.
    """
    random = Random(seed)
    chance = Recorded(seed)
    match = Match(game, seats, options, None, chance)
    begun = len(chance.drawn)
    steps = []
    while match.result is None:
        seat = match.waiting[0]
        steps.append((seat, player(match, random)))
        match.decide(steps[-1][1], seat)
    compared = 0
    for viewer in [None, *range(seats)]:
        for _ in range(tries):
            here = Match(game, seats, options, None, Scripted(seed, chance.drawn))
            there = Match(game, seats, options, None, Scripted(seed, _changed(chance.drawn, begun, random)))
            compared += _Pair(here, there, viewer, knows, random).compare(steps)
    assert compared > 0, "no two worlds looked alike to anybody, so nothing is proved: play more, or longer games"
    return compared


def _changed(drawn: Drawn, begun: int, random: Random) -> Drawn:
    """Two different cards of one shuffle change places; mostly one of the setup, which everything builds on."""
    script = [noted.copy() if isinstance(noted, list) else noted for noted in drawn]
    shuffles = [noted for noted in script[:begun] if isinstance(noted, list) and len(set(noted)) > 1]
    later = [noted for noted in script[begun:] if isinstance(noted, list) and len(set(noted)) > 1]
    assert shuffles or later, "nothing is shuffled in this game, so there is no second world"
    chosen = random.choice(later if later and (not shuffles or random.random() < 0.3) else shuffles)
    first = random.randrange(len(chosen))
    second = random.choice([place for place, card in enumerate(chosen) if card != chosen[first]])
    chosen[first], chosen[second] = chosen[second], chosen[first]
    return script


class _Pair:
    """Two worlds in lockstep, seen by one viewer."""

    def __init__(self, here: Match, there: Match, viewer: int | None, knows: Knows | None, random: Random) -> None:
        self.here = here
        self.there = there
        self.viewer = viewer
        self.knows = knows
        self.random = random

    def compare(self, steps: list[tuple[int, Decision]]) -> int:
        """Goes on while the viewer may not know the difference. Returns at how many moments there was one."""
        here, there, compared = self.here, self.there, 0
        if self._known(here.state, here.log(self.viewer)) != self._known(there.state, there.log(self.viewer)):
            return 0
        self._assert_alike(None)
        for seat, decision in steps:
            other = self._alike(seat, decision)
            here.decide(decision, seat)
            if other is None:
                return compared
            there.decide(other, seat)
            self._assert_alike(here.decided - 1)
            compared += here.digests[-1] != there.digests[-1]
        return compared

    def _known(self, state: AnyState, events: tuple[msgspec.Struct, ...]) -> object:
        return self.knows(state, self.viewer) if self.knows else events

    def _alike(self, seat: int, decision: Decision) -> Decision | None:
        """A decision in the second world after which the viewer knows the same: the same one, if it can be taken.

        The viewer itself always takes the same one. None: from here on the viewer may see which world it is in.
        """
        wanted = self._after(self.here, seat, decision)
        choices = list(self.there.choices(seat))
        others = [] if seat == self.viewer else [choice for choice in choices if choice != decision]
        self.random.shuffle(others)
        candidates = [decision] * (decision in choices) + others[:TRIED]
        return next((choice for choice in candidates if self._after(self.there, seat, choice) == wanted), None)

    def _after(self, match: Match, seat: int, decision: Decision) -> object:
        """What the viewer knows after a decision; the match stays as it is."""
        state = match.state.copy()
        state.log = []
        match.game.apply(state, seat, match.game.encode(state.deck, decision))
        return self._known(state, tuple(redact(event, self.viewer) for event in state.log))

    def _assert_alike(self, since: int | None) -> None:
        asked = every_decision(self.here, self.random, ASKED) if self.viewer is not None else []
        asked = self.random.sample(asked, min(ASKED, len(asked)))
        clicks = [] if self.viewer is None else every_question(self.here, self.viewer, self.random, ASKED)
        here, there = (look(match, self.viewer, since, asked, clicks) for match in (self.here, self.there))
        for what in here:
            assert here[what] == there[what], (
                f"a secret leaks to viewer {self.viewer} after {self.here.decided} decisions, by its {what}: "
                f"{here[what]!r} and {there[what]!r} tell worlds apart that it may not tell apart"
            )


def look(
    match: Match, viewer: int | None, since: int | None, asked: list[Decision], clicks: list[Pointer]
) -> dict[str, object]:
    """Everything that reaches a viewer: what there is, what happened, what may be done, where, and why not."""
    seen: dict[str, object] = {
        "view": match.view(viewer),
        "events": match.log(viewer, since),
        "waiting": (match.waiting, match.decided, match.result is None),
    }
    if viewer is not None:
        choices = match.choices(viewer)
        seen["choices"] = [str(choice) for choice in choices]
        seen["pointers"] = [match.points(choice, viewer) for choice in choices]
        seen["refusals"] = [str(match.why_not(decision, viewer)) for decision in asked]
        seen["answers"] = [str(match.why_not_at(at, viewer)) for at in clicks]
    return {what: msgspec.json.encode(thing).decode() + repr(thing) for what, thing in seen.items()}
