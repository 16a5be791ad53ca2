"""Models of games are found by the game's name: ours, those of other packages; and a game may do without."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

import undermine
from undermine.bots import BOTS, Situation, beliefs, levels
from undermine.bots.beliefs import Beliefs
from undermine.bots.levels import LEVELS
from undermine.bots.models import checked, games_with_models, model_needed, model_of
from undermine.bots.words import Words
from undermine.engine.errors import OptionError
from undermine.research.simulate import play_out


@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
def test_ours_have_models(game):
    model = model_of(game)
    assert model is not None
    assert model.game == game
    assert checked(model) is model
    assert game in games_with_models()


@pytest.mark.parametrize("name", ["chess", "texts", "data", "belief"])
def test_what_has_no_model_has_none(name):
    assert model_of(name) is None
    with pytest.raises(OptionError, match=f"no model of '{name}'"):
        model_needed(name)


@pytest.mark.parametrize("bot", [bot.name for bot in LEVELS])
@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_game_without_a_model_is_played_at_random_by_every_level(game, bot, monkeypatch):
    monkeypatch.setattr(levels, "model_of", lambda _: None)
    match = undermine.start(game, 5, "no model")
    situation = Situation.of_match(match, match.waiting[0])
    chosen = BOTS[bot].choose(situation, Random(1))
    assert chosen == BOTS["random"].choose(situation, Random(1))
    play_out(match, BOTS[bot], Random(1))
    assert match.result is not None


def test_what_has_not_been_learned_tells_nothing(monkeypatch):
    """A new model plays before anybody has trained it."""
    monkeypatch.setattr(beliefs, "likelihoods", Mock(side_effect=FileNotFoundError))
    match = undermine.start("classic", 5, "new", {"rounds": 1})
    memory: dict[Any, Any] = {}
    for _ in range(12):
        seat = match.waiting[0]
        thought = BOTS["veteran"].choose(Situation.of_match(match, seat, memory), Random(1))
        match.decide(thought.decision, seat)
    followed = Beliefs.of(model_needed("classic"), Situation.of_match(match, match.waiting[0], memory))
    assert followed.followed > 12
    assert np.allclose(followed.public(), followed.dealt())


def test_a_game_from_elsewhere_is_told_by_its_keys():
    words = Words("chess")
    assert words.role("bishop") == "bishop"
    assert "takes" in words.evidence(0, "takes", "opening", {})


def test_a_model_says_what_it_lacks():
    with pytest.raises(TypeError, match="no worth"):
        checked(object())


def test_other_packages_add_models(tmp_path):
    """One for a game that has none, and one that is no model; ours can't be replaced."""
    (tmp_path / "chessbots.py").write_text(
        "from undermine.bots.classic.model import ClassicModel\n"
        "class Chess(ClassicModel):\n"
        "    game = 'chess'\n"
        "class Nothing:\n"
        "    pass\n"
    )
    info = tmp_path / "chessbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chessbots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[undermine.models]\nchess = chessbots:Chess\nclassic = chessbots:Chess\ngo = chessbots:Nothing\n"
    )
    script = "from undermine.bots.models import model_of; print([getattr(model_of(n), 'game', 0) for n in %r])"
    path = os.pathsep.join([str(tmp_path), str(Path(undermine.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", script % ["chess", "classic", "go"]],
        env={"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert done.stdout.strip() == "['chess', 'classic', 0]"
    assert "the model go of chessbots:Nothing can't be used: it has no candidates" in done.stderr
