"""What can be said in The Dark Cave."""

from undermine.engine.claims import Am, AnyClaim, Saw, Sight, Vocabulary
from undermine.games.dark_cave.deck import GOALS, IDENTITIES, Deck
from undermine.games.dark_cave.state import State

GOAL, CLAN = "goal", "clan"
EXIT = GOALS[0]
#: A goal that is not the exit, whatever else it is.
NO_EXIT = "no_exit"


def vocabulary(deck: Deck, seats: int) -> Vocabulary:
    return Vocabulary(
        sights={GOAL: Sight(len(deck.goal_faces), (*GOALS, NO_EXIT)), CLAN: Sight(seats, tuple(IDENTITIES))},
        roles=tuple(IDENTITIES),
        needs=("axe", "boots", "path", "cards"),
        promises=("follow",),
        reasons=("", "lied", "attacks", "digs", "seen"),
    )


def holds(state: State, seat: int, claim: AnyClaim) -> bool | None:
    match claim:
        case Saw("goal", where, what):
            card = GOALS[state.goal_cards[where]]
            return card != EXIT if what == NO_EXIT else card == what
        case Saw("clan", where, what):
            return IDENTITIES[state.identity(where)] == what
        case Am(role):
            return IDENTITIES[state.identity(seat)] == role
    return None
