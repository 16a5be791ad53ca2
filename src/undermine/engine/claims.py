"""What seats say to each other: typed claims, outside the rules. They may be false; they can't be nonsense.

A claim is about something seen, a role, trust, a need or a plan. Each game lists the words that a claim may use in its
room `claims.py`; a game without that room still has trust, suspicion and questions.
"""

from collections.abc import Mapping
from typing import Annotated, NamedTuple, Protocol, TypeVar

import msgspec

from undermine.engine.errors import NotationError

Word = Annotated[str, msgspec.Meta(max_length=20)]
Place = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Claim(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Something that a seat says. `type` tells which kind it is."""


class Saw(Claim, frozen=True, tag="saw"):
    """I looked at this: the goal, mine, treasure or seat with this number, and what it is."""

    thing: Word
    where: Place
    what: Word


class Am(Claim, frozen=True, tag="am"):
    """I am a loyal dwarf, or a saboteur, or whatever roles a game has."""

    role: Word


class Trust(Claim, frozen=True, tag="trust"):
    seat: Place
    why: Word = ""


class Suspect(Claim, frozen=True, tag="suspect"):
    seat: Place
    why: Word = ""


class Need(Claim, frozen=True, tag="need"):
    """A tool that is broken; or a path card, or any card worth playing."""

    what: Word


class Plan(Claim, frozen=True, tag="plan"):
    """I am going for this one."""

    thing: Word
    where: Place


class Promise(Claim, frozen=True, tag="promise"):
    """If you do your part, I do mine."""

    what: Word


class Ask(Claim, frozen=True, tag="ask"):
    """What did you see; who are you? To one seat, or to all."""

    what: Word
    seat: Place | None = None


AnyClaim = Saw | Am | Trust | Suspect | Need | Plan | Promise | Ask


class Said(msgspec.Struct, frozen=True, gc=False):
    """Who said what, after how many decisions, and after how many events that the table had seen."""

    seat: int
    claim: AnyClaim
    after: int
    told: int


class Sight(NamedTuple):
    """Something that can be looked at: how many there are of it, and what each may turn out to be."""

    places: int
    words: tuple[str, ...]


class Vocabulary(NamedTuple):
    """The words of one game, at one table."""

    sights: Mapping[str, Sight] = {}
    roles: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    promises: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ("",)
    questions: tuple[str, ...] = ("saw", "am")


S_contra = TypeVar("S_contra", contravariant=True)
D_contra = TypeVar("D_contra", contravariant=True)


class ClaimsRoom(Protocol[S_contra, D_contra]):
    """claims.py: what can be said in a game."""

    def vocabulary(self, deck: D_contra, seats: int, /) -> Vocabulary:
        """The words that claims may use."""

    def holds(self, state: S_contra, seat: int, claim: AnyClaim, /) -> bool | None:
        """Whether it is so, now; None if nothing on the table can say. It tells the truth: not for players."""


def read_claim(claim: object, words: Vocabulary, speaker: int, seats: int) -> AnyClaim:
    """The claim, if it makes sense at this table; it need not be true."""
    try:
        typed: AnyClaim = msgspec.convert(msgspec.to_builtins(claim), AnyClaim)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise NotationError(f"this is no claim: {error}") from None
    wrong = _nonsense(typed, words, speaker, seats)
    if wrong:
        raise NotationError(f"nobody can say that here: {wrong}")
    return typed


def _nonsense(claim: AnyClaim, words: Vocabulary, speaker: int, seats: int) -> str | None:
    """What is wrong with a claim."""
    match claim:
        case Saw(thing, where, what):
            unknown = None if what in _sight(words, thing).words else f"no {thing} can be {what!r}"
            return _no_place(words, thing, where) or unknown
        case Plan(thing, where):
            return _no_place(words, thing, where)
        case Am(role):
            return None if role in words.roles else f"there is no role {role!r}"
        case Trust(seat, why) | Suspect(seat, why):
            reason = None if why in words.reasons else f"there is no reason {why!r}"
            return _no_other(seat, speaker, seats) or reason
        case Need(what):
            return None if what in words.needs else f"nobody can need {what!r}"
        case Promise(what):
            return None if what in words.promises else f"nobody can promise {what!r}"
        case Ask(what, seat):
            asked = None if seat is None else _no_other(seat, speaker, seats)
            return asked or (None if what in words.questions else f"there is no question {what!r}")


def _sight(words: Vocabulary, thing: str) -> Sight:
    return words.sights.get(thing, Sight(0, ()))


def _no_place(words: Vocabulary, thing: str, where: int) -> str | None:
    return None if where < _sight(words, thing).places else f"there is no {thing} {where}"


def _no_other(seat: int, speaker: int, seats: int) -> str | None:
    return None if seat < seats and seat != speaker else f"there is no other seat {seat}"
