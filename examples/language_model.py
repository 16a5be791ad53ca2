"""A language model's seat: one game against veterans, and its report.

`model` is any function that answers a text with a text. This one is scripted, so that the example runs without a key
or a network; docs/language-models.md shows where a real one goes.
"""

import argparse
import re

from undermine.envs.text import TextTable, report


def model(prompt: str) -> str:
    """Digs if it can, otherwise takes the first choice; suspects everybody a little."""
    choices = re.findall(r"^\d+\. (.+)$", prompt, re.MULTILINE)
    others = sorted(set(re.findall(r"seat ([A-J])\b(?! \(you\))", prompt)))
    digging = [choice for choice in choices if choice.startswith("lay")]
    suspicions = ", ".join(f"{seat} 0.3" for seat in others)
    return f"suspicions: {suspicions}\ndecide: {(digging or choices)[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="classic")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--others", default="veteran", help="who plays the other seats")
    parser.add_argument("--seed", default="example")
    words = parser.parse_args()

    table = TextTable(words.game, words.seats, models=(0,), others=words.others, seed=words.seed)
    while (seat := table.play_on()) is not None:  # until the model is asked; None once the game is over
        wrong = seat.answer(model(seat.prompt()))
        if wrong:
            print(f"not accepted: {wrong}")
    print(report(table, 0))


if __name__ == "__main__":
    main()
