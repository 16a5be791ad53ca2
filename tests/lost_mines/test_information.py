"""Who knows what, and since when (LM-I): every view and every log, the spectator's too."""

from typing import Any

import pytest

import undermine
from tests.lost_mines.rounds import at_the_last_card, at_the_mine, idle, taking, vote_to_end
from tests.lost_mines.seeing import mine_at, rest, told, viewers
from tests.lost_mines.table import choices, given
from undermine.games.lost_mines.events import (
    CardsDiscarded,
    Drew,
    DwarfDealt,
    DwarfSeen,
    HandDealt,
    MineRevealed,
    MineSeen,
    StormSwept,
    ToolUsed,
    TrapSet,
    TrapSprung,
    TreasureSeen,
    TreasuresLaidOut,
    TrollSet,
)

THREE = ("gold-2", "gold-4", "gems-3")


def seen_by(match, find) -> list[Any]:
    """What a spectator and then every seat finds in its view."""
    return [find(match.view(viewer)) for viewer in viewers(match)]


@pytest.mark.clause("LM-I01", "LM-I02", "LM-I03", "LM-I05")
@pytest.mark.parametrize("seats", range(3, 10))
def test_a_fresh_deal_shows_clans_and_symbols_to_all_and_each_seat_its_own_identity_and_hand(seats):
    match = undermine.start("lost_mines", seats=seats, seed=seats)
    public = match.view(None)
    clans = [seat.dwarf.clan for seat in public.seats]
    symbols = [treasure.symbol for treasure in public.treasures]
    assert set(clans) <= {"yellow", "blue"}
    assert set(symbols) <= {"gold", "silver", "gems"}
    for viewer in viewers(match):
        own = [viewer] if viewer is not None else []
        view = match.view(viewer)
        assert [seat.dwarf.clan for seat in view.seats] == clans
        assert [seat.seat for seat in view.seats if seat.dwarf.identity] == own
        assert [seat.seat for seat in view.seats if seat.hand.cards] == own
        assert [(treasure.symbol, treasure.value) for treasure in view.treasures] == [(s, None) for s in symbols]
        assert [mine.card for mine in view.mines] == [None] * 4
        assert [event.seat for event in told(match, DwarfDealt, viewer) if event.identity] == own
        assert [event.seat for event in told(match, HandDealt, viewer) if event.cards] == own
        assert [event.symbols for event in told(match, TreasuresLaidOut, viewer)] == [tuple(symbols)]


@pytest.mark.clause("LM-I01", "LM-A08")
def test_an_identity_is_known_to_its_seat_and_to_who_looked_until_the_end_of_the_round():
    match = given("""
        [seat.A]
        hand = "info-mine-dwarf"
        [seat.B]
        dwarf = "blue-saboteur"
        [seat.C]
        dwarf = "yellow-loyal"
    """)

    def identity(view):
        return view.seats[1].dwarf.identity

    assert seen_by(match, identity) == [None, None, "saboteur", None]
    rest(match, "look-dwarf B with info-mine-dwarf")
    assert seen_by(match, identity) == [None, "saboteur", "saboteur", None]
    for viewer in viewers(match):
        (event,) = told(match, DwarfSeen, viewer)
        assert (event.seat, event.target, event.identity) == (0, 1, "saboteur" if viewer == 0 else None)
    vote_to_end(match)
    for viewer in viewers(match):
        assert match.view(viewer).ended[0].identities[1:] == ("saboteur", "loyal")
        assert [seat.seat for seat in match.view(viewer).seats if seat.dwarf.identity] == [viewer] * (
            viewer is not None
        ), "the identities of the next round are secret again"


@pytest.mark.clause("LM-I02", "LM-A06")
def test_a_mine_is_known_to_who_looked_until_a_dwarf_enters_it():
    match = at_the_mine("silver", *THREE, turn="B", seats={"B": {"hand": "info-mine-treasure"}, "C": {"hand": "NS"}})
    rest(match, "look-mine 10,2 with info-mine-treasure")
    rest(match, "discard NS")
    for viewer in viewers(match):
        known = "silver" if viewer == 1 else None
        assert mine_at(match, "10,2", viewer).card == (known and f"mine-{known}")
        assert [event.holds for event in told(match, MineSeen, viewer)] == [known]
        assert not mine_at(match, "10,2", viewer).face_up
        assert mine_at(match, "10,0", viewer).card is None
    match.decide("discard NS")
    match.decide("step E")
    for viewer in viewers(match):
        assert mine_at(match, "10,2", viewer).card == "mine-silver"
        assert [event.holds for event in told(match, MineRevealed, viewer)] == ["silver"]
        assert mine_at(match, "10,0", viewer).card is None, "the others stay hidden"


