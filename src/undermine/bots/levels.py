"""The levels of bots: rookie, veteran and master. They share the plan of the game; what differs is what they know.

A game that has no model is played at random by all of them: anyone who writes rules alone has somebody to play with.
"""

from random import Random

from undermine.bots import search
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Situation, Thought
from undermine.bots.cover import covered
from undermine.bots.mind import MASTER, ROOKIE, VETERAN, Mind
from undermine.bots.models import model_of
from undermine.bots.picking import pick
from undermine.bots.speaking import Voice
from undermine.engine.claims import AnyClaim


class Thinker:
    """A bot that follows the plan of its game, where it has one."""

    def __init__(self, name: str, level: int, worlds: int = 0) -> None:
        self.name = name
        self.level = level
        self.worlds = worlds
        self.quick = worlds == 0

    def choose(self, situation: Situation, random: Random) -> Thought:
        choices, codes = situation.sensible()
        if len(choices) == 1:
            return Thought(choices[0])
        model = model_of(situation.game.name)
        if model is None:
            return Thought(random.choice(choices))
        seat = situation.seat
        beliefs = Beliefs.of(model, situation, self.level > ROOKIE)
        if self.level == ROOKIE:
            hunch = beliefs.hunch(situation.view, seat)
            mind = Mind(ROOKIE, hunch.suspicion, hunch.secrets)
            drawn = beliefs.follow_hunch(hunch, random)
        else:
            table = beliefs.table(situation.view)
            mind = beliefs.mind(self.level, seat, table, beliefs.seen(beliefs.public(), seat))
            drawn = beliefs.draw(table, random)
        state = model.world(situation, beliefs.evidence, *drawn, random)
        worths = covered(model, beliefs, seat, state, codes, model.worth(state, seat, codes, mind), mind)
        code = pick(codes, worths, random)
        reasons = model.reasons(situation, state, code, mind)
        if self.worlds and model.searching(state):
            worlds = max(4, round(self.worlds * model.share))
            best = search.search(model, beliefs, situation, codes, worths, code, worlds, random)
            code = best.code
            reasons = (*model.reasons(situation, state, code, mind), best.reason)
        return Thought(choices[codes.index(code)], reasons)

    def speak(self, situation: Situation, random: Random) -> AnyClaim | None:
        """What it says now; nothing where the game has no model, or its model no talk."""
        model = model_of(situation.game.name)
        if model is None:
            return None
        beliefs = Beliefs.of(model, situation, self.level > ROOKIE)
        if beliefs.hearing is None or beliefs.round <= 0:
            return None
        return Voice(self.level, beliefs, beliefs.hearing, situation, random).speak()


LEVELS = (Thinker("rookie", ROOKIE), Thinker("veteran", VETERAN), Thinker("master", MASTER, worlds=36))
