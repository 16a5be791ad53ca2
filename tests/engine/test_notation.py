"""Seats, cells, sides and cards as they are written, up to the last one that there is."""

import pytest

import undermine
from undermine.engine.errors import NotationError
from undermine.engine.grid import cell_at, edge_of, letters_of, mask_of, on_grid, xy
from undermine.engine.notation import (
    read_card,
    read_cell,
    read_seat,
    read_side,
    read_turned,
    seat_name,
    write_edge,
    write_turned,
)
from undermine.engine.votes import still_to_vote


@pytest.mark.parametrize(("number", "there"), [(-64, False), (-63, True), (0, True), (62, True), (63, False)])
def test_the_grid_ends_before_its_neighbours_would_leave_it(number, there):
    assert on_grid(number, 0) == on_grid(0, number) == there
    for text in (f"{number},0", f"0,{number}"):
        if there:
            assert xy(cell_at(*read_cell(text))) == tuple(map(int, text.split(",")))
        else:
            with pytest.raises(NotationError, match="off the grid"):
                read_cell(text)


@pytest.mark.parametrize(
    "text", ["", "1", "1,", ",1", "1,1,1", "01,0", "-0,0", "+1,0", "1 ,0", "1000,0", "a,b", "1,0\n"]
)
def test_a_cell_is_two_plain_numbers(text):
    with pytest.raises(NotationError, match="is no cell"):
        read_cell(text)


def test_seats_are_the_letters_from_a_to_j():
    assert [seat_name(seat) for seat in range(10)] == list("ABCDEFGHIJ")
    assert [read_seat(letter) for letter in "ABCDEFGHIJ"] == list(range(10))
    for number in (-1, 10):
        with pytest.raises(NotationError, match="seats are 0 to 9"):
            seat_name(number)
    for text in ("", "K", "AB", "a"):
        with pytest.raises(NotationError, match="from A to J"):
            read_seat(text)


def test_sides_are_four_letters():
    assert [read_side(letter) for letter in "NESW"] == list("NESW")
    for text in ("", "X", "NE", "n"):
        with pytest.raises(NotationError, match="sides are N, E, S, W"):
            read_side(text)


def test_an_edge_is_written_from_the_south_or_the_west():
    here, east = cell_at(3, -2), cell_at(4, -2)
    assert [write_edge(edge_of(here, d)) for d in range(4)] == ["3,-2 N", "3,-2 E", "3,-3 N", "2,-2 E"]
    assert edge_of(here, 1) == edge_of(east, 3)


def test_doors_are_bits():
    assert [mask_of(letter) for letter in "NESW"] == [1, 2, 4, 8]
    assert [letters_of(mask_of(doors)) for doors in ("", "NS", "EW", "NESW")] == ["", "NS", "EW", "NESW"]


def test_a_card_that_is_turned_has_a_mark():
    assert (read_turned("SW"), read_turned("dead-SW~")) == (("SW", False), ("dead-SW", True))
    assert (write_turned("SW", False), write_turned("SW", True)) == ("SW", "SW~")
    for text in ("", "~", "SW~~", "S W", "-SW", "SW-", "SW1"):
        with pytest.raises(NotationError, match="is no card's name"):
            read_turned(text)
    assert read_card("repair-lamp-cart") == "repair-lamp-cart"


@pytest.mark.parametrize(
    ("proposer", "voted", "left"), [(0, 0b0001, [1, 2, 3]), (2, 0b0100, [3, 0, 1]), (3, 0b1011, [2]), (1, 0b1111, [])]
)
def test_all_who_have_not_voted_are_waited_for_clockwise_from_the_proposer(proposer, voted, left):
    s = undermine.start("classic", 4, 1).state
    s.proposer, s.voted = proposer, voted
    assert still_to_vote(s) == left
