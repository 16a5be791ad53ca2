"""Games on a cluster: the numbers of one process, whoever dies, and a sentence where it can't be."""

import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from tests.commands import run
from tests.research.workers import LocalCluster, local_cluster
from undermine.engine.errors import UndermineError
from undermine.engine.version import VERSION
from undermine.research import cluster
from undermine.research.cluster import Cluster
from undermine.research.crews import Processes
from undermine.research.datasets import Dataset
from undermine.research.evaluate import evaluate
from undermine.research.recording import settings_of
from undermine.research.simulate import simulate
from undermine.research.tournament import tournament
from undermine.research.train import train_belief, train_value


@pytest.fixture(scope="module")
def workers(tmp_path_factory):
    with local_cluster(tmp_path_factory.mktemp("dask"), 2) as cluster:
        yield cluster


def known(found):
    """All of an evaluation but how long it took."""
    return msgspec.structs.replace(found, cpu_ms_per_decision={})


def test_two_workers_give_the_numbers_of_one_process_and_so_does_the_one_that_is_left(workers, soak):
    told = []

    def progress(games):
        told.append(games)
        if len(told) == 2:
            workers.workers[0].kill()

    games = 200 * soak
    with Cluster(workers.address) as crew:
        assert crew.hands == 2
        dealt = evaluate("classic", 4, {"all": "rookie"}, 5, "s", crew=crew)
        spread = simulate("lost_mines", 4, games, "s", progress=progress, crew=crew)
        learned = train_value("classic", 3, "s", crew=crew)
        counted = train_belief("classic", 1, "s", crew=crew)
    assert workers.workers[0].poll() is not None, "it died while the others played"
    assert sum(told) == games
    assert spread == simulate("lost_mines", 4, games, "s")
    assert known(dealt) == known(evaluate("classic", 4, {"all": "rookie"}, 5, "s"))
    assert learned == train_value("classic", 3, "s")
    assert counted == train_belief("classic", 1, "s")


def test_the_command_prints_the_same(workers):
    words = ("simulate", "dark_cave", "--seats", "2", "--games", "9", "--json")
    assert run(*words, "--cluster", workers.address) == run(*words)


def test_games_written_down_and_tournaments_are_the_same(workers, tmp_path):
    made = settings_of("classic", [3, 4], ["rookie"], 4, "s", {}, 1)
    with Cluster(workers.address) as crew:
        Dataset.begin(tmp_path / "there", made).play(crew)
        there = tournament("classic", 3, ["random", "rookie"], 2, crew=crew)
    Dataset.begin(tmp_path / "here", made).play(Processes(1))
    assert there == tournament("classic", 3, ["random", "rookie"], 2)
    one, other = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (tmp_path / "there", tmp_path / "here")
    )
    assert one == other and len(one) == 1 + 2 * made.parts


@pytest.mark.parametrize("where", ["here", "cluster"])
def test_ctrl_c_leaves_what_is_done(workers, where):
    """It waits for the first chunk to be counted, in a process of its own, as Ctrl-C goes to the main thread."""
    script = f"""
import os, signal
from undermine.research.cluster import Cluster
from undermine.research.crews import Interrupted, Processes
from undermine.research.simulate import simulate
crew = Cluster({workers.address!r}) if {where!r} == "cluster" else Processes(2)
if __name__ == "__main__":
    told = []
    def progress(games):
        told.append(games)
        os.kill(os.getpid(), signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        simulate("classic", 3, 5000, progress=progress, crew=crew)
    except Interrupted as stopped:
        print(stopped.done.games == sum(told) > 0)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "True\n", done.stderr


def test_the_command_shows_what_is_done_and_says_that_it_was_stopped():
    words = ("evaluate", "classic", "--deals", "1000", "--by-role", "all=random", "--json")
    command = [sys.executable, "-c", STOPPING, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert msgspec.json.decode(done.stdout)["deals"] == 3
    assert done.returncode == 128 + signal.SIGINT
    assert done.stderr == "Stopped after 3 of 1,000 deals.\n"


#: The command, as if somebody pressed Ctrl-C while it plays the fourth deal.
STOPPING = """
from undermine.cli.app import main
from undermine.research import evaluate
play = evaluate.play_deals
def stop(*words):
    if words[4][0] == 3:
        raise KeyboardInterrupt
    return play(*words)
