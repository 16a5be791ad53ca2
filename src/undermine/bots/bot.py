"""What a bot is: it gets what its seat sees and may decide, and returns one of the choices, with its reasons."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

import msgspec

from undermine.engine.claims import AnyClaim, Said
from undermine.engine.decisions import Decision
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.records import Reason
from undermine.games import game_named

__all__ = ["Bot", "Reason", "Situation", "Speaker", "Thought", "sensible"]


class Thought(msgspec.Struct, frozen=True):
    """A decision and why. The reasons may tell the bot's role and hand: secret until the round is over."""

    decision: Decision
    reasons: tuple[Reason, ...] = ()


class Situation:
    """A moment as one seat sees it: its view, all that it saw and heard, its choices, and the deck, which all know.

    `memory` is a scratch that the caller may keep for the length of a match, so that a bot need not go through all
    events again; what a bot decides does not depend on it. View, deck and events are `Any`: each
    bot knows the types of the games it plays.
    """

    def __init__(
        self,
        seat: int,
        view: Any,
        choices: Sequence[Decision],
        deck: Any,
        events: Sequence[Any] = (),
        memory: dict[str, object] | None = None,
        claims: Sequence[Said] = (),
        temper: str = "",
        codes: Sequence[int] | None = None,
    ) -> None:
        self.seat = seat
        self.view = view
        self.choices = choices
        self.deck = deck
        self.events = events
        self.memory: dict[str, object] = {} if memory is None else memory
        #: What all seats have said so far.
        self.claims = claims
        #: The character that the bot plays, by its temper: see names.py.
        self.temper = temper
        self._codes = codes  # of the choices, if whoever made the situation knows them already

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game_named(self.view.game)

    def sensible(self) -> tuple[list[Decision], list[int]]:
        """The choices that bots consider, and their codes."""
        choices, game = sensible(self.game, self.choices), self.game
        if self._codes is None:
            return choices, [game.encode(self.deck, choice) for choice in choices]
        if len(choices) == len(self.choices):
            return choices, list(self._codes)
        kept = [code for choice, code in zip(self.choices, self._codes, strict=True) if not game.left_to_people(choice)]
        return choices, kept

    @classmethod
    def of_match(cls, match: Match, seat: int, memory: dict[str, object] | None = None) -> "Situation":
        """What a seat sees of a match now."""
        choices = match.choices(seat)
        deck, said = match.state.deck, tuple(match.said)
        seen = match.view(seat), list(choices), deck, match.log(seat)
        return cls(seat, *seen, memory, claims=said, codes=choices.codes)


class Bot(Protocol):
    """A player of one seat. It keeps nothing between decisions but what lies in the situation's memory."""

    name: str
    #: Whether it decides in no time, so that nobody has to wait for it elsewhere.
    quick: bool

    def choose(self, situation: Situation, random: Random) -> Thought:
        """One of the choices, and why."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that talks. Others need not: they have no `speak`."""

    def speak(self, situation: Situation, random: Random) -> AnyClaim | None:
        """What it says now, from what its seat knows; None if it has nothing to say. All tables wait meanwhile."""


def sensible(game: AnyGame, choices: Sequence[Decision]) -> list[Decision]:
    """The choices without those that bots leave to people, such as ending a round early."""
    return [choice for choice in choices if not game.left_to_people(choice)] or list(choices)
