"""All against all: the same numbers whoever plays, and the better bot on top."""

import json
import os
from itertools import product

import pytest

from tests.commands import run
from undermine.engine.errors import OptionError
from undermine.research.crews import Interrupted, Processes
from undermine.research.tournament import Played, Team, ratings, tournament

BOTS = ["random", "rookie"]


@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
def test_each_plays_each_on_every_deal_and_rookies_beat_chance(game):
    found = tournament(game, 5, BOTS, 3)
    assert [(pair.first, pair.second) for pair in found.pairs] == list(product(BOTS, BOTS))
    assert all(pair.deals == sum(pair.wins.values()) == 3 for pair in found.pairs)
    loyal = [one for one in found.standings if one.role == "loyal"]
    assert [one.bot for one in loyal] == ["rookie", "random"], "the best is first"
    assert loyal[0].score > loyal[1].score and loyal[0].rating > loyal[1].rating
    assert loyal[0].over_all == pytest.approx(-loyal[1].over_all, abs=1e-3), "paired, they add up to nothing"


def test_any_number_of_processes_gives_the_same_numbers():
    alone = tournament("classic", 4, BOTS, 6, "s")
    assert tournament("classic", 4, BOTS, 6, "s", crew=Processes(3)) == alone


def test_ctrl_c_leaves_the_deals_that_are_done():
    told = []

    def progress(deals):
        told.append(deals)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        tournament("classic", 3, BOTS, 50, progress=progress)
    assert stopped.value.done == tournament("classic", 3, BOTS, 2)


def test_ratings_are_those_of_a_bot_in_a_role():
    """Whoever wins as a saboteur says nothing of how well it digs."""
    teams = [Team([("a", "loyal")], 0.0), Team([("b", "saboteur")], 1.0)]
    known = ratings([Played(deal, "a", "b", "saboteurs", teams, []) for deal in range(20)])
    assert known["b", "saboteur"].mu > 30 > 20 > known["a", "loyal"].mu
    assert set(known) == {("a", "loyal"), ("b", "saboteur")}
    alone = ratings([Played(1, "a", "a", "miners", teams[:1], [])])
    assert alone["a", "loyal"].mu == 25, "a deal without saboteurs tells nothing"


@pytest.mark.parametrize(
    ("bots", "deals", "said"),
    [
        (["random"], 1, "needs two bots or more"),
        (["random", "random"], 1, "needs two bots or more, each named once"),
        (["random", "nobody"], 1, "there is no bot 'nobody'"),
        (BOTS, 0, "deals must be 1 or more"),
    ],
)
def test_what_can_not_be(bots, deals, said):
    with pytest.raises(OptionError, match=said):
        tournament("classic", 3, bots, deals)


def test_a_bot_of_another_package_takes_part(tmp_path, monkeypatch):
    (tmp_path / "lazy.py").write_text(
        "from undermine.bots import Thought\n"
        "class Lazy:\n"
        "    name, quick = 'lazy', True\n"
        "    def choose(self, situation, random):\n"
        "        return Thought(situation.choices[0])\n"
    )
    info = tmp_path / "lazy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undermine.bots]\nlazy = lazy:Lazy\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))))
    words = ("tournament", "classic", "--seats", "3", "--bots", "lazy,rookie", "--deals", "4")
    told = run(*words)
    assert "lazy" in told and "for miners" in told and "over all bots" in told
    found = json.loads(run(*words, "--json", "--jobs", "2"))
    assert found["deals"] == 4 and found["bots"] == ["lazy", "rookie"]
    assert next(one for one in found["standings"] if one["role"] == "loyal")["bot"] == "rookie"
