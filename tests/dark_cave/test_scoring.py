"""What the treasures are worth, and who wins (DC-V)."""

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import undermine
from tests.classic.rounds import Seats, vote_to_end
from tests.dark_cave.endings import FIVE, THREE, at_the_last_card, before_the_exit, ends, go_out, table_with
from tests.dark_cave.seeing import told, viewers
from undermine import Match
from undermine.engine.notation import seat_name
from undermine.games.dark_cave.events import GameEnded
from undermine.games.dark_cave.scoring import clan_card, counts, treasures, wins

ROLES = {clan_card(role): role for role in range(4)}
SEVEN = "yellow-loyal yellow-loyal blue-saboteur blue-loyal blue-loyal blue-loyal yellow-saboteur"
EIGHT = f"{SEVEN} yellow-loyal"


def outcome(match: Match) -> tuple[Any, ...]:
    """How it ended, the values of the yellow and the blue treasure, and the winners by their letters."""
    result = match.result
    return result.how, result.treasures, "".join(map(seat_name, result.winners))


def saving(clans: str, saved: str, first_out: str | None = None, **entries) -> Match:
    """Seat by seat the gold that its dwarf has saved, or `-` for one in the cave; then the last card is played."""
    seats = {
        seat_name(seat): {"at": "out", "gold": int(gold)} if gold != "-" else {}
        for seat, gold in enumerate(saved.split())
    }
    found = {"first_out": first_out} if first_out else {}
    match = at_the_last_card(clans, seats, **found, **entries)
    match.decide("discard I-NS")
    return match


@pytest.mark.clause("DC-V07", "DC-V03", "DC-V04", "DC-V05", "DC-V02", "Q-DC-81", "DC-E02")
def test_the_worked_case_with_five_seats():
    """A and B: yellow loyal. C: yellow saboteur. D and E: blue loyal, E did not get out. A is the last one to leave."""
    match = before_the_exit(
        FIVE,
        {
            "A": {"gold": 2},
            "B": {"at": "out", "gold": 2},
            "C": {"at": "out", "gold": 2},
            "D": {"at": "out", "gold": 3},
            "E": {"gold": 1},
        },
        first_out="D",
    )
    go_out(match)
    (end,) = ends(match)
    assert (end.how, end.saved, end.treasures) == ("exit", (2, 2, 2, 3, 0), (12, 10))
    assert (end.winner, end.winners) == ("yellow", (0, 1))
    assert outcome(match) == ("exit", (12, 10), "AB")


@pytest.mark.clause("DC-V07", "DC-V04")
def test_the_worked_case_as_a_sum():
    assert treasures([ROLES[clan] for clan in FIVE.split()], [2, 2, 2, 3, 0]) == [12, 10]


@pytest.mark.clause("DC-V08", "DC-V04", "DC-V06", "DC-V05")
@pytest.mark.parametrize(("gold", "values"), [(1, (1, 0)), (0, (0, 0)), (3, (3, 0))])
def test_of_two_seats_the_first_one_out_wins_even_with_empty_hands(gold, values):
    match = before_the_exit("yellow-loyal blue-loyal", {"A": {"gold": gold}})
    go_out(match)
    assert outcome(match) == ("exit", values, "A")
    assert match.result.winner == "yellow"


@pytest.mark.clause("DC-V08", "DC-V04", "DC-E02")
def test_the_lone_saboteur_of_three_seats_beats_a_loyal_dwarf_that_left_before():
    seats: Seats = {"A": {"gold": 3}, "B": {"at": "out", "gold": 3}}
    match = before_the_exit("yellow-saboteur yellow-loyal yellow-loyal", seats)
    go_out(match)
    assert outcome(match) == ("exit", (3, 6), "A")
    assert match.result.winner == "blue", "the side that the saboteurs of the yellow clan work for"


@pytest.mark.clause("DC-V08", "DC-V04", "DC-V05", "Q-DC-81")
def test_of_seven_seats_seven_gold_of_the_side_of_three_beat_nine_of_the_side_of_four():
    """A, B and C work for yellow, and A is the last of them to leave; D, E, F and G for blue, G stays inside."""
    match = before_the_exit(
        SEVEN,
        {
            "A": {"gold": 1},
            "B": {"at": "out", "gold": 3},
            "C": {"at": "out", "gold": 3},
            "D": {"at": "out", "gold": 3},
            "E": {"at": "out", "gold": 2},
            "F": {"at": "out", "gold": 4},
        },
        first_out="F",
    )
    go_out(match)
    assert outcome(match) == ("exit", (28, 27), "ABC")


