# fast tier
"""What digests are made of: a position in numbers, as lists of ints. Here is what all games have in theirs.

Facts say what a position's text says, and nothing about how a state lies in memory: cards by their number in the deck,
cells as grid.py packs them, seats from 0 on and -1 for none, cards without an order sorted. Digests of records hang on
every one of them, so they stay as they are, however a state comes to be stored; tests/golden pins them.
"""

from undermine.engine.network import Network
from undermine.engine.state import VOTE, BaseState


def moment(s: BaseState) -> list[int]:
    """Whose turn it is, who votes, and how much chance there was."""
    voted = s.voted if s.phase == VOTE else 0
    return [s.phase, s.starter, s.turn, s.actor, s.proposer, voted, s.chance.count]


def faces_by_cell(network: Network) -> list[int]:
    """Everything that lies face up, starts and goals too, in the order of the cells; cell and face, packed."""
    cells = network.window.cells
    laid = [cells[at] << 16 | network.card_at[at] for at in network.placed]
    laid.sort()
    return laid


def laid_cards(network: Network, path_faces: int) -> list[int]:
    """The path cards on the table in the order of their cells; cell, card and how it lies, packed.

    There is room for 128 kinds of path cards.
    """
    faces = network.faces
    cells = network.window.cells
    laid: list[int] = []
    for at in network.placed:
        face = network.card_at[at]
        if face < path_faces:
            card = faces.card[face]
            laid.append(cells[at] << 8 | card << 1 | int(face != faces.upright[card]))
    laid.sort()
    return laid


def hidden_cards(
    network: Network, cells: list[int], faces: list[int], cards: list[int], up: int, known: list[int]
) -> list[int]:
    """Goals or mines, place by place: the card, who has seen it, and whether it is hidden, waits to be aligned, or lies
    upright or turned.
    """
    facts: list[int] = []
    for place in range(len(cells)):
        face = network.face_at(cells[place])
        lies = up >> place & 1
        if face >= 0:
            lies = 2 if face == faces[cards[place]] else 3
        facts += [cards[place], known[place], lies]
    return facts


def each_sorted(lists: list[list[int]]) -> list[list[int]]:
    """Hands and other cards that have no order, by seat."""
    return [sorted(cards) if len(cards) > 1 else cards for cards in lists]
