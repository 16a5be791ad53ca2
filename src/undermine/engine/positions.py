"""Positions: any situation as a TOML text, written by hand or by the engine. Each game says what is in it."""

import tomllib
from typing import Any, TypeVar

import msgspec

from undermine.engine.errors import NotationError

T = TypeVar("T", bound=msgspec.Struct)


def read_toml(text: str) -> dict[str, Any]:
    """The text as plain data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(f"position: not TOML: {error}") from None


def read_struct(kind: type[T], text: str) -> T:
    """The text as the game's struct, with every unknown or ill-typed entry named."""
    try:
        return msgspec.convert(read_toml(text), kind)
    except msgspec.ValidationError as error:
        raise NotationError(f"position: {error}") from None


def game_of(text: str) -> str:
    """Which game a position is of."""
    game = read_toml(text).get("game")
    if not isinstance(game, str):
        raise NotationError('position: must say which game it is of, for example game = "classic"')
    return game


def write_toml(value: Any) -> str:
    """A struct or dict of scalars, lists of strings, and tables, as TOML. Entries that are None are left out."""
    plain = msgspec.to_builtins(value)
    return "".join(_entries(plain, ""))


def _entries(plain: dict[str, Any], prefix: str) -> list[str]:
    scalars = [
        f"{key} = {_scalar(value)}\n"
        for key, value in plain.items()
        if not isinstance(value, dict) and value is not None
    ]
    tables: list[str] = []
    for key, value in plain.items():
        if isinstance(value, dict) and value:
            inner = _entries(value, f"{prefix}{key}.")
            head = [] if all(isinstance(item, dict) for item in value.values()) else [f"\n[{prefix}{key}]\n"]
            tables += head + inner
    return scalars + tables


def _scalar(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return (
            "[" + ", ".join(map(_scalar, value)) + "]"
            if len(value) < 2
            else "[\n" + "".join(f"  {_scalar(item)},\n" for item in value) + "]"
        )
    # JSON's escapes are TOML's, but for the DEL character, which JSON leaves as it is.
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")
