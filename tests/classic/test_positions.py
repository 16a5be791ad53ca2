"""Positions of classic that can't be, some that look odd but can, and what is filled in."""

import pytest

import undermine
from tests.classic.table import CHAIN, choices, given
from undermine import PositionError

ENDED = """
[ended.round1]
winner = "miners"
how = "treasure"
roles = "miner miner saboteur"
set_aside = "miner"
gold = "3 2 0"
finisher = "A"
"""
TREASURE_UP = 'goals = ["8,2 stone-SW", "8,0 treasure up", "8,-2 stone-ES"]\n'
PAID = 'phase = "gold"\npacket = "3 2"\n' + TREASURE_UP
ROLES = '[seat.A]\nrole = "miner"\n[seat.B]\nrole = "miner"\n[seat.C]\nrole = "saboteur"\n'
VOTE = 'phase = "vote"\nproposer = "B"\nvoted = "B"\n'

DEFECTS = {
    # When
    "round 1 has ended": (ENDED, "have ended"),
    "round 0": ("round = 0", "round 0 of 3"),
    "round 4": ("round = 4", "round 4 of 3"),
    "over too early": ('phase = "over"', "have ended"),
    "paid for nothing": (PAID + ROLES, "have ended"),
    "rounds without a name": (ENDED.replace("round1", "round2"), "finished rounds should be named round1, round2"),
    "roles of a round": (ENDED.replace("miner miner", "miner"), "round1: roles and gold of 3 seats are needed"),
    "gold of a round": (ENDED.replace("3 2 0", "3 2"), "round1: roles and gold of 3 seats are needed"),
    "winner of a round": (ENDED.replace('"miners"', '"dragons"'), "'dragons' should be one of"),
    "end of a round": (ENDED.replace('"treasure"', '"boredom"'), "'boredom' should be one of"),
    "finisher of a round": (ENDED.replace('"A"', '"D"'), "there is no seat D among 3"),
    "role set aside": (ENDED.replace('aside = "miner"', 'aside = "king"'), "'king' should be one of"),
    # Gold
    "one gold card": (PAID.replace("3 2", "3") + ROLES + ENDED, "a packet of two gold cards or more is needed"),
    "gold without a treasure": (
        PAID + ROLES + ENDED.replace('"treasure"', '"exhausted"'),
        "gold is taken after a miners' win",
    ),
    "a saboteur's share": ('actor = "C"\n' + PAID + ROLES + ENDED, "seat C has no share of the gold (CL-V04)"),
    "packet in play": ('packet = "3 2"', "there is a gold packet only in phase gold"),
    "packet at the end": ('phase = "over"\npacket = "3 2"\n' + ENDED, "there is a gold packet only in phase gold"),
    "gold of others": ('[seat.A]\ngold = "9"', "of 9, but the deck has 0"),
    "no gold": ('gold_pile = "3 2 1"', "25 gold cards are nowhere: 1 1 1"),
    "gold in words": ('[seat.A]\ngold = "three"', "gold 'three' should be numbers"),
    # Votes and turns
    "no votes here": (VOTE, "this table does not vote (option vote_end)"),
    "nobody proposed": (
        'phase = "vote"\n[options]\nvote_end = true',
        "a vote needs its proposer, who says yes",
    ),
    "a proposer who says no": (
        'phase = "vote"\nproposer = "B"\nvoted = "C"\n[options]\nvote_end = true',
        "a vote needs its proposer, who says yes",
    ),
    "voted already": (
        VOTE + 'actor = "B"\n[options]\nvote_end = true',
        "seat B has voted already",
    ),
    "another seat's turn": ('actor = "B"', "it is the turn of seat A, so B can't act"),
    "nothing to play": ('[seat.A]\nhand = ""', "seat A has no cards to play (CL-T05)"),
    "nothing to play after a vote": (
        VOTE + '[options]\nvote_end = true\n[seat.A]\nhand = ""',
        "seat A has no cards to play (CL-T05)",
    ),
    "another seat": ('turn = "D"', "there is no seat D among 3"),
    # Goals
    "treasure up in play": (TREASURE_UP, "the treasure lies face up, so the round is over (CL-R02)"),
    "nothing to align": ('phase = "align"', "a goal is aligning in phase align, and only then"),
    "aligning in play": (
        'goals = ["8,2 stone-SW aligning", "8,0 treasure", "8,-2 stone-ES"]',
        "a goal is aligning in phase align, and only then",
    ),
    "joined": (f'laid = [{CHAIN}, "7,0 EW"]', "the goal at 8,0 is joined to the start, so it lies face up (CL-R01)"),
    "no goal": ('goals = ["8,2 treasure"]', "goals must be treasure, stone-SW, stone-ES, each once"),
    "elsewhere": ('goals = ["8,1 treasure"]', "goal '8,1 treasure': this is no place of a goal"),
    "two in one place": ('goals = ["8,2 treasure", "8,2 stone-SW"]', "goal '8,2 stone-SW': there lies another one"),
    "no such goal": ('goals = ["8,2 gold"]', "goal '8,2 gold' should be one of treasure, stone-SW, stone-ES"),
    "nameless goal": ('goals = ["8,2"]', "goal '8,2' should be one of"),
    "empty goal": ('goals = [""]', "goal ''"),
    "odd word": ('goals = ["8,2 treasure down"]', "down should be up, up~, aligning or seen=SEATS"),
    "seen by nobody here": ('goals = ["8,2 treasure seen=D"]', "there is no seat D among 3"),
    # Roles, tools, cards
    "three saboteurs": (
        '[seat.A]\nrole = "saboteur"\n[seat.B]\nrole = "saboteur"',
        "(CL-S01)",
    ),
    "four miners": (
        'set_aside = "miner"\n' + ROLES.replace("saboteur", "miner"),
        "(CL-S01)",
    ),
    "no such role": ('[seat.A]\nrole = "king"', "'king' should be one of"),
    "no such tool": ('[seat.A]\nbroken = "hammer"', "there is no tool hammer; there are lamp, cart, pick"),
    "two broken lamps": ('[seat.A]\nbroken = "lamp lamp"', "two broken lamps before one seat (CL-A02)"),
    "too many lamps": (
        '[seat.A]\nbroken = "lamp"\n[seat.B]\nbroken = "lamp"\n[seat.C]\nhand = "broken-lamp broken-lamp"',
        "4 cards broken-lamp, but the deck has 3",
    ),
    "seven cards": ('[seat.A]\nhand = "NS NS EW EW ES ES SW"', "seat A holds more than 6 cards"),
    "cards nowhere": ('pile = "NS"\ndiscards = "EW"', "cards are nowhere"),
    "no such card": ('[seat.A]\npassed = "NE"', "there is no card NE in this deck"),
    # The table
    "off the table": ('laid = ["99,0 EW"]', "laid '99,0 EW'"),
    "on the start": ('laid = ["0,0 EW"]', "laid '0,0 EW': another card lies there, or it is off the table"),
    "on a goal": ('laid = ["8,0 EW"]', "laid '8,0 EW': another card lies there, or it is off the table"),
    "an action card": ('laid = ["1,0 map"]', "laid '1,0 map': there is no path card map in this deck"),
    "a goal as a card": ('laid = ["1,0 treasure"]', "laid '1,0 treasure': there is no path card treasure in this deck"),
    "a cell too few": ('laid = ["EW"]', "laid 'EW'"),
    "a word too many": ('laid = ["1,0 EW EW"]', "laid '1,0 EW EW'"),
    "north and south": ('laid = ["0,1 EW"]', "the cards at 0,0 and 0,1 do not fit"),
    "east and west": ('laid = ["1,0 NS"]', "the cards at 0,0 and 1,0 do not fit"),
}


