"""The protocol as TypeScript: `python -m undermine.server.typescript` prints web/src/protocol.ts."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from undermine.engine.pictures import CardPicture
from undermine.games import OURS
from undermine.research.analysis import Analysis
from undermine.server import protocol as pr

HEAD = """\
// Made by `python -m undermine.server.typescript` from src/undermine/server/protocol.py. Do not edit.
"""

SCALARS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}

#: Names for unions; the others are the names of the structs themselves.
UNIONS: dict[str, Any] = {
    "ClientMessage": pr.ClientMessage,
    "ClientRequest": pr.ClientRequest,
    "ServerMessage": pr.ServerMessage,
    "AnyTold": pr.AnyTold,
}
HTTP: list[type[msgspec.Struct]] = [
    pr.CreateTable,
    pr.JoinTable,
    pr.PlayNow,
    pr.Joined,
    pr.TableListing,
    pr.GameInfo,
    pr.OptionInfo,
    CardPicture,
    pr.Moment,
    Analysis,
    pr.Problem,
]


class Writer:
    """Collects the structs that types speak of, and writes each once."""

    def __init__(self) -> None:
        self.found: dict[str, type[msgspec.Struct]] = {}
        self.texts: dict[str, str] = {}

    def name(self, kind: type[msgspec.Struct]) -> str:
        """Games use the same words, so theirs are told apart."""
        name = kind.__name__
        parts = kind.__module__.split(".")
        if "games" in parts:
            prefix = parts[parts.index("games") + 1].title().replace("_", "")
            name = name if name.startswith(prefix) else prefix + name
        assert self.found.setdefault(name, kind) is kind, f"two types are called {name}"
        if name not in self.texts:
            self.texts[name] = ""
            self.texts[name] = self.struct(name, kind)
        return name

    def struct(self, name: str, kind: type[msgspec.Struct]) -> str:
        hints = get_type_hints(kind, include_extras=True)
        config = kind.__struct_config__
        lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
        for field in msgspec.structs.fields(kind):
            default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
            from_client = config.forbid_unknown_fields
            optional = "?" if default and (from_client or config.omit_defaults) else ""
            lines.append(f"  {field.encode_name}{optional}: {self.write(hints[field.name])};")
        body = "\n".join(lines)
        return (
            f"export interface {name} {{\n{body}\n}}\n" if lines else f"export type {name} = Record<string, never>;\n"
        )

    def write(self, hint: Any) -> str:
        """A type, as TypeScript writes it."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            named = isinstance(arguments[1], str) and arguments[1][:1].isupper()
            return str(arguments[1]) if named else self.write(arguments[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.write(part) for part in arguments))
        if origin is Literal:
            return " | ".join(msgspec.json.encode(word).decode() for word in arguments)
        if origin is tuple:
            if arguments and arguments[-1] is Ellipsis:
                return f"{self.brackets(arguments[0])}[]"
            return f"[{', '.join(map(self.write, arguments))}]"
        if origin is list:
            return f"{self.brackets(arguments[0])}[]"
        if origin is dict:
            return f"Record<string, {self.write(arguments[1])}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.name(hint)
        return SCALARS[hint]

    def brackets(self, hint: Any) -> str:
        text = self.write(hint)
        return f"({text})" if "|" in text else text


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    lines = [f"export type {name} = {writer.write(union)};\n" for name, union in UNIONS.items()]
    for kind in HTTP:
        writer.name(kind)
    views, decisions, events = [], [], []
    for name, game in OURS.items():
        view, decision, event = game.view_type, game.decision_type, game.event_type
        prefix = name.title().replace("_", "")
        lines.append(f"export type {prefix}Decision = {writer.write(decision)};\n")
        lines.append(f"export type {prefix}Event = {writer.write(event)};\n")
        views.append(writer.write(view))
        decisions.append(f"{prefix}Decision")
        events.append(f"{prefix}Event")
    names = " | ".join(f'"{name}"' for name in OURS)
    lines.append(f"export type GameName = {names};\n")
    lines.append(f"export type GameView = {' | '.join(views)};\n")
    lines.append(f"export type GameDecision = {' | '.join(decisions)};\n")
    lines.append(f"export type GameEvent = {' | '.join(events)};\n")
    return HEAD + "\n" + "\n".join([*writer.texts.values(), *lines]) + f"\nexport const PROTOCOL = {pr.PROTOCOL};\n"


if __name__ == "__main__":
    print(typescript(), end="")
