"""Moments that come up seldom: bystanders of a swap, two creatures in one space, a web hewn after the last step."""

import pytest

import undermine
from tests.dark_cave.seeing import rest, told, viewers, walk, webs
from tests.dark_cave.table import choices, given
from undermine import Match, PositionError
from undermine.games.dark_cave.events import Stopped

# Bystanders of a swap


def known(match: Match, viewer: int) -> dict[str, tuple[str, ...]]:
    """What a seat remembers of hands: `{"B": ("I-NS",)}`."""
    seats = match.view(viewer).seats
    return {"ABCD"[seat.seat]: memory.cards for seat in seats for memory in seat.remembered if memory.by == viewer}


@pytest.mark.clause("DC-A07", "DC-A08", "DC-I04")
@pytest.mark.parametrize("knower", "CD")
@pytest.mark.parametrize(("before", "after"), [("A", "B"), ("B", "A")])
def test_what_any_bystander_remembers_of_a_hand_goes_with_it(knower, before, after):
    """C or D remembers the hand of A or of B; then these two swap."""
    match = given(f"""
        seats = 4
        pile = ""
        [seat.A]
        hand = "II-swap I-NS"
        [seat.B]
        hand = "I-EW"
        [seat.{knower}]
        remembers.{before} = "{"I-NS" if before == "A" else "I-EW"}"
    """)
    seat = "ABCD".index(knower)
    held = known(match, seat)[before]
    rest(match, "swap B with II-swap")
    assert known(match, seat) == {after: held}
    bystander = 5 - seat
    assert known(match, bystander) == {}
    assert (known(match, 0), known(match, 1)) == ({"B": ("I-NS",)}, {"A": ("I-EW",)})


@pytest.mark.clause("DC-A07", "DC-I04")
@pytest.mark.parametrize("knower", "CD")
def test_what_a_bystander_remembers_of_another_hand_stays_where_it_is(knower):
    other = "D" if knower == "C" else "C"
    match = given(f"""
        seats = 4
        pile = ""
        [seat.A]
        hand = "II-swap I-NS"
        [seat.{other}]
        hand = "I-NE"
        [seat.{knower}]
        remembers.{other} = "I-NE"
    """)
    rest(match, "swap B with II-swap")
    assert known(match, "ABCD".index(knower)) == {other: ("I-NE",)}


# Two creatures in one space

HOLE = 'laid = ["0,1 I-hole-NESW", "0,2 I-NESW"]'


@pytest.mark.clause("Q-DC-29")
@pytest.mark.parametrize(
    "here", [["rat", "goblin"], ["rat", "lindworm"], ["lindworm", "goblin"], ["rat", "lindworm", "goblin"]]
)
def test_all_see_which_creatures_are_still_to_be_met(here):
    """A comes to the space of these creatures and says which attacks first; the view names those that are left."""
    match = given(f"""
        {HOLE}
        creatures = {[f"I-{creature} of B at 0,1 C" for creature in here]}
        [seat.A]
        hand = "I-NS I-NE I-EW"
    """)
    assert match.view(None).meeting == ()
    match.decide("discard I-NS")
    walk(match, "0,1 C")
    left = list(here)
    while len(left) > 1:
        for viewer in viewers(match):
            assert match.view(viewer).meeting == tuple(left)
        assert choices(match) == {f"meet {creature}" for creature in left}
        match.decide(f"meet {left.pop()}")
    assert match.view(None).meeting == (), "the last one needs no answer"


# A web hewn after the last step


@pytest.mark.clause("Q-DC-42", "Q-DC-43", "DC-A17")
@pytest.mark.parametrize("axes", ["I-axe", "I-axe II-axe"])
def test_a_web_hewn_after_the_last_step_does_not_stop_the_dwarf_again(axes):
    match = given(f"""
        laid = ["1,0 I-EW", "2,0 I-EW", "3,0 I-NEW", "4,0 I-NEW"]
        pile = "I-NS I-NE"
        [seat.A]
        hand = "I-NS"
        axes = "{axes}"
        [seat.B]
        webs = ["I-web on 3,0 E side 2"]
    """)
    match.decide("discard I-NS")
    walk(match, "1,0 C", "2,0 C", "3,0 C")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]
    assert choices(match) == {"hew 3,0 E", "stop"}
    match.decide("hew 3,0 E")
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)], "it had stopped already"
    if "II-axe" in axes:
        assert choices(match) == {"hew 3,0 E", "stop"}
        match.decide("hew 3,0 E")
        assert webs(match) == {}
    assert match.waiting == (1,)
    assert told(match, Stopped) == [Stopped(seat=0, automatic=True)]


