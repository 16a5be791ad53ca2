"""What can be said at a classic table."""

from undermine.engine.claims import Am, AnyClaim, Need, Saw, Sight, Vocabulary
from undermine.games.classic.deck import TOOLS, Deck
from undermine.games.classic.scoring import ROLE_NAMES
from undermine.games.classic.state import State

GOAL = "goal"
TREASURE, STONE = "treasure", "stone"


def vocabulary(deck: Deck, seats: int) -> Vocabulary:  # noqa: ARG001  # goals are the same for all
    return Vocabulary(
        sights={GOAL: Sight(len(deck.goals), (TREASURE, STONE))},
        roles=tuple(ROLE_NAMES),
        needs=(*TOOLS, "path", "cards"),
        promises=("follow", "repair"),
        reasons=("", "lied", "broke", "digs", "harms"),
    )


def holds(state: State, seat: int, claim: AnyClaim) -> bool | None:
    match claim:
        case Saw(_, where, what):
            return (state.goal_cards[where] == state.deck.treasure) == (what == TREASURE)
        case Am(role):
            return ROLE_NAMES[state.roles[seat]] == role
        case Need(what) if what in TOOLS:
            return bool(state.broken[seat] >> TOOLS.index(what) & 1)
    return None
