"""When bots speak at a table: after a turn of their own, or when somebody asks or accuses them; once a turn at most."""

import logging
from collections.abc import Callable
from random import Random

from undermine.bots import Bot, Situation
from undermine.engine.claims import AnyClaim, Ask, Suspect, Vocabulary, read_claim
from undermine.server import entries as en
from undermine.server.table import Table

log = logging.getLogger("undermine.server")

#: Bots leave room for what people want to say: once so much was said at a table, they are quiet.
MOST = 5_000


class Speakers:
    """The bots of a table that may want to say something, in order."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._waiting: dict[int, None] = {}
        self._spoken: set[int] = set()  # since their last turn

    @property
    def next(self) -> int | None:
        """The next bot that may speak now."""
        if self.table.status != "playing" or self.table.paused:
            return None
        return next(iter(self._waiting), None)

    def done(self, seat: int) -> None:
        self._waiting.pop(seat, None)

    def hush(self) -> None:
        """Nobody waits to speak any more."""
        self._waiting.clear()

    def may_speak(self, seat: int) -> bool:
        """People decide for themselves whether they speak; a guided game has its own words."""
        table = self.table
        quiet = table.lesson is not None or table.talked >= MOST or seat in self._spoken
        return not quiet and table.seats[seat].bot is not None

    def note(self, entry: en.AnyEntry) -> None:
        """An entry was carried out: who may want to speak now?"""
        match entry:
            case en.Started():
                self._waiting.clear()
                self._spoken.clear()
            case en.Decided(seat=seat) if seat not in self.table.waiting:
                self._spoken.discard(seat)
                self._call(seat)
            case en.Claimed(seat=seat, claim=claim):
                self._spoken.add(seat)
                for other in self._addressed(seat, claim):
                    self._call(other)

    def _call(self, seat: int) -> None:
        if self.may_speak(seat):
            self._waiting[seat] = None

    def _addressed(self, speaker: int, claim: AnyClaim) -> list[int]:
        match claim:
            case Ask(seat=None):
                return [seat.index for seat in self.table.seats if seat.index != speaker]
            case Ask(seat=int(seat)) | Suspect(seat=seat):
                return [seat]
        return []


def voice(bot: Bot) -> Callable[[Situation, Random], AnyClaim | None] | None:
    """How a bot speaks, if it does: as `Speaker` says, but `isinstance` takes its time with protocols."""
    return getattr(bot, "speak", None)


def spoken(bot: Bot, situation: Situation, random: Random) -> AnyClaim | None:
    """What a bot says, if it speaks at all and makes sense. Whatever goes wrong in it, the game goes on."""
    speak = voice(bot)
    if speak is None:
        return None
    try:
        claim = speak(situation, random)
        room, seats = situation.game.claims, len(situation.view.seats)
        words = Vocabulary() if room is None else room.vocabulary(situation.deck, seats)
        return None if claim is None else read_claim(claim, words, situation.seat, seats)
    except Exception as error:
        log.warning("the bot %s could not speak (%s)", bot.name, type(error).__name__)
        return None
