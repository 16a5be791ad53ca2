"""The Lost Mines, as the engine sees it."""

from undermine.engine.game import Game
from undermine.games.lost_mines import (
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


class LostMines(Game[state.State]):
    name = "lost_mines"
    title = "The Lost Mines"
    seats = range(3, 10)
    rules_version = 1
    options_type = options.LostMinesOptions
    decision_type = decisions.LostMinesDecision
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


LOST_MINES = LostMines()
