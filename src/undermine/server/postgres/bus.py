"""Servers that share a PostgreSQL: leases, presence and time, in the database; wake-ups by LISTEN and NOTIFY.

A server says every BEAT that it lives. Whoever has not said so for LEASE drives nothing: at that moment the others
share its tables. A notification may be lost: every beat also looks at the database, so that this costs a second and
never an entry.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Collection, Mapping
from datetime import timedelta
from math import ceil

import asyncpg

from undermine.server import metrics, time
from undermine.server.bus import NO_CROWD, Crowd, Hearing
from undermine.server.errors import StoreDown
from undermine.server.limits import Meter
from undermine.server.postgres.line import Line
from undermine.server.postgres.news import CHANNEL, LOG, SAY, without_waiting
from undermine.server.postgres.store import PostgresStore
from undermine.server.postgres.tally import Tally

log = logging.getLogger("undermine.server")

#: Seconds between two signs of life, and for how long one counts.
BEAT = 0.5
LEASE = 2.5
#: Seconds until a beat that is not answered counts as lost.
ANSWERED = 2.0
#: Seconds after which a server that can't reach the database sends its people away: it may be the only one that can't.
#: They are with others within 5, whatever happens: the clients need one or two of these to notice, and to come in.
SENT_AWAY = 3.0
#: How often that is looked at.
TICK = 0.25
#: How often a server asks for the time in one beat, if the first answer came too late to tell.
HEARINGS = 2
#: Seconds until a server that is gone is forgotten.
FORGOTTEN = 60.0
#: So many tables more than its share can a server drive, before it hands some of them over; and as a part of its share.
UNEVEN = 5
UNEVEN_PART = 0.2

#: How many messages are kept while nobody can be told.
UNSAID = 10_000

LIVES = "lives > clock_timestamp()"

RENEW = """
INSERT INTO servers VALUES ($1, clock_timestamp() + $2, $3)
ON CONFLICT (server) DO UPDATE SET lives = excluded.lives, drives = excluded.drives
RETURNING extract(epoch FROM clock_timestamp())::float8 AS now
"""
SERVERS = f"""
SELECT server, drives, {LIVES} AS alive, lives = '-infinity' AS stopped,
    extract(epoch FROM nullif(lives, '-infinity') - clock_timestamp())::float8 AS left
