"""Points: sides, shares, remainders, selfish dwarves, the dragon; and who wins the game (LM-V)."""

from itertools import combinations_with_replacement, product

import pytest

from tests.lost_mines.rounds import at_the_last_card, at_the_mine, ends, points
from tests.lost_mines.seeing import deck_with, told, viewers
from undermine.games.lost_mines.events import GameEnded, RoundEnded
from undermine.games.lost_mines.positions import dwarf_name
from undermine.games.lost_mines.scoring import counts, score, shares

ROLES = {dwarf_name(role): role for role in range(6)}
#: The yellow side has three members: A, B and C. The blue side has one: E.
FIVE = "yellow-loyal yellow-loyal blue-saboteur yellow-selfish blue-loyal"


def scored(dwarves: str, *treasures: str, **entries):
    """The round is over; the treasures, one for each seat, were taken as they say."""
    match = at_the_last_card(dwarves, treasures=list(treasures), **entries)
    match.decide("discard NS")
    return match


def round_points(dwarves: str, *treasures: str, **entries) -> list[int]:
    """What each seat gained in a round."""
    return list(ends(scored(dwarves, *treasures, **entries))[0].points)


@pytest.mark.clause("LM-V09", "LM-V01", "LM-V02", "LM-V03", "LM-V04", "LM-V05", "LM-V07", "Q-LM-58")
def test_the_worked_case_with_six_seats():
    """A and B: yellow loyal. C and D: blue loyal, D has the dragon. E: yellow saboteur. F: blue selfish."""
    seats = {
        "A": {"dwarf": "yellow-loyal"},
        "B": {"dwarf": "yellow-loyal"},
        "C": {"dwarf": "blue-loyal"},
        "D": {"dwarf": "blue-loyal"},
        "E": {"dwarf": "yellow-saboteur"},
        "F": {"dwarf": "blue-selfish"},
    }
    treasures = ["gems-4", "gems-4 taken=B", "gems-3 taken=C", "silver-1 taken=D", "gold-4 taken=E", "gold-3 taken=F"]
    match = at_the_mine("gems", *treasures, dragon="D", seats=seats)
    match.decide("discard NS")
    match.decide("step E")
    (end,) = ends(match)
    assert (end.how, end.dragon) == ("treasures", 3)
    assert end.points == (4, 4, 2, 0, 4, 3)
    assert sum(end.points) == 17
    assert points(match) == [4, 4, 2, 0, 4, 3]


@pytest.mark.clause("LM-V09", "LM-V07")
@pytest.mark.parametrize(("dragon", "found", "total"), [(-1, [4, 4, 2, 2, 4, 3], 19), (3, [4, 4, 2, 0, 4, 3], 17)])
def test_the_worked_case_before_and_after_the_dragon(dragon, found, total):
    names = ["yellow-loyal", "yellow-loyal", "blue-loyal", "blue-loyal", "yellow-saboteur", "blue-selfish"]
    values = [[4], [4], [3], [1], [4], [3]]
    assert score([ROLES[name] for name in names], values, dragon) == found
    assert sum(found) == total


CASES = {
    "7, one member": ([[4], [2], [1]], [3, 2, 2]),
    "7, two members": ([[3], [3], [1]], [2, 2, 2]),
    "8, two members": ([[3], [3], [2]], [3, 3, 2]),
    "5, three members": ([[1, 1], [1, 1], [1]], [1, 1, 1]),
    "1, one of two members": ([[1], []], [1, 0]),
}


@pytest.mark.clause("LM-V10", "LM-V04", "LM-V05", "LM-V06")
@pytest.mark.parametrize("case", CASES)
def test_the_cases_of_the_table(case):
    values, found = CASES[case]
    assert shares(values) == found
    assert shares(values[::-1]) == found[::-1], "whatever the order of the seats"


