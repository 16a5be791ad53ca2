"""Hearing: what claims tell, as one more factor of the joint table, P(claim | what is true, role of the speaker).

A claim is weighed by how often players of each role say what is true, lie, or keep silent after a look; veterans speak
by the same rates (speaking.py), so that this is Bayes, not a guess. Because people are different, what is not proved is
shrunk towards indifference. Once the cards are turned up, a lie counts in full. Only those who look can tell: a claim
of anyone else says nothing here. Silence counts a little, and only of those who did tell what they saw before.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
import numpy as np

from undermine.bots.belief import Bools, Floats, Ints
from undermine.engine.claims import AnyClaim, Said, Saw, Suspect, Trust
from undermine.engine.events import Event


class Look(NamedTuple):
    """All saw that a seat looked at something; what it is, only that seat knows."""

    seat: int
    thing: str
    where: int


class Rates(NamedTuple):
    """After a look: how often a role tells the truth, lies, and keeps silent."""

    truth: float
    lie: float
    silence: float


#: Thing -> by role: what is said of it after a look.
RatesByThing: TypeAlias = Mapping[str, tuple[Rates, ...]]


class Spoken(msgspec.Struct, frozen=True):
    """What masters have been counted to say. A data file made by `undermine train`."""

    game: str
    version: str
    seed: str
    rounds: int
    rates: RatesByThing


def spoken(game: str) -> RatesByThing:
    """The rates in the data file of a game."""
    data = files("undermine.bots") / "data" / f"{game}-talk.json"
    return msgspec.json.decode(data.read_bytes(), type=Spoken).rates


class Talk(Protocol):
    """What a game's talk is about: bots/<game>/talk.py."""

    rates: RatesByThing
    #: Thing -> the words for what it may be.
    words: Mapping[str, tuple[str, ...]]
    #: By role: how much it gains if the table knows what it saw; less than nothing if it would rather not.
    shares: tuple[float, ...]

    def look(self, event: Event, evidence: Any, /) -> Look | None:
        """A look, as all see it."""

    def played(self, event: Event, /) -> int | None:
        """The seat that played or discarded a card, if that is what happened."""

    def is_so(self, claim: Saw, roles: tuple[int, ...], secret: tuple[int, ...], /) -> bool | None:
        """Whether a claim is true, if these are the roles and that is the secret; None if they don't say."""

    def found(self, view: Any, look: Look, /) -> str | None:
        """What the seat of a view knows of what it looked at."""

    def role(self, view: Any, seat: int, /) -> int | None:
        """The role of a seat, if the view tells it."""

    def needs(self, view: Any, seat: int, /) -> Sequence[str]:
        """What a seat lacks, as all can see."""


def talk_of(model: object) -> Talk | None:
    """What a game's talk is about; models need not have any."""
    return getattr(model, "talk", None)


#: The weight of indifference in a claim that is not proved.
DOUBT = 0.15
#: How much of what silence tells is taken to heart.
HUSH = 0.5
#: How much more readily a loyal dwarf names a seat that is not loyal than one that is; others hardly differ. Most of
#: what moves somebody to suspect is public, and counted already.
NAMES = {True: 1.5, False: 0.9}


class Heard(NamedTuple):
    """A claim, and whether the speaker had looked at what it speaks of."""

    seat: int
    claim: AnyClaim
    looked: bool


