"""Bots decide by the rules, from what their seat sees, and the rookie gets somewhere."""

from random import Random

import pytest

import undermine
from undermine import Match
from undermine.bots import BOTS, Situation
from undermine.research.simulate import play_out, simulate

GAMES = [("classic", 3), ("classic", 5), ("classic", 10), ("lost_mines", 3), ("lost_mines", 6), ("lost_mines", 9)]
GAMES += [("dark_cave", 2), ("dark_cave", 5), ("dark_cave", 8)]


def decide(match: Match, bot: str, seat: int, random: Random) -> None:
    situation = Situation(seat, match.view(seat), list(match.choices(seat)), match.state.tables)
    match.decide(BOTS[bot].choose(situation, random), seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_mixed_tables_play_to_the_end_by_the_rules(game, seats, soak):
    for number in range(3 * soak):
        match = undermine.start(game, seats, f"mixed {number}")
        random = Random(number)
        while match.result is None:
            seat = match.waiting[0]
            decide(match, list(BOTS)[(seat + number) % len(BOTS)], seat, random)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_same_seed_gives_the_same_game(game, bot):
    digests = []
    for _ in range(2):
        match = undermine.start(game, 4, 9)
        play_out(match, BOTS[bot], Random(5))
        digests.append(match.digests)
    assert digests[0] == digests[1]


@pytest.mark.parametrize("game", undermine.GAMES)
def test_bots_leave_votes_to_people(game):
    match = undermine.start(game, 4, 3, {"vote_end": True})
    random = Random(1)
    match.decide("propose-end", (match.waiting[0] + 1) % 4)
    for bot in BOTS.values():
        seat = match.waiting[0]
        situation = Situation(seat, match.view(seat), list(match.choices(seat)), match.state.tables)
        assert str(bot.choose(situation, random)) == "vote no"


def rounds_won(miners: str, saboteurs: str, games: int) -> dict[str, int]:
    won = {"miners": 0, "saboteurs": 0}
    for number in range(games):
        match = undermine.start("classic", 5, f"sides {number}", {"rounds": 1})
        random = Random(number)
        while match.result is None:
            seat = match.waiting[0]
            decide(match, saboteurs if match.view(seat).seats[seat].role.role == "saboteur" else miners, seat, random)
        for winner, number_won in match.game.wins(match.state).items():
            won[winner] += number_won
    return won


def test_rookies_dig_and_spoil():
    """Far from the bars, which an evaluation with many games has to show: rookies are no random players."""
    assert rounds_won("rookie", "random", 30)["miners"] >= 18
    assert rounds_won("random", "rookie", 30)["saboteurs"] >= 29


def test_rookies_find_treasures_and_ways_out():
    mines = simulate("lost_mines", 5, 6, "rookies", bot="rookie").counts
    assert mines["treasures_found"] > mines["rounds"]
    cave = simulate("dark_cave", 5, 10, "rookies", bot="rookie").counts
    assert cave["games_with_an_escape"] >= 7
