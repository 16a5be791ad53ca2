"""The units for systemd: what they start is there, and systemd finds no fault with them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.files import DEPLOY, options_in, options_of, text

UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
INSTALLED = "/opt/undermine/.venv/bin/undermine"
COMMAND = Path(sys.executable).parent / "undermine"


@pytest.mark.parametrize("unit", ["undermine.service", "undermine@.service"])
def test_a_server_is_started_with_options_that_it_has(unit: str) -> None:
    (start,) = [line for line in text(unit).splitlines() if line.startswith("ExecStart=")]
    assert start.startswith(f"ExecStart={INSTALLED} serve ")
    examples = [line for line in text(unit).splitlines() if "UNDERMINE_OPTIONS=" in line]
    assert options_in(" ".join([start, *examples]).replace("=--", " --")) <= options_of("serve")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze on this machine")
def test_systemd_finds_no_fault(tmp_path: Path) -> None:
    for unit in UNITS:
        (tmp_path / unit.replace("@", "@8000")).write_text(text(unit).replace(INSTALLED, str(COMMAND)))
    words = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(tmp_path.iterdir()))]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in done.stderr.splitlines() if "undermine" in line] == []
