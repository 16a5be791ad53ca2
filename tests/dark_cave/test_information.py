"""Who knows what, and since when (DC-I): every view and every log, the spectator's too."""

from typing import Any

import msgspec
import pytest

import undermine
from tests.classic.rounds import vote_to_end
from tests.dark_cave.endings import FIVE, THREE, before_the_exit, go_out, goals_with, table_with
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, idle, rest, told, viewers, walk, webs
from tests.dark_cave.table import choices, given
from undermine import Match
from undermine.engine.rulebook import rulebook
from undermine.games.dark_cave.events import (
    Attacked,
    CardLost,
    CardsDiscarded,
    ClanRevealed,
    ClanSeen,
    CreatureAttracted,
    Drew,
    DwarfDealt,
    Equipped,
    GoalRevealed,
    GoalSeen,
    GoldTaken,
    HandDealt,
    HandReceived,
    RockFell,
    Swapped,
    WebSet,
)
from undermine.games.dark_cave.options import DarkCaveOptions

BACKS = {2: (5, 0, 0), 3: (5, 0, 0), 4: (5, 0, 0), 5: (4, 1, 0), 6: (4, 1, 0), 7: (3, 2, 0), 8: (3, 2, 0)}


def seen_by(match: Match, find) -> list[Any]:
    """What a spectator and then every seat finds in its view."""
    return [find(match.view(viewer)) for viewer in viewers(match)]


@pytest.mark.clause("DC-I01", "DC-I02", "DC-I03", "DC-I04", "DC-I06", "DC-I08", "DC-S04", "Q-DC-76")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_fresh_deal_shows_clans_and_backs_to_all_and_each_seat_its_own_identity_and_hand(seats):
    match = undermine.start("dark_cave", seats, seats)
    clans = [seat.clan.clan for seat in match.view(None).seats]
    for viewer in viewers(match):
        own = [viewer] if viewer is not None else []
        view = match.view(viewer)
        assert [seat.clan.clan for seat in view.seats] == clans
        assert [seat.seat for seat in view.seats if seat.clan.identity] == own
        assert not any(seat.clan.face_up for seat in view.seats)
        assert [seat.seat for seat in view.seats if seat.hand.cards] == own
        assert [(seat.hand.number, seat.hand.backs) for seat in view.seats] == [(5, BACKS[seats])] * seats
        assert [(goal.face_up, goal.card) for goal in view.goals] == [(False, None)] * 4
        assert (view.left_over.cards, view.first_out, view.boxed) == (None, None, 15)
        assert [event.seat for event in told(match, DwarfDealt, viewer) if event.identity] == own
        assert [event.clan for event in told(match, DwarfDealt, viewer)] == clans
        assert [event.seat for event in told(match, HandDealt, viewer) if event.cards] == own
        assert {event.backs for event in told(match, HandDealt, viewer)} == {BACKS[seats]}


@pytest.mark.clause("Q-DC-78", "D-DC-15")
@pytest.mark.parametrize("seats", range(2, 9))
def test_clans_are_called_by_their_colours_and_with_three_or_four_seats_all_are_of_one(seats):
    found = set()
    for seed in range(10):
        clans = {seat.clan.clan for seat in undermine.start("dark_cave", seats, seed).view(None).seats}
        assert clans <= {"yellow", "blue"}
        found.add(len(clans))
    assert found == ({1} if seats in (3, 4) else {2})


@pytest.mark.clause("D-DC-15", "D-DC-16", "Q-DC-78")
@pytest.mark.parametrize("entry", ["D-DC-15", "D-DC-16", "Q-DC-78"])
def test_names_of_clans_pages_and_the_colour_of_a_single_clan_are_no_matter_of_rules(entry):
    """Nothing to choose at the table, and nothing that a refusal could name."""
    text = rulebook("undermine.games.dark_cave")[entry]
    assert text.endswith("No option.")
    assert not any(f"`{option}`" in text for option in DarkCaveOptions.__struct_fields__)
    assert "Golden" not in str(rulebook("undermine.games.dark_cave"))


