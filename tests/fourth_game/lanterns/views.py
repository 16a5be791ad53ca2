"""What there is to see. `truth` builds it whole; engine/views.py takes out the secrets."""

import msgspec

from lanterns.options import LanternOptions
from lanterns.scoring import winners
from lanterns.state import State
from lanterns.turn import waiting
from undermine.engine.grid import xy
from undermine.engine.state import OVER, PLAY, VOTE
from undermine.engine.tableau import Hand, HiddenCard, LaidCard, VoteView, laid_cards, names_of
from undermine.engine.views import EVERYONE, Fact, Public

PHASES = {PLAY: "play", VOTE: "vote", OVER: "over"}


class LanternCard(Fact, frozen=True):
    name: str | None


class Discards(Fact, frozen=True):
    """What a seat discarded face down; it alone knows which cards (LT-I02)."""

    number: Public[int]
    cards: tuple[str, ...] | None


class SeatView(msgspec.Struct, frozen=True):
    seat: Public[int]
    lantern: Public[LanternCard]
    hand: Public[Hand]
    discards: Public[Discards]


class Result(msgspec.Struct, frozen=True):
    winners: Public[tuple[int, ...]]
    lanterns: Public[tuple[str, ...]]


class LanternView(msgspec.Struct, frozen=True):
    """A table of Lanterns as one viewer sees it."""

    game: Public[str]
    deck: Public[str]
    options: Public[LanternOptions]
    number: Public[int]  # how many decisions have been taken
    phase: Public[str]
    starter: Public[int]
    turn: Public[int]
    waiting: Public[tuple[int, ...]]
    laid: Public[tuple[LaidCard, ...]]
    goals: Public[tuple[HiddenCard, ...]]
    seats: Public[tuple[SeatView, ...]]
    pile: Public[int]
    peeks_played: Public[int]
    vote: Public[VoteView | None]
    result: Public[Result | None]


def truth(s: State, decided: int, options: LanternOptions, deck_name: str) -> LanternView:
    """The whole table, with who may know what. Only `redact` may hand it on."""
    return LanternView(
        game="lanterns",
        deck=deck_name,
        options=options,
        number=decided,
        phase=PHASES[s.phase],
        starter=s.starter,
        turn=s.turn,
        waiting=tuple(waiting(s)),
        laid=laid_cards(s.network),
        goals=tuple(_lantern(s, lantern) for lantern in range(len(s.deck.lanterns))),
        seats=tuple(_seat(s, seat) for seat in range(s.seats)),
        pile=len(s.pile),
        peeks_played=s.peeks_played,
        vote=_vote(s) if s.phase == VOTE else None,
        result=result(s),
    )


def _lantern(s: State, lantern: int) -> HiddenCard:
    """LT-C02: which lantern hangs where is no secret, only whose it is."""
    lit = bool(s.lit >> lantern & 1)
    return HiddenCard(cell=xy(s.deck.cells[lantern]), face_up=lit, card=s.deck.lanterns[lantern], known=EVERYONE)


def _seat(s: State, seat: int) -> SeatView:
    known = EVERYONE if s.phase == OVER else 1 << seat | s.seen[seat]  # LT-I01, LT-E03
    discards = s.discards[seat]
    return SeatView(
        seat=seat,
        lantern=LanternCard(name=s.deck.lanterns[s.owned[seat]], known=known),
        hand=Hand(size=len(s.hands[seat]), cards=names_of(s.deck.names, s.hands[seat]), known=1 << seat),  # LT-I02
        discards=Discards(number=len(discards), cards=names_of(s.deck.names, discards), known=1 << seat),
    )


def _vote(s: State) -> VoteView:
    return VoteView(proposer=s.proposer, yes=tuple(seat for seat in range(s.seats) if s.voted >> seat & 1))


def result(s: State) -> Result | None:
    """Who has won, once the game is over."""
    if s.phase != OVER:
        return None
    lanterns = tuple(s.deck.lanterns[s.owned[seat]] for seat in range(s.seats))
    return Result(winners=tuple(winners(s)), lanterns=lanterns)
