"""Whole replays: of games that are over at a table, and of records that somebody brings along."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import undermine
from tests.server.harness import USUAL, ServerProcess, awaited, play_on
from undermine.server.replays import LARGEST

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("record-*.json"))
CLASSIC = (GOLDEN / "record-2-classic.json").read_bytes()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the usual limits."""
    with ServerProcess(tmp_path_factory.mktemp("strict") / "tables.db", *USUAL) as found:
        yield found
        assert found.complaints() == ""


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def views_of(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """All views, as a client puts them together."""
    found = [replay["view"]]
    for step in replay["steps"]:
        view = {**found[-1], **step.get("changed", {})}
        for name, (at, gone, come) in step.get("spliced", {}).items():
            view[name] = [*view[name][:at], *come, *view[name][at + gone :]]
        found.append(view)
    return found


def bring(server: ServerProcess, record: bytes, query: str = "", address: str | None = None) -> Any:
    return server.http("POST", f"/api/replays{query}", record, address=address)


def altered(**changes: Any) -> bytes:
    return json.dumps({**json.loads(CLASSIC), **changes}).encode()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seat", [None, 1, "all"])
def test_a_record_is_replayed_move_by_move(server: ServerProcess, path: Path, seat: int | str | None) -> None:
    found = bring(server, path.read_bytes(), "" if seat is None else f"?seat={seat}")
    assert found.status == 200, found.body
    record = undermine.read_record(path)
    match = undermine.replay(msgspec.structs.replace(record, steps=()))
    looks = [plain(match.pooled_view() if seat == "all" else match.view(seat))]  # type: ignore[arg-type]
    for step in record.steps:
        match.decide(step.decision, ord(step.seat) - ord("A"))
        looks.append(plain(match.pooled_view() if seat == "all" else match.view(seat)))  # type: ignore[arg-type]
    assert views_of(found.json) == looks
    assert [(step["seat"], step["decision"]) for step in found.json["steps"]] == match.decisions
    watcher = None if seat == "all" else seat
    told = [*found.json["events"], *(event for step in found.json["steps"] for event in step.get("events", ()))]
    assert told == plain(match.log(watcher))  # type: ignore[arg-type]
    assert (found.json["game"], found.json["seats"]) == (record.game, record.seats)
    assert {card["name"] for card in found.json["cards"]}


def test_all_seats_together_see_all_hands_and_roles(server: ServerProcess) -> None:
    for view in views_of(bring(server, CLASSIC, "?seat=all").json):
        assert all(seat["hand"]["cards"] is not None and seat["role"]["role"] for seat in view["seats"])
    watched = bring(server, CLASSIC).json["view"]
    assert not any(seat["hand"]["cards"] or seat["role"]["role"] for seat in watched["seats"])


@awaited
async def test_a_table_and_its_record_give_the_same_replay_with_what_was_said(server: ServerProcess) -> None:
    people = await server.game(2, 1)
    code = people[0].code
    for query in ("", "?seat=0", "?seat=all"):
        running = server.http("GET", f"/api/tables/{code}/replays/1{query}")
        assert (running.status, running.error) == (403, "there is no such game, or it is not over")
    await people[0].ask("claim", seat=0, claim={"type": "suspect", "seat": 1})
    await play_on(people, Random(5))
    for query in ("", "?seat=1", "?seat=all"):
        whole = server.get(f"/api/tables/{code}/replays/1{query}")
        assert bring(server, server.record(code), query).json == whole
        said = [*whole["said"], *(one for step in whole["steps"] for one in step.get("said", ()))]
        assert {"seat": 0, "claim": {"type": "suspect", "seat": 1}} in said
    assert server.http("GET", f"/api/tables/{code}/replays/1?seat=7").status == 400
    for client in people:
        await client.close()


DEEP = b'{"format": 2, "options": ' + b"[" * 200_000 + b"]" * 200_000 + b"}"
STEPS = json.loads(CLASSIC)["steps"]
BROKEN = {
    "nothing": (b"", "is damaged"),
    "no JSON": (b"\x89PNG\r\n", "is damaged"),
    "no text": (b'{"format": "\xff"}', "is damaged"),
    "a list": (b"[]", "is damaged"),
    "truncated": (CLASSIC[: len(CLASSIC) // 2], "is damaged"),
    "deep": (DEEP, "is damaged"),
    "another format": (altered(format=99), "has format 99; this Undermine reads formats 1 and 2"),
    "no record": (b'{"hello": 1}', "has format unknown"),
    "other rules": (altered(rules=77), "made under version 77 of its rules"),
    "another game": (altered(game="chess"), "this is a game called chess; here there are classic"),
    "a game with other options": (altered(game="dark_cave"), "made under version|can't be set up"),
    "too many seats": (altered(seats=99), "99"),
    "an unknown option": (altered(options={"magic": True}), "magic"),
    "a deck that is a path": (altered(deck="/etc/hostname"), "there is no such deck"),
    "a deck without bounds": (altered(deck="\n" * 30_000), "too long"),
    "another seed": (altered(seed="other"), "the setup: the state has digest"),
    "a decision that is none": (
        altered(steps=[*STEPS[:4], [STEPS[4][0], "x" * 50_000, STEPS[4][2]]]),
        r"decision 5 \(\w x{80}\): ",
    ),
    "a decision twice": (altered(steps=[*STEPS[:4], STEPS[3]]), r"decision 5 \(\w .*\): "),
    "a seat that is not there": (altered(steps=[["J", *STEPS[0][1:]]]), r"decision 1 \(J .*\): "),
    "a state that was not": (
        altered(steps=[*STEPS[:6], [*STEPS[6][:2], "0" * 16], *STEPS[7:]]),
        r"decision 7 \(.*\): the state has digest \w+, the record says 0000",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused_with_the_reason_and_the_place(server: ServerProcess, kind: str) -> None:
    record, why = BROKEN[kind]
    found = bring(server, record, "?seat=all")
    assert found.status in (400, 413), found.body[:200]
    assert re.search(why, found.error), found.error
    assert len(found.body) < 2_000


def test_the_reason_can_be_said_in_other_languages(server: ServerProcess) -> None:
    found = bring(server, altered(rules=77)).json["says"]
    assert found["key"] == "record-of-game-made-under-version-theirs-plays-version-ours"
    assert found["facts"] == {"game": "classic", "theirs": 77, "ours": json.loads(CLASSIC)["rules"]}


def test_a_record_that_is_too_large_is_refused_before_it_is_read(server: ServerProcess) -> None:
    found = bring(server, CLASSIC + b" " * LARGEST)
    assert (found.status, found.error) == (413, f"a request can have {LARGEST} bytes at most")


def test_only_records_are_brought(server: ServerProcess) -> None:
    assert server.http("GET", "/api/replays").status in (404, 405)
    assert server.http("POST", "/api/replays", CLASSIC, headers={"Origin": "https://elsewhere.example"}).status == 403
    assert bring(server, CLASSIC, "?seat=9").status == 400
    assert bring(server, CLASSIC, "?seat=nobody").status == 400


def test_an_address_can_bring_only_so_many(strict: ServerProcess) -> None:
    found = [bring(strict, b"{}", address="192.0.2.9").status for _ in range(62)]
    assert set(found[:58]) == {400}
    assert found[-1] == 429
    assert bring(strict, CLASSIC, address="192.0.2.10").status == 200, "others can"
