"""Who would like to be told that it is their turn, kept beside the logs; and the key that notices are signed with.

Nothing of it is in a log: what a browser hands over is between it and this server, and can be thrown away.
"""

from typing import NamedTuple

from undermine.server.store import Store

#: Devices of one person at one table that are told; of more, the latest.
MOST = 5

KEEP = """
INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = keys.value RETURNING value
"""
SUBSCRIBE = """
INSERT INTO subscriptions (code, person, endpoint, p256dh, auth, title, words, told, made)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (code, person, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
    title = excluded.title, words = excluded.words, made = excluded.made
"""
CROWDED = """
DELETE FROM subscriptions WHERE code = $1 AND person = $2 AND endpoint NOT IN
    (SELECT endpoint FROM subscriptions WHERE code = $1 AND person = $2 ORDER BY made DESC, endpoint LIMIT $3)
"""
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE code = $1 AND person = $2 AND endpoint = $3"
#: Whichever server asks first tells them, and none tells them twice.
CLAIM = """
UPDATE subscriptions SET told = $3 WHERE code = $1 AND person = $2 AND told < $3
RETURNING endpoint, p256dh, auth, title, words
"""
DROP = "DELETE FROM subscriptions WHERE endpoint = $1"


class Subscription(NamedTuple):
    """A browser as its push service knows it, and what it would like to read."""

    endpoint: str
    p256dh: str
    auth: str
    title: str
    words: str


class Subscribers:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def kept(self, name: str, made: str) -> str:
        """What was kept under a name, or if nothing was, what was made now."""
        ((value,),) = await self._store.change(KEEP, name, made)
        return str(value)

    async def add(self, code: str, person: str, one: Subscription, told: int, now: float) -> None:
        await self._store.change(SUBSCRIBE, code, person, *one, told, now)
        await self._store.change(CROWDED, code, person, MOST)

    async def remove(self, code: str, person: str, endpoint: str) -> None:
        await self._store.change(UNSUBSCRIBE, code, person, endpoint)

    async def to_tell(self, code: str, person: str, turn: int) -> list[Subscription]:
        """Those that were not told of this turn, who are being told from now on."""
        return [Subscription(*row) for row in await self._store.change(CLAIM, code, person, turn)]

    async def drop(self, endpoint: str) -> None:
        """The push service knows it no longer, at whichever table."""
        await self._store.change(DROP, endpoint)
