"""Positions of The Dark Cave that can't be, some that look odd but can, and what is filled in."""

import re
from collections import Counter
from textwrap import dedent

import pytest

import undermine
from tests.dark_cave.endings import FIVE, THREE, goals_with, table_with
from tests.dark_cave.seeing import at, creatures, goal_at, hand_of, told, viewers, webs
from tests.dark_cave.table import choices, given
from undermine import NotationError, OptionError, PositionError
from undermine.games.dark_cave.events import DwarfLeft

GOALS = '"-4,4 ladder", "-4,-4 hole", "4,-4 vein"'
HOLE = 'laid = ["0,1 I-hole-NESW"]\n'
RAT = HOLE + 'creatures = ["I-rat of B at 0,1 C"]\n'
#: Two loyal dwarves, one of them out.
OUT = """
[seat.A]
clan = "yellow-loyal"
at = "out"
[seat.B]
clan = "yellow-loyal"
[seat.C]
clan = "yellow-saboteur"
"""

DEFECTS = {
    # Words, seats, cards, cells
    "phase": ('phase = "walk"', "'walk' should be one of play, creature, move, align, meet, axe, take, vote, over"),
    "how": ('phase = "over"\nhow = "boredom"', "'boredom' should be one of exit, exhausted, vote"),
    "starter": ('starter = "D"', "there is no seat D among 3"),
    "turn": ('turn = "?"', "'?' is no seat"),
    "actor": ('actor = "H"', "there is no seat H among 3"),
    "drawer": ('drawer = "E"', "there is no seat E among 3"),
    "proposer": ('proposer = "D"', "there is no seat D among 3"),
    "voted": ('voted = "AD"', "there is no seat D among 3"),
    "first_out": ('first_out = "G"', "there is no seat G among 3"),
    "fresh": ('fresh = "F"', "there is no seat F among 3"),
    "victims": ('victims = "D"', "there is no seat D among 3"),
    "asked": ('asked = "E"', "there is no seat E among 3"),
    "ready": ('ready = "F"', "there is no seat F among 3"),
    "seats": ('[seat.D]\nhand = ""\n[seat.E]\ngold = 1', "there are no seats D, E among 3"),
    "seen": ('[seat.A]\nseen = "D"', "there is no seat D among 3"),
    "card": ('[seat.A]\nhand = "I-NS I-wizard"', "there is no card I-wizard in this deck"),
    "pile card": ('pile = "NS"', "there is no card NS in this deck"),
    "discards card": ('discards = "IV-NS"', "there is no card IV-NS in this deck"),
    "boxed card": ('boxed = "x"', "there is no card x in this deck"),
    "discarded card": ('[seat.B]\ndiscarded = "y"', "there is no card y in this deck"),
    # The table
    "laid cell": ('laid = ["one I-NS"]', "laid 'one I-NS': 'one' is no cell"),
    "laid nothing": ('laid = [""]', "laid '': "),
    "laid two cards": ('laid = ["0,1 I-NS I-NS"]', "laid '0,1 I-NS I-NS': "),
    "laid no path card": ('laid = ["0,1 I-rat"]', "laid '0,1 I-rat': there is no path card I-rat in this deck"),
    "laid unknown": ('laid = ["0,1 NS"]', "laid '0,1 NS': there is no path card NS in this deck"),
    "laid on the start": ('laid = ["0,0 I-NESW"]', "laid '0,0 I-NESW': another card lies there"),
    "laid on a card": ('laid = ["0,1 I-NS", "0,1 II-NS"]', "laid '0,1 II-NS': another card lies there"),
    "laid on a goal": ('laid = ["4,4 I-NS"]', "laid '4,4 I-NS': another card lies there"),
    "misfit": ('laid = ["0,1 I-EW"]', "the cards at 0,0 and 0,1 do not fit"),
    "misfit farther": ('laid = ["1,0 I-EW", "2,0 I-NS"]', "the cards at 1,0 and 2,0 do not fit"),
    # Goals
    "goal cell": (f'goals = ["x exit", {GOALS}]', "goal 'x exit': 'x' is no cell"),
    "goal place": (f'goals = ["3,3 exit", {GOALS}]', "goal '3,3 exit': this is no place of a goal"),
    "goal twice": (f'goals = ["-4,4 exit", {GOALS}]', "goal '-4,4 ladder': there lies another one"),
    "goal name": (f'goals = ["4,4 door", {GOALS}]', "goal '4,4 door' should be one of exit, hole, ladder, vein"),
    "goals same": (f'goals = ["4,4 hole", {GOALS}]', "goals must be exit, hole, ladder, vein, each once"),
    "goals few": ('goals = ["4,4 exit"]', "goals must be exit, hole, ladder, vein, each once"),
    "goal word": (f'goals = ["4,4 exit open", {GOALS}]', "goal '4,4 exit open': open should be up, up~, aligning or"),
    "goal seen": (f'goals = ["4,4 exit seen=D", {GOALS}]', "there is no seat D among 3"),
    "goal aligning": (f'goals = ["4,4 exit aligning", {GOALS}]', "a goal is aligning in phase align, and only then"),
    "two aligning": (
        'goals = ["4,4 exit", "-4,4 ladder", "-4,-4 hole aligning", "4,-4 vein aligning"]',
        "one goal is aligned at a time",
    ),
    "entering without": ('phase = "align"', "entering = N, E, S or W belongs to phase align, and only to it"),
    "entering in vain": ('entering = "N"', "entering = N, E, S or W belongs to phase align, and only to it"),
    "align nothing": ('phase = "align"\nentering = "S"', "a goal is aligning in phase align, and only then"),
    "align elsewhere": (
        'phase = "align"\nentering = "W"\ngoals = ["4,4 hole aligning", "-4,4 ladder", "-4,-4 exit", "4,-4 vein"]',
        "the dwarf should be about to step on the goal that is aligning (DC-R01)",
    ),
    "align outside": (
        'phase = "align"\nentering = "W"\ngoals = ["4,4 hole aligning", "-4,4 ladder", "-4,-4 exit", "4,-4 vein"]\n'
        + OUT,
        "the dwarf should be about to step on the goal that is aligning (DC-R01)",
    ),
    "align other side": (
        'phase = "align"\nentering = "E"\nlaid = ["3,4 I-EW"]\n'
        'goals = ["4,4 hole aligning", "-4,4 ladder", "-4,-4 exit", "4,-4 vein"]\n[seat.A]\nat = "3,4 C"',
        "the dwarf should be about to step on the goal that is aligning (DC-R01)",
    ),
    # Veins and gold
    "vein cell": ('veins = ["here"]', "vein 'here': 'here' is no cell"),
    "vein nowhere": ('veins = ["0,1"]', "gold lies only on gold veins that lie face up, one piece on each (DC-P09)"),
    "vein face down": (
        f'goals = ["4,4 exit", {GOALS}]\nveins = ["4,-4"]',
        "gold lies only on gold veins that lie face up, one piece on each (DC-P09)",
    ),
    "vein twice": (
        'goals = ["4,4 exit", "-4,4 ladder", "-4,-4 hole", "4,-4 vein up"]\nveins = ["4,-4", "4,-4"]',
        "gold lies only on gold veins that lie face up, one piece on each (DC-P09)",
    ),
    "debts": ("[seat.A]\ngold = -1", "seats have 0 gold or more, and all together no more than 46"),
    "riches": ("[seat.A]\ngold = 41", "seats have 0 gold or more, and all together no more than 46"),
    # Clans
    "clan": ('[seat.A]\nclan = "green-loyal"', "'green-loyal' should be one of yellow-loyal, yellow-saboteur, blue-"),
    "left over clan": ('left_over = "loyal"', "'loyal' should be one of yellow-loyal"),
    "blue of three": (
        '[seat.A]\nclan = "blue-loyal"',
        "3 seats play with yellow-loyal, yellow-loyal, yellow-saboteur, yellow-saboteur (DC-S02)",
    ),
    "three loyal": (
        '[seat.A]\nclan = "yellow-loyal"\n[seat.B]\nclan = "yellow-loyal"\n[seat.C]\nclan = "yellow-loyal"',
        "3 seats play with yellow-loyal, yellow-loyal, yellow-saboteur, yellow-saboteur (DC-S02)",
    ),
    "two of one clan": (
        'seats = 2\n[seat.A]\nclan = "yellow-loyal"\n[seat.B]\nclan = "yellow-loyal"',
        "2 seats play with yellow-loyal, blue-loyal (DC-S02)",
    ),
    "too many left over": (
        'left_over = "yellow-loyal yellow-saboteur"',
        "one clan card a seat, the others left over (DC-S05)",
    ),
    "too few left over": ('left_over = ""', "one clan card a seat, the others left over (DC-S05)"),
    # Dwarves
    "at no cell": ('[seat.A]\nat = "home"', "the dwarf of A: 'home' is no cell"),
    "at nothing": ('[seat.A]\nat = ""', "the dwarf of A: '' is no cell"),
    "at no card": ('[seat.B]\nat = "5,5 C"', "the dwarf of B is on no card that lies face up"),
    "at a hidden goal": ('[seat.B]\nat = "4,4 S"', "the dwarf of B is on no card that lies face up"),
    "at no space": (
        'laid = ["1,0 II-EW"]\n[seat.C]\nat = "1,0 N"',
        "the dwarf of C: '1,0 N' should name a space, one of E, W",
    ),
    "at no name": ('laid = ["1,0 II-EW"]\n[seat.C]\nat = "1,0"', "the dwarf of C: '1,0' should name a space"),
    "at two spaces": ('[seat.C]\nat = "0,0 C C"', "the dwarf of C: '0,0 C C' should name a space, one of C"),
    "at the exit": (
        f'goals = ["4,4 exit up", {GOALS}]\n[seat.A]\nat = "4,4 C"',
        "the dwarf of A leaves the cave at the exit (DC-R04)",
    ),
    "lying outside": (
        OUT.replace('"out"', '"out"\nlying = true'),
        "the dwarf of A has left the cave and can't lie there",
    ),
    "first out inside": ('first_out = "B"', "the first dwarf out must be out"),
    "first out another": ('first_out = "B"' + OUT, "the first dwarf out must be out"),
    # Tools
    "two boots": ('[seat.A]\nboots = "I-boots II-boots"', "at most one pair of boots before a seat (DC-A15)"),
    "boots": ('[seat.A]\nboots = "I-axe"', "I-axe: should be boots"),
    "axes": ('[seat.A]\naxes = "I-axe I-NS II-boots"', "I-NS II-boots: should be axe"),
    "boots card": ('[seat.A]\nboots = "shoes"', "there is no card shoes in this deck"),
    "axe card": ('[seat.A]\naxes = "hatchet"', "there is no card hatchet in this deck"),
    # Webs
    "web form": ('[seat.A]\nwebs = ["I-web 0,0 N"]', "web 'I-web 0,0 N': write it like I-web on 0,1 N side 2"),
    "web side": ('[seat.A]\nwebs = ["I-web on 0,0 N side 3"]', "write it like I-web on 0,1 N side 2"),
    "web card": ('[seat.A]\nwebs = ["I-net on 0,0 N side 2"]', "there is no card I-net in this deck"),
    "web kind": ('[seat.A]\nwebs = ["I-axe on 0,0 N side 2"]', "I-axe: should be web"),
    "web cell": ('[seat.A]\nwebs = ["I-web on 0;0 N side 2"]', "web at 0;0: '0;0' is no cell"),
    "web direction": ('[seat.A]\nwebs = ["I-web on 0,0 U side 2"]', "web at 0,0: sides are N, E, S, W"),
    "web on rock": (
        'laid = ["1,0 I-EW"]\n[seat.A]\nwebs = ["I-web on 1,0 N side 2"]',
        "no web can lie at 1,0 N (Q-DC-46)",
    ),
    "web in the air": ('[seat.A]\nwebs = ["I-web on 5,5 N side 2"]', "no web can lie at 5,5 N (Q-DC-46)"),
    "two webs": (
        '[seat.A]\nwebs = ["I-web on 0,0 E side 2"]\n[seat.B]\nwebs = ["II-web on 1,0 W side 1"]',
        "two webs on the edge 0,0 E (DC-A10)",
    ),
    # Creatures
    "creature form": ('creatures = ["I-rat at 0,0 C"]', "creature 'I-rat at 0,0 C': write it like I-rat of B at 2,0 C"),
    "creature card": ('creatures = ["I-cat of B at 0,0 C"]', "there is no card I-cat in this deck"),
    "creature kind": ('creatures = ["I-NS of B at 0,0 C"]', "creature 'I-NS of B at 0,0 C': I-NS is no creature"),
    "creature twice": (
        'creatures = ["I-rat of B at 0,0 C", "II-rat of C at 0,0 C"]',
        "there is only one rat",
    ),
    "creature owner": ('creatures = ["I-rat of D at 0,0 C"]', "there is no seat D among 3"),
    "creature place": ('creatures = ["I-rat of B at 5,5 C"]', "the rat is on no card that lies face up"),
    "creature space": ('creatures = ["I-rat of B at 0,0 N"]', "the rat: '0,0 N' should name a space, one of C"),
    "walking": ('walking = "cat"', "'cat' should be one of rat, lindworm, goblin"),
    "attacker": ('attacker = "cat"', "'cat' should be one of rat, lindworm, goblin"),
    "attackers": ('attackers = "rat cat"', "'cat' should be one of rat, lindworm, goblin"),
    # Cards
    "too many cards": ('[seat.A]\nhand = "I-NE"\n[seat.B]\nhand = "I-NE"', "2 cards I-NE, but the deck has 1"),
    "too many with laid": ('laid = ["1,0 I-NE~"]\npile = "I-NE"', "2 cards I-NE, but the deck has 1"),
    "too many with tools": ('boxed = "I-axe"\n[seat.A]\naxes = "I-axe"', "2 cards I-axe, but the deck has 1"),
    "too many with boots": (
        'discards = "II-boots"\n[seat.A]\nboots = "II-boots"',
        "2 cards II-boots, but the deck has 1",
    ),
    "too many with webs": (
        '[seat.A]\nwebs = ["I-web on 0,0 N side 2"]\n[seat.B]\ndiscarded = "I-web"',
        "2 cards I-web, but the deck has 1",
    ),
    "too many with creatures": (
        'creatures = ["II-rat of B at 0,0 C"]\n[seat.C]\nhand = "II-rat"',
        "2 cards II-rat, but the deck has 1",
    ),
    "cards nowhere": ('pile = "I-NS"\ndiscards = ""', " cards are nowhere: "),
    "pile order": ('pile = "II-NS I-NS"', "the pile has group I on top, III at the bottom (DC-S10)"),
    "pile order below": ('pile = "I-NS III-NS II-NS"', "the pile has group I on top, III at the bottom (DC-S10)"),
    # Memory
    "gone alone": ('[seat.A.gone]\nB = "1 0 0"', "gone belongs to a hand that is remembered"),
    "gone words": ('[seat.A.remembers]\nB = "I-NS"\n[seat.A.gone]\nB = "one 0 0"', "gone 'one 0 0' should be numbers"),
    "gone two": (
        '[seat.A.remembers]\nB = "I-NS"\n[seat.A.gone]\nB = "1 0"',
        "gone should be three numbers, one for each group",
    ),
    "remembers itself": ('[seat.A.remembers]\nA = "I-NS"', "A remembers cards of another seat"),
    "remembers nobody": ('[seat.A.remembers]\nD = "I-NS"', "there is no seat D among 3"),
    "remembers no card": ('[seat.A.remembers]\nB = "I-NS I-wizard"', "there is no card I-wizard in this deck"),
    # The moment
    "steps at the beginning": ("steps_left = 2", "at the beginning of a turn nobody walks"),
    "steps many": ('phase = "move"\nlaid = ["1,0 I-EW"]\nsteps_left = 4', "steps_left should be 0 to 3"),
    "steps with boots": (
        'phase = "move"\nlaid = ["1,0 I-EW"]\nsteps_left = 5\n[seat.A]\nboots = "I-boots"',
        "steps_left should be 0 to 4",
    ),
    "steps of the rat": (
        HOLE + 'phase = "creature"\nwalking = "rat"\ncreatures = ["I-rat of A at 0,1 C"]\nsteps_left = 4',
        "steps_left should be 0 to 3",
    ),
    "steps few": ('phase = "move"\nlaid = ["1,0 I-EW"]\nsteps_left = -1', "steps_left should be 0 to 3"),
    "draw early": ("to_draw = 1", "to_draw should be 1 or 2 after a card was played"),
    "draw three": ('phase = "move"\nlaid = ["1,0 I-EW"]\nto_draw = 3', "to_draw should be 1 or 2 after a card was"),
    "no cards": ('[seat.A]\nhand = ""', "seat A has no cards to play (DC-T04)"),
    "lying in turn": ("[seat.A]\nlying = true", "the dwarf of A stands up when its turn begins (DC-A32)"),
    "own creature": (
        HOLE + 'creatures = ["I-rat of A at 0,1 C"]',
        "the creature of A leaves when its turn begins (DC-A27)",
    ),
    "own web": (
        '[seat.A]\nwebs = ["I-web on 0,0 E side 2"]',
        "a web of A on side 2 is turned when its turn begins (DC-A12)",
    ),
    "own web in a vote": (
        'phase = "vote"\nproposer = "B"\nvoted = "B"\n[seat.A]\nwebs = ["I-web on 0,0 E side 2"]',
        "a web of A on side 2 is turned when its turn begins (DC-A12)",
    ),
    "own web and a creature on its way": (
        HOLE
        + 'phase = "creature"\nwalking = "rat"\ncreatures = ["I-rat of A at 0,1 C"]\n'
        + '[seat.A]\nwebs = ["I-web on 0,0 E side 2"]',
        "a web of A on side 2 is turned when its turn begins (DC-A12)",
    ),
    "nowhere to go": ('phase = "move"', "the dwarf of A can't step anywhere, nor hew a web"),
    "moving outside": (
        'phase = "move"\nsteps_left = 1\nlaid = ["1,0 I-EW"]' + OUT,
        "the dwarf of A can't step anywhere, nor hew a web",
    ),
    "moving while lying": (
        'phase = "move"\nsteps_left = 1\nlaid = ["1,0 I-EW"]\n[seat.A]\nlying = true',
        "the dwarf of A can't step anywhere, nor hew a web",
    ),
    "moving while staying": (
        'phase = "move"\nsteps_left = 1\nstays = true\nlaid = ["1,0 I-EW"]',
        "the dwarf of A can't step anywhere, nor hew a web",
    ),
    "nothing to hew": (
        'phase = "move"\nsteps_left = 0\nlaid = ["1,0 I-EW"]\n[seat.A]\naxes = "I-axe"',
        "the dwarf of A can't step anywhere, nor hew a web",
    ),
    "wrong actor": ('actor = "B"', "it is the turn of seat A, so B can't act"),
    # Votes
    "vote without a proposer": ('phase = "vote"\nactor = "B"', "a vote needs its proposer, who says yes"),
    "vote of no": (
        'phase = "vote"\nproposer = "A"\nvoted = "C"\nactor = "B"',
        "a vote needs its proposer, who says yes",
    ),
    "voted already": ('phase = "vote"\nproposer = "B"\nvoted = "AB"\nactor = "A"', "seat A has voted already"),
    "vote off": (
        'phase = "vote"\nproposer = "B"\nvoted = "B"\n[options]\nvote_end = false',
        "this table does not vote (option vote_end)",
    ),
    "vote without cards": (
        'phase = "vote"\nproposer = "B"\nvoted = "B"\n[seat.A]\nhand = ""',
        "seat A has no cards to play (DC-T04)",
    ),
    # Questions
    "take without the option": (
        'phase = "take"\ngoals = ["4,4 vein up", "-4,4 ladder", "-4,-4 hole", "4,-4 exit"]\n[seat.A]\nat = "4,4 C"',
        "there is no gold to decide about (Q-DC-28)",
    ),
    "take no gold": (
        'phase = "take"\nveins = []\ngoals = ["4,4 vein up", "-4,4 ladder", "-4,-4 hole", "4,-4 exit"]\n'
        '[options]\nvein_optional = true\n[seat.A]\nat = "4,4 C"',
        "there is no gold to decide about (Q-DC-28)",
    ),
    "meet one": (
        RAT + 'phase = "meet"\nattackers = "rat"\n[seat.A]\nat = "0,1 C"',
        "several creatures should be in the dwarf's space (Q-DC-29)",
    ),
    "meet elsewhere": (
        HOLE
        + 'phase = "meet"\nattackers = "rat goblin"\ncreatures = ["I-rat of B at 0,1 C", "I-goblin of C at 0,1 C"]',
        "several creatures should be in the dwarf's space (Q-DC-29)",
    ),
    "meet outside": (
        RAT + 'phase = "meet"\nattackers = "rat goblin"' + OUT,
        "several creatures should be in the dwarf's space (Q-DC-29)",
    ),
    "attackers in play": (RAT + 'attackers = "rat"', "attackers belong to phase meet or axe"),
    "walking in play": (RAT + 'walking = "rat"', "a creature walks in phase creature"),
    "walking nowhere": ('phase = "creature"\nwalking = "rat"', "a creature walks in phase creature"),
    "nobody walks": (RAT + 'phase = "creature"', "a creature should be walking"),
    "walking without steps": (
        RAT + 'phase = "creature"\nwalking = "rat"\nsteps_left = 0',
        "a creature that walks has steps left",
    ),
    "attacker in play": (RAT + 'attacker = "rat"', "attacker, victims, asked and ready belong to phase axe"),
    "victims in play": ('victims = "B"', "attacker, victims, asked and ready belong to phase axe"),
    "asked in play": ('asked = "B"', "attacker, victims, asked and ready belong to phase axe"),
    "ready in play": ('ready = "B"', "attacker, victims, asked and ready belong to phase axe"),
}


