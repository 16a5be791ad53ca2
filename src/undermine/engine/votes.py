"""Votes on ending a round: who still has to answer."""


def still_to_vote(proposer: int, voted: int, seats: int) -> list[int]:
    """The seats that have not said yes yet, clockwise from the proposer; they may answer in any order.

    >>> still_to_vote(1, 0b0110, 4)
    [3, 0]
    """
    clockwise = [(proposer + i) % seats for i in range(seats)]
    return [seat for seat in clockwise if not voted >> seat & 1]
