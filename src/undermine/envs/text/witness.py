"""A match played again, with what every seat had reason to believe at each claim and at each guess of a model.

It looks at the truth: nothing of it may reach a seat before the end.
"""

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from undermine.bots.belief import Bools
from undermine.bots.beliefs import Beliefs
from undermine.bots.models import AnyModel, model_of
from undermine.engine.chance import Chance
from undermine.engine.claims import Am, Said, Saw
from undermine.engine.errors import OptionError
from undermine.engine.events import Event
from undermine.engine.match import Match
from undermine.envs.text.seat import Guess


class Weighed(msgspec.Struct, frozen=True):
    """A claim: whether it was so, and by seat how likely it was, before and after it was made, by what the seat knew.

    Nothing by seat where nobody can weigh it.
    """

    number: int
    said: Said
    true: bool | None
    before: tuple[float, ...] = ()
    after: tuple[float, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A guess of a seat, beside the exact belief and the truth: by seat, whether it works against this one."""

    guess: Guess
    exact: tuple[float, ...]
    truth: tuple[bool, ...]


class Witness:
    """Everything that was claimed in a match, and all that one seat guessed, in the order in which it happened."""

    def __init__(self, whole: Match, seat: int, guesses: Sequence[Guess] = ()) -> None:
        if whole.position_text is not None:
            raise OptionError("a game that began with a position has no report: what went before is not known")
        self.seat = seat
        self.claims: list[Weighed] = []
        self.guesses: list[Judged] = []
        self._whole = whole
        self._waiting = list(guesses)
        options = msgspec.to_builtins(whole.options)
        self._match = Match(whole.game, whole.seats, options, whole.deck_source, Chance(whole.seed))
        self._model: AnyModel | None = model_of(whole.game.name)
        deck = self._match.state.deck
        self._beliefs = Beliefs(self._model, whole.seats, whole.options, deck) if self._model is not None else None
        self._events: list[Event] = list(self._match.log(None))
        self._watch()

    def _watch(self) -> None:
        self._listen()
        for seat, decision in self._whole.decisions:
            self._match.decide(decision, seat)
            self._events += self._match.log(None, self._match.decided - 1)
            self._listen()

    def _listen(self) -> None:
        """What was said and guessed before the next decision."""
        self._follow()
        self._judge()
        for one in [said for said in self._whole.said if said.after == self._match.decided]:
            before = self._weigh(one)
            true = self._match.holds(one.seat, one.claim)
            self._match.say(one.seat, one.claim)
            self._follow()
            self.claims.append(Weighed(len(self._match.said), one, true, before, self._weigh(one)))
            self._judge()

    def _follow(self) -> None:
        if self._beliefs is not None:
            self._beliefs.follow(self._events, self._match.said)

    # ---- what everybody had reason to believe --------------------------------------------------------------------

    def _judge(self) -> None:
        now = self._match.decided, len(self._match.said)
        while self._waiting and (self._waiting[0].after, self._waiting[0].said) == now:
            guess = self._waiting.pop(0)
            if self._beliefs is not None and self._model is not None:
                chances = self._beliefs.table(self._match.view(self.seat)).sum(axis=1)
                exact = tuple(self._beliefs.suspicion(chances, self.seat))
                sides = self._model.sides(self._model.truth(self._match.state)[0], self._beliefs.evidence)
                self.guesses.append(Judged(guess, exact, tuple(side != sides[self.seat] for side in sides)))

    def _weigh(self, said: Said) -> tuple[float, ...]:
        """By seat: how likely a claim is true."""
        beliefs, truth = self._beliefs, self._mask(said)
        if beliefs is None or truth is None:
            return ()
        views = [self._match.view(seat) for seat in range(self._match.seats)]
        return tuple(float(beliefs.table(view)[truth].sum()) for view in views)

    def _mask(self, said: Said) -> Bools | None:
        """By roles and secret: whether a claim is so; None where the beliefs say nothing about it."""
        beliefs, claim = self._beliefs, said.claim
        if beliefs is None or self._model is None:
            return None
        if isinstance(claim, Saw) and beliefs.hearing is not None:
            return beliefs.hearing.truth(claim)
        if isinstance(claim, Am) and claim.role in self._model.roles:
            is_so = beliefs.roles[:, said.seat] == self._model.roles.index(claim.role)
            return np.broadcast_to(is_so[:, None], (len(is_so), len(beliefs.secrets)))
        return None

    def lies(self) -> Iterator[Weighed]:
        """Claims that were not so."""
        return (one for one in self.claims if one.true is False)