@pytest.mark.clause("DC-I01", "DC-A02")
def test_an_identity_is_known_to_its_seat_and_to_who_looked_until_the_end():
    match = table_with(THREE, {"A": {"hand": "I-information"}})

    def identity(view):
        return view.seats[2].clan.identity

    assert seen_by(match, identity) == [None, None, None, "saboteur"]
    rest(match, "look-clan C with I-information")
    assert seen_by(match, identity) == [None, "saboteur", None, "saboteur"]
    assert seen_by(match, lambda view: view.seats[2].clan.face_up) == [False] * 4, "it stays face down"
    for viewer in viewers(match):
        (event,) = told(match, ClanSeen, viewer)
        assert (event.seat, event.card, event.target) == (0, "I-information", 2), "that A looked is public"
        assert event.identity == ("saboteur" if viewer == 0 else None)
    vote_to_end(match)
    assert seen_by(match, identity) == ["saboteur"] * 4


@pytest.mark.clause("DC-I01", "DC-P18")
def test_gold_of_a_vein_makes_an_identity_public():
    match = table_with(
        THREE, {"A": {"at": "3,4 C", "hand": "I-NS I-NE"}}, laid=["3,4 I-EW"], goals=goals_with("vein up~")
    )
    match.decide("discard I-NS")
    walk(match, "4,4 W")
    assert seen_by(match, lambda view: view.seats[0].clan.identity) == [None, "loyal", None, None]
    match.decide("step 4,4 C")
    match.decide("stop")
    assert seen_by(match, lambda view: view.seats[0].clan.identity) == ["loyal"] * 4
    for viewer in viewers(match):
        assert told(match, GoldTaken, viewer) == [GoldTaken(seat=0, cell=(4, 4))]
        assert told(match, ClanRevealed, viewer) == [ClanRevealed(seat=0, identity="loyal")]
        assert [seat.clan.identity for seat in match.view(viewer).seats][1:] == [
            "loyal" if viewer == 1 else None,
            "saboteur" if viewer == 2 else None,
        ], "the others stay secret"


@pytest.mark.clause("DC-I01", "DC-R04")
def test_the_exit_makes_an_identity_public():
    match = before_the_exit(FIVE)
    assert seen_by(match, lambda view: view.seats[0].clan.identity) == [None, "loyal", None, None, None, None]
    go_out(match)
    assert seen_by(match, lambda view: view.seats[0].clan.identity) == ["loyal"] * 6
    assert seen_by(match, lambda view: view.seats[2].clan.identity) == [None, None, None, "saboteur", None, None]


@pytest.mark.clause("DC-I02", "DC-A02")
def test_a_goal_is_known_to_who_looked_until_a_dwarf_enters_it():
    match = table_with(
        THREE,
        {"A": {"at": "4,3 C", "hand": "I-NE I-NW"}, "B": {"hand": "I-information"}, "C": {"hand": "I-EW"}},
        laid=["4,3 I-NS"],
        goals=goals_with("ladder"),
        turn="B",
    )
    rest(match, "look-goal 4,4 with I-information")
    rest(match, "discard I-EW")
    for viewer in viewers(match):
        known = "ladder" if viewer == 1 else None
        goal = goal_at(match, "4,4", viewer)
        assert (goal.face_up, goal.card) == (False, known and f"goal-{known}")
        assert [(event.seat, event.goal, event.shows) for event in told(match, GoalSeen, viewer)] == [
            (1, (4, 4), known)
        ]
        assert goal_at(match, "-4,4", viewer).card is None
    match.decide("discard I-NE")
    match.decide("step 4,4 S")
    for viewer in viewers(match):
        assert goal_at(match, "4,4", viewer).card == "goal-ladder"
        assert [event.shows for event in told(match, GoalRevealed, viewer)] == ["ladder"]
        assert [goal.card for goal in match.view(viewer).goals if not goal.face_up] == [None] * 3


@pytest.mark.clause("DC-I02")
def test_goals_that_nobody_entered_stay_hidden_after_the_end():
    match = undermine.start("dark_cave", 3, 1)
    vote_to_end(match)
    assert seen_by(match, lambda view: [goal.card for goal in view.goals]) == [[None] * 4] * 4


@pytest.mark.clause("DC-I03", "Q-DC-37")
def test_left_over_clan_cards_are_known_to_nobody_then_to_the_first_seat_out_and_at_the_end_to_all():
    aside = ("yellow-loyal", "blue-loyal", "blue-saboteur")
    match = before_the_exit(FIVE, {"B": {"at": "4,4 N", "hand": "I-NE I-rat"}}, left_over=" ".join(aside))

    def left_over(view):
        return view.left_over.cards

    assert seen_by(match, left_over) == [None] * 6
    assert seen_by(match, lambda view: view.left_over.number) == [3] * 6
    go_out(match)
    assert seen_by(match, left_over) == [None, aside, None, None, None, None]
    go_out(match)
    assert match.result is not None
    assert seen_by(match, left_over) == [aside] * 6


