"""The screen of a game that brings none: it can show any game, ours too."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

import undermine
from tests.players import PLAYERS
from undermine.cli.plain import PlainScreen, tell
from undermine.cli.screens import screen_of
from undermine.cli.terminal import TerminalGame
from undermine.engine.decisions import Decision
from undermine.engine.errors import UndermineError


def shown(screen: PlainScreen) -> str:
    console = Console(width=200, record=True, file=Path("/dev/null").open("w"))  # noqa: SIM115
    console.print(screen.board(200, {}), *screen.panels())
    return console.export_text()


@pytest.mark.parametrize("game", undermine.GAMES)
def test_any_game_can_be_shown_told_and_chosen_in(game: str) -> None:
    match = undermine.start(game, 3, "plain")
    names = ["A (you)", "B Agate", "C Basalt"]
    screen = PlainScreen(match, 0, names)
    random = Random("plain")
    for _ in range(60):
        if match.waiting == (0,):
            text = shown(screen)
            assert "hand cards" in " ".join(text.split())  # wherever the line breaks
            choices = list(match.choices(0))
            assert f"{len(choices)}  {choices[-1]}" in text
            number = random.randrange(len(choices)) + 1
            [chosen] = screen.shorthand([str(number)]) or ()
            assert isinstance(chosen, Decision)
            assert chosen == choices[number - 1]
        match.decide(PLAYERS[game](match, random))
    assert all(line is None or line for line in (tell(event, names) for event in match.log(0)))


class Bare(PlainScreen):
    """A game whose view has neither hands nor phases."""

    @property
    def view(self) -> msgspec.Struct:
        return msgspec.defstruct("View", [("pile", int)])(7)


@pytest.mark.parametrize("typed", ["1~", "1~ 3,0", "0", "1 2", "9999999", "9999999~"])
def test_what_is_no_number_of_a_choice_is_refused(typed: str) -> None:
    match = undermine.start("classic", 3, "plain")
    game = TerminalGame(match, match.waiting[0], Console(), "plain")
    game.screen = Bare(match, game.seat, ["A", "B", "C"])
    assert "pile: 7" in shown(game.screen)
    assert game.screen.may_play_cards()
    with pytest.raises(UndermineError, match=r"choices are numbered 1 to [0-9]+; type one number"):
        game._read(typed.split())


def test_what_a_seat_may_not_see_is_not_there() -> None:
    match = undermine.start("classic", 3, "plain")
    text = shown(PlainScreen(match, None, ["A", "B", "C"]))  # type: ignore[arg-type]
    assert "role" not in text
    assert "None" not in text


@pytest.mark.parametrize("game", undermine.GAMES)
def test_our_games_bring_screens(game: str) -> None:
    assert screen_of(game).screen is not PlainScreen


def test_a_module_of_the_terminal_is_no_screen() -> None:
    """A game that happens to be called like one gets the plain screen."""
    assert screen_of("draw").screen is screen_of("no-such.game").screen is PlainScreen


@pytest.mark.parametrize("broken", [False, True])
def test_a_package_offers_a_screen(broken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours come first; one that can't be loaded is left out with a warning, and the game is played all the same."""
    code = "from undermine.cli.plain import PlainScreen, tell\nclass SCREEN(PlainScreen):\n    aim = 'Mind the gap.'\n"
    module = f"gap_{broken}"
    (tmp_path / f"{module}.py").write_text("raise OSError('no')" if broken else code)
    info = tmp_path / "gap-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gap\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[undermine.screens]\ngap = {module}\nclassic = {module}\n")
    monkeypatch.syspath_prepend(tmp_path)
    match = undermine.start("classic", 3, "plain")
    aims = [screen_of(game).screen(match, 0, "ABC").aim for game in ("gap", "classic")]
    assert (aims[0] == "Mind the gap.") != broken
    assert aims[1].startswith("Miners dig")
