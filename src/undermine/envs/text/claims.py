"""Claims in words: `saw goal 2 stone`, `suspect B digs`. A claim is written by its fields, in their order."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from undermine.engine.claims import AnyClaim, Claim, Vocabulary
from undermine.engine.errors import NotationError
from undermine.engine.notation import SEATS, read_seat, seat_name

#: First word -> the kind of claim.
KINDS: dict[str, type[Claim]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyClaim)}
#: Fields that hold a seat, and those that hold a place, which may be a seat's.
SEAT, PLACE = "seat", "where"


def write_claim(claim: AnyClaim) -> str:
    """A claim in words.

    >>> from undermine.engine.claims import Ask, Saw
    >>> write_claim(Saw("goal", 2, "stone")), write_claim(Ask("am", 1))
    ('saw goal 2 stone', 'ask am B')
    """
    values = [(name, getattr(claim, name)) for name in claim.__struct_fields__]
    words = [seat_name(value) if name == SEAT else str(value) for name, value in values if value not in ("", None)]
    return " ".join([str(claim.__struct_config__.tag), *words])


def read_claim_words(text: str) -> dict[str, object]:
    """What a claim in words says, field by field; whether it makes sense at a table, the match knows.

    >>> read_claim_words("suspect B digs")
    {'type': 'suspect', 'seat': 1, 'why': 'digs'}
    """
    first, *words = text.split() or [""]
    kind = KINDS.get(first)
    if kind is None:
        raise NotationError(f"{first[:20]!r} begins no claim; the first word must be one of {', '.join(KINDS)}")
    fields = msgspec.structs.fields(kind)
    needed = [field.name for field in fields if field.required]
    if not len(needed) <= len(words) <= len(fields):
        raise NotationError(f"{text[:60]!r} is incomplete or too long; write {_form(kind)}")
    return {"type": first, **{field.name: _value(field.name, word) for field, word in zip(fields, words, strict=False)}}


def _value(name: str, word: str) -> object:
    if name == SEAT or (name == PLACE and word in SEATS):
        return read_seat(word)
    if name != PLACE:
        return word
    if not (word.isascii() and word.isdecimal() and len(word) < 4):
        raise NotationError(f"{word[:20]!r} is no place; places are numbers from 0, and those of seats may be letters")
    return int(word)


def _form(kind: type[Claim]) -> str:
    names = [(field.name.upper(), field.required) for field in msgspec.structs.fields(kind)]
    return " ".join([str(kind.__struct_config__.tag), *(name if needed else f"[{name}]" for name, needed in names)])


def ways_to_claim(words: Vocabulary) -> Iterator[str]:
    """All that can be claimed with these words, a line for each kind.

    >>> list(ways_to_claim(Vocabulary()))
    ['trust SEAT', 'suspect SEAT', 'ask saw|am [SEAT]']
    """
    for thing, sight in words.sights.items():
        yield f"saw {thing} 0-{sight.places - 1} {'|'.join(sight.words)}"
    for thing, sight in words.sights.items():
        yield f"plan {thing} 0-{sight.places - 1}"
    why = f" [{'|'.join(filter(None, words.reasons))}]" if any(words.reasons) else ""
    named = {"am": words.roles, "need": words.needs, "promise": words.promises}
    yield from (f"{what} {'|'.join(offered)}" for what, offered in named.items() if offered)
    yield from (f"trust SEAT{why}", f"suspect SEAT{why}", f"ask {'|'.join(words.questions)} [SEAT]")
