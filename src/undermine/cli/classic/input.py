"""What is typed at a classic table: cards by their numbers, and where they go."""

from undermine.cli.screen import Screen
from undermine.engine.decisions import Decision, Lay
from undermine.engine.errors import UndermineError
from undermine.engine.notation import seat_name, write_cell
from undermine.engine.texts import t
from undermine.games.classic.decisions import BreakTool, Map, Repair, Rockfall


class ClassicInput(Screen):
    """The half of the screen that reads; uses of a card are written short, as they can be typed."""

    def short(self, use: Decision) -> str:
        match use:
            case Lay(_, cell, turned):
                return f"{'~' if turned else ''} {write_cell(cell)}"
            case BreakTool(_, seat):
                return f" {seat_name(seat)}"
            case Repair(tool, seat):
                return f" {seat_name(seat)} {t('classic-tool', tool=tool).lower()}"
            case Rockfall(cell) | Map(cell):
                return f" {write_cell(cell)}"
        return f" {use}"

    def uses(self, card: str) -> list[Decision]:
        pointers = [(use, self.match.points(use, self.seat)) for use in self.match.choices(self.seat)]
        return [use for use, pointer in pointers if pointer.kind == "play" and card in pointer.cards]

    def play(self, card: str, turned: bool, target: list[str]) -> str:
        where = target[0]
        if self.is_path(card):
            return self.lay(card, turned, where)
        kind, _, tools = card.partition("-")
        if kind == "broken":
            return f"break {tools} {where.upper()}"
        if kind == "repair":
            return f"repair {self._tool(tools.split('-'), target)} {where.upper()} with {card}"
        return f"{kind} {where}"

    def _tool(self, tools: list[str], target: list[str]) -> str:
        """The tool to mend: named, or the only one of the card's that is broken there."""
        if len(target) > 1:
            called = {t("classic-tool", tool=tool).lower(): tool for tool in tools}
            return called.get(target[1].lower(), target[1])
        for seat in self.view.seats:
            broken = [tool for tool in tools if tool in seat.broken]
            if seat_name(seat.seat) == target[0].upper() and broken:
                if len(broken) > 1:
                    words = [t("classic-tool", tool=tool) for tool in broken]
                    example = f"{target[0]} {words[0].lower()}"
                    raise UndermineError(t("terminal-classic-which", tools=words, example=example))
                return broken[0]
        return tools[0]

    def shorthand(self, words: list[str]) -> list[str] | None:
        if self.view.phase == "gold" and len(words) == 1 and words[0].isdecimal():
            return [f"take {words[0]}"]
        if words[0] in ("pass", "p", "discard", "d") and len(words) == 2 and words[1].isdecimal():
            return [f"pass {self.card_numbered(words[1])}"]
        return None