@pytest.mark.clause("DC-I04", "DC-I05", "DC-I06")
def test_only_its_owner_sees_a_hand_what_is_drawn_and_what_is_discarded():
    match = table_with(THREE, {"A": {"hand": "I-NS II-rockfall III-goblin"}}, pile="I-NE II-NE III-EW")
    rest(match, "discard I-NS II-rockfall")
    for viewer in viewers(match):
        own = viewer == 0
        seat = match.view(viewer).seats[0]
        assert (seat.hand.number, seat.hand.backs) == (3, (1, 1, 1))
        assert seat.hand.cards == (("I-NE", "II-NE", "III-goblin") if own else None)
        assert (seat.discarded.number, seat.discarded.backs) == (2, (1, 1, 0))
        assert seat.discarded.cards == (("I-NS", "II-rockfall") if own else None)
        (event,) = told(match, CardsDiscarded, viewer)
        assert (event.number, event.backs, event.cards) == (2, (1, 1, 0), ("I-NS", "II-rockfall") if own else None)
        assert [(event.backs, event.card) for event in told(match, Drew, viewer)] == [
            ((1, 0, 0), "I-NE" if own else None),
            ((0, 1, 0), "II-NE" if own else None),
        ]


@pytest.mark.clause("DC-I06")
def test_the_back_of_the_top_card_of_the_pile_is_seen_by_all():
    match = table_with(
        THREE,
        {"A": {"hand": "I-NS I-EW"}, "B": {"hand": "I-NW II-NE"}, "C": {"hand": "I-rat II-rat"}},
        pile="I-NE II-EW III-EW",
    )
    for top in ["I", "II", "III"]:
        assert seen_by(match, lambda view: view.top) == [top] * 4
        idle(match)
    assert seen_by(match, lambda view: (view.top, view.pile)) == [(None, 0)] * 4


@pytest.mark.clause("Q-DC-77", "DC-I05", "DC-P14", "DC-D04")
def test_a_card_lost_to_the_bridge_is_known_to_the_seat_that_lost_it_and_not_to_its_neighbour():
    match = table_with(THREE, {"A": {"hand": "I-NS II-rockfall"}}, laid=["1,0 I-bridge-EW"], pile="")
    match.decide("discard I-NS")
    match.decide("step 1,0 EW")
    for viewer in viewers(match):
        own = viewer == 0
        (event,) = told(match, CardLost, viewer)
        assert (event.seat, event.to, event.lost, event.backs) == (0, "bridge", True, (0, 1, 0))
        assert event.card == ("II-rockfall" if own else None)
        seat = match.view(viewer).seats[0]
        assert (seat.hand.number, seat.discarded.number, seat.discarded.backs) == (0, 2, (1, 1, 0))
        assert seat.discarded.cards == (("I-NS", "II-rockfall") if own else None)


@pytest.mark.clause("Q-DC-77", "DC-I05", "DC-A31")
def test_a_card_lost_to_the_rat_is_known_to_the_seat_that_lost_it_and_not_to_who_plays_the_rat():
    match = table_with(
        THREE,
        {"A": {"hand": "I-rat I-NS"}, "B": {"hand": "III-web", "at": "1,0 C"}, "C": {"hand": "I-NE"}},
        laid=["0,1 I-hole-NESW", "1,0 I-NW", "1,1 I-NESW"],
    )
    match.decide("attract 0,1 with I-rat")
    walk(match, "1,1 C", "1,0 C")
    assert [event.seat for event in told(match, Attacked)] == [1]
    for viewer in viewers(match):
        own = viewer == 1
        (event,) = told(match, CardLost, viewer)
        assert (event.seat, event.to, event.backs, event.card) == (1, "rat", (0, 0, 1), "III-web" if own else None)
        assert match.view(viewer).seats[1].discarded.cards == (("III-web",) if own else None)
        assert match.view(viewer).seats[1].hand.backs == (0, 0, 0)


