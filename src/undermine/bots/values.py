"""Learned values: the weights of a game's features, from a data file made by `undermine train`."""

from functools import cache
from importlib.resources import files
from math import exp

import msgspec


class Weights(msgspec.Struct, frozen=True):
    game: str
    version: str
    seed: str
    rounds: int
    weights: tuple[float, ...]
    #: On states that the fit has not seen: log-loss, and that of always saying the mean.
    log_loss: float
    base: float


@cache
def weights(game: str) -> tuple[float, ...]:
    data = files("undermine.bots") / "data" / f"{game}-value.json"
    return msgspec.json.decode(data.read_bytes(), type=Weights).weights


def chance(game: str, features: list[float]) -> float:
    """The chance that the features speak of, from 0 to 1."""
    total = 0.0
    for weight, feature in zip(weights(game), features, strict=True):
        total += weight * feature
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
