"""How a position of classic is written, as TOML. position_reader.py reads it."""

import msgspec

from undermine.engine.grid import xy
from undermine.engine.notation import seat_name, write_cell
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
from undermine.engine.state import VOTE
from undermine.games.classic.deck import SABOTEUR, TOOLS
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES
from undermine.games.classic.state import NOBODY_WON, RoundEnd, State
from undermine.games.classic.views import PHASES


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True):
    role: str | None = None
    hand: str | None = None
    broken: str = ""
    passed: str = ""
    gold: str = ""


class RoundEntry(msgspec.Struct, forbid_unknown_fields=True):
    winner: str
    how: str
    roles: str
    set_aside: str
    gold: str
    finisher: str | None = None


class PositionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position text as it is written."""

    game: str
    seats: int
    deck: str = "classic"
    round: int = 1
    phase: str = "play"
    starter: str = "A"
    turn: str | None = None
    actor: str | None = None
    laid: list[str] = []
    goals: list[str] | None = None
    set_aside: str | None = None
    pile: str | None = None
    discards: str | None = None
    gold_pile: str | None = None
    packet: str = ""
    last_path: str | None = None
    last_card: str | None = None
    proposer: str | None = None
    voted: str = ""
    seed: str = "0"
    draws: int = 0
    options: dict[str, object] = {}
    seat: dict[str, SeatEntry] = {}
    ended: dict[str, RoundEntry] = {}


def write(s: State, options: ClassicOptions, source: str) -> str:
    """The whole state as a text. The same state gives the same text."""
    deck = s.deck
    entry = PositionFile(
        game="classic",
        seats=s.seats,
        deck=source,
        round=s.round,
        phase=PHASES[s.phase],
        starter=seat_name(s.starter),
        turn=seat_name(s.turn),
        actor=seat_name(s.actor),
        laid=[f"{write_cell(xy(cell))} {deck.faces.names[face]}" for cell, face in path_cards(s)],
        goals=_write_goals(s),
        set_aside=ROLE_NAMES[s.roles[-1]],
        pile=write_cards(deck.names, s.pile[::-1]),
        discards=write_cards(deck.names, sorted(s.discards)),
        gold_pile=write_numbers(s.gold_pile[::-1]),
        packet=write_numbers(sorted(s.packet)),
        last_path=maybe_seat(s.last_path),
        last_card=maybe_seat(s.last_card),
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
    return [(cell, face) for cell, face in sorted(s.network.laid.items()) if face < s.deck.path_faces]


def _write_goals(s: State) -> list[str]:
    deck = s.deck
    hidden = HiddenCards(s.goal_cards)
    hidden.up, hidden.known = s.goals_up, s.goals_known
    names = [deck.faces.names[face] for face in deck.goal_faces]
    return write_hidden(s.network, deck.goals, deck.goal_faces, names, hidden)


def _write_seat(s: State, seat: int) -> SeatEntry:
    return SeatEntry(
        role=ROLE_NAMES[s.roles[seat]],
        hand=write_cards(s.deck.names, sorted(s.hands[seat])),
        broken=" ".join(tool for i, tool in enumerate(TOOLS) if s.broken[seat] >> i & 1),
        passed=write_cards(s.deck.names, sorted(s.passed[seat])),
        gold=write_numbers(sorted(s.gold[seat])),
    )


def _write_round(end: RoundEnd) -> RoundEntry:
    return RoundEntry(
        # A round that nobody won is written as it always was: the digests of old records hang on it.
        winner=SIDE_NAMES[SABOTEUR if end.winner == NOBODY_WON else end.winner],
        how=HOW[end.how],
        finisher=maybe_seat(end.finisher),
        roles=" ".join(ROLE_NAMES[role] for role in end.roles[:-1]),
        set_aside=ROLE_NAMES[end.roles[-1]],
        gold=write_numbers(end.gold),
    )
