# fast tier
"""What an environment does at every step: who is next, what it may do, what it sees, what becomes of its decision."""

from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from undermine.engine.errors import UndermineError
from undermine.engine.planes import Board
from undermine.engine.state import BaseState

#: How many decisions of a seat are remembered with their features: more than a few games have, and about a megabyte.
KEPT: Final = 1 << 13


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop:
    """A game, seat by seat. Everything that a seat sees comes from the game's room for planes, by what it may know."""

    def __init__(
        self,
        state: BaseState,
        turn: Any,
        room: Any,
        board: Board,
        left_out: int,
        describe: Callable[[int, int], bytes],
        described: list[dict[object, bytes]],
    ) -> None:
        self._waiting: Callable[[BaseState], list[int]] = turn.waiting
        self._legal: Callable[[BaseState], list[int]] = turn.legal
        self._apply: Callable[[BaseState, object], None] = turn.apply
        self._observe: Callable[[Board, BaseState, int], bytes] = room.observe
        self._board = board
        self._left_out: object = left_out  # the code of a proposal, which stands last, if nobody may make one
        self._describe = describe
        self._described = described  # by acting seat: code -> features, which never change
        self.play(state)

    def play(self, state: BaseState) -> None:
        """Goes on from this state, which is the environment's own from now on."""
        self.state: Any = state
        self._look_round(state)

    def _look_round(self, state: BaseState) -> None:
        """Who is next, and what it may do."""
        waiting = self._waiting(state)
        self.over = not waiting
        self.codes: list[int] = []
        if waiting:
            self.seat = state.actor = waiting[0]
            self.codes = self._legal(state)
            if cast(list[object], self.codes)[-1] == self._left_out:
                self.codes.pop()

    def legal(self) -> list[int]:
        """The codes of all decisions that the next seat may take; none once the game is over."""
        return self.codes

    def observe(self, seat: int | None = None) -> bytes:
        """What a seat sees, by default the one that decides next."""
        return self._observe(self._board, self.state, self.seat if seat is None else seat)

    def features(self) -> bytes:
        """Of each legal decision, what it is; one after the other."""
        described = self._described[self.seat]
        codes = cast(list[object], self.codes)  # ready-made ints, which need not be made anew
        try:
            return b"".join([described[code] for code in codes])
        except KeyError:
            if len(described) > KEPT:
                described.clear()
            for code in self.codes:
                if code not in described:
                    described[code] = self._describe(self.seat, code)
            return self.features()

    def step(self, index: int) -> None:
        """The next seat takes the decision with this index in `legal()`."""
        codes = cast(list[object], self.codes)
        if not 0 <= index < len(codes):
            last = len(codes) - 1
            raise UndermineError(f"no legal decision has the number {index}: they go from 0 to {last}")
        state: BaseState = self.state
        self._apply(state, codes[index])
        self._look_round(state)
