"""`undermine analyse`, as a user runs it."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import undermine
from tests.commands import run
from tests.research.games import played
from undermine.research.analyse import Analysis, analyse


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(undermine.write_record(played().record()))
    return path


def test_it_tells_what_happened(record):
    told = run("analyse", str(record))
    for number, one in enumerate(analyse(played()).rounds, 1):
        assert f"Round {number}" in told
        for mark in one.marks:
            assert mark.text in told
    assert "Who was who: A " in told
    assert "Runde 1" in run("analyse", str(record), "--language", "de")


def test_json_is_the_whole_analysis(record):
    assert msgspec.json.decode(run("analyse", str(record), "--json"), type=Analysis) == analyse(played())


def test_it_draws_a_picture(record, tmp_path):
    file = tmp_path / "picture.svg"
    run("analyse", str(record), "--picture", str(file), "--language", "nl")
    assert ElementTree.fromstring(file.read_text("utf-8")).tag.endswith("svg")


def test_what_goes_wrong_is_said_in_a_line(record, tmp_path):
    def said(*words: str) -> str:
        return " ".join(run("analyse", *words, code=2).split())  # long paths are broken over lines

    assert "no language" in said(str(record), "--language", "xx")
    assert "can't be read" in said(str(tmp_path / "none.json"))
    assert "could not be written" in said(str(record), "--picture", str(tmp_path))
