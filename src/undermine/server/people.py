"""People at a table and the seats they take."""

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

from undermine.server import entries as en
from undermine.server.clocks import SeatClock
from undermine.server.errors import NotGranted

#: Letters and signs that show nothing: fillers of Hangul, an empty pattern of Braille, and other blanks.
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
UNSEEN = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION", "COMBINING GRAPHEME JOINER", "KHMER VOWEL INHERENT")
#: Letters and digits that look like others, as small letters: Cyrillic, Greek, a few more, and what 1 and 0 look like.
ALIKE = str.maketrans("авекмнорстухіјѕԁԛԝѵһɡαβγενκορτυχιıℓ1|!i0", "abekmhopctyxljsdqwvhgabyevkoptuxlllllllo")

MAX_NAME = 24
MAX_PEOPLE = 40
#: With one more, the device that has been there for the longest time loses its key.
MAX_DEVICES = 8
#: Whom to mute to hear none of the bots. No person is called so: people are p1, p2 and so on.
BOTS_TALK = "bots"

#: People who are absent, each with the number of the table's last entry while they were here.
Absent = Mapping[str, int]
NOBODY: Absent = MappingProxyType({})


class Link:
    """What takes a person's seats to another device: once, and before a time."""

    def __init__(self, link_hash: str, until: float) -> None:
        self.link_hash = link_hash
        self.until = until
        self.used = False


class Person:
    def __init__(self, person: str, name: str, token_hash: str) -> None:
        self.person = person
        self.name = name
        self.token_hashes = [token_hash]  # one for each device, the latest last
        self.link: Link | None = None
        self.ready = False
        self.muted: set[str] = set()
        self.gone = False  # left, or was removed

    def has_token(self, token_hash: str) -> bool:
        return any(secrets.compare_digest(own, token_hash) for own in self.token_hashes)


class Turn(NamedTuple):
    """Since which entry, and since when, a seat has to decide."""

    number: int
    at: float


class Seat:
    def __init__(self, index: int, clock: en.Clock) -> None:
        self.index = index
        self.person: str | None = None
        self.name: str | None = None  # of one more player at the person's device
        self.since = 0  # the number of the entry since which it is taken
        self.bot: str | None = None
        self.away = False  # a bot plays on for the person
        self.timeouts = 0
        self.asked = 0  # the number of the entry since which its choices are what they are
        self.codes: tuple[int, ...] = ()  # its choices
        self.turn: Turn | None = None  # while it owes a decision
        self.clock = SeatClock(clock)

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def botted(self) -> bool:
        """Whether a bot decides for it."""
        return self.bot is not None or self.away


def hash_token(token: str) -> str:
    """Tokens are long and random, so one round will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that none of the others has, so that nobody appears under somebody else's.

    >>> told_apart("Pat", ["PAT", "Ann"])
    'Pat 2'
    """
    taken = set(map(_sound, others))
    number = count(2)
    found = name
    while _sound(found) in taken:
        ending = f" {next(number)}"
        found = name[: MAX_NAME - len(ending)].rstrip() + ending
    return found


def _sound(name: str) -> str:
    """Names that look the same are the same: in capitals or not, with letters of another alphabet, or with marks that
    nobody sees between them.
    """
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    seen = (char for char in plain if char not in BLANK and not _is_unseen(char))
    return unicodedata.normalize("NFKC", " ".join("".join(seen).split()))


def _is_unseen(char: str) -> bool:
    """Marks without a shape of their own: selectors of variants, joiners, and letters that Khmer no longer writes."""
    return unicodedata.category(char) == "Cf" or unicodedata.name(char, "").startswith(UNSEEN)


def clean(text: str) -> str:
    """A name or a line of chat without control characters and needless blanks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def name_of(text: str) -> str:
    """A name as all see it. One of nothing but blanks, marks and signs without a shape can't be seen."""
    name = clean(text)[:MAX_NAME].rstrip()
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in name):
        raise NotGranted("a name needs at least one letter")
    return name
