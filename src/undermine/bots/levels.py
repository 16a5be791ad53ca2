"""The levels of bots: rookie, veteran and master. They share the plan of the game; what differs is what they know.

A game that has no model is played at random by all of them: anyone who writes rules alone has somebody to play with.
"""

from random import Random

from undermine.bots import search
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Situation, Thought, sensible
from undermine.bots.mind import MASTER, ROOKIE, VETERAN
from undermine.bots.models import model_of
from undermine.bots.picking import pick


class Thinker:
    """A bot that follows the plan of its game, where it has one."""

    def __init__(self, name: str, level: int, worlds: int = 0) -> None:
        self.name = name
        self.level = level
        self.worlds = worlds
        self.quick = worlds == 0

    def choose(self, situation: Situation, random: Random) -> Thought:
        game = situation.game
        choices = sensible(game, situation.choices)
        if len(choices) == 1:
            return Thought(choices[0])
        model = model_of(game.name)
        if model is None:
            return Thought(random.choice(choices))
        codes = [game.encode(situation.deck, choice) for choice in choices]
        seat = situation.seat
        beliefs = Beliefs.of(model, situation, self.level > ROOKIE)
        table = beliefs.table(situation.view) if self.level > ROOKIE else beliefs.unmoved(situation.view)
        seen = beliefs.seen(beliefs.public(), seat) if self.level > ROOKIE else 0.0
        mind = beliefs.mind(self.level, seat, table, seen)
        state = model.world(situation, beliefs.evidence, *beliefs.draw(table, random), random)
        worths = model.worth(state, seat, codes, mind)
        code = pick(codes, worths, random)
        reasons = model.reasons(situation, state, code, mind)
        if self.worlds and model.searching(state):
            worlds = max(4, round(self.worlds * model.share))
            best = search.search(model, beliefs, situation, codes, worths, code, worlds, random)
            code = best.code
            reasons = (*model.reasons(situation, state, code, mind), best.reason)
        return Thought(choices[codes.index(code)], reasons)


LEVELS = (Thinker("rookie", ROOKIE), Thinker("veteran", VETERAN), Thinker("master", MASTER, worlds=24))
