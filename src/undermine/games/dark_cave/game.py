"""The Dark Cave, as all floors see it."""

from collections.abc import Callable

from undermine.engine.game import Game
from undermine.games.dark_cave import (
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
from undermine.games.dark_cave.codes import PROPOSE
from undermine.games.dark_cave.deck import FEATURES, SPACES, Deck
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.state import State


class DarkCave(Game[State, Deck, DarkCaveOptions, decisions.DarkCaveDecision]):
    name = "dark_cave"
    title = "The Dark Cave"
    seats = range(2, 9)
    rules_version = 1
    options_type = DarkCaveOptions
    decision_type = decisions.DarkCaveDecision
    event_type = events.AnyEvent
    view_type = views.DarkCaveView
    propose = PROPOSE
    declining = (decisions.Stop(), decisions.AnswerAxe(False), decisions.Vote(False), decisions.TakeGold(False))

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
        return scoring.saved(state)

    def discard(self, card: str) -> decisions.Discard:
        return decisions.Discard((card,))

    def space_features(self, deck: Deck, face: int) -> tuple[str, ...]:
        return tuple(FEATURES[feature] for feature in deck.features[face])

    def space_names(self, deck: Deck, face: int) -> tuple[str, ...]:
        return tuple(SPACES[name] for name in deck.space_names[face])

    def card_group(self, deck: Deck, card: int) -> int | None:
        return deck.groups[card] + 1


DARK_CAVE = DarkCave()
