"""How the game ends: the last card, a side that is out, or a vote; and who is skipped (DC-E, DC-N, DC-O04, DC-X)."""

import pytest

import undermine
from tests.classic.rounds import vote_to_end
from tests.dark_cave.endings import (
    FIVE,
    THREE,
    at_the_last_card,
    before_the_exit,
    ends,
    go_out,
    goals_with,
    how,
    table_with,
)
from tests.dark_cave.seeing import at, creatures, hand_of, idle, rest, told, viewers, walk
from tests.dark_cave.table import choices, clause_of, given
from undermine.games.dark_cave.events import (
    ClanRevealed,
    CreatureLeft,
    Drew,
    DwarfLeft,
    EndProposed,
    GameBegan,
    GameEnded,
    LeftOverSeen,
    Skipped,
    Voted,
)


@pytest.mark.clause("DC-E01", "DC-D03")
def test_the_game_ends_when_the_pile_is_empty_and_all_hand_cards_are_played():
    match = at_the_last_card(THREE, {"B": {"hand": "I-EW"}, "C": {"hand": "I-NE"}})
    idle(match, turns=2)
    assert how(match) == [], "C still has a card"
    idle(match)
    assert how(match) == ["exhausted"]
    assert match.result.how == "exhausted"


@pytest.mark.clause("DC-E01")
def test_empty_hands_of_the_others_do_not_end_the_game_while_one_seat_draws():
    match = at_the_last_card(THREE, pile="I-EW I-NE")
    for card in ["I-NS", "I-EW"]:
        rest(match, f"discard {card}")
        assert how(match) == []
        assert match.waiting == (0,), "A has drawn a card, and the others have none"
    rest(match, "discard I-NE")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("DC-E01")
def test_an_empty_pile_alone_does_not_end_the_game():
    match = at_the_last_card(THREE, {"A": {"hand": "I-NS I-EW"}})
    rest(match, "discard I-NS")
    assert match.view(None).pile == 0
    assert (how(match), match.waiting) == ([], (0,))


@pytest.mark.clause("DC-E02", "DC-V04", "DC-V08", "DC-V02")
def test_a_side_of_one_is_out_as_soon_as_its_dwarf_is_out():
    """T-DC-22: the saboteur of three seats leaves first, with 3 gold; 3 times 2 to 0."""
    match = before_the_exit("yellow-saboteur yellow-loyal yellow-loyal")
    assert match.view(None).pile > 5
    go_out(match)
    (end,) = ends(match)
    assert (end.how, end.saved, end.treasures, end.winners) == ("exit", (3, 0, 0), (0, 6), (0,))
    assert told(match, Drew) == [], "the game is over at once"
    assert (match.waiting, match.view(None).seats[0].hand.number) == ((), 1)


SIDES = [
    # A's dwarf leaves while these others are out already
    ("yellow-loyal blue-loyal", "", True),
    ("yellow-loyal yellow-loyal yellow-saboteur", "", False),
    ("yellow-loyal yellow-loyal yellow-saboteur", "B", True),
    ("yellow-loyal yellow-saboteur yellow-saboteur", "", True),
    ("yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur", "C", False),
    ("yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur", "B", True),
    ("yellow-saboteur yellow-loyal yellow-loyal yellow-saboteur", "D", True),
    ("yellow-saboteur yellow-loyal yellow-loyal yellow-saboteur", "B", False),
    # both clans: the yellow saboteur works with the blue ones
    (FIVE, "", False),
    (FIVE, "C", False),
    (FIVE, "B", True),
    (FIVE, "CD", False),
    ("yellow-saboteur blue-loyal blue-loyal blue-loyal yellow-loyal", "", False),
    ("yellow-saboteur blue-loyal blue-loyal blue-loyal yellow-loyal", "BC", False),
    ("yellow-saboteur blue-loyal blue-loyal blue-loyal yellow-loyal", "BCD", True),
    ("yellow-loyal blue-loyal blue-loyal blue-loyal yellow-saboteur", "", True),
    ("blue-saboteur yellow-loyal yellow-loyal blue-loyal blue-loyal", "BC", True),
    ("blue-saboteur yellow-loyal yellow-loyal blue-loyal blue-loyal", "D", False),
]


@pytest.mark.clause("DC-E02", "Q-DC-38", "DC-E03")
@pytest.mark.parametrize(("clans", "out", "ended"), SIDES)
def test_the_game_ends_at_once_when_all_who_work_for_one_side_are_out(clans, out, ended):
    match = before_the_exit(clans, {seat: {"at": "out"} for seat in out})
    go_out(match)
    assert how(match) == (["exit"] if ended else [])
    assert (match.waiting == ()) == ended
    assert len(told(match, Drew)) == (not ended), "the seat draws unless the game is over"


