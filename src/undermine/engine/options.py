"""Table options: what a table agrees on before the deal, typed, with defaults; and what is wrong with a wish."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

from undermine.engine.errors import OptionError

T = TypeVar("T")


def read_options(game: str, kind: type[T], options: Mapping[str, object]) -> T:
    """Typed options from a plain mapping; says what was given and what is allowed."""
    if not isinstance(options, Mapping):
        raise OptionError(f"options are names and values, not {type(options).__name__}")
    allowed = option_types(kind)
    unknown = sorted(str(name) for name in options if name not in allowed)
    if unknown:
        raise OptionError(f"{game} has no option {', '.join(unknown)}; it has {', '.join(allowed)}")
    for name, value in options.items():
        try:
            msgspec.convert(value, allowed[name])
        except (msgspec.ValidationError, TypeError, ValueError):
            raise OptionError(f"option {name} of {game} can be {may_be(allowed[name])}, not {value!r}") from None
    return msgspec.convert(dict(options), kind)


def agreed(options: msgspec.Struct) -> dict[str, object]:
    """What a table has agreed on: the options that are not as they are by default."""
    defaults = msgspec.to_builtins(type(options)())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != defaults[name]}


def option_types(kind: type) -> dict[str, Any]:
    """Name -> type of every option, with its bounds. (Hypothesis wants types, and an annotated one is none: so Any.)"""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def may_be(kind: object) -> str:
    """What an option's type allows, in words.

    >>> from typing import Literal
    >>> may_be(Literal["auto", 7, 9])
    'auto, 7 or 9'
    >>> may_be(Annotated[int, msgspec.Meta(ge=1, le=20)])
    'a whole number from 1 to 20'
    """
    if kind is bool:
        return "true or false"
    if get_origin(kind) is Annotated:
        _, bounds = get_args(kind)
        return f"a whole number from {bounds.ge} to {bounds.le}"
    *words, last = map(str, words_of(kind))
    return f"{', '.join(words)} or {last}"


def words_of(kind: object) -> tuple[str | int, ...]:
    """The values that an option's type allows, if it is a Literal or a union of some; none for any number.

    >>> from typing import Literal
    >>> words_of(Literal["auto", 7, 9])
    ('auto', 7, 9)
    """
    return tuple(
        word for part in get_args(kind) for word in ([part] if isinstance(part, str | int) else words_of(part))
    )
