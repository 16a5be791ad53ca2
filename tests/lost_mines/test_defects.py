"""Positions of The Lost Mines that can't be, one for every thing that is checked."""

import tomllib
from importlib.resources import files

import pytest

import undermine
from tests.lost_mines.table import given
from undermine import PositionError

MINES = 'mines = ["10,0 gold", "10,2 silver", "10,4 gems", "10,6 dragon"]\n'
ENDED = """
[ended.round1]
how = "exhausted"
dwarves = "yellow-loyal blue-loyal blue-selfish"
treasures = ["gold-3", "", "gems-4 gems-3"]
left = "gold-2"
points = "3 0 7"
"""
VOTE = 'phase = "vote"\nproposer = "B"\nvoted = "B"\n'
ROAD = 'laid = ["1,2 EW"]\n'
YELLOW = '[seat.A]\ndwarf = "yellow-loyal"\n'
ON_GOLD = 'laid = ["9,0 EW"]\n' + MINES.replace("gold", "gold up")

DEFECTS = {
    # When
    "round 1 has ended": (ENDED, "have ended"),
    "round 0": ("round = 0", "round 0 of 2"),
    "round 3": ("round = 3", "round 3 of 2"),
    "over too early": ('phase = "over"', "have ended"),
    "two of one round": (
        'phase = "over"\n' + ENDED + ENDED.replace("round1", "round2"),
        "have ended",
    ),
    "dwarves of a round": (ENDED.replace("yellow-loyal ", ""), "dwarves, treasures and points of 3 seats are needed"),
    "treasures of a round": (ENDED.replace('"", ', ""), "dwarves, treasures and points of 3 seats are needed"),
    "points of a round": (ENDED.replace("3 0 7", "3 0"), "dwarves, treasures and points of 3 seats are needed"),
    "end of a round": (ENDED.replace("exhausted", "boredom"), "'boredom' should be one of"),
    "left of a round": (ENDED.replace("gold-2", "gold-9"), "'gold-9' should be one of"),
    # Steps and draws
    "six steps": (ROAD + 'phase = "move"\nsteps_left = 6\n' + YELLOW, "steps_left should be 0 to 5"),
    "less than no steps": (ROAD + 'phase = "move"\nsteps_left = -1\n' + YELLOW, "steps_left should be 0 to 5"),
    "no steps": (ROAD + 'phase = "move"\nsteps_left = 0\n' + YELLOW, "the dwarf of A can't step anywhere"),
    "nowhere to go": ('phase = "move"\n' + YELLOW, "the dwarf of A can't step anywhere"),
    "three to draw": (ROAD + 'phase = "move"\nto_draw = 3\n' + YELLOW + 'hand = "NS"', "to_draw should be 0 to 2"),
    "less than none to draw": (ROAD + 'phase = "move"\nto_draw = -1\n' + YELLOW, "to_draw should be 0 to 2"),
    "no room to draw": (ROAD + 'phase = "move"\nto_draw = 1\n' + YELLOW, "to_draw should be 0 to 2"),
    "drawing at the beginning": ('to_draw = 1\n[seat.A]\nhand = "NS"', "nothing has to be drawn"),
    "a step too few at the beginning": ("steps_left = 2", "nothing has to be drawn"),
    "walked before a vote": (VOTE + "moved = true", "nothing has to be drawn"),
    # Votes and turns
    "no votes here": (VOTE + "[options]\nvote_end = false", "this table does not vote (option vote_end)"),
    "nobody proposed": ('phase = "vote"', "a vote needs its proposer, who says yes"),
    "a proposer who says no": (VOTE.replace('voted = "B"', 'voted = "C"'), "a vote needs its proposer, who says yes"),
    "voted already": (VOTE + 'actor = "B"', "seat B has voted already"),
    "another seat's turn": ('actor = "B"', "it is the turn of seat A, so B can't act"),
    "nothing to play": ('[seat.A]\nhand = ""', "seat A has no cards to play (LM-T05)"),
    "own troll": ('[seat.A]\ntrolls = ["0,2 E"]', "the troll of A leaves at the start of the turn (LM-A16)"),
    # Mines, treasures
    "no choice": (
        ON_GOLD + 'phase = "treasure"\ntreasures = ["gold-3", "gems-3", "gems-4"]\n[seat.A]\ncell = "10,0"',
        "there is no choice of treasures here",
    ),
    "aligning elsewhere": (
        'phase = "align"\nmoved = true\n' + MINES.replace("gold", "gold aligning"),
        "should just have come to the mine (LM-R01)",
    ),
    "aligning without a step": (
        'phase = "align"\n' + MINES.replace("gold", "gold aligning") + '[seat.A]\ncell = "10,0"',
        "should just have come to the mine (LM-R01)",
    ),
    "nothing to align": ('phase = "align"', "a mine is aligning in phase align, and only then"),
    "two to align": (
        'phase = "align"\n' + MINES.replace("gold", "gold aligning").replace("gems", "gems aligning"),
        "one mine is aligned at a time",
    ),
    "no such mine": ('mines = ["10,0 gold"]', "mines must be gold, silver, gems, dragon, each once"),
    "all collected": (
        'treasures = ["gold-3 taken=A", "gems-3 taken=B", "gems-4 taken=C"]',
        "all treasures are collected, so the round is over (LM-E02)",
    ),
    "odd word": ('treasures = ["gold-3 lost", "gems-3", "gems-4"]', "lost should be taken=SEAT or seen=SEATS"),
    "taken by nobody here": ('treasures = ["gold-3 taken=D", "gems-3", "gems-4"]', "there is no seat D among 3"),
    "no such treasure": ('treasures = ["", "gems-3", "gems-4"]', "'' should be one of"),
    "four treasures": ('treasures = ["gold-2", "gold-3", "gems-3", "gems-4"]', "3 treasures should be laid out"),
    "too many aside": ('treasures_aside = "gems-4 gems-4 gems-4"', "more treasures gems-4 than the deck has"),
    "treasures nowhere": ('treasures_aside = "gems-4"', "some treasures are nowhere (LM-S03)"),
    # Dwarves
    "no such mix": ('[seat.A]\ndwarf = "yellow-selfish"\n[seat.B]\ndwarf = "yellow-selfish"', "(LM-S04)"),
    "dwarves aside": ('dwarves_aside = "yellow-loyal"', "one dwarf card a seat, the others aside (LM-S07)"),
    "off the board": ('[seat.B]\ncell = "-1,2"', "the dwarf of B stands on no card"),
    "on a mine face down": (MINES + '[seat.B]\ncell = "10,0"', "the dwarf of B stands on no card"),
    "no cell": ('[seat.B]\ncell = "there"', "dwarf of B: 'there' is no cell"),
    "on a lake": ('laid = ["1,2 lake-EW"]\n[seat.B]\ncell = "1,2"', "no room for 1 dwarf on the lake at 1,2"),
    "two in a boat": (
        'laid = ["1,2 lake-EW"]\ntools = ["1,2 boat"]\n[seat.A]\ncell = "1,2"\n[seat.B]\ncell = "1,2"',
        "no room for 2 dwarves on the lake at 1,2",
    ),
    # Tokens
    "the wrong tool": ('laid = ["1,2 lake-EW"]\ntools = ["1,2 axe"]', "no obstacle lies there that it overcomes"),
    "a tool on a rock": ('laid = ["1,2 rock-EW"]\ntools = ["1,2 axe"]', "no obstacle lies there that it overcomes"),
    "a tool on a fire": ('laid = ["1,2 fire-EW"]\ntools = ["1,2 rope"]', "no obstacle lies there that it overcomes"),
    "a tool too few": ('laid = ["1,2 lake-EW"]\ntools = ["1,2"]', "no obstacle lies there that it overcomes"),
    "a tool nowhere": ('tools = [""]', "tool ''"),
    "an edge without a side": ('traps = ["0,2"]', "edge '0,2': write x,y and a side, as 3,2 E"),
    "an edge with two sides": ('traps = ["0,2 NE"]', "edge '0,2 NE': write x,y and a side, as 3,2 E"),
    "an edge of nothing": ('traps = [""]', "edge ''"),
    "an edge in the air": ('traps = ["4,4 E"]', "no token can lie on the edge '4,4 E' (Q-LM-20)"),
    "an edge to the rim": ('laid = ["0,3 NS"]\ntraps = ["0,7 N"]', "no token can lie on the edge '0,7 N' (Q-LM-20)"),
    "a troll on a trap": ('traps = ["0,2 E"]\n[seat.B]\ntrolls = ["0,2 E"]', "2 tokens on the edge 0,2 E (Q-LM-21)"),
    # Cards
    "cards nowhere": ('pile = "NS"\ndiscards = "EW"', "cards are nowhere"),
    "too many trolls": (
        '[seat.A]\nhand = "troll troll"\n[seat.B]\ntrolls = ["0,2 E"]\n[seat.C]\ntrolls = ["0,4 E"]',
        "cards troll, but the deck has",
    ),
}


