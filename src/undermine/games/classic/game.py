"""Classic as the engine sees it."""

from collections.abc import Callable, Sequence
from typing import Any

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import Refused
from undermine.engine.game import Game
from undermine.games.classic import decisions, events, position, position_reader, refusals, rules, setup, view
from undermine.games.classic.deck import load as load_deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.scoring import SIDE_NAMES
from undermine.games.classic.state import PLAY, State
from undermine.games.classic.tables import OP_PROPOSE, Tables


class Classic(Game[State]):
    name = "classic"
    title = "Classic Saboteur"
    seats = range(3, 11)  # Q-CL-42
    rules_version = 1
    options_type = ClassicOptions
    decision_type = decisions.ClassicDecision
    event_type = events.AnyEvent

    def begin(
        self, seats: int, options: ClassicOptions, deck: str, chance: Chance, log: list[object] | None
    ) -> tuple[State, str]:
        self.check_first_player(options.first_player, seats)
        tables, kept = load_deck(deck)
        return setup.begin(tables, options.flat(seats), chance, log), kept

    def load(self, text: str, log: list[object] | None) -> tuple[State, Any, str]:
        state, options, deck = position_reader.read(text, self)
        state.log = log
        return state, options, deck

    def position(self, state: State, options: Any, deck: str) -> str:
        return position.write(state, options, deck)

    def waiting(self, state: State) -> Sequence[int]:
        return rules.waiting(state)

    def legal(self, state: State, seat: int) -> list[int]:
        if seat in rules.waiting(state):
            return sorted(rules.legal(state))
        if state.phase == PLAY and state.options.vote_end and state.proposer < 0:
            return [OP_PROPOSE << 10]
        return []

    def encode(self, tables: Tables, decision: decisions.ClassicDecision) -> int:
        return decisions.encode(tables, decision)

    def decode(self, tables: Tables, code: int) -> decisions.ClassicDecision:
        return decisions.decode(tables, code)

    def why_not(self, state: State, seat: int, decision: decisions.ClassicDecision) -> Refused | None:
        return refusals.why_not(state, seat, decision)

    def apply(self, state: State, seat: int, code: int) -> None:
        state.actor = seat  # any of those who wait may be the next
        rules.apply(state, code)

    def playout(self, state: State, random: Callable[[], float]) -> int:
        return rules.playout(state, random)

    def wins(self, state: State) -> dict[str, int]:
        return {side: sum(end.winner == code for end in state.ended) for code, side in enumerate(SIDE_NAMES)}

    def truth(self, state: State, number: int, options: ClassicOptions, deck: str) -> view.ClassicView:
        return view.truth(state, number, options, deck)

    def result(self, state: State) -> view.Result | None:
        return view.result(state)

    def read(self, text: str) -> Decision:
        return decisions.read(text)


CLASSIC = Classic()
