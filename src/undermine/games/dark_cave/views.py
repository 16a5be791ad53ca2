"""Who sees what at a Dark Cave table (DC-I01 to DC-I08)."""

from functools import lru_cache

import msgspec

from undermine.engine.grid import cell_of, edge_name, space_of, xy
from undermine.engine.kept import kept
from undermine.engine.notation import Cell
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.tableau import PARTS, HiddenCard, LaidCard, VoteView, laid_cards, names_of, open_vote
from undermine.engine.views import EVERYONE, Fact, Public
from undermine.games.dark_cave.deck import ALL_GOLD, CLANS, CREATURES, GOALS, GROUPS, IDENTITIES, SPACES, Deck
from undermine.games.dark_cave.events import Backs, Edge
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.scoring import HOW, clan_card, saved, treasures, winners, winning_side
from undermine.games.dark_cave.state import (
    ASK_ALIGN,
    ASK_AXE,
    ASK_MEET,
    ASK_TAKE,
    MOVE,
    WALK,
    Memory,
    State,
    clan_of,
    identity_of,
    memory_key,
)
from undermine.games.dark_cave.turn import waiting

PHASES = {
    PLAY: "play",
    WALK: "creature",
    MOVE: "move",
    ASK_ALIGN: "align",
    ASK_MEET: "meet",
    ASK_AXE: "axe",
    ASK_TAKE: "take",
    VOTE: "vote",
    OVER: "over",
}


class Space(msgspec.Struct, frozen=True):
    """Where somebody is: a cell, and a space of the card there."""

    cell: Public[Cell]
    space: Public[str]


class ClanCard(Fact, frozen=True):
    """The clan is on the back, the identity on the front (DC-S04)."""

    clan: Public[str]
    face_up: Public[bool]
    identity: str | None


class Cards(Fact, frozen=True):
    """Cards face down: a hand, or what a seat discarded or lost. Backs tell the groups (DC-I06)."""

    number: Public[int]
    backs: Public[Backs]
    cards: tuple[str, ...] | None


class Remembered(Fact, frozen=True):
    """What a seat knows of another's hand since a swap: what was in it, but for cards since played openly.

    Some of it may be gone: `number` cards left the hand face down since then; `gone` tells them by group, where backs
    are shown.
    """

    by: Public[int]
    number: Public[int]
    gone: Public[Backs]
    cards: tuple[str, ...] | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat. `at` is None for a dwarf that has left the cave."""

    seat: Public[int]
    clan: Public[ClanCard]
    at: Public[Space | None]
    lying: Public[bool]
    gold: Public[int]
    boots: Public[bool]
    axes: Public[int]
    fresh_axe: Public[bool]
    hand: Public[Cards]
    discarded: Public[Cards]
    remembered: Public[tuple[Remembered, ...]]


class LeftOver(Fact, frozen=True):
    """The clan cards that nobody was dealt (DC-I03)."""

    number: Public[int]
    cards: tuple[str, ...] | None


class WebView(msgspec.Struct, frozen=True):
    edge: Public[Edge]
    owner: Public[int]
    side: Public[int]


class CreatureView(msgspec.Struct, frozen=True):
    creature: Public[str]
    owner: Public[int]
    at: Public[Space]


class AttackView(msgspec.Struct, frozen=True):
    """A creature is about to attack these seats, unless one of them uses an axe."""

    creature: Public[str]
    victims: Public[tuple[int, ...]]


class Result(msgspec.Struct, frozen=True):
    """All is turned over; `treasures` is what each clan's is worth, in the order yellow, blue (DC-V04)."""

    how: Public[str]
    winner: Public[str | None]
    winners: Public[tuple[int, ...]]
    identities: Public[tuple[str, ...]]
    saved: Public[tuple[int, ...]]
    treasures: Public[tuple[int, ...]]


class DarkCaveView(msgspec.Struct, frozen=True):
    """A Dark Cave table as one viewer sees it."""

    game: Public[str]
    deck: Public[str]
    options: Public[DarkCaveOptions]
    number: Public[int]  # how many decisions have been taken
    phase: Public[str]
    starter: Public[int]
    turn: Public[int]
    waiting: Public[tuple[int, ...]]
    steps_left: Public[int]
    stays: Public[bool]
    laid: Public[tuple[LaidCard, ...]]
    goals: Public[tuple[HiddenCard, ...]]
    gold_in_veins: Public[tuple[Space, ...]]
    webs: Public[tuple[WebView, ...]]
    creatures: Public[tuple[CreatureView, ...]]
    walking: Public[str | None]
    attack: Public[AttackView | None]
    meeting: Public[tuple[str, ...]]
    seats: Public[tuple[SeatView, ...]]
    pile: Public[int]
    top: Public[str | None]
    discards: Public[int]
    boxed: Public[int]
    pool: Public[int]
    left_over: Public[LeftOver]
    first_out: Public[int | None]
    aligning: Public[Cell | None]
    vote: Public[VoteView | None]
    result: Public[Result | None]


