# fast tier
"""A position of The Lost Mines in numbers, for digests: what positions.py writes. engine/facts.py says how."""

from undermine.engine.facts import each_sorted, hidden_cards, laid_cards, moment
from undermine.engine.grid import cell_of
from undermine.games.lost_mines.state import State


def facts(s: State) -> list[object]:
    """The same position gives the same facts."""
    deck = s.deck
    return [
        moment(s),
        [s.round, s.steps_left, int(s.moved), s.to_draw, s.dragon, s.last_played, s.last_turn],
        laid_cards(s.network, deck.path_faces),
        hidden_cards(s.network, deck.mines, deck.mine_faces, s.mine_cards, s.mines_up, s.mines_known),
        in_order(s.overcome),
        in_order(s.traps),
        each_sorted(s.troll_edges),
        [cell_of(node) for node in s.dwarves],
        s.roles,
        s.roles_known,
        sorted(s.roles_aside),
        s.treasures,
        s.treasures_known,
        s.takers,
        sorted(s.treasures_aside),
        s.pile,  # from the bottom up
        sorted(s.discards),
        sorted(s.aside),
        each_sorted(s.hands),
        each_sorted(s.passed),
        s.points,
        [[end.how, end.roles, end.treasures, end.left, end.dragon, end.points] for end in s.ended],
    ]


def in_order(there: dict[int, int]) -> list[int]:
    """Places, each with what is there."""
    facts: list[int] = []
    for place in sorted(there):
        facts += [place, there[place]]
    return facts
