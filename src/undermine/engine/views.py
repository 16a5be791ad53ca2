"""The choke point: nothing leaves a match except through `redact`.

Views and events are structs. A field marked `Public[...]` may be seen by all. Every other field is a secret, and is
blank (None) for all but the seats in the struct's `known` mask. Anyone who adds a field and forgets to think about
it has made a secret.
"""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

_PUBLIC: Final = "public"
Public = Annotated[T, _PUBLIC]

#: The `known` mask of a fact that all may know, spectators too.
EVERYONE: Final = -1
NOBODY: Final = 0


class Fact(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A struct with secrets. `known` is the bit mask of the seats that may see them; who has looked is public."""

    known: Public[int] = NOBODY


class Open(msgspec.Struct, frozen=True):
    """A struct without secrets: all its fields are public."""


@cache
def _public_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    if issubclass(kind, Open):
        return frozenset(kind.__struct_fields__)
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _PUBLIC in getattr(hint, "__metadata__", ()))


@cache
def _plain(hint: object) -> bool:
    """Whether a value of this type has no secrets in it: numbers, texts, structs of public fields, tuples of these."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint, include_extras=True)
        return len(_public_fields(hint)) == len(hints) and all(map(_plain, hints.values()))
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(part is Ellipsis or _plain(part) for part in get_args(hint))
    return get_origin(hint) is Literal or hint in (int, str, bool, NoneType)


def may_see(known: int, viewer: int | None) -> bool:
    """Whether a viewer (None: a spectator) is among those who may see."""
    return known == EVERYONE or (viewer is not None and bool(known >> viewer & 1))


@cache
def _plan(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The secret fields of a struct, and the fields to be looked into."""
    public = _public_fields(kind)
    hints = get_type_hints(kind, include_extras=True)
    secret = tuple(name for name in kind.__struct_fields__ if name not in public)
    return secret, tuple(name for name in kind.__struct_fields__ if not _plain(hints[name]))


def redact(fact: S, viewer: int | None) -> S:
    """The struct as this viewer may see it, all the way down."""
    secret, deep = _plan(type(fact))
    changes = {name: _redact_value(getattr(fact, name), viewer) for name in deep}
    if secret and not may_see(getattr(fact, "known", NOBODY), viewer):
        changes |= dict.fromkeys(secret)
    return msgspec.structs.replace(fact, **changes) if changes else fact


def _redact_value(value: object, viewer: int | None) -> object:
    if isinstance(value, msgspec.Struct):
        return redact(value, viewer)
    if isinstance(value, tuple):
        return tuple(_redact_value(item, viewer) for item in value)
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"a view holds structs, tuples, texts and numbers, not {type(value).__name__}")


def lines(value: object, path: str = "") -> Iterator[str]:
    """A struct as lines `path = value`, for playthrough files and for the eye."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from lines(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, tuple) and any(isinstance(item, msgspec.Struct) for item in value):
        for index, item in enumerate(value):
            yield from lines(item, f"{path}.{index}")
    elif isinstance(value, tuple):
        yield f"{path} = {' '.join(map(str, value))}".rstrip()
    else:
        yield f"{path} = {value}"


def structs_in(value: object, kind: type[S]) -> Iterator[S]:
    """All structs of a kind in a view, however deep: its laid cards, for anyone who draws a game they don't know."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from structs_in(getattr(value, name), kind)
    elif isinstance(value, tuple):
        for item in value:
            yield from structs_in(item, kind)