@pytest.mark.clause("DC-I05", "DC-A01", "D-DC-14", "DC-I07")
@pytest.mark.parametrize(
    ("play", "kind", "shown"),
    [
        ("look-goal 4,4 with I-information", GoalSeen, {"card": "I-information", "goal": (4, 4)}),
        ("look-clan C with I-information", ClanSeen, {"card": "I-information", "target": 2}),
        ("rockfall 1,0 with II-rockfall", RockFell, {"card": "II-rockfall", "removed": "I-EW"}),
        ("swap B with II-swap", Swapped, {"card": "II-swap", "partner": 1}),
    ],
)
def test_an_instant_card_is_shown_to_all_and_then_lies_face_down(play, kind, shown):
    match = table_with(THREE, {"A": {"hand": "I-information II-rockfall II-swap"}}, laid=["1,0 I-EW"])
    rest(match, play)
    for viewer in viewers(match):
        (event,) = told(match, kind, viewer)
        assert event.seat == 0
        assert {name: getattr(event, name) for name in shown} == shown
        assert match.view(viewer).discards == 1 + (kind is RockFell), "a number; nobody can look them up"
        assert match.view(viewer).seats[0].discarded.number == 0


@pytest.mark.clause("DC-I07")
@pytest.mark.parametrize(
    ("play", "kind"),
    [
        ("web 0,0 E with I-web", WebSet),
        ("equip B with I-boots", Equipped),
        ("equip C with I-axe", Equipped),
        ("attract 0,1 with I-goblin", CreatureAttracted),
    ],
)
def test_cards_that_lie_before_a_seat_are_public(play, kind):
    match = table_with(THREE, {"A": {"hand": "I-web I-boots I-axe I-goblin"}}, laid=["0,1 I-hole-NESW"])
    match.decide(play)
    assert len({repr(told(match, kind, viewer)) for viewer in viewers(match)}) == 1
    assert told(match, kind)[0].card == play.split()[-1]
    public = {
        "web": lambda: webs(match) == {"0,0 E": (0, 2)},
        "boots": lambda: [seat.boots for seat in match.view(None).seats] == [False, True, False],
        "axe": lambda: [(seat.axes, seat.fresh_axe) for seat in match.view(None).seats][2] == (1, True),
        "goblin": lambda: creatures(match) == {"goblin": ("0,1 C", 0)},
    }
    assert public[play.split("-")[-1]]()
    assert match.view(None).discards == 0


@pytest.mark.clause("DC-I07")
def test_gold_tools_webs_and_creatures_look_the_same_to_everybody():
    match = table_with(
        FIVE,
        {
            "A": {"gold": 5, "boots": "I-boots", "axes": "I-axe II-axe", "webs": ["I-web on 0,0 E side 1"]},
            "B": {"at": "out", "gold": 2},
            "C": {"at": "0,1 C", "lying": True},
        },
        laid=["0,1 I-hole-NESW"],
        goals=goals_with("vein up"),
        creatures=["II-lindworm of B at 0,1 C"],
    )

    def public(view):
        seats = [(seat.gold, seat.boots, seat.axes, seat.lying, seat.at) for seat in view.seats]
        return seats, view.webs, view.creatures, view.gold_in_veins, view.pool, view.laid

    assert len({repr(found) for found in seen_by(match, public)}) == 1
    view = match.view(None)
    assert [seat.gold for seat in view.seats] == [5, 2, 3, 3, 3]
    assert [(seat.boots, seat.axes) for seat in view.seats][:2] == [(True, 2), (False, 0)]
    assert [seat.lying for seat in view.seats] == [False, False, True, False, False]
    assert (webs(match), creatures(match)) == ({"0,0 E": (0, 1)}, {"lindworm": ("0,1 C", 1)})
    assert at(match, 1) is None
    assert [vein.cell for vein in view.gold_in_veins] == [(4, 4)]
    assert view.pool == 46 - 16 - 1


@pytest.mark.clause("DC-I08", "DC-S08")
def test_nobody_ever_sees_the_cards_in_the_box():
    match = undermine.start("dark_cave", 4, 3)
    assert seen_by(match, lambda view: view.boxed) == [15] * 5, "how many is all that can be known"
    vote_to_end(match)
    assert seen_by(match, lambda view: view.boxed) == [15] * 5, "not even at the end"