@pytest.mark.parametrize("case", DEFECTS)
def test_an_impossible_position(case):
    text, said = DEFECTS[case]
    with pytest.raises(PositionError) as error:
        given(text)
    assert any(said in defect for defect in error.value.defects), error.value.defects


#: The goblin of A comes upon B and C, who stand at 0,2; both have an axe.
ATTACK = """
    phase = "axe"
    laid = ["0,1 I-hole-NESW", "0,2 I-NS"]
    creatures = ["I-goblin of A at 0,2 C"]
    walking = "goblin"
    attacker = "goblin"
    victims = "BC"
    asked = "BC"
    actor = "B"
    [seat.B]
    at = "0,2 C"
    axes = "I-axe"
    [seat.C]
    at = "0,2 C"
    axes = "II-axe"
"""


@pytest.mark.clause("DC-A09", "DC-A12")
@pytest.mark.parametrize(
    ("turn", "phase", "side"),
    [("A", "play", 1), ("A", "move", 2), ("A", "move", 1), ("B", "play", 2), ("B", "move", 2)],
)
def test_a_web_is_on_side_2_from_the_turn_it_is_set_to_the_next_of_its_owner(turn, phase, side):
    match = given(f"""
        turn = "{turn}"
        phase = "{phase}"
        laid = ["0,1 I-NS"]
        [seat.A]
        webs = ["I-web on 0,0 E side {side}"]
    """)
    assert webs(match) == {"0,0 E": (0, side)}


