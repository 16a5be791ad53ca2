"""The Lost Mines, as the thinking bots know it."""

from random import Random
from typing import NamedTuple

from undermine.bots import values
from undermine.bots.belief import Observation
from undermine.bots.bot import Reason, Situation
from undermine.bots.lost_mines import plan, value, worlds
from undermine.bots.lost_mines.evidence import CLASSES, CONTEXTS, KINDS, LostMinesEvidence
from undermine.bots.lost_mines.measuring import MEASURES
from undermine.bots.lost_mines.outlook import ARRANGEMENTS
from undermine.bots.lost_mines.talk import TALK
from undermine.bots.lost_mines.words import reasons
from undermine.bots.mind import Mind
from undermine.bots.models import Model
from undermine.engine.state import OVER, PLAY
from undermine.games.lost_mines.deck import CLANS, HOLDS, IDENTITIES, LOYAL, Deck, identity_of, role_of
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.scoring import side_of, winner_of
from undermine.games.lost_mines.setup import role_cards
from undermine.games.lost_mines.state import State
from undermine.games.lost_mines.views import LostMinesView


class SeenTable(NamedTuple):
    """A table as a seat sees it, and the view that it was read from."""

    view: LostMinesView
    table: State


class LostMinesModel:
    game = "lost_mines"
    roles: tuple[str, ...] = tuple(IDENTITIES)
    classes: tuple[str, ...] = CLASSES
    contexts: tuple[str, ...] = CONTEXTS
    kinds: tuple[str, ...] = KINDS
    side_names: tuple[str, ...] = (*CLANS, "tied")
    share = 0.45
    measures = MEASURES
    talk = TALK

    def new_evidence(self, seats: int, options: LostMinesOptions, deck: Deck) -> LostMinesEvidence:
        return LostMinesEvidence(seats, options, deck)

    def facts(self, view: LostMinesView, evidence: LostMinesEvidence) -> tuple[list[bool], list[bool]]:
        """Dwarf cards that the seat has seen, its own among them; mines that it has looked at."""
        known = [None if s.dwarf.identity is None else IDENTITIES.index(s.dwarf.identity) for s in view.seats]
        clans = [CLANS.index(s.dwarf.clan) for s in view.seats]
        shown = [None if mine.card is None else HOLDS.index(mine.card.removeprefix("mine-")) for mine in view.mines]
        # Before the clans have been told, some deals are taken for possible that are not.
        roles = [
            all(role in (None, this) for role, this in zip(known, dealt, strict=True))
            and (evidence.round > 0 or _can_be(clans, dealt))
            for dealt in evidence.hypotheses()[0]
        ]
        mines = [all(mine in (None, this) for mine, this in zip(shown, lies, strict=True)) for lies in ARRANGEMENTS]
        return roles, mines

    def sides(self, roles: tuple[int, ...], evidence: LostMinesEvidence) -> tuple[int, ...]:
        """LM-V01, LM-V02: a saboteur works for the other clan, a selfish dwarf for nobody else."""
        by_seat = [side_of(role_of(evidence.s.clan(seat), role)) for seat, role in enumerate(roles)]
        return tuple(2 + seat if side < 0 else side for seat, side in enumerate(by_seat))

    def world(
        self,
        situation: Situation,
        evidence: LostMinesEvidence,
        roles: tuple[int, ...],
        secret: tuple[int, ...],
        random: Random,
    ) -> State:
        # Many worlds are drawn for one situation: what is the same in all of them is kept.
        kept = situation.memory.get("table")
        if not isinstance(kept, SeenTable) or kept.view is not situation.view:
            table = worlds.table_of(situation.deck, situation.view, situation.events, situation.seat)
            kept = situation.memory["table"] = SeenTable(situation.view, table)
        return worlds.world(kept.table, situation.view, situation.seat, roles, secret, random)

    def worth(self, state: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
        return plan.worth(state, seat, codes, mind)

    def candidates(self, state: State, seat: int, codes: list[int], worths: list[float], mind: Mind) -> list[int]:
        return plan.candidates(codes, worths)

    def searching(self, state: State) -> bool:
        return state.phase == PLAY

    def round_over(self, state: State, round: int) -> bool:
        return state.round != round or state.phase == OVER

    def value(self, state: State, round: int, minds: list[Mind]) -> list[float]:
        if self.round_over(state, round):
            return value.utility(state, round)
        standing = value.Standing(state)
        return [values.chance(self.game, value.features(standing, seat)) for seat in range(state.seats)]

    def lessons(self, state: State, minds: list[Mind]) -> list[tuple[list[float], int]]:
        standing = value.Standing(state)
        return [(value.features(standing, seat), seat) for seat in range(state.seats)]

    def utility(self, state: State, round: int) -> list[float]:
        return value.utility(state, round)

    def scores(self, state: State, round: int) -> list[float]:
        return [float(points) for points in state.ended[round - 1].points]

    def winner(self, state: State, round: int) -> str:
        """The side that found more; selfish dwarves count for neither."""
        return winner_of(state.ended[round - 1])

    def clans(self, view: LostMinesView) -> tuple[str, ...] | None:
        return tuple(seat.dwarf.clan for seat in view.seats)

    def truth(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(map(identity_of, state.roles)), tuple(state.mine_cards)

    def loyal(self, state: State, seat: int) -> int:
        return role_of(state.clan(seat), LOYAL)

    def commits(self, state: State) -> bool:
        """Once a mine is open, everybody works openly for their side."""
        return state.mines_up != 0

    def observed(self, evidence: LostMinesEvidence, seat: int, state: State, code: int) -> Observation | None:
        return evidence.would(seat, code)

    def reasons(self, situation: Situation, state: State, code: int, mind: Mind) -> tuple[Reason, ...]:
        return reasons(situation.seat, state, code, mind)


def _can_be(clans: list[int], dealt: tuple[int, ...]) -> bool:
    """Whether there are enough dwarf cards for such a deal (LM-S04)."""
    cards = role_cards(len(clans))
    for clan, role in zip(clans, dealt, strict=True):
        if role_of(clan, role) not in cards:
            return False
        cards.remove(role_of(clan, role))
    return True


MODEL: Model[State, LostMinesView, LostMinesEvidence] = LostMinesModel()
