"""Tables with a past, put where a server finds them when it starts."""

from pathlib import Path
from random import Random

from tests.players import PLAYERS
from tests.server import harness
from tests.server.tables import Sitting, seated
from undermine.server import entries as en
from undermine.server.hub import LETTERS
from undermine.server.postgres import room
from undermine.server.store import SqliteStore, Store

#: Entries that are stored at a time.
AT_ONCE = 500


def aged(game: str = "classic", seats: int = 6, decisions: int = 150, lines: int = 0) -> Sitting:
    """A table in the middle of a game, where people have talked a lot."""
    sitting = seated(game, seats, {} if game == "dark_cave" else {"rounds": 12})
    random = Random("aged")
    for _ in range(decisions):
        sitting.decide(sitting.table.waiting[0], str(PLAYERS[game](sitting.match, random)))
    for line in range(lines):
        person = f"p{line % seats + 1}"
        sitting.table.fold(en.Said(at=sitting.now, by=person, id=f"talk {line}", person=person, text="tunnel " * 40))
    return sitting


async def store(data: Path, *sittings: Sitting) -> list[str]:
    """Their codes."""
    found = await _opened(data)
    codes = []
    for sitting, letter in zip(sittings, LETTERS, strict=False):
        code, config, (first, *more) = letter * 6, sitting.table.config, sitting.raw()
        await found.create(code, first, config.game, config.seats, False, 1.0)
        for start in range(0, len(more), AT_ONCE):
            one, *others = more[start : start + AT_ONCE]
            await found.append(code, start + 2, one, 1.0, *others)
        found.note(code, sitting.table.status, None, False)
        codes.append(code)
    await found.close()
    return codes


async def _opened(data: Path) -> Store:
    """Where a server with this data looks for its tables."""
    database = harness.database_for(data)
    if database is None:
        return SqliteStore(str(data))
    await room("schema").prepare(database)
    found: Store = room("store").PostgresStore(database)
    return found