@pytest.mark.parametrize("case", DEFECTS)
def test_an_impossible_position(case):
    text, said = DEFECTS[case]
    with pytest.raises(PositionError) as error:
        given(text)
    assert any(said in defect for defect in error.value.defects), error.value.defects


GOOD = {
    "the last round": ("round = 2", "play"),
    "one round told": ("round = 2\n" + ENDED, "play"),
    "over": ('phase = "over"\n' + ENDED, "over"),
    "over when all is collected": (
        'phase = "over"\ntreasures = ["gold-3 taken=A", "gems-3 taken=B", "gems-4 taken=C"]\n' + ENDED,
        "over",
    ),
    "five steps left": (ROAD + 'phase = "move"\nsteps_left = 5\n' + YELLOW, "move"),
    "two to draw": (ROAD + 'phase = "move"\nto_draw = 2\n' + YELLOW + 'hand = "NS"', "move"),
    "a vote": (VOTE + 'actor = "A"', "vote"),
    "a choice of treasures": (
        ON_GOLD + 'phase = "treasure"\ntreasures = ["gold-3", "gold-2", "gems-4"]\n[seat.A]\ncell = "10,0"',
        "treasure",
    ),
    "a mine that is aligned": (
        'phase = "align"\nmoved = true\nlaid = ["9,0 EW"]\n'
        + MINES.replace("gold", "gold aligning")
        + '[seat.A]\ncell = "10,0"',
        "align",
    ),
    "one in a boat": ('laid = ["1,2 lake-EW"]\ntools = ["1,2 boat"]\n[seat.B]\ncell = "1,2"', "play"),
    "two by a fire": ('laid = ["1,2 fire-EW"]\n[seat.B]\ncell = "1,2"\n[seat.C]\ncell = "1,2"', "play"),
    "tokens on one edge": (
        'traps = ["0,2 E", "0,2 E"]\n[options]\nstack_tokens = true\n[seat.B]\ntrolls = ["0,2 E"]',
        "play",
    ),
    "a token before a mine": ('laid = ["9,0 EW"]\ntraps = ["9,0 E"]', "play"),
}


