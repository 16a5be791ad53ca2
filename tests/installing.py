"""Installs the fourth game where the processes of a test find it, and nobody else does."""

import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

FOURTH_GAME = Path(__file__).parent / "fourth_game"


def install(folder: Path) -> None:
    """As pip does, without a network: the package, and what its pyproject.toml says of it."""
    project = tomllib.loads((FOURTH_GAME / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(
        FOURTH_GAME / project["name"], folder / project["name"], ignore=shutil.ignore_patterns("__pycache__")
    )
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [line for group, names in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in names.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Processes that are started from now on have the fourth game; this one has not."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH")))))
        yield folder
