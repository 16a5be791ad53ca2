"""Three real servers for all tests of a file."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.cluster.cluster import Cluster


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that nginx, which is nobody, can look into."""
    found = tmp_path_factory.mktemp("cluster")
    for parent in (found, *found.parents[:2]):
        parent.chmod(0o755)
    return found


@pytest.fixture(scope="module")
def running(folder: Path) -> Iterator[Cluster]:
    cluster = Cluster(folder, postgres.started())
    asyncio.run(cluster.__aenter__())
    yield cluster
    asyncio.run(cluster.__aexit__())


@pytest.fixture
def cluster(running: Cluster) -> Iterator[Cluster]:
    yield running
    asyncio.run(running.all_well())  # also for the test that comes next
    assert running.complaints() == ""
