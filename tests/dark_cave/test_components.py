"""What is in the box (DC-C01 to DC-C12), and which spaces the cards have (Q-DC-01 to Q-DC-04)."""

from collections import Counter
from importlib.resources import files
from itertools import permutations

import pytest

import undermine
from tests.dark_cave.seeing import at, creatures, idle, names, rest, steps, table_of, viewers, walk, webs
from tests.dark_cave.table import choices, clause_of, given
from undermine import DeckError, PositionError

GROUPS = ["I", "II", "III"]

#: Doors -> what is on the card -> copies in the groups I, II, III.
PATHS = {
    "NESW": {"": (3, 2, 1), "hole": (1, 1, 1), "ladder": (1, 0, 1)},
    "NEW": {"": (2, 1, 1), "hole": (1, 1, 0), "ladder": (0, 1, 0)},
    "NES": {"": (2, 1, 1), "hole": (1, 1, 0), "ladder": (0, 1, 0)},
    "EW": {"": (2, 1, 1), "hole": (0, 0, 1), "bridge": (1, 1, 0)},
    "NS": {"": (2, 1, 1), "bridge": (0, 1, 1)},
    "NE": {"": (1, 1, 0), "hole": (0, 0, 1), "vein": (0, 0, 1), "bend": (0, 1, 1)},
    "NW": {"": (1, 0, 1), "vein": (0, 1, 0), "bend": (1, 1, 1)},
}
PATH_MIX = {
    "-".join(filter(None, [group, feature, doors])): copies[i]
    for i, group in enumerate(GROUPS)
    for doors, found in PATHS.items()
    for feature, copies in found.items()
    if copies[i]
}
#: Action -> copies in the groups I, II, III.
ACTIONS = {
    "information": (2, 2, 1),
    "rockfall": (0, 1, 2),
    "swap": (0, 1, 1),
    "web": (1, 1, 1),
    "boots": (2, 1, 0),
    "axe": (1, 1, 1),
    "rat": (2, 1, 2),
    "lindworm": (1, 1, 2),
    "goblin": (1, 1, 2),
}
ACTION_MIX = {
    f"{group}-{name}": copies[i] for i, group in enumerate(GROUPS) for name, copies in ACTIONS.items() if copies[i]
}
CROSSED = [card for card in PATH_MIX if "bridge" in card or "bend" in card]
CHAMBERS = [card for card in PATH_MIX if card not in CROSSED]
#: A card of one space to lay beyond each side, and its cell if the card between them lies at 9,0.
BEYOND = {"N": ("9,1", "I-NS"), "E": ("10,0", "I-EW"), "S": ("9,-1", "I-NES"), "W": ("8,0", "I-NEW")}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def in_play(match: undermine.Match) -> Counter[str]:
    """Every path and action card of a fresh game: in hands, in the pile, in the box."""
    state = match.state
    return Counter(names(match, [*state.pile, *state.boxed, *(card for hand in state.hands for card in hand)]))


def deck_with(*changes: tuple[str, str]) -> str:
    """The deck of the box with some passages changed."""
    text = (files("undermine.games.dark_cave") / "dark_cave.toml").read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def doors_of(card: str) -> str:
    """The sides to which a card is open, as it lies; bridges and double bends are open to all four."""
    name = card.removesuffix("~")
    if name in CROSSED:
        return "NESW"
    doors = name.rpartition("-")[2]
    return doors if name == card else "".join(side for side in "NESW" if OPPOSITE[side] in doors)


def ways_from(card: str, space: str, sides: str) -> set[str]:
    """Where a dwarf on a card at 9,0 may step, if one-space cards lie beyond these sides of it."""
    laid = ", ".join(f'"{BEYOND[side][0]} {BEYOND[side][1]}"' for side in sides)
    match = given(f"""
        laid = ["9,0 {card}", {laid}]
        phase = "move"
        [seat.A]
        at = "{space}"
    """)
    return steps(match)


