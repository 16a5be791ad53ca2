"""Of each game: how its two worlds are made, what every seat asks in them, and under which options they are played."""

from typing import Any

from tests.properties.two_worlds import History
from tests.properties.two_worlds_dark_cave import History as DarkCaveHistory
from tests.properties.two_worlds_lost_mines import History as LostMinesHistory

HISTORIES: dict[str, Any] = {"classic": History, "lost_mines": LostMinesHistory, "dark_cave": DarkCaveHistory}

#: What every seat asks at every moment, whether it may or not.
CHECKS: dict[str, str] = {
    "classic": "lay NS 7,0/lay EW 7,0/lay NESW 8,1/map 8,0/rockfall 1,0/break lamp A/take 3/pass map",
    "lost_mines": "lay EW 9,2/look-mine 10,0 with info-mine-dwarf/step E/take 1/storm 1,2/trap 1,2 E",
    "dark_cave": "lay I-NS 0,1/look-goal 4,4 with I-information/look-clan B with II-information/swap B with II-swap/"
    "rockfall 1,0 with III-rockfall/attract 1,0 with I-rat/web 0,0 N with I-web/step 0,1 C/hew 0,0 E/axe yes/take no",
}

#: Every option but auto_end_when_dead, which tells the table something about hands on purpose (Q-CL-21).
TABLES: dict[str, list[dict[str, object]]] = {
    "classic": [
        {"rounds": 3},
        {"vote_end": True, "rounds": 2},
        {"loose_connection": True, "gold_draw": "players", "rounds": 2},
        {"self_break": True, "competitive": True, "next_start": "last_card", "rounds": 2},
    ],
    "lost_mines": [
        {},
        {"own_treasure_hidden": True, "stack_tokens": True},
        {"treasure_pick": "random", "next_start": "last_turn", "strict_immediate_end": True},
    ],
    "dark_cave": [
        {},
        {"axe_prompt": "simultaneous", "vein_optional": True},
        {"show_backs": False, "emerge_attacks": True, "strict_immediate_end": True},
        {"show_backs": False, "axe_prompt": "simultaneous", "axe_same_turn": True, "area": 7},
        {"axe_keeps_moving": True, "swap_needs_cards": True, "rotate180": False},
    ],
}
