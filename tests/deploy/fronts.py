"""Web servers in front of real servers, with the configuration that we ship; only addresses differ."""

import os
import shutil
import ssl
import subprocess
import time
from pathlib import Path
from typing import Self

from tests.deploy.files import DEPLOY, text
from tests.postgres import free_port
from tests.server.harness import PATIENCE, ServerProcess

#: Where Debian puts it is not on everybody's path.
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
OPENSSL = shutil.which("openssl")

#: What a site's file is included into; temporary files go where the tests' do.
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Front(ServerProcess):
    """What clients talk to instead of a server."""

    def __init__(self, folder: Path, *behind: int) -> None:
        super().__init__(folder / "none.db")
        self.folder = folder
        self.behind = behind
        self.port = free_port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        self._process = subprocess.Popen(self.command(), env={**os.environ, **self.environment()})
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return {}

    def _answers(self) -> bool:
        try:
            return self.http("GET", "/healthz").status == 200
        except OSError:
            return False


class Nginx(Front):
    def command(self) -> list[str]:
        assert NGINX is not None
        certificate(self.folder)
        self.secure = free_port()
        (self.folder / "site.conf").write_text(self.site())
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder))
        words = [NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", f"{self.folder}/error.log"]
        subprocess.run([*words, "-t"], check=True, timeout=PATIENCE, capture_output=True)
        return words

    def site(self) -> str:
        """Ours, on free ports; without TLS as well, for the clients of the tests."""
        one, *others = self.behind
        site = text("nginx.conf").replace("127.0.0.1:8000", f"127.0.0.1:{one}")
        more = "".join(f"server 127.0.0.1:{other} max_fails=0;\n" for other in others)
        site = site.replace("# server 127.0.0.1:8001 max_fails=0;\n", more)
        lines = [line for line in site.splitlines() if "[::]" not in line]
        return (
            "\n".join(lines)
            .replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
            .replace("listen 443 ssl;", f"listen 127.0.0.1:{self.secure} ssl; listen 127.0.0.1:{self.port};")
            .replace("/etc/letsencrypt/live/play.example.org", str(self.folder))
        )

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.folder / "fullchain.pem")


class Caddy(Front):
    def command(self) -> list[str]:
        assert CADDY is not None
        return [CADDY, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]

    def environment(self) -> dict[str, str]:
        """Without TLS: a certificate of its own Caddy would make known to the whole machine."""
        return {
            "UNDERMINE_NAME": f"http://127.0.0.1:{self.port}",
            "UNDERMINE_SERVERS": " ".join(f"127.0.0.1:{port}" for port in self.behind),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
        }


def certificate(folder: Path) -> None:
    assert OPENSSL is not None
    words = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example.org")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    names = ("-addext", "subjectAltName=DNS:play.example.org")
    subprocess.run([OPENSSL, *words, *names, *files], check=True, timeout=PATIENCE, capture_output=True)