@pytest.mark.clause("DC-V08", "DC-V04")
@pytest.mark.parametrize(
    ("yellow", "blue", "winners"), [((3, 3, 1), (3, 3, 0), "ABCH"), ((2, 0, 0), (3, 0, 0), "DEFG")]
)
def test_of_eight_seats_both_sides_multiply_by_four_so_gold_alone_decides(yellow, blue, winners):
    """A, B, C and H work for yellow, the others for blue; G and H stay inside."""
    match = saving(EIGHT, " ".join(map(str, [*yellow, *blue, "-", "-"])), "D")
    assert outcome(match) == ("exhausted", (4 * sum(yellow), 4 * sum(blue)), winners)


@pytest.mark.clause("DC-V01", "DC-I01", "DC-I03")
@pytest.mark.parametrize("finish", ["exit", "last card", "vote"])
def test_all_clan_cards_are_revealed_at_the_end_however_it_came(finish):
    left_over = "yellow-loyal blue-loyal blue-saboteur"
    if finish == "exit":
        match = before_the_exit(FIVE, {"B": {"at": "out"}}, left_over=left_over)
        go_out(match)
    elif finish == "vote":
        match = table_with(FIVE, left_over=left_over)
        vote_to_end(match)
    else:
        match = at_the_last_card(FIVE, left_over=left_over)
        match.decide("discard I-NS")
    identities = ("loyal", "loyal", "saboteur", "loyal", "loyal")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert tuple(seat.clan.identity for seat in view.seats) == identities
        assert all(seat.clan.face_up for seat in view.seats)
        assert view.left_over.cards == ("yellow-loyal", "blue-loyal", "blue-saboteur")
        assert view.result.identities == identities
        (end,) = told(match, GameEnded, viewer)
        assert (end.identities, end.left_over) == (identities, ("yellow-loyal", "blue-loyal", "blue-saboteur"))


@pytest.mark.clause("DC-V02")
def test_gold_of_dwarves_in_the_cave_is_lost():
    """A saved 1; B, of the same side, has 3 and stays inside, and so does the saboteur."""
    match = saving(THREE, "1 - -")
    assert match.result.saved == (1, 0, 0)
    assert outcome(match) == ("exhausted", (1, 0), "AB")


@pytest.mark.clause("DC-V02", "DC-C04")
def test_gold_that_is_lost_goes_to_the_supply():
    match = at_the_last_card(THREE, {"A": {"gold": 2}, "B": {"at": "out", "gold": 4}, "C": {"gold": 1}})
    assert match.view(None).pool == 46 - 2 - 4 - 1
    match.decide("discard I-NS")
    assert match.view(None).pool == 46 - 4
    assert [seat.gold for seat in match.view(None).seats] == [0, 4, 0]


@pytest.mark.clause("DC-V03", "DC-V04")
@pytest.mark.parametrize(
    ("saved", "values"),
    [
        ("2 - - - -", (6, 0)),
        ("- 2 - - -", (6, 0)),
        ("- - 2 - -", (0, 4)),
        ("- - - 2 -", (0, 4)),
        ("- - 1 2 -", (0, 6)),
        ("1 - 1 - -", (3, 2)),
    ],
)
def test_saved_gold_counts_for_the_side_that_its_dwarf_works_for(saved, values):
    """A and B: yellow loyal. C: yellow saboteur, so it works for blue. D and E: blue loyal."""
    assert outcome(saving(FIVE, saved))[1] == values


@pytest.mark.clause("DC-V03")
def test_a_blue_saboteur_works_for_yellow():
    match = saving("yellow-loyal blue-saboteur blue-loyal blue-loyal yellow-saboteur", "- 3 - - 2")
    assert outcome(match) == ("exhausted", (9, 4), "AB")


