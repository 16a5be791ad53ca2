"""`undermine serve`: the server."""

import click

from undermine.cli.option import flag, option
from undermine.engine.errors import OptionError
from undermine.server.limits import Limits
from undermine.server.serve import Settings
from undermine.server.serve import serve as run_server


@click.command
@option("--host", help="The address to listen on; by default 127.0.0.1.")
@flag("--lan", "For friends at home: anyone in your network can open it.")
@option("--port", default=8000, help="The port; 0 takes a free one.")
@option(
    "--data", default="undermine.db", help="The file that keeps all tables; or, for several servers, postgresql://..."
)
@option("--host-name", multiple=True, help="A name that this server is opened by, as play.example.org; repeatable.")
@option("--proxy", multiple=True, help="A proxy whose word on addresses counts; by default 127.0.0.1.")
@option("--bot-pace", default=0.7, help="Seconds that a bot seems to think.")
@option("--sleep", default=600.0, help="Seconds until a table without people goes to sleep.")
@option("--absence", default=60.0, help="Seconds until somebody who is away counts as absent.")
@option("--notice", default=20.0, help="Seconds until somebody who is away is told that it is their turn.")
@option("--notices-to", hidden=True, help="For tests: one more place that notices are sent to, by how it begins.")
@option("--tables-per-hour", default=60, help="Tables that one address may create in an hour.")
@option("--requests-per-minute", default=240, help="Requests that one address may make in a minute.")
@option("--connections", default=200, help="Connections that one address may have at a time.")
@option("--ease", default=1.0, help="All other limits, times so much.")
@option("--browser/--no-browser", default=False, help="Open a browser, where there is one.")
def serve(
    host: str | None,
    lan: bool,
    port: int,
    data: str,
    host_name: tuple[str, ...],
    proxy: tuple[str, ...],
    bot_pace: float,
    sleep: float,
    absence: float,
    notice: float,
    notices_to: str | None,
    tables_per_hour: int,
    requests_per_minute: int,
    connections: int,
    ease: float,
    browser: bool,
) -> None:
    if lan and host is not None:
        raise OptionError("--lan listens on all of this machine's addresses; leave out --host, or --lan")
    listens = host or ("0.0.0.0" if lan else "127.0.0.1")
    if ease <= 0:
        raise OptionError("--ease must be more than 0")
    limits = Limits(tables_per_hour, requests_per_minute, connections, ease)
    proxies = proxy or ("127.0.0.1",)
    away = (absence, proxies, notice, notices_to)
    run_server(Settings(listens, port, data, host_name, bot_pace, sleep, limits, browser, *away))
