"""How a position of The Lost Mines is written, as TOML. position_reader.py reads it."""

import msgspec

from undermine.engine.grid import cell_of, xy
from undermine.engine.notation import seat_name, write_cell, write_edge
from undermine.engine.options import agreed
from undermine.engine.positions import HiddenCards, maybe_seat, write_cards, write_hidden, write_mask, write_toml
from undermine.engine.state import VOTE
from undermine.games.lost_mines.deck import CLANS, HOLDS, IDENTITIES, TOOLS, clan_of, identity_of
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.scoring import HOW, name_treasure
from undermine.games.lost_mines.state import RoundEnd, State
from undermine.games.lost_mines.views import PHASES


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True):
    dwarf: str | None = None  # clan-identity
    seen: str = ""  # who looked at it
    cell: str | None = None
    hand: str | None = None
    discarded: str = ""
    trolls: list[str] = []
    points: int = 0


class RoundEntry(msgspec.Struct, forbid_unknown_fields=True):
    how: str
    dwarves: str
    treasures: list[str]
    points: str
    left: str = ""
    dragon: str | None = None


class PositionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position, as it is written."""

    game: str
    seats: int
    deck: str = "lost_mines"
    round: int = 1
    phase: str = "play"
    starter: str = "A"
    turn: str | None = None
    actor: str | None = None
    steps_left: int | None = None
    moved: bool = False
    to_draw: int | None = None
    laid: list[str] = []
    mines: list[str] | None = None
    tools: list[str] = []
    traps: list[str] = []
    treasures: list[str] | None = None
    dragon: str | None = None
    pile: str | None = None
    discards: str | None = None
    set_aside: str | None = None
    dwarves_aside: str | None = None
    treasures_aside: str | None = None
    last_played: str | None = None
    last_turn: str | None = None
    proposer: str | None = None
    voted: str = ""
    seed: str = "0"
    draws: int = 0
    options: dict[str, object] = {}
    seat: dict[str, SeatEntry] = {}
    ended: dict[str, RoundEntry] = {}


def write(s: State, options: LostMinesOptions, source: str) -> str:
    """The whole state as a text. The same state gives the same text."""
    names = s.deck.names
    entry = PositionFile(
        game="lost_mines",
        seats=s.seats,
        deck=source,
        round=s.round,
        phase=PHASES[s.phase],
        starter=seat_name(s.starter),
        turn=seat_name(s.turn),
        actor=seat_name(s.actor),
        steps_left=s.steps_left,
        moved=s.moved,
        to_draw=s.to_draw,
        laid=[f"{write_cell(xy(cell))} {s.deck.faces.names[face]}" for cell, face in path_cards(s)],
        mines=_write_mines(s),
        tools=[f"{write_cell(xy(cell))} {TOOLS[tool]}" for cell, tool in sorted(s.overcome.items())],
        traps=[write_edge(edge) for edge, number in sorted(s.traps.items()) for _ in range(number)],
        treasures=[_write_treasure(s, place) for place in range(len(s.treasures))],
        dragon=maybe_seat(s.dragon),
        pile=write_cards(names, s.pile[::-1]),
        discards=write_cards(names, sorted(s.discards)),
        set_aside=write_cards(names, sorted(s.aside)),
        dwarves_aside=" ".join(map(dwarf_name, sorted(s.roles_aside))),
        treasures_aside=" ".join(map(name_treasure, sorted(s.treasures_aside))),
        last_played=maybe_seat(s.last_played),
        last_turn=maybe_seat(s.last_turn),
        proposer=maybe_seat(s.proposer),
        voted=write_mask(s.voted) if s.phase == VOTE else "",
        seed=s.chance.seed,
        draws=s.chance.count,
        options=agreed(options),
        seat={seat_name(seat): _write_seat(s, seat) for seat in range(s.seats)},
        ended={f"round{i}": _write_round(end) for i, end in enumerate(s.ended, 1)},
    )
    return write_toml(entry)


def path_cards(s: State) -> list[tuple[int, int]]:
    """The path cards on the board, by cell."""
    return [(cell, face) for cell, face in sorted(s.network.laid.items()) if face < s.deck.path_faces]


def dwarf_name(role: int) -> str:
    """A dwarf card as text.

    >>> dwarf_name(5)
    'blue-saboteur'
    """
    return f"{CLANS[clan_of(role)]}-{IDENTITIES[identity_of(role)]}"


def _write_mines(s: State) -> list[str]:
    hidden = HiddenCards(s.mine_cards)
    hidden.up, hidden.known = s.mines_up, s.mines_known
    return write_hidden(s.network, s.deck.mines, s.deck.mine_faces, HOLDS, hidden)


def _write_treasure(s: State, place: int) -> str:
    words = [name_treasure(s.treasures[place])]
    if s.takers[place] >= 0:
        words.append("taken=" + seat_name(s.takers[place]))
    if s.treasures_known[place]:
        words.append("seen=" + write_mask(s.treasures_known[place]))
    return " ".join(words)


def _write_seat(s: State, seat: int) -> SeatEntry:
    return SeatEntry(
        dwarf=dwarf_name(s.roles[seat]),
        seen=write_mask(s.roles_known[seat]),
        cell=write_cell(xy(cell_of(s.dwarves[seat]))),
        hand=write_cards(s.deck.names, sorted(s.hands[seat])),
        discarded=write_cards(s.deck.names, sorted(s.passed[seat])),
        trolls=[write_edge(edge) for edge in sorted(s.troll_edges[seat])],
        points=s.points[seat],
    )


def _write_round(end: RoundEnd) -> RoundEntry:
    return RoundEntry(
        how=HOW[end.how],
        dwarves=" ".join(map(dwarf_name, end.roles)),
        treasures=[" ".join(map(name_treasure, taken)) for taken in end.treasures],
        points=" ".join(map(str, end.points)),
        left=" ".join(map(name_treasure, end.left)),
        dragon=maybe_seat(end.dragon),
    )