@pytest.mark.parametrize("case", DEFECTS)
def test_an_impossible_position(case):
    text, said = DEFECTS[case]
    with pytest.raises(PositionError) as error:
        given(text)
    assert any(said in defect for defect in error.value.defects), error.value.defects


GOOD = {
    "the last round": ("round = 3", "play"),
    "rounds left out": ("round = 2", "play"),
    "one round told": ("round = 2\n" + ENDED, "play"),
    "being paid": (PAID + ROLES + ENDED, "gold"),
    "a vote": (VOTE + 'actor = "A"\n[options]\nvote_end = true', "vote"),
    "over": ('phase = "over"\n' + ENDED, "over"),
    "a stone joined": (
        f'laid = [{CHAIN}, "7,0 EW"]\ngoals = ["8,2 treasure", "8,0 stone-SW up", "8,-2 stone-ES"]',
        "play",
    ),
    "no card but on the table": ('pile = ""\n[seat.B]\nhand = ""\n[seat.C]\nhand = ""', "play"),
}


@pytest.mark.parametrize("case", GOOD)
def test_a_position_that_looks_odd_but_can_be(case):
    text, phase = GOOD[case]
    match = given(text)
    assert match.view(None).phase == phase
    assert undermine.load_position(match.position()).position() == match.position()


def test_what_is_left_out_is_filled_in():
    match = given('[seat.A]\nhand = "NS EW"\nbroken = "lamp cart"\n[seat.B]\npassed = "ES SW"')
    view = match.view(0)
    assert [seat.hand.size for seat in view.seats] == [2, 6, 6]
    assert view.pile == 67 - 2 - 6 - 6 - 2 - 2
    assert view.discards == 2
    assert view.gold_pile == 28
    assert [seat.broken for seat in view.seats] == [("lamp", "cart"), (), ()]


def test_cards_go_to_the_pile_or_if_it_is_told_to_the_discards():
    assert given('pile = "NS EW"').view(None).pile == 2
    assert given('pile = "NS EW"').view(None).discards == 67 - 2 - 18
    match = given('pile = "NS EW"\n[seat.A]\nhand = "ES SW"')
    match.decide("pass ES")
    assert match.view(0).seats[0].hand.cards == ("NS", "SW"), "the first of the pile is drawn first"


def test_roles_are_filled_up_to_the_mix():
    match = given('phase = "over"\nset_aside = "saboteur"\n' + ENDED)
    assert [seat.role.role for seat in match.view(None).seats] == ["miner"] * 3
    match = given('phase = "over"\n[seat.B]\nrole = "saboteur"\n' + ENDED)
    view = match.view(None)
    assert [seat.role.role for seat in view.seats] == ["miner", "saboteur", "miner"]
    assert view.set_aside.role == "miner"


def test_what_was_told_of_a_finished_round_is_kept():
    (end,) = given("round = 2\n" + ENDED).view(None).ended
    assert (end.winner, end.how, end.finisher) == ("miners", "treasure", 0)
    assert (end.roles, end.set_aside) == (("miner", "miner", "saboteur"), "miner")
    assert choices(given("round = 2\n" + ENDED), "pass")


def test_roles_that_are_left_out_are_dealt_by_chance():
    saboteurs = set()
    for seed in range(40):
        match = given(f'seed = "{seed}"')
        roles = [match.view(seat).seats[seat].role.role for seat in range(3)]
        saboteurs.add(roles.index("saboteur") if "saboteur" in roles else None)
    assert saboteurs == {0, 1, 2, None}, "one of the four cards is set aside"
