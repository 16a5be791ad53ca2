"""What holds at every moment of every game, whatever is decided."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

from undermine.engine.chance import Chance
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.match import Match


def assert_moment(match: Match, random: Random) -> None:
    """Nothing gets stuck; choices use cards of the hand; what is decided for a late seat is legal."""
    over = match.result is not None
    assert over == (not match.waiting), f"the game is {'over' if over else 'not over'}, and {match.waiting} are asked"
    for seat in match.waiting:
        choices = match.choices(seat)
        assert len(choices) > 0, f"seat {seat} is asked, but has no choice\n{match.position()}"
        late = match.late(seat, random)
        assert late.code in choices.codes, f"{late.decision} is decided for a late seat, but not legal"
        assert late.code != match.game.propose or len(choices) == 1, "a late seat proposes nothing"
        _assert_pointers(match, seat)
    if over:
        assert not any(match.choices(seat) for seat in range(match.seats)), "nobody decides after the end"


def _assert_pointers(match: Match, seat: int) -> None:
    """A choice that plays or discards cards uses cards that its seat holds."""
    held = Counter(match.state.deck.names[card] for hand in match.state.hands[seat : seat + 1] for card in hand)
    for choice in match.choices(seat):
        pointer = match.points(choice, seat)
        used = Counter(pointer.cards) if pointer.kind in ("play", "discard") else Counter()
        assert used <= held, f"{choice} uses {pointer.cards}, which seat {seat} does not hold"


def assert_copies_are_apart(match: Match, random: Random) -> None:
    """A copy is the same state, goes on alike, and what happens to it does not touch the match."""
    game, before = match.game, match.position()
    copy, twin = match.state.copy(), match.state.copy()
    assert game.position(copy, match.options, match.deck_source) == before, "a copy is another position"
    while game.waiting(copy):
        seat = random.choice(game.waiting(copy))
        code = random.choice(game.legal(copy, seat))
        game.apply(copy, seat, code)
        if twin:
            game.apply(twin, seat, code)
            after = [game.position(state, match.options, match.deck_source) for state in (copy, twin)]
            assert after[0] == after[1], f"two copies went apart after the same {game.decode(copy.deck, code)}"
            twin = None
    assert match.position() == before, "playing a copy changed the match"


def assert_playout_ends(game: AnyGame, seats: int, seed: str) -> None:
    """`playout` comes to an end, and counts its decisions."""
    state, _ = game.begin(seats, game.options_type(), game.name, Chance(seed), None)
    decisions = game.playout(state, Random(seed).random)
    assert decisions > 0, "playout took no decisions"
    assert not game.waiting(state), "playout stopped before the end"
    assert sum(game.scoring.wins(state).values()) > 0, "a game is over, and no side has won, not even nobody"


def assert_same_cards(match: Match, cards: Callable[[AnyState], Iterable[object]], whole: Counter[object]) -> None:
    """Cards are neither lost nor doubled. `cards` lists all of a state; `whole` is what they were at the beginning."""
    now = Counter(cards(match.state))
    lost, doubled = whole - now, now - whole
    assert now == whole, f"cards lost: {sorted(map(str, lost.elements()))}, doubled: {sorted(map(str, doubled))}"
