"""What a seat offers to a model that asks for it, tool by tool; and the seat at a match of its own."""

from collections.abc import Callable
from typing import Protocol

from anyio import to_thread

from undermine.engine.errors import NotationError, Refused, UndermineError
from undermine.engine.game import AnyGame
from undermine.envs.text import GameReport, TextTable, report
from undermine.envs.text.claims import read_claim_words, ways_to_claim
from undermine.envs.text.looking import choices_text, table_text
from undermine.games.rulebooks import clause_named, nearest, speaking_of

YOU_MAY = "Nothing is against it: you may decide that now."
#: How many clauses an answer about the rules has at most.
MOST = 40


class Seated(Protocol):
    """A seat somewhere. Whatever can't be done raises an UndermineError, and has changed nothing."""

    game: AnyGame

    async def look(self) -> str:
        """What is new, the table, and what may be decided."""

    async def choices(self) -> str:
        """What may be decided, numbered."""

    async def decide(self, decision: str, suspicions: str) -> str:
        """Takes a decision, by its number or its text; what happened then."""

    async def say(self, words: str, claim: str) -> str:
        """Says something to all."""

    async def why_not(self, decision: str) -> str:
        """Why the rules don't allow a decision now."""

    async def rules(self, about: str) -> str:
        """The game on one page, a clause by its id, or the clauses that speak of something."""


def rules_about(game: AnyGame, about: str) -> str:
    """The clauses of a game that are asked for, by their id or by words."""
    place = clause_named(about)
    places = [place] if place else [one for one in speaking_of(about) if one.game is game]
    if not places:
        near = nearest(about)
        hint = f"did you mean {' or '.join(near)}?" if near else "ask for an id, as refusals name them, or for a word"
        raise NotationError(f"there is no rule {about[:40]!r}, and none that speaks of it; {hint}")
    lines = [f"{one.clause.clause} {one.clause.title} {one.clause.text}".replace("  ", " ") for one in places[:MOST]]
    more = [f"… and {len(places) - MOST} more: ask for more words."] if len(places) > MOST else []
    return "\n".join([*lines, *more])


def why_refused(game: AnyGame, refused: Refused | None) -> str:
    """A refusal with its rule."""
    if refused is None:
        return YOU_MAY
    rule = game.rulebook().get(refused.clause)
    return f"{refused}\nThe rule: {rule}" if rule else str(refused)


class LocalSeat:
    """A seat at a match of its own, with bots in all others. `ended` is called once with the report of the game."""

    def __init__(self, table: TextTable, seat: int, ended: Callable[[GameReport], None]) -> None:
        self.table = table
        self.game = table.match.game
        self._seat = table.seat(seat)
        self._ended: Callable[[GameReport], None] | None = ended

    async def _go_on(self) -> None:
        """The bots play; a master thinks for a while, and the connection must not wait for it.

        Whoever gives up waiting still waits for the thread: nobody else may touch the match meanwhile.
        """
        await to_thread.run_sync(self.table.play_on)

    async def look(self) -> str:
        await self._go_on()
        seen = self._seat.seen()
        return "\n\n".join(filter(None, [self._seat.news(), table_text(seen), choices_text(seen), self._report()]))

    async def choices(self) -> str:
        await self._go_on()
        return choices_text(self._seat.seen())

    async def decide(self, decision: str, suspicions: str) -> str:
        await self._go_on()
        lines = [f"suspicions: {suspicions}"] if suspicions else []
        by_clock = self._seat.notes.by_clock
        wrong = self._seat.answer("\n".join([*lines, f"decide: {decision}"]))
        if wrong is not None:
            raise UndermineError(wrong)
        await self._go_on()
        late = "That could not be done, and your tries are used up: the clock decided for you."
        parts = [late if self._seat.notes.by_clock > by_clock else "", self._seat.news()]
        return "\n\n".join(filter(None, [*parts, choices_text(self._seat.seen()), self._report()]))

    async def say(self, words: str, claim: str) -> str:
        match = self.table.match
        if match.result is not None:
            raise UndermineError("the game is over")
        checked = match.check_claim(self._seat.seat, read_claim_words(claim)) if claim else None
        if words:
            self._seat.say(words)
        if checked is not None:
            match.say(self._seat.seat, checked)
        return "All have heard it."

    async def why_not(self, decision: str) -> str:
        await self._go_on()
        return why_refused(self.game, self.table.match.why_not(decision, self._seat.seat))

    async def rules(self, about: str) -> str:
        claims = "; ".join(ways_to_claim(self.table.match.vocabulary))
        return rules_about(self.game, about) if about else f"{self._seat.rules()}\n\nClaims: {claims}."

    def _report(self) -> str:
        """The report, once the game is over."""
        if self.table.match.result is None:
            return ""
        found = report(self.table, self._seat.seat)
        ended, self._ended = self._ended, None
        if ended is not None:
            ended(found)
        return f"The game is over.\n{found}"
