"""Why nothing can be done at a place: the rules' own refusals of what a click there stands for.

Nothing is decided and nothing is told that a refusal would not tell. Which decisions a card and a place stand for, only
the game knows (`pointers.meant`), and also what to say where they stand for none (`refusals.no_use`).
"""

from collections import Counter
from collections.abc import Sequence

from undermine.engine.decisions import Decision, Lay, Pointer
from undermine.engine.errors import Misfit, Refused
from undermine.engine.game import AnyGame, AnyState


def why_not_at(game: AnyGame, state: AnyState, seat: int, at: Pointer) -> Refused | None:
    """Why a seat can't do anything with this card at this place, or with the card at all if no place is named.

    None if it can.
    """
    if at.cards and _no_place(at) and _playable(game, state, seat, at.cards[0]):
        return None
    meant: Sequence[Decision] = game.pointers.meant(state, seat, at)
    if not meant:
        return game.refusals.no_use(state, seat, at)
    refusals = [game.refusals.why_not(state, seat, decision) for decision in meant]
    against = [refusal for refusal in refusals if refusal]
    if len(against) == len(refusals):
        return _either_way(against) if all(isinstance(decision, Lay) for decision in meant) else _rarest(against)
    only = meant[refusals.index(None)]
    if against and isinstance(only, Lay) and only.turned:
        return Refused(against[0].clause, "it doesn't fit this way up, but it does when you turn it round")
    return None


def _no_place(at: Pointer) -> bool:
    return at.cell is None and at.seat is None


def _playable(game: AnyGame, state: AnyState, seat: int, card: str) -> bool:
    """Whether the card can be played anywhere."""
    for code in game.legal(state, seat):
        points = game.pointers.points(state, seat, game.decode(state.deck, code))
        if points.kind == "play" and card in points.cards:
            return True
    return False


def _either_way(against: list[Refused]) -> Refused:
    """Neither upright nor turned: what is against it both ways, or what is left once it fits."""
    fits = [refusal for refusal in against if not isinstance(refusal, Misfit)]
    if fits or len(set(against)) == 1:
        return (fits or against)[0]
    return Refused(against[0].clause, "this card doesn't fit here, whichever way up you lay it")


def _rarest(against: list[Refused]) -> Refused:
    """The reason that the fewest share says the most: one way of several is blocked, the others don't exist."""
    shared = Counter(refusal.clause for refusal in against)
    return min(against, key=lambda refusal: shared[refusal.clause])
