"""The Lost Mines as the engine sees it."""

from collections.abc import Callable, Sequence
from typing import Any

from undermine.engine.chance import Chance
from undermine.engine.decisions import Decision
from undermine.engine.errors import Refused
from undermine.engine.game import Game
from undermine.games.lost_mines import decisions, events, position, position_reader, refusals, rules, scoring, view
from undermine.games.lost_mines.deck import load as load_deck
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.state import PLAY, State
from undermine.games.lost_mines.tables import PROPOSE, Tables


class LostMines(Game[State]):
    name = "lost_mines"
    title = "The Lost Mines"
    seats = range(3, 10)
    rules_version = 1
    options_type = LostMinesOptions
    decision_type = decisions.LostMinesDecision
    event_type = events.AnyEvent

    def begin(
        self, seats: int, options: LostMinesOptions, deck: str, chance: Chance, log: list[object] | None
    ) -> tuple[State, str]:
        self.check_first_player(options.first_player, seats)
        tables, kept = load_deck(deck)
        return rules.begin(tables, options.flat(seats), chance, log), kept

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
            return [PROPOSE]
        return []

    def encode(self, tables: Tables, decision: decisions.LostMinesDecision) -> int:
        return decisions.encode(tables, decision)

    def decode(self, tables: Tables, code: int) -> decisions.LostMinesDecision:
        return decisions.decode(tables, code)

    def why_not(self, state: State, seat: int, decision: decisions.LostMinesDecision) -> Refused | None:
        return refusals.why_not(state, seat, decision)

    def apply(self, state: State, seat: int, code: int) -> None:
        state.actor = seat  # any of those who wait may be the next
        rules.apply(state, code)

    def playout(self, state: State, random: Callable[[], float]) -> int:
        return rules.playout(state, random)

    def wins(self, state: State) -> dict[str, int]:
        return scoring.wins(state)

    def counts(self, state: State) -> dict[str, int]:
        return scoring.counts(state)

    def truth(self, state: State, number: int, options: LostMinesOptions, deck: str) -> view.LostMinesView:
        return view.truth(state, number, options, deck)

    def result(self, state: State) -> view.Result | None:
        return view.result(state)

    def read(self, text: str) -> Decision:
        return decisions.read(text)


LOST_MINES = LostMines()
