"""What is measured and learned in The Dark Cave."""

from undermine.bots.measuring import Measures, Section, in_each_others_place
from undermine.games.dark_cave.deck import CLANS

SHARES = {3: 0.2, 5: 0.2, 7: 0.2}

MEASURES = Measures(
    sections=(Section("The Dark Cave, games won", "sides", in_each_others_place(SHARES, CLANS[0], CLANS[1])),),
    sides=tuple(CLANS),
    learned_from=(3, 4, 5, 7),
)
