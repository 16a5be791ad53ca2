"""Players to measure beliefs against: they play a plan in a style of their own, and are not offered at tables."""

from collections.abc import Mapping
from random import Random

from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Bot, Situation, Thought, sensible
from undermine.bots.mind import VETERAN
from undermine.bots.models import model_needed
from undermine.bots.picking import pick


class Styled:
    """Plays the veteran's plan: honestly, as a mimic, half as one, or with many errors."""

    quick = True

    def __init__(self, name: str, mimics: float = 0.0, errs: float = 0.0) -> None:
        self.name = name
        self.mimics = mimics
        self.errs = errs

    def choose(self, situation: Situation, random: Random) -> Thought:
        game = situation.game
        choices = sensible(game, situation.choices)
        if random.random() < self.errs:
            return Thought(random.choice(choices))
        model = model_needed(game.name)
        beliefs = Beliefs.of(model, situation)
        seat = situation.seat
        table = beliefs.table(situation.view)
        mind = beliefs.mind(VETERAN, seat, table, 0.0)
        state = model.world(situation, beliefs.evidence, *beliefs.draw(table, random), random)
        if random.random() < self.mimics and not model.commits(state):
            state.roles[seat] = model.loyal(state, seat)
        codes = [game.encode(situation.deck, choice) for choice in choices]
        worths = model.worth(state, seat, codes, mind)
        return Thought(choices[codes.index(pick(codes, worths, random))])


STYLED = {
    style.name: style
    for style in (
        Styled("honest"),
        Styled("mimic", mimics=1.0),
        Styled("half-mimic", mimics=0.5),
        Styled("noisy", errs=0.25),
    )
}


def exploiters_of(game: str) -> Mapping[str, Bot]:
    """Saboteurs of a game with one trick each, by their names; most games have none."""
    found: Mapping[str, Bot] = getattr(model_needed(game), "exploiters", {})
    return found
