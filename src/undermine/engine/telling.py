"""What there is to see and what happens, in words, for whoever reads it: the same for all games.

A game that brings no story of its own (`story.py`) is told by the names of its events and their fields.
"""

from collections.abc import Iterator, Sequence

import msgspec

from undermine.engine import events as ev
from undermine.engine.notation import write_cell

#: Fields of a view or an event that are said elsewhere: on the board, or by what is shown at all.
UNTOLD = ("known", "game", "deck", "options", "laid")
#: Fields that hold seats.
SEATED = ("seat", "target", "starter", "turn", "waiting", "proposer", "yes", "winners", "finisher")


def whose(name: str) -> str:
    """What belongs to somebody.

    >>> whose("B Agate"), whose("A (you)")
    ("B Agate's", 'your')
    """
    return "your" if name.endswith("(you)") else f"{name}'s"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def tell_common(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event that more than one game knows."""
    match event:
        case ev.Skipped():
            return f"{names[event.seat]} has no cards left and misses a turn."
        case ev.Drew():
            return f"You draw {event.card}." if event.card else None
        case ev.EndProposed():
            return f"{names[event.seat]} proposes to end the round."
        case ev.Voted():
            return f"{names[event.seat]} votes {'yes' if event.yes else 'no'}."
    winners = getattr(event, "winners", None)
    if winners == ():
        return "The game is over. Nobody wins."
    if winners is not None:
        who = " and ".join(names[seat] for seat in winners)
        return f"The game is over. {who} {'win' if len(winners) > 1 else 'wins'}!"
    return None


def view_lines(view: msgspec.Struct, names: Sequence[str]) -> Iterator[str]:
    """A view in a few lines: one for each of its fields, and one for each thing where a field holds several."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        several = value if _holds_structs(value) else (value,)
        for item in several:
            said = " · ".join(_facts(name, item, names))
            if said and name not in UNTOLD:
                yield f"{name.replace('_', ' ')}: {said}"


def _facts(name: str, value: object, names: Sequence[str]) -> Iterator[str]:
    """What there is to say of a value, without what its viewer may not see."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field not in UNTOLD:
                label = field.replace("_", " ")
                for said in _facts(field, getattr(value, field), names):
                    yield said if said.startswith(f"{label} ") else f"{label} {said}"  # a role's role is its role
    elif isinstance(value, tuple) and _holds_structs(value):
        for item in value:
            yield from _facts(name, item, names)
    elif value is not None and value != ():
        yield _said(name, value, names)


def _holds_structs(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(item, msgspec.Struct) for item in value)


def _said(name: str, value: object, names: Sequence[str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return names[value] if name in SEATED and 0 <= value < len(names) else str(value)
    if not isinstance(value, tuple):
        return str(value)
    if name not in SEATED and len(value) == 2 and all(type(part) is int for part in value):
        return write_cell(value)
    return " ".join(_said(name, part, names) for part in value)


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """What happened and to whom, from the name of the event and its fields."""
    common = tell_common(event, names)
    if common or isinstance(event, ev.Drew):  # what others draw is no news
        return common
    what = str(event.__struct_config__.tag).replace("_", " ").capitalize()
    said = ", ".join(_facts("", event, names))
    return f"{what}: {said}." if said else f"{what}."
