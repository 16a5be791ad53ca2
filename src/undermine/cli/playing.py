"""`undermine play` and `undermine replay`: a game at the terminal, and a game that was kept."""

import secrets
from pathlib import Path

import click
from rich.text import Text

import undermine
from undermine.cli.arguments import (
    agreed_options,
    check_bot,
    seats_at,
    the_bot,
    the_edition,
    the_game,
    the_options,
    the_seats,
)
from undermine.cli.console import out
from undermine.cli.option import PATH, option
from undermine.cli.screens import screen_of
from undermine.cli.speaking import the_language
from undermine.cli.terminal import Quit, TerminalGame
from undermine.engine.errors import OptionError
from undermine.engine.notation import read_seat, seat_name
from undermine.engine.texts import t


@click.command
@the_game
@the_seats
@option("--seat", default="A", help="Your seat, a letter.")
@option("--seed", default="", help="Play this deal again; by default a new one.")
@the_options
@the_edition
@option("--deck", default="", help="A deck: a name or a TOML file.")
@option("--save", type=PATH, help="Write the record here at the end.")
@the_bot("rookie")
@the_language
def play(
    game: str,
    seats: int | None,
    seat: str,
    seed: str,
    option: tuple[str, ...],
    edition: str,
    deck: str,
    save: Path | None,
    bot: str,
) -> None:
    seed = seed or secrets.token_hex(16)
    seats = seats_at(game, seats)
    match = undermine.start(game, seats, seed, agreed_options(game, edition, option), deck or None)
    yours = read_seat(seat.upper())
    check_bot(bot)
    if yours >= seats:
        raise OptionError(t("terminal-no-seat", typed=seat, number=seats))
    if save and not save.parent.is_dir():
        raise OptionError(t("terminal-no-folder", folder=str(save.parent)))
    try:
        TerminalGame(match, yours, out, f"{seed}/bots", bot).run()
    except Quit:
        out.print("\n" + t("terminal-goodbye"))
    out.print(f"[dim]{t('terminal-again', seed=seed)}[/dim]")
    if save:
        try:
            save.write_bytes(undermine.write_record(match.record()))
        except OSError as error:
            raise OptionError(t("terminal-not-saved", why=str(error))) from None
        out.print(t("terminal-saved", file=str(save)))


@click.command
@click.argument("file", type=PATH, help="A record, as written by play --save.")
@option("--seat", default="", help="Show what this seat saw; by default a spectator.")
@the_language
def replay(file: Path, seat: str) -> None:
    match = undermine.replay(file)
    names = [seat_name(number) for number in range(match.seats)]
    tell = screen_of(match.game.name).tell
    for event in match.log(read_seat(seat.upper()) if seat else None):
        line = tell(event, names)
        if line:
            out.print(Text(line))
    out.print(f"[green]✓[/green] {t('terminal-replayed', number=match.decided)}")
