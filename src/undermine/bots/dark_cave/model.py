"""The Dark Cave, as the thinking bots know it."""

from random import Random

from undermine.bots import values
from undermine.bots.belief import Observation
from undermine.bots.bot import Reason, Situation
from undermine.bots.dark_cave import plan, value, worlds
from undermine.bots.dark_cave.evidence import CLASSES, CONTEXTS, KINDS, CaveEvidence
from undermine.bots.dark_cave.measuring import MEASURES
from undermine.bots.dark_cave.outlook import ARRANGEMENTS
from undermine.bots.dark_cave.steps import steps_back
from undermine.bots.dark_cave.talk import TALK
from undermine.bots.dark_cave.tracks import Tracks
from undermine.bots.dark_cave.ways import exit_node
from undermine.bots.dark_cave.words import reasons
from undermine.bots.mind import Mind
from undermine.bots.models import Model
from undermine.engine.decisions import ProposeEnd
from undermine.engine.state import OVER, PLAY
from undermine.games.dark_cave.deck import CLANS, GOALS, IDENTITIES, SABOTEUR, Deck
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.scoring import clan_card, winning_side
from undermine.games.dark_cave.setup import clan_cards
from undermine.games.dark_cave.state import State, role_of
from undermine.games.dark_cave.views import DarkCaveView


class DarkCaveModel:
    game = "dark_cave"
    roles: tuple[str, ...] = tuple(IDENTITIES)
    classes: tuple[str, ...] = CLASSES
    contexts: tuple[str, ...] = CONTEXTS
    kinds: tuple[str, ...] = KINDS
    side_names: tuple[str, ...] = (*CLANS, "nobody")
    share = 0.17  # more worlds made more stand-offs, and no more wins
    measures = MEASURES
    steps_back = staticmethod(steps_back)
    talk = TALK

    def new_evidence(self, seats: int, options: DarkCaveOptions, deck: Deck) -> CaveEvidence:
        return CaveEvidence(seats, options, deck)

    def facts(self, view: DarkCaveView, evidence: CaveEvidence) -> tuple[list[bool], list[bool]]:
        """Clan cards that the seat has seen, those left over among them; goals that it has looked at."""
        known = [None if seat.clan.identity is None else IDENTITIES.index(seat.clan.identity) for seat in view.seats]
        clans = [CLANS.index(seat.clan.clan) for seat in view.seats]
        hypotheses = evidence.hypotheses()[0]
        roles = [
            all(role in (None, this) for role, this in zip(known, dealt, strict=True))
            and self._left(view, clans, dealt)
            for dealt in hypotheses
        ]
        shown = [None if goal.card is None else GOALS.index(goal.card.removeprefix("goal-")) for goal in view.goals]
        goals = [all(goal in (None, this) for goal, this in zip(shown, goals, strict=True)) for goals in ARRANGEMENTS]
        return roles, goals

    def _left(self, view: DarkCaveView, clans: list[int], dealt: tuple[int, ...]) -> bool:
        """Whether the clan cards that would be left over are those that the seat has seen (DC-R05)."""
        if view.left_over.cards is None:
            return True
        left = clan_cards(len(clans))
        for clan, role in zip(clans, dealt, strict=True):
            card = role_of(clan, role)
            if card not in left:
                return False
            left.remove(card)
        return tuple(map(clan_card, sorted(left))) == tuple(view.left_over.cards)

    def sides(self, roles: tuple[int, ...], evidence: CaveEvidence) -> tuple[int, ...]:
        """DC-V03: a saboteur works for the other clan."""
        return tuple(evidence.s.clan(seat) ^ role for seat, role in enumerate(roles))

    def world(
        self,
        situation: Situation,
        evidence: CaveEvidence,
        roles: tuple[int, ...],
        secret: tuple[int, ...],
        random: Random,
    ) -> State:
        shadow = evidence.s if evidence.shadow.begun else None
        view = situation.view
        tracks = Tracks.of(situation)
        s = worlds.world(shadow, situation.seat, view, situation.deck, roles, secret, random, tracks=tracks)
        if s.phase == PLAY and not any(isinstance(choice, ProposeEnd) for choice in situation.choices):
            s.proposer = s.turn  # in this turn somebody has proposed to end the game already
        return s

    def worth(self, state: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
        return plan.worth(state, seat, codes, mind)

    def candidates(self, state: State, seat: int, codes: list[int], worths: list[float], mind: Mind) -> list[int]:
        return plan.candidates(codes, worths)

    def searching(self, state: State) -> bool:
        return state.phase == PLAY

    def round_over(self, state: State, round: int) -> bool:
        return state.phase == OVER

    def value(self, state: State, round: int, minds: list[Mind]) -> list[float]:
        if state.phase == OVER:
            return value.utility(state)
        chances = [values.chance(self.game, value.features(state, side)) for side in (0, 1)]
        yellow = (chances[0] + 1.0 - chances[1]) / 2.0
        somebody = value.in_time(state)
        return [somebody * (1.0 - yellow if state.side(seat) else yellow) for seat in range(state.seats)]

    def lessons(self, state: State, minds: list[Mind]) -> list[tuple[list[float], int]]:
        sides = [state.side(seat) for seat in range(state.seats)]
        return [(value.features(state, side), sides.index(side)) for side in (0, 1) if side in sides]

    def utility(self, state: State, round: int) -> list[float]:
        return value.utility(state)

    def scores(self, state: State, round: int) -> list[float]:
        return value.utility(state)

    def winner(self, state: State, round: int) -> str:
        side = winning_side(state)
        return CLANS[side] if side >= 0 else "nobody"

    def clans(self, view: DarkCaveView) -> tuple[str, ...] | None:
        return tuple(seat.clan.clan for seat in view.seats)

    def truth(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(role & SABOTEUR for role in state.roles), tuple(state.goal_cards)

    def loyal(self, state: State, seat: int) -> int:
        return state.roles[seat] & ~SABOTEUR

    def commits(self, state: State) -> bool:
        """Once the exit is known, all work openly for their side."""
        return exit_node(state) >= 0

    def observed(self, evidence: CaveEvidence, seat: int, state: State, code: int) -> Observation | None:
        return evidence.would_tell(seat, code, state.phase)

    def reasons(self, situation: Situation, state: State, code: int, mind: Mind) -> tuple[Reason, ...]:
        return reasons(situation.seat, state, code, mind)


MODEL: Model[State, DarkCaveView, CaveEvidence] = DarkCaveModel()
