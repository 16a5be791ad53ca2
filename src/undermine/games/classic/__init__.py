"""Classic Saboteur, 3–10 seats, three rounds. The rules with their ids are in docs/rules/classic.md."""