@pytest.mark.clause("DC-E02", "Q-DC-38", "Q-DC-81")
def test_clan_cards_that_nobody_was_dealt_do_not_keep_a_side_in_the_cave():
    """One dwarf works for yellow; two more yellow cards and a blue saboteur are left over."""
    match = before_the_exit("yellow-loyal blue-loyal blue-loyal blue-loyal yellow-saboteur")
    go_out(match)
    assert how(match) == ["exit"]
    assert ends(match)[0].left_over == ("yellow-loyal", "yellow-loyal", "blue-saboteur")


@pytest.mark.clause("DC-E03", "D-DC-10", "DC-I03", "DC-R05")
def test_nothing_is_announced_before_the_side_is_really_out():
    """A, the first one out, knows the three left-over cards; nobody else learns anything of them."""
    match = before_the_exit(FIVE, left_over="yellow-loyal blue-loyal blue-saboteur")
    go_out(match)
    for viewer in viewers(match):
        seen = ("yellow-loyal", "blue-loyal", "blue-saboteur") if viewer == 0 else None
        (event,) = told(match, LeftOverSeen, viewer)
        assert (event.seat, event.number, event.cards) == (0, 3, seen)
        assert match.view(viewer).left_over.cards == seen
        kinds = [type(event) for event in match.log(viewer, 1)]
        assert kinds[-4:] == [DwarfLeft, ClanRevealed, LeftOverSeen, Drew], "and nothing else"
        assert match.view(viewer).result is None


@pytest.mark.clause("D-DC-10", "DC-E03", "DC-I03")
def test_whatever_is_left_over_the_exit_looks_the_same_to_all_but_the_first_seat_out():
    """E is dealt the same at both tables; A's side is A and B at one, A, C and D at the other."""
    one = before_the_exit(FIVE, left_over="yellow-loyal blue-loyal blue-saboteur")
    clans = "yellow-loyal yellow-saboteur yellow-loyal blue-saboteur blue-loyal"
    other = before_the_exit(clans, left_over="yellow-loyal blue-loyal blue-loyal")
    go_out(one)
    go_out(other)
    assert one.view(0) != other.view(0), "A knows more"
    for viewer in (4, None):
        assert one.log(viewer) == other.log(viewer)
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.clause("DC-E03", "DC-E02", "D-DC-10")
def test_the_program_announces_the_end_whoever_brings_it_about():
    """B left first and knows what is left over; it is A's exit that ends the game, and all are told."""
    match = before_the_exit(THREE, {"B": {"at": "out", "gold": 1}}, first_out="B")
    go_out(match)
    for viewer in viewers(match):
        assert told(match, LeftOverSeen, viewer) == [], "A is not the first one out"
        assert [event.how for event in told(match, GameEnded, viewer)] == ["exit"]
        assert match.view(viewer).left_over.cards == ("yellow-saboteur",), "now it is public"


@pytest.mark.clause("DC-E04", "DC-N01")
def test_there_is_one_game_and_nothing_after_it():
    match = undermine.start("dark_cave", 4, 11)
    vote_to_end(match)
    assert [type(event) for event in match.log(None)].count(GameBegan) == 1
    assert isinstance(match.log(None)[-1], GameEnded)
    assert how(match) == ["vote"]
    assert (match.waiting, match.view(None).phase) == ((), "over")
    for seat in range(4):
        assert choices(match, seat=seat) == set()
        for text in ["discard I-NS", "stop", "propose-end", "vote yes", "step 1,0 C", "axe no", "lay I-EW 1,0"]:
            assert clause_of(match, text, seat) == "DC-E04"
    assert not hasattr(match.view(None), "round")


@pytest.mark.clause("Q-DC-52", "DC-E01", "DC-R04")
def test_the_seat_of_the_very_last_card_still_moves_and_may_get_out():
    """T-DC-24 (i)."""
    match = before_the_exit(THREE, {"A": {"hand": "I-NS"}, "B": {"hand": ""}, "C": {"hand": ""}}, pile="")
    match.decide("discard I-NS")
    assert how(match) == []
    match.decide("step 4,4 C")
    (end,) = ends(match)
    assert (end.how, end.saved, end.treasures) == ("exhausted", (3, 0, 0), (3, 0))