@pytest.mark.clause("DC-C01")
def test_one_card_or_several_are_nowhere():
    text = undermine.start("dark_cave", 3, 1).position()
    (pile,) = re.findall('^pile = "(.*)"', text, re.MULTILINE)
    for lost, said in ((1, "1 card is nowhere: "), (2, "2 cards are nowhere: ")):
        cards = " ".join(pile.split()[lost:])
        with pytest.raises(PositionError) as error:
            undermine.load_position(text.replace(pile, cards))
        [defect] = error.value.defects
        assert defect.startswith(said) and len(defect.removeprefix(said).split()) == lost


@pytest.mark.clause("Q-DC-63")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('victims = "BC"', 'victims = "B"', "victims should be those in the attacker's space (Q-DC-63)"),
        ('victims = "BC"', 'victims = "CB"', "victims should be those in the attacker's space (Q-DC-63)"),
        ('victims = "BC"', "", "victims should be those in the attacker's space (Q-DC-63)"),
        ('attacker = "goblin"', "", "victims should be those in the attacker's space (Q-DC-63)"),
        ('attacker = "goblin"', 'attacker = "rat"', "victims should be those in the attacker's space (Q-DC-63)"),
        ("goblin of A at 0,2", "goblin of A at 0,1", "victims should be those in the attacker's space (Q-DC-63)"),
        ('asked = "BC"', "", "asked should be victims with an axe, in order (Q-DC-63)"),
        ('asked = "BC"', 'asked = "CB"', "asked should be victims with an axe, in order (Q-DC-63)"),
        ('axes = "I-axe"', "", "asked should be victims with an axe, in order (Q-DC-63)"),
        ('actor = "B"', "", "seat A is not asked about an axe"),
        ('actor = "B"', 'actor = "B"\n    ready = "C"', "ready belongs to a table where all are asked at once"),
        ('walking = "goblin"', 'walking = "rat"', "a creature walks in phase creature"),
        ('walking = "goblin"', "", "victims should be those in the attacker's space (Q-DC-63)"),
    ],
)
def test_an_impossible_attack(old, new, said):
    assert choices(given(ATTACK)) == {"axe yes", "axe no"}
    assert ATTACK.count(old) == 1
    with pytest.raises(PositionError) as error:
        given(ATTACK.replace(old, new))
    assert any(said in defect for defect in error.value.defects), error.value.defects


