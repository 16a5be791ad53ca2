"""A fixed table of all decisions within the board, for algorithms that want one number for each of them for ever.

It has tens of thousands of entries, of which a few dozen are legal at a time. What is done beyond the board is not in
it; there is always something else to do.
"""

import numpy as np
from numpy.typing import NDArray

from undermine.envs.env import Env


class Dense:
    """Action -> code, and back."""

    def __init__(self, env: Env) -> None:
        window = env.space.board.window
        cells = [cell for cell, inner in zip(window.cells, window.inner, strict=True) if inner]
        self.codes = env.space.room.every_code(env.state.deck, cells, env.seats)
        self.size = len(self.codes)
        self.actions = {code: action for action, code in enumerate(self.codes)}

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """1 for the actions that are legal."""
        mask = np.zeros(self.size, np.int8)
        mask[[self.actions[code] for code in legal if code in self.actions]] = 1
        return mask
