"""How a position of Lanterns is written, as TOML. position_reader.py reads it."""

from typing import Any

import msgspec

from lanterns.options import LanternOptions
from lanterns.state import State
from lanterns.views import PHASES
from undermine.engine.grid import xy
from undermine.engine.notation import seat_name, write_cell
from undermine.engine.positions import maybe_seat, write_cards, write_mask, write_toml
from undermine.engine.state import VOTE


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True):
    lantern: str | None = None
    hand: str | None = None
    discards: str = ""
    seen: str = ""


class PositionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position text as it stands."""

    game: str
    seats: int
    deck: str = "lanterns"
    phase: str = "play"
    starter: str = "A"
    turn: str | None = None
    actor: str | None = None
    laid: list[str] = []
    lit: str = ""
    set_aside: str | None = None
    pile: str | None = None
    peeks_played: int = 0
    proposer: str | None = None
    voted: str = ""
    seed: str = "0"
    draws: int = 0
    options: dict[str, Any] = {}
    seat: dict[str, SeatEntry] = {}


def write(s: State, options: LanternOptions, source: str) -> str:
    """The whole state as a text. The same state gives the same text."""
    deck = s.deck
    defaults = msgspec.to_builtins(LanternOptions())
    entry = PositionFile(
        game="lanterns",
        seats=s.seats,
        deck=source,
        phase=PHASES[s.phase],
        starter=seat_name(s.starter),
        turn=seat_name(s.turn),
        actor=seat_name(s.actor),
        laid=[f"{write_cell(xy(cell))} {deck.faces.names[face]}" for cell, face in path_cards(s)],
        lit=" ".join(name for lantern, name in enumerate(deck.lanterns) if s.lit >> lantern & 1),
        set_aside=write_cards(deck.lanterns, s.owned[s.seats :]),
        pile=write_cards(deck.names, s.pile[::-1]),
        peeks_played=s.peeks_played,
        proposer=maybe_seat(s.proposer),
        voted=write_mask(s.voted) if s.phase == VOTE else "",
        seed=s.chance.seed,
        draws=s.chance.count,
        options={name: value for name, value in msgspec.to_builtins(options).items() if value != defaults[name]},
        seat={seat_name(seat): _write_seat(s, seat) for seat in range(s.seats)},
    )
    return write_toml(entry)


def path_cards(s: State) -> list[tuple[int, int]]:
    """Cell and face of the path cards that were laid."""
    return [(cell, face) for cell, face in sorted(s.network.laid.items()) if face < s.deck.start_face]


def _write_seat(s: State, seat: int) -> SeatEntry:
    return SeatEntry(
        lantern=s.deck.lanterns[s.owned[seat]],
        hand=write_cards(s.deck.names, sorted(s.hands[seat])),
        discards=write_cards(s.deck.names, sorted(s.discards[seat])),
        seen=write_mask(s.seen[seat]),
    )