@pytest.mark.clause("DC-A18", "DC-M08")
@pytest.mark.parametrize("place", ["0,0 C", "out"])
def test_a_dwarf_that_walked_into_a_creature_is_in_its_space(place):
    text = """
        phase = "axe"
        laid = ["1,0 I-EW"]
        creatures = ["I-goblin of B at 1,0 C"]
        attacker = "goblin"
        victims = "A"
        asked = "A"
        [seat.A]
        clan = "yellow-loyal"
        at = "PLACE"
        axes = "I-axe"
        [seat.B]
        clan = "yellow-loyal"
    """
    match = given(text.replace("PLACE", "1,0 C"))
    match.decide("axe no")
    assert match.waiting == (1,)
    with pytest.raises(PositionError, match="attacker's space"):
        given(text.replace("PLACE", place))


@pytest.mark.clause("DC-A19", "D-DC-05")
def test_an_axe_that_was_just_played_lies_before_its_seat():
    text = """
        phase = "move"
        fresh = "A"
        laid = ["1,0 I-EW"]
        [seat.A]
        axes = "AXE"
        [seat.B]
        webs = ["I-web on 0,0 N side 2"]
    """
    assert choices(given(text.replace("AXE", "I-axe")), "hew") == set()
    with pytest.raises(PositionError):
        given(text.replace("AXE", ""))