BOXED = "I-NESW I-NESW I-NESW I-NEW I-NEW II-NESW II-NESW II-NEW II-NES II-web III-NESW III-NEW III-NES III-EW"
PILE = "I-NES I-NES II-EW III-rat III-NS"
TWO_WORLDS = """
    laid = ["1,0 I-bridge-EW", "2,0 I-EW"]
    goals = [{goals}]
    left_over = "yellow-{aside}"
    pile = "{pile}"
    boxed = "{boxed}"
    [seat.A]
    clan = "yellow-loyal"
    hand = "I-NS I-NE II-swap"
    [seat.B]
    clan = "yellow-{identity}"
    hand = "{hand}"
    discarded = "{discarded}"
    [seat.C]
    clan = "yellow-{other}"
    hand = "I-NW I-boots"
"""


def two_worlds() -> tuple[Match, Match]:
    """B's identity, hand and discards, the pile, the goals and the box are not what they seem to be."""
    one = given(
        TWO_WORLDS.format(
            goals='"-4,4 exit", "4,4 hole", "-4,-4 ladder seen=B", "4,-4 vein"',
            aside="saboteur",
            pile=PILE,
            boxed=f"{BOXED} III-swap",
            identity="loyal",
            other="saboteur",
            hand="I-rat II-goblin",
            discarded="I-web",
        )
    )
    other = given(
        TWO_WORLDS.format(
            goals='"-4,4 vein", "4,4 exit", "-4,-4 hole seen=B", "4,-4 ladder"',
            aside="loyal",
            pile=PILE.replace("III-rat", "III-swap").replace("II-EW", "II-web"),
            boxed=BOXED.replace("II-web", "II-goblin") + " III-rat",
            identity="saboteur",
            other="saboteur",
            hand="I-web II-EW",
            discarded="I-rat",
        )
    )
    return one, other


@pytest.mark.clause("DC-I01", "DC-I02", "DC-I03", "DC-I04", "DC-I05", "DC-I08")
def test_tables_that_differ_only_in_secrets_look_and_feel_the_same_to_the_others():
    """For A, for C and for a spectator; A's own exit would tell them apart, so nobody leaves."""
    one, other = two_worlds()
    assert one.position() != other.position()
    assert one.view(1) != other.view(1)

    def same(seats):
        for viewer in seats:
            assert one.view(viewer) == other.view(viewer)
            assert one.log(viewer) == other.log(viewer)
            if viewer is not None:
                assert choices(one, seat=viewer) == choices(other, seat=viewer)

    same([0, 2, None])
    assert one.decide("discard I-NS") == other.decide("discard I-NS")
    same([0, 2, None])
    assert one.decide("step 1,0 EW") == other.decide("step 1,0 EW"), "A loses the same card"
    one.decide("stop")
    other.decide("stop")
    same([0, 2, None])
    rest(one, "discard I-rat II-goblin")
    rest(other, "discard I-web II-EW")
    same([0, 2, None])


@pytest.mark.clause("DC-I04", "DC-A07")
def test_a_swap_tells_the_third_seat_nothing_but_backs():
    one, other = two_worlds()
    for match in (one, other):
        match.decide("swap B with II-swap")
    assert one.view(0) != other.view(0), "A knows its new hand"
    for viewer in (2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)
        assert [seat.hand.backs for seat in one.view(viewer).seats] == [(1, 1, 0), (2, 0, 0), (2, 0, 0)]


def known(match: Match, viewer: int | None) -> dict[str, tuple[str, ...]]:
    """What a viewer remembers of hands: `{"B": ("I-NS",)}`."""
    view = match.view(viewer)
    return {"ABCDEFGH"[seat.seat]: memory.cards for seat in view.seats for memory in seat.remembered if memory.cards}


def gone(match: Match, seat: int, by: int) -> tuple[int, ...]:
    """How many cards of each group have left a hand face down since somebody knew it; all can see that."""
    (memory,) = [memory for memory in match.view(None).seats[seat].remembered if memory.by == by]
    return memory.gone


def swapped(pile: str = "", **seats) -> Match:
    """A has just given B `I-NS II-rockfall`, and got `I-EW III-web` for it; it is B's turn (the pile is empty)."""
    own = {
        "A": {"hand": "II-swap I-NS II-rockfall"},
        "B": {"hand": "I-EW III-web"},
        "C": {"hand": "I-NE III-swap"},
    }
    for seat, entry in seats.items():
        own[seat] = own[seat] | entry
    match = table_with(THREE, own, pile=pile)
    rest(match, "swap B with II-swap")
    assert match.waiting == (1,)
    return match