@pytest.mark.clause("LM-V10", "LM-V04", "LM-V05", "LM-V06")
@pytest.mark.parametrize(
    ("treasures", "found"),
    [
        (["gems-4 taken=A", "silver-2 taken=B", "silver-1 taken=C"], [3, 2, 2]),
        (["silver-1 taken=A", "silver-2 taken=B", "gems-4 taken=C"], [2, 2, 3]),
        (["gems-3 taken=A", "gold-3 taken=B", "silver-1 taken=C"], [2, 2, 2]),
        (["gems-3 taken=A", "gold-3 taken=B", "silver-2 taken=C"], [3, 3, 2]),
        (["gems-4 taken=A", "gems-4 taken=B", "gold-2"], [3, 3, 2]),
    ],
)
def test_the_cases_of_the_table_at_a_table_of_five(treasures, found):
    assert round_points(FIVE, *treasures, "gems-3", "gold-3") == [*found, 0, 0]


@pytest.mark.clause("LM-V10", "LM-V06")
def test_five_points_of_which_three_members_took_the_best_leave_two_that_are_lost():
    """It takes five treasures of the same value 1, and so another deck."""
    changes = [("gems = [3, 3, 4, 4]", "gems = [1, 1, 1, 1]"), ("gold = [2, 3, 3, 4]", "gold = [1, 1, 1, 1]")]
    dwarves = f"{FIVE} blue-selfish"
    treasures = ["gems-1 taken=A", "gems-1 taken=A", "gems-1 taken=B", "gold-1 taken=B", "gold-1 taken=C", "silver-2"]
    assert round_points(dwarves, *treasures, deck=deck_with(*changes)) == [1, 1, 1, 0, 0, 0]


@pytest.mark.clause("LM-V10")
def test_a_single_point_goes_to_the_member_who_took_it():
    assert round_points("yellow-loyal blue-saboteur blue-loyal", "silver-1 taken=B", "gold-2", "gold-3") == [0, 1, 0]


@pytest.mark.clause("LM-V10", "LM-V07", "Q-LM-60")
@pytest.mark.parametrize(
    ("treasures", "found"),
    [
        (["gems-3 taken=A", "gold-2"], 1),
        (["gold-2 taken=A", "gold-3"], 0),
        (["silver-1 taken=A", "gold-3"], 0),
        (["gold-2", "gold-3"], 0),
    ],
    ids=["3 - 2", "2 - 2", "1 - 1", "0 - 0"],
)
@pytest.mark.parametrize(
    "dwarves",
    [
        "yellow-loyal blue-loyal blue-selfish",
        "yellow-selfish blue-loyal blue-selfish",
        "yellow-saboteur yellow-loyal blue-selfish",
    ],
    ids=["loyal", "selfish", "saboteur"],
)
def test_the_dragon_costs_two_points_but_never_more_than_its_holder_gained(dwarves, treasures, found):
    assert round_points(dwarves, *treasures, "silver-3", dragon="A") == [found, 0, 0]


@pytest.mark.clause("LM-V08", "LM-V07", "LM-N03")
@pytest.mark.parametrize(("treasure", "total"), [("silver-2", 9), ("silver-1 taken=A", 9), ("gems-4 taken=A", 11)])
def test_the_dragon_never_touches_the_points_of_earlier_rounds(treasure, total):
    dwarves = "yellow-loyal blue-loyal blue-selfish"
    match = scored(dwarves, treasure, "gold-2", "gold-3", dragon="A", round=2, seats={"A": {"points": 9}})
    assert points(match) == [total, 0, 0]


@pytest.mark.clause("LM-V01", "Q-LM-60")
def test_a_selfish_dwarf_scores_what_it_took_itself_and_nothing_else():
    treasures = ["gems-4 taken=D", "silver-2 taken=D", "gems-3 taken=A", "gold-3 taken=B", "gold-2"]
    assert round_points(FIVE, *treasures) == [2, 2, 2, 6, 0]
    assert round_points(FIVE, *treasures, dragon="D") == [2, 2, 2, 4, 0]


@pytest.mark.clause("LM-V02", "LM-V03")
def test_saboteurs_score_with_the_other_clan_and_loyal_dwarves_with_their_own():
    """What the yellow saboteur took counts for blue, and what the blue one took for yellow."""
    dwarves = "yellow-loyal yellow-saboteur blue-loyal blue-saboteur"
    assert round_points(dwarves, "gems-4 taken=B", "gold-2", "gold-3", "gems-3") == [0, 2, 2, 0]
    assert round_points(dwarves, "gems-4 taken=D", "gold-2", "gold-3", "gems-3") == [2, 0, 0, 2]