@pytest.mark.clause("Q-DC-31")
@pytest.mark.parametrize(
    ("shows", "side", "more"),
    [
        ("ladder", "S", ""),
        ("ladder", "W", ""),
        ("exit", "S", ""),
        ("hole", "S", ""),
        ("vein", "W", ""),
        ("hole", "W", ', "4,5 II-NS"'),
    ],
)
def test_a_goal_is_aligning_only_if_it_may_lie_in_two_ways(shows, side, more):
    cell, card = {"S": ("4,3", "I-NS"), "W": ("3,4", "I-EW")}[side]
    goals = ", ".join(f'"{goal}"' for goal in goals_with(f"{shows} aligning"))
    with pytest.raises(PositionError):
        given(f"""
            phase = "align"
            entering = "{side}"
            laid = ["{cell} {card}"{more}]
            goals = [{goals}]
            [seat.A]
            at = "{cell} C"
        """)


@pytest.mark.clause("DC-E02")
@pytest.mark.parametrize(("clans", "out"), [(THREE, "C"), (THREE, "AB"), (FIVE, "AB"), (FIVE, "CDE")])
def test_the_game_does_not_go_on_when_a_side_is_out(clans, out):
    with pytest.raises(PositionError):
        table_with(clans, {seat: {"at": "out"} for seat in out})


