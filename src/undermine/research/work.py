"""Pieces of work to measure: the same ones for the clock (bench.py) and for counting instructions (counting.py).

A work is set up once and then done in rounds. All rounds do the same, and each returns how many pieces it did.
`python -m undermine.research.work GAME SEATS WORK ROUNDS` does some, for any tool that watches a process.
"""

import pickle
import sys
from collections.abc import Callable
from copy import copy as copy_of
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

import undermine
from undermine.bots import BOTS, Situation
from undermine.bots.belief import Floats
from undermine.bots.beliefs import Beliefs
from undermine.bots.mind import VETERAN, Mind
from undermine.bots.models import AnyModel, model_needed
from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState
from undermine.games import game_named

Work: TypeAlias = Callable[[], int]

#: A game of veterans is looked at every so many decisions, up to so many; this many worlds at a time.
EVERY = 7
DECISIONS = 150
WORLDS = 10


def decision(name: str, seats: int) -> Work:
    """Decisions of random games as `playout` takes them, set-up and scoring included: see docs/performance.md."""
    game = game_named(name)

    def play() -> int:
        return sum(game.playout(_begin(game, seats, f"bench/{number}"), Random(number).random) for number in range(20))

    return play


def copy(name: str, seats: int) -> Work:
    return _repeated(middle(name, seats).copy, 2000)


def pickled(name: str, seats: int) -> Work:
    """There and back again."""
    state = middle(name, seats)
    return _repeated(lambda: pickle.loads(pickle.dumps(state)), 100)


def digest(name: str, seats: int) -> Work:
    match = undermine.start(name, seats, "bench")
    match.state = middle(name, seats)
    return _repeated(match.digest, 200)


def turn(name: str, seats: int) -> Work:
    """Turns of a random match at the border: a view, the choices, and a decision as text."""

    def play() -> int:
        match, random = undermine.start(name, seats, "bench"), Random(1)
        while match.waiting:
            seat = match.waiting[0]
            match.view(seat)
            choices = match.choices(seat)
            match.decide(str(choices[random.randrange(len(choices))]), seat)
        return match.decided

    return play


class Moment(NamedTuple):
    """A decision in a game of veterans, and what a bot makes of it before it thinks."""

    model: AnyModel
    situation: Situation
    codes: list[int]
    beliefs: Beliefs
    table: Floats
    mind: Mind

    @classmethod
    def of(cls, model: AnyModel, situation: Situation) -> "Moment":
        codes = [situation.game.encode(situation.deck, choice) for choice in situation.choices]
        beliefs = Beliefs.of(model, situation)
        table = beliefs.table(situation.view)
        return cls(model, situation, codes, beliefs, table, beliefs.mind(VETERAN, situation.seat, table, 0.0))

    def anew(self) -> "Moment":
        """The same moment, come upon for the first time: what bots find out once for a view, they find out again."""
        was = self.situation
        seen = Situation(was.seat, copy_of(was.view), was.choices, was.deck, was.events, was.memory, was.claims)
        return self._replace(situation=seen)

    def world(self, random: Random) -> AnyState:
        drawn = self.beliefs.draw(self.table, random)
        found: AnyState = self.model.world(self.situation, self.beliefs.evidence, *drawn, random)
        return found


def plan(name: str, seats: int) -> Work:
    """What each choice is worth to a seat, in some world."""
    worlds = [(moment, moment.world(Random(1))) for moment in moments(name, seats)]

    def think() -> int:
        for moment, world in worlds:
            moment.model.worth(world, moment.situation.seat, moment.codes, moment.mind)
        return len(worlds)

    return think


def world(name: str, seats: int) -> Work:
    """One of ten worlds for the same decision."""
    found = moments(name, seats)

    def think() -> int:
        for moment in found:
            again, random = moment.anew(), Random(1)
            for _ in range(WORLDS):
                again.world(random)
        return len(found) * WORLDS

    return think


def master(name: str, seats: int) -> Work:
    found = moments(name, seats)

    def think() -> int:
        for moment in found:
            BOTS["master"].choose(moment.anew().situation, Random(1))
        return len(found)

    return think


WORKS: dict[str, Callable[[str, int], Work]] = {
    "decision": decision,
    "copy": copy,
    "pickle": pickled,
    "turn": turn,
    "digest": digest,
    "plan": plan,
    "world": world,
    "master": master,
}
#: What a game without a model has not.
THINKING = ("plan", "world", "master")


def middle(name: str, seats: int) -> AnyState:
    """A state in the middle of a round, with what a round has by then."""
    game = game_named(name)
    state = _begin(game, seats, "bench")
    random = Random(1)
    for _ in range(40):
        after = state.copy()
        seat = game.waiting(after)[0]
        game.apply(after, seat, random.choice(game.legal(after, seat)))
        if not game.waiting(after):  # a short game
            break
        state = after
    return state


@cache
def moments(name: str, seats: int) -> list[Moment]:
    """Every so often in a game of veterans, where there is something to decide."""
    model, match, random = model_needed(name), undermine.start(name, seats, "bench"), Random(1)
    memories: list[dict[str, object]] = [{} for _ in range(seats)]
    found = []
    while match.result is None and match.decided < DECISIONS:
        seat = match.waiting[0]
        if match.decided % EVERY == 0 and len(match.choices(seat)) > 1:
            found.append(Moment.of(model, Situation.of_match(match, seat)))
        thought = BOTS["veteran"].choose(Situation.of_match(match, seat, memories[seat]), random)
        match.decide(thought.decision, seat)
    return found


def _begin(game: AnyGame, seats: int, seed: str) -> AnyState:
    return game.begin(seats, game.read_options({}), game.name, Chance(seed), None)[0]


def _repeated(do: Callable[[], object], number: int) -> Work:
    def work() -> int:
        for _ in range(number):
            do()
        return number

    return work


def main() -> None:
    name, seats, what, rounds = sys.argv[1:]
    work = WORKS[what](name, int(seats))
    print(sum(work() for _ in range(int(rounds))))


if __name__ == "__main__":
    main()