def steps_to_cross(card: str, come: str, go: str) -> int | None:
    """Coming from the card on one side and leaving to the other, how many steps are made on the card; None: no way."""
    start, goal = f"{BEYOND[come][0]} C", f"{BEYOND[go][0]} C"
    reached, seen, number = {start}, {start}, 0
    while reached:
        reached = {way for space in reached for way in ways_from(card, space, come + go)} - seen
        if goal in reached:
            return number
        seen |= reached
        number += 1
    return None


@pytest.mark.clause("DC-C01", "DC-C02", "DC-C06", "DC-C07")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_game_is_played_with_the_same_50_path_cards_and_32_action_cards(seats):
    cards = in_play(undermine.start("dark_cave", seats=seats, seed=seats))
    assert cards == PATH_MIX | ACTION_MIX
    assert cards.total() == 82


@pytest.mark.clause("DC-C01", "DC-C02")
@pytest.mark.parametrize(("group", "paths", "actions"), [("I", 19, 10), ("II", 17, 10), ("III", 14, 12)])
def test_each_group_has_its_numbers_of_path_and_action_cards(group, paths, actions):
    cards = in_play(undermine.start("dark_cave", seats=2, seed=1))
    of_group = {card: copies for card, copies in cards.items() if card.split("-")[0] == group}
    kinds = {card for card in of_group if card.rpartition("-")[2] in ACTIONS}
    assert sum(of_group[card] for card in kinds) == actions
    assert sum(of_group[card] for card in of_group.keys() - kinds) == paths


@pytest.mark.clause("DC-C06")
@pytest.mark.parametrize(
    ("action", "copies"),
    [
        ("information", 5),
        ("rockfall", 3),
        ("swap", 2),
        ("web", 3),
        ("boots", 3),
        ("axe", 3),
        ("rat", 5),
        ("lindworm", 4),
        ("goblin", 4),
    ],
)
def test_there_are_so_many_of_each_action_card(action, copies):
    cards = in_play(undermine.start("dark_cave", seats=5, seed=1))
    assert sum(number for card, number in cards.items() if card.endswith(f"-{action}")) == copies


@pytest.mark.clause("DC-C06")
@pytest.mark.parametrize(
    ("card", "decisions"),
    [
        ("I-information", {"look-goal 4,4 with I-information", "look-clan B with I-information"}),
        ("II-rockfall", {"rockfall 1,0 with II-rockfall"}),
        ("II-swap", {"swap B with II-swap"}),
        ("I-web", {"web 1,0 E with I-web"}),
        ("I-boots", {"equip A with I-boots"}),
        ("I-axe", {"equip A with I-axe"}),
        ("I-rat", {"attract 1,0 with I-rat"}),
        ("II-lindworm", {"attract 1,0 with II-lindworm"}),
        ("III-goblin", {"attract 1,0 with III-goblin"}),
    ],
)
def test_every_action_card_is_played_in_its_own_way(card, decisions):
    match = given(f"""
        laid = ["1,0 I-hole-NESW"]
        [seat.A]
        hand = "{card}"
    """)
    assert decisions <= choices(match)
    words = {choice.split()[0] for choice in choices(match)} - {"discard", "propose-end"}
    assert words == {decision.split()[0] for decision in decisions}


@pytest.mark.clause("DC-C07")
@pytest.mark.parametrize(("feature", "copies"), [("hole", 9), ("ladder", 4), ("bridge", 4), ("bend", 5), ("vein", 2)])
def test_there_are_so_many_special_path_cards(feature, copies):
    cards = in_play(undermine.start("dark_cave", seats=5, seed=1))
    assert sum(number for card, number in cards.items() if f"-{feature}-" in card) == copies


@pytest.mark.clause("DC-C07")
def test_26_path_cards_are_plain_and_none_has_two_features():
    cards = in_play(undermine.start("dark_cave", seats=5, seed=1))
    plain = {card for card in cards if card.count("-") == 1 and card.rpartition("-")[2] not in ACTIONS}
    assert sum(cards[card] for card in plain) == 26
    assert {card.count("-") for card in cards} == {1, 2}


