"""A decision as one int, packed and unpacked here and nowhere else.

A code from `LAYS` on is a cell and the face that is laid there; one below is a kind and its argument.
"""

from typing import Final

LAYS: Final = 1 << 12
DISCARD: Final = 0  # argument: the card
PEEK: Final = 1  # argument: the seat
VOTE: Final = 2  # argument: 1 yes, 0 no
PROPOSE: Final = 3


def lay_code(cell: int, face: int) -> int:
    return cell << 7 | face


def laid(code: int) -> tuple[int, int]:
    """The cell and the face.

    >>> laid(lay_code(8256, 5))
    (8256, 5)
    """
    return code >> 7, code & 127


def code_of(kind: int, argument: int = 0) -> int:
    return kind << 5 | argument


def kind_of(code: int) -> tuple[int, int]:
    """The kind and its argument.

    >>> kind_of(code_of(PEEK, 3)) == (PEEK, 3)
    True
    """
    return code >> 5, code & 31
