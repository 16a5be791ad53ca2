# fast tier
"""Whether this runs compiled. What is quicker by far in one build is in a few places slower in the other."""

from typing import Final

COMPILED: Final = __file__.endswith((".so", ".pyd"))
