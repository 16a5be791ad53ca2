"""What a server carries, build by build: `python -m tests.server.bench_table before=PYTHON after=PYTHON`.

Prints rows for docs/performance.md. PYTHON is that of an environment where the build is installed; with `PYTHON@FOLDER`
the sources in a folder come first. Builds take turns, so that all of them meet the same good and bad minutes.
"""

import os
import subprocess
import sys
from typing import NamedTuple

import msgspec

from undermine.server.bench import ServerFigures

TABLES = (50, 300, 1_000)
SECONDS = 10


class Build(NamedTuple):
    name: str
    python: str
    folder: str

    @classmethod
    def of(cls, word: str) -> "Build":
        name, _, where = word.partition("=")
        python, _, folder = where.partition("@")
        return cls(name, python, folder)

    def measure(self, tables: int) -> ServerFigures:
        command = [self.python, "-m", "undermine.cli.app", "bench", "server", "--json"]
        words = ["--tables", str(tables), "--seconds", str(SECONDS)]
        paths = {"PYTHONPATH": self.folder} if self.folder else {}
        done = subprocess.run(
            [*command, *words], env=os.environ | paths, stdout=subprocess.PIPE, check=True, timeout=600
        )
        known = dict.fromkeys(ServerFigures.__struct_fields__, 0) | {"build": "older"}  # which tells less
        return msgspec.convert(known | msgspec.json.decode(done.stdout), ServerFigures)


def row(build: Build, figures: ServerFigures) -> str:
    kind, share = figures.build, round(100 * figures.clients_cpu_share)
    return (
        f"| {figures.tables:,} | {kind} | {build.name} | {figures.decisions_per_s:,.0f} "
        f"| {figures.decisions_per_cpu_s:,.0f} | {figures.p50_ms} / {figures.p99_ms} "
        f"| {figures.rss_mb:,.0f} | {figures.kb_per_table:,.0f} | {share} % |"
    )


def main(words: list[str]) -> None:
    builds = [Build.of(word) for word in words]
    print("| tables | build | | decisions/s | per CPU second | p50 / p99 ms | memory MB | kB a table | clients' CPU |")
    print("|---:|---|---|---:|---:|---:|---:|---:|---:|")
    for tables in TABLES:
        for build in builds:
            print(row(build, build.measure(tables)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
