"""Random players for tests. The digger gets somewhere, so that treasures, stones and gold come up."""

from random import Random

from undermine import Match
from undermine.engine.decisions import Decision
from undermine.games.classic.decisions import BreakTool, Lay, Pass


def uniform(match: Match, random: Random) -> Decision:
    """Any choice, all alike."""
    choices = match.choices()
    return choices[random.randrange(len(choices))]


def digger(match: Match, random: Random) -> Decision:
    """Mostly lays the card that comes closest to a goal still face down; otherwise anything but breaking tools."""
    choices = list(match.choices())
    goals = [goal.cell for goal in match.view(None).goals if not goal.face_up]
    lays = [c for c in choices if isinstance(c, Lay) and not c.card.startswith("dead")]
    if lays and goals and random.random() < 0.85:
        return min(lays, key=lambda lay: min(abs(lay.cell[0] - x) + abs(lay.cell[1] - y) for x, y in goals))
    kinder = [c for c in choices if not isinstance(c, BreakTool)]
    passes = [c for c in kinder if isinstance(c, Pass)]
    return random.choice(passes if passes and random.random() < 0.5 else kinder)


def play(match: Match, seed: int | str, player: object = digger, limit: int = 10_000) -> Match:
    """Plays on to the end, or for so many decisions."""
    random = Random(f"{seed}")
    while match.result is None and limit:
        match.decide(player(match, random))  # type: ignore[operator]
        limit -= 1
    return match
