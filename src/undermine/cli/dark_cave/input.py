"""What is typed at a table of The Dark Cave: cards by their numbers, steps by letters, answers by a word."""

from collections.abc import Iterable, Iterator

from undermine.cli.dark_cave.walk import LETTERED, Cave
from undermine.cli.screen import Screen
from undermine.engine.decisions import Decision, Lay
from undermine.engine.errors import UndermineError
from undermine.engine.notation import Cell, seat_name, write_cell
from undermine.engine.texts import t
from undermine.games.dark_cave.decisions import (
    Attract,
    Equip,
    Hew,
    LookAtClan,
    LookAtGoal,
    Rockfall,
    Rouse,
    SetWeb,
    Stop,
    Swap,
)
from undermine.games.dark_cave.deck import CREATURES
from undermine.games.dark_cave.story import place_told


def kind_of(card: str) -> str:
    """What an action card does, or what is on a path card; the doors of a plain one."""
    return card.split("-")[1]


class DarkCaveInput(Screen):
    """The half of the screen that reads; choices are numbered, and written short, as they can be typed."""

    def cave(self) -> Cave:
        return Cave(self.view, self.deck)

    def listed(self) -> list[Decision]:
        """The choices as they are numbered on the screen; to stop comes last."""
        return sorted(self.match.choices(self.seat), key=lambda choice: isinstance(choice, Stop))

    def door(self, choice: Hew | SetWeb) -> tuple[Cell, str]:
        return self.cave().door(choice.cell, choice.side)

    def short(self, use: Decision) -> str:
        match use:
            case Lay(_, cell, turned):
                return f"{'~' if turned else ''} {write_cell(cell)}"
            case LookAtGoal(_, cell) | Rockfall(_, cell) | Attract(_, cell):
                return f" {write_cell(cell)}"
            case LookAtClan(_, seat) | Swap(_, seat) | Equip(_, seat):
                return f" {seat_name(seat)}"
            case SetWeb():
                return f" {place_told(*self.door(use))}"
            case Rouse():
                return " !"
        return f" {use}"

    def uses(self, card: str) -> list[Decision]:
        return [use for use in self.match.choices(self.seat) if getattr(use, "card", None) == card]

    def play(self, card: str, turned: bool, target: list[str]) -> str:
        where, kind = target[0], kind_of(card)
        if self.is_path(card):
            return self.lay(card, turned, where)
        if kind in CREATURES:
            return f"rouse with {card}" if where == "!" else f"attract {where} with {card}"
        if kind == "information":
            return f"look-goal {where} with {card}" if "," in where else f"look-clan {where.upper()} with {card}"
        if kind == "rockfall":
            return f"rockfall {where} with {card}"
        if kind == "web":
            return " ".join(["web", where, *map(str.upper, target[1:]), "with", card])
        return f"{'swap' if kind == 'swap' else 'equip'} {where.upper()} with {card}"

    def shorthand(self, words: list[str]) -> Iterable[str] | None:
        first, phase = words[0], self.view.phase
        if len(words) == 1:
            return self._one_word(first, phase)
        if first in ("discard", "d", "pass", "p") and all(word.isdecimal() for word in words[1:]):
            return ["discard " + " ".join(self.card_numbered(word) for word in words[1:])]
        if first in ("h", "hew"):
            return [" ".join(["hew", words[1], *map(str.upper, words[2:])])]
        if first in ("l", "ladder"):
            return [self._step(f"l {words[1]}")]
        return None

    def _one_word(self, word: str, phase: str) -> Iterable[str] | None:
        answer = {"y": "yes", "yes": "yes", "n": "no", "no": "no"}.get(word)
        if answer and phase in ("axe", "take", "vote"):
            return [f"{phase} {answer}"]
        if word == ".":
            return ["stop"]
        if word in CREATURES or word in ("upright", "turned"):
            return [f"{'meet' if word in CREATURES else 'align'} {word}"]
        if word in ("h", "hew", "l", "ladder"):
            return [self._only(word[0])]
        if phase != "play" and word.isascii() and word.isdecimal():
            return [self._numbered(word)]
        return self._walk(word) if all(letter in LETTERED for letter in word) else None

    def _numbered(self, word: str) -> str:
        listed = self.listed()
        if len(word) > 3 or not 1 <= int(word) <= len(listed):
            raise UndermineError(t("terminal-no-choice", typed=word[:9], number=len(listed)))
        return str(listed[int(word) - 1])

    def _only(self, letter: str) -> str:
        """The one web to hew, or the one ladder to take."""
        if letter == "h":
            what = "hew"
            choices: list[Decision] = [choice for choice in self.listed() if isinstance(choice, Hew)]
        else:
            what = "ladder"
            ways = self.cave().ways(self.listed())
            choices = [way.step for way in ways if way.typed[-1].startswith("l ")]
        if len(choices) == 1:
            return str(choices[0])
        raise UndermineError(t(f"terminal-dark_cave-{what}-{'several' if choices else 'none'}"))

    def _walk(self, letters: str) -> Iterator[str]:
        """One step after the other: where a letter leads is known only when the steps before are done."""
        phase = self.view.phase
        if phase not in ("move", "creature"):
            yet = phase == "play"
            raise UndermineError(t("terminal-dark_cave-no-walk-yet" if yet else "terminal-dark_cave-no-walk"))
        for letter in letters:
            if self.view.phase == phase:
                yield self._step(letter)

    def _step(self, typed: str) -> str:
        ways = self.cave().ways(self.listed())
        for way in ways:
            if typed in way.typed:
                return str(way.step)
        known = ", ".join(way.typed[0] for way in ways)
        raise UndermineError(t("terminal-dark_cave-nowhere", typed=repr(typed), ways=known))
