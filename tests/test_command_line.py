"""The commands as a user runs them: real processes, real files."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import undermine
from tests.commands import COMMAND, run
from undermine.games import OURS
from undermine.research.simulate import simulate


def test_rules_shows_a_rule() -> None:
    assert "unbroken path" in run("rules", "cl-p04")
    assert "Q-CL-26" in run("rules", "Q-CL-26")
    assert "extend a path" in run("rules", "DC-P04")
    assert "there is no rule 'XX'" in run("rules", "XX", code=2)


TABLES = [(game, seats) for game, rules in undermine.GAMES.items() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_simulate_counts_games_for_every_number_of_seats(game: str, seats: int) -> None:
    words = ["simulate", game, "--seats", str(seats), "--games", "20", "--seed", "1", "--json"]
    rounds = 1
    if "rounds" in undermine.GAMES[game].options_type.__struct_fields__:
        rounds = 2
        words += ["-o", "rounds=2"]
    found = json.loads(run(*words))
    assert found["games"] == 20
    assert sum(found["wins"].values()) == 20 * rounds
    assert found["mean_decisions"] == found["decisions"] / 20


def test_simulate_gives_the_same_for_any_number_of_jobs() -> None:
    alone = simulate("classic", 4, 120, "s", {"vote_end": True})
    assert simulate("classic", 4, 120, "s", {"vote_end": True}, jobs=2) == alone
    assert simulate("classic", 4, 120, "other", {"vote_end": True}) != alone
    told: list[int] = []
    few = simulate("classic", 4, 7, "s", jobs=3, progress=told.append)
    assert few == simulate("classic", 4, 7, "s")
    assert sum(told) == 7


def test_simulate_says_who_plays() -> None:
    words = ["simulate", "--seats", "3", "--games", "1", "-o", "rounds=1"]
    assert "classic, 3 seats, random play" in run(*words)
    rookies = run(*words, "--bot", "rookie")
    assert "classic, 3 seats, bot rookie" in rookies
    assert "andom" not in rookies
    assert json.loads(run(*words, "--bot", "rookie", "--json"))["bot"] == "rookie"


def test_simulate_draws_a_table_and_refuses_nonsense() -> None:
    assert "points saboteur" in run("simulate", "lost_mines", "--games", "3")
    assert "dwarves out" in run("simulate", "dark_cave", "--games", "3")
    assert "dark_cave has no option rounds" in run("simulate", "dark_cave", "-o", "rounds=1", code=2)
    assert "a whole number from 1 to 20, not -1" in run("simulate", "-o", "rounds=-1", code=2)
    assert "rounds won by saboteurs" in run("simulate", "--games", "5", "-o", "rounds=1")
    assert "classic is for 3 to 10 seats, not 12" in run("simulate", "--seats", "12", code=2)
    assert "games and jobs must be 1 or more" in run("simulate", "--games", "0", code=2)
    assert "should be NAME=VALUE" in run("simulate", "-o", "vote_end", code=2)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_bench_prints_one_line_of_json(game: str) -> None:
    found = json.loads(run("bench", game, "--seats", "3", "--seconds", "0", "--json"))
    assert found["game"] == game
    states = ["copy_us", "state_bytes", "turns_per_cpu_s", "digest_us", "pickle_us", "pickle_bytes"]
    assert list(found)[:4] == ["game", "seats", "build", "decisions_per_cpu_s"]
    assert list(found)[4:] == [*states, "plan_ms", "world_ms", "master_ms"]
    assert min(found[name] for name in list(found)[3:]) > 0
    assert found["state_bytes"] <= 20_000


def test_bench_measures_environments() -> None:
    lines = [json.loads(line) for line in run("bench", "envs", "--seats", "3", "--seconds", "0", "--json").splitlines()]
    assert {line["game"] for line in lines} == set(OURS)
    for line in lines:
        works = ["env", "env_with_features", "pettingzoo", "openspiel"]
        assert list(line) == ["game", "seats", "build", *[f"{work}_steps_per_cpu_s" for work in works]]
        assert min(line[f"{work}_steps_per_cpu_s"] for work in works) > 0


def test_a_game_at_the_terminal_to_the_end(tmp_path: Path) -> None:
    """Always pass the first card; take what gold comes; then replay the record."""
    record = tmp_path / "game.json"
    typed = "discard 1\n" * 40
    shown = run("play", "--seats", "3", "--seed", "5", "-o", "rounds=1", "--save", str(record), typed=typed)
    assert "Your role:" in shown
    assert "★" in shown
    assert "The record is in" in shown
    assert undermine.replay(record).result is not None
    assert "every state as recorded" in run("replay", str(record))
    assert "Your role" in run("replay", str(record), "--seat", "A")


def test_a_game_of_the_lost_mines_at_the_terminal_to_the_end(tmp_path: Path) -> None:
    """Lay what can be laid, walk east, discard otherwise; then replay the record."""
    record = tmp_path / "game.json"
    typed = "1\n1 1,2\nee\nstop\nd 1\n.\n" * 25
    words = ["play", "lost_mines", "--seats", "4", "--seed", "5", "-o", "rounds=1", "-o", "first_player=A"]
    shown = run(*words, "--save", str(record), typed=typed)
    for said in ["You are yellow, ", "Treasures to find:", "You may: ", "walks to 1,2", "★", "The record is in"]:
        assert said in shown
    assert undermine.replay(record).result is not None
    assert "every state as recorded" in run("replay", str(record))


def test_illegal_input_at_the_lost_mines() -> None:
    typed = "1 5,5\nstop\nd 9\nd 1 2 3\n2 1,2 Q\nlook-mine 3,3 with axe\n?\nvote yes\nzzz\nrules LM-P01\nquit\n"
    shown = run("play", "lost_mines", "--seats", "3", "--seed", "12", "-o", "first_player=A", typed=typed)
    for said in [
        "[LM-",
        "first play a card",
        "you have no card 9",
        "step north twice",
        "I don't understand 'zzz'",
    ]:
        assert said in shown


def test_a_record_that_can_not_be_saved_is_told_before_the_game(tmp_path: Path) -> None:
    assert "there is no folder" in run("play", "--save", str(tmp_path / "no" / "x.json"), code=2)


def test_illegal_input_is_answered_with_the_rule() -> None:
    typed = "1 5,5\nlay NS\nrockfall 0,0\npass 9\n9\nnonsense\n?\n1\nlog\nrules CL-P04\nrules XX\ntake 1\nquit\n"
    shown = run("play", "--seats", "3", "--seed", "12", "-o", "first_player=A", typed=typed)
    for said in [
        "[CL-",
        "write lay CARD[~] X,Y",
        "you have no card 9",
        "I don't understand 'nonsense'",
        "discard 2",
        "Goodbye",
    ]:
        assert said in shown
    assert "there is no rule 'XX'" in shown


def test_play_ends_quietly_when_the_input_ends() -> None:
    assert "Goodbye" in run("play", "--seed", "1")


def test_a_record_that_was_altered(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    match = undermine.start("classic", 3, 1)
    match.decide(match.choices()[0])
    text = undermine.write_record(match.record()).decode()
    record.write_text(text.replace(match.digests[-1], "0" * 16), "utf-8")
    assert "the record says 0000000000000000" in run("replay", str(record), code=2)


def test_options_lists_what_a_table_may_agree_on() -> None:
    shown = run("options", "classic")
    assert "last_path, last_card, rotate" in shown
    assert "vote_end" in run("options", "lost_mines")
    assert "sequential, simultaneous" in run("options", "dark_cave")


def test_what_a_card_can_do_is_shown_as_it_is_typed() -> None:
    shown = run("play", "--seats", "3", "--seed", "12", "-o", "first_player=A", typed="1\n\nquit\n")
    assert "like this: 1" in shown
    assert shown.count("Round 1 of 3") == 2, "an empty line shows the table again"
    assert "To play this deal again: --seed 12" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulat", "no such command 'simulat'. Did you mean 'simulate'?"),
        ("--nonsense", "no such option '--nonsense'; see undermine --help"),
        ("simulate --gamez 5", "no such option '--gamez'. Did you mean '--games'?"),
        (
            "simulate --games five",
            "invalid value for '--games': 'five' is not a valid integer; see undermine simulate --help",
        ),
        ("simulate --games", "option '--games' requires an argument"),
        ("replay", "missing argument 'FILE'; see undermine replay --help"),
        ("options classic loudly", "got unexpected extra argument (loudly); see undermine options --help"),
    ],
)
def test_what_can_not_be_read_gets_one_sentence(words: str, said: str) -> None:
    assert run(*words.split(), code=2) == f"undermine: {said}\n"


def completed(words: str) -> list[str]:
    """What the shell offers for the last of these words."""
    told = {"_UNDERMINE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [COMMAND], capture_output=True, text=True, timeout=120, check=True, env={**os.environ, **told}
    )
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_the_shell_completes_commands_options_and_games() -> None:
    assert completed("undermine repl") == ["replay"]
    assert completed("undermine simulate --ga") == ["--games"]
    assert completed("undermine play da") == ["dark_cave"]
