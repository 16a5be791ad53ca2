"""Help for a seat: one of its choices and why, at no cost, and made of nothing that the seat can't know."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import undermine
from tests.players import PLAYERS
from tests.properties.histories import HISTORIES
from tests.server.harness import ServerProcess, awaited
from tests.server.tables import Sitting
from undermine.bots import Reason
from undermine.bots.words import texts
from undermine.engine.match import Match
from undermine.games import OURS
from undermine.server import entries as en
from undermine.server import hints
from undermine.server import protocol as pr
from undermine.server.errors import NotGranted
from undermine.server.hints import Helper, advise
from undermine.server.thinking import Chosen

SEATS = {"classic": (3, 5, 8), "lost_mines": (3, 5, 7), "dark_cave": (2, 4, 6)}
POSITIONS = 30


def advice(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(advise(match, seat)[0].text) + msgspec.json.encode(advise(match, seat).reasons)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_two_worlds_that_look_alike_get_the_same_hint(game: str, soak: int) -> None:
    wanted = POSITIONS * soak
    compared = different = number = 0
    while compared < wanted:
        number += 1
        random = Random(f"{game} {number}")
        seats = SEATS[game][number % 3]
        history = HISTORIES[game](seats, f"hints {number}", PLAYERS[game], {})
        viewer = random.randrange(seats)
        time = random.randrange(len(history.steps) // 3, len(history.steps))
        chance, decisions = history.second_world(viewer, time, random)
        here, there = history.begin(history.original()), history.begin(chance)
        for i in range(time):
            step = history.steps[i]
            if step.seat == viewer and here.waiting == (viewer,) and compared < wanted:
                assert advice(here, viewer) == advice(there, viewer)
                compared += 1
                different += here.position() != there.position()
            here.decide(step.decision, step.seat)
            there.decide(decisions[i], step.seat)
    assert different > compared / 2


class Helped(Sitting):
    """Two people and a bot who play, each asking for help."""

    def __init__(self, game: str) -> None:
        super().__init__(en.Config(game, 3, {"first_player": "A"}))
        self.helper = Helper()
        self.people = [self.join(name) for name in ("Ann", "Ben")]
        for seat, who in enumerate(self.people):
            self.ask(who, pr.Sit, seat=seat)
            self.ask(who, pr.Ready)
        self.ask(self.people[0], pr.SeatBot, seat=2)
        self.ask(self.people[0], pr.Start)

    def hint(self, who: int, seat: int) -> pr.Hint:
        return self.helper.hint(self.table, self.table.people[self.people[who]], pr.AskHint(id="help", seat=seat))


@pytest.mark.parametrize("game", OURS)
def test_a_hint_is_one_of_the_choices_with_a_reason_and_costs_nothing(game: str) -> None:
    table = Helped(game)
    before = table.table.number, table.match.digests[-1]
    found = table.hint(0, 0)
    assert found.text in map(str, table.match.choices(0))
    assert found.reasons and all(isinstance(reason, Reason) for reason in found.reasons)
    assert all(reason.key in texts("en")["reasons"] for reason in found.reasons)
    assert (table.table.number, table.match.digests[-1]) == before
    assert table.hint(0, 0) == found


def test_a_hint_is_for_a_seat_of_one_s_own_that_has_to_decide() -> None:
    table = Helped("classic")
    with pytest.raises(NotGranted, match="not your seat"):
        table.hint(1, 0)
    with pytest.raises(NotGranted, match="nothing for you to decide"):
        table.hint(1, 1)
    for who in table.people:
        table.ask(who, pr.Pause)
    with pytest.raises(NotGranted, match="nothing for you to decide"):
        table.hint(0, 0)


def test_nobody_keeps_a_server_busy_by_asking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Working a hint out takes as long as a bot's decision, so it is done once for each decision."""
    worked_out: list[int] = []

    def counted(match: Match, seat: int) -> Chosen:
        worked_out.append(seat)
        return advise(match, seat)

    monkeypatch.setattr(hints, "advise", counted)
    table = Helped("classic")
    found = [table.hint(0, 0) for _ in range(10)]
    assert len(worked_out) == 1
    table.decide(0, found[0].text)
    table.hint(1, 1)
    table.hint(1, 1)
    assert worked_out == [0, 1]


@awaited
async def test_a_hint_over_a_socket(server: ServerProcess) -> None:
    client, *_ = await server.game(people=1, bots=2, options={"first_player": "A"})
    number = client.number
    await client.send("hint", id="help", seat=0)
    while client.frames[-1].get("id") != "help":
        await client.receive()
    answer = client.frames[-1]
    assert answer["type"] == "hint"
    assert answer["text"] in [choice["text"] for choice in client.choices]
    assert client.number == number
    refused = await client.refused("hint", seat=1)
    assert "not your seat" in refused["why"]
    await client.close()


def test_the_client_has_a_sentence_for_every_first_reason() -> None:
    """Aims come second, and what a search says is none of a rookie's."""
    files = (Path(undermine.__file__).parent / "texts" / "en").glob("*.ftl")
    said = "".join(file.read_text("utf-8") for file in files)
    sentences = re.findall(r"^\w+-hint-(\w+) = ", said, re.MULTILINE)
    keys = [key for key in texts("en")["reasons"] if "aim_" not in key and not key.startswith(("search_", "no_plan"))]
    assert [key for key in keys if key not in sentences] == []
