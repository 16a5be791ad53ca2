"""A game that is over, looked at again: who had reason to suspect whom, when, and why.

Everything comes from the same belief that the bots use. The public curve is that of a perfect observer who sees what
all see; the curve of a seat adds what that seat alone knew at the time.
"""

from collections.abc import Sequence
from math import log2

import msgspec

from undermine.bots.belief import Floats, Observation
from undermine.bots.beliefs import Beliefs
from undermine.bots.mind import VETERAN
from undermine.bots.models import AnyModel, model_needed
from undermine.bots.words import Words
from undermine.engine.chance import Chance
from undermine.engine.claims import Said, Saw
from undermine.engine.errors import OptionError
from undermine.engine.events import Event
from undermine.engine.match import Match
from undermine.engine.records import Reason, Record
from undermine.engine.replays import replay_record
from undermine.games import game_named
from undermine.research.analysis import Analysis, Evidence, Mark, Point, RoundAnalysis, ThoughtLine

__all__ = ["Analysis", "Evidence", "Mark", "Point", "RoundAnalysis", "ThoughtLine", "analyse"]

#: Public suspicion from which on a seat counts as found out, rightly or not.
FOUND_OUT = 0.75
#: A round in which no decision changes the chances by this much has no turning point.
SWING = 0.1
#: Odds beyond this are as good as certain; bits are counted no further.
CERTAIN = 1e-4


def analyse(source: Match | Record, language: str = "en", names: Sequence[str] | None = None) -> Analysis:
    """Looks at a match again. It tells everything: not for players before the end.

    Seats are called by their letters, unless names are given.
    """
    match = source if isinstance(source, Match) else replay_record(source, game_named(source.game))
    words = Words(match.game.name, language, names)
    model = model_needed(match.game.name)
    if match.position_text is not None:
        raise OptionError("a game that began with a position can't be analysed: what went before is not known")
    return _Analyst(match, model, words).analysis()


class _Analyst:
    """Plays a match again, decision by decision, and follows it."""

    def __init__(self, whole: Match, model: AnyModel, words: Words) -> None:
        self.whole = whole
        self.model = model
        self.words = words
        options = msgspec.to_builtins(whole.options)
        self.match = Match(whole.game, whole.seats, options, whole.deck_source, Chance(whole.seed))
        self.beliefs = Beliefs(model, whole.seats, whole.options, self.match.state.deck)
        self.events: list[Event] = []
        self.rounds: list[_Round] = []

    def analysis(self) -> Analysis:
        self._follow(self.match.log(None))
        self._begin()
        self._listen()
        for seat, decision in self.whole.decisions:
            self.match.decide(decision, seat)
            self._decided(seat)
            self._listen()
        rounds = tuple(round_.analysis(number) for number, round_ in enumerate(self.rounds, 1))
        return Analysis(self.match.game.name, self.match.seats, self.words.language, rounds)

    def _follow(self, events: Sequence[Event]) -> list[Observation]:
        self.events += events
        return self.beliefs.follow(self.events, self.match.said)

    def _begin(self) -> None:
        self.rounds.append(_Round(self.match, self.beliefs, self.model, self.words))

    def _listen(self) -> None:
        """Takes in what was said before the next decision."""
        said = [one for one in self.whole.said if one.after == self.match.decided]
        for one in said:
            self.match.say(one.seat, one.claim)
            self._follow([])
            self.rounds[-1].hear(one, self.match.holds(one.seat, one.claim))

    def _decided(self, seat: int) -> None:
        """Takes in what happened, event by event: who ends a round may begin the next one by the same decision."""
        now = self.rounds[-1]
        number = self.match.decided
        over = self.model.round_over(self.match.state, now.state_round)
        now.think(number, seat, self.whole.thoughts.get(number, ()))
        for event in self.match.log(None, number - 1):
            for seen in self._follow([event]):
                now.learn(number, seen, over)
        now.decided(self.match, seat, over)
        if self.beliefs.round != now.beliefs_round:
            self._begin()