@pytest.mark.clause("DC-C03", "DC-C08")
def test_four_goals_lie_in_the_corners_and_one_of_each_kind_is_among_them():
    match = given("""
        goals = ["-4,4 vein seen=A", "4,4 exit seen=A", "-4,-4 hole seen=A", "4,-4 ladder seen=A"]
    """)
    assert [goal.card for goal in match.view(0).goals] == ["goal-vein", "goal-exit", "goal-hole", "goal-ladder"]
    assert table_of(match) == {"0,0": "start"}, "one start card"


@pytest.mark.clause("DC-C08")
def test_there_is_only_one_exit():
    with pytest.raises(PositionError, match="each once"):
        given("""
            goals = ["-4,4 exit", "4,4 exit", "-4,-4 hole", "4,-4 ladder"]
        """)


@pytest.mark.clause("DC-C04")
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_46_pieces_of_gold(seats):
    match = undermine.start("dark_cave", seats=seats, seed=1)
    view = match.view(None)
    assert [seat.gold for seat in view.seats] == [3] * seats
    assert view.pool + 3 * seats == 46


@pytest.mark.clause("DC-C04")
def test_more_than_46_pieces_of_gold_are_nowhere():
    text = "[seat.A]\ngold = 40\n[seat.B]\ngold = {}\n[seat.C]\ngold = 0\n"
    assert given(text.format(6)).view(None).pool == 0
    with pytest.raises(PositionError, match="46"):
        given(text.format(7))


@pytest.mark.clause("DC-C04")
def test_there_are_eight_dwarves_for_eight_seats():
    match = undermine.start("dark_cave", seats=8, seed=1)
    assert [at(match, seat) for seat in range(8)] == ["0,0 C"] * 8
    with pytest.raises(undermine.OptionError, match="2 to 8"):
        undermine.start("dark_cave", seats=9, seed=1)


@pytest.mark.clause("DC-C04")
def test_each_of_the_three_creatures_is_there_once():
    text = """
        laid = ["1,0 I-hole-NESW"]
        creatures = ["I-rat of B at 1,0 C", "I-lindworm of B at 1,0 C", "I-goblin of C at 0,0 C"{}]
    """
    assert creatures(given(text.format(""))) == {
        "rat": ("1,0 C", 1),
        "lindworm": ("1,0 C", 1),
        "goblin": ("0,0 C", 2),
    }
    with pytest.raises(PositionError, match="only one rat"):
        given(text.format(', "II-rat of C at 0,0 C"'))


@pytest.mark.clause("DC-C05")
@pytest.mark.parametrize(
    ("seats", "card", "most"),
    [
        (8, "yellow-loyal", 3),
        (8, "blue-loyal", 3),
        (8, "yellow-saboteur", 1),
        (8, "blue-saboteur", 1),
        (4, "yellow-loyal", 2),
        (4, "yellow-saboteur", 2),
    ],
)
def test_a_clan_has_three_loyal_dwarves_and_two_saboteurs_of_which_a_table_uses_some(seats, card, most):
    def position(number):
        named = "".join(f'[seat.{"ABCD"[i]}]\nclan = "{card}"\n' for i in range(number))
        return given(f"seats = {seats}\n{named}")

    shown = [position(most).view(seat).seats[seat].clan for seat in range(seats)]
    assert sum(f"{clan.clan}-{clan.identity}" == card for clan in shown) == most
    with pytest.raises(PositionError, match="DC-S02"):
        position(most + 1)


@pytest.mark.clause("DC-C05", "DC-C04")
def test_the_back_of_a_clan_card_shows_the_clan_and_the_front_the_identity():
    match = given("""
        seats = 2
        [seat.A]
        clan = "blue-loyal"
    """)
    for viewer in viewers(match):
        shown = [(seat.clan.clan, seat.clan.identity) for seat in match.view(viewer).seats]
        assert shown == [("blue", "loyal" if viewer == 0 else None), ("yellow", "loyal" if viewer == 1 else None)]


@pytest.mark.clause("DC-C09", "Q-DC-04")
@pytest.mark.parametrize("far", ["I-ladder-NESW", "III-ladder-NESW"])
def test_the_start_card_has_a_ladder(far):
    match = given(f"""
        laid = ["9,9 {far}"]
        phase = "move"
        [seat.A]
        at = "9,9 C"
    """)
    assert "0,0 C" in steps(match)
    walk(match, "0,0 C")
    assert at(match, 0) == "0,0 C"
    assert steps(match) == {"9,9 C"}, "and back"


