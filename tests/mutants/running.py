"""Running tests on a mutant, in a process of its own that is forked from one which has loaded pytest already.

The faulty module is put in place as it is imported; nothing is written to disk.
"""

import ast
import functools
import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import hypothesis
import hypothesis.stateful
import msgspec  # noqa: F401  (loaded before the fork, as are numpy and rich, so that no mutant has to)
import numpy  # noqa: F401
import pytest
import rich.console  # noqa: F401

from tests.mutants.faults import Mutant, marked

Came = set[tuple[str, int]]  # file and line of blocks
MEMORY = 3 << 30
#: Seconds of tests for one mutant. What only the slowest tests would notice counts as survived.
ENOUGH = 30.0


@dataclass
class Baseline:
    """How the tests go without any fault: how long each takes, and which blocks it comes to."""

    tests: dict[str, tuple[float, Came]]
    loading: Came  # blocks that run when modules are loaded
    passed: bool

    def tests_for(self, mutant: Mutant) -> dict[str, float]:
        """The tests that come to the fault, quick ones first, with the time that each takes; not all the slow ones."""
        place = (str(mutant.path), mutant.block)
        coming = [(took, name) for name, (took, came) in self.tests.items() if place in came or place in self.loading]
        chosen: dict[str, float] = {}
        for took, name in sorted(coming):
            if sum(chosen.values()) + took < ENOUGH:
                chosen[name] = took
        return chosen


class Loader(SourceFileLoader):
    """Loads a module from a text or a tree that we have made of its source."""

    def __init__(self, name: str, path: str, source: str | ast.Module) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, _fullname: str) -> Any:
        return compile(self.source, self.path, "exec")


class Finder:
    """Finds the modules that we have something to say about."""

    def __init__(self, paths: dict[str, Path], sources: dict[str, str | ast.Module]) -> None:
        self.paths = paths
        self.sources = sources

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        if name not in self.sources:
            return None
        path = str(self.paths[name])
        return spec_from_file_location(name, path, loader=Loader(name, path, self.sources[name]))


class Measuring:
    """Notes for every test how long it takes and where it comes."""

    def __init__(self, others: list[str], came: Came) -> None:
        self.others = others  # games that are not asked about
        self.came = came
        self.baseline = Baseline({}, set(), True)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not any(other in item.nodeid for other in self.others)]

    def pytest_collection_finish(self) -> None:
        self.baseline.loading = set(self.came)
        everything = gc.get_objects()
        self.caches = [thing for thing in everything if isinstance(thing, functools._lru_cache_wrapper)]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for cache in self.caches:  # so that every test comes to what it needs
            if (cache.__module__ or "").startswith(("undermine", "tests")):
                cache.cache_clear()
        self.came.clear()
        begin = time.process_time()
        yield
        self.baseline.tests[item.nodeid] = (time.process_time() - begin, set(self.came))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.baseline.passed &= not report.failed


class Killing:
    """Runs chosen tests in their order, and says which one fails or takes far too long."""

    def __init__(self, tests: dict[str, float], tell: Callable[[str], None]) -> None:
        self.tests = tests
        self.tell = tell

    def pytest_collection(self) -> None:
        signal.signal(signal.SIGPROF, self.too_long)
        self.allow(30)
        usual = hypothesis.settings.get_profile("default")
        quick = [hypothesis.Phase.explicit, hypothesis.Phase.generate]  # a shorter example would only cost time
        hypothesis.settings.register_profile("mutants", usual, phases=quick, database=None)
        hypothesis.settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell("loading")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[name] for name in self.tests if name in found]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        self.allow(5 + 10 * self.tests[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(report.nodeid)

    def allow(self, seconds: float) -> None:
        """Time of the processor, not of the clock: a busy machine kills no mutant."""
        signal.setitimer(signal.ITIMER_PROF, seconds)

    def too_long(self, *_: object) -> None:
        self.tell(f"{getattr(self, 'running', 'loading')} (too long)")
        os._exit(1)


def _pytest(arguments: list[str], plugin: object) -> int:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return int(pytest.main(["-q", "--tb=no", "--assert=plain", *arguments], [plugin]))


def _measure(answer: Connection, paths: dict[str, Path], places: list[str], others: list[str]) -> None:
    came: Came = set()
    builtins: dict[str, Any] = __builtins__  # type: ignore[assignment]
    builtins["__came__"] = lambda path, line: came.add((path, line))
    sys.meta_path.insert(0, Finder(paths, {name: marked(path) for name, path in paths.items()}))
    measuring = Measuring(others, came)
    status = _pytest(places, measuring)
    measuring.baseline.passed &= status == 0
    answer.send(measuring.baseline)


def _kill(answer: Connection, mutant: Mutant, tests: dict[str, float]) -> None:
    sys.meta_path.insert(0, Finder({mutant.module: mutant.path}, {mutant.module: mutant.source}))
    files = dict.fromkeys(name.split("::")[0] for name in tests)
    status = _pytest(["-x", *files], Killing(tests, answer.send))
    answer.send("loading" if status > 1 else None)


CONTEXT = get_context("fork")


def _start(work: Callable[..., None], *arguments: Any) -> tuple[BaseProcess, Connection]:
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=work, args=(there, *arguments))
    process.start()
    there.close()
    return process, here


def _first_word(answer: Connection) -> str | None:
    """What a process said first: the test that failed, or None for a survivor."""
    try:
        word: str | None = answer.recv()
    except EOFError:
        return "the process ended"
    return word


def measure(paths: dict[str, Path], places: list[str], others: list[str]) -> Baseline:
    """Runs all tests in these places once, but for those that name other games."""
    process, answer = _start(_measure, paths, places, others)
    baseline: Baseline = answer.recv()
    process.join()
    return baseline


def kill(mutants: list[Mutant], baseline: Baseline, jobs: int) -> Iterator[tuple[Mutant, str | None]]:
    """For every mutant, as they are done, the test that killed it, or None."""
    todo = list(reversed(mutants))
    running: dict[int, tuple[BaseProcess, Connection, Mutant]] = {}
    while todo or running:
        while todo and len(running) < jobs:
            mutant = todo.pop()
            tests = baseline.tests_for(mutant)
            if tests:
                process, answer = _start(_kill, mutant, tests)
                running[process.sentinel] = (process, answer, mutant)
            else:
                yield mutant, None
        for sentinel in wait(list(running)):
            process, answer, mutant = running.pop(sentinel)  # type: ignore[arg-type]
            process.join()
            yield mutant, _first_word(answer)
