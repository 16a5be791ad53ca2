"""All attributes of a state and of what it holds. Their names are read from the source: a compiled object does not tell
them.
"""

import ast
from pathlib import Path

import undermine

FOUND: dict[type, tuple[str, ...]] = {}
SOURCE = Path(undermine.__file__).parent.parent
#: Made once and never changed: copies have the very same one.
FIXED = ("deck", "options", "faces", "window", "self_break", "auto_end", "vote_end")


def attributes(kind: type) -> tuple[str, ...]:
    """The names that the methods of a class, or of a class above it, give to attributes of `self`."""
    if kind in FOUND:
        return FOUND[kind]
    names: dict[str, None] = {}
    for above in reversed(kind.__mro__):
        if above.__module__.startswith("undermine."):
            source = (SOURCE / above.__module__.replace(".", "/")).with_suffix(".py")
            (body,) = [
                node
                for node in ast.parse(source.read_text()).body
                if isinstance(node, ast.ClassDef) and node.name == above.__name__
            ]
            stores = [n for n in ast.walk(body) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
            names |= {n.attr: None for n in stores if isinstance(n.value, ast.Name) and n.value.id == "self"}
    FOUND[kind] = tuple(names)
    return FOUND[kind]


def frozen(value: object) -> object:
    """The value of an attribute as it is now, all the way down."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return tuple((key, frozen(held)) for key, held in value.items())
    if type(value).__module__.startswith("undermine."):
        return tuple(facts(value).items())
    return value


def facts(thing: object) -> dict[str, object]:
    """All attributes by name."""
    return {
        name: id(getattr(thing, name)) if name in FIXED else frozen(getattr(thing, name))
        for name in attributes(type(thing))
    }
