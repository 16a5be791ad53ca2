"""Who knows what, and since when (CL-I01 to CL-I08): every view and every log, the spectator's too."""

from typing import Any

import pytest

import undermine
from tests.classic.rounds import at_the_last_card, at_the_treasure, gold_pile, share_out
from tests.classic.table import CHAIN, choices, clause_of, given, play_out
from undermine.games.classic.events import (
    Drew,
    GameEnded,
    GoldPaid,
    GoldTaken,
    HandDealt,
    Laid,
    MapRead,
    PacketPassed,
    Passed,
    RockFell,
    RoleDealt,
    RoundEnded,
    ToolBroken,
    ToolRepaired,
)

VIEWERS = [0, 1, 2, None]


def told(match, viewer, kind) -> list[Any]:
    return [event for event in match.log(viewer) if isinstance(event, kind)]


@pytest.mark.clause("CL-I01", "CL-I02", "CL-I04")
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_fresh_deal_shows_everybody_their_own_role_and_hand_and_the_sizes_of_the_rest(seats):
    match = undermine.start("classic", seats=seats, seed=seats)
    public = match.view(None)
    size = public.seats[0].hand.size
    assert public.pile == 67 - seats * size
    for viewer in [*range(seats), None]:
        view = match.view(viewer)
        for other in view.seats:
            own = other.seat == viewer
            assert (other.role.role is not None) == own
            assert (other.hand.cards is not None) == own
            assert other.hand.size == size
        assert view.set_aside.role is None
        assert view.pile == public.pile
        assert [event.seat for event in told(match, viewer, RoleDealt) if event.role] == [viewer] * (viewer is not None)
        assert [event.seat for event in told(match, viewer, HandDealt) if event.cards] == [viewer] * (
            viewer is not None
        )


@pytest.mark.clause("CL-I01", "CL-I02", "CL-E03", "Q-CL-30")
def test_all_roles_become_public_when_the_round_ends_and_before_gold_is_picked():
    match = at_the_treasure("MMS")
    assert [match.view(viewer).seats[2].role.role for viewer in VIEWERS] == [None, None, "saboteur", None]
    match.decide("lay EW 7,0")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.phase == "gold"
        assert [seat.role.role for seat in view.seats] == ["miner", "miner", "saboteur"]
        assert view.set_aside.role == "miner"
        shown, packet = (event for event in match.log(viewer) if isinstance(event, RoundEnded | PacketPassed))
        assert isinstance(shown, RoundEnded), "the roles are shown first"
        assert shown.roles == ("miner", "miner", "saboteur")
        assert shown.set_aside == "miner"
        assert isinstance(packet, PacketPassed)


@pytest.mark.clause("CL-I01", "CL-I02")
def test_the_roles_of_the_next_round_are_secret_again():
    match = at_the_last_card("MSM")
    match.decide("pass NS")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.round == 2
        assert [seat.seat for seat in view.seats if seat.role.role] == [viewer] * (viewer is not None)
        assert view.set_aside.role is None
        assert view.ended[0].roles == ("miner", "saboteur", "miner"), "what was shown stays known"


@pytest.mark.clause("CL-I03", "CL-A14", "CL-A16", "Q-CL-18")
def test_only_the_player_of_a_map_learns_the_face_of_the_goal():
    """T-CL-19."""
    match = given(f"""
        laid = [{CHAIN}]
        goals = ["8,2 treasure", "8,0 stone-SW", "8,-2 stone-ES"]
        [seat.A]
        hand = "map"
        [seat.B]
        hand = "EW"
        [seat.C]
        hand = "map"
    """)
    match.decide("map 8,2")
    for viewer in VIEWERS:
        knows = "treasure" if viewer == 0 else None
        assert [goal.card for goal in match.view(viewer).goals] == [knows, None, None]
        assert not any(goal.face_up for goal in match.view(viewer).goals)
        assert [(event.seat, event.goal, event.card) for event in told(match, viewer, MapRead)] == [(0, (8, 2), knows)]
    match.decide("lay EW 7,0")
    for viewer in VIEWERS:
        assert [goal.card for goal in match.view(viewer).goals][1] == "stone-SW"
    assert clause_of(match, "map 8,0") == "CL-A16"
    assert choices(match, "map") == {"map 8,2", "map 8,-2"}