class _Round:
    """One round in the making."""

    def __init__(self, match: Match, beliefs: Beliefs, model: AnyModel, words: Words) -> None:
        self.beliefs = beliefs
        self.model = model
        self.words = words
        self.beliefs_round = beliefs.round
        self.state_round: int = getattr(match.state, "round", 0)
        self.roles, secret = model.truth(match.state)
        self.sides = model.sides(self.roles, beliefs.evidence)
        self.secret = beliefs.secrets.index(secret)
        self.first = match.decided
        self.views = [match.view(seat) for seat in range(match.seats)]
        self.clans = model.clans(self.views[0])
        self.points = [self._point(match.decided)]
        self.hopes = self._hopes(match, False)
        self.evidence: list[Evidence] = []
        self.thoughts: list[ThoughtLine] = []
        self.marks: list[Mark] = []
        self.found_out = {seat for seat, chance in enumerate(self.points[0].public) if chance > FOUND_OUT}
        self.swing = SWING
        self.turning_point: Mark | None = None

    def analysis(self, round: int) -> RoundAnalysis:
        marks = [*self.marks, *([self.turning_point] if self.turning_point else [])]
        return RoundAnalysis(
            round=round,
            first=self.first,
            last=self.points[-1].number,
            roles=tuple(self.model.roles[role] for role in self.roles),
            clans=self.clans,
            points=tuple(self.points),
            evidence=tuple(self.evidence),
            thoughts=tuple(self.thoughts),
            marks=tuple(sorted(marks, key=lambda mark: mark.number)),
        )

    # ---- what is known ----------------------------------------------------------------------------------------------

    def _point(self, number: int) -> Point:
        beliefs = self.beliefs
        seats = range(beliefs.seats)
        self.public: Floats = beliefs.public()
        known = [beliefs.suspicion(beliefs.table(self.views[seat]).sum(axis=1), seat) for seat in seats]
        return Point(number, _rounded([beliefs.seen(self.public, seat) for seat in seats]), tuple(map(_rounded, known)))

    def learn(self, number: int, seen: Observation, over: bool) -> None:
        """What one observation told of its actor; the class is the one that the hidden truth gives."""
        beliefs, model, actor = self.beliefs, self.model, seen.actor
        before, self.public = self.public, beliefs.public()
        bits = round(_log_odds(beliefs.seen(self.public, actor)) - _log_odds(beliefs.seen(before, actor)), 2) + 0.0
        what = model.classes[seen.classes[self.secret if len(seen.classes) > 1 else 0]]
        context = model.contexts[seen.context]
        text = self.words.evidence(actor, what, context, seen.about)
        self.evidence.append(Evidence(number, actor, what, context, bits, text))
        if over:  # before the roles are turned over
            self.points = [point for point in self.points if point.number < number] + [self._point(number)]

    def hear(self, said: Said, is_so: bool | None) -> None:
        """Whoever tells something else than they saw is marked, with how far the table believes it."""
        self.public = self.beliefs.public()
        hearing, claim = self.beliefs.hearing, said.claim
        truth = hearing.truth(claim) if hearing is not None and isinstance(claim, Saw) else None
        if is_so is False and truth is not None and isinstance(claim, Saw):
            percent = round(100 * float(self.public[truth].sum()))
            text = self.words.mark("lie", {"seat": said.seat, "what": self.words.sight(claim.what), "percent": percent})
            self.marks.append(Mark(said.after, "lie", said.seat, text))

    def think(self, number: int, seat: int, reasons: Sequence[Reason]) -> None:
        if reasons:
            self.thoughts.append(ThoughtLine(number, seat, self.words.thought(reasons)))

    # ---- moments ----------------------------------------------------------------------------------------------------

    def decided(self, match: Match, seat: int, over: bool) -> None:
        """The end of a round turns all roles over; the curves keep to what could be made out before."""
        number = match.decided
        if not over:
            self.views = [match.view(one) for one in range(match.seats)]
            self.points.append(self._point(number))
        elif self.points[-1].number != number:
            self.points.append(msgspec.structs.replace(self.points[-1], number=number))
        self._find_out(number)
        self._turn(match, seat, over)

    def _find_out(self, number: int) -> None:
        for seat, suspicion in enumerate(self.points[-1].public):
            if suspicion <= FOUND_OUT or seat in self.found_out:
                continue
            self.found_out.add(seat)
            if not self._shown(seat):
                what = "cover_blown" if self.roles[seat] else "wrongly_accused"
                text = self.words.mark(what, {"seat": seat, "percent": round(100 * suspicion)})
                self.marks.append(Mark(number, what, seat, text))

    def _shown(self, seat: int) -> bool:
        """Whether a card says already that this seat is not loyal; then nobody needs to find it out."""
        possible, _ = self.beliefs.evidence.open()
        return all(roles[seat] for roles, may_be in zip(self.beliefs.hypotheses, possible, strict=True) if may_be)

    def _turn(self, match: Match, seat: int, over: bool) -> None:
        """The decision that changed the chances most; of those who gained or lost as much, a loyal seat is named."""
        before, self.hopes = self.hopes, self._hopes(match, over)
        for whose in sorted(range(len(before)), key=lambda one: self.roles[one]):
            swing = abs(self.hopes[whose] - before[whose])
            if swing > self.swing:
                self.swing = swing
                hopes = {"before": round(100 * before[whose]), "after": round(100 * self.hopes[whose])}
                text = self.words.mark("turning_point", {"seat": seat, "who": self._who(whose), **hopes})
                self.turning_point = Mark(match.decided, "turning_point", seat, text)

    def _who(self, seat: int) -> str:
        """The side of a seat; the seat itself where each hopes for itself."""
        side, names = self.sides[seat], self.model.side_names
        return (self.words.side(names[side]) if side < len(names) else None) or self.words.name(seat)

    def _hopes(self, match: Match, over: bool) -> list[float]:
        """By seat: what it may hope for, by the learned value; nothing where none has been learned."""
        try:
            minds = [] if over else self.beliefs.minds(VETERAN, self.public, self.roles)
            return self.model.value(match.state, self.state_round, minds)
        except FileNotFoundError:
            return []


def _log_odds(chance: float) -> float:
    chance = min(max(chance, CERTAIN), 1 - CERTAIN)
    return log2(chance / (1 - chance))


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 3) + 0.0 for chance in chances)
