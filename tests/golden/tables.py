"""The tables at which games are compared: with defaults, and with options that change a lot."""

TABLES: dict[str, list[dict[str, object]]] = {
    "classic": [{}, {"loose_connection": True, "vote_end": True}, {"gold_draw": "players", "rounds": 4}],
    "lost_mines": [{}, {"stack_tokens": True, "treasure_pick": "random"}, {"rounds": 3, "balanced_clans": True}],
    "dark_cave": [
        {},
        {"axe_prompt": "simultaneous", "emerge_attacks": True, "vein_optional": True},
        {"axe_same_turn": True, "axe_keeps_moving": True, "show_backs": False, "area": 9},
    ],
}
