"""UNDERMINE_COMPILE=1 builds the fast tier with mypyc; otherwise the same source is installed as it is.

A module is of the fast tier if its first line says so. UNDERMINE_ADDRESS=https://… is where this folder can be seen, so
that the README shows its pictures on the page of a package index, too.
"""

import os
import re
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

MARK = "# fast tier\n"
CLIENT = Path("src", "undermine", "web", "index.html")


def require_client():
    if not CLIENT.is_file():
        raise SystemExit(f"{CLIENT} is missing, and a server without the browser client serves nobody: make wheel")


class BuildWithClient(build_py):
    def run(self):
        if not self.editable_mode:
            require_client()
        super().run()


class SourceWithClient(sdist):
    """Whoever installs from it needs no Node.js."""

    def run(self):
        require_client()
        super().run()


def extensions():
    if os.environ.get("UNDERMINE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # only the compiled build needs it

    fast_tier = sorted(str(path) for path in Path("src").rglob("*.py") if path.read_text("utf-8").startswith(MARK))
    return mypycify(fast_tier, opt_level="3")


def readme():
    """On the page of an index no files are beside it: links lead to the address, or without one are plain words."""
    address = os.environ.get("UNDERMINE_ADDRESS", "").rstrip("/")
    text = Path("README.md").read_text("utf-8")
    if address:
        return re.sub(r"(\]\(|src=\")(?!https?:|#)", rf"\1{address}/", text)
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n|<img [^>]*>\n", "", text)
    return re.sub(r"(?s)\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