@pytest.mark.clause("LM-V02")
def test_a_lone_saboteur_is_the_whole_other_side():
    dwarves = "yellow-loyal yellow-selfish yellow-saboteur"
    assert round_points(dwarves, "gems-4 taken=C", "gems-3 taken=A", "gold-2") == [3, 0, 4]


@pytest.mark.clause("LM-V04")
def test_members_without_treasures_share_alike():
    assert round_points(FIVE, "gems-4 taken=A", "silver-2 taken=A", "gold-2", "gold-3", "gems-3") == [2, 2, 2, 0, 0]


@pytest.mark.clause("LM-V05", "LM-V06")
def test_the_remainder_goes_by_the_best_single_treasure_not_by_the_sum():
    """B took 2 + 3, A took 4 alone."""
    treasures = ["gems-4 taken=A", "silver-2 taken=B", "gems-3 taken=B", "silver-1 taken=C", "gold-2"]
    assert round_points(FIVE, *treasures) == [4, 3, 3, 0, 0]


@pytest.mark.clause("Q-LM-55")
def test_two_treasures_of_the_highest_value_make_one_member_who_gets_the_whole_remainder():
    treasures = ["gems-4 taken=C", "gems-4 taken=C", "gold-3 taken=A", "gold-2", "silver-1"]
    assert round_points(FIVE, *treasures) == [3, 3, 5, 0, 0]
    assert shares([[4, 4], [], []]) == [4, 2, 2]


@pytest.mark.clause("Q-LM-55", "LM-V06")
def test_two_treasures_of_the_highest_value_do_not_count_twice_in_a_tie():
    """A took two of value 4, B one: a remainder of 2 is one point for each of them."""
    changes = [("gems = [3, 3, 4, 4]", "gems = [2, 4, 4, 4]")]
    treasures = ["gems-4 taken=A", "gems-4 taken=A", "gems-4 taken=B", "gems-2 taken=C", "gold-3"]
    assert round_points(FIVE, *treasures, deck=deck_with(*changes)) == [5, 5, 4, 0, 0]


@pytest.mark.clause("Q-LM-56")
def test_a_better_treasure_of_a_selfish_dwarf_does_not_matter():
    """D, yellow and selfish, has the best treasure; A still has the best of the side."""
    treasures = ["gems-3 taken=A", "silver-1 taken=B", "gems-4 taken=D", "gold-2", "gold-3"]
    assert round_points(FIVE, *treasures) == [2, 1, 1, 4, 0]


@pytest.mark.clause("LM-V05", "LM-V02")
def test_a_better_treasure_of_the_other_side_does_not_matter():
    treasures = ["gems-3 taken=A", "silver-1 taken=B", "gems-4 taken=E", "gold-2", "gold-3"]
    assert round_points(FIVE, *treasures) == [2, 1, 1, 0, 4]


@pytest.mark.clause("Q-LM-57")
@pytest.mark.parametrize("members", range(1, 6))
def test_a_side_without_treasures_has_nothing_to_share(members):
    assert shares([[] for _ in range(members)]) == [0] * members


@pytest.mark.clause("LM-V03", "LM-V02")
def test_a_side_without_members_scores_nothing():
    assert shares([]) == []
    assert round_points("yellow-selfish blue-selfish yellow-loyal", "gold-2 taken=C", "gems-3", "gems-4") == [0, 0, 2]


@pytest.mark.clause("Q-LM-53")
def test_treasures_that_nobody_took_count_for_nobody():
    assert round_points(FIVE, "gems-4", "gems-4", "gold-4", "silver-3", "gold-3 taken=E") == [0, 0, 0, 0, 3]


@pytest.mark.clause("Q-LM-58", "LM-V05")
def test_the_dragon_is_paid_after_the_remainder():
    """A pays out of its share and the remainder; if the dragon came first, the remainder would be left."""
    others = ["silver-2", "gold-2", "gold-3", "gems-3"]
    assert round_points(FIVE, "silver-1 taken=A", *others, dragon="A") == [0, 0, 0, 0, 0]
    assert round_points(FIVE, "gems-4 taken=A", *others, dragon="A") == [0, 1, 1, 0, 0]


