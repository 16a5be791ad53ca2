# fast tier
"""A position of The Dark Cave in numbers, for digests: what positions.py writes. engine/facts.py says how."""

from undermine.engine.facts import each_sorted, hidden_cards, laid_cards, moment
from undermine.engine.grid import cell_of, node_at, space_of
from undermine.engine.state import OVER
from undermine.games.dark_cave.state import ASK_ALIGN, ASK_AXE, State


def facts(s: State) -> list[object]:
    """The same position gives the same facts."""
    deck = s.deck
    return [
        moment(s),
        [s.steps_left, int(s.stays), s.to_draw, s.drawer, s.revealed, s.down, s.fresh, s.first_out],
        [
            s.align_side if s.phase == ASK_ALIGN else -1,
            s.walker,
            s.attacker if s.phase == ASK_AXE else -1,
            s.attackers,
            s.ready,
            s.how if s.phase == OVER else 0,
        ],
        s.victims,
        s.asked,
        laid_cards(s.network, deck.path_faces),
        s.goals,
        hidden_cards(s.network, s.goals, deck.goal_faces, s.goal_cards, s.goals_up, s.goals_known),
        sorted([cell_of(node) for node in s.veins]),
        creatures(s),
        webs(s),
        [named(s, node) for node in s.dwarves],
        s.roles,
        s.roles_known,
        sorted(s.roles_aside),
        s.gold,
        s.boots,
        s.axes,
        s.pile,  # from the bottom up
        sorted(s.discards),
        sorted(s.boxed),
        each_sorted(s.hands),
        each_sorted(s.passed),
        memories(s),
    ]


def named(s: State, node: int) -> int:
    """A node by its cell and the name of its space, or -1: spaces could be numbered in another way."""
    if node < 0:
        return -1
    cell = cell_of(node)
    return node_at(cell, s.deck.space_names[s.network.face_at(cell)][space_of(node)])


def creatures(s: State) -> list[int]:
    """Those that are out: which, where, whose, and by which card."""
    facts: list[int] = []
    for creature, node in enumerate(s.creatures):
        if node >= 0:
            facts += [creature, named(s, node), s.owners[creature], s.creature_cards[creature]]
    return facts


def webs(s: State) -> list[int]:
    """In the order of their edges."""
    facts: list[int] = []
    for edge in sorted(s.webs):
        web = s.webs[edge]
        facts += [edge, web.card, web.owner, web.side]
    return facts


def memories(s: State) -> list[object]:
    """Who knows what of whose hand since a swap."""
    facts: list[object] = []
    for key in sorted(s.memory):
        facts += [key, s.memory[key].cards, s.memory[key].gone]
    return facts
