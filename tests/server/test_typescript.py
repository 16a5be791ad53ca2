"""web/src/protocol.ts tells the truth: it is made from the protocol, it is complete, and what is sent fits it."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.players import PLAYERS
from tests.server.tables import Sitting, seated
from tests.server.types_of_the_client import FILE, TYPES, split
from undermine.games import OURS
from undermine.server import frames
from undermine.server import protocol as pr
from undermine.server.cards import cards_of
from undermine.server.typescript import typescript


def test_the_file_is_what_the_protocol_makes() -> None:
    assert FILE.read_text("utf-8") == typescript(), "make it anew: python -m undermine.server.typescript"


# ---- the reader ------------------------------------------------------------------------------------------------------


def test_this_reader_tells_what_fits_from_what_does_not() -> None:
    ack = {"type": "ack", "id": "x", "number": 3}
    assert TYPES.fits(ack, "ServerMessage")
    assert TYPES.fits(ack, "Ack")
    for wrong in ({"number": "3"}, {"number": None}, {"number": True}, {"type": "pong"}, {"more": 1}):
        assert not TYPES.fits(ack | wrong, "ServerMessage")
    assert not TYPES.fits({"type": "ack", "id": "x"}, "ServerMessage")
    assert TYPES.fits([1, -2], "[number, number]")
    assert not TYPES.fits([1], "[number, number]")
    assert not TYPES.fits(["a", 1], "(string | null)[]")


def test_the_reader_has_read_every_line() -> None:
    known = sum(len(fields) + 2 for fields in TYPES.interfaces.values()) + len(TYPES.names)
    rest = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("//")]
    assert len(rest) - known == 1, "all but the number of the protocol"
    assert f"export const PROTOCOL = {pr.PROTOCOL};" in rest


# ---- what is in it --------------------------------------------------------------------------------------------------


def prefixed(game: str, kind: type[msgspec.Struct]) -> str:
    prefix = game.title().replace("_", "")
    return kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__


@pytest.mark.parametrize("union", ["ClientMessage", "ClientRequest", "ServerMessage", "AnyTold"])
def test_every_message_is_in_it(union: str) -> None:
    kinds = get_args(getattr(pr, union))
    assert len(kinds) > 5
    assert set(split(TYPES.names[union], "|")) == {kind.__name__ for kind in kinds}
    for kind in kinds:
        assert TYPES.interfaces[kind.__name__]["type"] == (False, f'"{kind.__struct_config__.tag}"')
        assert set(TYPES.interfaces[kind.__name__]) == {"type", *kind.__struct_fields__}


@pytest.mark.parametrize("game", OURS)
def test_every_view_decision_and_event_of_every_game_is_in_it(game: str) -> None:
    view, decisions, events = OURS[game].view_type, OURS[game].decision_type, OURS[game].event_type
    assert set(TYPES.interfaces[prefixed(game, view)]) == set(view.__struct_fields__)
    prefix = game.title().replace("_", "")
    for union, kinds in ((f"{prefix}Decision", get_args(decisions)), (f"{prefix}Event", get_args(events))):
        names = split(TYPES.names[union], "|")
        assert len(names) == len(kinds) > 5
        for kind in kinds:
            engine = ".engine." in kind.__module__
            name = kind.__name__ if engine else prefixed(game, kind)
            assert name in names
            assert set(TYPES.interfaces[name]) == {"type", *kind.__struct_fields__}
            assert TYPES.interfaces[name]["type"] == (False, f'"{kind.__struct_config__.tag}"')


def test_no_event_of_a_game_is_forgotten_in_its_union() -> None:
    for events in (game.event_type for game in OURS.values()):
        module = __import__(get_args(events)[-1].__module__, fromlist=["__all__"])
        named = {name for name in module.__all__ if name not in ("AnyEvent", "Event")}
        assert {kind.__name__ for kind in get_args(events)} >= named - {"Edge", "Backs"}


# ---- what is sent fits it -------------------------------------------------------------------------------------------


def sent(message: Any, kind: str = "ServerMessage") -> None:
    raw = msgspec.json.decode(pr.encode(message))
    assert TYPES.fits(raw, kind), f"does not fit {kind}: {pr.encode(message)[:2_000]!r}"


@pytest.mark.parametrize("game", OURS)
def test_all_that_is_sent_of_a_game_fits(game: str) -> None:
    sitting: Sitting = seated(game, options={} if game == "dark_cave" else {"rounds": 1})
    table, match, random = sitting.table, sitting.match, Random(game)
    viewpoints = [None, 0, 1, 2]
    pictures = [frames.Picture(table, viewpoint) for viewpoint in viewpoints]
    while table.status == "playing":
        text = str(PLAYERS[game](match, random))
        sitting.decide(table.waiting[0], text)
        for picture in pictures:
            sent(picture.update(table, frames.table_state(table), 0.0))
        if match.decided % 25 == 1:
            for picture in pictures:
                sent(frames.state(table, picture, None, {"p1"}, 0.0))
                if table.status == "playing":
                    sent(picture.view, "GameView")
    for picture in pictures:
        sent(frames.state(table, picture, None, set(), 0.0))
        sent(picture.view, OURS[game].view_type.__name__)


def test_everything_else_that_is_sent_fits() -> None:
    sent(pr.Welcome(1, "1.0", None, 1.5))
    sent(pr.Presence("p1", True))
    sent(pr.Ack("id", 4))
    sent(pr.Refusal(None, 4, "why", "CL-P01", True))
    sent(pr.Pong(1.0))
    for game in OURS:
        sent(cards_of(game), "CardPicture[]")
