# fast tier
"""Taking a card out of a hand, or a cell out of a list of cells."""

from mypy_extensions import i64

from undermine.engine.build import COMPILED


def take(items: list[int], item: i64) -> None:
    """`items.remove(item)`, which Python has ready; but compiled code compares ints faster than it compares objects.

    >>> hand = [4, 7, 9, 7]; take(hand, 7); hand
    [4, 9, 7]
    """
    if not COMPILED:
        items.remove(item)
        return
    at: i64 = 0
    while items[at] != item:
        at += 1
    items.pop(at)
