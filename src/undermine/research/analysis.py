"""What an analysis tells: suspicion over time, the evidence, bots' thoughts, and moments to look at."""

import msgspec


class Point(msgspec.Struct, frozen=True):
    """After a decision (the first one of a round: after the deal).

    `public`: by seat, the probability that it is not loyal, for all who see only what is public. `seats`: by observer
    and by seat, the probability that the seat works against the observer, given what the observer knew by then.
    """

    number: int
    public: tuple[float, ...]
    seats: tuple[tuple[float, ...], ...]


class Evidence(msgspec.Struct, frozen=True):
    """What a decision told the table of its actor: by how many bits the odds of not being loyal changed."""

    number: int
    actor: int
    what: str
    context: str
    bits: float
    text: str


class ThoughtLine(msgspec.Struct, frozen=True):
    """Why a bot decided so."""

    number: int
    seat: int
    text: str


class Mark(msgspec.Struct, frozen=True):
    """A moment to look at: `cover_blown`, `wrongly_accused`, `lie` or `turning_point`, and who it is about."""

    number: int
    what: str
    seat: int
    text: str


class RoundAnalysis(msgspec.Struct, frozen=True):
    """One round, from the number of decisions at its deal to that after its last one."""

    round: int
    first: int
    last: int
    roles: tuple[str, ...]
    clans: tuple[str, ...] | None
    points: tuple[Point, ...]
    evidence: tuple[Evidence, ...]
    thoughts: tuple[ThoughtLine, ...]
    marks: tuple[Mark, ...]


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: int
    language: str
    rounds: tuple[RoundAnalysis, ...]
