"""An analysis of a thousand games: does it pay saboteurs to break tools early?

    python examples/thousand_games.py --games 1000

Bots play one round of classic each. What everybody at the table saw, the spectator's log, tells when tools were broken;
the result tells who was who. The table says how often miners won, by how many tools saboteurs broke in the first half,
and by how many saboteurs there were: two break more than one, and win more anyway.
"""

import argparse
from collections import Counter
from random import Random

import undermine
from undermine.bots import BOTS
from undermine.games.classic.events import ToolBroken
from undermine.research.evaluate import wilson
from undermine.research.simulate import play_out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="rookie")
    asked = parser.parse_args()
    played: Counter[tuple[int, int]] = Counter()
    won: Counter[tuple[int, int]] = Counter()
    for number in range(asked.games):
        match = undermine.start("classic", 5, f"thousand/{number}", {"rounds": 1})
        play_out(match, BOTS[asked.bot], Random(number))
        (only,) = match.result.rounds
        log = match.log(None)
        early = sum(
            isinstance(event, ToolBroken) and only.roles[event.seat] == "saboteur" for event in log[: len(log) // 2]
        )
        kind = only.roles.count("saboteur"), early
        played[kind] += 1
        won[kind] += only.winner == "miners"
    print(f"{asked.games} rounds of five {asked.bot}s")
    print("saboteurs   broken early   rounds   won by miners")
    for kind, rounds in sorted(played.items()):
        saboteurs, early = kind
        low, high = wilson(won[kind], rounds)
        print(f"{saboteurs:9}{early:15}{rounds:9}   {won[kind] / rounds:6.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
