"""Whole games to look at again: from tables where they are over, and from files that people bring along."""

import math
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from undermine.engine.claims import Said
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.engine.records import Record, read_record
from undermine.engine.replays import replay_moments
from undermine.engine.saying import Typed, said
from undermine.games import GAMES
from undermine.research.living import splice
from undermine.server import protocol as pr
from undermine.server.answers import HttpProblem
from undermine.server.cards import cards_of

#: A game of ten and twenty rounds has 300 kB; with all that masters think of it, up to three times as much. Proxies as
#: in deploy/ take 1 MiB.
LARGEST = 1_000_000
#: As long as those that tables can have, and as the longest positions.
LONGEST_DECK = 20_000
LONGEST_POSITION = 200_000
#: Seconds of work: many times what the longest games take.
MOST_WORK = 8.0

#: A seat, None for a spectator, or all seats together.
Viewer = int | None | Literal["all"]


def viewer_named(text: str | None, seats: int) -> Viewer:
    """Who looks, as a request says it."""
    if text is None or text == "all":
        return "all" if text else None
    if not (len(text) == 1 and text in "0123456789" and int(text) < seats):
        none = "there is no seat {typed}; seats are 0 to {number} (A to {last}), or none to watch"
        raise HttpProblem(400, said(none, typed=Typed(text[:20]), number=seats - 1, last=seat_name(seats - 1)))
    return int(text)


def brought_replay(raw: bytes, viewer: str | None) -> pr.Replay:
    """A record from somewhere else, played again; whatever is in it, it has bounds."""
    record = read_record(raw)
    if record.game not in GAMES:
        why = said("this is a game called {game}; here there are {games}", game=record.game[:80], games=list(GAMES))
        raise HttpProblem(400, why)
    if len(record.deck) > LONGEST_DECK or len(record.position or "") > LONGEST_POSITION:
        raise HttpProblem(413, said("the deck or the position of this record is too long"))
    GAMES[record.game].check_seats(record.seats)
    return replay_of(record, viewer_named(viewer, record.seats), MOST_WORK)


def replay_of(record: Record, viewer: Viewer, most_work: float = math.inf) -> pr.Replay:
    """The whole game, as one viewer sees it. Every state is checked; whatever is wrong is said with its place."""
    began = time.thread_time()
    first: dict[str, Any] = {}
    before: dict[str, Any] = {}
    steps: list[pr.ReplayStep] = []
    events: tuple[Any, ...] = ()
    talk: tuple[pr.ReplayedClaim, ...] = ()
    heard = 0
    for match in replay_moments(record, GAMES[record.game]):
        now = msgspec.to_builtins(seen_by(match, viewer))
        told = match.log(None if viewer == "all" else viewer, match.decided - 1 if match.decided else None)
        claims, heard = _claims(match.said[heard:]), len(match.said)
        if match.decided:
            seat, text = match.decisions[-1]
            steps.append(pr.ReplayStep(seat, text, told, *_difference(before, now), claims))
        else:
            first, events, talk = now, told, claims
        before = now
        if time.thread_time() - began > most_work:
            why = said("this game takes too long to play again: {number} moves were all", number=match.decided)
            raise HttpProblem(413, why)
    cards = tuple(cards_of(record.game, record.deck))
    return pr.Replay(record.game, record.seats, cards, first, events, talk, tuple(steps))


def seen_by(match: Match, viewer: Viewer) -> Any:
    return match.pooled_view() if viewer == "all" else match.view(viewer)


def _claims(heard: Sequence[Said]) -> tuple[pr.ReplayedClaim, ...]:
    return tuple(pr.ReplayedClaim(one.seat, one.claim) for one in heard)


def _difference(old: dict[str, Any], new: dict[str, Any]) -> tuple[dict[str, object], dict[str, Any]]:
    """Which fields have other values, and in which lists something changes."""
    other = {name: value for name, value in new.items() if old.get(name) != value}
    lists = {name for name, value in other.items() if _listed(value) and _listed(old.get(name))}
    changed = {name: value for name, value in other.items() if name not in lists}
    return changed, {name: splice(list(old[name]), list(other[name])) for name in lists}


def _listed(value: object) -> bool:
    return isinstance(value, list | tuple)