@pytest.mark.clause("LM-I03", "LM-A07")
def test_the_value_of_a_treasure_is_known_to_who_looked():
    match = at_the_mine("silver", *THREE, turn="B", seats={"B": {"hand": "info-mine-treasure"}})
    rest(match, "look-treasure 2 with info-mine-treasure")
    for viewer in viewers(match):
        values = [None, 4 if viewer == 1 else None, None]
        assert [treasure.value for treasure in match.view(viewer).treasures] == values
        assert [treasure.symbol for treasure in match.view(viewer).treasures] == ["gold", "gold", "gems"]
        assert [(event.place, event.value) for event in told(match, TreasureSeen, viewer)] == [(2, values[1])]


@pytest.mark.clause("LM-I04", "Q-LM-32", "LM-I03")
def test_a_treasure_taken_is_known_to_its_owner_and_to_who_looked_before():
    match = at_the_mine("gold up", "gold-2 seen=C", "gold-4", "gems-3")
    match.decide("discard NS")
    match.decide("step E")
    match.decide("stop")
    match.decide("take 1")
    assert seen_by(match, lambda view: [treasure.value for treasure in view.treasures]) == [
        [None, None, None],
        [2, None, None],
        [None, None, None],
        [2, None, None],
    ]
    for viewer in viewers(match):
        assert match.view(viewer).treasures[0].taker == 0
        assert taking(match, viewer) == [(0, 1, "gold", 2 if viewer == 0 else None)]
    vote_to_end(match)
    for viewer in viewers(match):
        assert match.view(viewer).ended[0].treasures == (("gold-2",), (), ()), "now all see it"


@pytest.mark.clause("LM-I04", "LM-E03")
def test_at_the_end_of_the_game_the_treasures_taken_lie_open():
    match = at_the_last_card(
        "yellow-loyal blue-loyal blue-selfish",
        treasures=["gold-4 taken=B", "silver-1", "gems-3 taken=B"],
        options={"rounds": 1},
    )
    assert [treasure.value for treasure in match.view(0).treasures] == [None, None, None]
    match.decide("discard NS")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert [treasure.value for treasure in view.treasures if treasure.taker == 1] == [4, 3]
        assert [seat.dwarf.identity for seat in view.seats] == ["loyal", "loyal", "selfish"]


@pytest.mark.clause("LM-I05")
def test_only_its_owner_sees_a_hand_what_is_drawn_and_what_is_discarded():
    match = given("""
        pile = "NS SW ES"
        [seat.A]
        hand = "axe boat rope"
    """)
    rest(match, "discard axe boat")
    for viewer in viewers(match):
        own = viewer == 0
        seat = match.view(viewer).seats[0]
        assert (seat.hand.size, seat.hand.cards) == (3, ("NS", "SW", "rope") if own else None)
        assert (seat.discarded.number, seat.discarded.cards) == (2, ("axe", "boat") if own else None)
        assert [(event.number, event.cards) for event in told(match, CardsDiscarded, viewer)] == [
            (2, ("axe", "boat") if own else None)
        ]
        assert [event.card for event in told(match, Drew, viewer)] == (["NS", "SW"] if own else [None, None])


@pytest.mark.clause("Q-LM-51", "LM-I05", "LM-A11")
def test_a_card_lost_to_a_trap_is_known_to_the_seat_that_lost_it_and_not_to_its_neighbour():
    match = given("""
        laid = ["1,2 EW"]
        traps = ["0,2 E"]
        [seat.A]
        dwarf = "yellow-loyal"
        hand = "NS axe"
    """)
    match.decide("discard NS")
    match.decide("step E")
    for viewer in viewers(match):
        own = viewer == 0
        assert [(event.lost, event.card) for event in told(match, TrapSprung, viewer)] == [
            (True, "axe" if own else None)
        ]
        seat = match.view(viewer).seats[0]
        assert (seat.hand.size, seat.discarded.number) == (0, 2)
        assert seat.discarded.cards == (("NS", "axe") if own else None)