@pytest.mark.clause("CL-I03")
def test_what_a_map_showed_says_nothing_about_the_goals_of_the_next_round():
    match = at_the_last_card("MSM", goals=["8,2 treasure seen=A", "8,0 stone-SW", "8,-2 stone-ES seen=A"])
    assert [goal.card for goal in match.view(0).goals] == ["treasure", None, "stone-ES"]
    match.decide("pass NS")
    assert [goal.card for goal in match.view(0).goals] == [None, None, None]


@pytest.mark.clause("CL-I05", "CL-I04")
def test_a_passed_card_is_known_only_to_who_passed_it():
    match = given("""
        pile = "map NS"
        [seat.A]
        hand = "rockfall EW"
    """)
    before = match.view(None).discards
    match.decide("pass rockfall")
    for viewer in VIEWERS:
        own = viewer == 0
        view = match.view(viewer)
        assert view.seats[0].passed.number == 1
        assert view.seats[0].passed.cards == (("rockfall",) if own else None)
        assert view.discards == before + 1
        assert view.seats[0].hand.size == 2
        assert view.pile == 1
        assert [event.card for event in told(match, viewer, Passed)] == ["rockfall" if own else None]
        assert [event.card for event in told(match, viewer, Drew)] == ["map" if own else None]


@pytest.mark.clause("CL-I06")
def test_cards_played_repaired_away_or_removed_are_public():
    match = given("""
        laid = ["1,0 EW"]
        [seat.A]
        hand = "NS broken-pick"
        [seat.B]
        hand = "repair-cart-pick map"
        [seat.C]
        hand = "rockfall EW"
        broken = "cart"
    """)
    before = match.view(None).discards
    match.decide("lay NS 0,1")
    match.decide("repair cart C with repair-cart-pick")
    match.decide("rockfall 1,0")
    match.decide("break pick B")
    match.decide("pass map")
    for viewer in VIEWERS:
        seen = [event for event in match.log(viewer) if not isinstance(event, Drew | Passed)]
        assert seen == [
            Laid(seat=0, card="NS", cell=(0, 1), turned=False),
            ToolRepaired(seat=1, target=2, tool="cart", card="repair-cart-pick"),
            RockFell(seat=2, cell=(1, 0), card="EW", turned=False),
            ToolBroken(seat=0, target=1, tool="pick"),
        ]
        assert match.view(viewer).discards == before + 5, "repair, cart, rockfall and EW face up, the map face down"
        assert [seat.broken for seat in match.view(viewer).seats] == [(), ("pick",), ()]


@pytest.mark.clause("CL-I07")
def test_the_worth_of_gold_is_seen_by_its_owner_alone_until_the_game_is_over():
    match = at_the_treasure("MMS", top="3 1", seats={"C": {"gold": "2 2"}}, options={"rounds": 2})
    match.decide("lay EW 7,0")
    share_out(match)
    worth = [(3,), (1,), (2, 2)]
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.round == 2
        assert [seat.gold.number for seat in view.seats] == [1, 1, 2], "how many cards is public"
        assert [seat.gold.nuggets for seat in view.seats] == [
            gold if seat == viewer else None for seat, gold in enumerate(worth)
        ]
        assert [event.nuggets for event in told(match, viewer, GoldTaken)] == [
            3 if viewer == 0 else None,
            1 if viewer == 1 else None,
        ]
        assert view.ended[0].nuggets is None
    play_out(match)
    for viewer in VIEWERS:
        shown = match.view(viewer).seats
        assert all(seat.gold.nuggets is not None for seat in shown)
        assert told(match, viewer, GameEnded)[0].gold == tuple(sum(seat.gold.nuggets) for seat in shown)


