"""What a table is for, as it was agreed on: whether that can be played, by which book, and in which lesson."""

import contextlib

import msgspec

from undermine.engine.errors import OptionError
from undermine.engine.lessons import Lesson, LessonError, lesson_named
from undermine.engine.options import agreed
from undermine.engine.saying import said
from undermine.games import game_named
from undermine.server import entries as en
from undermine.server.nights import check_nights


def with_edition(config: en.Config) -> en.Config:
    """The options of the edition filled in; what the table wishes itself goes before."""
    if config.edition is msgspec.UNSET:
        return config
    game = game_named(config.game)
    options = game.read_options(game.editions().with_edition(config.edition, config.options))
    return msgspec.structs.replace(config, options=agreed(options))


def lesson_of(config: en.Config) -> Lesson | None:
    """The lesson that a table is for."""
    if config.lesson is msgspec.UNSET:
        return None
    return lesson_named(game_named(config.game), config.lesson)


def lesson_left(config: en.Config) -> Lesson | None:
    """The same for a log, which opens even if its lesson is not there any more."""
    with contextlib.suppress(LessonError):
        return lesson_of(config)
    return None


def check_config(config: en.Config) -> None:
    """Says what is wrong with the wishes for a new table."""
    game = game_named(config.game)
    game.check_seats(config.seats)
    lesson = lesson_of(config)
    if lesson is not None and (config.seats, config.options, config.deck) != (lesson.seats, {}, None):
        raise OptionError(
            said("this lesson is for {number} seats, and brings its own options and cards", number=lesson.seats)
        )
    options = game.read_options(config.options)
    game.check_first_player(options.first_player, config.seats)
    if config.deck is not None:
        game.deck_file.load(config.deck)
    check_nights(config.clock)
    if len(str(config.options)) > 2_000:
        raise OptionError("too many options")
