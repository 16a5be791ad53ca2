# fast tier
"""A position of classic in numbers, for digests: what positions.py writes. engine/facts.py says how."""

from undermine.engine.facts import each_sorted, hidden_cards, laid_cards, moment
from undermine.games.classic.deck import MINER
from undermine.games.classic.state import State


def facts(s: State) -> list[object]:
    """The same position gives the same facts."""
    deck = s.deck
    return [
        moment(s),
        [s.round, s.last_path, s.last_card],
        laid_cards(s.network, deck.path_faces),
        hidden_cards(s.network, deck.goals, deck.goal_faces, s.goal_cards, s.goals_up, s.goals_known),
        s.roles,
        s.broken,
        s.pile,  # from the bottom up
        sorted(s.discards),
        each_sorted(s.hands),
        each_sorted(s.passed),
        each_sorted(s.gold),
        s.gold_pile,
        sorted(s.packet),
        # That nobody won follows from the roles (CL-V07).
        [[int(end.winner == MINER), end.how, end.finisher, end.roles, end.gold] for end in s.ended],
    ]
