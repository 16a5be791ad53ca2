"""The table options of The Lost Mines, as typed at the border. Each names its ruling in docs/rules/lost-mines.md."""

from typing import Annotated, Literal

import msgspec

from undermine.engine.notation import SEATS
from undermine.engine.views import Open
from undermine.games.lost_mines.state import TableOptions

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

    def flat(self, seats: int) -> TableOptions:
        """The same for the fast tier."""
        return TableOptions(
            seats=seats,
            rounds=self.rounds,
            first=-1 if self.first_player == "random" else SEATS.index(self.first_player),
            stack_tokens=self.stack_tokens,
            random_treasure=self.treasure_pick == "random",
            own_treasure_hidden=self.own_treasure_hidden,
            strict_immediate_end=self.strict_immediate_end,
            vote_end=self.vote_end,
            balanced_clans=self.balanced_clans,
            start_by_last_turn=self.next_start == "last_turn",
        )
