"""The protocol as TypeScript: `python -m undermine.server.typescript` prints web/src/protocol.ts."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from undermine.engine.claims import AnyClaim
from undermine.engine.game import AnyGame
from undermine.engine.lessons import LessonWords
from undermine.engine.pictures import CardPicture
from undermine.games import OURS
from undermine.research.analysis import Analysis
from undermine.server import protocol as pr

HEAD = """\
// Made by `python -m undermine.server.typescript` from src/undermine/server/protocol.py. Do not edit.
"""

SCALARS: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",  # the word itself, where the protocol has it
    object: "unknown",
}

#: Names for unions; the others are the names of the structs themselves.
UNIONS: dict[str, object] = {
    "ClientMessage": pr.ClientMessage,
    "ClientRequest": pr.ClientRequest,
    "ServerMessage": pr.ServerMessage,
    "AnyTold": pr.AnyTold,
    "AnyClaim": AnyClaim,
}
HTTP: list[type[msgspec.Struct]] = [
    pr.CreateTable,
    pr.JoinTable,
    pr.PlayNow,
    pr.Joined,
    pr.SeatLink,
    pr.TakeSeat,
    pr.TellMe,
    pr.TellMeNoMore,
    pr.TableListing,
    pr.MyTable,
    pr.ServerInfo,
    pr.Learn,
    pr.LessonInfo,
    LessonWords,
    pr.GameInfo,
    pr.OptionInfo,
    pr.BookSays,
    pr.EditionInfo,
    CardPicture,
    pr.Rules,
    pr.Moment,
    pr.Replay,
    pr.ReplayStep,
    Analysis,
    pr.Problem,
]


class Writer:
    """Collects the structs that types speak of, and writes each once."""

    def __init__(self) -> None:
        self.kinds: dict[str, type[msgspec.Struct]] = {}
        self.texts: dict[str, str] = {}

    def name(self, kind: type[msgspec.Struct]) -> str:
        """Games use the same words, so theirs are told apart."""
        name = kind.__name__
        for game in OURS.values():
            if kind.__module__.startswith(f"{game.package}.") and not name.startswith(prefix(game)):
                name = prefix(game) + name
        assert self.kinds.setdefault(name, kind) is kind, f"two types are called {name}"
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
            left_out = field.default is msgspec.UNSET or (default and (from_client or config.omit_defaults))
            optional = "?" if left_out else ""
            lines.append(f"  {field.encode_name}{optional}: {self.write(hints[field.name])};")
        body = "\n".join(lines)
        return (
            f"export interface {name} {{\n{body}\n}}\n" if lines else f"export type {name} = Record<string, never>;\n"
        )

    def write(self, hint: object) -> str:
        """A type, as TypeScript writes it."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            named = isinstance(arguments[1], str) and arguments[1][:1].isupper()
            return str(arguments[1]) if named else self.write(arguments[0])
        if origin in (Union, types.UnionType):
            # What is unset is left out of a message, and the field is optional.
            return " | ".join(dict.fromkeys(self.write(part) for part in arguments if part is not msgspec.UnsetType))
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

    def brackets(self, hint: object) -> str:
        text = self.write(hint)
        return f"({text})" if "|" in text else text


def prefix(game: AnyGame) -> str:
    """What the names of a game's types begin with."""
    return game.name.title().replace("_", "")


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    lines = [f"export type {name} = {writer.write(union)};\n" for name, union in UNIONS.items()]
    for kind in HTTP:
        writer.name(kind)
    views, decisions, events = [], [], []
    for game in OURS.values():
        lines.append(f"export type {prefix(game)}Decision = {writer.write(game.decision_type)};\n")
        lines.append(f"export type {prefix(game)}Event = {writer.write(game.event_type)};\n")
        views.append(writer.write(game.view_type))
        decisions.append(f"{prefix(game)}Decision")
        events.append(f"{prefix(game)}Event")
    names = " | ".join(f'"{name}"' for name in OURS)
    lines.append(f"export type GameName = {names};\n")
    lines.append(f"export type GameView = {' | '.join(views)};\n")
    lines.append(f"export type GameDecision = {' | '.join(decisions)};\n")
    lines.append(f"export type GameEvent = {' | '.join(events)};\n")
    return HEAD + "\n" + "\n".join([*writer.texts.values(), *lines]) + f"\nexport const PROTOCOL = {pr.PROTOCOL};\n"


if __name__ == "__main__":
    print(typescript(), end="")
