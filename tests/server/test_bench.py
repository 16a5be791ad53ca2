"""The bench of the server: it measures, and it survives a server that is slow to answer."""

from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from undermine.server import bench
from undermine.server.bench import ServerFigures, bench_server


def test_it_measures_a_few_tables_and_survives_handshakes_that_time_out(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([True])

    async def slow(*address: Any, **more: Any) -> Any:
        if next(failures, False):
            raise TimeoutError("timed out during opening handshake")
        return await connect(*address, **more)

    monkeypatch.setattr(bench, "connect", slow)
    figures = bench_server(2, 2.0, 0.1, "rookie")
    assert figures.handshakes_timed_out == 1
    assert (figures.tables, figures.sockets) == (2, 4)
    assert figures.decisions > 5
    assert figures.build in ("interpreted", "compiled")
    assert 0 < figures.clients_cpu_share < 1
    assert 0 <= figures.others_cpu_share <= 1
    assert figures.kb_per_table > 0
    assert msgspec.json.decode(msgspec.json.encode(figures), type=ServerFigures) == figures
