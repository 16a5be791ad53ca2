"""What is measured and learned in classic."""

from undermine.bots.measuring import Cell, Measures, Section


def _levels(loyal: str, saboteur: str) -> dict[str, str]:
    return {"loyal": loyal, "saboteur": saboteur}


#: Loyal, saboteurs, and the share of the deals with 5 and with 8 seats: there a deal of masters takes many seconds.
PAIRS = (
    ("veteran", "veteran", 1.0, 0.25),
    ("master", "rookie", 1.0, 0.125),
    ("rookie", "master", 1.0, 0.125),
    ("master", "master", 0.25, 0.05),
)
ROUND = (
    Cell(5, _levels("rookie", "random")),
    Cell(5, _levels("random", "rookie")),
    *(
        Cell(seats, _levels(loyal, saboteur))
        for seats in range(3, 11)
        for loyal, saboteur in (("rookie", "rookie"), ("veteran", "rookie"), ("rookie", "veteran"))
    ),
    *(
        Cell(seats, _levels(loyal, saboteur), five if seats == 5 else eight)
        for seats in (5, 8)
        for loyal, saboteur, five, eight in PAIRS
    ),
)
STYLES = tuple(
    Cell(5, _levels("veteran", style), 0.5) for style in ("rookie", "veteran", "mimic", "half-mimic", "noisy")
)

MEASURES = Measures(
    sections=(Section("Classic, one round", "roles", ROUND), Section("Beliefs, classic, 5 seats", "beliefs", STYLES)),
    learned_from=(4, 5, 6, 8, 10),
)
