"""What is worked out once for each deck and kept: of few decks, because players can bring their own."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import Concatenate, Final, ParamSpec, TypeVar, cast

#: As many decks as are kept themselves.
DECKS: Final = 16

D = TypeVar("D")
P = ParamSpec("P")
R = TypeVar("R")


def kept(most: int) -> Callable[[Callable[Concatenate[D, P], R]], Callable[Concatenate[D, P], R]]:
    """Keeps the last `most` results for each deck, which is the first argument; or its faces."""

    def keeping(work: Callable[Concatenate[D, P], R]) -> Callable[Concatenate[D, P], R]:
        @lru_cache(DECKS)
        def of_deck(deck: Hashable) -> Callable[..., R]:
            return lru_cache(most)(partial(work, cast("D", deck)))

        def find(deck: D, /, *args: P.args, **more: P.kwargs) -> R:
            return of_deck(cast("Hashable", deck))(*args, **more)

        return find

    return keeping
