"""Thinking time: how much each seat has left, and since when it runs."""

from undermine.server.entries import Clock
from undermine.server.nights import awake, run_out

#: No more lag than this is forgiven per decision, whatever a client says.
MAX_LAG = 1.0


class SeatClock:
    """The clock of one seat: `left` seconds, counting down from `since` unless that is None."""

    def __init__(self, clock: Clock) -> None:
        self.rules = clock
        self.left = clock.seconds
        self.since: float | None = None
        self.held = False  # stopped in the middle of a decision

    def ask(self, now: float) -> None:
        """The seat owes a decision from now on; if it did already, its clock just runs on."""
        if self.rules.kind != "none" and self.since is None:
            if self.rules.kind == "decision" and not self.held:
                self.left = self.rules.seconds
            self.since = now
            self.held = False

    def answer(self, now: float, lag: float) -> None:
        """The seat has decided. If it was not asked, it has used no time and gains none."""
        if self.since is not None:
            self.stop(now - min(lag, MAX_LAG))
            if self.rules.kind == "bank":
                self.left += self.rules.more

    def hold(self, now: float) -> None:
        """The game is paused, or nobody is there: the time that is left stays."""
        if self.since is not None:
            self.stop(now)
            self.held = True

    def stop(self, now: float) -> None:
        """The clock stops, and the time that was used is gone."""
        self.held = False
        if self.since is not None:
            night = self.rules.nights
            used = max(now - self.since, 0.0) if night is None else awake(night, self.since, now)
            self.left = max(self.left - used, 0.0)
            self.since = None

    def wake(self, now: float) -> None:
        """The server was away, or the table asleep: nobody is charged for that, unless the clock is a slow one.

        Nor does a slow one run from a time to come, because the machine's clock was set back meanwhile.
        """
        if self.since is not None:
            self.since = min(self.since, now) if self.rules.slow else now

    @property
    def deadline(self) -> float | None:
        if self.since is None:
            return None
        night = self.rules.nights
        return self.since + self.left if night is None else run_out(night, self.since, self.left)
