"""Random matches for Hypothesis, which has to be installed: `pip install hypothesis`."""

from collections.abc import Mapping
from random import Random

from hypothesis import strategies as st

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.options import option_types
from undermine.testing.writing import every_decision


def options_of(game: AnyGame) -> st.SearchStrategy[dict[str, object]]:
    """Any options that a table can agree on, but for who begins, which depends on the number of seats."""
    kinds = {name: kind for name, kind in option_types(game.options_type).items() if name != "first_player"}
    return st.fixed_dictionaries({}, optional={name: st.from_type(kind) for name, kind in kinds.items()})


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, longest: int = 200, options: Mapping[str, object] | None = None) -> Match:
    """A match that was played at random for a while, perhaps to its end."""
    seats = draw(st.sampled_from(list(game.seats)))
    agreed = draw(options_of(game)) if options is None else options
    match = Match(game, seats, agreed, None, Chance(f"{draw(st.integers(0, 10**6))}"))
    for _ in range(draw(st.integers(0, longest))):
        if match.result is not None:
            break
        choices = match.choices()
        match.decide(choices[draw(st.integers(0, len(choices) - 1))])
    return match


@st.composite
def decisions(draw: st.DrawFn, match: Match) -> Decision:
    """Anything that can be written at this moment, legal or not."""
    return draw(st.sampled_from(every_decision(match, Random(draw(st.integers(0, 10**6))), 50)))