@pytest.mark.clause("Q-DC-52", "Q-DC-29")
def test_when_the_last_card_of_all_is_lost_between_two_attacks_nobody_is_left_to_be_met():
    match = given(f"""
        {HOLE}
        creatures = ["I-rat of B at 0,1 C", "I-goblin of B at 0,1 C"]
        pile = ""
        options = {{ strict_immediate_end = true }}
        [seat.A]
        hand = "I-NS I-NE"
        [seat.B]
        hand = ""
        [seat.C]
        hand = ""
    """)
    match.decide("discard I-NS")
    walk(match, "0,1 C")
    match.decide("meet rat")
    assert match.result.how == "exhausted"
    assert match.view(None).meeting == ()
    assert undermine.load_position(match.position()).view(None).meeting == ()


# Texts of positions


@pytest.mark.parametrize(
    "text",
    [
        "I-rat",
        "I-rat of B at",
        "I-rat of B at 0,1 C C",
        "I-rat by B at 0,1 C",
        "I-rat of B on 0,1 C",
        "I-rat by B on 0,1 C",
        "",
    ],
)
def test_a_creature_is_written_with_its_card_its_owner_and_its_space(text):
    with pytest.raises(PositionError) as error:
        given(f"{HOLE}\ncreatures = ['{text}']")
    assert any("write it like I-rat of B at 2,0 C" in defect for defect in error.value.defects)


@pytest.mark.clause("Q-DC-29", "Q-DC-63")
@pytest.mark.parametrize("creature", ["rat", "lindworm", "goblin"])
def test_a_creature_that_walks_has_no_other_attackers_behind_it(creature):
    """The axe of B is asked about. Others could be waiting to attack only if B had come to them."""
    text = f"""
        phase = "axe"
        laid = ["0,1 I-hole-NESW", "0,2 I-NS"]
        creatures = ["I-{creature} of A at 0,2 C"]
        walking = "{creature}"
        attacker = "{creature}"
        victims = "B"
        asked = "B"
        actor = "B"
        OTHERS
        [seat.B]
        at = "0,2 C"
        axes = "I-axe"
    """
    assert given(text.replace("OTHERS", "")).waiting == (1,)
    with pytest.raises(PositionError, match="attackers should be creatures in the dwarf's space"):
        given(text.replace("OTHERS", f'attackers = "{creature}"'))


@pytest.mark.clause("DC-T02", "DC-T03")
def test_one_card_or_two_are_discarded_and_never_three():
    match = given('[seat.A]\nhand = "I-NS I-NE I-EW"')
    kind = next(type(choice) for choice in match.choices() if str(choice).startswith("discard"))
    held = ("I-NS", "I-NE", "I-EW")
    assert [kind(held[:number]) in match.choices() for number in range(4)] == [False, True, True, False]
    assert [match.why_not(kind(held[:number])) is None for number in range(4)] == [False, True, True, False]


@pytest.mark.clause("DC-D01", "DC-A18")
@pytest.mark.parametrize("walks", [False, True])
def test_an_axe_that_is_asked_about_costs_nobody_a_card(walks):
    """A has come upon the rat of B, or A's rat has come upon B: either way A draws one card at the end of the turn."""
    match = given(f"""
        phase = "axe"
        laid = ["0,1 I-hole-NESW"]
        creatures = ["I-rat of {"A" if walks else "B"} at 0,1 C"]
        {'walking = "rat"' if walks else ""}
        attacker = "rat"
        victims = "{"B" if walks else "A"}"
        asked = "{"B" if walks else "A"}"
        actor = "{"B" if walks else "A"}"
        [seat.A]
        at = "{"0,0 C" if walks else "0,1 C"}"
        hand = "I-NS I-NE"
        axes = "{"" if walks else "I-axe"}"
        [seat.B]
        at = "{"0,1 C" if walks else "0,0 C"}"
        axes = "{"I-axe" if walks else ""}"
    """)
    assert match.view(None).seats[0].hand.number == 2
    match.decide("axe yes")
    while match.waiting == (0,):
        match.decide("stop")
    assert match.waiting == (1,)
    assert match.view(None).seats[0].hand.number == 3


@pytest.mark.clause("DC-R05")
@pytest.mark.parametrize("first", "ABC")
def test_the_first_seat_out_is_one_that_is_out(first):
    text = f"""
        first_out = "{first}"
        [seat.A]
        clan = "yellow-loyal"
        [seat.B]
        clan = "yellow-saboteur"
        [seat.C]
        clan = "yellow-loyal"
        at = "out"
    """
    if first == "C":
        assert given(text).view(None).first_out == 2
    else:
        with pytest.raises(PositionError, match="the first dwarf out must be out"):
            given(text)