@pytest.mark.clause("Q-LM-59", "Q-LM-58")
@pytest.mark.parametrize("dragon", "ABC")
def test_nobody_gets_the_points_that_the_dragon_costs(dragon):
    treasures = ["gems-4 taken=A", "gold-3 taken=B", "silver-2 taken=C", "gold-2", "gems-3"]
    found = [3, 3, 3, 0, 0]
    assert round_points(FIVE, *treasures) == found
    paid = [share - 2 * (seat == "ABC".index(dragon)) for seat, share in enumerate(found)]
    assert round_points(FIVE, *treasures, dragon=dragon) == paid


@pytest.mark.clause("LM-V03", "LM-V04", "LM-V05", "LM-V06", "Q-LM-55", "Q-LM-57")
def test_any_side_shares_evenly_and_loses_less_than_a_point_for_each_best_finder():
    hands = [[], [1], [2], [3], [1, 3], [3, 3]]
    for members in (1, 2, 3):
        for values in combinations_with_replacement(hands, members):
            total, best = sum(map(sum, values)), max(max(own, default=0) for own in values)
            finders = [best in own for own in values]
            found = shares(list(values))
            assert {share for share, finder in zip(found, finders, strict=True) if not finder} <= {total // members}
            assert len({share for share, finder in zip(found, finders, strict=True) if finder}) == (total > 0)
            lost = total - sum(found)
            assert 0 <= lost < max(sum(finders), 1)


@pytest.mark.clause("LM-V02")
def test_sides_by_clan_and_identity():
    """A dwarf of each kind and a companion of each clan: who shares with whom."""
    for (clan, identity), own in product(product(["yellow", "blue"], ["loyal", "saboteur"]), ["yellow", "blue"]):
        found = score([ROLES[f"{clan}-{identity}"], ROLES[f"{own}-loyal"]], [[], [4]], -1)
        assert (found[0] == 2) == ((clan == own) == (identity == "loyal"))


@pytest.mark.clause("Q-LM-62")
def test_points_are_public():
    match = at_the_last_card(
        "yellow-loyal blue-loyal blue-selfish",
        seats={"B": {"points": 7}},
        treasures=["gold-4 taken=C", "silver-1", "gems-3 taken=B"],
    )
    match.decide("discard NS")
    for viewer in viewers(match):
        assert match.view(viewer).round == 2
        assert [seat.points for seat in match.view(viewer).seats] == [0, 10, 4]
        assert [event.points for event in told(match, RoundEnded, viewer)] == [(0, 3, 4)]


@pytest.mark.clause("LM-V11", "LM-E04")
@pytest.mark.parametrize(
    ("before", "winners"),
    [((0, 0, 0), (0,)), ((0, 5, 0), (1,)), ((0, 4, 0), (0, 1)), ((0, 4, 4), (0, 1, 2)), ((1, 4, 5), (0, 2))],
)
def test_the_most_points_in_total_win_and_a_tie_is_shared(before, winners):
    """A gains 4 in the last round."""
    seats = {seat: {"points": own} for seat, own in zip("ABC", before, strict=True)}
    dwarves = "yellow-loyal blue-loyal blue-selfish"
    match = scored(dwarves, "gems-4 taken=A", "gold-2", "gold-3", round=2, seats=seats)
    total = (before[0] + 4, *before[1:])
    assert match.result.winners == winners
    assert match.result.points == total
    assert told(match, GameEnded) == [GameEnded(points=total, winners=winners)]


@pytest.mark.clause("LM-V03", "LM-V10")
def test_what_a_simulation_counts():
    match = scored(FIVE, "gold-4 taken=A", "gold-3 taken=D", "gems-4", "gems-3", "silver-1 taken=E")
    found = counts(match.state)
    assert (found["rounds"], found["treasures_found"]) == (1, 3)
    assert (found["ended_by_treasures"], found["ended_by_exhausted"], found["ended_by_vote"]) == (0, 1, 0)
    assert (found["dwarves_loyal"], found["dwarves_saboteur"], found["dwarves_selfish"]) == (3, 1, 1)
    assert (found["points_loyal"], found["points_saboteur"], found["points_selfish"]) == (2 + 1 + 1, 1, 3)