@pytest.mark.clause("DC-V04", "Q-DC-81")
@pytest.mark.parametrize("inside", ["", "D", "DE", "CDE"])
def test_the_factor_counts_all_dwarves_of_the_other_side_escaped_or_not(inside):
    """A has saved 2; the three dwarves of the other side count, with no gold saved."""
    saved = ["2", "-", *("-" if seat in inside else "0" for seat in "CDE")]
    if inside:
        match = saving(FIVE, " ".join(saved), "A")
        assert outcome(match) == ("exhausted", (6, 0), "AB")
    assert treasures([ROLES[clan] for clan in FIVE.split()], [2, 0, 0, 0, 0]) == [6, 0]


@pytest.mark.clause("Q-DC-81", "DC-V04")
@pytest.mark.parametrize(
    ("clans", "values"),
    [
        ("yellow-loyal yellow-loyal yellow-loyal blue-saboteur blue-loyal", (3, 0)),
        ("yellow-loyal yellow-loyal yellow-loyal blue-loyal blue-loyal", (6, 0)),
        ("yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal", (9, 0)),
        ("yellow-loyal blue-loyal yellow-saboteur blue-loyal blue-loyal", (12, 0)),
    ],
)
def test_clan_cards_left_over_never_count(clans, values):
    """A saves 3. However the three cards left over would change the sides, only dwarves in play count."""
    match = before_the_exit(clans)
    go_out(match)
    if match.result is None:
        vote_to_end(match)
    assert outcome(match)[1] == values


@pytest.mark.clause("DC-V05", "Q-DC-80")
def test_all_who_work_for_the_side_win_saboteurs_and_those_still_inside_included():
    """A, B and C work for yellow: B is in the cave, C a blue saboteur. A alone saved something."""
    match = saving(SEVEN, "2 - - - 1 - -", "E")
    assert outcome(match) == ("exhausted", (8, 3), "ABC")
    assert match.result.winner == "yellow"


@pytest.mark.clause("DC-V05")
def test_a_loyal_dwarf_does_not_win_with_the_saboteur_of_its_clan():
    match = saving(FIVE, "- - 3 - -")
    assert outcome(match) == ("exhausted", (0, 6), "CDE")
    assert match.result.winner == "blue"


@pytest.mark.clause("DC-V05")
def test_it_is_the_value_that_counts_not_the_gold():
    """One against four: 1 gold times 4 against 3 gold times 1."""
    clans = "yellow-loyal blue-loyal blue-loyal blue-loyal yellow-saboteur"
    match = before_the_exit(clans, {"A": {"gold": 1}, "B": {"at": "out", "gold": 3}})
    go_out(match)
    assert outcome(match) == ("exit", (4, 3), "A")


@pytest.mark.clause("DC-V06")
@pytest.mark.parametrize(
    ("saved", "values", "first_out", "winners"),
    [
        ("3 - 3 -", (6, 6), "A", "AB"),
        ("3 - 3 -", (6, 6), "C", "CD"),
        ("0 - 0 -", (0, 0), "C", "CD"),
        ("2 - 2 -", (4, 4), "A", "AB"),
    ],
)
def test_if_both_treasures_are_worth_the_same_the_side_of_the_first_dwarf_out_wins(saved, values, first_out, winners):
    """A and B are loyal, C and D saboteurs."""
    clans = "yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur"
    match = saving(clans, saved, first_out)
    assert outcome(match) == ("exhausted", values, winners)


@pytest.mark.clause("DC-V06")
def test_the_first_dwarf_out_decides_a_tie_only():
    clans = "yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur"
    assert outcome(saving(clans, "3 - 2 -", "C")) == ("exhausted", (6, 4), "AB")


@pytest.mark.clause("DC-V06", "DC-R05")
def test_who_left_first_in_play_is_remembered_for_a_tie():
    """A leaves with 2 gold, then B, its last card played; three against two, 2 times 3 to 3 times 2."""
    clans = "yellow-loyal blue-loyal yellow-loyal yellow-saboteur blue-loyal"
    seats: Seats = {
        "A": {"gold": 2, "hand": "I-NS"},
        "B": {"gold": 3, "at": "4,4 S", "hand": "I-EW"},
        **{seat: {"hand": ""} for seat in "CDE"},
    }
    match = before_the_exit(clans, seats, pile="")
    go_out(match)
    assert match.view(None).first_out == 0
    go_out(match)
    assert match.view(None).first_out == 0
    assert outcome(match) == ("exhausted", (6, 6), "AC")


