"""The table options of Lanterns."""

from typing import Literal

from undermine.engine.views import Open


class LanternOptions(Open, frozen=True, forbid_unknown_fields=True):
    """Fixed before setup, shown to all, stored with the record."""

    first_player: Literal["random", "A", "B", "C", "D"] = "random"  # LT-S03
    vote_end: bool = False  # LT-X01
