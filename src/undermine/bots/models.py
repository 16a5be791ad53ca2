"""What the thinking bots have to know of a game. One model per game; everything above it is shared.

Ours are in `undermine.bots.<game>.model`. Another package offers the model of its game by an entry point in the group
`undermine.models`, named like the game. A game without a model is played at random (see levels.py), and can be neither
measured nor analysed.
"""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import msgspec

from undermine.bots.belief import Observation
from undermine.bots.bot import Reason, Situation
from undermine.bots.measuring import Measures
from undermine.bots.mind import Mind
from undermine.engine.errors import OptionError
from undermine.engine.events import Event
from undermine.engine.plugins import offered
from undermine.engine.state import BaseState
from undermine.games import GAMES


class Evidence(Protocol):
    """Follows the events of one match as a spectator sees them, and says what each of them tells.

    It keeps a light shadow of the table; beliefs start again with every `round`.
    """

    round: int

    def observe(self, event: Event, tell: bool = True) -> Observation | None:
        """Takes in an event. What it tells, judged by the table before it; None if it tells nothing of anybody."""

    def hypotheses(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All ways the roles of this round may be dealt, by seat, with their weights."""

    def secrets(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All arrangements of what is hidden on the table at the beginning of the round, with their weights."""

    def open(self) -> tuple[list[bool], list[bool]]:
        """Which of these agree with what all have seen turned over since."""


S = TypeVar("S", bound=BaseState)
E = TypeVar("E", bound=Evidence)
V_contra = TypeVar("V_contra", bound=msgspec.Struct, contravariant=True)


class Model(Protocol[S, V_contra, E]):
    """One game. States, views and evidence are those of the game; so are options and deck, which are `Any` for it."""

    game: str
    roles: tuple[str, ...]
    classes: tuple[str, ...]
    contexts: tuple[str, ...]
    kinds: tuple[str, ...]
    side_names: tuple[str, ...]
    #: The share of its worlds that a master looks at in this game: a round of a table takes longer in some.
    share: float
    measures: Measures

    def new_evidence(self, seats: int, options: Any, deck: Any) -> E:
        """The evidence of a match that is about to begin."""

    def facts(self, view: V_contra, evidence: E) -> tuple[list[bool], list[bool]]:
        """Which hypotheses and secrets agree with a seat's view: its own role, and what it has looked at."""

    def sides(self, roles: tuple[int, ...], evidence: E) -> tuple[int, ...]:
        """By seat: the side that it works for, if these are the roles."""

    def world(
        self, situation: Situation, evidence: E, roles: tuple[int, ...], secret: tuple[int, ...], random: Random
    ) -> S:
        """A whole state that agrees with all that the seat has seen; what it can't know is drawn."""

    def worth(self, state: S, seat: int, codes: list[int], mind: Mind) -> list[float]:
        """The plan: how good each decision is for a seat that knows what it may know in this state."""

    def candidates(self, state: S, seat: int, codes: list[int], worths: list[float], mind: Mind) -> list[int]:
        """Indices of the decisions worth a search, the plan's best first."""

    def searching(self, state: S) -> bool:
        """Whether this is a decision that a search is worth; the others follow the plan."""

    def round_over(self, state: S, round: int) -> bool: ...

    def value(self, state: S, round: int, minds: list[Mind]) -> list[float]:
        """By seat: what it may hope for in this round, from 0 to 1."""

    def lessons(self, state: S, minds: list[Mind]) -> list[tuple[list[float], int]]:
        """What the value is learned from: features, each with the seat whose hopes they tell of."""

    def utility(self, state: S, round: int) -> list[float]:
        """By seat: what it got out of a round that is over, from 0 to 1."""

    def scores(self, state: S, round: int) -> list[float]:
        """By seat: the points of a round that is over where a game has points; otherwise 1 for a win, or 0."""

    def winner(self, state: S, round: int) -> str:
        """The side that won the round, by its name."""

    def clans(self, view: V_contra) -> tuple[str, ...] | None:
        """By seat: the clan that all know it to be of, where a game has clans."""

    def truth(self, state: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The roles and the secret of a state, as `Evidence` writes its hypotheses and secrets."""

    def loyal(self, state: S, seat: int) -> int:
        """The role, as the state writes it, that this seat pretends to have when it imitates a loyal dwarf."""

    def commits(self, state: S) -> bool:
        """Whether it is time for anyone who pretends to show their colours."""

    def observed(self, evidence: E, seat: int, state: S, code: int) -> Observation | None:
        """What the table would learn from this decision."""

    def reasons(self, situation: Situation, state: S, code: int, mind: Mind) -> tuple[Reason, ...]:
        """Why the plan decides so."""


#: Some model, asked for by a game's name: nobody knows which, but what it passes around fits together all the same.
AnyModel: TypeAlias = Model[Any, Any, Any]


@cache
def model_of(game: str) -> AnyModel | None:
    """The model of a game, or None if it has none."""
    ours = f"{__package__}.{game}"
    try:
        return cast(AnyModel, import_module(f"{ours}.model").MODEL)
    except ModuleNotFoundError as error:
        if error.name not in (ours, f"{ours}.model"):  # it is there, but what it needs is not
            raise
    return offered("model", {}, checked).get(game)


def checked(model: object) -> AnyModel:
    """A model, if it has all that a model needs."""
    missing = [name for name in _NEEDED if not hasattr(model, name)]
    if missing:
        raise TypeError(f"it has no {', no '.join(missing)}")
    return cast(AnyModel, model)


_NEEDED = sorted(name for name in {*vars(Model), *Model.__annotations__} if not name.startswith("_"))


def model_needed(game: str) -> AnyModel:
    """The model of a game, for those who can't do without."""
    model = model_of(game)
    if model is None:
        known = ", ".join(games_with_models())
        raise OptionError(f"bots have no model of {game!r}, so it can't be measured or analysed; they know {known}")
    return model


def games_with_models() -> list[str]:
    """The games that bots can think about."""
    return [game for game in GAMES if model_of(game) is not None]
