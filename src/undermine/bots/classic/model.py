"""Classic, as the thinking bots know it."""

from random import Random

from undermine.bots import values
from undermine.bots.belief import Observation
from undermine.bots.bot import Reason, Situation
from undermine.bots.classic import bluff, plan, value, worlds
from undermine.bots.classic.evidence import CLASSES, CONTEXTS, KINDS, ClassicEvidence
from undermine.bots.classic.exploiters import EXPLOITERS
from undermine.bots.classic.measuring import MEASURES
from undermine.bots.classic.outlook import Outlook
from undermine.bots.classic.talk import TALK
from undermine.bots.classic.words import reasons
from undermine.bots.mind import Mind
from undermine.engine.state import OVER, PLAY
from undermine.games.classic.deck import MINER, SABOTEUR, Deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.scoring import ROLE_NAMES, SIDE_NAMES
from undermine.games.classic.state import GOLD, State
from undermine.games.classic.views import ClassicView

#: Cards to the nearest goal at which anyone who pretends stops pretending.
COMMIT = 3
#: A miner's fault, by the plan: a card that sets the tunnel back, a tool broken for no reason.
FAULT = -0.5


class ClassicModel:
    game = "classic"
    roles: tuple[str, ...] = ("loyal", "saboteur")
    classes: tuple[str, ...] = CLASSES
    contexts: tuple[str, ...] = CONTEXTS
    kinds: tuple[str, ...] = KINDS
    side_names: tuple[str, ...] = tuple(SIDE_NAMES)
    share = 1.0
    measures = MEASURES
    talk = TALK
    exploiters = EXPLOITERS

    def new_evidence(self, seats: int, options: ClassicOptions, deck: Deck) -> ClassicEvidence:
        return ClassicEvidence(seats, options, deck)

    def facts(self, view: ClassicView, evidence: ClassicEvidence) -> tuple[list[bool], list[bool]]:
        known = [None if seat.role.role is None else ROLE_NAMES.index(seat.role.role) for seat in view.seats]
        roles = [
            all(role in (None, this) for role, this in zip(known, hypothesis, strict=True))
            for hypothesis in evidence.hypotheses()[0]
        ]
        gold = [place for place, goal in enumerate(view.goals) if goal.card == "treasure"]
        return roles, [place in gold if gold else goal.card is None for place, goal in enumerate(view.goals)]

    def sides(self, roles: tuple[int, ...], evidence: ClassicEvidence) -> tuple[int, ...]:
        return roles

    def world(
        self,
        situation: Situation,
        evidence: ClassicEvidence,
        roles: tuple[int, ...],
        secret: tuple[int, ...],
        random: Random,
    ) -> State:
        return worlds.world(situation, roles, secret[0], random)

    def worth(self, state: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
        return plan.worth(state, seat, codes, mind)

    def searching(self, state: State) -> bool:
        return state.phase == PLAY

    def round_over(self, state: State, round: int) -> bool:
        return state.round != round or state.phase in (GOLD, OVER)

    def value(self, state: State, round: int, minds: list[Mind]) -> list[float]:
        if self.round_over(state, round):
            return value.utility(state, round)
        miners = values.chance("classic", value.features(state, minds))
        return [1.0 - miners if role == SABOTEUR else miners for role in state.roles[:-1]]

    def lessons(self, state: State, minds: list[Mind]) -> list[tuple[list[float], int]]:
        return [(value.features(state, minds), state.roles.index(MINER))]

    def utility(self, state: State, round: int) -> list[float]:
        return value.utility(state, round)

    def scores(self, state: State, round: int) -> list[float]:
        return value.utility(state, round)

    def winner(self, state: State, round: int) -> str:
        return SIDE_NAMES[state.ended[round - 1].winner]

    def clans(self, view: ClassicView) -> tuple[str, ...] | None:
        return None

    def truth(self, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(state.roles[:-1]), (state.goal_cards.index(state.deck.treasure),)

    def loyal(self, state: State, seat: int) -> int:
        return MINER

    def commits(self, state: State) -> bool:
        return self.strikes(state, COMMIT)

    def strikes(self, state: State, within: int) -> bool:
        return min(Outlook(state.network, state.deck).left) <= within

    def stake(self, state: State, seat: int, mind: Mind) -> float:
        return bluff.stake(state, seat, mind)

    def candidates(self, state: State, seat: int, codes: list[int], worths: list[float], mind: Mind) -> list[int]:
        chosen = plan.candidates(codes, worths)
        if state.roles[seat] != SABOTEUR:  # in few worlds a fault may look good; the table would take him for a foe
            return [at for at in chosen if worths[at] > FAULT] or chosen
        if mind.seen > bluff.FOUND_OUT:
            return [at for at in chosen if plan.spoils(codes[at], worths[at])] or chosen
        return chosen

    def observed(self, evidence: ClassicEvidence, seat: int, state: State, code: int) -> Observation | None:
        return evidence.would(seat, state, code)

    def reasons(self, situation: Situation, state: State, code: int, mind: Mind) -> tuple[Reason, ...]:
        return reasons(situation, state, code, mind)


MODEL = ClassicModel()
