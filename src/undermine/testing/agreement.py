"""`legal` and `why_not` are two programs for one truth: they agree on every decision that can be written."""

from collections.abc import Sequence
from random import Random

from undermine.engine.decisions import Decision, Lay, Pointer, ProposeEnd
from undermine.engine.errors import Refused
from undermine.engine.match import Match
from undermine.testing.writing import every_decision, kinds

#: How many decisions to ask about for a seat that is not waited for, which may do next to nothing.
SAMPLE = 300


def assert_agreement(match: Match, random: Random, every: Sequence[Decision] | None = None) -> None:
    """A decision is legal if and only if there is no reason against it; all legal ones are among `every`."""
    game = match.game
    every = every_decision(match, random) if every is None else every
    texts = {str(decision) for decision in every}
    for seat in range(match.seats):
        choices = match.choices(seat)
        codes = set(choices.codes)
        assert len(codes) == len(choices), f"seat {seat} may choose something twice: {choices}"
        waited = seat in match.waiting
        missing = [str(choice) for choice in choices if waited and str(choice) not in texts]
        assert not missing, f"legal, but not among all that can be written: {missing}"
        for decision in every if waited else _sample(match, every, random):
            legal = game.encode(match.state.deck, decision) in codes
            refusal = game.refusals.why_not(match.state, seat, decision)
            assert legal == (refusal is None), (
                f"{decision} by seat {seat} is {'legal' if legal else 'not legal'}, but why_not says {refusal}\n"
                f"{match.position()}"
            )


def _sample(match: Match, every: Sequence[Decision], random: Random) -> list[Decision]:
    proposals = [ProposeEnd()] if ProposeEnd in kinds(match.game.decision_type) else []
    return [*random.sample(every, min(SAMPLE, len(every))), *proposals]


def assert_answers(match: Match, questions: Sequence[Pointer], seat: int) -> None:
    """A click gets an answer with a clause of the rules where it can do nothing; where it can, it gets none, or is told
    to turn the card.
    """
    offered = [match.points(choice, seat) for choice in match.choices(seat)]
    before = match.position(), match.decided
    for at in questions:
        answer = match.why_not_at(at, seat)
        fits = [points for points in offered if points.kind in ("play", "step", "act") and _same_place(points, at)]
        assert answer is None or (answer.why and answer.clause in match.game.rulebook()), f"{at}: {answer!r}"
        assert answer is not None or fits, f"nothing is said against {at} of seat {seat}, but nothing is offered there"
        lays = any(isinstance(choice, Lay) and choice.turned for choice in match.choices(seat))
        assert answer is None or not fits or lays, f"{at} is offered to seat {seat}, and refused: {answer}"
    assert (match.position(), match.decided) == before, "a question changed something"


def _same_place(offered: Pointer, at: Pointer) -> bool:
    """Whether a click stands for what is offered; an edge or a space may be left open."""
    if offered.cards[:1] != at.cards[:1]:
        return False
    if at.cell is None and at.seat is None:
        return bool(at.cards)
    sides = at.side == offered.side if not at.cards else at.side is None or offered.side in (None, at.side)
    return (offered.cell, offered.seat) == (at.cell, at.seat) and sides and at.space in (None, offered.space)


def assert_refusals_change_nothing(match: Match, decisions: Sequence[Decision]) -> None:
    """`decide` refuses what `why_not` is against, in the same words, and then nothing has happened."""
    before = match.position(), match.log(None), match.decided
    for decision in decisions:
        refusal = match.why_not(decision)
        if refusal:
            raised = None
            try:
                match.decide(decision)
            except Refused as error:
                raised = error
            assert raised == refusal, f"{decision}: why_not says {refusal}, decide says {raised}"
    assert (match.position(), match.log(None), match.decided) == before, "a refused decision changed something"


def clauses_named(match: Match, decisions: Sequence[Decision], seat: int | None = None) -> set[str]:
    """The clauses that refusals of these decisions name; each must be in the game's rules."""
    named = {refusal.clause for decision in decisions if (refusal := match.why_not(decision, seat))}
    unknown = named - set(match.game.rulebook())
    assert not unknown, f"refusals name clauses that rules.md does not have: {', '.join(sorted(unknown))}"
    return named
