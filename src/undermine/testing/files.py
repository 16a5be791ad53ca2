"""Golden files: written on demand, compared by every other run."""

from pathlib import Path


def check_golden(path: Path, text: str, write: bool = False) -> None:
    """Compares a text with a file, or writes the file."""
    if write:
        path.write_text(text, "utf-8")
    same = path.read_text("utf-8") == text
    assert same, f"{path.name} differs; if that is meant, write the golden files again and look at the diff"
