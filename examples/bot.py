"""A bot of your own: a digger for classic, in the seat of a rookie, against four rookies on the same deals.

    python examples/bot.py --rounds 100

It digs as far east as it can; as a saboteur it breaks a tool when it can, and otherwise throws cards away. To offer it
by name to `undermine play` and to servers, name it in your package's entry points: see docs/bots.md.
"""

import argparse
from random import Random

import undermine
from undermine.bots import BOTS, Bot, Situation, Thought
from undermine.engine.decisions import Decision
from undermine.games.classic.decisions import BreakTool, Lay, Pass


class Digger:
    name, quick = "digger", True

    def choose(self, situation: Situation, random: Random) -> Thought:
        choices = list(situation.choices)
        random.shuffle(choices)  # among equals, take any
        role = situation.view.seats[situation.seat].role.role
        worth = self.as_saboteur if role == "saboteur" else self.as_miner
        return Thought(max(choices, key=worth))

    def as_miner(self, decision: Decision) -> float:
        match decision:
            case Lay(cell=(x, y)):
                return x - abs(y) / 2  # the goals lie in the east, two above and below
            case Pass():
                return 0
            case _:
                return -1

    def as_saboteur(self, decision: Decision) -> float:
        match decision:
            case BreakTool():
                return 2
            case Pass():
                return 1
            case _:
                return 0


def play(bots: list[Bot], seed: int) -> tuple[str, str]:
    """One round: the role of the first seat, and the side that won."""
    match = undermine.start("classic", len(bots), seed, {"rounds": 1})
    memories: list[dict[str, object]] = [{} for _ in bots]
    random = Random(seed)
    while match.result is None:
        seat = match.waiting[0]
        thought = bots[seat].choose(Situation.of_match(match, seat, memories[seat]), random)
        match.decide(thought.decision, seat, thought.reasons)
    (only,) = match.result.rounds
    return only.roles[0], only.winner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    rounds = parser.parse_args().rounds
    rookie = BOTS["rookie"]
    for bot in (Digger(), rookie):
        won = {"miner": [0, 0], "saboteur": [0, 0]}
        for seed in range(rounds):
            role, winner = play([bot, rookie, rookie, rookie, rookie], seed)
            won[role][0] += winner == f"{role}s"
            won[role][1] += 1
        for role, (wins, played) in won.items():
            print(f"{bot.name} as {role}: won {wins} of {played}")


if __name__ == "__main__":
    main()
