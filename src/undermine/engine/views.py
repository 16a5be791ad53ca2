"""The choke point: nothing leaves a match except through `redact`.

Views and events are structs. A field marked `Public[...]` may be seen by all. Every other field is a secret, and is
blank (None) for all but the seats in the struct's `known` mask. Anyone who adds a field and forgets to think about
it has made a secret.
"""

from collections.abc import Callable, Iterator
from functools import cache
from operator import is_
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

_PUBLIC: Final = "public"
Public = Annotated[T, _PUBLIC]

_replace = msgspec.structs.replace

#: The `known` mask of a fact that all may know, spectators too.
EVERYONE: Final = -1
NOBODY: Final = 0
#: Beyond the bits of all seats.
SPECTATOR: Final = 1 << 30


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


def eye_of(viewer: int | None) -> int:
    """The bit of a `known` mask that a viewer needs. A spectator has one too, which only `EVERYONE` includes."""
    return SPECTATOR if viewer is None else 1 << viewer


def may_see(known: int, viewer: int | None) -> bool:
    """Whether a viewer (None: a spectator) is among those who may see."""
    return bool(known & eye_of(viewer))


def redact(fact: S, viewer: int | None) -> S:
    """The struct as this viewer may see it, all the way down; itself, if the viewer may see all of it."""
    return cast("S", _redactors[type(fact)](fact, eye_of(viewer)))


def pool(fact: S) -> S:
    """The struct as all seats together see it. Only for games that are over: there it is no secret any more."""
    return cast("S", _redactors[type(fact)](fact, EVERYONE))


#: Takes the secrets out of a value of one type, for one eye.
_Redactor = Callable[[Any, int], object]


class _Redactors(dict[type, _Redactor]):
    """Type -> what redacts its values; made when the first of them comes."""

    def __missing__(self, kind: type) -> _Redactor:
        if issubclass(kind, msgspec.Struct):
            redactor = _for_struct(kind)
        elif issubclass(kind, tuple):
            redactor = _redact_tuple
        elif issubclass(kind, str | int | NoneType):
            redactor = _as_it_is
        else:
            raise TypeError(f"a view holds structs, tuples, texts and numbers, not {kind.__name__}")
        self[kind] = redactor
        return redactor


_redactors = _Redactors()


def _as_it_is(value: object, _eye: int) -> object:
    return value


def _redact_tuple(values: tuple[object, ...], eye: int) -> object:
    seen = tuple([_redactors[type(value)](value, eye) for value in values])
    return values if all(map(is_, seen, values)) else seen


def _for_struct(kind: type[msgspec.Struct]) -> _Redactor:
    public = _public_fields(kind)
    hints = get_type_hints(kind, include_extras=True)
    blank = dict.fromkeys(name for name in kind.__struct_fields__ if name not in public)
    deep = tuple(name for name in kind.__struct_fields__ if not _plain(hints[name]))

    def hide(fact: Fact, eye: int) -> Fact:
        """Nothing in it but secrets and what is plain."""
        return fact if fact.known & eye else _replace(fact, **blank)

    def look_into(fact: msgspec.Struct, eye: int) -> msgspec.Struct:
        changes: dict[str, object] = {}
        for name in deep:
            value = getattr(fact, name)
            seen = _redactors[type(value)](value, eye)
            if seen is not value:
                changes[name] = seen
        if blank and not getattr(fact, "known", NOBODY) & eye:
            changes.update(blank)
        return _replace(fact, **changes) if changes else fact

    if not deep and not blank:
        return _as_it_is
    return hide if not deep and issubclass(kind, Fact) else look_into


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
