"""A disk that is full, for one process that runs."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

#: Bytes to which files can grow while the disk is full: the data is beyond that, what a server says is not.
ROOM = 16_384


@contextmanager
def full(process: int, data: Path) -> Iterator[None]:
    """The system lets this server write nothing more into its data file, until this is over."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    assert Path(f"{data}-wal").stat().st_size > ROOM, "then any commit would go beyond the bound"
    resource.prlimit(process, resource.RLIMIT_FSIZE, (ROOM, before[1]))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it was killed
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)
