"""The compiled build for `make play`: used if there is one of these very sources, otherwise made in the background.

`python compiled.py` prints the folder to import from if a build is ready. If not, and if there is a C compiler, it
starts one and returns at once: nobody waits for it, and the next `make play` finds it. A build that fails is not tried
again until something changes, or .compiled is removed; .compiled/log tells why.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

BUILD = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
#: No part of the build. The browser client is linked, so that it is always the one that is there.
LEFT_OUT = shutil.ignore_patterns("web", "__pycache__", "*.so", "*.egg-info")
PROJECT = ("setup.py", "pyproject.toml")
#: Asked for by pyproject.toml.
BESIDE = ("README.md", "LICENSE")


class Compiled:
    """The build of the sources in one folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / ".compiled"
        self.finished = self.folder / "finished"
        self.unfinished = self.folder / "unfinished"
        self.failed = self.folder / "failed"

    @property
    def source(self) -> Path:
        """The folder to import from."""
        return self.finished / "src"

    def is_ready(self) -> bool:
        return said(self.finished / "digest") == self.digest()

    def is_worth_a_try(self) -> bool:
        writable = os.access(self.folder if self.folder.exists() else self.home, os.W_OK)
        return writable and shutil.which("cc") is not None and said(self.failed) != self.digest()

    def digest(self) -> str:
        """Changes with every source, and with the Python that runs them."""
        digest = hashlib.sha256(sys.version.encode())
        for path in self.sources():
            digest.update(f"\n{path.relative_to(self.home)}\n".encode() + path.read_bytes())
        return digest.hexdigest()

    def sources(self) -> Iterator[Path]:
        yield from (self.home / name for name in PROJECT)
        for folder, folders, files in os.walk(self.home / "src"):
            left_out = LEFT_OUT(folder, [*folders, *files])
            folders[:] = sorted(set(folders) - left_out)
            yield from (Path(folder, file) for file in sorted(set(files) - left_out))

    def build(self, command: tuple[str, ...] = BUILD) -> None:
        """Builds a copy of the sources, unless another process is at it. What was ready before stays until then."""
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "lock").open("w") as lock, (self.folder / "log").open("a") as log:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return
            log.truncate(0)
            digest = self.digest()
            self.copy_sources()
            environment = {**os.environ, "UNDERMINE_COMPILE": "1"}
            done = subprocess.run(
                command, cwd=self.unfinished, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
            )
            if done.returncode > 0:
                self.failed.write_text(digest)
            if done.returncode:  # below 0 it was interrupted, and is tried again
                return
            (self.unfinished / "digest").write_text(digest)
            shutil.rmtree(self.unfinished / "build", ignore_errors=True)
            shutil.rmtree(self.finished, ignore_errors=True)
            self.unfinished.rename(self.finished)

    def copy_sources(self) -> None:
        shutil.rmtree(self.unfinished, ignore_errors=True)
        shutil.copytree(self.home / "src", self.unfinished / "src", ignore=LEFT_OUT)
        for name in (*PROJECT, *BESIDE):
            shutil.copy(self.home / name, self.unfinished)
        client = Path("src", "undermine", "web")
        (self.unfinished / client).symlink_to(self.home / client)


def said(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


def main() -> None:
    compiled = Compiled(Path(__file__).resolve().parent)
    if sys.argv[1:] == ["build"]:
        os.nice(19)
        compiled.build()
    elif compiled.is_ready():
        print(compiled.source)
    elif compiled.is_worth_a_try():
        print("Bots will think faster from your next game on: compiling in the background.", file=sys.stderr)
        quiet = subprocess.DEVNULL
        itself = [sys.executable, __file__, "build"]
        subprocess.Popen(itself, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)  # outlives Ctrl-C
    elif shutil.which("cc") is None:
        print("There is no C compiler (cc): you miss nothing, but bots think longer.", file=sys.stderr)


if __name__ == "__main__":
    main()
