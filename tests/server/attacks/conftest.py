"""One server with the usual limits for all tests of a file, and two tables with a past: one of them talked a lot."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.attacks.past import aged, store
from tests.server.harness import USUAL, ServerProcess

#: The codes of the tables; more lines were said at the second than a table can keep by now.
GAME, TALKATIVE = "BBBBBB", "CCCCCC"
LINES = 3_000


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("attacked") / "tables.db"
    assert asyncio.run(store(data, aged(), aged(lines=LINES))) == [GAME, TALKATIVE]
    with ServerProcess(data, *USUAL) as found:
        yield found
