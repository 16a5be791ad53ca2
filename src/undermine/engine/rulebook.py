"""The rules as texts: clauses and rulings by their ids, read from a game's rules.md."""

import re
from functools import cache
from importlib.resources import files

_ENTRY = re.compile(r"- \*\*((?:[DQ]-)?[A-Z]{2,3}-[A-Z]?\d+)\b(?: · ([^*]*))?\*\* (.*)")


@cache
def rulebook(package: str) -> dict[str, str]:
    """Id -> text of every clause and ruling in a game's rules, in their order."""
    clauses: dict[str, str] = {}
    for line in (files(package) / "rules.md").read_text("utf-8").splitlines():
        entry = _ENTRY.match(line)
        if entry:
            clause, title, text = entry.groups()
            clauses[clause] = f"{title} {text}" if title else text
        elif line.startswith("  |") and clauses:  # a table that belongs to the entry above
            last = next(reversed(clauses))
            clauses[last] += "\n" + line.strip()
    return clauses
