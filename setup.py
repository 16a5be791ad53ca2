"""UNDERMINE_COMPILE=1 builds the fast tier with mypyc; otherwise the same source is installed as it is."""

import os

from setuptools import setup

FAST_TIER = [
    "src/undermine/engine/grid.py",
    "src/undermine/engine/pathcards.py",
    "src/undermine/engine/network.py",
    "src/undermine/engine/chance.py",
    "src/undermine/engine/seating.py",
    "src/undermine/engine/state.py",
    "src/undermine/engine/votes.py",
    "src/undermine/games/classic/codes.py",
    "src/undermine/games/classic/deck.py",
    "src/undermine/games/classic/state.py",
    "src/undermine/games/classic/scoring.py",
    "src/undermine/games/classic/setup.py",
    "src/undermine/games/classic/turn.py",
    "src/undermine/games/lost_mines/deck.py",
    "src/undermine/games/lost_mines/codes.py",
    "src/undermine/games/lost_mines/state.py",
    "src/undermine/games/lost_mines/scoring.py",
    "src/undermine/games/lost_mines/setup.py",
    "src/undermine/games/lost_mines/movement.py",
    "src/undermine/games/lost_mines/turn.py",
    "src/undermine/games/dark_cave/deck.py",
    "src/undermine/games/dark_cave/codes.py",
    "src/undermine/games/dark_cave/state.py",
    "src/undermine/games/dark_cave/scoring.py",
    "src/undermine/games/dark_cave/setup.py",
    "src/undermine/games/dark_cave/hands.py",
    "src/undermine/games/dark_cave/movement.py",
    "src/undermine/games/dark_cave/creatures.py",
    "src/undermine/games/dark_cave/cards.py",
    "src/undermine/games/dark_cave/plays.py",
    "src/undermine/games/dark_cave/turn.py",
    "src/undermine/bots/mind.py",
    "src/undermine/bots/classic/outlook.py",
    "src/undermine/bots/classic/plan.py",
    "src/undermine/bots/classic/value.py",
    "src/undermine/bots/lost_mines/outlook.py",
    "src/undermine/bots/lost_mines/ways.py",
    "src/undermine/bots/lost_mines/walks.py",
    "src/undermine/bots/lost_mines/digging.py",
    "src/undermine/bots/lost_mines/hindering.py",
    "src/undermine/bots/lost_mines/plan.py",
    "src/undermine/bots/lost_mines/value.py",
    "src/undermine/bots/dark_cave/ways.py",
    "src/undermine/bots/dark_cave/outlook.py",
    "src/undermine/bots/dark_cave/digging.py",
    "src/undermine/bots/dark_cave/attacks.py",
    "src/undermine/bots/dark_cave/hindering.py",
    "src/undermine/bots/dark_cave/plan.py",
    "src/undermine/bots/dark_cave/value.py",
]

if os.environ.get("UNDERMINE_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(FAST_TIER, opt_level="3"))
else:
    setup()
