"""Asking why something can't be done: answered out of turn too, kept nowhere, and only for those who sit there."""

from typing import Any

import msgspec
import pytest

from tests.server.tables import Sitting, seated
from undermine.engine.decisions import Pointer
from undermine.server import protocol as pr
from undermine.server import requests


def asked(
    sitting: Sitting, who: str | None, by: int, /, decision: str | None = None, **points: Any
) -> tuple[str | None, str | None]:
    person = sitting.table.people[who] if who else None
    question = pr.WhyNot("q", by, Pointer("play", **points), decision)
    before = sitting.raw(), sitting.match.position() if sitting.table.match else ""
    answer = requests.why_not(sitting.table, person, question)
    assert (sitting.raw(), sitting.match.position() if sitting.table.match else "") == before, "it costs nothing"
    assert answer.id == "q"
    return answer.why, answer.clause


def test_a_question_is_answered_in_turn_and_out_of_turn() -> None:
    sitting = seated("classic", options={"first_player": "B"})
    assert asked(sitting, "p2", 1, cell=(1, 0)) == ("first choose a card from your hand", "CL-T02")
    assert asked(sitting, "p1", 0, cell=(1, 0)) == ("it's seat B's turn", "CL-O01")


def test_a_decision_is_asked_about_and_not_taken() -> None:
    sitting = seated("classic", options={"first_player": "B"})
    possible = str(sitting.match.choices(1)[0])
    assert asked(sitting, "p2", 1, possible) == (None, None)
    assert asked(sitting, "p1", 0, possible) == ("it's seat B's turn", "CL-O01")
    assert asked(sitting, "p2", 1, "vote yes") == ("nobody has proposed to end the round", "Q-CL-39")
    why, clause = asked(sitting, "p2", 1, "dig a hole")
    assert why and why.startswith("'dig a hole' is no decision") and clause is None


def test_nobody_asks_for_somebody_else() -> None:
    sitting = seated("classic")
    assert asked(sitting, "p2", 0, "pass NS") == ("this is not your seat", None)
    assert asked(sitting, "p2", 0, cell=(1, 0)) == ("this is not your seat", None)
    assert asked(sitting, "p2", 9, cell=(1, 0)) == ("there is no seat 9; seats are 0 to 2 (A to C)", None)
    assert asked(sitting, None, 0, cell=(1, 0)) == ("you are watching; join the table to take part", None)


def test_without_a_game_there_is_nothing_to_ask() -> None:
    assert asked(seated("classic", start=False), "p1", 0, cell=(1, 0)) == ("no game is running", None)


@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
@pytest.mark.parametrize(
    "points",
    [
        {"cards": ("no-such-card",), "cell": (10**15, -(10**15))},
        {"cards": ("",), "seat": -(10**12)},
        {"cell": (0, 0), "side": "?", "space": "?"},
        {"cards": ("trap", "trap"), "cell": (63, 63), "side": ""},
        {"cards": ("I-web",), "cell": (0, 0), "side": "NE"},
        {},
    ],
)
def test_nonsense_is_answered(game: str, points: dict[str, Any]) -> None:
    sitting = seated(game)
    for seat in range(3):
        why, clause = asked(sitting, f"p{seat + 1}", seat, **points)
        assert why and clause


def test_the_request_is_read_and_the_answer_written() -> None:
    frame = b'{"type":"why_not","id":"1","seat":0,"points":{"kind":"play","cards":["EW"],"cell":[1,0]}}'
    assert pr.decode_client(frame) == pr.WhyNot("1", 0, Pointer("play", ("EW",), cell=(1, 0)))
    written = msgspec.json.decode(pr.encode(pr.WhyNotAnswer("1", None)))
    assert written == {"type": "why_not", "id": "1", "why": None, "clause": None, "says": None}