def test_all_that_is_wrong_is_said_at_once():
    with pytest.raises(PositionError) as error:
        given("""
            turn = "D"
            laid = ["0,1 I-EW", "7,7 NS"]
            goals = ["4,4 door"]
            creatures = ["I-NS of B at 0,0 C"]
            veins = ["1,1"]
            pile = "II-NS I-NS"
            [seat.A]
            clan = "green-loyal"
            at = "9,9 C"
            gold = 99
            boots = "I-axe"
            webs = ["I-web on 5,5 N side 2"]
            [seat.E]
            hand = "I-wizard"
        """)
    defects = error.value.defects
    for said in [
        "there is no seat D among 3",
        "there is no seat E among 3",
        "the cards at 0,0 and 0,1 do not fit",
        "laid '7,7 NS': there is no path card NS in this deck",
        "goal '4,4 door' should be one of exit, hole, ladder, vein",
        "goals must be exit, hole, ladder, vein, each once",
        "creature 'I-NS of B at 0,0 C': I-NS is no creature",
        "gold lies only on gold veins that lie face up, one piece on each (DC-P09)",
        "the pile has group I on top, III at the bottom (DC-S10)",
        "the dwarf of A is on no card that lies face up",
        "seats have 0 gold or more, and all together no more than 46",
        "I-axe: should be boots",
        "no web can lie at 5,5 N (Q-DC-46)",
    ]:
        assert said in defects
    assert any(defect.startswith("'green-loyal' should be one of") for defect in defects)
    assert str(error.value) == "this position can't be: " + "; ".join(defects)


def test_two_webs_that_lie_nowhere_are_not_said_to_lie_on_one_edge():
    with pytest.raises(PositionError) as error:
        given("""
            [seat.A]
            webs = ["I-web on 0;0 N side 2", "II-web on 0,0 U side 2"]
        """)
    assert len(error.value.defects) == 2, error.value.defects


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("round = 1", NotationError, "unknown field `round`"),
        ("[seat.A]\npoints = 1", NotationError, "unknown field `points`"),
        ('[seat.A]\ngold = "three"', NotationError, "Expected `int`, got `str`"),
        ("laid = [", NotationError, "not TOML"),
        ("seats = 1", OptionError, "dark_cave is for 2 to 8 seats, not 1"),
        ("seats = 9", OptionError, "dark_cave is for 2 to 8 seats, not 9"),
        ("[options]\nrounds = 3", OptionError, "dark_cave has no option rounds"),
        ('[options]\nfirst_player = "D"', OptionError, "there is no seat D among 3"),
    ],
)
def test_a_text_that_is_no_position(text, kind, said):
    with pytest.raises(kind) as error:
        given(text)
    assert said in str(error.value)


# What is left out


GROUPS = {2: (5, 0), 3: (5, 0), 4: (5, 0), 5: (4, 1), 6: (4, 1), 7: (3, 2), 8: (3, 2)}


def all_cards(match) -> Counter[str]:
    """Every card of a position that lies nowhere but in hands, pile, box and discards."""
    s = match.state
    cards = [*s.pile, *s.discards, *s.boxed, *(card for hand in [*s.hands, *s.passed] for card in hand)]
    return Counter(s.deck.names[card] for card in cards)


@pytest.mark.clause("DC-S02", "DC-S08", "DC-S09", "DC-S10")
@pytest.mark.parametrize("seats", range(2, 9))
def test_an_empty_text_is_a_table_as_it_is_dealt(seats):
    match = given(f"seats = {seats}")
    dealt = undermine.start("dark_cave", seats, 1)
    view, fresh = match.view(None), dealt.view(None)
    assert (match.waiting, view.phase) == ((0,), "play")
    assert {(seat.hand.number, *seat.hand.backs) for seat in view.seats} == {(5, *GROUPS[seats], 0)}
    assert (view.pile, view.top, view.boxed, view.discards) == (fresh.pile, fresh.top, 15, 0)
    assert Counter(name.split("-")[0] for name in map(match.state.deck.names.__getitem__, match.state.boxed)) == {
        "I": 5,
        "II": 5,
        "III": 5,
    }
    groups = [match.state.deck.names[card].split("-")[0] for card in match.state.pile[::-1]]
    assert groups == sorted(groups)
    assert all_cards(match) == all_cards(dealt)
    assert {goal.cell for goal in view.goals} == {goal.cell for goal in fresh.goals}
    assert {seat.gold for seat in view.seats} == {3}
    assert {at(match, seat) for seat in range(seats)} == {"0,0 C"}
    clans = Counter([*match.state.roles, *match.state.roles_aside])
    assert clans == Counter([*dealt.state.roles, *dealt.state.roles_aside])
    assert view.left_over.number == fresh.left_over.number


@pytest.mark.parametrize("seats", range(2, 9))
def test_any_table_that_was_filled_in_can_be_written_and_read_again(seats):
    for seed in range(5):
        match = given(f'seats = {seats}\nseed = "{seed}"')
        assert undermine.load_position(match.position()).position() == match.position()


