"""People at a table and the seats they take."""

import hashlib
import unicodedata

from undermine.server import entries as en
from undermine.server.clocks import SeatClock
from undermine.server.errors import NotGranted

#: Letters and signs that show nothing: fillers of Hangul, an empty pattern of Braille, and other blanks.
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")


class Person:
    def __init__(self, person: str, name: str, token_hash: str) -> None:
        self.person = person
        self.name = name
        self.token_hash = token_hash
        self.ready = False
        self.muted: set[str] = set()
        self.gone = False  # left, or was removed


class Seat:
    def __init__(self, index: int, clock: en.Clock) -> None:
        self.index = index
        self.person: str | None = None
        self.bot: str | None = None
        self.away = False  # a bot plays on for the person
        self.timeouts = 0
        self.asked = 0  # the number of the entry since which its choices are what they are
        self.codes: tuple[int, ...] = ()  # its choices
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


def clean(text: str) -> str:
    """A name or a line of chat without control characters and needless blanks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def name_of(text: str) -> str:
    """A name as all see it. One of nothing but blanks, marks and signs without a shape can't be seen."""
    name = clean(text)[:24]
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in name):
        raise NotGranted("a name needs at least one letter")
    return name
