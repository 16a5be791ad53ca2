"""Reads web/src/protocol.ts, as much of TypeScript as there is in it, to say whether a message fits its types."""

import re
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


class Types:
    """The types of the file; `fits` says whether a value, as it comes out of JSON, is of a type."""

    def __init__(self, text: str) -> None:
        self.interfaces: dict[str, dict[str, tuple[bool, str]]] = {}
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", text, re.M | re.S):
            fields = re.findall(r"^  (\w+)(\??): (.*);$", body, re.M)
            assert len(fields) == body.count("\n"), f"{name} has a line that is no field"
            self.interfaces[name] = {field: (optional == "?", kind) for field, optional, kind in fields}
        self.names: dict[str, str] = dict(re.findall(r"^export type (\w+) = (.*);$", text, re.M))

    def fits(self, value: Any, kind: str) -> bool:
        parts = split(kind, "|")
        if len(parts) > 1:
            return any(self.fits(value, part) for part in parts)
        if kind.endswith("[]"):
            inner = kind[:-2]
            inner = inner[1:-1] if inner.startswith("(") else inner
            return isinstance(value, list) and all(self.fits(item, inner) for item in value)
        if kind.startswith("["):
            inners = split(kind[1:-1], ",")
            same = isinstance(value, list) and len(value) == len(inners)
            return same and all(map(self.fits, value, inners))
        if kind.startswith("Record<string, "):
            inner = kind.removeprefix("Record<string, ").removesuffix(">")
            return isinstance(value, dict) and (inner != "never" or not value)
        if kind.startswith('"'):
            return bool(value == msgspec.json.decode(kind))
        if kind in self.names:
            return self.fits(value, self.names[kind])
        if kind in self.interfaces:
            return isinstance(value, dict) and self._fits_interface(value, self.interfaces[kind])
        scalars = {"string": str, "number": int | float, "boolean": bool, "null": type(None), "unknown": object}
        if isinstance(value, bool):
            return kind in ("boolean", "unknown")
        return isinstance(value, scalars[kind])

    def _fits_interface(self, value: dict[str, Any], fields: dict[str, tuple[bool, str]]) -> bool:
        needed = {name for name, (optional, _) in fields.items() if not optional}
        return needed <= set(value) <= set(fields) and all(self.fits(value[name], fields[name][1]) for name in value)


def split(text: str, mark: str) -> list[str]:
    """The parts of a type, at marks that are in no brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([<") - (char in ")]>")
        if char == mark and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


TYPES = Types(FILE.read_text("utf-8"))
