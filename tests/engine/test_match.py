"""What a match keeps of a decision."""

import undermine


def test_a_decision_is_recorded_as_it_is_offered_however_it_is_spelled() -> None:
    """Two cards can be discarded in either order; the same game gives the same record."""
    one, other = (undermine.start("lost_mines", 3, 1) for _ in range(2))
    offered = next(str(choice) for choice in one.choices() if str(choice).count(" ") == 2 and "discard" in str(choice))
    word, first, second = offered.split()
    one.decide(offered)
    other.decide(f"{word} {second} {first}")
    assert one.decisions == other.decisions == [(one.decisions[0][0], offered)]
    assert one.record() == other.record()
