"""Games to look at again, played by bots."""

import json
import re
import time
import urllib.request

from websockets.sync.client import connect

LAPTOP = {"viewport": {"width": 1280, "height": 800}}


def ask(server, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{server.address}/api{path}", data)) as answer:
        return json.load(answer)


def played_by_bots(server, game="classic", seats=5, bot="veteran") -> str:
    """The code of a table at which bots have played a game; somebody had to sit down, and left at once."""
    joined = ask(server, "/tables", {"config": {"game": game, "seats": seats}, "name": "Host"})
    code = joined["code"]
    bots = [{"type": "seat_bot", "seat": seat, "bot": bot} for seat in range(1, seats)]
    with connect(f"{server.address.replace('http', 'ws')}/api/tables/{code}/ws") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": joined["token"]}))
        for wish in [{"type": "sit", "seat": 0}, *bots, {"type": "start"}, {"type": "leave"}]:
            socket.send(json.dumps({**wish, "id": f"{wish['type']}-{wish.get('seat')}"}))
        deadline = time.monotonic() + 180
        while ask(server, f"/tables/{code}")["status"] != "over":
            assert time.monotonic() < deadline, "the bots are still playing"
            time.sleep(0.5)
    return code


def at_decision(one, number) -> None:
    one.page.get_by_text(re.compile(rf"^Move {number} of \d+$")).wait_for()
