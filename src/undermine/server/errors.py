"""The server's ways to say no. The rules have one of their own: `Refused`, which names a clause.

`NotGranted` is the table's no, and `Refused` becomes one when somebody decides against the rules; both go out over the
socket as a `Refusal`. Anything wrong with an HTTP request is an `HttpProblem` (answers.py), on the wire a `Problem`.
"""

from undermine.engine.errors import UndermineError


class NotGranted(UndermineError):
    """A request that this table does not grant now, with the clause if it is against the rules of the game.

    `stale` says that the game has gone on since the request was made.
    """

    def __init__(self, why: str, clause: str | None = None, stale: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.clause = clause
        self.stale = stale


class Overtaken(NotGranted):
    """Another server was faster. The table is up to date again, so whatever was asked can be asked of it once more."""

    def __init__(self) -> None:
        super().__init__("the table has gone on in the meantime", stale=True)


class StoreDown(NotGranted):
    """The data file can't be written or read right now. Nobody is to blame, and nothing has changed: ask again later.

    Whoever gives up when the table does not grant something gives up here, too.
    """


class NotStored(StoreDown):
    """The database refused; nothing was written."""


class NotRead(StoreDown):
    """The database could not be read."""


class TableUnknown(Exception):
    """There is no table with this code."""


class TableEnded(TableUnknown):
    """The people who run the server have ended this table."""


class TableDamaged(Exception):
    """A log that the rules can't follow, and where it breaks off. What is told holds nothing of what is in the log."""


class TableTooNew(TableDamaged):
    """A log with an entry of a kind that this program does not know: a newer server has written it, and can go on."""
