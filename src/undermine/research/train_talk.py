"""How often each role tells what it saw, lies about it, or keeps silent: learned from what masters say.

A master has no rates: it weighs every word by what the table would believe then. So masters talk at tables that expect
the rates of the time before, what they say is counted, and all that was counted so far gives the next rates. Because
people are different, the rates are shrunk towards indifference.
"""

from collections.abc import Callable, Iterator
from copy import copy
from random import Random

import numpy as np

from undermine.bots import BOTS, Situation
from undermine.bots.belief import Floats
from undermine.bots.beliefs import Beliefs
from undermine.bots.mind import MASTER
from undermine.bots.models import AnyModel, model_needed
from undermine.bots.speaking import Voice
from undermine.bots.talking import Hearing, Rates, RatesByThing, Spoken, Talk, talk_of
from undermine.engine.claims import AnyClaim, Saw
from undermine.engine.errors import OptionError
from undermine.engine.version import VERSION
from undermine.games import game_named
from undermine.research.crews import Chunk, Crew, Processes
from undermine.research.evaluate import Dealt
from undermine.research.train import CHUNK, all_done

#: How many times masters answer to what was counted so far.
PASSES = 6
#: Where it begins: a loyal dwarf tells what it sees, all others say anything.
LOYAL = Rates(0.9, 0.05, 0.05)
ANYTHING = Rates(1 / 3, 1 / 3, 1 / 3)
#: So many counts of each kind are added, and so much of indifference is mixed in.
SMOOTHING = 2.0
INDIFFERENCE = 0.05


def train_talk(
    name: str,
    rounds: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
    crew: Crew | None = None,
) -> Spoken:
    """Lets masters talk and counts, several times over."""
    model = model_needed(name)
    talk = talk_of(model)
    if talk is None:
        raise OptionError(f"nobody talks in {name}, so there is nothing to learn")
    crew = crew or Processes(jobs)
    rates: RatesByThing = {
        thing: tuple(ANYTHING if role else LOYAL for role in range(len(model.roles))) for thing in talk.rates
    }
    counts = {thing: np.zeros((len(model.roles), len(Rates._fields))) for thing in rates}
    for number in range(PASSES):
        chunks: list[Chunk] = [
            (name, range(i, min(i + CHUNK, rounds)), f"{seed}/talk/{number}", rates) for i in range(0, rounds, CHUNK)
        ]
        for counted in all_done(count_talk, chunks, crew, progress):
            for thing in counts:
                counts[thing] += counted[thing]
        rates = {thing: _shrunk(counts[thing]) for thing in counts}
    return Spoken(game=name, version=VERSION, seed=seed, rounds=rounds, rates=rates)


def _shrunk(counts: Floats) -> tuple[Rates, ...]:
    smooth = counts + SMOOTHING
    shares = smooth / smooth.sum(axis=1, keepdims=True)
    mixed = (1 - INDIFFERENCE) * shares + INDIFFERENCE / shares.shape[1]
    rounded = [(round(float(lie), 4), round(float(silence), 4)) for _, lie, silence in mixed]
    return tuple(Rates(round(1 - lie - silence, 4), lie, silence) for lie, silence in rounded)


def count_talk(name: str, numbers: range, seed: str, rates: RatesByThing) -> dict[str, Floats]:
    """By thing, role and kind of answer: what masters say of what they saw, if the table expects these rates."""
    model = model_needed(name)
    talk = copy(talk_of(model))
    assert talk is not None
    talk.rates = rates
    counts = {thing: np.zeros((len(model.roles), len(Rates._fields))) for thing in rates}
    for number in numbers:
        table = TalkingTable(model, talk, f"{seed}/{number}")
        for thing, role, answer in table.play():
            counts[thing][role, answer] += 1
    return counts


class TalkingTable:
    """One round of veterans who talk as masters do."""

    def __init__(self, model: AnyModel, talk: Talk, seed: str) -> None:
        self.talk = talk
        self.random = Random(seed)
        seats = self.random.choice(model.measures.learned_from or game_named(model.game).seats)
        self.dealt = Dealt(model.game, seats, seed)
        self.beliefs = Beliefs(model, seats, self.dealt.match.options, self.dealt.match.state.deck)
        self.beliefs.hearing = Hearing(talk, self.beliefs.hypotheses, self.beliefs.secrets)
        self.memory: dict[str, object] = {"beliefs": self.beliefs}

    def play(self) -> Iterator[tuple[str, int, int]]:
        """What each said of what it had just looked at."""
        dealt, veteran = self.dealt, BOTS["veteran"]
        while not dealt.over:
            seat = dealt.match.waiting[0]
            thought = veteran.choose(dealt.table.situation(seat, self.memory), self.random)
            dealt.table.decide(seat, thought.decision)
            if seat not in dealt.match.waiting and not dealt.over:
                yield from self.speak(dealt.table.situation(seat, self.memory))

    def speak(self, situation: Situation) -> Iterator[tuple[str, int, int]]:
        beliefs = Beliefs.of(self.beliefs.model, situation)
        hearing = beliefs.hearing
        assert beliefs is self.beliefs and hearing is not None
        seat = situation.seat
        look = hearing.fresh.get(seat)
        voice = Voice(MASTER, beliefs, hearing, situation, self.random)
        claim = voice.speak()
        truth = None if look is None else self.talk.found(situation.view, look)
        if look is not None and truth is not None:
            saw = Saw(look.thing, look.where, truth)
            if not voice.contradicts(saw):
                yield look.thing, self.dealt.roles[seat], _answer(saw, claim)
        if claim is not None:
            self.dealt.match.say(seat, claim)


def _answer(saw: Saw, claim: AnyClaim | None) -> int:
    """Which of the rates this counts for."""
    if not isinstance(claim, Saw) or (claim.thing, claim.where) != (saw.thing, saw.where):
        return Rates._fields.index("silence")
    return Rates._fields.index("truth" if claim == saw else "lie")
