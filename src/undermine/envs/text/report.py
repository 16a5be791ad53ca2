"""What became of a model's game: how it ended, how well it knew whom to suspect, who lied, and who was fooled."""

from collections.abc import Sequence

import msgspec

from undermine.engine.errors import UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.refusing import counted
from undermine.engine.saying import listed
from undermine.envs.text.claims import write_claim
from undermine.envs.text.seat import Notes
from undermine.envs.text.table import TextTable
from undermine.envs.text.witness import Judged, Weighed, Witness

#: From here on something counts as believed.
BELIEVED = 0.5


class Lie(msgspec.Struct, frozen=True):
    """A claim that was not so: its number, who made it after how many decisions, and who was fooled by it."""

    number: int
    seat: int
    after: int
    claim: str
    #: Seats for which it was likelier than not, and likelier than before, by all that they knew.
    fooled: tuple[int, ...]
    #: How likely the model held it, where it said so.
    model: float | None = None


class GameReport(msgspec.Struct, frozen=True):
    """One model's game.

    `brier` is the mean square error of its suspicions, `exact_brier` that of the exact belief at the same moments; None
    where it gave none, or where bots have no model of the game.
    """

    game: str
    seats: int
    seat: int
    players: tuple[str, ...]
    seed: str
    won: bool
    winners: tuple[int, ...]
    decisions: int
    answers: int
    illegal: tuple[str, ...]
    unreadable: int
    by_clock: int
    guesses: int
    brier: float | None
    exact_brier: float | None
    lies_told: tuple[Lie, ...]
    lies_heard: tuple[Lie, ...]

    @property
    def illegal_rate(self) -> float:
        """The share of answers that could not be done, or not even be read."""
        return (len(self.illegal) + self.unreadable) / self.answers if self.answers else 0.0

    @property
    def believed(self) -> tuple[Lie, ...]:
        """The lies of others that the model took for true: by its own word, or else by what it could know."""
        return tuple(lie for lie in self.lies_heard if self._fell_for(lie))

    def _fell_for(self, lie: Lie) -> bool:
        return self.seat in lie.fooled if lie.model is None else lie.model >= BELIEVED

    @property
    def fooled(self) -> tuple[int, ...]:
        """The seats that the model fooled."""
        return tuple(sorted({seat for lie in self.lies_told for seat in lie.fooled}))

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> list[str]:
        who = f"Seat {seat_name(self.seat)}"
        names = listed([f"seat {seat_name(seat)}" for seat in self.winners]) if self.winners else "nobody"
        lines = [
            f"{self.game}, {self.seats} seats ({', '.join(self.players)}), seed {self.seed}",
            f"{who} {'won' if self.won else 'did not win'}; {names} won.",
            f"{counted(self.answers, 'answer')}, {self.illegal_rate:.0%} of them not accepted: {len(self.illegal)} "
            f"against the rules, {self.unreadable} unreadable.",
            f"The clock took {self.by_clock} of {counted(self.decisions, 'decision')}.",
        ]
        if self.decisions and self.by_clock == self.decisions:
            lines.append("No answer led to a decision: the whole game was played by the clock.")
        if self.brier is None or self.exact_brier is None:
            lines.append("It gave no suspicions that could be judged.")
        else:
            scores = f"Brier score {self.brier:.3f}, the exact belief has {self.exact_brier:.3f}"
            lines.append(f"Suspicions, {self.guesses} of them: {scores}.")
        believed = sum(bool(lie.fooled) for lie in self.lies_told)
        told = f"{counted(len(self.lies_told), 'lie')} told, {believed} believed"
        whom = f" by {listed([f'seat {seat_name(seat)}' for seat in self.fooled])}" if self.fooled else ""
        lines.append(f"{told}{whom}; {counted(len(self.lies_heard), 'lie')} heard, {len(self.believed)} believed.")
        return [*lines, *(self._lie(lie) for lie in (*self.lies_told, *self.lies_heard))]

    def _lie(self, lie: Lie) -> str:
        fooled = listed([f"seat {seat_name(seat)}" for seat in lie.fooled]) if lie.fooled else "nobody"
        model = "" if lie.model is None else f"; the model held it {lie.model:.0%} likely"
        told = f"  #{lie.number} after decision {lie.after}, seat {seat_name(lie.seat)}: {lie.claim}"
        return f"{told}; fooled: {fooled}{model}"


def report(table: TextTable, seat: int) -> GameReport:
    """The report of a model's game, once that is over."""
    return report_of(table.match, seat, table.seat(seat).notes, table.players)


def report_of(match: Match, seat: int, notes: Notes, players: Sequence[str]) -> GameReport:
    """The same, for a seat at a table of your own."""
    if match.result is None:
        raise UndermineError("the game is not over: a report tells everybody's secrets")
    witness = Witness(match, seat, notes.guesses)
    brier, exact, number = _scores(witness.guesses, seat)
    held = {claim: chance for guess in notes.guesses for claim, chance in guess.beliefs.items()}
    lies = [_lie(one, held.get(one.number) if one.said.seat != seat else None) for one in witness.lies()]
    return GameReport(
        game=match.game.name,
        seats=match.seats,
        seat=seat,
        players=tuple(players),
        seed=match.seed,
        won=seat in match.result.winners,
        winners=tuple(match.result.winners),
        decisions=notes.decided + notes.by_clock,
        answers=notes.answers,
        illegal=tuple(notes.illegal),
        unreadable=notes.unreadable,
        by_clock=notes.by_clock,
        guesses=number,
        brier=brier,
        exact_brier=exact,
        lies_told=tuple(lie for lie in lies if lie.seat == seat),
        lies_heard=tuple(lie for lie in lies if lie.seat != seat),
    )


def _lie(one: Weighed, model: float | None) -> Lie:
    chances = enumerate(zip(one.before, one.after, strict=True))
    fooled = [seat for seat, (was, now) in chances if now >= BELIEVED and now > was and seat != one.said.seat]
    return Lie(one.number, one.said.seat, one.said.after, write_claim(one.said.claim), tuple(fooled), model)


def _scores(guesses: Sequence[Judged], seat: int) -> tuple[float | None, float | None, int]:
    """Both Brier scores, over what was not known for certain, and how many suspicions they are made of."""
    own, exact = [], []
    for judged in guesses:
        for other, chance in judged.guess.suspicions.items():
            if other == seat or other >= len(judged.exact) or judged.exact[other] in (0.0, 1.0):
                continue
            own.append((chance - judged.truth[other]) ** 2)
            exact.append((judged.exact[other] - judged.truth[other]) ** 2)
    if not own:
        return None, None, 0
    return sum(own) / len(own), sum(exact) / len(exact), len(own)
