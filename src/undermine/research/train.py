"""Likelihood tables and value weights, learned from rounds that bots play among themselves. It can be repeated."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from undermine.bots.belief import Floats, Likelihoods
from undermine.bots.cover import Bluffing
from undermine.bots.mind import VETERAN
from undermine.bots.models import AnyModel, model_needed
from undermine.bots.talking import Spoken
from undermine.bots.values import Weights
from undermine.engine.version import VERSION
from undermine.games import game_named
from undermine.research.crews import Chunk, Crew, Processes, R
from undermine.research.population import STYLES, Table

#: How common each style is taken to be, in every role.
MIX = (0.25, 0.3, 0.15, 0.15, 0.15)
#: How many times the tables are counted again, by players who know the last ones.
PASSES = 3
#: How much of the overall frequencies is mixed into rare counts.
SMOOTHING = 4.0
RIDGE = 1.0
CHUNK = 25


class Counts:
    """What was done how often."""

    def __init__(self, model: AnyModel) -> None:
        roles = len(model.roles)
        self.done: Floats = np.zeros((len(STYLES), roles, len(model.contexts), len(model.classes)))
        self.aimed: Floats = np.zeros((len(model.kinds), roles, roles))
        self.could: Floats = np.zeros_like(self.aimed)

    def add(self, other: "Counts") -> None:
        self.done += other.done
        self.aimed += other.aimed
        self.could += other.could


def blank(model: AnyModel) -> Likelihoods:
    """Tables that tell nothing: where learning begins."""
    roles = len(model.roles)
    even = np.full((len(STYLES), roles, len(model.contexts), len(model.classes)), 1 / len(model.classes))
    return _likelihoods(model, even, np.ones((len(model.kinds), roles, roles)), "", 0)


def _likelihoods(model: AnyModel, tables: Floats, targets: Floats, seed: str, rounds: int) -> Likelihoods:
    names: dict[str, object] = {
        "game": model.game,
        "version": VERSION,
        "seed": seed,
        "rounds": rounds,
        "styles": STYLES,
        "roles": model.roles,
        "contexts": model.contexts,
        "classes": model.classes,
        "kinds": model.kinds,
        "mix": [_mix(model) for _ in model.roles],
        "tables": np.round(tables, 5).tolist(),
        "targets": np.round(targets, 5).tolist(),
        "tempering": model.measures.tempering,
        "contamination": model.measures.contamination,
        "cap_bits": model.measures.cap_bits,
    }
    return msgspec.convert(names, Likelihoods)


def _mix(model: AnyModel) -> tuple[float, ...]:
    """How common each style is in a game; where nobody can wake up, there are no sleepers."""
    bluffs = isinstance(model, Bluffing)
    shares = [share if bluffs or style != "sleeper" else 0.0 for style, share in zip(STYLES, MIX, strict=True)]
    return tuple(round(share / sum(shares), 5) for share in shares)


def train_belief(
    name: str,
    rounds: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
    crew: Crew | None = None,
) -> Likelihoods:
    """Plays and counts, several times over: each time the players know the tables of the time before."""
    model = model_needed(name)
    crew = crew or Processes(jobs)
    known = blank(model)
    for number in range(PASSES):
        chunks: list[Chunk] = [
            (name, range(i, min(i + CHUNK, rounds)), f"{seed}/belief/{number}", known) for i in range(0, rounds, CHUNK)
        ]
        counts = Counts(model)
        for counted in all_done(count_rounds, chunks, crew, progress):
            counts.add(counted)
        known = _likelihoods(model, _shares(counts.done), _propensities(counts), seed, rounds)
    return known


def count_rounds(name: str, numbers: range, seed: str, known: Likelihoods) -> Counts:
    """What players of each style did in these rounds."""
    model = model_needed(name)
    counts = Counts(model)
    seat_counts = model.measures.learned_from or game_named(name).seats
    for number in numbers:
        random = Random(f"{seed}/{number}")
        seats = random.choice(seat_counts)
        styles = [random.randrange(len(STYLES)) for _ in range(seats)]
        table = Table(name, seats, f"{seed}/{number}", styles, known)
        roles = table.truth()
        for moment in table.play():
            for seen in moment.seen:
                secret = table.secret() if len(seen.classes) > 1 else 0
                style = table.styles[seen.actor]
                counts.done[style, roles[seen.actor], seen.context, seen.classes[secret]] += 1
                if seen.target >= 0:
                    counts.aimed[seen.kind, roles[seen.actor], roles[seen.target]] += 1
                    for seat in seen.eligible:
                        counts.could[seen.kind, roles[seen.actor], roles[seat]] += 1
    return counts


def _shares(done: Floats) -> Floats:
    """Frequencies; where little was counted, those of all roles and styles in the context."""
    usual = done.sum(axis=(0, 1)) + 0.5
    usual /= usual.sum(axis=-1, keepdims=True)
    smooth = done + SMOOTHING * usual
    shares: Floats = smooth / smooth.sum(axis=-1, keepdims=True)
    return shares


def _propensities(counts: Counts) -> Floats:
    """How readily one role aims at another, when it can."""
    readiness: Floats = (counts.aimed + 1) / (counts.could + 2)
    return readiness


# ---- values -------------------------------------------------------------------------------------------------------


def train_value(
    name: str,
    rounds: int,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], object] = int,
    crew: Crew | None = None,
) -> Weights:
    """Plays rounds, looks at some moments of each, and fits how they ended; a fifth is kept for the test."""
    chunks: list[Chunk] = [(name, range(i, min(i + CHUNK, rounds)), f"{seed}/value") for i in range(0, rounds, CHUNK)]
    lessons: list[tuple[list[float], float]] = []
    for learned in all_done(learn_rounds, chunks, crew or Processes(jobs), progress):
        lessons += learned
    features = np.array([one for one, _ in lessons])
    results = np.array([result for _, result in lessons])
    kept = len(lessons) // 5
    weights = fit(features[kept:], results[kept:])
    mean = np.full(kept, results[kept:].mean())
    return Weights(
        game=name,
        version=VERSION,
        seed=seed,
        rounds=rounds,
        weights=tuple(float(round(weight, 5)) for weight in weights),
        log_loss=round(_loss(results[:kept], _chances(features[:kept], weights)), 4),
        base=round(_loss(results[:kept], mean), 4),
    )


def learn_rounds(name: str, numbers: range, seed: str) -> list[tuple[list[float], float]]:
    """Moments of these rounds, as features, each with how it ended for the seat."""
    model = model_needed(name)
    lessons = []
    for number in numbers:
        random = Random(f"{seed}/{number}")
        seats = random.choice(game_named(name).seats)
        styles = [random.choice((0, 0, 1, 1, 1, 1, 2, 3)) for _ in range(seats)]
        table = Table(name, seats, f"{seed}/{number}", styles)
        kept = []
        for moment in table.play():
            if random.random() < 0.12 and not model.round_over(moment.state, table.round):
                minds = table.beliefs.minds(VETERAN, table.beliefs.public(), table.truth())
                kept += model.lessons(moment.state, minds)
        results = model.utility(table.state, table.round)
        lessons += [(features, results[seat]) for features, seat in kept]
    return lessons


def fit(features: Floats, results: Floats) -> Floats:
    """Logistic regression with a ridge, by Newton's steps."""
    weights = np.zeros(features.shape[1])
    for _ in range(25):
        chances = _chances(features, weights)
        slope = features.T @ (results - chances) - RIDGE * weights
        bend = (features * (chances * (1 - chances))[:, None]).T @ features + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def _chances(features: Floats, weights: Floats) -> Floats:
    chances: Floats = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
    return chances


def _loss(results: Floats, chances: Floats) -> float:
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(results * np.log(chances) + (1 - results) * np.log(1 - chances)).mean())


def all_done(work: Callable[..., R], chunks: list[Chunk], crew: Crew, progress: Callable[[int], object]) -> list[R]:
    """The chunks' results in their order."""
    results: dict[int, R] = {}
    with closing(crew.do(work, chunks)) as parts:
        for number, result in parts:
            results[number] = result
            progress(CHUNK)
    return [results[number] for number in range(len(chunks))]


def write(learned: Likelihoods | Weights | Spoken, folder: Path) -> Path:
    """Writes a data file."""
    kind = {Likelihoods: "belief", Weights: "value", Spoken: "talk"}[type(learned)]
    path = folder / f"{learned.game}-{kind}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
    return path
