"""What there is to see and what happens, in words, for whoever reads it: the same for all games.

A game that brings no story of its own (`story.py`) is told by the names of its events and their fields.
"""

from collections.abc import Iterator, Sequence

import msgspec

from undermine.engine import events as ev
from undermine.engine.notation import write_cell
from undermine.engine.texts import card_name, t

#: Fields of a view or an event that are said elsewhere: on the board, or by what is shown at all.
UNTOLD = ("known", "game", "deck", "options", "laid")
#: Fields that hold seats.
SEATED = ("seat", "target", "starter", "turn", "waiting", "proposer", "yes", "winners", "finisher")


def is_you(name: str) -> bool:
    """Whether this is the name of whoever reads it.

    >>> is_you("B Agate"), is_you("A (you)")
    (False, True)
    """
    return name.endswith(t("terminal-you"))


def tell_common(event: ev.Event, names: Sequence[str], game: str = "") -> str | None:
    """One line about an event that more than one game knows."""
    match event:
        case ev.Skipped():
            return t("tell-skipped", who=names[event.seat])
        case ev.Drew():
            return t("terminal-drew", card=card_name(game, event.card)) if event.card else None
        case ev.EndProposed():
            return t("tell-proposed", who=names[event.seat], what="round")
        case ev.Voted():
            return t("tell-voted", who=names[event.seat], yes=event.yes)
    winners = getattr(event, "winners", None)
    if winners is None:
        return None
    who = [names[seat] for seat in winners]
    return t("tell-game-ended", winners=who) if who else t("terminal-nobody-wins")


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
