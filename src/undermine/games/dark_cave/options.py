"""The table options of The Dark Cave. Each names its ruling in docs/rules/dark-cave.md."""

from typing import Literal

from undermine.engine.views import Open

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H"]


class DarkCaveOptions(Open, frozen=True, forbid_unknown_fields=True):
    """Fixed before setup, shown to all, stored with the record."""

    first_player: Literal["random"] | Seat = "random"  # Q-ALL-02, Q-DC-83
    area: Literal["auto", 7, 9] = "auto"  # D-DC-01
    rotate180: bool = True  # D-DC-02
    axe_same_turn: bool = False  # D-DC-05
    axe_keeps_moving: bool = False  # Q-DC-24
    vein_optional: bool = False  # Q-DC-28
    strict_immediate_end: bool = False  # Q-DC-52
    swap_needs_cards: bool = False  # Q-DC-54
    vote_end: bool = True  # Q-DC-58
    emerge_attacks: bool = False  # Q-DC-60
    axe_prompt: Literal["sequential", "simultaneous"] = "sequential"  # Q-DC-63
    show_backs: bool = True  # Q-DC-76
