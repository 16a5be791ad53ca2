"""The Lost Mines, as all floors see it."""

from collections.abc import Callable

from undermine.engine.game import Game
from undermine.games.lost_mines import (
    claims,
    decisions,
    deck_file,
    events,
    facts,
    planes,
    pointers,
    position_reader,
    positions,
    refusals,
    scoring,
    story,
    turn,
    views,
)
from undermine.games.lost_mines.codes import PROPOSE
from undermine.games.lost_mines.deck import FEATURES, Deck
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.state import State


class LostMines(Game[State, Deck, LostMinesOptions, decisions.LostMinesDecision]):
    name = "lost_mines"
    title = "The Lost Mines"
    seats = range(3, 10)
    rules_version = 1
    options_type = LostMinesOptions
    decision_type = decisions.LostMinesDecision
    event_type = events.AnyEvent
    view_type = views.LostMinesView
    propose = PROPOSE
    declining = (decisions.Stop(), decisions.Vote(False))

    deck_file = deck_file
    setup = turn  # a deal is followed by what the first turn begins with
    turn = turn
    scoring = scoring
    decisions = decisions
    refusals = refusals
    views = views
    pointers = pointers
    positions = positions
    position_reader = position_reader
    facts = facts
    planes = planes
    claims = claims
    story = story

    def playout(self, state: State, random: Callable[[], float]) -> int:
        return turn.playout(state, random)

    def gold(self, state: State) -> list[int]:
        return state.points

    def discard(self, card: str) -> decisions.Discard:
        return decisions.Discard((card,))

    def space_features(self, deck: Deck, face: int) -> tuple[str, ...]:
        return (FEATURES[deck.features[face]],)


LOST_MINES = LostMines()
