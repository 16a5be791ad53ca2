"""What the terminal tells, and that it fits into a window of 80 columns."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import undermine
from undermine.cli import classic, dark_cave, lost_mines
from undermine.cli.terminal import TerminalGame
from undermine.games.classic import events as cl
from undermine.games.dark_cave import events as dc
from undermine.games.lost_mines import events as lm

NAMES = ["A (you)", "B Agate", "C Basalt"]


def test_the_end_of_a_round_shows_what_each_took_and_what_nobody_found() -> None:
    """LM-E03: identities and treasures are turned over."""
    ended = lm.RoundEnded(
        round=1,
        how="vote",
        identities=("loyal", "selfish", "saboteur"),
        treasures=(("gold-3", "gems-4"), (), ("silver-1",)),
        left=("gold-2",),
        dragon=2,
        points=(7, 0, 1),
    )
    assert lost_mines.tell(ended, NAMES) == (
        "Round 1 is over: all voted to end it. A (you), loyal, took gold 3 and gems 4: 7 points; "
        "B Agate, selfish, took nothing: 0 points; C Basalt, saboteur, took silver 1: 1 point. "
        "C Basalt has the dragon. Not found: gold 2."
    )


@pytest.mark.parametrize(
    ("tell", "event", "said"),
    [
        (classic.tell, cl.MapRead(1, (8, 2), None), "B Agate plays a map and looks at the goal at 8,2."),
        (
            classic.tell,
            cl.MapRead(0, (8, 2), "treasure"),
            "A (you) plays a map and looks at the goal at 8,2: it is treasure.",
        ),
        (
            lost_mines.tell,
            lm.MineSeen(1, "info-mine-dwarf", (10, 2), None),
            "B Agate plays info-mine-dwarf and looks at the mine at 10,2.",
        ),
        (
            lost_mines.tell,
            lm.TreasureSeen(2, "info-mine-treasure", 3, None),
            "C Basalt plays info-mine-treasure and looks at treasure 3.",
        ),
        (
            lost_mines.tell,
            lm.DwarfSeen(1, "info-mine-dwarf", 0, None),
            "B Agate plays info-mine-dwarf and looks at your dwarf card.",
        ),
        (
            dark_cave.tell,
            dc.ClanSeen(1, "II-information", 2, None),
            "B Agate plays II-information and looks at C Basalt's clan card.",
        ),
        (classic.tell, cl.ToolBroken(1, 2, "lamp"), "B Agate breaks C Basalt's lamp."),
    ],
)
def test_it_is_told_which_card_was_played_and_whose_thing_it_was_about(
    tell: Callable[[Any, list[str]], str | None], event: object, said: str
) -> None:
    assert tell(event, NAMES) == said


@pytest.mark.parametrize("game", ["classic", "lost_mines", "dark_cave"])
def test_words_fit_into_80_columns(game: str) -> None:
    console = Console(width=80, file=StringIO(), record=True)
    table = TerminalGame(undermine.start(game, 4, "legend"), 0, console, "bots")
    table._show()
    shown = console.export_text()
    assert "…" not in shown
    assert [line for line in shown.splitlines() if " · " in line and len(line) > 80] == []


def test_the_legend_is_whole_at_80_columns() -> None:
    console = Console(width=80, file=StringIO(), record=True)
    TerminalGame(undermine.start("dark_cave", 4, "legend"), 0, console, "bots")._show()
    shown = " ".join(console.export_text().split())
    assert "∩ tunnel · ☼ exit · ═ ║ wooden bridge" in shown and "a word on a goal: what you saw there" in shown
