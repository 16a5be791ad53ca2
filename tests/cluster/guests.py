"""People who come back and ask again, as our clients do: on a busy machine any server may lose the database."""

import asyncio
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.harness import Client, Json, ServerProcess

#: Come again: a server that stops, or has lost the database; a proxy that found nobody.
CLOSED = (1001, 1006, 1012, 4503)
REFUSED = (500, 502, 503, 504)
PAUSE = 0.1


def passes(error: Exception) -> bool:
    """Whether it is worth while to try again."""
    match error:
        case ConnectionClosed():
            return error.rcvd is None or error.rcvd.code in CLOSED
        case InvalidStatus():
            return error.response.status_code in REFUSED
    return isinstance(error, OSError | EOFError | InvalidMessage)


class Guest(Client):
    """Notices of a server that goes no more than a flicker. `turned_away` counts how often the gate had nobody to lead
    to; `closed`, `open` and `receive` show what happens as it is.
    """

    turned_away = 0

    @classmethod
    def of(cls, client: Client) -> "Guest":
        guest = cls(client.server, client.code)
        vars(guest).update(vars(client))
        return guest

    async def connect(self, resume: bool = False, look: int | None = None, **hello: Any) -> "Guest":
        while True:
            try:
                await super().connect(resume, look, **hello)
                return self
            except Exception as error:
                if not passes(error):
                    raise
                self.turned_away += isinstance(error, InvalidStatus)
                await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        try:
            await self.receive()
        except ConnectionClosed as closed:
            if not passes(closed):
                raise
            await self.connect(resume=True, look=self.look)

    async def try_to(self, kind: str, **fields: Any) -> Json:
        """Asks until it is answered, with the same id: what was stored nevertheless is done once."""
        number = fields.pop("id", None) or self.new_id()
        while True:
            try:
                await self.request(kind, id=number, **fields)
                while (answer := await self.receive()).get("id") != number:
                    pass
                if answer["type"] != "not_stored":
                    return answer
                await asyncio.sleep(PAUSE)
            except ConnectionClosed as closed:
                if not passes(closed):
                    raise
                await self.connect(resume=True, look=self.look)


class Member(ServerProcess):
    """One of several servers; whoever wants a table asks until it has the database."""

    def made(self, path: str, wish: Json) -> Json:
        while (found := self.http("POST", path, wish)).status == 503:
            time.sleep(PAUSE)
        return self.new(found)

    @property
    def is_well(self) -> bool:
        """It has the database."""
        return self.http("GET", "/openz").status == 200

    def knows_of(self, servers: int) -> bool:
        return f"undermine_servers_alive {servers:.1f}\n" in self.http("GET", "/metrics").body.decode()
