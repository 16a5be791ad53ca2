"""A push service on this machine: it keeps what is sent to it, and a browser's half of the keys can read that."""

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

PATIENCE = 60.0


class Notice(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """`says` is what it answers at a path, 201 by default."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.says: dict[str, int] = {}
        self.leads_to: str | None = None
        self._came: SimpleQueue[Notice] = SimpleQueue()

    def take(self, notice: Notice) -> int:
        self._came.put(notice)
        return self.says.get(notice.path, 201)

    def next(self) -> Notice:
        return self._came.get(timeout=PATIENCE)

    @property
    def quiet(self) -> bool:
        """Whether nothing has come that was not looked at. Ask when something has come that was sent later."""
        try:
            self._came.get_nowait()
        except Empty:
            return True
        return False


class Subscriber:
    """A browser's half."""

    def __init__(self, service: PushService, path: str) -> None:
        self.path = path
        self.endpoint = f"{service.address}{path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(self._secret)}

    def wish(self, title: str = "Klassisch", words: str = "Du bist dran") -> dict[str, str]:
        return {"endpoint": self.endpoint, **self.keys, "title": title, "words": words}

    def read(self, notice: Notice) -> Any:
        """What was sent, if it was sent to this browser and signed."""
        assert notice.path == self.path
        assert Vapid.verify(notice.headers["authorization"])
        assert notice.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(notice.body, private_key=self._key, auth_secret=self._secret))


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as the library calls it
            body = self.rfile.read(int(self.headers["content-length"]))
            status = service.take(Notice(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            if service.leads_to:
                self.send_header("location", service.leads_to)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{listening.server_port}")
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        listening.shutdown()
        listening.server_close()
