# fast tier
"""What somebody sees of a network, kept from one look to the next, so that only what changed is drawn again."""


class Picture:
    """The planes of one network as a board shows them: see planes.py."""

    def __init__(self, board: object, planes: int, cells: int) -> None:
        self.board = board
        self.planes = bytearray(planes * cells)
        self.faces: list[int] = [-1] * cells  # as they are drawn
        self.opens: list[int] = [0] * cells
        self.changed: list[int] = []  # where cards came or went since, as numbers in the network's window
