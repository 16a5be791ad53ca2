"""Classic, as the engine sees it."""

from undermine.engine.game import Game
from undermine.games.classic import (
    decisions,
    deck,
    options,
    position,
    position_reader,
    refusals,
    rules,
    scoring,
    setup,
    state,
    tables,
    view,
)


class Classic(Game[state.State]):
    name = "classic"
    title = "Classic Saboteur"
    seats = range(3, 11)  # Q-CL-42
    rules_version = 1
    options_type = options.ClassicOptions
    decision_type = decisions.ClassicDecision
    propose = tables.OP_PROPOSE << 10
    beginning = state.PLAY

    deck = deck
    setup = setup
    rules = rules
    scoring = scoring
    decisions = decisions
    refusals = refusals
    view = view
    position_writer = position
    position_reader = position_reader


CLASSIC = Classic()
