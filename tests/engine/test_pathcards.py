"""Path cards as small graphs, and the ways they can lie."""

from itertools import pairwise

from undermine.engine.asked import DOOR, NOTHING, PATH, ROCK
from undermine.engine.grid import LETTERS
from undermine.engine.pathcards import Faces, PathCard, dead_end, tunnel


def test_a_half_turn_swaps_north_and_south_east_and_west():
    assert tunnel("NE").turned().doors == tunnel("SW").doors
    assert dead_end("NSW").turned().turned().looks_like(dead_end("NSW"))


def test_a_card_that_looks_the_same_turned_has_one_face():
    faces = Faces([tunnel("NS"), tunnel("SW"), dead_end("EW"), dead_end("S")])
    assert faces.names[:-1] == ["NS", "SW", "SW~", "dead-EW", "dead-S", "dead-S~"]
    assert [faces.other[face] for face in range(6)] == [0, 2, 1, 3, 5, 4]


def test_cards_with_equal_doors_but_other_insides_look_different():
    bend = PathCard("bend", [0, 0, 1, 1])
    other = PathCard("other bend", [0, 1, 1, 0])
    assert not bend.looks_like(other)
    assert not bend.looks_like(tunnel("NESW"))
    assert PathCard("again", [1, 1, 0, 0]).looks_like(bend), "the names of the spaces do not matter"
    assert bend.turned().looks_like(bend), "two corners swap places and look the same"


def test_features_make_a_difference():
    plain, ladder = tunnel("NS"), PathCard("ladder", [0, -1, 0, -1], features=["ladder"])
    assert not plain.looks_like(ladder)
    lopsided = PathCard("lopsided", [0, -1, 1, -1], [(0, 1)], ["hole", ""])
    assert not lopsided.turned().looks_like(lopsided)


def test_what_fits_a_cell_is_a_table():
    """Needed doors are there, closed ones are not; nothing fits without an open side."""
    faces = Faces([tunnel("NS"), tunnel("ESW"), tunnel("NESW")])

    def fitting(needed: str, closed: str, open_: str) -> set[str]:
        sides = [PATH if d in open_ else DOOR if d in needed else ROCK if d in closed else NOTHING for d in LETTERS]
        mask = faces.fits[sum(asked << 2 * d for d, asked in enumerate(sides))]
        return {name for face, name in enumerate(faces.names) if mask >> face & 1}

    assert fitting("N", "", "N") == {"NS", "ESW~", "NESW"}
    assert fitting("N", "EW", "N") == {"NS"}
    assert fitting("NE", "S", "E") == {"ESW~"}
    assert fitting("N", "", "") == set()


def test_the_rim_has_no_doors_and_asks_nothing():
    faces = Faces([tunnel("NS")])
    assert faces.doors[faces.off] == 0
    assert faces.asks[faces.off] == [0, 0, 0, 0]
    assert faces.card[faces.off] == -1


def test_asking_and_doors_agree():
    faces = Faces([tunnel("NSW"), dead_end("ES")])
    for face, asks in enumerate(faces.asks[:-1]):
        for d, asked in enumerate(asks):
            assert asked == (DOOR if faces.doors[face] >> d & 1 else ROCK) << 2 * (d ^ 2)
            assert (asked != faces.asks_open[face][d]) == (asked == DOOR << 2 * (d ^ 2)), "a door may have a path"
    assert all(a != b for a, b in pairwise(faces.names))
