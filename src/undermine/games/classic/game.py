"""Classic, as all floors see it."""

from collections.abc import Callable

from undermine.engine.game import Game
from undermine.games.classic import (
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
    setup,
    story,
    turn,
    views,
)
from undermine.games.classic.codes import PROPOSE
from undermine.games.classic.deck import Deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.state import State


class Classic(Game[State, Deck, ClassicOptions, decisions.ClassicDecision]):
    name = "classic"
    title = "Classic Saboteur"
    seats = range(3, 11)  # Q-CL-42
    rules_version = 1
    options_type = ClassicOptions
    decision_type = decisions.ClassicDecision
    event_type = events.AnyEvent
    view_type = views.ClassicView
    propose = PROPOSE
    declining = (decisions.Vote(False),)

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
    facts = facts
    planes = planes
    claims = claims
    story = story

    def playout(self, state: State, random: Callable[[], float]) -> int:
        return turn.playout(state, random)

    def gold(self, state: State) -> list[int]:
        return scoring.nuggets_of(state)

    def discard(self, card: str) -> decisions.Pass:
        return decisions.Pass(card)


CLASSIC = Classic()