@pytest.mark.clause("Q-DC-52", "DC-E01")
def test_exhaustion_is_tested_at_the_end_of_the_turn_also_if_the_dwarf_stays_inside():
    match = at_the_last_card(THREE, laid=["1,0 I-EW", "2,0 II-EW"])
    match.decide("discard I-NS")
    walk(match, "1,0 C", "2,0 W")
    assert (how(match), match.waiting) == ([], (0,))
    match.decide("stop")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-DC-52", "DC-E02")
def test_a_side_that_is_out_ends_the_game_at_once_also_with_the_very_last_card():
    seats = {"A": {"hand": "I-NS"}, "B": {"hand": "", "at": "out"}, "C": {"hand": ""}}
    match = before_the_exit(THREE, seats, pile="")
    go_out(match)
    assert how(match) == ["exit"]


@pytest.mark.clause("Q-DC-52", "DC-M05")
def test_a_last_card_lost_to_the_bridge_ends_the_game_only_after_the_turn():
    match = at_the_last_card(THREE, {"A": {"hand": "I-NS I-NE"}}, laid=["1,0 I-bridge-EW", "2,0 I-EW"])
    match.decide("discard I-NS")
    match.decide("step 1,0 EW")
    assert hand_of(match, 0) == ()
    assert how(match) == []
    match.decide("step 2,0 C")
    assert at(match, 0) == "2,0 C"
    match.decide("stop")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-DC-53", "DC-E01")
def test_the_game_ends_when_all_hands_are_empty_though_the_pile_is_not():
    """T-DC-24 (ii). It can't come about in play: here A, without cards, moves in a turn that draws nothing."""
    match = at_the_last_card(
        THREE,
        {"A": {"hand": ""}},
        laid=["1,0 I-EW"],
        pile="I-NS I-NE I-NW II-NS II-NE",
        phase="move",
        to_draw=0,
    )
    match.decide("stop")
    assert how(match) == ["exhausted"]
    assert match.view(None).pile == 5
    assert match.result.winner is None


@pytest.mark.clause("Q-DC-45", "DC-T05", "DC-T04", "Q-DC-59")
def test_the_rat_of_a_seat_without_cards_is_removed_when_its_turn_comes():
    """T-DC-24 (iii)."""
    match = table_with(
        THREE,
        {"A": {"hand": "I-NS I-NE"}, "B": {"hand": ""}},
        laid=["0,1 I-hole-NESW"],
        creatures=["I-rat of B at 0,1 C"],
    )
    assert creatures(match) == {"rat": ("0,1 C", 1)}
    rest(match, "discard I-NS")
    assert told(match, CreatureLeft) == [CreatureLeft(seat=1, creature="rat")]
    assert told(match, Skipped) == [Skipped(seat=1)]
    assert (creatures(match), match.waiting) == ({}, (2,))


@pytest.mark.clause("Q-DC-59", "DC-T04", "D-DC-04")
def test_a_seat_without_cards_is_skipped_each_time_and_draws_nothing():
    match = table_with(THREE, {"A": {"hand": "I-NS I-NE"}, "B": {"hand": ""}, "C": {"hand": "I-EW I-NW"}})
    assert match.view(None).pile > 20
    for times in (1, 2, 3):
        idle(match)
        assert (match.waiting, told(match, Skipped)) == ((2,), [Skipped(seat=1)] * times)
        idle(match)
        assert match.waiting == (0,)
    assert match.view(None).seats[1].hand.number == 0
    assert 1 not in {event.seat for event in told(match, Drew)}
    assert at(match, 1) == "0,0 C", "and its dwarf does not move"


@pytest.mark.clause("Q-DC-59", "Q-DC-55", "D-DC-04")
def test_only_a_swap_brings_a_seat_without_cards_back():
    match = table_with(THREE, {"A": {"hand": "II-swap I-NE"}, "B": {"hand": ""}, "C": {"hand": "I-EW I-NW"}})
    rest(match, "swap B with II-swap")
    assert match.waiting == (1,)
    assert told(match, Skipped) == []
    assert "I-NE" in hand_of(match, 1)
    idle(match, turns=2)
    assert match.waiting == (1,), "now it is A that has none"
    assert told(match, Skipped) == [Skipped(seat=0)]


VOTING = """
    seats = 4
    laid = ["1,0 I-EW"]
    [seat.A]
    hand = "I-NS I-NE"
    [seat.C]
    hand = ""
    [seat.D]
    at = "out"
"""


