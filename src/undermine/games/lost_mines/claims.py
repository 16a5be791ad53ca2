"""What can be said at a Lost Mines table."""

from undermine.engine.claims import Am, AnyClaim, Saw, Sight, Vocabulary
from undermine.games.lost_mines.deck import HOLDS, IDENTITIES, TOOLS, Deck, identity_of, value_of
from undermine.games.lost_mines.state import State

MINE, TREASURE, DWARF = "mine", "treasure", "dwarf"
#: A mine that is not the dragon's, whatever else it holds.
SAFE = "safe"


def vocabulary(deck: Deck, seats: int) -> Vocabulary:
    values = sorted({value_of(treasure) for treasure in deck.treasures})
    return Vocabulary(
        sights={
            MINE: Sight(len(deck.mines), (*HOLDS, SAFE)),
            TREASURE: Sight(len(deck.treasures), tuple(map(str, values))),
            DWARF: Sight(seats, tuple(IDENTITIES)),
        },
        roles=tuple(IDENTITIES),
        needs=(*TOOLS, "path", "cards"),
        promises=("follow",),
        reasons=("", "lied", "hinders", "digs", "seen"),
    )


def holds(state: State, seat: int, claim: AnyClaim) -> bool | None:
    match claim:
        case Saw("mine", where, what):
            card = HOLDS[state.mine_cards[where]]
            return card != "dragon" if what == SAFE else card == what
        case Saw("treasure", where, what) if where < len(state.treasures):
            return str(value_of(state.treasures[where])) == what
        case Saw("dwarf", where, what):
            return IDENTITIES[identity_of(state.roles[where])] == what
        case Am(role):
            return IDENTITIES[identity_of(state.roles[seat])] == role
    return None