@pytest.mark.clause("CL-I07")
def test_which_cards_pay_a_saboteur_is_seen_by_that_saboteur_alone():
    match = at_the_last_card("MSM")
    match.decide("pass NS")
    for viewer in VIEWERS:
        own = viewer == 1
        assert [(event.cards, event.nuggets) for event in told(match, viewer, GoldPaid)] == [
            (2, (3, 1) if own else None)
        ]
        assert match.view(viewer).seats[1].gold.nuggets == ((1, 3) if own else None)


@pytest.mark.clause("CL-I08")
def test_each_miner_sees_exactly_the_cards_still_in_the_packet():
    match = at_the_treasure("MMMSM", top="3 1 2 1")
    match.decide("lay EW 7,0")
    for picker, packet, take in [(0, (1, 1, 2, 3), 2), (4, (1, 1, 3), 3), (2, (1, 1), 1)]:
        assert match.waiting == (picker,)
        for viewer in [*range(5), None]:
            seen = packet if viewer == picker else None
            assert match.view(viewer).packet.number == len(packet)
            assert match.view(viewer).packet.nuggets == seen
            assert told(match, viewer, PacketPassed)[-1].nuggets == seen
        assert choices(match, seat=picker) == {f"take {nuggets}" for nuggets in set(packet)}
        missing = {1, 2, 3} - set(packet)
        assert {clause_of(match, f"take {nuggets}") for nuggets in missing} <= {"CL-I08"}
        assert clause_of(match, "take 1", seat=1) == "CL-O01", "and a refusal tells the others nothing"
        match.decide(f"take {take}")
    last = told(match, 1, PacketPassed)[-1]
    assert (last.seat, last.nuggets) == (1, (1,))


@pytest.mark.clause("CL-I01", "CL-I02", "CL-I03", "CL-I04", "CL-I05", "CL-I07")
def test_tables_that_differ_only_in_secrets_look_and_feel_the_same_to_the_others():
    """B, C, the pile, the goals and the set-aside role hold other cards: A and a spectator must see no difference."""
    template = """
        goals = [{goals}]
        set_aside = "{aside}"
        pile = "{pile}"
        gold_pile = "{gold_pile}"
        [seat.A]
        role = "miner"
        hand = "EW map broken-lamp repair-cart"
        [seat.B]
        role = "{b}"
        hand = "{b_hand}"
        passed = "{b_passed}"
        gold = "{b_gold}"
        [seat.C]
        role = "miner"
        hand = "rockfall"
    """
    one = given(
        template.format(
            goals='"8,2 treasure seen=B", "8,0 stone-SW", "8,-2 stone-ES"',
            aside="miner",
            b="saboteur",
            pile="NS ES",
            b_hand="dead-S map",
            b_passed="NESW",
            b_gold="3",
            gold_pile=gold_pile("", "3"),
        )
    )
    other = given(
        template.format(
            goals='"8,2 stone-SW seen=B", "8,0 stone-ES", "8,-2 treasure"',
            aside="saboteur",
            b="miner",
            pile="NS map",
            b_hand="ESW repair-lamp",
            b_passed="dead-S",
            b_gold="1",
            gold_pile=gold_pile("", "1"),
        )
    )
    assert one.view(1) != other.view(1)
    for viewer in (0, None):
        assert one.view(viewer) == other.view(viewer)
    assert choices(one) == choices(other)
    assert one.decide("lay EW 1,0") == other.decide("lay EW 1,0")
    one.decide("pass map")
    other.decide("pass ESW")
    for viewer in (0, 2, None):
        assert one.log(viewer) == other.log(viewer)
    for viewer in (0, None):
        assert one.view(viewer) == other.view(viewer)
