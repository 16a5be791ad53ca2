"""One real server for all tests of a file; a file that needs another kind of server brings its own `running`."""

from collections.abc import Iterator

import pytest

from tests.server.harness import ServerProcess


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("running") / "tables.db") as found:
        yield found


@pytest.fixture
def server(running: ServerProcess) -> Iterator[ServerProcess]:
    yield running
    assert running.complaints() == ""