@pytest.mark.clause("LM-I06", "LM-A05")
@pytest.mark.parametrize(
    ("play", "kind", "shown"),
    [
        ("tool 1,2", ToolUsed, {"tool": "axe"}),
        ("trap 0,2 E", TrapSet, {"edge": (0, 2, "E")}),
        ("storm 1,2", StormSwept, {"card": "trunk-EW"}),
        ("look-mine 10,0 with info-mine-dwarf", MineSeen, {"card": "info-mine-dwarf", "mine": (10, 0)}),
        ("look-dwarf C with info-mine-dwarf", DwarfSeen, {"card": "info-mine-dwarf", "target": 2}),
        ("look-treasure 3 with info-mine-treasure", TreasureSeen, {"card": "info-mine-treasure", "place": 3}),
    ],
)
def test_an_action_card_is_shown_to_all_and_then_lies_face_down(play, kind, shown):
    match = given("""
        laid = ["1,2 trunk-EW"]
        discards = ""
        [seat.A]
        hand = "axe trap storm info-mine-dwarf info-mine-treasure"
    """)
    rest(match, play)
    for viewer in viewers(match):
        (event,) = told(match, kind, viewer)
        assert event.seat == 0
        assert {name: getattr(event, name) for name in shown} == shown
        assert match.view(viewer).discards == 1 + (kind is StormSwept), "a number; nobody can look them up"
        assert match.view(viewer).seats[0].discarded.number == 0


@pytest.mark.clause("LM-I06")
def test_a_troll_card_lies_open_before_its_seat_until_it_is_discarded():
    match = given("""
        discards = ""
        [seat.A]
        hand = "troll NS"
    """)
    rest(match, "troll 0,2 E")
    for viewer in viewers(match):
        assert told(match, TrollSet, viewer) == [TrollSet(seat=0, edge=(0, 2, "E"))]
        assert [(troll.edge, troll.owner) for troll in match.view(viewer).trolls] == [((0, 2, "E"), 0)]
        assert match.view(viewer).discards == 0
    idle(match, turns=2)
    assert match.view(None).trolls == ()
    assert match.view(None).discards == 3


TWO_WORLDS = """
    laid = ["1,2 EW"]
    mines = [{mines}]
    treasures = [{treasures}]
    treasures_aside = "{treasures_aside}"
    dwarves_aside = "{dwarves_aside}"
    pile = "{pile}"
    set_aside = "{set_aside}"
    traps = ["0,2 E"]
    [seat.A]
    dwarf = "yellow-loyal"
    hand = "NS SW axe"
    [seat.B]
    dwarf = "blue-{identity}"
    hand = "{hand}"
    discarded = "{discarded}"
    [seat.C]
    dwarf = "yellow-selfish"
    hand = "storm"
"""
ASIDE = "NESW NESW NESW NESW ESW ESW ESW ESW NSW"
TREASURES = "gold-3 gold-3 silver-2 silver-2 silver-3 gems-3 gems-4 gems-4"


@pytest.mark.clause("LM-I01", "LM-I02", "LM-I03", "LM-I04", "LM-I05", "LM-I07")
def test_tables_that_differ_only_in_secrets_look_and_feel_the_same_to_the_others():
    """B's identity and hand, the pile, the mines, the values and all that is set aside are not what they seem to be."""
    one = given(
        TWO_WORLDS.format(
            mines='"10,0 gold seen=B", "10,2 silver", "10,4 gems", "10,6 dragon"',
            treasures='"gold-2 taken=B", "silver-1", "gems-3 seen=B"',
            treasures_aside=f"{TREASURES} gold-4",
            dwarves_aside="blue-selfish yellow-saboteur blue-saboteur",
            pile="NS ES",
            set_aside=f"{ASIDE} EW",
            identity="loyal",
            hand="SW rope",
            discarded="troll",
        )
    )
    other = given(
        TWO_WORLDS.format(
            mines='"10,0 dragon seen=B", "10,2 gems", "10,4 gold", "10,6 silver"',
            treasures='"gold-4 taken=B", "silver-2", "gems-4 seen=B"',
            treasures_aside="gold-2 gold-3 gold-3 silver-1 silver-2 silver-3 gems-3 gems-3 gems-4",
            dwarves_aside="blue-selfish yellow-saboteur blue-loyal",
            pile="NS lake-EW",
            set_aside=f"{ASIDE} rock-EW",
            identity="saboteur",
            hand="boat trap",
            discarded="EW",
        )
    )
    assert one.view(1) != other.view(1)
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert choices(one) == choices(other)
    assert one.decide("discard SW") == other.decide("discard SW")
    assert one.decide("step E") == other.decide("step E")
    one.decide("stop")
    other.decide("stop")
    rest(one, "discard SW rope")
    rest(other, "discard boat trap")
    for viewer in (0, 2, None):
        assert one.log(viewer) == other.log(viewer)
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.clause("LM-I07")
def test_nobody_ever_sees_what_was_set_aside():
    match = undermine.start("lost_mines", seats=4, seed=3, options={"rounds": 1})
    for viewer in viewers(match):
        assert match.view(viewer).set_aside == 10, "how many is all that can be known"
        assert len(match.view(viewer).treasures) == 4
        assert len(match.view(viewer).seats) == 4
    vote_to_end(match)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view.set_aside == 10
        assert len(view.treasures) == 4, "not even at the end"
