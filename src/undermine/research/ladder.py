"""All tables of docs/bots.md: the ladder of levels in all games, by one command. Models say what to measure."""

from collections.abc import Callable
from pathlib import Path

from undermine.bots.measuring import Cell, Section
from undermine.bots.models import AnyModel, games_with_models, model_needed
from undermine.engine.version import VERSION
from undermine.research.crews import Crew
from undermine.research.evaluate import Evaluation, evaluate
from undermine.research.tables import TABLES, cost_table

#: The tables are between these two lines; what is around them is left as it is.
BEGIN = "<!-- tables: written by `undermine evaluate` -->"
END = "<!-- end of the tables -->"


def sections() -> list[tuple[AnyModel, Section]]:
    """The tables of all games, in their order."""
    models = [model_needed(game) for game in games_with_models()]
    return [(model, section) for model in models for section in model.measures.sections]


def _deals(cell: Cell, deals: int) -> int:
    return max(2, round(deals * cell.share))


def deals_of_all(deals: int) -> int:
    """How many deals all tables take."""
    return sum(_deals(cell, deals) for _, section in sections() for cell in section.cells)


def write_report(
    path: Path, deals: int, seed: str, worlds: int | None, crew: Crew, progress: Callable[[int], object]
) -> None:
    """Measures everything and writes the tables into the file."""

    def run(game: str, cell: Cell) -> Evaluation:
        return evaluate(game, cell.seats, cell.levels, _deals(cell, deals), seed, worlds, 1, progress, crew)

    text = [BEGIN, "", f"Version {VERSION}, seed {seed}, {deals:,} deals a cell unless the table says otherwise.", ""]
    costs: list[Evaluation] = []
    for model, section in sections():
        cells = [run(model.game, cell) for cell in section.cells]
        text += [f"### {section.title}", "", *TABLES[section.form](cells, model), ""]
        if section.form != "beliefs":  # there styles play, which are no levels
            costs += cells
    text += ["### CPU of a decision", "", *cost_table(costs), "", END]
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(before + "\n".join(text) + after, encoding="utf-8")
