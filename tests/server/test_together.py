"""Several people at one device: what the server tells it, and whose words are whose."""

import pytest

from tests.server.harness import ServerProcess, awaited


@pytest.mark.parametrize("seats", [2, 3])
@awaited
async def test_no_cards_come_before_somebody_has_the_device(server: ServerProcess, seats: int) -> None:
    ada = await server.create(seats=3).connect()
    for seat in range(seats):
        await ada.ask("sit", seat=seat, name=f"P{seat}")
    for seat in range(seats, 3):
        await ada.ask("seat_bot", seat=seat)
    await ada.ask("start")
    await ada.until(lambda c: c.status == "playing")
    assert ada.look is None
    twin = await ada.twin().connect()
    for one in (ada, twin):
        assert one.look is None and one.view is not None
        assert all(seat["hand"]["cards"] is None for seat in one.view["seats"])
    await ada.look_from(1)
    assert ada.view is not None
    assert [bool(seat["hand"]["cards"]) for seat in ada.view["seats"]] == [False, True, False]
    await ada.look_from(None)
    assert all(seat["hand"]["cards"] is None for seat in ada.view["seats"])


@awaited
async def test_a_player_at_the_device_gets_another_name_and_keeps_the_seat(server: ServerProcess) -> None:
    ada = await server.create(seats=4).connect()
    bob = await server.join(ada.code, "Bob").connect()
    await bob.ask("sit", seat=3)
    await ada.ask("sit", seat=0)
    await ada.ask("sit", seat=1, name="Gran")
    await ada.ask("sit", seat=0, name="Anna")
    await ada.ask("sit", seat=1, name="gran")
    names = [seat["name"] for seat in ada.table["seats"]]
    assert names == ["Anna", "gran", "", "Bob"]
    await ada.ask("sit", seat=1, name="bob")
    assert ada.seat(1)["name"] == "bob 2"
    assert (await ada.refused("sit", seat=1))["why"] == "this seat is taken"
    assert (await ada.refused("sit", seat=3, name="Me"))["why"] == "this seat is taken"
    await bob.ask("sit", seat=3, name="Bert")
    assert bob.seat(3)["name"] == "Bert"


@awaited
async def test_all_are_told_who_at_a_device_speaks(server: ServerProcess) -> None:
    ada = await server.create(seats=3).connect()
    bob = await server.join(ada.code, "Bob").connect()
    await bob.ask("sit", seat=2)
    await ada.ask("sit", seat=0)
    await ada.ask("sit", seat=1, name="Gran")
    await ada.ask("say", text="hello", seat=1)
    await ada.ask("say", text="bye")
    assert (await ada.refused("say", text="I am Bob", seat=2))["why"] == "this is not your seat"
    said = [frame["told"] for frame in ada.frames if frame["type"] == "update" and frame["told"]["type"] == "said"]
    assert [(one["text"], one.get("seat")) for one in said] == [("hello", 1), ("bye", None)]