@pytest.mark.parametrize("case", GOOD)
def test_a_position_that_looks_odd_but_can_be(case):
    text, phase = GOOD[case]
    match = given(text)
    assert match.view(None).phase == phase
    assert undermine.load_position(match.position()).position() == match.position()


@pytest.mark.clause("LM-R02", "LM-M05")
@pytest.mark.parametrize("case", ["over", "a choice of treasures", "a mine that is aligned"])
def test_who_has_come_to_a_mine_goes_no_further(case):
    match = given(GOOD[case][0])
    assert match.view(None).steps_left == 0
    if case == "a mine that is aligned":
        match.decide("align upright")
        assert match.view(None).phase != "move"


def test_what_was_told_of_a_finished_round_is_kept():
    (end,) = given("round = 2\n" + ENDED).view(None).ended
    assert (end.how, end.points, end.left, end.dragon) == ("exhausted", (3, 0, 7), ("gold-2",), None)
    assert end.treasures == (("gold-3",), (), ("gems-4", "gems-3"))
    assert end.clans == ("yellow", "blue", "blue")
    assert end.identities == ("loyal", "loyal", "selfish")


@pytest.mark.clause("LM-P02")
def test_every_path_card_has_to_fit():
    """East of it lies a card with a door where it has rock, or with rock where it has a door."""
    text = (files("undermine.games.lost_mines") / "lost_mines.toml").read_text("utf-8")
    kinds = tomllib.loads(text)["path"]
    assert len(kinds) > 20
    for kind in kinds:
        card = f"{kind['feature']}-{kind['doors']}" if kind.get("feature") else kind["doors"]
        beside = "NS" if "E" in kind["doors"] else "EW"
        if beside != card:
            with pytest.raises(PositionError, match="the cards at 4,5 and 5,5 do not fit"):
                given(f'laid = ["4,5 {card}", "5,5 {beside}"]')


@pytest.mark.clause("LM-D01")
@pytest.mark.parametrize(("hand", "drawn"), [("NS", 1), ("NS SW", 1), ("NS SW ES", 1), ("NS SW ES EW", 1)])
def test_who_walks_in_a_position_has_a_card_to_draw_if_there_is_room(hand, drawn):
    match = given(ROAD + 'phase = "move"\n' + YELLOW + f'hand = "{hand}"')
    match.decide("stop")
    assert match.view(None).seats[0].hand.size == len(hand.split()) + drawn