def truth(s: State, decided: int, options: DarkCaveOptions, deck_name: str) -> DarkCaveView:
    """The whole table, with who may know what. Only `redact` may hand it on."""
    return DarkCaveView(
        game="dark_cave",
        deck=deck_name,
        options=options,
        number=decided,
        phase=PHASES[s.phase],
        starter=s.starter,
        turn=s.turn,
        waiting=tuple(waiting(s)),
        steps_left=s.steps_left,
        stays=s.stays,
        laid=laid_cards(s.network),
        goals=tuple(
            [
                _goal(cell, card, bool(s.goals_up >> place & 1), s.goals_known[place])
                for place, (cell, card) in enumerate(zip(s.goals, s.goal_cards, strict=True))
            ]
        ),
        gold_in_veins=tuple([_space(s, node) for node in sorted(s.veins)]),
        webs=tuple([WebView(edge=edge_name(edge), owner=w.owner, side=w.side) for edge, w in sorted(s.webs.items())]),
        creatures=tuple(
            [
                CreatureView(creature=CREATURES[i], owner=s.owners[i], at=_space(s, node))
                for i, node in enumerate(s.creatures)
                if node >= 0
            ]
        ),
        walking=CREATURES[s.walker] if s.walker >= 0 else None,
        attack=AttackView(CREATURES[s.attacker], tuple(s.victims)) if s.phase == ASK_AXE else None,
        meeting=tuple([CREATURES[i] for i in range(len(CREATURES)) if s.attackers >> i & 1]),
        seats=tuple([_seat(s, seat) for seat in range(s.seats)]),
        pile=len(s.pile),
        top=GROUPS[s.deck.groups[s.pile[-1]]] if s.pile else None,
        discards=len(s.discards) + sum(map(len, s.passed)),
        boxed=len(s.boxed),
        pool=ALL_GOLD - sum(s.gold) - len(s.veins),
        left_over=_left_over(s),
        first_out=s.first_out if s.first_out >= 0 else None,
        aligning=xy(s.goals[s.align_place]) if s.phase == ASK_ALIGN else None,
        vote=open_vote(s) if s.phase == VOTE else None,
        result=result(s),
    )


def _space(s: State, node: int) -> Space:
    return _space_view(s.deck, s.network.face_at(cell_of(node)), node)


@kept(PARTS)
def _space_view(deck: Deck, face: int, node: int) -> Space:
    return Space(xy(cell_of(node)), SPACES[deck.space_names[face][space_of(node)]])


@lru_cache(PARTS)
def _goal(cell: int, card: int, face_up: bool, looked: int) -> HiddenCard:
    """DC-I02: hidden until somebody enters it, but for those who looked."""
    return HiddenCard(
        cell=xy(cell),
        face_up=face_up,
        card=f"goal-{GOALS[card]}",
        known=EVERYONE if face_up else looked,
    )


def _seat(s: State, seat: int) -> SeatView:
    owner = 1 << seat
    node = s.dwarves[seat]
    view = _seat_view(
        s.deck,
        s.options.show_backs,
        seat,
        s.roles[seat],
        s.phase == OVER or bool(s.revealed & owner),
        s.roles_known[seat],
        _space(s, node) if node >= 0 else None,
        bool(s.down & owner),
        s.gold[seat],
        s.boots[seat] >= 0,
        len(s.axes[seat]),
        s.fresh == seat,
        tuple(s.hands[seat]),
        tuple(s.passed[seat]),
    )
    return msgspec.structs.replace(view, remembered=_remembered(s, seat)) if s.memory else view


@kept(PARTS)
def _seat_view(
    deck: Deck,
    show_backs: bool,
    seat: int,
    role: int,
    face_up: bool,
    looked: int,
    at: Space | None,
    lying: bool,
    gold: int,
    boots: bool,
    axes: int,
    fresh_axe: bool,
    held: tuple[int, ...],
    passed: tuple[int, ...],
) -> SeatView:
    """A seat, but for what others remember of its hand."""
    owner = 1 << seat
    clan, identity = CLANS[clan_of(role)], IDENTITIES[identity_of(role)]
    return SeatView(
        seat=seat,
        clan=ClanCard(clan=clan, face_up=face_up, identity=identity, known=EVERYONE if face_up else owner | looked),
        at=at,
        lying=lying,
        gold=gold,
        boots=boots,
        axes=axes,
        fresh_axe=fresh_axe,
        hand=_cards(deck, show_backs, held, owner),
        discarded=_cards(deck, show_backs, passed, owner),
        remembered=(),
    )


def _cards(deck: Deck, show_backs: bool, cards: tuple[int, ...], known: int) -> Cards:
    groups = [deck.groups[card] for card in cards]
    return Cards(
        number=len(cards),
        backs=(groups.count(0), groups.count(1), groups.count(2)) if show_backs else None,
        cards=names_of(deck.names, cards),
        known=known,
    )


def _remembered(s: State, seat: int) -> tuple[Remembered, ...]:
    memories = [(knower, s.memory.get(memory_key(knower, seat))) for knower in range(s.seats)]
    return tuple([_memory(s, knower, memory) for knower, memory in memories if memory is not None])


def _memory(s: State, knower: int, memory: Memory) -> Remembered:
    return Remembered(
        by=knower,
        number=sum(memory.gone),
        gone=tuple(memory.gone) if s.options.show_backs else None,
        cards=names_of(s.deck.names, memory.cards),
        known=1 << knower,
    )


def _left_over(s: State) -> LeftOver:
    """DC-R05, Q-DC-37: the first leaver alone, until the end."""
    known = EVERYONE if s.phase == OVER else 1 << s.first_out if s.first_out >= 0 else 0
    return _left_over_cards(tuple(s.roles_aside), known)


@lru_cache(PARTS)
def _left_over_cards(roles: tuple[int, ...], known: int) -> LeftOver:
    return LeftOver(number=len(roles), cards=tuple(map(clan_card, sorted(roles))), known=known)


def result(s: State) -> Result | None:
    """DC-V01 to V06: who won, once the game is over."""
    if s.phase != OVER:
        return None
    side = winning_side(s)
    return Result(
        how=HOW[s.how],
        winner=CLANS[side] if side >= 0 else None,
        winners=tuple(winners(s)),
        identities=tuple(IDENTITIES[identity_of(role)] for role in s.roles),
        saved=tuple(saved(s)),
        treasures=tuple(treasures(s.roles, saved(s))),
    )