def test_what_is_filled_in_depends_on_the_seed_and_on_nothing_else():
    assert given('seed = "x"').position() == given('seed = "x"').position()
    hands = {hand_of(given(f'seed = "{seed}"'), 0) for seed in range(10)}
    goals = {tuple(given(f'seed = "{seed}"').state.goal_cards) for seed in range(30)}
    roles = {tuple(given(f'seed = "{seed}"').state.roles) for seed in range(30)}
    assert len(hands) == 10
    assert len(goals) > 12
    assert len(roles) == 6, "all deals of two loyal dwarves and two saboteurs to three seats"


@pytest.mark.clause("DC-S09")
def test_cards_that_the_text_places_are_not_dealt_again():
    """All of group I that is not boxed is on the table or with A, so the others get what there is."""
    match = given("""
        laid = ["0,1 I-hole-NESW"]
        [seat.A]
        hand = "I-NE I-NW I-rat I-rat I-goblin"
        discarded = "I-web"
    """)
    assert hand_of(match, 0) == ("I-NE", "I-NW", "I-rat", "I-rat", "I-goblin")
    assert match.view(0).seats[0].discarded.cards == ("I-web",)
    counted = all_cards(match)
    assert (counted["I-NE"], counted["I-rat"], counted["I-web"], counted["I-hole-NESW"]) == (1, 2, 1, 0)
    assert sum(counted.values()) == 81
    assert [seat.hand.backs for seat in match.view(None).seats] == [(5, 0, 0)] * 3


def test_a_hand_is_made_up_from_other_groups_where_one_runs_out():
    match = given("""
        pile = "I-NESW I-NESW I-NESW I-NEW I-NEW I-NES I-NES I-EW I-EW I-NS I-NS I-NE I-NW I-hole-NESW I-hole-NEW"
    """)
    assert [seat.hand.number for seat in match.view(None).seats] == [5, 5, 5]
    assert [seat.hand.backs for seat in match.view(None).seats] != [(5, 0, 0)] * 3
    assert (match.view(None).pile, match.view(None).boxed) == (15, 15)


def test_with_a_pile_the_rest_of_the_cards_is_discarded_and_without_one_it_is_the_pile():
    match = given('pile = "I-NS II-NS"')
    assert (match.view(None).pile, match.view(None).discards, match.view(None).boxed) == (2, 82 - 2 - 15 - 15, 15)
    match = given('discards = "I-NS II-NS"')
    assert (match.view(None).pile, match.view(None).discards, match.view(None).boxed) == (82 - 2 - 15 - 15, 2, 15)
    match = given('boxed = ""')
    assert (match.view(None).pile, match.view(None).discards, match.view(None).boxed) == (82 - 15, 0, 0)


@pytest.mark.clause("DC-S03", "DC-S05")
def test_clan_cards_that_are_left_out_are_dealt_from_what_is_left():
    match = given('left_over = "yellow-loyal"\n[seat.A]\nclan = "yellow-saboteur"')
    identities = [match.view(seat).seats[seat].clan.identity for seat in range(3)]
    assert identities[0] == "saboteur"
    assert sorted(identities[1:]) == ["loyal", "saboteur"]
    match = given('seats = 2\n[seat.B]\nclan = "yellow-loyal"')
    assert [seat.clan.clan for seat in match.view(None).seats] == ["blue", "yellow"]


@pytest.mark.clause("DC-R04", "DC-R05")
def test_a_dwarf_that_is_out_has_shown_its_clan_card_and_the_first_one_has_seen_the_others():
    match = table_with(FIVE, {"B": {"at": "out"}, "D": {"at": "out"}})
    for viewer in viewers(match):
        view = match.view(viewer)
        assert [seat.clan.face_up for seat in view.seats] == [False, True, False, True, False]
        assert view.first_out == 1, "unless the text says so, the first in the order of seats"
        assert (view.left_over.cards is not None) == (viewer == 1)
    assert table_with(FIVE, {"B": {"at": "out"}, "D": {"at": "out"}}, first_out="D").view(None).first_out == 3
    assert told(match, DwarfLeft) == []


@pytest.mark.clause("DC-P09")
def test_veins_that_lie_face_up_have_gold_unless_the_text_says_so():
    text = 'laid = ["1,0 II-vein-NW"]\ngoals = ["4,4 vein up", "-4,4 ladder", "-4,-4 hole", "4,-4 exit"]\n'
    assert {vein.cell for vein in given(text).view(None).gold_in_veins} == {(1, 0), (4, 4)}
    assert {vein.cell for vein in given(text + 'veins = ["1,0"]').view(None).gold_in_veins} == {(1, 0)}
    assert given(text + "veins = []").view(None).gold_in_veins == ()
    assert given(text).view(None).pool == 46 - 9 - 2


@pytest.mark.clause("DC-M01", "DC-C12")
def test_steps_that_are_left_out_are_all_that_there_are():
    text = 'phase = "move"\nlaid = ["1,0 I-EW"]\n'
    assert given(text).view(None).steps_left == 3
    assert given(text + '[seat.A]\nboots = "I-boots"').view(None).steps_left == 4
    assert given(text + "steps_left = 1").view(None).steps_left == 1
    for creature, reach in [("rat", 3), ("lindworm", 4), ("goblin", 5)]:
        match = given(f'phase = "creature"\nwalking = "{creature}"\n{HOLE}creatures = ["I-{creature} of A at 0,1 C"]\n')
        assert match.view(None).steps_left == reach


