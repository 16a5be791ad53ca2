"""How a round ends: the last card, the last treasure or a vote; and who may decide when (LM-E, LM-O, LM-X)."""

import pytest

from tests.lost_mines.rounds import at_the_last_card, at_the_mine, ends, idle, takers, vote_to_end
from tests.lost_mines.seeing import hand_of, rest, told, viewers, walk
from tests.lost_mines.table import ROAD, choices, clause_of, given
from undermine.games.lost_mines.events import Drew, EndProposed, RoundEnded, TrapSprung, TreasureTaken, Voted

DWARVES = "yellow-loyal blue-loyal blue-selfish"
#: All of them taken but the first, which is silver.
LAST_SILVER = ("silver-3", "gold-2 taken=B", "gems-4 taken=C")


def how(match) -> list[str]:
    return [end.how for end in ends(match)]


@pytest.mark.clause("LM-E01", "LM-E03")
def test_the_round_ends_when_the_pile_is_empty_and_no_seat_has_a_card_left():
    match = at_the_last_card(
        DWARVES,
        seats={"B": {"hand": "SW"}, "C": {"hand": "ES"}},
        treasures=["silver-3", "gold-2 taken=B", "gems-4"],
    )
    idle(match, turns=2)
    assert ends(match) == [], "C still has a card"
    idle(match)
    assert ends(match) == [
        RoundEnded(
            round=1,
            how="exhausted",
            identities=("loyal", "loyal", "selfish"),
            treasures=((), ("gold-2",), ()),
            left=("silver-3", "gems-4"),
            dragon=None,
            points=(0, 2, 0),
        )
    ]


@pytest.mark.clause("LM-E01", "LM-D02")
def test_empty_hands_of_the_others_do_not_end_the_round_while_one_seat_has_cards():
    match = at_the_last_card(DWARVES, pile="SW ES")
    for card in ["NS", "SW"]:
        rest(match, f"discard {card}")
        assert ends(match) == []
        assert match.waiting == (0,), "A has drawn a card, and the others have none"
    rest(match, "discard ES")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("LM-E02", "Q-LM-37", "LM-E03")
def test_the_last_treasure_ends_the_round_at_once_and_nobody_draws():
    match = at_the_mine("silver", *LAST_SILVER, seats={"B": {"dwarf": "blue-loyal"}, "C": {"dwarf": "yellow-selfish"}})
    assert match.view(None).pile > 12
    match.decide("discard NS")
    match.decide("step E")
    taken, ended, *others = match.log(None)[-10:]
    assert isinstance(taken, TreasureTaken)
    assert ended == RoundEnded(
        round=1,
        how="treasures",
        identities=("loyal", "loyal", "selfish"),
        treasures=(("silver-3",), ("gold-2",), ("gems-4",)),
        left=(),
        dragon=None,
        points=(3, 2, 4),
    )
    assert told(match, Drew) == []
    assert [event.round for event in others if hasattr(event, "round")] == [2], "the next round begins"


@pytest.mark.clause("LM-E02", "Q-LM-37")
def test_the_last_treasure_ends_the_round_also_if_it_was_earned_by_staying():
    match = at_the_mine("silver up", *LAST_SILVER, seats={"A": {"cell": "10,2"}})
    match.decide("discard NS")
    seen = match.decide("stop")
    kinds = [type(event) for event in seen]
    assert kinds[1:4] == [Drew, TreasureTaken, RoundEnded], "who stays draws first (Q-LM-34)"
    assert how(match) == ["treasures"]


@pytest.mark.clause("LM-E02")
def test_a_treasure_that_leaves_others_beside_the_board_ends_nothing():
    match = at_the_mine("silver", "silver-3", "gold-2", "gems-4 taken=C")
    match.decide("discard NS")
    match.decide("step E")
    assert takers(match) == [0, None, 2]
    assert ends(match) == []
    assert match.waiting == (1,)


