"""What is typed at a table of The Lost Mines: cards by their numbers, steps by letters."""

from undermine.cli.screen import Screen
from undermine.engine.decisions import Decision, Lay
from undermine.engine.grid import LETTERS
from undermine.engine.notation import seat_name, write_cell
from undermine.engine.texts import t
from undermine.games.lost_mines.decisions import (
    LookAtDwarf,
    LookAtMine,
    LookAtTreasure,
    SetTrap,
    SetTroll,
    Storm,
    UseTool,
)
from undermine.games.lost_mines.deck import TOOLS


class LostMinesInput(Screen):
    """The half of the screen that reads; uses of a card are written short, as they can be typed."""

    def prompt(self) -> str:
        view = self.view
        return t("terminal-walk", left=view.steps_left) if view.phase == "move" else super().prompt()

    def short(self, use: Decision) -> str:
        match use:
            case Lay(_, cell, turned):
                return f"{'~' if turned else ''} {write_cell(cell)}"
            case UseTool(cell) | Storm(cell):
                return f" {write_cell(cell)}"
            case SetTrap(cell, side) | SetTroll(cell, side):
                return f" {write_cell(cell)} {side}"
            case LookAtMine(_, mine):
                return f" {write_cell(mine)}"
            case LookAtTreasure(_, place):
                return f" {place}"
            case LookAtDwarf(_, seat):
                return f" {seat_name(seat)}"
        return f" {use}"

    def uses(self, card: str) -> list[Decision]:
        pointers = [(use, self.match.points(use, self.seat)) for use in self.match.choices(self.seat)]
        return [use for use, pointer in pointers if pointer.kind == "play" and card in pointer.cards]

    def play(self, card: str, turned: bool, target: list[str]) -> str:
        where = target[0]
        if self.is_path(card):
            return self.lay(card, turned, where)
        if card in TOOLS:
            return f"tool {where}"
        if card in ("trap", "troll"):
            return f"{card} {where} {' '.join(target[1:]).upper()}".rstrip()
        if card == "storm":
            return f"storm {where}"
        kind = "mine" if "," in where else "treasure" if where.isdecimal() else "dwarf"
        return f"look-{kind} {where.upper()} with {card}"

    def shorthand(self, words: list[str]) -> list[str] | None:
        if self.view.phase == "treasure" and len(words) == 1 and words[0].isdecimal():
            return [f"take {words[0]}"]
        discarding = words[0] in ("discard", "d", "pass", "p")
        if discarding and len(words) > 1 and all(word.isdecimal() for word in words[1:]):
            return ["discard " + " ".join(self.card_numbered(word) for word in words[1:])]
        if words == ["."]:
            return ["stop"]
        if len(words) == 1 and all(letter in LETTERS for letter in words[0].upper()):
            return [f"step {letter}" for letter in words[0].upper()]
        return None
