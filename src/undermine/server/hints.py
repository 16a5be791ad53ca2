"""Help for a seat that has to decide: what a rookie would do there, and why."""

from hashlib import blake2b
from random import Random

import msgspec

from undermine.bots import BOTS, Situation
from undermine.engine.match import Match
from undermine.server import protocol as pr
from undermine.server.errors import NotGranted
from undermine.server.people import Person
from undermine.server.requests import check_holder
from undermine.server.table import Table
from undermine.server.thinking import BotFailed, Chosen, chosen

HELPER = "rookie"


class Helper:
    """Help at one table. Working it out takes as long as a bot's decision, so it is done once for each decision."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._advice: dict[int, tuple[int, Chosen]] = {}  # seat -> how many decisions had been taken, and what was said

    def hint(self, table: Table, person: Person, request: pr.AskHint) -> pr.Hint:
        """The answer to somebody who asks for help with a seat of theirs. It costs nothing and changes nothing."""
        seat = request.seat
        check_holder(table, person, seat)
        if table.match is None or seat not in table.waiting or table.paused:
            raise NotGranted("there is nothing for you to decide now", stale=True)
        try:
            advice = self._advise(table.match, seat)
        except BotFailed:
            raise NotGranted("nobody has an idea") from None
        return pr.Hint(request.id, table.number, advice.checked.text, advice.reasons)

    def _advise(self, match: Match, seat: int) -> Chosen:
        if self._match is not match:
            self._match, self._advice = match, {}
        decided, advice = self._advice.get(seat, (-1, None))
        if advice is None or decided != match.decided:
            advice = advise(match, seat)
            self._advice[seat] = match.decided, advice
        return advice


def advise(match: Match, seat: int) -> Chosen:
    """What a rookie would do who sees what the seat sees. Chance is made of that alone: same view, same advice."""
    situation = Situation.of_match(match, seat)
    seen = msgspec.json.encode((situation.view, situation.events, situation.choices))
    random = Random(blake2b(seen, digest_size=16).digest())
    return chosen(BOTS[HELPER], situation, match.choices(seat).codes, random)
