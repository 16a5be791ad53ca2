"""What can go wrong at the border, each with a text that says what, where and what to do."""


class UndermineError(ValueError):
    """Any input that Undermine can't accept. Nothing has changed when it is raised."""


class Refused(UndermineError):
    """A decision that the rules do not allow.

    `clause` is the id of the rule, as in docs/rules; `why` says what it means here.
    """

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"{why} [{clause}]")
        self.clause = clause
        self.why = why

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and (self.clause, self.why) == (other.clause, other.why)

    def __hash__(self) -> int:
        return hash((self.clause, self.why))

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.clause, self.why)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(clause={self.clause!r}, why={self.why!r})"


class Misfit(Refused):
    """A path card that does not meet its neighbours as it lies; turned round, it may."""


class NotationError(UndermineError):
    """A text that is not a decision, a cell, a seat, a position."""


class PositionError(UndermineError):
    """A position that can't be. `defects` lists all that is wrong with it."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("this position can't be: " + "; ".join(defects))
        self.defects = defects

    def __reduce__(self) -> tuple[type, tuple[list[str]]]:
        return type(self), (self.defects,)


class DeckError(UndermineError):
    """A deck file that does not add up."""


class OptionError(UndermineError):
    """An unknown game, number of seats or option, or a value it can't have."""


class RecordError(UndermineError):
    """A record that can't be read or does not replay."""
