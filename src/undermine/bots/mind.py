# fast tier
"""What a seat takes for true while it follows a plan: how much craft it uses, who it suspects, what it believes."""

from typing import Final

ROOKIE: Final = 0
VETERAN: Final = 1
MASTER: Final = 2


class Mind:
    """Made for each decision; the fast tier reads it."""

    def __init__(self, level: int, suspicion: list[float], secrets: list[float], seen: float = 0.0) -> None:
        self.level = level
        #: By seat: the probability that it works against me; 0 for myself.
        self.suspicion = suspicion
        #: The weight of each arrangement of what is hidden on the table, in the order of `Evidence.secrets`; or empty.
        self.secrets = secrets
        #: How far the table suspects me, as all can work it out.
        self.seen = seen
