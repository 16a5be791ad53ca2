"""Games in which bots speak: after each turn of a bot, what it has to say."""

from random import Random

from undermine.bots import Bot, Situation
from undermine.bots.bot import Speaker
from undermine.engine.claims import Said
from undermine.engine.match import Match


def let_speak(match: Match, bot: Bot, situation: Situation, random: Random) -> Said | None:
    """Once its turn is over, a bot may say something; the situation is what its seat sees then."""
    if situation.seat in match.waiting or match.result is not None or not isinstance(bot, Speaker):
        return None
    claim = bot.speak(situation, random)
    return None if claim is None else match.say(situation.seat, claim)


def play_talking(match: Match, bots: list[Bot], random: Random) -> None:
    """Plays a match to its end; all bots that can, speak."""
    memory: dict[str, object] = {}
    while match.result is None:
        seat = match.waiting[0]
        thought = bots[seat].choose(Situation.of_match(match, seat, memory), random)
        match.decide(thought.decision, seat, thought.reasons)
        if seat not in match.waiting:
            let_speak(match, bots[seat], Situation.of_match(match, seat, memory), random)