@pytest.mark.clause("DC-A07", "DC-I04")
def test_after_a_swap_both_partners_know_both_hands_and_nobody_else_knows_either():
    match = swapped()
    a, b = ("I-EW", "III-web"), ("I-NS", "II-rockfall")
    assert (hand_of(match, 0), hand_of(match, 1)) == (a, b)
    assert [known(match, viewer) for viewer in viewers(match)] == [{}, {"B": b}, {"A": a}, {}]
    for viewer in viewers(match):
        sees = viewer in (0, 1)
        got = [(event.seat, event.size, event.backs, event.cards) for event in told(match, HandReceived, viewer)]
        assert got == [(0, 2, (1, 0, 1), a if sees else None), (1, 2, (1, 1, 0), b if sees else None)]
        assert [event.partner for event in told(match, Swapped, viewer)] == [1]
        remembered = [[memory.by for memory in seat.remembered] for seat in match.view(viewer).seats]
        assert remembered == [[1], [0], []], "who remembers which hand is public"
        assert match.view(viewer).seats[0].hand.cards == (a if viewer == 0 else None)


@pytest.mark.clause("DC-I04", "DC-A07")
def test_what_the_partner_draws_afterwards_is_not_known():
    match = swapped(pile="I-NW I-hole-NEW I-hole-NES")
    assert hand_of(match, 1) == ("I-NS", "I-NW", "II-rockfall"), "B has drawn for A"
    assert known(match, 0) == {"B": ("I-NS", "II-rockfall")}
    assert gone(match, 1, by=0) == (0, 0, 0)


@pytest.mark.clause("DC-I04", "DC-I05", "DC-A07")
def test_a_remembered_card_that_is_played_openly_is_crossed_off_and_one_put_away_is_counted():
    match = swapped()
    rest(match, "lay I-NS 0,1")
    assert known(match, 0) == {"B": ("II-rockfall",)}
    assert gone(match, 1, by=0) == (0, 0, 0)
    match = swapped()
    rest(match, "discard I-NS")
    assert known(match, 0) == {"B": ("I-NS", "II-rockfall")}, "it may have been any card of group I"
    assert gone(match, 1, by=0) == (1, 0, 0)
    assert hand_of(match, 1) == ("II-rockfall",)


@pytest.mark.clause("Q-DC-77", "DC-I05", "DC-A07")
def test_a_card_lost_blindly_out_of_a_remembered_hand_is_counted_by_its_back_only():
    match = table_with(
        THREE,
        {
            "A": {"hand": "II-swap I-NS II-rockfall I-hole-NEW"},
            "B": {"hand": "I-EW", "at": "0,0 C"},
            "C": {"hand": "I-NE III-swap"},
        },
        laid=["1,0 I-bridge-EW"],
        pile="",
    )
    match.decide("swap B with II-swap")
    match.decide("stop")
    match.decide("discard II-rockfall")
    match.decide("step 1,0 EW")
    assert known(match, 0) == {"B": ("I-NS", "I-hole-NEW", "II-rockfall")}
    assert gone(match, 1, by=0) == (1, 1, 0)
    assert told(match, CardLost, 0)[0].card is None, "A can only see that it was of group I"


@pytest.mark.clause("DC-I04", "DC-A07")
def test_nothing_is_left_to_remember_of_an_empty_hand():
    match = swapped()
    rest(match, "discard I-NS II-rockfall")
    assert [known(match, viewer) for viewer in viewers(match)] == [{}, {}, {"A": ("I-EW", "III-web")}, {}]
    assert match.view(None).seats[1].remembered == ()


@pytest.mark.clause("DC-I04", "DC-A07")
def test_that_nothing_is_left_to_remember_is_for_its_knower_alone():
    """All that A has seen of B's hand has been played; the others can't know that, so they see no change."""
    match = swapped(pile="I-NW I-hole-NEW I-hole-NES", A={"hand": "II-swap I-NS"}, B={"hand": "I-EW I-rat I-axe"})
    assert known(match, 0) == {"B": ("I-NS",)}
    rest(match, "lay I-NS 0,1")
    assert [memory.cards for memory in match.view(0).seats[1].remembered] == [()]
    assert [(memory.by, memory.cards) for memory in match.view(2).seats[1].remembered] == [(0, None)]
    assert match.view(None).seats[1].hand.number == 2


