"""Which clauses and rulings have a passing test; which build is under test; writing golden files anew."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import undermine
from undermine.engine.version import build

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("undermine")
    group.addoption("--clauses", action="store_true", help="count clauses with a passing test; fail if one has none")
    group.addoption("--golden", action="store_true", help="write golden files anew instead of comparing")
    group.addoption("--soak", type=int, default=1, help="how many times as many random games to play")
    group.addoption("--kills", type=int, help="how often to kill the server; by default ten times for each --soak")
    group.addoption("--faults", type=int, help="how many faults at several servers; by default seven for each --soak")
    group.addoption("--store", choices=["sqlite", "postgres"], default="sqlite", help="what servers store in")
    group.addoption("--build", choices=["interpreted", "compiled"], help="fail unless this build is under test")


#: These play with real servers, databases and browsers, on deals that nobody chose and on machines that others use.
LIVE = [Path(__file__).parent / folder for folder in ("browser", "cluster", "deploy", "llm", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A live test that fails is tried once more, and the summary names it: all others have one try."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--build")
    if wanted and build() != wanted:
        raise pytest.UsageError(f"the {build()} build is under test, not the {wanted} one")


@pytest.fixture
def soak(request: pytest.FixtureRequest) -> int:
    """How many times as many random games to play: `pytest --soak 100` for a long night."""
    return int(request.config.getoption("--soak"))


@pytest.fixture
def kills(request: pytest.FixtureRequest, soak: int) -> int:
    """How often to kill the server: `pytest tests/server/test_kills.py --kills 500`."""
    return int(request.config.getoption("--kills") or 10 * soak)


@pytest.fixture
def faults(request: pytest.FixtureRequest, soak: int) -> int:
    """How many faults at several servers: `pytest tests/cluster --faults 1000`."""
    return int(request.config.getoption("--faults") or 7 * soak)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--golden"))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    ids = [clause for mark in item.iter_markers("clause") for clause in mark.args]
    if ids and not any(name == "clauses" for name, _ in item.user_properties):
        item.user_properties.append(("clauses", ids))
    yield


class Tally:
    """Counts on the controlling process, also under xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == "clauses" and report.when == "call" and isinstance(ids, list):
                (self.passed if report.passed else self.failed).update(ids)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.config.getoption("--clauses"):
            return
        terminalreporter.section("clauses and rulings with a passing test")
        for game in undermine.GAMES:
            for line in self.lines(game):
                terminalreporter.write_line(line)

    def known(self, game: str) -> dict[str, list[str]]:
        groups: dict[str, list[str]] = defaultdict(list)
        for clause in undermine.GAMES[game].rulebook():
            prefix = clause.rsplit("-", 1)[0]
            groups["clauses" if "-" not in prefix else prefix].append(clause)
        return groups

    def lines(self, game: str) -> Iterator[str]:
        shown = self.passed - self.failed
        for group, ids in self.known(game).items():
            missing = [clause for clause in ids if clause not in shown]
            yield f"{game:12}{group:8}{len(ids) - len(missing)}/{len(ids)}" + (
                f"  without: {' '.join(missing)}" if missing else ""
            )

    def unknown(self) -> set[str]:
        every = {clause for game in undermine.GAMES for clause in undermine.GAMES[game].rulebook()}
        return (self.passed | self.failed) - every

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.config.getoption("--clauses") and not hasattr(self.config, "workerinput"):
            lacking = any("without" in line for game in undermine.GAMES for line in self.lines(game))
            if (lacking or self.unknown()) and session.exitstatus == 0:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(Tally(session.config), "undermine-tally")
