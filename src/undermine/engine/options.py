"""Table options: what a table agrees on before the deal, typed, with defaults; and what is wrong with a wish."""

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from undermine.engine.errors import OptionError
from undermine.engine.saying import said

T = TypeVar("T")


def read_options(game: str, kind: type[T], options: Mapping[str, object]) -> T:
    """Typed options from a plain mapping; says what was given and what is allowed."""
    if not isinstance(options, Mapping):
        raise OptionError(f"options are names and values, not {type(options).__name__}")
    allowed = option_types(kind)
    unknown = sorted(str(name) for name in options if name not in allowed)
    if unknown:
        raise OptionError(
            said("{game} has no option {names}; it has {words}", game=game, names=unknown, words=list(allowed))
        )
    for name, value in options.items():
        try:
            msgspec.convert(value, allowed[name])
        except (msgspec.ValidationError, TypeError, ValueError):
            raise OptionError(_cant_be(name, game, allowed[name], value)) from None
    return msgspec.convert(dict(options), kind)


def _cant_be(name: str, game: str, kind: object, value: object) -> str:
    """That an option can't have a value; in other languages, too, if it is one of some words or a whole number."""
    typed = repr(value)
    match get_args(kind):
        case (base, msgspec.Meta(ge=int(least), le=int(most))) if base is int:
            why = "option {name} of {game} can be a whole number from {least} to {most}, not {typed}"
            return said(why, name=name, game=game, least=least, most=most, typed=typed)
    if kind is bool or get_origin(kind) is Literal:
        why = "option {name} of {game} can be {oneof}, not {typed}"
        return said(why, name=name, game=game, oneof=_allowed(kind), typed=typed)
    return f"option {name} of {game} can be {may_be(kind)}, not {typed}"


def agreed(options: msgspec.Struct) -> dict[str, object]:
    """What a table has agreed on: the options that are not as they are by default."""
    defaults = msgspec.to_builtins(type(options)())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != defaults[name]}


def option_types(kind: type) -> dict[str, Any]:
    """Name -> type of every option, with its bounds. (Hypothesis wants types, and an annotated one is none: so Any.)"""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def may_be(kind: object) -> str:
    """What an option's type allows, in words.

    >>> may_be(Literal["auto", 7, 9])
    'auto, 7 or 9'
    >>> may_be(Annotated[int, msgspec.Meta(ge=1, le=20)])
    'a whole number from 1 to 20'
    >>> may_be(Annotated[float, msgspec.Meta(gt=0), msgspec.Meta(multiple_of=0.5)] | None)
    'a number above 0 and a multiple of 0.5 or none'
    """
    *words, last = _allowed(kind)
    return f"{', '.join(words)} or {last}" if words else last


def _allowed(kind: object) -> list[str]:
    """What may be written, one by one."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    parts = get_args(kind)
    if get_origin(kind) is Annotated:
        *words, last = _allowed(parts[0])
        return [*words, " ".join([last, *_bounds(parts[1:])])]
    if get_origin(kind) is Literal:
        return [str(part) for part in parts]
    if get_origin(kind) in (Union, UnionType):
        return [word for part in parts for word in _allowed(part)]
    return [getattr(kind, "__name__", str(kind))]


_PLAIN: dict[object, list[str]] = {
    bool: ["true", "false"],
    int: ["a whole number"],
    float: ["a number"],
    str: ["a text"],
    NoneType: ["none"],
}

#: Bounds of msgspec, and what they ask for.
_BOUNDS = {
    "gt": "above {}",
    "lt": "below {}",
    "multiple_of": "a multiple of {}",
    "min_length": "at least {} long",
    "max_length": "at most {} long",
    "pattern": "like {}",
}


def _bounds(metas: Iterable[object]) -> list[str]:
    """What several metas ask for, taken together."""
    bounds = {name: value for meta in metas if isinstance(meta, msgspec.Meta) for name, value in _set(meta)}
    said = []
    match bounds:
        case {"ge": least, "le": most}:
            said = [f"from {least} to {most}"]
        case {"ge": least}:
            said = [f"from {least} on"]
        case {"le": most}:
            said = [f"up to {most}"]
    said += [form.format(bounds[name]) for name, form in _BOUNDS.items() if name in bounds]
    return [" and ".join(said)] if said else []


def _set(meta: msgspec.Meta) -> Iterator[tuple[str, object]]:
    """The bounds that a meta sets."""
    for name in ("ge", "le", *_BOUNDS):
        value = getattr(meta, name)
        if value is not None:
            yield name, value


def words_of(kind: object) -> tuple[str | int, ...]:
    """The values that an option's type allows, if it is a Literal or a union of some; none for any number.

    >>> words_of(Literal["auto", 7, 9])
    ('auto', 7, 9)
    """
    parts = get_args(kind)
    if get_origin(kind) is Annotated:
        return words_of(parts[0])  # the others say something about it
    return tuple(word for part in parts for word in ([part] if isinstance(part, str | int) else words_of(part)))
