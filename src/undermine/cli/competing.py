"""`undermine tournament`: all against all."""

from typing import TYPE_CHECKING

import click

from undermine.cli.arguments import as_json, seats_at, the_game, the_seats
from undermine.cli.crews import crew_of, needed_for, or_part_of_it, the_cluster, the_jobs
from undermine.cli.option import option
from undermine.cli.output import print_json, progress

if TYPE_CHECKING:  # openskill is an extra
    from undermine.research.tournament import Tournament


@click.command
@the_game
@the_seats
@option(
    "--bots",
    default="random,rookie,veteran",
    metavar="NAME,...",
    help="Who takes part: random, rookie, veteran, master, or bots of other packages.",
)
@option("--deals", default=100, help="How many deals, of one round each; each pair of bots plays all of them.")
@option("--seed", default="1", help="The same seed deals the same cards.")
@the_jobs
@the_cluster
@as_json
def tournament(
    game: str, seats: int | None, bots: str, deals: int, seed: str, jobs: int, cluster: str, json: bool
) -> None:
    with needed_for("a tournament", "research"):
        from undermine.research.tournament import tournament as play  # noqa: PLC0415  # openskill is an extra

    def show(found: "Tournament") -> None:
        print_json(found) if json else draw(found)

    names = [name.strip() for name in bots.split(",")]
    with crew_of(jobs, cluster) as crew, or_part_of_it(show, "deals", deals), progress("deals", deals) as told:
        found = play(game, seats_at(game, seats), names, deals, seed, told, crew)
    show(found)


def draw(found: "Tournament") -> None:
    from rich.table import Table  # noqa: PLC0415  # takes long to load

    from undermine.cli.console import out  # noqa: PLC0415  # see above

    title = f"{found.game}, {found.seats} seats, {found.deals:,} deals played by each pair of bots"
    standings = Table("role", "bot", title=title, box=None, title_justify="left")
    for head in ("rating", "a seat got", "over all bots"):
        standings.add_column(head, justify="right")
    for one in found.standings:
        rating = f"{one.rating:.1f} ± {2 * one.sigma:.1f}"
        score, over = f"{one.score:.3f} ± {one.score_error:.3f}", f"{one.over_all:+.3f} ± {one.over_all_error:.3f}"
        standings.add_row(one.role, one.bot, rating, score, over)
    sides = list(found.pairs[0].wins)
    pairs = Table(f"for {sides[0]}", f"for {sides[1]}", title="Who won, by pair", box=None, title_justify="left")
    for side in sides:
        pairs.add_column(side if side == "tied" else f"{side} won", justify="right")
    for pair in found.pairs:
        pairs.add_row(pair.first, pair.second, *(f"{won / max(pair.deals, 1):.1%}" for won in pair.wins.values()))
    out.print(standings, "", pairs)
