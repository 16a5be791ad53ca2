"""Where commands draw, and how."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

out = Console()
err = Console(stderr=True)


class ProgressBar(Progress):
    """Shows itself when the first piece is done: it has a thread, and processes start quicker from one without."""

    def __enter__(self) -> "ProgressBar":
        return self

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        self.start()
        super().advance(task_id, advance)


def progress_bar() -> ProgressBar:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return ProgressBar(*columns, console=err)
