"""How states travel: between processes by pickle, and into copies by `copy` and `deepcopy`.

What a deck fixes is left at home: a deck travels by its name, or by its text if it is nobody's but the table's own, and
a network takes its faces from the deck again. Everything else goes through the attributes as they are, in their order,
so that a state goes on alike wherever it arrives. Nobody listens to a state that has travelled, as to any other copy.
"""

from array import array
from importlib import import_module
from typing import Any, TypeAlias

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.window import window_at

#: What `__reduce__` returns: what makes the thing again, and of what.
Reduced: TypeAlias = tuple[Any, tuple[Any, ...]]

#: What the constructor of a state is given; and the log, which stays with the match.
_GIVEN = {"deck", "options", "seats", "chance", "network", "log"}


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an object by their names, in either build."""
    kind = type(thing)
    names = [*getattr(kind, "__mypyc_attrs__", ())]
    names += [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    names += getattr(thing, "__dict__", ())
    return {name: getattr(thing, name) for name in names}


def reduce_deck(deck: Any, package: str) -> Reduced:
    """A deck by its name or text; `package` is its game's."""
    return deck_of, (package, deck.source)


def deck_of(package: str, source: str) -> Any:
    """The deck that travelled."""
    return import_module(f"{package}.deck_file").load(source)[0]


def reduce_state(state: Any) -> Reduced:
    """A state, from an independent copy of it: so `copy.copy` too gives an independent one."""
    state = state.copy()
    rest = {name: value for name, value in attributes(state).items() if name not in _GIVEN}
    chance = state.chance
    return state_of, (type(state), state.deck, state.options, state.seats, chance, pack(state.network), rest)


def state_of(
    kind: Any, deck: Any, options: Any, seats: int, chance: Chance, packed: dict[str, Any], rest: dict[str, Any]
) -> Any:
    """The state that travelled."""
    state = kind(deck, options, seats, chance, unpack(deck, packed))
    for name, value in rest.items():
        setattr(state, name, value)
    return state


def pack(network: Network) -> dict[str, Any]:
    """A network without the faces of its deck, and its window by place and size."""
    packed = {name: _pack(value) for name, value in attributes(network).items()}
    del packed["faces"]
    window = network.window
    return packed | {"window": (window.left, window.low, window.width, window.height)}


def unpack(deck: Any, packed: dict[str, Any]) -> Network:
    """A network with the faces of this deck."""
    values: dict[str, Any] = {
        name: list(value) if isinstance(value, array) else value for name, value in packed.items()
    }
    window = window_at(*values.pop("window"))
    network = Network(deck.faces, values["root"], values["hidden"], values["strict"], values["rim"], window)
    for name, value in values.items():
        setattr(network, name, value)
    return network


def _pack(value: Any) -> Any:
    """A list of numbers as flat bytes, as few for each as will do."""
    for code in "bBhi" if isinstance(value, list) else "":
        try:
            return array(code, value)
        except OverflowError:
            continue
    return value
