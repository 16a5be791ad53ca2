"""Guided games at a table: what the learner is told, what the others do, and that nobody else learns of it."""

import json
from typing import Any

import msgspec
import pytest

from tests.server.harness import Client, ServerProcess, awaited
from tests.server.tables import Sitting
from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame
from undermine.engine.lessons import LEARNER, LessonError, lesson_named
from undermine.engine.match import Match
from undermine.games import GAMES, OURS
from undermine.server import entries as en
from undermine.server import protocol as pr
from undermine.server.agreements import check_config
from undermine.server.archive import finished_match
from undermine.server.errors import NotGranted
from undermine.server.frames import Picture
from undermine.server.hub import replay
from undermine.server.lessons import lesson_infos, lesson_now, scripted


class Lesson(Sitting):
    """A table at which somebody learns."""

    def __init__(self, game: str) -> None:
        self.lesson = lesson_named(GAMES[game], "first")
        super().__init__(en.Config(game, self.lesson.seats, lesson="first"))
        self.learner = self.join("Ann")
        self.ask(self.learner, pr.Sit, seat=0)
        for seat in range(1, self.lesson.seats):
            self.ask(self.learner, pr.SeatBot, seat=seat)
        self.ask(self.learner, pr.Start)

    def does(self, text: str) -> None:
        self.ask(self.learner, pr.Decide, number=self.table.number, seat=LEARNER, decision=text)

    def others(self) -> None:
        """Lets the others do what is in the script."""
        while self.table.waiting and LEARNER not in self.table.waiting:
            seat = self.table.waiting[0]
            chosen = scripted(self.table, seat)
            assert chosen is not None
            self.table.fold(*self.table.deciding(seat, chosen.checked, self.now, "bot"))

    @property
    def now_told(self) -> pr.LessonNow:
        told = lesson_now(self.table, LEARNER)
        assert told is not None
        return told


@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_from_the_first_step_to_the_last(game: str) -> None:
    table = Lesson(game)
    steps: list[pr.LessonStep] = []
    while table.table.status == "playing":
        told = table.now_told
        assert told.done == len(steps)
        steps += told.steps
        for step in told.steps:
            if step.trial is not None:
                with pytest.raises(NotGranted) as refusal:
                    table.does(step.trial.text)
                assert refusal.value.clause == step.clause
        table.does(told.steps[-1].accepted[0])
        table.others()
    assert len(steps) == table.now_told.of
    assert table.now_told.done == table.now_told.of
    assert table.now_told.learned


@pytest.mark.parametrize("game", OURS)
def test_the_log_of_a_lesson_adds_up_to_the_same_table(game: str) -> None:
    table = Lesson(game)
    table.does(table.now_told.steps[-1].accepted[0])
    table.others()
    raw = [en.encode_entry(line.entry) for line in table.table.log]
    again = replay(table.table.code, raw)
    assert again.match is not None
    assert again.match.digests == table.match.digests
    assert lesson_now(again, LEARNER) == table.now_told