@pytest.mark.clause("Q-DC-04", "DC-C03")
def test_the_start_card_is_one_space_with_a_door_on_every_side():
    match = given("""
        laid = ["0,1 I-NS", "1,0 I-EW", "0,-1 I-NES", "-1,0 I-NEW"]
        [seat.A]
        hand = "II-NESW I-NW"
        at = "0,1 C"
    """)
    match.decide("discard I-NW")
    assert steps(match) == {"0,0 C"}
    walk(match, "0,0 C")
    assert steps(match) == {"0,1 C", "1,0 C", "0,-1 C", "-1,0 C"}, "no space between one door and another"
    walk(match, "1,0 C")
    assert match.view(None).steps_left == 1


@pytest.mark.clause("DC-C10", "Q-DC-01", "DC-M02", "D-DC-09")
@pytest.mark.parametrize("card", [*CHAMBERS, "I-NEW~", "II-NES~", "III-NW~", "III-hole-NE~"])
def test_crossing_a_card_takes_as_many_steps_as_its_group_from_any_door_to_any_other(card):
    wanted = GROUPS.index(card.split("-")[0]) + 1
    pairs = list(permutations(doors_of(card), 2))
    assert [steps_to_cross(card, come, go) for come, go in pairs] == [wanted] * len(pairs)


@pytest.mark.clause("DC-C10", "Q-DC-01")
@pytest.mark.parametrize(
    ("card", "space", "ways"),
    [
        ("I-NEW", "C", {"9,1 C", "10,0 C", "8,0 C"}),
        ("II-NEW", "N", {"9,1 C", "9,0 E", "9,0 W"}),
        ("II-NEW", "E", {"10,0 C", "9,0 N", "9,0 W"}),
        ("II-NEW", "W", {"8,0 C", "9,0 N", "9,0 E"}),
        ("III-NEW", "N", {"9,1 C", "9,0 C"}),
        ("III-NEW", "E", {"10,0 C", "9,0 C"}),
        ("III-NEW", "W", {"8,0 C", "9,0 C"}),
        ("III-NEW", "C", {"9,0 N", "9,0 E", "9,0 W"}),
        ("II-NE~", "S", {"9,-1 C", "9,0 W"}),
        ("III-NW~", "C", {"9,0 E", "9,0 S"}),
    ],
)
def test_group_i_has_one_space_group_ii_an_arm_behind_each_door_group_iii_a_centre_too(card, space, ways):
    assert ways_from(card, f"9,0 {space}", doors_of(card)) == ways


@pytest.mark.clause("DC-C10", "DC-P13", "DC-P15", "DC-M02")
@pytest.mark.parametrize("card", CROSSED)
def test_along_a_track_of_a_bridge_or_double_bend_it_takes_as_many_steps_as_the_group(card):
    group, feature, doors = card.split("-")
    long_way = {"I": 3, "II": 3, "III": 5}[group] if feature == "bend" else None
    for come, go in permutations("NESW", 2):
        same = (come in doors) == (go in doors)
        wanted = GROUPS.index(group) + 1 if same else long_way
        assert steps_to_cross(card, come, go) == wanted, f"from {come} to {go}"


@pytest.mark.clause("Q-DC-02", "DC-P11")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("I-hole-NESW", "C"),
        ("I-hole-NEW", "C"),
        ("I-hole-NES~", "C"),
        ("II-hole-NESW", "N"),
        ("II-hole-NESW~", "S"),
        ("II-hole-NEW", "N"),
        ("II-hole-NES", "E"),
        ("II-hole-NES~", "W"),
        ("III-hole-NESW", "C"),
        ("III-hole-EW", "C"),
        ("III-hole-NE~", "C"),
    ],
)
def test_a_dark_hole_is_in_the_only_space_in_the_centre_or_in_the_arm_that_the_deck_names(card, space):
    match = given(f"""
        laid = ["7,7 {card}"]
        [seat.A]
        hand = "I-rat"
    """)
    match.decide("attract 7,7 with I-rat")
    assert creatures(match) == {"rat": (f"7,7 {space}", 0)}


