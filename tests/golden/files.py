"""Golden files: written by `make golden`, compared by every other run."""

from pathlib import Path


def check(path: Path, text: str, write: bool) -> None:
    """Compares with the file, or writes it."""
    if write:
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text, (
        f"{path.name} differs; if that is meant, run make golden and look at the diff"
    )