class Hearing:
    """What was said in one round, and what it tells."""

    def __init__(self, talk: Talk, roles: list[tuple[int, ...]], secrets: list[tuple[int, ...]]) -> None:
        self.talk = talk
        self.roles = roles
        self.secrets = secrets
        self.looks: list[Look] = []
        #: By seat: what it looked at with the card that it played last, and has said nothing about.
        self.fresh: dict[int, Look] = {}
        self.heard: list[Heard] = []
        self.silences: list[Look] = []
        #: Seats that have told what they saw, in this round or before; of others silence says nothing.
        self.tellers: set[int] = set()
        self._truths: dict[Saw, Bools | None] = {}

    @cached_property
    def _role_of(self) -> Ints:
        """By hypothesis and seat. Those who draw no conclusions never ask for it."""
        return np.array(self.roles, dtype=np.int64)

    def next_round(self, roles: list[tuple[int, ...]], secrets: list[tuple[int, ...]]) -> "Hearing":
        new = Hearing(self.talk, roles, secrets)
        new.tellers = self.tellers
        return new

    def watch(self, event: Event, evidence: Any) -> None:
        """Notes who looks at what, and who plays on without a word about it."""
        seat = self.talk.played(event)
        if seat is None:
            return
        if seat in self.fresh:
            look = self.fresh.pop(seat)
            if seat in self.tellers:
                self.silences.append(look)
        look_now = self.talk.look(event, evidence)
        if look_now is not None:
            self.looks.append(look_now)
            self.fresh[seat] = look_now

    def hear(self, said: Said) -> None:
        claim, looked = said.claim, False
        if isinstance(claim, Saw):
            look = Look(said.seat, claim.thing, claim.where)
            looked = look in self.looks
            if self.fresh.get(said.seat) == look:
                del self.fresh[said.seat]
            if looked:
                self.tellers.add(said.seat)
        self.heard.append(Heard(said.seat, claim, looked))

    # ---- what it tells ----------------------------------------------------------------------------------------------

    def factor(self, roles: Bools, secrets: Bools) -> Floats:
        """The logarithm of how likely all that was said is, by roles and secret, if only these are possible."""
        total = np.zeros((len(self.roles), len(self.secrets)))
        possible = np.outer(roles, secrets)
        for one in self.news():
            total += self.weigh(one, possible)
        for look in self.silences:
            rates = np.array([rate.silence for rate in self.talk.rates[look.thing]])
            total += HUSH * np.log(rates / rates.max())[self._role_of[:, look.seat]][:, None]
        return total

    def news(self) -> list[Heard]:
        """What was said, each thing once: to say it again, or to give another reason for it, tells nothing new."""
        found: dict[Hashable, Heard] = {}
        for one in self.heard:
            match one.claim:
                case Suspect(seat=target) | Trust(seat=target):
                    found.setdefault((one.seat, type(one.claim), target), one)
                case _:
                    found.setdefault(one, one)
        return list(found.values())

    def weigh(self, one: Heard, possible: Bools) -> Floats | float:
        """The part of one claim."""
        match one.claim:
            case Saw() if one.looked:
                return self._weigh_sight(one.seat, one.claim, possible)
            case Suspect(seat=target):
                return self._weigh_name(one.seat, target, suspected=True)
            case Trust(seat=target):
                return self._weigh_name(one.seat, target, suspected=False)
        return 0.0

    def _weigh_sight(self, seat: int, claim: Saw, possible: Bools) -> Floats | float:
        truth = self.truth(claim)
        if truth is None:
            return 0.0
        rates = self.talk.rates[claim.thing]
        others = max(len(self.talk.words[claim.thing]) - 1, 1)
        said = np.array([[rate.lie / others, rate.truth] for rate in rates])  # by role, false or true
        settled = bool(truth[possible].all() or not truth[possible].any())
        if not settled:
            said = (1 - DOUBT) * said + DOUBT * said.mean()
        chances: Floats = said[self._role_of[:, seat][:, None], truth.astype(int)]
        weights: Floats = np.log(chances)
        return weights

    def _weigh_name(self, seat: int, target: int, suspected: bool) -> Floats:
        """How readily this seat names that one rather than another."""
        others = [other for other in range(self._role_of.shape[1]) if other != seat]
        astray = (self._role_of > 0) == suspected  # those whom a loyal dwarf should name
        weight = np.where(self._role_of[:, seat] == 0, NAMES[True], NAMES[False])[:, None]
        each = np.where(astray, weight, 1.0)
        share: Floats = np.log(each[:, target] / each[:, others].sum(axis=1))
        return share[:, None]

    def truth(self, claim: Saw) -> Bools | None:
        """By roles and secret: whether what is claimed is so."""
        if claim not in self._truths:
            cells = [[self.talk.is_so(claim, roles, secret) for secret in self.secrets] for roles in self.roles]
            self._truths[claim] = None if cells[0][0] is None else np.array(cells, dtype=np.bool_)
        return self._truths[claim]

    def liars(self, possible: Bools) -> set[int]:
        """Seats that have said what is now known to be false."""
        sights = [(one.seat, self.truth(one.claim)) for one in self.heard if isinstance(one.claim, Saw)]
        return {seat for seat, truth in sights if truth is not None and not truth[possible].any()}
