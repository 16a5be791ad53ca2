"""The table options of The Lost Mines. Each names its ruling in docs/rules/lost-mines.md."""

from typing import Annotated, Literal

import msgspec

from undermine.engine.views import Open

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]


class LostMinesOptions(Open, frozen=True, forbid_unknown_fields=True):
    """Fixed before setup, shown to all, stored with the record."""

    first_player: Literal["random"] | Seat = "random"  # Q-ALL-02
    stack_tokens: bool = False  # Q-LM-21
    treasure_pick: Literal["choose", "random"] = "choose"  # Q-LM-31
    own_treasure_hidden: bool = False  # Q-LM-32
    strict_immediate_end: bool = False  # Q-LM-38
    vote_end: bool = True  # Q-LM-52
    balanced_clans: bool = False  # Q-LM-54
    next_start: Literal["last_played", "last_turn"] = "last_played"  # Q-LM-61
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2  # Q-LM-63
