"""The Dark Cave, as the engine sees it."""

from undermine.engine.game import Game
from undermine.games.dark_cave import (
    decisions,
    deck,
    options,
    position,
    position_reader,
    refusals,
    rules,
    scoring,
    state,
    tables,
    view,
)


class DarkCave(Game[state.State]):
    name = "dark_cave"
    title = "The Dark Cave"
    seats = range(2, 9)
    rules_version = 1
    options_type = options.DarkCaveOptions
    decision_type = decisions.DarkCaveDecision
    propose = tables.PROPOSE
    beginning = state.PLAY

    deck = deck
    setup = rules  # a deal is followed by the first turn's upkeep
    rules = rules
    scoring = scoring
    decisions = decisions
    refusals = refusals
    view = view
    position_writer = position
    position_reader = position_reader


DARK_CAVE = DarkCave()
