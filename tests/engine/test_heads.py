"""The head of a position says what table it is; all games check it alike."""

import pytest

import undermine
from undermine import OptionError, UndermineError

GAMES = pytest.mark.parametrize("game", undermine.GAMES)


@GAMES
def test_a_position_has_as_many_seats_as_the_game_allows(game):
    seats = undermine.GAMES[game].seats
    for number in seats:
        assert undermine.load_position(f'game = "{game}"\nseats = {number}').seats == number
    for number in (0, -1, seats[0] - 1, seats[-1] + 1, 99):
        with pytest.raises(OptionError, match=f"is for {seats[0]} to {seats[-1]} seats, not {number}"):
            undermine.load_position(f'game = "{game}"\nseats = {number}')


@GAMES
def test_the_first_player_of_a_position_sits_at_the_table(game):
    text = f'game = "{game}"\nseats = 3\noptions = {{ first_player = "C" }}'
    assert undermine.load_position(text).options.first_player == "C"
    with pytest.raises(OptionError, match="there is no seat D among 3"):
        undermine.load_position(text.replace('"C"', '"D"'))


@GAMES
@pytest.mark.parametrize("line", ['deck = "nowhere"', "options = { speed = 9 }", "mood = 3", 'options = "fast"'])
def test_what_else_a_head_may_not_say(game, line):
    with pytest.raises(UndermineError):
        undermine.load_position(f'game = "{game}"\nseats = 3\n{line}')
