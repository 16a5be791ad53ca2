"""One real server for all tests of a file; a file that needs another kind of server brings its own `running`.

With `--store postgres` all servers store in databases instead of files, and tests of files are left out.
"""

from collections.abc import Iterator

import pytest

from tests import postgres
from tests.server import harness
from tests.server.harness import ServerProcess


@pytest.fixture(autouse=True, scope="session")
def store(request: pytest.FixtureRequest) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if request.config.getoption("--store") == "postgres":
            patch.setattr(harness, "database_for", postgres.one_for_each())
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--store") == "postgres":
        for item in items:
            if item.get_closest_marker("data_file"):
                item.add_marker(pytest.mark.skip(reason="it is about a data file"))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("running") / "tables.db") as found:
        yield found


@pytest.fixture
def server(running: ServerProcess) -> Iterator[ServerProcess]:
    yield running
    assert running.complaints() == ""
