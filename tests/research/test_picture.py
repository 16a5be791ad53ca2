"""The picture is well-formed, whole, and keeps its words apart."""

from xml.etree import ElementTree

import pytest

from tests.research.games import analysed, played
from undermine.bots.words import LANGUAGES, Words
from undermine.research.analyse import analyse
from undermine.research.picture import Drawing, picture

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_line_for_every_seat_in_every_plot(seats):
    found = analysed(seats=seats)
    drawn = ElementTree.fromstring(picture(found))
    lines = drawn.findall(f"{SVG}polyline")
    assert len(lines) == len(found.rounds) * (seats + seats * (seats - 1))
    dots = [dot.findtext(f"{SVG}title") for dot in drawn.findall(f"{SVG}circle")]
    strong = [f"{told.number}: {told.text}" for one in found.rounds for told in one.evidence if abs(told.bits) >= 1]
    assert dots == strong
    flags = [flag.findtext(f"{SVG}title") for flag in drawn.findall(f"{SVG}path")]
    assert flags == [mark.text for one in found.rounds for mark in one.marks]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 7])
def test_everything_is_on_the_sheet(language, seats):
    names = ["Wilhelmina von Wackerstein"[: 26 - seat] for seat in range(seats)]
    drawn = ElementTree.fromstring(picture(analyse(played(seats=seats), language, names), names))
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    for text in drawn.findall(f"{SVG}text"):
        size = 0.56 * float(text.attrib["font-size"]) * len(text.text or "")
        x = float(text.attrib["x"]) - {"start": 0, "middle": size / 2, "end": size}[text.attrib["text-anchor"]]
        assert x >= 0 and x + size <= width, text.text
        assert 0 < float(text.attrib["y"]) < height


def test_no_name_breaks_it():
    names = ["<script>", "&amp;", '"', "]]>", "É"]
    drawn = ElementTree.fromstring(picture(analyse(played(), names=names), names))
    assert not drawn.findall(f".//{SVG}script")
    assert any((text.text or "").startswith("<script>") for text in drawn.findall(f"{SVG}text"))


def test_flags_stand_clear_of_each_other():
    for one in analysed(seats=8).rounds:
        drawing = Drawing(Words("classic"), 8)
        rows = drawing.rows(one, 700)
        assert len(rows) == len(one.marks)
        for i, mark in enumerate(one.marks):
            for j in range(i + 1, len(one.marks)):
                near = one.marks[j].number - mark.number < 0.1 * (one.last - one.first)
                assert not near or rows[i] > rows[j]
