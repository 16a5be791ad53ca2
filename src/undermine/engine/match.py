"""A match: one game being played, seen from the border. Typed and checked; the fast tier does the work.

Views, events and results are `Any` here: their types are those of the game, and a match is of any game.
"""

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from undermine.engine.chance import Chance
from undermine.engine.choices import Checked, Choices, code_of, offered
from undermine.engine.claims import AnyClaim, Said, Vocabulary, read_claim
from undermine.engine.decisions import Decision, Pointer
from undermine.engine.digests import DigestKind, digest_of_facts, digest_of_position, digest_of_table
from undermine.engine.errors import OptionError, Refused
from undermine.engine.game import AnyGame
from undermine.engine.notation import seat_name
from undermine.engine.options import agreed
from undermine.engine.records import FORMAT, FORMAT_OF_POSITIONS, Reason, Record, Step, Utterance
from undermine.engine.version import VERSION
from undermine.engine.views import pool, redact
from undermine.engine.why_not import why_not_at

__all__ = ["Checked", "Choices", "Match"]


def digest_kind_of(game: AnyGame) -> DigestKind:
    """What the digests of new matches are made of."""
    return "position" if game.facts is None else "facts"


class Match:
    """One game being played. `undermine.start` makes one."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        deck: str | None = None,
        chance: Chance | None = None,
        digest_kind: DigestKind | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options or {})
        self._log: list[Any] = []
        #: The text of the position that the match began with, or None.
        self.position_text: str | None = None
        chance = chance or Chance(secrets.token_hex(16))
        self.seed = chance.seed
        #: The whole truth, for search and tests. Never hand it to a viewer.
        self.state, self.deck_source = game.begin(seats, self.options, deck or game.name, chance, self._log)
        self._begin_log(digest_kind)

    @classmethod
    def from_position(cls, game: AnyGame, text: str, digest_kind: DigestKind | None = None) -> "Match":
        """A match that goes on from a position."""
        match = cls.__new__(cls)
        match.game = game
        match._log = []
        match.state, match.options, match.deck_source = game.load(text, match._log)
        match.seats = match.state.seats
        match.seed = match.state.chance.seed
        match.position_text = match.position()
        match._begin_log(digest_kind)
        return match

    def _begin_log(self, digest_kind: DigestKind | None) -> None:
        #: What digests are made of: those of older records and logs have to be compared with the same kind.
        self.digest_kind = digest_kind or digest_kind_of(self.game)
        self._table = digest_of_table(self.game.name, self.seats, agreed(self.options), self.deck_source, self.seed)
        self.decisions: list[tuple[int, str]] = []
        self.digests: list[str] = [self.digest()]
        #: Why bots decided as they did, by the number of the decision. They tell roles and hands: not for players.
        self.thoughts: dict[int, tuple[Reason, ...]] = {}
        #: What seats said to each other, in order. It is outside the rules, and no digest knows of it.
        self.said: list[Said] = []
        #: How many events had been told after the setup and after each decision.
        self._told: list[int] = [len(self._log)]
        self._forget()

    def copy(self) -> "Match":
        """An independent copy: what is decided in one of both does not happen in the other."""
        copy = type(self).__new__(type(self))
        copy.__setstate__(self.__getstate__())
        return copy

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        """Lists of its own; frozen things and what the deck fixes are shared."""
        return {
            **vars(self),
            "state": self.state.copy(),
            "decisions": self.decisions.copy(),
            "digests": self.digests.copy(),
            "thoughts": self.thoughts.copy(),
            "said": self.said.copy(),
            "_log": self._log.copy(),
            "_told": self._told.copy(),
            "_moment": None,
            "_choices": {},
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.state.log = self._log

    @property
    def decided(self) -> int:
        """How many decisions have been taken."""
        return len(self.decisions)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple(self.game.waiting(self.state))

    @property
    def result(self) -> Any:
        """None, or who won and the scores, round by round."""
        return self.game.views.result(self.state)

    def choices(self, seat: int | None = None) -> Choices:
        """What a seat (the first one waiting, unless named) may decide now; worked out once."""
        seat = self._seat(seat)
        if seat not in self._choices:
            codes = [] if seat is None else self.game.legal(self.state, seat)
            self._choices[seat] = Choices(self.game, self.state.deck, codes)
        return self._choices[seat]

    def points(self, decision: Decision, seat: int) -> Pointer:
        """The cards that a choice of this seat uses, and what it points at."""
        return self.game.pointers.points(self.state, seat, decision)

    def why_not(self, decision: Decision | str, seat: int | None = None) -> Refused | None:
        """Why a seat may not decide this now, with the clause; None if it may."""
        return self.game.refusals.why_not(self.state, self._seat(seat) or 0, self.game.read(decision))

    def why_not_at(self, at: Pointer, seat: int) -> Refused | None:
        """Why a seat can do nothing with a card at a place, or with the card at all; None if it can."""
        self._check_viewer(seat)
        return why_not_at(self.game, self.state, seat, at)

    def check(self, decision: Decision | str, seat: int | None = None) -> Checked:
        """The decision, ready to be taken; raises `Refused` if the rules do not allow it now."""
        game, deck = self.game, self.state.deck
        seat = self._seat(seat) or 0
        code = code_of(game, deck, decision)
        if code not in self.choices(seat).codes:
            refusal = game.refusals.why_not(self.state, seat, game.read(decision))
            if refusal:
                raise refusal
        # Some decisions can be spelled in two ways; the record has the one that is offered.
        return offered(game, deck, code)

    def decide(
        self, decision: Decision | str, seat: int | None = None, reasons: tuple[Reason, ...] = ()
    ) -> tuple[Any, ...]:
        """Takes a decision, as an object or in notation. Returns what the seat that took it sees of it.

        A bot's reasons are kept for the record.

        A decision that the rules do not allow raises `Refused` and changes nothing.
        """
        seat = self._seat(seat) or 0
        self.take(seat, self.check(decision, seat), reasons)
        return self.log(seat, self.decided - 1)

    def take(self, seat: int, checked: Checked, reasons: tuple[Reason, ...] = ()) -> None:
        """Takes a decision that was checked."""
        self.game.apply(self.state, seat, checked.code)
        self.decisions.append((seat, checked.text))
        self.digests.append(self.digest())
        self._told.append(len(self._log))
        self._forget()
        if reasons:
            self.thoughts[self.decided] = reasons

    def take_unrecorded(self, seat: int, code: int) -> None:
        """Takes a legal decision and notes neither text nor digest: for measuring bots, where nobody wants a record."""
        self.game.apply(self.state, seat, code)
        self._forget()

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that claims may use at this table."""
        room = self.game.claims
        return Vocabulary() if room is None else room.vocabulary(self.state.deck, self.seats)

    def check_claim(self, seat: int, claim: object) -> AnyClaim:
        """The claim, if this seat can say it: well-formed, not necessarily true. Raises NotationError otherwise."""
        self._check_viewer(seat)
        return read_claim(claim, self.vocabulary, seat, self.seats)

    def say(self, seat: int, claim: object) -> Said:
        """A seat says something to all. Nothing in the game changes."""
        said = Said(seat, self.check_claim(seat, claim), self.decided, len(self._log))
        self.said.append(said)
        return said

    def holds(self, seat: int, claim: AnyClaim) -> bool | None:
        """Whether a claim is true now; None if nothing can say. Not for players before the end."""
        return None if self.game.claims is None else self.game.claims.holds(self.state, seat, claim)

    def late(self, seat: int, random: Random) -> Checked:
        """What is decided for a seat whose time is over (Q-ALL-04)."""
        code = self.game.late(self.state, self.state.deck, seat, random)
        return offered(self.game, self.state.deck, code)

    def _forget(self) -> None:
        """The moment is over, and with it what was worked out for it."""
        self._moment: msgspec.Struct | None = None
        self._choices: dict[int | None, Choices] = {}

    def _truth(self) -> msgspec.Struct:
        """Everything at this moment; built once, however many look at it."""
        if self._moment is None:
            deck_name = self.deck_source if "\n" not in self.deck_source else "custom"
            self._moment = self.game.views.truth(self.state, self.decided, self.options, deck_name)
        return self._moment

    def view(self, seat: int | None) -> Any:
        """Everything that a seat may know, and nothing else; None is a spectator."""
        self._check_viewer(seat)
        return redact(self._truth(), seat)

    def pooled_view(self) -> Any:
        """What all seats know together: all hands and roles. Only for moments of a game that is over by now."""
        return pool(self._truth())

    def log(self, seat: int | None, since: int | None = None, until: int | None = None) -> tuple[Any, ...]:
        """What a seat (None: a spectator) saw happen: all of it, or after so many decisions; 0 is after the setup.

        With `until`, only what happened up to that many decisions.
        """
        self._check_viewer(seat)
        for number in (since, until):
            if number is not None and (type(number) is not int or not 0 <= number <= self.decided):
                raise OptionError(f"there is no decision number {number}; {self.decided} were taken")
        first = 0 if since is None else self._told[since]
        last = len(self._log) if until is None else self._told[until]
        return tuple(redact(event, seat) for event in self._log[first:last])

    def position(self) -> str:
        """The whole truth as a text for `load_position`."""
        return self.game.position(self.state, self.options, self.deck_source)

    def record(self) -> Record:
        """The match so far, to be replayed. It holds the seed: not for players before the end."""
        of_facts = self.digest_kind == "facts"
        return Record(
            format=FORMAT if of_facts else FORMAT_OF_POSITIONS,
            digests=self.digest_kind if of_facts else msgspec.UNSET,
            game=self.game.name,
            rules=self.game.rules_version,
            engine=VERSION,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            deck=self.deck_source,
            seed=self.seed,
            position=self.position_text,
            digest=self.digests[0],
            steps=tuple(
                Step(seat_name(seat), text, digest)
                for (seat, text), digest in zip(self.decisions, self.digests[1:], strict=True)
            ),
            thoughts=self.thoughts or msgspec.UNSET,
            said=tuple(Utterance(seat_name(one.seat), one.after, one.claim) for one in self.said) or msgspec.UNSET,
        )

    def digest(self, kind: DigestKind | None = None) -> str:
        """A short fingerprint of the whole truth, of the kind that this match keeps or of another one."""
        room = self.game.facts
        if room is None or (kind or self.digest_kind) == "position":
            return digest_of_position(self.position())
        return digest_of_facts(self._table, room.facts(self.state))

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            waiting = self.game.waiting(self.state)
            return waiting[0] if waiting else None
        self._check_viewer(seat)
        return seat

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            last = seat_name(self.seats - 1)
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.seats - 1} (A to {last})")

    def __repr__(self) -> str:
        state = "over" if self.result else f"waiting for {''.join(map(seat_name, self.waiting))}"
        return f"<Match {self.game.name}, {self.seats} seats, {self.decided} decisions, {state}>"
