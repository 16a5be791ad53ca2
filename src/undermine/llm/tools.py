"""The MCP server: one seat, as six tools. Everything goes through the seat's own view."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from undermine.engine.errors import UndermineError
from undermine.engine.version import VERSION
from undermine.envs.text.answers import LONGEST
from undermine.llm.seated import Seated

INSTRUCTIONS = """\
You have a seat in a board game of hidden roles. Call `rules` once, then `look`. When it is your turn, call `decide`
with the number of a choice; it answers with what happened until your next turn. Use `say` to tell the others something,
true or not. If something is refused, the reason names its rule, and `rules` tells more about it. Play until the game is
over."""


def mcp_server(seat: Seated, while_running: AbstractAsyncContextManager[Any] | None = None) -> MCPServer[Any]:
    """The server of a seat; what the seat needs to be there runs as long as the server does."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[Any]) -> AsyncIterator[None]:
        if while_running is None:
            yield
        else:
            async with while_running:
                yield

    server: MCPServer[Any] = MCPServer(
        "undermine",
        title=seat.game.title,
        instructions=INSTRUCTIONS,
        version=VERSION,
        lifespan=lifespan,
        log_level="WARNING",
    )
    one_at_a_time = asyncio.Lock()

    async def answered(asked: Awaitable[str]) -> str:
        async with one_at_a_time:
            try:
                return await asked
            except UndermineError as error:
                raise ToolError(str(error)) from None

    @server.tool(structured_output=False)
    async def look() -> str:
        """What happened since you last looked, the table as you see it, and your choices."""
        return await answered(seat.look())

    @server.tool(structured_output=False)
    async def choices() -> str:
        """Your legal decisions, numbered; none if it is not your turn."""
        return await answered(seat.choices())

    @server.tool(structured_output=False)
    async def decide(decision: str, suspicions: str = "") -> str:
        """Take a decision: the number of a choice, or its text. What happened until you are asked again comes back.

        In private you can also say how likely each of the others works against you, as "B 0.2, C 0.7".
        """
        return await answered(seat.decide(decision, suspicions))

    @server.tool(structured_output=False)
    async def say(words: str = "", claim: str = "") -> str:
        """Say something to all: free words, or a claim that bots understand too, as "saw goal 2 stone".

        It need not be true. `rules` lists what can be claimed.
        """
        words = "".join(letter for letter in words if letter.isprintable()).strip()
        if not words and not claim:
            raise ToolError("say what? Give words or a claim")
        if len(words) > LONGEST:
            raise ToolError(f"what you say has {len(words)} letters; {LONGEST} are the most")
        return await answered(seat.say(words, claim.strip()))

    @server.tool(structured_output=False)
    async def why_not(decision: str) -> str:
        """Why the rules don't allow a decision now, written as a choice is; nothing is decided."""
        return await answered(seat.why_not(decision))

    @server.tool(structured_output=False)
    async def rules(about: str = "") -> str:
        """The game on one page and what can be claimed; or a clause by its id; or the clauses that speak of a word."""
        return await answered(seat.rules(about.strip()))

    return server