@pytest.mark.parametrize("then", ["changed", "gone"])
def test_the_log_of_a_lesson_opens_after_the_lesson_was_written_anew(
    then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Lesson("classic")
    while table.table.status == "playing":
        table.does(table.now_told.steps[-1].accepted[0])
        table.others()
    table.ask(table.learner, pr.Start)
    table.does(table.now_told.steps[-1].accepted[0])
    position = Match(GAMES["classic"], 3, {}, None, Chance("another")).position()
    anew = msgspec.structs.replace(table.lesson, position=position, steps=table.lesson.steps[3:])

    def named(game: AnyGame, name: str) -> object:
        if then == "gone":
            raise LessonError(f"{game.name} has no lesson {name}")
        return anew

    monkeypatch.setattr("undermine.server.agreements.lesson_named", named)
    again = replay(table.table.code, table.raw())
    assert again.match is not None
    assert again.match.digests == table.match.digests
    first = finished_match(again, 1)
    assert first is not None and first.result is not None
    assert scripted(again, 1) is None


def test_a_script_that_the_rules_refuse_is_left_to_bots() -> None:
    table = Lesson("classic")
    table.does(table.now_told.steps[-1].accepted[0])
    wrong = [msgspec.structs.replace(step, then=((1, "take 3"),)) for step in table.lesson.steps]
    table.table.lesson = msgspec.structs.replace(table.lesson, steps=tuple(wrong))
    assert scripted(table.table, 1) is None


@pytest.mark.parametrize("game", OURS)
def test_only_the_learner_is_told(game: str) -> None:
    table = Lesson(game).table
    for viewpoint in (None, *range(1, len(table.seats))):
        assert Picture(table, viewpoint).lesson is None


@pytest.mark.parametrize("game", OURS)
def test_no_step_is_told_before_its_time(game: str) -> None:
    """Later steps speak of what the learner can't know yet."""
    table = Lesson(game)
    words = [step.words for step in table.lesson.steps]
    sent = json.dumps(plain(table.now_told))
    assert [one for one in words if json.dumps(one)[1:-1] in sent] == words[: len(table.now_told.steps)]
    assert "position" not in sent


def plain(told: object) -> Any:
    return json.loads(pr.encode(told))


def test_a_learner_who_leaves_the_script_plays_on_with_bots() -> None:
    table = Lesson("classic")
    table.does("pass NS")
    assert table.now_told.left
    assert scripted(table.table, 1) is None


def test_after_the_end_the_lesson_begins_again() -> None:
    table = Lesson("classic")
    while table.table.status == "playing":
        table.does(table.now_told.steps[-1].accepted[0])
        table.others()
    table.ask(table.learner, pr.Start)
    assert table.now_told.done == 0


def test_a_table_of_a_lesson_has_the_lesson_s_seats_and_rules() -> None:
    check_config(en.Config("classic", 3, lesson="first"))
    for wrong in (en.Config("classic", 4, lesson="first"), en.Config("classic", 3, {"rounds": 2}, lesson="first")):
        with pytest.raises(ValueError, match="this lesson is for 3 seats"):
            check_config(wrong)
    with pytest.raises(ValueError, match="no lesson"):
        check_config(en.Config("classic", 3, lesson="../first"))


def test_all_lessons_are_listed() -> None:
    assert [(one.game, one.lesson) for one in lesson_infos()] == [(game, "first") for game in OURS]


def test_a_guided_game_over_http(server: ServerProcess) -> None:
    listed = server.http("GET", "/api/lessons").json
    assert [one["game"] for one in listed] == list(OURS)
    for path in ("/api/lessons/classic", "/api/lessons/classic/first"):
        found = server.http("POST", path, {"name": "Ada"})
        assert found.status == 201
        table = server.http("GET", f"/api/tables/{found.json['code']}").json
        assert (table["status"], table["config"]["lesson"]) == ("playing", "first")
        assert [seat["bot"] for seat in table["seats"]] == [None, "rookie", "rookie"]
    assert server.http("POST", "/api/lessons/classic/second", {}).status == 400
    assert server.http("POST", "/api/lessons/chess", {}).status == 400


@awaited
@pytest.mark.parametrize("game", OURS)
async def test_a_guided_game_over_a_socket(server: ServerProcess, game: str) -> None:
    joined = server.http("POST", f"/api/lessons/{game}", {"name": "Ada"}).json
    client = await Client(server, joined["code"], joined["person"], joined["token"]).connect()
    while client.status == "playing":
        told = last_told(client)
        await client.decide(told["steps"][-1]["accepted"][0])
        await client.until(lambda c: c.status == "over" or bool(last_told(c)["steps"]))
    assert last_told(client)["done"] == told["of"]
    await client.close()
    assert server.record(client.code)


def last_told(client: Client) -> Any:
    return next(frame["lesson"] for frame in reversed(client.frames) if frame.get("lesson"))
