"""The page about many games: whole by itself, true to the rows, readable on any screen."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import undermine
from tests.commands import run
from undermine.engine.errors import UndermineError
from undermine.research.charts import Value, curves, dots, histograms
from undermine.research.crews import Processes
from undermine.research.datasets import Dataset
from undermine.research.figures import Figures
from undermine.research.recording import settings_of
from undermine.research.report import command_of, report


@pytest.fixture(scope="module", params=undermine.GAMES)
def dataset(request, tmp_path_factory):
    """Few games of two numbers of seats and two bots, of which half are watched."""
    made = settings_of(request.param, [4, 5], ["rookie", "random"], 8, "<r>", {}, 4)
    found = Dataset.begin(tmp_path_factory.mktemp("report") / "set", made)
    found.play(Processes(1))
    return found


def test_the_page_is_well_formed_and_asks_the_net_for_nothing(dataset):
    page = report(dataset)
    assert not re.search(r"https?:|//|<script|url\(|@import|src=", page.replace("</", ""))
    open_tags: list[str] = []

    class Check(HTMLParser):
        def handle_starttag(self, tag, _):
            if tag not in ("meta", "line", "circle", "rect", "polygon", "polyline"):
                open_tags.append(tag)

        def handle_endtag(self, tag):
            assert not open_tags or tag in ("line", "circle", "rect", "polygon", "polyline") or open_tags.pop() == tag

    Check().feed(page)
    assert open_tags == []
    assert "&lt;r&gt;" in page and "<r>" not in page, "what users wrote is text"
    for head in ("Who wins", "By role", "By bot", "Length", "Gold", "The first seat", "Suspicion"):
        assert f"<h2>{head}" in page


def test_the_figures_are_those_of_the_rows(dataset):
    figures = Figures(dataset)
    games = pq.read_table(dataset.folder / "games").to_pylist()
    assert figures.games == len(games) == 8
    assert figures.decisions == sum(row["decisions"] for row in games)
    assert figures.watched == 4
    for seats in (4, 5):
        mine = [row for row in games if row["seats"] == seats]
        assert figures.lengths[seats].total() == len(mine)
        assert figures.gold[seats].total() == seats * len(mine)
        for role in figures.roles():
            means = [
                sum(got) / len(got)
                for row in mine
                for one in row["rounds"]
                if (got := [s for s, r in zip(one["scores"], one["roles"], strict=True) if r == role])
            ]
            assert figures.by_role[seats, role].value == pytest.approx(sum(means) / len(means) if means else 0.0)
    scores = [score for row in games for one in row["rounds"] for score in one["scores"]]
    assert sum(mean.total for mean in figures.by_place.values()) == pytest.approx(sum(scores))
    watched = [one for row in games if row["watched"] for one in row["rounds"]]
    for role, course in figures.suspicion.items():
        assert {mean.number for mean in course} == {sum(role in one["roles"] for one in watched)}
        assert all(0 <= mean.value <= 1 for mean in course)


def test_a_set_that_is_not_whole_yet_says_so(tmp_path):
    made = settings_of("classic", [3], ["random"], 20, "s", {}, 0)
    begun = Dataset.begin(tmp_path / "set", made)
    with pytest.raises(UndermineError, match="there are no games in"):
        report(begun)
    begun.play(Processes(1))
    begun.path("games", 0).unlink()
    assert "2 of 20 games are still to be played" in report(begun)


def test_the_command_that_is_told_makes_the_same_games(tmp_path):
    made = settings_of("classic", [3, 4], ["random"], 3, "a b", {"rounds": 1, "vote_end": False}, 2)
    words = ["3,4", "random", "3", "a b"]
    told = command_of(made)
    assert told == (
        "undermine simulate classic --seats 3,4 --bots random --games 3 --seed 'a b' --watched 2 --part 1"
        " --option rounds=1 --option vote_end=off"
    )
    folder = tmp_path / "set"
    options = ("--option", "rounds=1", "--option", "vote_end=off", "--out", str(folder))
    run("simulate", "classic", "--seats", words[0], "--games", words[2], "--seed", words[3], "--watched", "2", *options)
    assert Dataset.open(folder).settings == made
    said = run("report", str(folder))
    assert said == f"{folder / 'report.html'} shows 3 games: open it in a browser.\n"
    assert (folder / "report.html").read_text("utf-8") == report(Dataset.open(folder))
    assert "can't be written to" in run("report", str(folder), "--to", str(tmp_path), code=2)


def test_numbers_that_are_all_alike_can_be_drawn():
    alike = Value(0.0, 0.0, 0.0)
    assert "<circle" in dots("x", [("a", [alike, None])], ["b", "c"], str, "d")
    assert "mean 0" in histograms("x", {"a": Counter({0: 3})}, "b", "c")
    assert "<polyline" in curves("x", {"a": [alike, alike]}, "b")


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_is_wider_than_the_screen_and_no_letters_are_too_small(dataset, tmp_path: Path, width):
    sync_api = pytest.importorskip("playwright.sync_api", reason="a browser has to look at the page")
    if not Path("/usr/bin/chromium").exists():
        pytest.skip("no Chromium on this machine to look at the page")
    page_file = tmp_path / "report.html"
    page_file.write_text(report(dataset), "utf-8")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.goto(page_file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == width
        sizes = page.evaluate(
            "[...document.querySelectorAll('svg text')].map(text => parseFloat(text.getAttribute('font-size'))"
            " * text.ownerSVGElement.getBoundingClientRect().width / text.ownerSVGElement.viewBox.baseVal.width)"
        )
        outside = page.evaluate(
            "[...document.querySelectorAll('svg')].flatMap(svg => { const box = svg.getBoundingClientRect();"
            " return [...svg.querySelectorAll('text')].filter(text => { const own = text.getBoundingClientRect();"
            " return own.left < box.left - 1 || own.right > box.right + 1; }).map(text => text.textContent) })"
        )
        browser.close()
    assert min(sizes) > 8.5
    assert outside == []
