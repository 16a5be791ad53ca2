"""Lanterns, as all floors see it."""

from lanterns import (
    decisions,
    deck_file,
    events,
    pointers,
    position_reader,
    positions,
    refusals,
    scoring,
    setup,
    turn,
    views,
)
from lanterns.codes import PROPOSE, code_of
from lanterns.deck import Deck
from lanterns.options import LanternOptions
from lanterns.state import State
from undermine.engine.decisions import Vote
from undermine.engine.game import Game


class Lanterns(Game[State, Deck, LanternOptions, decisions.LanternDecision]):
    name = "lanterns"
    title = "Lanterns"
    seats = range(2, 5)  # LT-S01
    rules_version = 1
    options_type = LanternOptions
    decision_type = decisions.LanternDecision
    event_type = events.AnyEvent
    view_type = views.LanternView
    propose = code_of(PROPOSE)
    declining = (Vote(False),)

    deck_file = deck_file
    setup = setup
    turn = turn
    scoring = scoring
    decisions = decisions
    refusals = refusals
    views = views
    pointers = pointers
    positions = positions
    position_reader = position_reader

    def discard(self, card: str) -> decisions.Discard:
        return decisions.Discard(card)