FROM servers
"""
TABLES = """
SELECT code, number, driver, epoch FROM tables WHERE code = ANY($1) AND ended IS NULL
UNION SELECT code, number, driver, epoch FROM tables WHERE driver = $2
"""
CROWDS = f"""
SELECT code, server, people, watching FROM presence JOIN servers USING (server)
WHERE code = ANY($1) AND server != $2 AND {LIVES}
"""
ORPHANS = "SELECT code FROM tables WHERE driver = ANY($1) AND ended IS NULL"
#: A lease is free if nobody has it, or if it is that of a server that lives no more.
CLAIM = f"""
WITH free AS (
    SELECT code FROM tables WHERE code = ANY($1) AND ended IS NULL
        AND (driver IS NULL OR driver = $2 OR NOT EXISTS (SELECT FROM servers WHERE server = driver AND {LIVES}))
        AND EXISTS (SELECT FROM servers WHERE server = $2 AND {LIVES})
    ORDER BY code FOR UPDATE OF tables
)
UPDATE tables SET driver = $2, epoch = epoch + 1 FROM free WHERE tables.code = free.code
RETURNING tables.code, tables.epoch
"""
HAND_OVER = f"""
WITH given AS (
    UPDATE tables SET driver = $3, epoch = epoch + 1 WHERE code = $1 AND driver = $2 RETURNING code
)
SELECT pg_notify('{CHANNEL}', 'drive ' || $3 || ' ' || code) FROM given
"""
RELEASE = "UPDATE tables SET driver = NULL WHERE code = $1 AND driver = $2"
HERE = f"""
WITH now AS (SELECT * FROM unnest($2::text[], $3::text[], $4::int[]) AS now(code, people, watching)
), gone AS (
    DELETE FROM presence USING now WHERE presence.server = $1 AND presence.code = now.code
        AND now.people || now.watching = '0'
), kept AS (
    INSERT INTO presence SELECT code, $1, people, watching FROM now WHERE people || watching != '0'
    ON CONFLICT (code, server) DO UPDATE SET people = excluded.people, watching = excluded.watching
)
SELECT pg_notify('{CHANNEL}', 'here ' || $1 || ' ' || code || ' ' || watching || ' ' || people) FROM now
"""
LEAVE = f"""
WITH gone AS (UPDATE servers SET lives = '-infinity' WHERE server = $1)
SELECT pg_notify('{CHANNEL}', 'gone ' || $1)
"""
FORGET = """
WITH old AS (
    DELETE FROM servers WHERE lives < clock_timestamp() - $1::interval
        AND NOT EXISTS (SELECT FROM tables WHERE driver = server) RETURNING server
)
DELETE FROM presence WHERE server IN (SELECT server FROM old)
"""


class PostgresBus:
    shared = True

    def __init__(self, url: str, store: PostgresStore) -> None:
        self.store = store
        self.server = store.server
        self._line = Line(url, self._listen, ANSWERED)
        self._hearing: Hearing | None = None
        self._epochs: dict[str, int] = {}  # the leases
        self._crowds: dict[str, dict[str, Crowd]] = {}  # by table and server: who is there
        self._here: dict[str, Crowd] = {}
        self._untold: set[str] = set()  # tables where that has changed
        #: When something was last heard or done about a table: an older look at the database knows less.
        self._heard: dict[str, float] = {}
        self._renewed = 0.0  # when this server last said that it lives
        self._silent = 0.0  # for how long it has run without being able to: not counting time in which it stood still
        self._unbroken: float | None = None  # since when it has done so without a gap; None before it has once
        self._tally = Tally()
        self._unsaid: list[str] = []
        self._woken = asyncio.Event()
        self._hurry = False  # the next beat has to be a whole one
        self._alone = False  # the database can't be reached
        self._next = 0.0  # when the next whole one is due
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    # ---- leases -----------------------------------------------------------------------------------------------------

    def epoch(self, code: str) -> int | None:
        """Whoever has not been able to say for a while that it lives does not drive: others may do so by now."""
        if time.monotonic() - self._renewed > LEASE:
            return None
        return self._epochs.get(code)

    @property
    def cut_off(self) -> bool:
        return self._silent > SENT_AWAY

    def created(self, code: str) -> None:
        self._epochs[code] = 1
        self._heard[code] = time.monotonic()

    def lost(self, code: str) -> None:
        self._epochs.pop(code, None)
        self._beat_now()

    async def claim(self, code: str) -> bool:
        self._say(f"homes? {code}")  # also of a table that was adopted: its last driver can't tell any more
        if code not in self._epochs:
            await self._see_crowds([code])
            await self._claim([code])
        return code in self._epochs

    async def _claim(self, codes: Collection[str]) -> list[str]:
        claimed = await self._line.fetch(CLAIM, list(codes), self.server)
        for row in claimed:
            self._epochs[row["code"]] = row["epoch"]
            self._heard[row["code"]] = time.monotonic()
        return [row["code"] for row in claimed]

    async def release(self, code: str) -> None:
        self._heard.pop(code, None)
        self._crowds.pop(code, None)
        if self._epochs.pop(code, None) is not None:
            await self._line.fetch(RELEASE, code, self.server)

    # ---- presence ---------------------------------------------------------------------------------------------------

    def crowd(self, code: str) -> Crowd:
        crowds = self._crowds.get(code)
        if not crowds:
            return NO_CROWD
        people = frozenset[str]().union(*(crowd.people for crowd in crowds.values()))
        return Crowd(people, sum(crowd.watching for crowd in crowds.values()))

    def here(self, code: str, crowd: Crowd) -> None:
        if crowd == self._here.get(code, NO_CROWD):
            return
        self._here[code] = crowd
        self._untold.add(code)
        self._woken.set()

    async def _tell_here(self) -> None:
        if not self._untold:
            return
        told = {code: self._here[code] for code in self._untold}
        people = [" ".join(sorted(crowd.people)) for crowd in told.values()]
        await self._line.fetch(HERE, self.server, list(told), people, [crowd.watching for crowd in told.values()])
        for code, crowd in told.items():
            if self._here[code] == crowd:
                self._untold.discard(code)
                if not crowd:
                    del self._here[code]

    async def _see_crowds(self, codes: Collection[str]) -> None:
        """Who is where, as the database has it."""
        began = time.monotonic()
        seen: dict[str, dict[str, Crowd]] = {code: {} for code in codes}
        for row in await self._line.fetch(CROWDS, list(codes), self.server):
            seen[row["code"]][row["server"]] = Crowd(frozenset(row["people"].split()), row["watching"])
        for code, crowds in seen.items():
            if self._heard.get(code, 0.0) <= began:
                self._set_crowds(code, crowds)

    def _set_crowds(self, code: str, crowds: dict[str, Crowd]) -> None:
        before = self.crowd(code)
        self._crowds[code] = crowds
        if self.crowd(code) != before and self._hearing is not None:
            self._hearing.crowd_changed(code)

    # ---- addresses ------------------------------------------------------------------------------------------------

    def home(self, code: str, person: str, address: str) -> None:
        self._say(f"home {code} {person} {address.replace(' ', '_')}")

    def _say(self, message: str) -> None:
        self._unsaid.append(message)
        self._woken.set()

    # ---- limits -----------------------------------------------------------------------------------------------------

    def share(self, meters: Mapping[str, Meter]) -> None:
        self._tally.share(meters)

    async def _tell_all(self) -> None:
        """Messages for all who listen right now."""
        messages, self._unsaid = self._unsaid, []
        if messages:
            try:
                await self._line.fetch(SAY, messages)
            except StoreDown:
                self._unsaid = messages[-UNSAID:] + self._unsaid
                raise

    # ---- hearing ----------------------------------------------------------------------------------------------------

    async def _listen(self, connection: asyncpg.Connection) -> None:
        await without_waiting(connection)
        await connection.add_listener(CHANNEL, self._hear)
        self._untold |= set(self._here)
        if self._hearing is not None:  # whatever was said meanwhile was not heard
            self._unsaid += [f"homes? {code}" for code in self._hearing.awake()]

    def _hear(self, _connection: object, pid: int, _channel: str, message: object) -> None:
        """What another server has said."""
        if pid in (self.store.news.pid, self._line.pid) or self._hearing is None:
            return
        said = str(message)
        if said.startswith(f"{LOG}\n"):
            for line in said.split("\n")[1:]:
                code, number, *raw = line.split(" ", 2)
                self._hearing.grown(code, int(number), raw[0].encode() if raw else None)
            return
        kind, *words = said.split()
        match kind:
            case "here":
                self._hear_crowd(words[0], words[1], int(words[2]), words[3:])
            case "used":
                self._tally.hear(words)
            case "home":
                self._hearing.home(*words)
            case "homes?":
                for person, address in self._hearing.homes(words[0]):
                    self.home(words[0], person, address)
            case "gone":
                self._beat_now()
            case "come":
                self.store.news.wanted = True
            case "drive" if words[0] == self.server:
                self._hearing.drive([words[1]])

    def _hear_crowd(self, server: str, code: str, watching: int, people: list[str]) -> None:
        if self._hearing is None or code not in self._hearing.awake():
            return
        self._heard[code] = time.monotonic()
        self._set_crowds(code, {**self._crowds.get(code, {}), server: Crowd(frozenset(people), watching)})

    # ---- beating ----------------------------------------------------------------------------------------------------

    async def open(self, hearing: Hearing) -> None:
        self._hearing = hearing
        metrics.SERVER.info({"server": self.server})
        while not self._renewed:  # nobody is served before the time of the database is known
            with contextlib.suppress(StoreDown):
                await self._renew()
                self._renewed = time.monotonic()
        self._say("come")
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._beat()), loop.create_task(self._watch(hearing))]

    async def _watch(self, hearing: Hearing) -> None:
        """Sends people away who are better off elsewhere, even while a beat waits for its answer."""
        before = time.monotonic()
        while not self._closed:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self._silent = min(self._silent + min(now - before, 2 * TICK), now - self._renewed)
            before = now
            if self.cut_off:
                hearing.cut_off()

    async def _beat(self) -> None:
        while not self._closed:
            self._woken.clear()
            try:
                await self._tell_here()
                await self._tell_all()
                if time.monotonic() >= self._next or self._hurry:
                    self._hurry = False
                    self._next = time.monotonic() + BEAT
                    await self._whole_beat()
                    self._note_alone(None)
            except StoreDown as down:
                self._note_alone(down)
                await asyncio.sleep(BEAT / 2)
            except Exception:
                log.exception("a beat failed")
                await asyncio.sleep(BEAT)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), max(self._next - time.monotonic(), 0.0))

    def _note_alone(self, down: StoreDown | None) -> None:
        """Says once that the others can't be reached, and once that they can."""
        if down is not None and not self._alone:
            log.error("this server can't reach the others: %s", down)
        elif down is None and self._alone:
            log.error("this server can reach the others again")
        self._alone = down is not None

    def _beat_now(self) -> None:
        self._hurry = True
        self._woken.set()

    async def _whole_beat(self) -> None:
        began = time.monotonic()
        if began - self._renewed > LEASE:
            self._unbroken = began
        await self._renew()
        servers = await self._line.fetch(SERVERS)
        alive = {row["server"]: row["drives"] for row in servers if row["alive"]}
        await self._look(began)
        gap, self._renewed = time.monotonic() - self._renewed > LEASE, began  # bots and clocks have stopped in it
        if gap:
            self._untold |= set(self._here)  # the others may have forgotten this server, and who is here
        if (gap or self._alone) and self._hearing is not None:
            self._hearing.resumed()
        metrics.DRIVEN.set(len(self._epochs))
        metrics.OTHERS.set(len(alive))
        self.store.news.wanted = len(alive) > 1
        steady = self._is_steady(began)
        dead = [row["server"] for row in servers if row["stopped"] or (steady and not row["alive"])]
        if dead:
            await self._adopt(dead, len(alive))
        self._beat_when_one_may_be_dead([row["left"] for row in servers if row["alive"]])
        await self._even_out(alive)
        self._unsaid += self._tally.messages()
        await self._tell_all()

    def _beat_when_one_may_be_dead(self, left: list[float]) -> None:
        """Whoever lives says so long before its time has run out; its tables need not wait for one beat more."""
        self._next = min(self._next, time.monotonic() + max(min(left, default=LEASE), 0.0) + TICK / 10)

    async def _renew(self) -> None:
        """Says that this server lives, and hears what time it is; better twice than roughly."""
        for _ in range(HEARINGS):
            began = time.monotonic()
            (row,) = await self._line.fetch(RENEW, self.server, timedelta(seconds=LEASE), len(self._epochs))
            ended = time.monotonic()
            if time.agree(row["now"], (began + ended) / 2, ended - began):
                break

    def _is_steady(self, now: float) -> bool:
        """After a gap of its own, a server waits until the others have had time to say that they live. Of one that has
        stopped, it need not wait for a word.
        """
        return self._unbroken is None or now - self._unbroken > LEASE

    async def _look(self, began: float) -> None:
        """Whatever was not heard is seen here."""
        assert self._hearing is not None
        awake = dict(self._hearing.awake())
        ours: dict[str, int] = {}
        wanted: list[str] = []
        ended = set(awake)
        for row in await self._line.fetch(TABLES, list(awake), self.server):
            code = row["code"]
            ended.discard(code)
            if row["number"] > awake.get(code, row["number"]):
                self._hearing.grown(code, row["number"])
            if row["driver"] == self.server:
                ours[code] = row["epoch"]
            elif row["driver"] is None and self._here.get(code):
                wanted.append(code)
        for code in set(self._epochs) | set(ours):
            if self._heard.get(code, 0.0) > began:
                continue
            if code not in ours:
                del self._epochs[code]
            elif code not in self._epochs:
                wanted.append(code)
            else:
                self._epochs[code] = ours[code]
        for code in ended:
            self._hearing.grown(code, awake[code] + 1)
        await self._see_crowds(awake)
        if wanted:
            self._hearing.drive(await self._claim(wanted))

    async def _adopt(self, dead: list[str], alive: int) -> None:
        """Takes its share of the tables of servers that live no more, first those that somebody looks at here."""
        assert self._hearing is not None
        orphans = [row["code"] for row in await self._line.fetch(ORPHANS, dead)]
        looked_at = [code for code in orphans if self._here.get(code)]
        others = [code for code in orphans if not self._here.get(code)]
        some = random.sample(others, ceil(len(others) / max(alive, 1)))
        if orphans:
            adopted = await self._claim([*looked_at, *some])
            metrics.ADOPTED.inc(len(adopted))
            self._hearing.drive(adopted)
        await self._line.fetch(FORGET, timedelta(seconds=FORGOTTEN))

    async def _even_out(self, alive: dict[str, int]) -> None:
        """Hands a few tables over to whoever drives the fewest, if this server drives many more than its share."""
        assert self._hearing is not None
        share = sum(alive.values()) / max(len(alive), 1)
        extra = len(self._epochs) - share - max(UNEVEN, UNEVEN_PART * share)
        if extra <= 0 or len(alive) < 2:
            return
        target = min((drives, server) for server, drives in alive.items())[1]
        if target == self.server:
            return
        movable = [code for code in self._hearing.movable() if code in self._epochs]
        movable.sort(key=lambda code: target not in self._crowds.get(code, {}))
        for code in movable[: ceil(extra / 4)]:
            self._epochs.pop(code, None)  # it may have gone to sleep a moment ago
            await self._line.fetch(HAND_OVER, code, self.server, target)

    async def leave(self) -> None:
        if self._closed:
            return
        self._closed = True  # because a wait that ends at this very moment swallows being cancelled
        self._woken.set()
        self._epochs.clear()
        if self._tasks:
            await asyncio.wait(self._tasks[:1], timeout=ANSWERED)
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(StoreDown):
            await self._line.fetch(LEAVE, self.server)

    async def close(self) -> None:
        await self.leave()
        await self._line.close()
