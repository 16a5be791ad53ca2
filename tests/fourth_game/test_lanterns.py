from lanterns.game import Lanterns

from undermine.testing import GameTests


class TestLanterns(GameTests):
    game = Lanterns()
