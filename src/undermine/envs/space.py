"""What an environment shows: named planes and scalars of an observation, named features of a decision."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError
from undermine.engine.game import AnyGame, AnyState, PlanesRoom
from undermine.engine.pathcards import Faces
from undermine.engine.planes import Board, joined
from undermine.games import game_named

#: What every game says of a decision, before the doors of the card that is laid.
TARGET = ("column", "row", "card", "seat", "argument")
DOORS = tuple(f"door_{letter}" for letter in "NESW")
JOINED = tuple(f"joined_{a}{b}" for i, a in enumerate("NESW") for b in "NESW"[i + 1 :])


class Space(NamedTuple):
    """The shape of one game with so many seats, and what fills it. All values are bytes."""

    game: AnyGame
    seats: int
    board: Board
    planes: tuple[str, ...]
    height: int
    width: int
    #: Name -> where among the scalars, which come after the planes.
    scalars: Mapping[str, slice]
    #: Of each legal decision.
    features: tuple[str, ...]
    kinds: tuple[str, ...]
    room: PlanesRoom[Any, Any]
    deck: Any
    #: By face, and last for none: the doors of a decision's card, and which are joined.
    paths: tuple[bytes, ...]
    #: By acting seat: code -> features, as far as somebody has asked.
    described: list[dict[object, bytes]]

    @property
    def board_size(self) -> int:
        """How many bytes the planes have."""
        return len(self.planes) * self.height * self.width

    @property
    def scalar_size(self) -> int:
        stops: list[int] = [part.stop for part in self.scalars.values()]
        return stops[-1]

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        return self.board_size + self.scalar_size

    def legal(self, state: AnyState) -> list[int]:
        """The codes of all decisions that the next seat may take, but for a proposal to end early."""
        waiting = self.game.waiting(state)
        if not waiting:
            return []
        state.actor = waiting[0]
        return [code for code in self.game.turn.legal(state) if code != self.game.propose]

    def observe(self, state: AnyState, seat: int, out: Any = None) -> bytes:
        """What this seat sees of a state: all planes row by row, then all scalars.

        It is also written into `out`, if there is one: anything that lets its bytes be written, such as an array.
        """
        seen = self.room.observe(self.board, state, seat)
        if out is not None:
            room = memoryview(out).cast("B")
            if len(room) != len(seen):
                raise OptionError(f"out has {len(room)} bytes, and an observation has {len(seen)}")
            room[:] = seen
        return seen

    def board_in(self, seen: Any) -> Any:
        """The planes of an observation that is an array: by plane, row from the south, and column from the west."""
        return seen[: self.board_size].reshape(len(self.planes), self.height, self.width)

    def part(self, seen: Any, name: str) -> Any:
        """The scalars of this name in an observation."""
        where = self.scalars[name]
        return seen[self.board_size + where.start : self.board_size + where.stop]

    def features_of(self, seat: int, code: int) -> bytes:
        """The features of a decision of this seat."""
        kind, cell, face, card, target, argument = self.room.features(self.deck, code, seat, self.seats)
        row, column = divmod(self.board.window.numbers[cell] if cell >= 0 else 0, self.width)
        kinds = bytes(kind) + b"\1" + bytes(len(self.kinds) - kind - 1)
        return kinds + bytes((column, row, card + 1, target, argument)) + self.paths[face]


def space(game: str, seats: int, options: Mapping[str, object] | None = None) -> Space:
    """The space of a game with so many seats.

    >>> from undermine.games import OURS
    >>> [space(game, 5).planes[:3] for game in OURS]
    [('face_down', 'door_N', 'door_E'), ('face_down', 'door_N', 'door_E'), ('face_down', 'door_N', 'door_E')]
    """
    rules = game_named(game)
    rules.check_seats(seats)
    typed = rules.read_options(options or {})
    state, _ = rules.begin(seats, typed, rules.name, Chance("space"), None)
    return space_of(rules, state)


def space_of(game: AnyGame, state: AnyState) -> Space:
    """The space for a game that has just begun."""
    room = game.planes
    if room is None:
        raise OptionError(f"{game.name} has no room for planes yet, so there is no environment of it")
    names, board = room.board_of(state)
    scalars, start = {}, 0
    for name, length in room.scalars(state):
        scalars[name] = slice(start, start + length)
        start += length
    return Space(
        game=game,
        seats=state.seats,
        board=board,
        planes=(*names, *room.more_planes()),
        height=board.window.height,
        width=board.window.width,
        scalars=scalars,
        features=(*room.KINDS, *TARGET, *DOORS, *JOINED),
        kinds=tuple(room.KINDS),
        room=room,
        deck=state.deck,
        paths=paths_of(state.deck.faces),
        described=[{} for _ in range(state.seats)],
    )


def paths_of(faces: Faces) -> tuple[bytes, ...]:
    """By face, and last for none: a byte for each door, and for each pair of doors that are joined."""
    every = [
        bytes(
            [faces.doors[face] >> d & 1 for d in range(4)]
            + [joined(faces, face, a, b) for a in range(4) for b in range(a + 1, 4)]
        )
        for face in range(len(faces.names))
    ]
    return (*every, bytes(len(DOORS + JOINED)))
