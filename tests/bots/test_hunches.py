"""A rookie's hunch is the table of the deal, in fewer bytes: it draws what the table would draw."""

from random import Random

import numpy as np
import pytest

import undermine
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import Situation
from undermine.bots.models import model_needed


@pytest.mark.parametrize("game", undermine.GAMES)
def test_a_hunch_draws_what_the_whole_table_draws(game: str) -> None:
    for seed in range(3):
        match = undermine.start(game, 5, f"hunches {seed}")
        for seat in range(5):
            situation = Situation.of_match(match, seat)
            beliefs = Beliefs.of(model_needed(game), situation, learns=False)
            table, hunch = beliefs.unmoved(situation.view), beliefs.hunch(situation.view, seat)
            here, there = Random(seed), Random(seed)
            for _ in range(200):
                assert beliefs.follow_hunch(hunch, here) == beliefs.draw(table, there)
            assert hunch.suspicion == beliefs.suspicion(table.sum(axis=1), seat)
            assert hunch.secrets == table.sum(axis=0).tolist()


def test_tables_share_the_deal_and_rookies_need_nothing_else() -> None:
    both = [
        Beliefs.of(model_needed("classic"), Situation.of_match(undermine.start("classic", 4, seed), 0), learns=False)
        for seed in ("one", "another")
    ]
    assert both[0].belief.prior is both[1].belief.prior
    assert "done" not in vars(both[0].belief), "no evidence, no array of it"
    with pytest.raises(ValueError, match="read-only"):
        both[0].belief.prior += 1


def test_situations_know_the_codes_of_their_choices() -> None:
    match = undermine.start("lost_mines", 4, "codes")
    seat = match.waiting[0]
    situation = Situation.of_match(match, seat)
    choices, codes = situation.sensible()
    assert codes == [match.game.encode(match.state.deck, choice) for choice in choices]
    told_nothing = Situation(seat, situation.view, situation.choices, situation.deck, situation.events)
    assert told_nothing.sensible() == (choices, codes)
    assert np.isin(codes, match.choices(seat).codes).all()
