"""What is said about the package, and to those who build it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from undermine.engine.version import VERSION

HOME = Path(__file__).parents[2]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((HOME / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == VERSION
    assert cited["license"] == PROJECT["project"]["license"]
    assert cited["authors"] == PROJECT["project"]["authors"]


@pytest.mark.parametrize("address", ["", "https://example.org/undermine"])
def test_the_readme_of_a_package_points_at_nothing_that_is_not_there(address: str) -> None:
    """On the page of an index there are no files beside it."""
    script = [sys.executable, "setup.py", "--quiet", "--long-description"]
    environment = {**os.environ, "UNDERMINE_ADDRESS": address}
    done = subprocess.run(script, cwd=HOME, env=environment, capture_output=True, text=True, timeout=120, check=True)
    assert "# Undermine" in done.stdout
    targets = [words.split(")")[0] for words in done.stdout.split("](")[1:]]
    targets += [words.split('"')[0] for words in done.stdout.split('src="')[1:]]
    assert targets
    assert all(target.startswith("https://") for target in targets)
    assert any(target == f"{address}/docs/pictures/table.png" for target in targets) == bool(address)


def test_wheels_are_compiled_for_every_python_that_is_named() -> None:
    """And by what constraints.txt says, with the client that was built before."""
    built = {identifier.removesuffix("-*") for identifier in PROJECT["tool"]["cibuildwheel"]["build"]}
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: 3." in line]
    assert built == {f"cp{version.replace('.', '')}" for version in named}
    workflow = yaml.safe_load((HOME / ".github" / "workflows" / "wheels.yaml").read_text("utf-8"))
    steps = workflow["jobs"]["compiled"]["steps"]
    assert workflow["jobs"]["compiled"]["needs"] == "pure"
    assert [step["with"]["path"] for step in steps if "download" in step.get("uses", "")] == ["src/undermine/web"]
    assert any(step.get("run", "").startswith("cibuildwheel") for step in steps)
