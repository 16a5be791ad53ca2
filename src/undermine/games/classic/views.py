"""What there is to see at a classic table. `truth` builds it whole; engine/views.py takes out the secrets."""

from functools import lru_cache

import msgspec

from undermine.engine.grid import xy
from undermine.engine.kept import kept
from undermine.engine.notation import Cell
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.tableau import PARTS, Hand, HiddenCard, LaidCard, VoteView, laid_cards, names_of, open_vote
from undermine.engine.views import EVERYONE, NOBODY, Fact, Public
from undermine.games.classic.deck import TOOLS, Deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES, nuggets_of, winners
from undermine.games.classic.state import ALIGN, GOLD, RoundEnd, State
from undermine.games.classic.turn import waiting

PHASES = {PLAY: "play", ALIGN: "align", GOLD: "gold", VOTE: "vote", OVER: "over"}


class RoleCard(Fact, frozen=True):
    role: str | None


class PassedCards(Fact, frozen=True):
    """What a seat passed face down; it alone knows which cards (CL-I05)."""

    number: Public[int]
    cards: tuple[str, ...] | None


class GoldCards(Fact, frozen=True):
    """How many is public, what they are worth is not (CL-I07, Q-CL-32)."""

    number: Public[int]
    nuggets: tuple[int, ...] | None


class SeatView(msgspec.Struct, frozen=True):
    seat: Public[int]
    role: Public[RoleCard]
    hand: Public[Hand]
    broken: Public[tuple[str, ...]]
    passed: Public[PassedCards]
    gold: Public[GoldCards]


class RoundView(Fact, frozen=True):
    """A finished round. Gold values stay secret until the game is over."""

    winner: Public[str]
    how: Public[str]
    finisher: Public[int | None]
    roles: Public[tuple[str, ...]]
    set_aside: Public[str]
    nuggets: tuple[int, ...] | None


class Result(msgspec.Struct, frozen=True):
    winners: Public[tuple[int, ...]]
    nuggets: Public[tuple[int, ...]]
    rounds: Public[tuple[RoundView, ...]]


class ClassicView(msgspec.Struct, frozen=True):
    """A classic table as one viewer sees it."""

    game: Public[str]
    deck: Public[str]
    options: Public[ClassicOptions]
    number: Public[int]  # how many decisions have been taken
    round: Public[int]
    rounds: Public[int]
    phase: Public[str]
    starter: Public[int]
    turn: Public[int]
    waiting: Public[tuple[int, ...]]
    laid: Public[tuple[LaidCard, ...]]
    goals: Public[tuple[HiddenCard, ...]]
    seats: Public[tuple[SeatView, ...]]
    set_aside: Public[RoleCard]
    pile: Public[int]
    discards: Public[int]
    gold_pile: Public[int]
    packet: Public[GoldCards]
    aligning: Public[Cell | None]
    vote: Public[VoteView | None]
    ended: Public[tuple[RoundView, ...]]
    result: Public[Result | None]


def truth(s: State, decided: int, options: ClassicOptions, deck_name: str) -> ClassicView:
    """The whole table, with who may know what. Only `redact` may hand it on."""
    turned_over = EVERYONE if s.phase in (GOLD, OVER) else NOBODY  # CL-E03
    return ClassicView(
        game="classic",
        deck=deck_name,
        options=options,
        number=decided,
        round=s.round,
        rounds=s.options.rounds,
        phase=PHASES[s.phase],
        starter=s.starter,
        turn=s.turn,
        waiting=tuple(waiting(s)),
        laid=laid_cards(s.network),
        goals=tuple(
            [
                _goal(s.deck, place, card, bool(s.goals_up >> place & 1), s.goals_known[place])
                for place, card in enumerate(s.goal_cards)
            ]
        ),
        seats=tuple([_seat(s, seat, turned_over) for seat in range(s.seats)]),
        set_aside=_role(s.roles[-1], turned_over),  # CL-I02
        pile=len(s.pile),
        discards=len(s.discards) + sum(map(len, s.passed)),
        gold_pile=len(s.gold_pile),
        packet=_gold(tuple(s.packet), 1 << s.actor if s.phase == GOLD else NOBODY),  # CL-I08
        aligning=xy(s.deck.goals[s.to_align[0]]) if s.phase == ALIGN else None,
        vote=open_vote(s) if s.phase == VOTE else None,
        ended=tuple([_round(s, end) for end in s.ended]),
        result=result(s),
    )


@kept(PARTS)
def _goal(deck: Deck, place: int, card: int, face_up: bool, looked: int) -> HiddenCard:
    """CL-I03: known to nobody but those who used a map on it, until it is revealed."""
    return HiddenCard(
        cell=xy(deck.goals[place]),
        face_up=face_up,
        card=deck.faces.names[deck.goal_faces[card]],
        known=EVERYONE if face_up else looked,
    )


def _seat(s: State, seat: int, turned_over: int) -> SeatView:
    held, passed, gold = tuple(s.hands[seat]), tuple(s.passed[seat]), tuple(s.gold[seat])
    over = s.phase == OVER
    return _seat_view(s.deck, seat, s.roles[seat], turned_over, held, s.broken[seat], passed, gold, over)


@kept(PARTS)
def _seat_view(
    deck: Deck,
    seat: int,
    role: int,
    turned_over: int,
    held: tuple[int, ...],
    broken: int,
    passed: tuple[int, ...],
    gold: tuple[int, ...],
    over: bool,
) -> SeatView:
    self_only = 1 << seat
    return SeatView(
        seat=seat,
        role=_role(role, self_only | turned_over),  # CL-I01
        hand=Hand(size=len(held), cards=names_of(deck.names, held), known=self_only),  # CL-I04
        broken=tuple(tool for i, tool in enumerate(TOOLS) if broken >> i & 1),
        passed=PassedCards(number=len(passed), cards=names_of(deck.names, passed), known=self_only),
        gold=_gold(gold, EVERYONE if over else self_only),
    )


@lru_cache(PARTS)
def _role(role: int, known: int) -> RoleCard:
    return RoleCard(role=ROLE_NAMES[role], known=known)


@lru_cache(PARTS)
def _gold(cards: tuple[int, ...], known: int) -> GoldCards:
    return GoldCards(number=len(cards), nuggets=tuple(sorted(cards)), known=known)


def _round(s: State, end: RoundEnd) -> RoundView:
    return RoundView(
        winner=SIDE_NAMES[end.winner],
        how=HOW[end.how],
        finisher=end.finisher if end.finisher >= 0 else None,
        roles=tuple(ROLE_NAMES[role] for role in end.roles[:-1]),
        set_aside=ROLE_NAMES[end.roles[-1]],
        nuggets=tuple(end.gold),
        known=EVERYONE if s.phase == OVER else NOBODY,
    )


def result(s: State) -> Result | None:
    """CL-V11: the winners and all gold, once the game is over."""
    if s.phase != OVER:
        return None
    return Result(
        winners=tuple(winners(s)),
        nuggets=tuple(nuggets_of(s)),
        rounds=tuple(_round(s, end) for end in s.ended),
    )