evaluate.play_deals = stop
main()
"""


# ---- what can't be -------------------------------------------------------------------------------------------------


def pretend(folder, version):
    """An environment whose Undermine is of another version, or none at all."""
    package = folder / str(version) / "undermine"
    (package / "engine").mkdir(parents=True)
    (package / "__init__.py").touch()
    if version:
        (package / "engine" / "__init__.py").touch()
        (package / "engine" / "version.py").write_text(f"VERSION = {version!r}")
    return {"PYTHONPATH": str(package.parent)}


def refusal(address):
    with pytest.raises(UndermineError) as refused:
        Cluster(address)
    return str(refused.value)


def test_workers_that_can_not_play_and_a_scheduler_that_dies_are_told_in_a_sentence(tmp_path):
    local = LocalCluster(tmp_path)
    try:
        assert refusal(local.address) == f"the scheduler has no workers; start some with: dask worker {local.address}"
        local.add_worker(pretend(tmp_path, None))
        local.await_workers()
        assert refusal(local.address).endswith(f" has no Undermine; all workers need this version, {VERSION}")
        local.workers[0].kill()
        local.add_worker(pretend(tmp_path, "0.0.1"))
        local.await_workers()
        assert refusal(local.address).endswith(f" has Undermine 0.0.1; all workers need this version, {VERSION}")
        local.workers[1].kill()
        local.add_worker()
        local.await_workers()
        with Cluster(local.address) as crew, pytest.raises(UndermineError, match="is gone"):
            for _ in crew.do(time.sleep, [(0.05,)] * 100):
                local.scheduler.kill()
    finally:
        local.close()


def test_a_worker_of_another_version_that_joins_later_plays_nothing():
    with pytest.raises(UndermineError, match=f"has Undermine {VERSION}; all workers need this one, 0.0.1"):
        cluster._do("0.0.1", sum, ([1],))


def test_an_address_without_a_scheduler_is_told_in_a_sentence(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    assert refusal("tcp://127.0.0.1:1") == "no Dask scheduler answers at 'tcp://127.0.0.1:1'"
    told = run("simulate", "--cluster", "nonsense", code=2)
    assert told == "undermine: no Dask scheduler answers at 'nonsense': missing port number in address 'nonsense'\n"


def test_processes_here_and_a_cluster_are_too_much():
    told = run("train", "classic", "--what", "value", "--cluster", "x", "--jobs", "2", "--folder", ".", code=2)
    assert "leave one of them out" in told


def test_without_the_extra_the_command_says_what_to_install(tmp_path, monkeypatch):
    (tmp_path / "distributed.py").write_text("raise ModuleNotFoundError('no distributed')")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH")))))
    assert "pip install 'undermine[cluster]'" in " ".join(run("simulate", "--cluster", "x", code=2).split())


def test_a_process_that_dies_is_told():
    with pytest.raises(UndermineError, match="ended from outside"):
        list(Processes(2).do(die_elsewhere, [(os.getpid(),)] * 40))


def die_elsewhere(here):
    if os.getpid() != here:
        os.kill(os.getpid(), signal.SIGKILL)
    signal.sigtimedwait([], 0.1)


KILLED = """
import os, time
from undermine.research.crews import Processes
from undermine.research.datasets import Dataset

def who(wait):
    time.sleep(wait)
    return os.getpid()

if __name__ == "__main__":
    for _, process in Processes(3).do(who, [(0.01,)] * 100_000):
        print(process, flush=True)
"""


def test_processes_end_with_the_one_that_started_them(tmp_path):
    """Also if it is killed, so that it can't tell them."""
    (tmp_path / "killed.py").write_text(KILLED)
    main = subprocess.Popen([sys.executable, tmp_path / "killed.py"], stdout=subprocess.PIPE, text=True)
    assert main.stdout
    seen: set[str] = set()
    while len(seen) < 3:
        seen.add(main.stdout.readline())
    main.kill()
    main.communicate(timeout=120)  # until nobody is left who could write