@pytest.mark.clause("Q-DC-79", "DC-V06")
@pytest.mark.parametrize("seats", range(2, 9))
def test_if_nobody_has_left_nobody_wins(seats):
    match = undermine.start("dark_cave", seats, 7)
    vote_to_end(match)
    for viewer in viewers(match):
        result = match.view(viewer).result
        assert (result.winner, result.winners, result.treasures) == (None, (), (0, 0))
        assert result.saved == (0,) * seats
    assert wins(match.state) == {"yellow": 0, "blue": 0, "nobody": 1}


@pytest.mark.clause("DC-V06", "Q-DC-79")
def test_nothing_saved_but_somebody_out_has_a_winner():
    match = saving(THREE, "0 - -")
    assert outcome(match) == ("exhausted", (0, 0), "AB")
    match = before_the_exit("yellow-saboteur yellow-loyal yellow-loyal", {"A": {"gold": 0}})
    go_out(match)
    assert outcome(match) == ("exit", (0, 0), "A")


@pytest.mark.clause("DC-V03", "DC-V04")
def test_sides_by_clan_and_identity():
    """A dwarf of each kind saves 1 gold against a loyal dwarf of each clan: for whom does it count?"""
    for (clan, identity), other in product(product(["yellow", "blue"], ["loyal", "saboteur"]), ["yellow", "blue"]):
        works_for = clan if identity == "loyal" else {"yellow": "blue", "blue": "yellow"}[clan]
        found = treasures([ROLES[f"{clan}-{identity}"], ROLES[f"{other}-loyal"]], [1, 0])
        assert sum(found) == (works_for != other)
        assert found[works_for == "blue"] == (works_for != other)


@pytest.mark.clause("DC-V03", "DC-V04", "Q-DC-81")
def test_any_deal_is_worth_the_gold_of_each_side_times_the_dwarves_of_the_other():
    yellow = {"yellow-loyal", "blue-saboteur"}
    for clans in combinations_with_replacement(ROLES, 4):
        for gold in product(range(3), repeat=4):
            ours = [own for clan, own in zip(clans, gold, strict=True) if clan in yellow]
            theirs = [own for clan, own in zip(clans, gold, strict=True) if clan not in yellow]
            found = treasures([ROLES[clan] for clan in clans], list(gold))
            assert found == [sum(ours) * len(theirs), sum(theirs) * len(ours)]


@pytest.mark.clause("DC-V05", "DC-E04")
def test_the_result_is_the_same_for_all_and_in_the_log():
    match = saving(FIVE, "2 - 1 - -", "C")
    (end,) = ends(match)
    for viewer in viewers(match):
        result = match.view(viewer).result
        assert result == match.result
        assert (result.how, result.winner, result.winners) == (end.how, end.winner, end.winners)
        assert (result.saved, result.treasures) == (end.saved, end.treasures)


@pytest.mark.clause("DC-V05", "DC-V02")
def test_what_a_simulation_counts():
    match = saving(FIVE, "2 - 1 - -", "C")
    assert wins(match.state) == {"yellow": 1, "blue": 0, "nobody": 0}
    found = counts(match.state)
    assert (found["ended_by_exit"], found["ended_by_exhausted"], found["ended_by_vote"]) == (0, 1, 0)
    assert (found["games_with_an_escape"], found["dwarves_out"], found["gold_saved"]) == (1, 2, 3)
    assert (found["dwarves_loyal"], found["dwarves_saboteur"]) == (4, 1)
    assert (found["winners_loyal"], found["winners_saboteur"]) == (2, 0)


@pytest.mark.clause("DC-V02")
def test_a_game_from_which_nobody_escapes_counts_no_escape():
    found = counts(saving(FIVE, "- - - - -").state)
    assert (found["games_with_an_escape"], found["dwarves_out"], found["gold_saved"]) == (0, 0, 0)


@pytest.mark.clause("DC-V05")
def test_a_game_that_goes_on_has_no_result():
    match = before_the_exit(FIVE)
    assert (match.result, match.view(None).result, ends(match)) == (None, None, [])
    assert wins(match.state) == {"yellow": 0, "blue": 0, "nobody": 0}
    assert counts(match.state)["rounds"] == 0
