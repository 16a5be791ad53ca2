"""Perft: how many ways a game can go on from a position, by length. A miscount is told choice by choice."""

from undermine.engine.game import AnyGame
from undermine.engine.match import Match
from undermine.engine.state import BaseState


def perft(game: AnyGame, state: BaseState, depth: int) -> int:
    """The number of lines of play of this length, in the fast tier; chance is fixed by the order of the pile."""
    codes = game.turn.legal(state)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()  # type: ignore[attr-defined]  # every game's state has one, each of its own type
        game.turn.apply(after, code)
        total += perft(game, after, depth - 1)
    return total


def perft_by_choice(match: Match, depth: int) -> str:
    """The count behind each choice, for finding out where two engines part."""
    lines = []
    for choice, code in zip(match.choices(), match.choices().codes, strict=True):
        after = match.state.copy()
        match.game.turn.apply(after, code)
        lines.append(f"{choice}: {perft(match.game, after, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)


def perft_by_hand(game: AnyGame, position: str, depth: int) -> int:
    """The same number at the border: every line is played decision by decision, in notation, from a position."""
    match = Match.from_position(game, position)
    choices = list(map(str, match.choices()))
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = Match.from_position(game, position)
        after.decide(choice)
        total += perft_by_hand(game, after.position(), depth - 1)
    return total
