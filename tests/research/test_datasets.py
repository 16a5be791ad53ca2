"""Games as Parquet: the same bytes whoever plays them, however often they are interrupted; and what is said of a folder
that is not as it should be."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import undermine
from tests.commands import COMMAND, run
from undermine.bots import BOTS, Thought
from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.events import RoundBegan
from undermine.research.crews import Interrupted, Processes
from undermine.research.datasets import Dataset
from undermine.research.recording import Settings, record, settings_of
from undermine.research.simulate import simulate


def settings(game: str = "classic", games: int = 20, **words) -> Settings:
    usual = {"seats": [4], "bots": ["random"], "seed": "s", "options": {}, "watched": 2}
    return settings_of(game, games=games, **{**usual, **words})


def played(folder: Path, made: Settings, jobs: int = 1) -> Dataset:
    dataset = Dataset.begin(folder, made)
    dataset.play(Processes(jobs))
    return dataset


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ---- what is in it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", undermine.GAMES)
@pytest.mark.parametrize("bots", [["random"], ["rookie"]], ids=str)
def test_the_games_are_those_of_simulate(tmp_path, game, bots):
    number = 16 if bots == ["random"] else 2
    dataset = played(tmp_path / "set", settings(game, number, bots=bots))
    assert dataset.summaries() == [simulate(game, 4, number, "s", bot=bots[0])]


@pytest.mark.parametrize("game", undermine.GAMES)
def test_every_game_can_be_played_again_from_its_rows(tmp_path, game):
    folder = tmp_path / "set"
    made = settings(game, 4, seats=[3, 5], bots=["rookie", "random"])
    played(folder, made)
    games, decisions = (pq.read_table(folder / table).to_pylist() for table in ("games", "decisions"))
    assert [row["seats"] for row in games] == [3, 5, 3, 5]
    assert [row["bots"][0] for row in games] == ["rookie", "rookie", "random", "random"], "bots take turns"
    for row in games:
        match = undermine.start(game, row["seats"], row["seed"])
        mine = [one for one in decisions if one["game"] == row["game"]]
        assert [one["number"] for one in mine] == list(range(1, row["decisions"] + 1))
        for one in mine:
            choices = match.choices(one["seat"])
            assert one["choices"] == len(choices)
            assert one["code"] in choices.codes
            decided = match.game.read(one["decision"])
            assert type(decided).__struct_config__.tag == one["kind"]
            match.decide(decided, one["seat"])
        assert match.result is not None and list(match.result.winners) == row["winners"]
        assert row["gold"] == match.game.gold(match.state)
        assert row["wins"] == {side: match.game.scoring.wins(match.state).get(side) for side in row["wins"]}
        starters = [event.starter for event in match.log(None) if isinstance(event, RoundBegan)]
        assert not starters or [one["starter"] for one in row["rounds"]] == starters
        assert sum(one["decisions"] for one in row["rounds"]) == row["decisions"]
        assert all(
            one["role"] == row["rounds"][one["round"] - row["rounds"][0]["round"]]["roles"][one["seat"]] for one in mine
        )


def test_suspicion_is_that_of_the_analysis(tmp_path):
    from undermine.research.analyse import analyse  # noqa: PLC0415

    folder = tmp_path / "set"
    played(folder, settings(games=2, bots=["veteran"], watched=1, seats=[5]))
    games = pq.read_table(folder / "games").to_pylist()
    assert [row["watched"] for row in games] == [False, True]
    rows = [row for row in pq.read_table(folder / "decisions").to_pylist() if row["game"] == 1]
    match = undermine.start("classic", 5, "s/1")
    for row in rows:
        match.decide(row["decision"], row["seat"])
    found = {point.number: point.public for one in analyse(match).rounds for point in one.points}
    told = [row for row in rows if row["suspicion"] is not None]
    assert len(told) > 50
    for row in told:
        if row["number"] - 1 in found and row["number"] > 1:
            assert row["suspicion"] == pytest.approx(found[row["number"] - 1], abs=2e-3)


def test_a_game_without_a_model_has_rows_without_roles(tmp_path, monkeypatch):
    monkeypatch.setattr("undermine.research.recording.model_of", lambda _: None)
    monkeypatch.setattr("undermine.research.parquet.model_of", lambda _: None)
    folder = tmp_path / "set"
    played(folder, settings(games=2, watched=2))
    assert pq.read_table(folder / "decisions").column("role").null_count > 100
    assert [row["watched"] for row in pq.read_table(folder / "games").to_pylist()] == [False, False]


# ---- the same bytes --------------------------------------------------------------------------------------------------


def test_any_number_of_processes_and_any_interruption_give_the_same_bytes(tmp_path):
    made = settings(games=40)
    assert made.parts > 10
    whole, spread, broken_off = (tmp_path / name for name in ("whole", "spread", "broken off"))
    played(whole, made)
    played(spread, made, 3)
    stops = 0
    while not (broken_off / "games").is_dir() or Dataset.open(broken_off).games < made.games:
        begun = Dataset.begin(broken_off, made)
        told = [-begun.games]

        def progress(games, told=told):
            told.append(games)
            if sum(told) > 12:
                raise KeyboardInterrupt

        try:
            begun.play(Processes(1), progress)
        except Interrupted as stopped:
            stops += 1
            assert stopped.done.games == begun.games > 12
            # As if it had been killed in the middle of a file, and between the two files of a part.
            (broken_off / "games" / ".part-00039.parquet.999999999").write_bytes(b"PAR1")
            max((broken_off / "games").glob("part-*")).unlink()
    assert stops > 2
    assert files(whole) == files(spread) == files(broken_off)


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path):
    words = ["simulate", "classic", "--games", "4000", "--seats", "3", "--watched", "0"]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    run(*words, "--out", str(whole))
    process = subprocess.Popen([COMMAND, *words, "--out", killed, "--jobs", "2"], stderr=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while len(list(killed.glob("games/part-*"))) < 3:
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    process.kill()
    process.wait()
    there = {path: path.stat().st_mtime_ns for path in killed.rglob("part-*")}
    assert there.keys() < {killed / name for name in files(whole)}, "it was killed before it was done"
    run(*words, "--out", str(killed))
    assert files(whole) == files(killed)
    kept = [path for path, when in there.items() if path.stat().st_mtime_ns == when]
    assert len(kept) >= 6, "what was there was not played again"


def test_parts_do_not_grow_with_the_number_of_games():
    """So memory does not, either."""
    assert settings(games=100_000).part == settings(games=1_000_000).part == 500
    assert settings(games=100_000, bots=["veteran", "random"]).part == 50
    assert settings(games=100_000, bots=["master"]).part == 5


# ---- what can't be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "nobody"], "there is no bot 'nobody'; there are random, rookie, veteran, master"),
        (["--bots", "rookie,,"], "there is no bot ''"),
        (["--seats", "2"], "classic is for 3 to 10 seats, not 2"),
        (["--seats", "3-99"], "classic is for 3 to 10 seats, not 11"),
        (["--seats", "five"], "--seats 'five' should be a number, several as 3,5,7, or a range as 3-10"),
        (["--games", "0"], "games must be 1 or more"),
        (["--option", "mood=grim"], "mood"),
        (["--cluster", "tcp://127.0.0.1:1"], "no Dask scheduler answers at 'tcp://127.0.0.1:1'"),
    ],
)
def test_bad_words_are_told_in_a_sentence_and_write_nothing(tmp_path, words, said):
    told = run("simulate", "classic", "--out", str(tmp_path / "set"), *words, code=2)
    assert said in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "set").exists()


def test_a_folder_for_something_else_is_left_alone(tmp_path):
    made = settings(games=2)
    played(tmp_path / "set", made)
    before = files(tmp_path / "set")
    for other, said in (
        (settings(games=2, seed="t"), "has games with seed s, not t; name another folder"),
        (settings(games=3), "has games with games 2, not 3"),
        (settings(games=2, seats=[3, 4]), "has games with seats 4, not 3,4"),
        (msgspec.structs.replace(made, engine="0.0.1"), "has games with engine"),
    ):
        with pytest.raises(OptionError, match=said):
            Dataset.begin(tmp_path / "set", other)
    assert files(tmp_path / "set") == before
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter.tex").touch()
    with pytest.raises(OptionError, match="has something else in it"):
        Dataset.begin(tmp_path / "thesis", made)
    with pytest.raises(OptionError, match="is a file"):
        Dataset.begin(tmp_path / "thesis" / "chapter.tex", made)
    (tmp_path / "set" / "settings.json").write_text("{")
    with pytest.raises(UndermineError, match=r"settings.json can't be read"):
        Dataset.begin(tmp_path / "set", made)
    assert "there is no" in run("report", str(tmp_path / "nowhere"), code=2)


def damage(path: Path, how: str) -> None:
    content = path.read_bytes()
    if how == "cut":
        path.write_bytes(content[: len(content) // 2])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "one bit":
        path.write_bytes(content[:60] + bytes([content[60] ^ 1]) + content[61:])
    elif how == "other columns":
        pq.write_table(pa.table({"x": [1]}), path)
    else:
        pq.write_table(pq.read_table(path).slice(1), path)


@pytest.mark.parametrize("table", ["games", "decisions"])
@pytest.mark.parametrize("how", ["cut", "empty", "one bit", "other columns", "fewer rows"])
def test_a_damaged_file_is_named_and_can_be_made_anew(tmp_path, table, how):
    made = settings(games=20)
    dataset = played(tmp_path / "set", made)
    before = files(tmp_path / "set")
    path = dataset.path(table, 3)
    damage(path, how)
    with pytest.raises(UndermineError) as told:
        Dataset.begin(tmp_path / "set", made).play(Processes(1))
    assert str(told.value).startswith(f"{path} is damaged (") and "\n" not in str(told.value)
    path.unlink()
    played(tmp_path / "set", made)
    assert files(tmp_path / "set") == before


FULL = """
import resource, sys
from undermine.cli.app import main
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
main()
"""


def test_a_full_disk_is_told_and_what_was_written_is_kept(tmp_path):
    """The system lets the process write small files only: the settings fit, and the parts of the games do not all."""
    folder = tmp_path / "set"
    words = ["simulate", "classic", "--seats", "3", "--games", "64", "--watched", "0", "--out", str(folder)]
    done = subprocess.run(
        [sys.executable, "-c", FULL, "4096", *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"undermine: nothing more can be written into {folder} (File too large);"
        " what was written is kept, and the same command goes on from there\n"
    )
    assert not [name for name in files(folder) if "/." in name], "nothing half written is left"
    run(*words)
    assert Dataset.open(folder).games == 64


def test_ctrl_c_says_how_to_go_on(tmp_path):
    folder = tmp_path / "set"
    words = ["simulate", "classic", "--games", "100000", "--out", str(folder)]
    ignored = signal.signal(signal.SIGINT, signal.default_int_handler)  # as it is for whatever runs in the background
    process = subprocess.Popen([COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, ignored)
    until = time.monotonic() + 120
    while not list(folder.glob("games/part-*")):
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=120)
    assert process.returncode == 128 + signal.SIGINT
    assert told.startswith("Stopped after ") and told.endswith("the same command goes on from there.\n")


class Clumsy:
    name, quick = "clumsy", True

    def choose(self, situation, random):  # noqa: ARG002
        if len(situation.choices) % 2:
            raise RuntimeError("I am lost")
        return Thought(situation.game.read("vote yes"))


def test_a_bot_that_fails_is_named(monkeypatch):
    monkeypatch.setitem(BOTS, "clumsy", Clumsy())
    for seed in range(5):
        with pytest.raises(UndermineError, match=r"the bot clumsy (failed in the game|may not choose vote yes)"):
            record(settings(games=1, bots=["clumsy"], seed=str(seed)), 0)


def test_without_the_extra_the_command_says_what_to_install(tmp_path, monkeypatch):
    for missing in ("pyarrow", "openskill"):
        (tmp_path / f"{missing}.py").write_text(f"raise ModuleNotFoundError('no {missing}', name={missing!r})")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))))
    for words in (["simulate", "--out", "x"], ["report", "x"], ["tournament", "--bots", "random,rookie"]):
        assert "pip install 'undermine[research]'" in " ".join(run(*words, code=2).split())


def test_the_disk_is_asked_to_keep_it(tmp_path, monkeypatch):
    """A part is on the disk before it gets its name."""
    asked: list[int] = []
    monkeypatch.setattr("undermine.research.datasets.os.fsync", asked.append)
    dataset = played(tmp_path / "set", settings(games=2))
    assert len(asked) == 1 + 2 * dataset.settings.parts
