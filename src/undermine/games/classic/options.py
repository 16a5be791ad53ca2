"""The table options of classic, as typed at the border. Each names its ruling in docs/rules/classic.md."""

from typing import Annotated, Literal

import msgspec

from undermine.engine.notation import SEATS
from undermine.engine.views import Open
from undermine.games.classic.state import LAST_CARD, LAST_PATH, ROTATE, TableOptions

Seat = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
NEXT_START = {"last_path": LAST_PATH, "last_card": LAST_CARD, "rotate": ROTATE}


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

    def flat(self, seats: int) -> TableOptions:
        """The same for the fast tier."""
        return TableOptions(
            seats=seats,
            rounds=self.rounds,
            first=-1 if self.first_player == "random" else SEATS.index(self.first_player),
            loose_connection=self.loose_connection,
            self_break=self.self_break,
            auto_end_when_dead=self.auto_end_when_dead,
            next_start=NEXT_START[self.next_start],
            gold_for_players=self.gold_draw == "players",
            competitive=self.competitive,
            vote_end=self.vote_end,
        )