@pytest.mark.clause("Q-DC-02", "DC-P12")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("I-ladder-NESW", "C"),
        ("II-ladder-NEW", "N"),
        ("II-ladder-NEW~", "S"),
        ("II-ladder-NES", "E"),
        ("II-ladder-NES~", "W"),
        ("III-ladder-NESW", "C"),
    ],
)
def test_a_ladder_is_in_the_only_space_in_the_centre_or_in_the_arm_that_the_deck_names(card, space):
    match = given(f"""
        laid = ["7,7 {card}"]
        phase = "move"
    """)
    assert steps(match) == {f"7,7 {space}"}


@pytest.mark.clause("Q-DC-02", "DC-P09")
@pytest.mark.parametrize(("card", "space"), [("II-vein-NW", "N"), ("II-vein-NW~", "S"), ("III-vein-NE", "C")])
def test_a_vein_is_in_the_centre_or_in_the_arm_that_the_deck_names(card, space):
    match = given(f"""
        laid = ["7,7 {card}"]
    """)
    assert [(gold.cell, gold.space) for gold in match.view(None).gold_in_veins] == [((7, 7), space)]


@pytest.mark.clause("Q-DC-02")
def test_another_deck_may_name_another_arm():
    ladder = 'doors = "NES"\ncopies = 1\nfeature = "ladder"\narm = '
    other = deck_with((f'{ladder}"E"', f'{ladder}"S"'))
    match = given(f"""
deck = '''{other}'''
laid = ["7,7 II-ladder-NES"]
phase = "move"
""")
    assert steps(match) == {"7,7 S"}


@pytest.mark.clause("DC-C01", "DC-C02", "DC-C07", "Q-DC-02")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("path = [19, 17, 14]", "path = [19, 17, 15]"), "path of group III should be 15 but adds up to 14"),
        (("action = [10, 10, 12]", "action = [9, 10, 12]"), "action of group I should be 9 but adds up to 10"),
        (("hole = 9", "hole = 8"), "hole should be 8 but adds up to 9"),
        (('feature = "vein"\narm = "N"', 'feature = "vein"\narm = "S"'), "needs the arm"),
        (('shows = "vein"', 'shows = "exit"'), "each once"),
    ],
)
def test_a_deck_that_does_not_add_up_is_not_played_with(change, complaint):
    with pytest.raises(DeckError, match=complaint):
        undermine.start("dark_cave", seats=3, seed=1, deck=deck_with(change))


@pytest.mark.clause("Q-DC-03", "DC-C08")
@pytest.mark.parametrize(
    ("goal", "doors"),
    [
        ("exit up", "NESW"),
        ("ladder up", "NE"),
        ("ladder up~", "SW"),
        ("hole up", "NEW"),
        ("hole up~", "ESW"),
        ("vein up", "NES"),
        ("vein up~", "NSW"),
    ],
)
def test_a_goal_has_a_space_behind_each_door_and_a_centre_with_what_it_shows(goal, doors):
    others = [other for other in ["exit", "hole", "ladder", "vein"] if other != goal.split()[0]]
    position = f"""
        goals = ["4,4 {goal}", "-4,4 {others[0]}", "-4,-4 {others[1]}", "4,-4 {others[2]}"]
        phase = "move"
        [seat.A]
        at = "4,4 %s"
    """
    for door in doors:
        assert steps(given(position % door)) == {"4,4 C"}, "from an arm to the centre only"
    if not goal.startswith("exit"):
        ladders = {"0,0 C"} if goal.startswith("ladder") else set()
        assert steps(given(position % "C")) == {f"4,4 {door}" for door in doors} | ladders
    for closed in set("NESW") - set(doors):
        with pytest.raises(PositionError, match="should name a space"):
            given(position % closed)


