"""The Lost Mines, 3–9 seats, two rounds. The rules with their ids are in docs/rules/lost-mines.md."""
