"""The server's clocks. Everything in this package reads the time here, and nowhere else.

The wall clock of a machine can be set, by hand or by the network, and jump by hours while people think. So the server
looks at it once, when it starts, and counts on from there by a clock that never jumps. Servers that share a database go
by its clock instead.
"""

import time as machine
from time import monotonic, perf_counter

__all__ = ["agree", "monotonic", "now", "perf_counter"]

#: Seconds by which servers can differ without anybody caring; and how much of a difference is mended at a time.
HAIR = 0.02
MENDED = 0.1
#: A difference that is no drift: a machine was asleep, or this server has just started.
JUMP = 1.0
#: A jump is worth a better measure than one that may be off by more than this.
ROUGH = 0.1


class ServerTime:
    """The time of day when it was made, plus the seconds that have really gone by since."""

    def __init__(self) -> None:
        self._ahead = machine.time() - machine.monotonic()
        self._rough = 0.0  # by how much it may be off since the last jump

    def now(self) -> float:
        return self._ahead + machine.monotonic()

    def agree(self, theirs: float, at: float, unsure: float) -> bool:
        """Others had this time at this moment of our own clock, give or take a little. Drift is mended bit by bit.

        Says whether that will do. After a jump by a rough measure, a better one is taken as it is.
        """
        off = theirs - at - self._ahead
        if abs(off) > JUMP + unsure or unsure < self._rough:
            self._ahead += off
            self._rough = unsure if unsure > ROUGH else 0.0
        elif abs(off) > HAIR + unsure:
            self._ahead += off * MENDED
        return not self._rough


TIME = ServerTime()
now = TIME.now
agree = TIME.agree