@pytest.mark.clause("Q-DC-58", "DC-X01", "DC-O04", "D-DC-11")
@pytest.mark.parametrize("proposer", range(4))
def test_any_seat_may_propose_the_end_and_the_game_ends_if_all_agree(proposer):
    """C has no cards, and D's dwarf is out: they have a say all the same."""
    match = given(VOTING)
    assert "propose-end" in choices(match, seat=proposer)
    match.decide("propose-end", proposer)
    others = [seat for seat in range(4) if seat != proposer]
    assert sorted(match.waiting) == others
    assert (match.view(None).vote.proposer, match.view(None).vote.yes) == (proposer, (proposer,))
    assert clause_of(match, "vote no", proposer) == "Q-DC-58", "proposing counts as a yes"
    assert clause_of(match, "discard I-NS", others[0]) == "Q-DC-58", "first the vote"
    for seat in reversed(others):
        assert how(match) == []
        assert choices(match, seat=seat) == {"vote yes", "vote no"}
        match.decide("vote yes", seat)
    assert how(match) == ["vote"]
    assert match.view(None).vote is None


@pytest.mark.clause("Q-DC-58")
@pytest.mark.parametrize("against", [0, 1, 3])
def test_one_no_ends_the_vote_and_the_turn_goes_on_without_another_vote(against):
    match = given(VOTING)
    match.decide("propose-end", 2)
    match.decide("vote no", against)
    assert match.waiting == (0,), "nobody else is asked, and A still has the turn"
    assert (how(match), match.view(None).phase) == ([], "play")
    assert {clause_of(match, "propose-end", seat) for seat in range(4)} == {"Q-DC-58"}
    assert "propose-end" not in choices(match)
    assert clause_of(match, "vote yes") == "Q-DC-58"
    rest(match, "discard I-NS")
    assert "propose-end" in choices(match, seat=2), "one vote for each turn, and this is another one"
    assert [event for event in match.log(None) if isinstance(event, EndProposed | Voted)] == [
        EndProposed(seat=2),
        Voted(seat=against, yes=False),
    ]


@pytest.mark.clause("Q-DC-58", "DC-O04")
def test_yes_of_all_but_one_is_not_enough():
    match = given(VOTING)
    match.decide("propose-end", 1)
    match.decide("vote yes", 3)
    match.decide("vote yes", 0)
    assert (how(match), match.waiting) == ([], (2,))
    match.decide("vote no", 2)
    assert (how(match), match.waiting) == ([], (0,))


@pytest.mark.clause("Q-DC-58", "DC-O04")
def test_the_end_is_proposed_only_at_the_beginning_of_a_turn():
    match = table_with(
        THREE,
        {"A": {"at": "3,4 C", "hand": "I-rat I-NS"}},
        goals=goals_with("hole"),
        laid=["3,4 I-EW", "0,1 I-hole-NESW"],
    )
    for decision in ["attract 0,1 with I-rat", "stop", "step 4,4 W"]:
        match.decide(decision)
        assert match.waiting == (0,)
        assert {clause_of(match, "propose-end", seat) for seat in range(3)} == {"Q-DC-58"}
        assert "propose-end" not in choices(match, seat=0)
        assert choices(match, seat=1) == set()
    assert match.view(None).phase == "align"


@pytest.mark.clause("DC-X01", "D-DC-11", "Q-DC-58")
def test_whether_the_exit_can_still_be_reached_is_not_tested():
    match = before_the_exit(THREE, {"B": {"at": "4,4 N"}})
    assert match.view(None).pile > 20
    vote_to_end(match)
    (end,) = ends(match)
    assert (end.how, end.saved, end.treasures, end.winner, end.winners) == ("vote", (0, 0, 0), (0, 0), None, ())


@pytest.mark.clause("DC-X01", "DC-V02", "Q-DC-58")
def test_gold_that_is_out_counts_after_a_vote_as_after_any_other_end():
    match = table_with(FIVE, {"C": {"at": "out", "gold": 2}})
    vote_to_end(match)
    (end,) = ends(match)
    assert (end.how, end.saved, end.treasures, end.winners) == ("vote", (0, 0, 2, 0, 0), (0, 4), (2, 3, 4))


@pytest.mark.clause("DC-O04", "DC-X01")
def test_nothing_but_the_vote_is_decided_by_the_whole_table():
    """In another seat's turn the others may propose the end, and that is all."""
    match = given(VOTING)
    for seat in (1, 2, 3):
        assert choices(match, seat=seat) == {"propose-end"}
        for text in ["discard I-NS", "stop", "step 1,0 C", "vote yes", "axe no", "align upright", "take yes"]:
            assert clause_of(match, text, seat) == "DC-S13"
