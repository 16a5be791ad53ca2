"""What several commands can be given."""

import re
from collections.abc import Callable, Iterable

import click

import undermine
from undermine import bots
from undermine.bots.chance import RandomBot
from undermine.cli.option import C, flag, option
from undermine.engine.errors import OptionError
from undermine.engine.texts import t
from undermine.games import OURS, game_named

#: How many play if nobody says how many.
USUAL_SEATS = 5

#: What is played if nobody says what.
FIRST = next(iter(OURS))


def games_that_begin(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:  # noqa: ARG001
    """For the shell, which completes what is typed; click hands over the rest to everybody."""
    return [name for name in undermine.GAMES if name.startswith(typed)]


class TheGame(click.Argument):
    """Other packages are asked for their games when somebody reads the help, not before."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), f"The game: {', '.join(undermine.GAMES)}. [default: {FIRST}]"


the_game = click.argument("game", cls=TheGame, default=FIRST, shell_complete=games_that_begin)
the_seats = option("--seats", type=int, help=f"How many seats; by default {USUAL_SEATS}, or as many as can play.")
the_options = option(
    "--option", "-o", multiple=True, metavar="NAME=VALUE", help="A table option, NAME=VALUE; see undermine options."
)
the_edition = option("--edition", default="", help="Play by a rulebook to the letter; see undermine options.")
as_json = flag("--json", "Print JSON instead of a table.")


def the_bot(usual: str) -> Callable[[C], C]:
    who = "Who plays the other seats: random, rookie, veteran, master, or a bot of another package."
    return option("--bot", default=usual, help=who)


def seats_at(game: str, seats: int | None) -> int:
    """How many seats there are, if nobody said: as many as usual, or as many as can play this game."""
    return min(USUAL_SEATS, game_named(game).seats[-1]) if seats is None else seats


def read_numbers(text: str, name: str) -> list[int]:
    """Numbers from words like `3,5,7` and `3-10`.

    >>> read_numbers("3,5-7", "--seats")
    [3, 5, 6, 7]
    """
    numbers: list[int] = []
    for word in text.split(","):
        found = re.fullmatch(r"\s*(\d{1,3})(?:-(\d{1,3}))?\s*", word)
        if not found:
            raise OptionError(f"{name} {text!r} should be a number, several as 3,5,7, or a range as 3-10")
        first = int(found[1])
        numbers += range(first, int(found[2] or first) + 1)
    return numbers


def check_bot(name: str) -> None:
    """Bots that think need numpy, which takes longer to load than all else; random ones do not."""
    if name != RandomBot.name and name not in bots.BOTS:
        raise OptionError(t("terminal-no-bot", typed=repr(name), words=", ".join(bots.BOTS)))


def read_options(pairs: Iterable[str]) -> dict[str, object]:
    """Options from NAME=VALUE words: on and off, numbers, or words."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionError(t("terminal-option-form", typed=repr(pair)))
        number = int(value) if re.fullmatch("-?[0-9]{1,9}", value) else value
        options[name] = {"on": True, "off": False}.get(value, number)
    return options


def agreed_options(game: str, edition: str, pairs: Iterable[str]) -> dict[str, object]:
    """The options of an edition, if one is named, and over them those that are named one by one."""
    return game_named(game).editions().with_edition(edition or None, read_options(pairs))
