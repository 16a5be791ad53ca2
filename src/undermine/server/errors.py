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
        self.clause = clause
        self.stale = stale


class TableUnknown(Exception):
    """There is no table with this code."""


class TableDamaged(Exception):
    """A log that the rules can't follow."""
