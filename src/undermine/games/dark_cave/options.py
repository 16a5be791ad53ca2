"""The table options of The Dark Cave, as typed at the border. Each names its ruling in docs/rules/dark-cave.md."""

from typing import Literal

from undermine.engine.notation import SEATS
from undermine.engine.views import Open
from undermine.games.dark_cave.state import TableOptions
from undermine.games.dark_cave.tables import SETUP

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

    def flat(self, seats: int) -> TableOptions:
        """The same for the fast tier."""
        return TableOptions(
            seats=seats,
            first=-1 if self.first_player == "random" else SEATS.index(self.first_player),
            distance=SETUP[seats][0] if self.area == "auto" else self.area // 2,
            rotate180=self.rotate180,
            axe_same_turn=self.axe_same_turn,
            axe_keeps_moving=self.axe_keeps_moving,
            vein_optional=self.vein_optional,
            strict_immediate_end=self.strict_immediate_end,
            swap_needs_cards=self.swap_needs_cards,
            vote_end=self.vote_end,
            emerge_attacks=self.emerge_attacks,
            simultaneous=self.axe_prompt == "simultaneous",
            show_backs=self.show_backs,
        )
