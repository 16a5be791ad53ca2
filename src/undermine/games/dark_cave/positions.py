"""How a position of The Dark Cave is written, as TOML. position_reader.py reads it."""

import msgspec

from undermine.engine.grid import LETTERS, cell_of, xy
from undermine.engine.notation import seat_name, write_cell, write_edge
from undermine.engine.options import agreed
from undermine.engine.positions import (
    HiddenCards,
    maybe_seat,
    write_cards,
    write_hidden,
    write_mask,
    write_numbers,
    write_toml,
)
from undermine.engine.state import OVER, VOTE
from undermine.games.dark_cave.creatures import space_name
from undermine.games.dark_cave.deck import CREATURES, GOALS, START_GOLD
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.scoring import HOW, clan_card
from undermine.games.dark_cave.state import ASK_ALIGN, ASK_AXE, State, memory_key
from undermine.games.dark_cave.views import PHASES

OUT = "out"


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True):
    clan: str | None = None  # clan-identity
    seen: str = ""  # who looked at it
    revealed: bool = False
    at: str | None = None  # a space, or out
    lying: bool = False
    gold: int = START_GOLD
    hand: str | None = None
    discarded: str = ""
    boots: str | None = None
    axes: str = ""
    webs: list[str] = []
    remembers: dict[str, str] = {}  # whose hand -> cards
    gone: dict[str, str] = {}  # whose hand -> cards that left it since, by group


class PositionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position text as it is written."""

    game: str
    seats: int
    deck: str = "dark_cave"
    phase: str = "play"
    starter: str = "A"
    turn: str | None = None
    actor: str | None = None
    steps_left: int | None = None
    stays: bool = False
    to_draw: int | None = None
    drawer: str | None = None
    laid: list[str] = []
    goals: list[str] | None = None
    entering: str | None = None  # the side by which a dwarf comes to the goal that is being aligned
    veins: list[str] | None = None  # cells where gold lies
    creatures: list[str] = []
    walking: str | None = None
    attacker: str | None = None
    attackers: str = ""
    victims: str = ""
    asked: str = ""
    ready: str = ""
    fresh: str | None = None
    first_out: str | None = None
    pile: str | None = None
    discards: str | None = None
    boxed: str | None = None
    left_over: str | None = None
    proposer: str | None = None
    voted: str = ""
    how: str | None = None
    seed: str = "0"
    draws: int = 0
    options: dict[str, object] = {}
    seat: dict[str, SeatEntry] = {}


def write(s: State, options: DarkCaveOptions, source: str) -> str:
    """The whole state as a text. The same state gives the same text."""
    names = s.deck.names
    entry = PositionFile(
        game="dark_cave",
        seats=s.seats,
        deck=source,
        phase=PHASES[s.phase],
        starter=seat_name(s.starter),
        turn=seat_name(s.turn),
        actor=seat_name(s.actor),
        steps_left=s.steps_left,
        stays=s.stays,
        to_draw=s.to_draw,
        drawer=seat_name(s.drawer),
        laid=[f"{write_cell(xy(cell))} {s.deck.faces.names[face]}" for cell, face in path_cards(s)],
        goals=_write_goals(s),
        entering=LETTERS[s.align_side] if s.phase == ASK_ALIGN else None,
        veins=[write_cell(xy(cell_of(node))) for node in sorted(s.veins)],
        creatures=[_write_creature(s, i) for i in range(len(CREATURES)) if s.creatures[i] >= 0],
        walking=CREATURES[s.walker] if s.walker >= 0 else None,
        attacker=CREATURES[s.attacker] if s.phase == ASK_AXE else None,
        attackers=" ".join(CREATURES[i] for i in range(len(CREATURES)) if s.attackers >> i & 1),
        victims="".join(map(seat_name, s.victims)),
        asked="".join(map(seat_name, s.asked)),
        ready=write_mask(s.ready),
        fresh=maybe_seat(s.fresh),
        first_out=maybe_seat(s.first_out),
        pile=write_cards(names, s.pile[::-1]),
        discards=write_cards(names, sorted(s.discards)),
        boxed=write_cards(names, sorted(s.boxed)),
        left_over=" ".join(map(clan_card, sorted(s.roles_aside))),
        proposer=maybe_seat(s.proposer),
        voted=write_mask(s.voted) if s.phase == VOTE else "",
        how=HOW[s.how] if s.phase == OVER else None,
        seed=s.chance.seed,
        draws=s.chance.count,
        options=agreed(options),
        seat={seat_name(seat): _write_seat(s, seat) for seat in range(s.seats)},
    )
    return write_toml(entry)


def path_cards(s: State) -> list[tuple[int, int]]:
    """The path cards on the table, by cell."""
    return [(cell, face) for cell, face in sorted(s.network.laid.items()) if face < s.deck.path_faces]


def _write_goals(s: State) -> list[str]:
    hidden = HiddenCards(s.goal_cards)
    hidden.up, hidden.known = s.goals_up, s.goals_known
    return write_hidden(s.network, s.goals, s.deck.goal_faces, GOALS, hidden)


def _write_node(s: State, node: int) -> str:
    return f"{write_cell(xy(cell_of(node)))} {space_name(s, node)}"


def _write_creature(s: State, creature: int) -> str:
    card = s.deck.names[s.creature_cards[creature]]
    return f"{card} of {seat_name(s.owners[creature])} at {_write_node(s, s.creatures[creature])}"


def _write_seat(s: State, seat: int) -> SeatEntry:
    names = s.deck.names
    owners = [owner for owner in range(s.seats) if memory_key(seat, owner) in s.memory]
    known = {seat_name(owner): s.memory[memory_key(seat, owner)] for owner in owners}
    return SeatEntry(
        clan=clan_card(s.roles[seat]),
        seen=write_mask(s.roles_known[seat]),
        revealed=bool(s.revealed >> seat & 1),
        at=_write_node(s, s.dwarves[seat]) if s.dwarves[seat] >= 0 else OUT,
        lying=bool(s.down >> seat & 1),
        gold=s.gold[seat],
        hand=write_cards(names, sorted(s.hands[seat])),
        discarded=write_cards(names, sorted(s.passed[seat])),
        boots=names[s.boots[seat]] if s.boots[seat] >= 0 else None,
        axes=write_cards(names, s.axes[seat]),
        webs=[
            f"{names[web.card]} on {write_edge(edge)} side {web.side}"
            for edge, web in sorted(s.webs.items())
            if web.owner == seat
        ],
        remembers={other: write_cards(names, memory.cards) for other, memory in known.items()},
        gone={other: write_numbers(memory.gone) for other, memory in known.items()},
    )
