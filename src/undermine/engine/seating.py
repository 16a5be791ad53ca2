# fast tier
"""Who begins: a seat that the table agreed on, or one that chance picks (Q-ALL-02)."""

from undermine.engine.chance import Chance

BY_CHANCE = "random"


def first_player(agreed: str, seats: int, chance: Chance) -> int:
    """The seat that begins. Who is youngest or most trustworthy nobody can check, so chance decides.

    >>> first_player("C", 5, Chance("7"))
    2
    """
    return chance.below(seats) if agreed == BY_CHANCE else ord(agreed) - ord("A")