@pytest.mark.clause("Q-DC-03")
def test_the_centre_of_the_exit_is_the_exit_space_and_its_arms_are_not():
    match = given("""
        goals = ["4,4 exit up", "-4,4 hole", "-4,-4 ladder", "4,-4 vein"]
        laid = ["3,4 I-EW"]
        phase = "move"
        [seat.A]
        at = "3,4 C"
    """)
    walk(match, "4,4 W")
    assert at(match, 0) == "4,4 W"
    walk(match, "4,4 C")
    assert at(match, 0) is None


@pytest.mark.clause("Q-DC-03")
@pytest.mark.parametrize("goal", ["hole", "vein"])
def test_the_dark_hole_and_the_vein_of_a_goal_are_in_its_centre(goal):
    other = {"hole": "vein", "vein": "hole"}[goal]
    match = given(f"""
        goals = ["4,4 {goal} up", "-4,4 exit", "-4,-4 ladder", "4,-4 {other}"]
        [seat.A]
        hand = "I-rat"
    """)
    if goal == "hole":
        match.decide("attract 4,4 with I-rat")
        assert creatures(match)["rat"] == ("4,4 C", 0)
    else:
        assert [(gold.cell, gold.space) for gold in match.view(None).gold_in_veins] == [((4, 4), "C")]
        assert choices(match, "attract") == set()


@pytest.mark.clause("DC-C11")
def test_a_web_shows_2_and_then_1_and_takes_the_card_that_belongs_to_it_with_it():
    match = given("""
        laid = ["1,0 I-EW", "0,1 I-NS"]
        discards = ""
        [seat.A]
        hand = "I-web II-NS II-EW II-NE"
        [seat.B]
        hand = "II-web III-NS III-EW III-NW"
        [seat.C]
        hand = "III-web I-NE I-NW I-NES"
    """)
    rest(match, "web 0,0 E with I-web")
    rest(match, "web 1,0 E with II-web")
    rest(match, "web 0,1 N with III-web")
    assert webs(match) == {"0,0 E": (0, 1), "1,0 E": (1, 2), "0,1 N": (2, 2)}
    idle(match, 3)
    assert webs(match) == {"1,0 E": (1, 1), "0,1 N": (2, 1)}
    assert names(match, match.state.discards) == ["I-web"]
    idle(match)
    assert names(match, match.state.discards) == ["I-web", "II-web"]
    idle(match)
    assert webs(match) == {}


@pytest.mark.clause("DC-C11", "DC-C04")
def test_there_are_three_web_tokens_and_none_has_a_side_but_2_and_1():
    text = """
        laid = ["1,0 I-EW"]
        [seat.B]
        webs = ["I-web on 0,0 E side 2", "II-web on 0,0 N side 1", "{} on 0,0 S side {}"]
    """
    assert len(webs(given(text.format("III-web", 1)))) == 3
    with pytest.raises(PositionError, match="2 cards I-web"):
        given(text.format("I-web", 1))
    with pytest.raises(PositionError, match="side"):
        given(text.format("III-web", 3))


@pytest.mark.clause("DC-C12")
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize(("creature", "reach"), [("rat", 3), ("lindworm", 4), ("goblin", 5)])
def test_a_creature_goes_so_many_steps_and_no_further(creature, reach, group):
    match = given(f"""
        laid = ["7,0 I-hole-NES", "8,0 I-EW", "9,0 I-EW"]
        pile = ""
        [seat.A]
        hand = "{group}-{creature} II-NS"
    """)
    match.decide(f"attract 7,0 with {group}-{creature}")
    for number in range(reach):
        assert match.view(None).steps_left == reach - number
        assert match.view(None).walking == creature
        match.decide("step 8,0 C" if number % 2 == 0 else "step 7,0 C")
    assert match.view(None).walking is None
    assert creatures(match)[creature][0] == ("8,0 C" if reach % 2 else "7,0 C")


@pytest.mark.clause("DC-C03")
def test_the_start_card_is_there_once_and_is_never_covered():
    match = given("""
        [seat.A]
        hand = "I-NESW"
    """)
    assert [card for card in table_of(match).values() if card == "start"] == ["start"]
    assert clause_of(match, "lay I-NESW 0,0") == "DC-P01"
    with pytest.raises(PositionError, match="no path card start"):
        given("""
            laid = ["1,0 start"]
        """)
