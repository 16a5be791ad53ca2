"""What there is to see at a Lost Mines table. `truth` builds it whole; engine/views.py takes out the secrets."""

from functools import lru_cache

import msgspec

from undermine.engine.grid import cell_of, edge_name, xy
from undermine.engine.kept import kept
from undermine.engine.notation import Cell
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.tableau import PARTS, Hand, HiddenCard, LaidCard, VoteView, laid_cards, names_of, open_vote
from undermine.engine.views import EVERYONE, Fact, Public
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    IDENTITIES,
    TOOLS,
    Deck,
    clan_of,
    identity_of,
    symbol_of,
    value_of,
)
from undermine.games.lost_mines.events import Edge
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.scoring import HOW, name_treasure, winners
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, RoundEnd, State
from undermine.games.lost_mines.turn import waiting

PHASES = {PLAY: "play", MOVE: "move", ALIGN: "align", TREASURE: "treasure", VOTE: "vote", OVER: "over"}


class DwarfCard(Fact, frozen=True):
    """The clan is on the back, the identity on the front (LM-S06)."""

    clan: Public[str]
    identity: str | None


class DiscardedCards(Fact, frozen=True):
    """What a seat discarded or lost face down; it alone knows which cards (LM-I05, Q-LM-51)."""

    number: Public[int]
    cards: tuple[str, ...] | None


class TreasureView(Fact, frozen=True):
    """A treasure laid out or collected: the symbol is on its back, the value on its front (LM-I03, LM-I04)."""

    place: Public[int]
    symbol: Public[str]
    taker: Public[int | None]
    value: int | None


class SeatView(msgspec.Struct, frozen=True):
    seat: Public[int]
    dwarf: Public[DwarfCard]
    cell: Public[Cell]
    hand: Public[Hand]
    discarded: Public[DiscardedCards]
    dragon: Public[bool]
    points: Public[int]


class ToolView(msgspec.Struct, frozen=True):
    cell: Public[Cell]
    tool: Public[str]


class TrapView(msgspec.Struct, frozen=True):
    edge: Public[Edge]
    number: Public[int]


class TrollView(msgspec.Struct, frozen=True):
    edge: Public[Edge]
    owner: Public[int]


class RoundView(msgspec.Struct, frozen=True):
    """A finished round; all of it is public (LM-E03)."""

    how: Public[str]
    clans: Public[tuple[str, ...]]
    identities: Public[tuple[str, ...]]
    treasures: Public[tuple[tuple[str, ...], ...]]
    left: Public[tuple[str, ...]]
    dragon: Public[int | None]
    points: Public[tuple[int, ...]]


class Result(msgspec.Struct, frozen=True):
    winners: Public[tuple[int, ...]]
    points: Public[tuple[int, ...]]
    rounds: Public[tuple[RoundView, ...]]


class LostMinesView(msgspec.Struct, frozen=True):
    """A Lost Mines table as one viewer sees it."""

    game: Public[str]
    deck: Public[str]
    options: Public[LostMinesOptions]
    number: Public[int]  # how many decisions have been taken
    round: Public[int]
    rounds: Public[int]
    phase: Public[str]
    starter: Public[int]
    turn: Public[int]
    waiting: Public[tuple[int, ...]]
    steps_left: Public[int]
    laid: Public[tuple[LaidCard, ...]]
    mines: Public[tuple[HiddenCard, ...]]
    tools: Public[tuple[ToolView, ...]]
    traps: Public[tuple[TrapView, ...]]
    trolls: Public[tuple[TrollView, ...]]
    treasures: Public[tuple[TreasureView, ...]]
    seats: Public[tuple[SeatView, ...]]
    pile: Public[int]
    discards: Public[int]
    set_aside: Public[int]
    aligning: Public[Cell | None]
    vote: Public[VoteView | None]
    ended: Public[tuple[RoundView, ...]]
    result: Public[Result | None]