@pytest.mark.clause("DC-I04", "DC-A07", "Q-DC-54", "Q-DC-55")
def test_a_swap_against_nothing_leaves_one_hand_to_remember():
    match = table_with(THREE, {"A": {"hand": "II-swap"}, "B": {"hand": "I-EW III-web"}}, pile="")
    rest(match, "swap B with II-swap")
    assert [known(match, viewer) for viewer in viewers(match)] == [{}, {}, {"A": ("I-EW", "III-web")}, {}]
    match = table_with(THREE, {"A": {"hand": "II-swap I-NS"}, "B": {"hand": ""}}, pile="")
    rest(match, "swap B with II-swap")
    assert [known(match, viewer) for viewer in viewers(match)] == [{}, {"B": ("I-NS",)}, {}, {}]


@pytest.mark.clause("DC-I04", "DC-A07")
def test_what_is_remembered_of_a_hand_goes_with_it_when_it_is_swapped_again():
    """A and B swapped; now C, who has the other swap, takes B's hand, which once was A's."""
    match = swapped()
    rest(match, "discard I-NS")
    rest(match, "swap B with III-swap")
    assert (hand_of(match, 1), hand_of(match, 2)) == (("I-NE",), ("II-rockfall",))
    assert known(match, 0) == {"C": ("I-NS", "II-rockfall")}
    assert gone(match, 2, by=0) == (1, 0, 0), "and so does the card that is gone"
    assert known(match, 1) == {"A": ("I-EW", "III-web"), "C": ("II-rockfall",)}, "B held it itself"
    assert known(match, 2) == {"B": ("I-NE",)}
    assert gone(match, 2, by=1) == gone(match, 1, by=2) == (0, 0, 0)
    assert known(match, None) == {}


@pytest.mark.clause("DC-I04", "DC-A07")
def test_what_is_remembered_of_a_hand_goes_with_it_also_when_its_seat_plays_the_swap():
    """A gave B the other swap, and B uses it on C."""
    match = swapped(A={"hand": "II-swap I-NS II-rockfall III-swap"}, C={"hand": "I-NE"})
    rest(match, "swap C with III-swap")
    assert (hand_of(match, 1), hand_of(match, 2)) == (("I-NE",), ("I-NS", "II-rockfall"))
    assert known(match, 0) == {"C": ("I-NS", "II-rockfall")}, "the swap itself was played openly"
    assert known(match, 1) == {"A": ("I-EW", "III-web"), "C": ("I-NS", "II-rockfall")}
    assert known(match, 2) == {"B": ("I-NE",)}


@pytest.mark.clause("DC-I04", "DC-A07")
def test_a_hand_that_comes_back_is_known_as_it_is_now():
    """B swaps back with A: what A gave away, B gives back, and no old memory is left of it."""
    match = swapped(A={"hand": "II-swap I-NS II-rockfall III-swap"}, C={"hand": "I-NE"})
    rest(match, "swap A with III-swap")
    assert (hand_of(match, 0), hand_of(match, 1)) == (("I-NS", "II-rockfall"), ("I-EW", "III-web"))
    assert [known(match, viewer) for viewer in viewers(match)] == [
        {},
        {"B": ("I-EW", "III-web")},
        {"A": ("I-NS", "II-rockfall")},
        {},
    ]


@pytest.mark.clause("DC-I04")
def test_a_position_keeps_what_seats_remember():
    match = swapped()
    rest(match, "discard I-NS")
    again = undermine.load_position(match.position())
    for viewer in viewers(match):
        assert known(again, viewer) == known(match, viewer)
    assert gone(again, 1, by=0) == (1, 0, 0)
    assert again.position() == match.position()


@pytest.mark.clause("DC-I01", "DC-I04")
def test_no_secret_is_in_what_a_spectator_is_sent():
    """Byte by byte: no name of a hidden card, no identity, no goal."""
    match = undermine.start("dark_cave", 5, 5)
    idle(match, turns=3)
    sent = msgspec.json.encode([match.view(None), match.log(None)]).decode()
    for secret in ["loyal", "saboteur", "I-", "goal-exit", "goal-hole", "goal-ladder", "goal-vein"]:
        assert secret not in sent
