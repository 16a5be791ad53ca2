"""The table options of classic. Each names its ruling in docs/rules/classic.md."""

from typing import Annotated, Literal

import msgspec

from undermine.engine.views import Open

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]


class ClassicOptions(Open, frozen=True, forbid_unknown_fields=True):
    """Fixed before setup, shown to all, stored with the record."""

    first_player: Literal["random"] | Seat = "random"  # Q-ALL-02, Q-CL-41
    loose_connection: bool = False  # D-CL-01
    self_break: bool = False  # D-CL-02, Q-CL-14
    auto_end_when_dead: bool = False  # D-CL-04, Q-CL-21
    next_start: Literal["last_path", "last_card", "rotate"] = "last_path"  # D-CL-05, Q-CL-22
    gold_draw: Literal["miners", "players"] = "miners"  # Q-CL-29
    competitive: bool = False  # Q-CL-28
    vote_end: bool = False  # Q-CL-39
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3  # Q-CL-40