@pytest.mark.clause("LM-E03")
def test_all_identities_and_treasures_lie_open_at_the_end_of_the_game():
    """Treasures that nobody took are among them."""
    match = at_the_last_card(DWARVES, treasures=["silver-3", "gold-2 taken=B", "gems-4"], options={"rounds": 1})
    match.decide("discard NS")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert [seat.dwarf.identity for seat in view.seats] == ["loyal", "loyal", "selfish"]
        assert [treasure.value for treasure in view.treasures] == [3, 2, 4]


@pytest.mark.clause("Q-LM-38", "LM-E01")
def test_the_seat_of_the_very_last_card_still_moves():
    match = at_the_last_card(DWARVES, laid=["1,2 EW", "2,2 EW"])
    match.decide("discard NS")
    assert ends(match) == []
    match.decide("step E")
    assert ends(match) == []
    match.decide("stop")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-LM-38", "Q-LM-34")
@pytest.mark.parametrize("cell", ["9,2", "10,2"], ids=["by moving", "by staying"])
def test_the_seat_of_the_very_last_card_still_earns_a_treasure(cell):
    match = at_the_last_card(
        DWARVES,
        laid=["9,2 EW"],
        mines=["10,2 silver up", "10,0 gold", "10,4 gems", "10,6 dragon"],
        treasures=["silver-3", "gold-2", "gems-4"],
        seats={"A": {"cell": cell}},
    )
    match.decide("discard NS")
    if cell == "9,2":
        match.decide("step E")
    match.decide("stop")
    assert [(end.how, end.points) for end in ends(match)] == [("exhausted", (3, 0, 0))]


@pytest.mark.clause("Q-LM-38")
def test_a_last_card_lost_to_a_trap_ends_the_round_only_after_the_turn():
    match = at_the_last_card(DWARVES, laid=["1,2 EW"], traps=["0,2 E"], seats={"A": {"hand": "NS SW"}})
    match.decide("discard NS")
    match.decide("step E")
    assert told(match, TrapSprung) == [TrapSprung(seat=0, lost=True, card=None, known=1)]
    assert ends(match) == []
    match.decide("stop")
    assert how(match) == ["exhausted"]


@pytest.mark.clause("Q-LM-39")
def test_the_round_ends_when_all_hands_are_empty_though_the_pile_is_not():
    """It can't come about in play: here A, without cards, moves in a turn that draws nothing."""
    match = at_the_last_card(
        DWARVES,
        laid=["1,2 EW"],
        pile="SW ES",
        phase="move",
        to_draw=0,
        seats={"A": {"hand": ""}},
        options={"rounds": 1},
    )
    match.decide("stop")
    assert how(match) == ["exhausted"]
    assert match.view(None).pile == 2


@pytest.mark.clause("LM-O01", "LM-S11")
def test_nobody_decides_anything_in_another_seats_turn():
    match = given(f"""
        seats = 4
        laid = [{ROAD}]
        mines = ["10,2 gold", "10,0 silver", "10,4 gems", "10,6 dragon"]
        treasures = ["gold-2", "gold-3", "gems-3", "gems-4"]
        traps = ["8,2 E"]
        [options]
        vote_end = false
        [seat.A]
        cell = "8,2"
        hand = "NS SW axe"
        [seat.B]
        hand = "troll boat"
    """)
    for decision in ["discard NS", "step E", "step E", "align upright", "take 1"]:
        assert match.waiting == (0,)
        for other in (1, 2, 3):
            assert choices(match, seat=other) == set()
            for text in ["discard boat", "troll 9,2 E", "step E", "stop", "align upright", "take 1", "vote no"]:
                assert clause_of(match, text, other) == "LM-S11"
        match.decide(decision)
    assert match.waiting == (1,)


@pytest.mark.clause("LM-O01", "LM-A11")
def test_the_card_lost_to_a_trap_is_picked_by_chance_and_nobody_is_asked():
    lost = set()
    for seed in range(30):
        match = given(f"""
            laid = ["1,2 EW", "2,2 EW"]
            traps = ["0,2 E"]
            seed = "{seed}"
            [seat.A]
            dwarf = "yellow-loyal"
            hand = "NS SW axe boat"
        """)
        match.decide("discard NS")
        match.decide("step E")
        assert match.waiting == (0,), "not the left neighbour"
        lost |= {"SW", "axe", "boat"} - set(hand_of(match, 0))
    assert lost == {"SW", "axe", "boat"}