@pytest.mark.clause("DC-D01")
@pytest.mark.parametrize(("to_draw", "size"), [(None, 3), (0, 2), (1, 3), (2, 4)])
def test_after_a_card_was_played_one_is_to_be_drawn_unless_the_text_says_so(to_draw, size):
    match = given(f"""
        phase = "move"
        laid = ["1,0 I-EW"]
        {f"to_draw = {to_draw}" if to_draw is not None else ""}
        [seat.A]
        hand = "I-NS I-NE"
    """)
    match.decide("stop")
    assert match.view(None).seats[0].hand.number == size


@pytest.mark.clause("DC-D02")
def test_a_position_says_who_draws_after_a_swap():
    match = given('phase = "move"\nlaid = ["1,0 I-EW"]\ndrawer = "C"\n[seat.A]\nhand = "I-NS"\n[seat.C]\nhand = "I-NE"')
    match.decide("stop")
    assert [match.view(None).seats[seat].hand.number for seat in (0, 2)] == [1, 2]


# Positions that can be


GOOD = {
    "creature": (
        f'phase = "creature"\nwalking = "goblin"\n{HOLE}creatures = ["II-goblin of A at 0,1 C"]\nsteps_left = 2',
        {"step 0,0 C", "stop"},
    ),
    "move": ('phase = "move"\nlaid = ["1,0 I-EW", "0,1 II-NS"]\nsteps_left = 2', {"step 1,0 C", "step 0,1 S", "stop"}),
    "hew": (
        'phase = "move"\nsteps_left = 0\n[seat.A]\naxes = "I-axe"\n[seat.B]\nwebs = ["I-web on 0,0 E side 1"]',
        {"hew 0,0 E", "stop"},
    ),
    "align": (
        'phase = "align"\nentering = "W"\nlaid = ["3,4 I-EW"]\n'
        'goals = ["4,4 hole aligning", "-4,4 ladder", "-4,-4 exit", "4,-4 vein"]\n[seat.A]\nat = "3,4 C"',
        {"align upright", "align turned"},
    ),
    "meet": (
        f'phase = "meet"\n{HOLE}attackers = "rat goblin"\n'
        'creatures = ["I-rat of B at 0,1 C", "I-goblin of C at 0,1 C"]\n[seat.A]\nat = "0,1 C"',
        {"meet rat", "meet goblin"},
    ),
    "axe": (ATTACK, {"axe yes", "axe no"}),
    "axe at once": (
        ATTACK.replace('asked = "BC"\n    actor = "B"', 'asked = "C"\n    ready = "B"\n    actor = "C"').replace(
            "[seat.B]", '[options]\n    axe_prompt = "simultaneous"\n    [seat.B]'
        ),
        {"axe yes", "axe no"},
    ),
    "take": (
        'phase = "take"\ngoals = ["4,4 vein up", "-4,4 ladder", "-4,-4 hole", "4,-4 exit"]\n'
        '[options]\nvein_optional = true\n[seat.A]\nat = "4,4 C"',
        {"take yes", "take no"},
    ),
    "vote": ('phase = "vote"\nproposer = "B"\nvoted = "BC"', {"vote yes", "vote no"}),
    "over": ('phase = "over"\nhow = "vote"', set()),
}


@pytest.mark.parametrize("case", GOOD)
def test_every_phase_can_be_a_position(case):
    text, found = GOOD[case]
    match = given(text)
    assert match.view(None).phase == dedent(text).split('phase = "')[1].split('"')[0]
    assert choices(match) - {"propose-end"} == found
    again = undermine.load_position(match.position())
    assert again.position() == match.position()
    for viewer in viewers(match):
        assert again.view(viewer) == match.view(viewer)


@pytest.mark.parametrize("case", [case for case in GOOD if case != "over"])
def test_every_phase_can_be_played_on(case):
    for choice in choices(given(GOOD[case][0])):
        match = given(GOOD[case][0])
        match.decide(choice)
        assert undermine.load_position(match.position()).position() == match.position()


def test_the_end_of_a_game_is_by_exhaustion_unless_the_text_says_so():
    assert given('phase = "over"').result.how == "exhausted"
    for how in ["exit", "exhausted", "vote"]:
        assert given(f'phase = "over"\nhow = "{how}"').result.how == how


@pytest.mark.clause("Q-DC-46", "Q-DC-31", "Q-DC-34")
def test_odd_but_possible():
    """A misfit beside a goal, cards that are cut off, a creature on the exit, a web before a face-down goal."""
    match = given("""
        laid = ["4,5 I-EW", "-4,3 I-NS", "9,9 III-bridge-NS"]
        goals = ["4,4 exit up", "-4,4 hole seen=BC", "-4,-4 ladder", "4,-4 vein"]
        creatures = ["III-goblin of C at 4,4 C"]
        [seat.A]
        webs = ["I-web on -4,3 N side 1"]
        at = "9,9 EW"
        [seat.B]
        at = "4,4 N"
        lying = true
    """)
    assert creatures(match) == {"goblin": ("4,4 C", 2)}
    assert webs(match) == {"-4,3 N": (0, 1)}
    assert (at(match, 0), at(match, 1)) == ("9,9 EW", "4,4 N")
    assert [goal_at(match, "-4,4", viewer).card for viewer in viewers(match)] == [None, None, "goal-hole", "goal-hole"]
    assert undermine.load_position(match.position()).position() == match.position()


def test_the_only_space_of_a_card_needs_no_name():
    match = given('laid = ["1,0 I-EW"]\ncreatures = ["I-rat of B at 1,0"]\n[seat.A]\nat = "1,0"')
    assert (at(match, 0), creatures(match)) == ("1,0 C", {"rat": ("1,0 C", 1)})