def truth(s: State, decided: int, options: LostMinesOptions, deck_name: str) -> LostMinesView:
    """The whole table, with who may know what. Only `redact` may hand it on."""
    return LostMinesView(
        game="lost_mines",
        deck=deck_name,
        options=options,
        number=decided,
        round=s.round,
        rounds=s.options.rounds,
        phase=PHASES[s.phase],
        starter=s.starter,
        turn=s.turn,
        waiting=tuple(waiting(s)),
        steps_left=s.steps_left,
        laid=laid_cards(s.network),
        mines=tuple(
            [
                _mine(s.deck, place, card, bool(s.mines_up >> place & 1), s.mines_known[place])
                for place, card in enumerate(s.mine_cards)
            ]
        ),
        tools=tuple([ToolView(cell=xy(cell), tool=TOOLS[tool]) for cell, tool in sorted(s.overcome.items())]),
        traps=tuple([TrapView(edge=edge_name(edge), number=n) for edge, n in sorted(s.traps.items())]),
        trolls=tuple(
            [
                TrollView(edge=edge_name(edge), owner=seat)
                for seat, edges in enumerate(s.troll_edges)
                for edge in sorted(edges)
            ]
        ),
        treasures=tuple([_treasure(s, place) for place in range(len(s.treasures))]),
        seats=tuple([_seat(s, seat) for seat in range(s.seats)]),
        pile=len(s.pile),
        discards=len(s.discards) + sum(map(len, s.passed)),
        set_aside=len(s.aside),
        aligning=xy(s.deck.mines[s.align_place]) if s.phase == ALIGN else None,
        vote=open_vote(s) if s.phase == VOTE else None,
        ended=tuple([_round(end) for end in s.ended]),
        result=result(s),
    )


@kept(PARTS)
def _mine(deck: Deck, place: int, card: int, face_up: bool, looked: int) -> HiddenCard:
    """LM-I02: hidden until a dwarf comes, except for seats that have looked."""
    return HiddenCard(
        cell=xy(deck.mines[place]),
        face_up=face_up,
        card=f"mine-{HOLDS[card]}",
        known=EVERYONE if face_up else looked,
    )


def _treasure(s: State, place: int) -> TreasureView:
    """LM-I03, LM-I04: a seat that looked knows it for good; so does its collector, unless `own_treasure_hidden`."""
    taker = s.takers[place]
    known = s.treasures_known[place]
    if taker >= 0 and not s.options.own_treasure_hidden:
        known |= 1 << taker
    if s.phase == OVER:
        known = EVERYONE
    return _treasure_view(place, s.treasures[place], taker, known)


@lru_cache(PARTS)
def _treasure_view(place: int, treasure: int, taker: int, known: int) -> TreasureView:
    return TreasureView(
        place=place + 1,
        symbol=HOLDS[symbol_of(treasure)],
        taker=taker if taker >= 0 else None,
        value=value_of(treasure),
        known=known,
    )


def _seat(s: State, seat: int) -> SeatView:
    known = EVERYONE if s.phase == OVER else 1 << seat | s.roles_known[seat]  # LM-I01
    held, passed, cell = tuple(s.hands[seat]), tuple(s.passed[seat]), cell_of(s.dwarves[seat])
    return _seat_view(s.deck, seat, s.roles[seat], known, cell, held, passed, s.dragon == seat, s.points[seat])


@kept(PARTS)
def _seat_view(
    deck: Deck,
    seat: int,
    role: int,
    known: int,
    cell: int,
    held: tuple[int, ...],
    passed: tuple[int, ...],
    dragon: bool,
    points: int,
) -> SeatView:
    owner = 1 << seat
    return SeatView(
        seat=seat,
        dwarf=DwarfCard(clan=CLANS[clan_of(role)], identity=IDENTITIES[identity_of(role)], known=known),
        cell=xy(cell),
        hand=Hand(size=len(held), cards=names_of(deck.names, held), known=owner),
        discarded=DiscardedCards(number=len(passed), cards=names_of(deck.names, passed), known=owner),
        dragon=dragon,
        points=points,
    )


def _round(end: RoundEnd) -> RoundView:
    return RoundView(
        how=HOW[end.how],
        clans=tuple(CLANS[clan_of(role)] for role in end.roles),
        identities=tuple(IDENTITIES[identity_of(role)] for role in end.roles),
        treasures=tuple(tuple(map(name_treasure, taken)) for taken in end.treasures),
        left=tuple(map(name_treasure, end.left)),
        dragon=end.dragon if end.dragon >= 0 else None,
        points=tuple(end.points),
    )


def result(s: State) -> Result | None:
    """LM-V11: the winners and all points, once the game is over."""
    if s.phase != OVER:
        return None
    return Result(winners=tuple(winners(s)), points=tuple(s.points), rounds=tuple(map(_round, s.ended)))