VOTING = """
    seats = 4
    laid = ["1,2 EW"]
    [seat.A]
    dwarf = "yellow-loyal"
    hand = "NS SW"
"""


@pytest.mark.clause("Q-LM-52", "LM-X01", "LM-O03")
@pytest.mark.parametrize("proposer", range(4))
def test_any_seat_may_propose_the_end_and_the_round_ends_if_all_agree(proposer):
    match = given(VOTING)
    assert "propose-end" in choices(match, seat=proposer)
    match.decide("propose-end", proposer)
    others = [seat for seat in range(4) if seat != proposer]
    assert sorted(match.waiting) == others
    assert match.view(None).vote.yes == (proposer,), "proposing counts as a yes"
    assert clause_of(match, "vote yes", proposer) == "Q-LM-52"
    assert clause_of(match, "discard NS", others[0]) == "Q-LM-52", "first the vote"
    for seat in reversed(others):
        assert ends(match) == []
        assert choices(match, seat=seat) == {"vote yes", "vote no"}
        match.decide("vote yes", seat)
    assert how(match) == ["vote"]


@pytest.mark.clause("Q-LM-52")
def test_one_no_ends_the_vote_and_the_turn_goes_on_without_another_vote():
    match = given(VOTING)
    match.decide("propose-end", 2)
    match.decide("vote yes", 3)
    match.decide("vote no", 1)
    assert match.waiting == (0,), "nobody else is asked, and A still has the turn"
    assert ends(match) == []
    assert {clause_of(match, "propose-end", seat) for seat in range(4)} == {"Q-LM-52"}
    assert "propose-end" not in choices(match)
    assert clause_of(match, "vote yes") == "Q-LM-52"
    rest(match, "discard NS")
    assert "propose-end" in choices(match, seat=2), "one vote for each turn, and this is another one"
    assert [event for event in match.log(None) if isinstance(event, EndProposed | Voted)] == [
        EndProposed(seat=2),
        Voted(seat=3, yes=True),
        Voted(seat=1, yes=False),
    ]


@pytest.mark.clause("Q-LM-52", "LM-O03")
def test_the_end_is_proposed_only_at_the_beginning_of_a_turn():
    match = at_the_mine("gold", "gold-2", "gold-3", "gems-3")
    for decision in ["discard NS", "step E", "align turned"]:
        match.decide(decision)
        assert {clause_of(match, "propose-end", seat) for seat in range(3)} == {"Q-LM-52"}
        assert {"propose-end"} & choices(match, seat=0) == set()
        assert choices(match, seat=1) == set()


@pytest.mark.clause("Q-LM-52", "LM-X01")
def test_a_seat_without_cards_is_asked_too_and_whether_a_mine_can_be_reached_is_not_tested():
    match = at_the_mine("gold up", "gold-2", "gold-3", "gems-3 taken=C", seats={"B": {"hand": ""}})
    match.decide("propose-end", 1)
    assert sorted(match.waiting) == [0, 2]
    match.decide("vote yes", 0)
    match.decide("vote yes", 2)
    assert how(match) == ["vote"]
    assert ends(match)[0].treasures == ((), (), ("gems-3",)), "what was taken before counts"
    assert match.view(None).ended[0].left == ("gold-2", "gold-3"), "and the rest is turned over too"


@pytest.mark.clause("LM-X01", "Q-LM-52")
def test_a_vote_in_the_last_round_ends_the_game():
    match = given(VOTING + "[options]\nrounds = 1")
    vote_to_end(match)
    assert match.result is not None
    assert match.waiting == ()


@pytest.mark.clause("LM-O03", "LM-X01")
def test_without_the_option_no_seat_can_end_the_round_early():
    match = given(VOTING + "[options]\nvote_end = false")
    for seat in range(4):
        assert clause_of(match, "propose-end", seat) == "LM-X01"
        assert "propose-end" not in choices(match, seat=seat)
    match.decide("discard NS")
    walk(match, "EW")
    assert {clause_of(match, "propose-end", seat) for seat in range(4)} == {"LM-X01"}
