"""`undermine analyse`: a game that is over, looked at again."""

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

import undermine
from undermine.bots.words import LANGUAGES, Words
from undermine.cli.console import out
from undermine.cli.option import PATH, flag, option
from undermine.cli.output import print_json
from undermine.engine.errors import OptionError
from undermine.research.analyse import Analysis, RoundAnalysis
from undermine.research.analyse import analyse as analyse_match
from undermine.research.picture import picture as draw

#: How many pieces of evidence are shown for a round.
SHOWN = 6


@click.command
@click.argument("record", type=PATH, help="A record, as written by play --save.")
@flag("--json", "Print everything as JSON.")
@option("--picture", type=PATH, help="Draw the suspicion over time into this SVG file.")
@option("--language", default="en", help=f"One of {', '.join(LANGUAGES)}.")
def analyse(record: Path, json: bool, picture: Path | None, language: str) -> None:
    analysis = analyse_match(undermine.replay(record), language)
    if picture:
        try:
            picture.write_text(draw(analysis), "utf-8")
        except OSError as error:
            raise OptionError(f"the picture could not be written: {error}") from None
    if json:
        print_json(analysis)
    else:
        tell(analysis, out)


def tell(analysis: Analysis, console: Console) -> None:
    words = Words(analysis.game, analysis.language)
    for one_round in analysis.rounds:
        if len(analysis.rounds) > 1:
            console.rule(words.frame("round", round=one_round.round), align="left")
        console.print(Text(words.frame("who_was_who", roles=who_was_who(one_round, words))), "")
        strongest = sorted(one_round.evidence, key=lambda evidence: -abs(evidence.bits))[:SHOWN]
        strongest.sort(key=lambda evidence: evidence.number)
        told = {evidence.number for evidence in strongest} | {mark.number for mark in one_round.marks}
        _table(console, words.frame("strongest"), [(evidence.number, evidence.text) for evidence in strongest])
        _table(console, words.frame("moments"), [(mark.number, mark.text) for mark in one_round.marks])
        thoughts = [thought for thought in one_round.thoughts if thought.number in told]
        lines = [(thought.number, f"{words.name(thought.seat)}: {thought.text}") for thought in thoughts]
        _table(console, words.frame("thoughts"), lines)


def who_was_who(one_round: RoundAnalysis, words: Words) -> str:
    clans = [words.word(clan) for clan in one_round.clans or ("",) * len(one_round.roles)]
    roles = [words.role(role) for role in one_round.roles]
    return ", ".join(
        f"{words.name(seat)} {' '.join(filter(None, (clan, role)))}"
        for seat, (clan, role) in enumerate(zip(clans, roles, strict=True))
    )


def _table(console: Console, title: str, lines: list[tuple[int, str]]) -> None:
    if not lines:
        return
    table = Table(title=title, title_justify="left", box=None, show_header=False)
    table.add_column(justify="right", style="dim")
    table.add_column()
    for number, line in lines:
        table.add_row(str(number), Text(line))
    console.print(table, "")
