"""What bots think and what tables learn, as sentences: the texts are in bots/texts, one file for each language."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from undermine.engine.errors import OptionError
from undermine.engine.notation import seat_name
from undermine.engine.records import Reason

LANGUAGES = ("en", "de", "nl")

Value = str | int | float


@cache
def texts(language: str) -> dict[str, Any]:  # tables within tables, each kind with its own depth
    """All texts of a language, as TOML has them."""
    if language not in LANGUAGES:
        raise OptionError(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    return tomllib.loads((files("undermine.bots") / "texts" / f"{language}.toml").read_text("utf-8"))


class Words:
    """Fills sentences about one game in one language. Seats are called by their letters, unless names are given."""

    def __init__(self, game: str, language: str = "en", names: Sequence[str] | None = None) -> None:
        self.game = game
        self.language = language
        self.texts = texts(language)
        self.names = names

    def thought(self, reasons: Sequence[Reason]) -> str:
        """Why a bot decided so. Records come from anywhere: a reason that can't be told is named by its key."""
        return " ".join(map(self._reason, reasons))

    def _reason(self, reason: Reason) -> str:
        try:
            return self._fill(self.texts["reasons"][reason.key], reason.values)
        except (LookupError, ValueError):
            return f"({reason.key})"

    def evidence(self, actor: int, what: str, context: str, about: Mapping[str, Value]) -> str:
        """What somebody did, and when."""
        values = {**about, "actor": self.name(actor)}
        did = self._fill(self._of_the_game("classes", what), values)
        where = self._of_the_game("contexts", context)
        sentence: str = self.texts["frames"]["evidence"]
        return sentence.format(did=did, context=where)

    def mark(self, what: str, about: Mapping[str, Value]) -> str:
        return self._fill(self.texts["marks"][what], about)

    def side(self, side: str) -> str | None:
        """What a side is called; None in a game in which each seat hopes for itself."""
        text: str | None = self.texts["sides"].get(self.game, {}).get(side)
        return text

    def word(self, word: str) -> str:
        """A word of the engine: a tool, a clan. What has no translation is a name, and stays."""
        text: str = self.texts["words"].get(word, word)
        return text

    def sight(self, what: str) -> str:
        """What somebody says that they saw."""
        text: str = self.texts["sights"].get(what, what)
        return text

    def role(self, role: str) -> str:
        return self._of_the_game("roles", role)

    def flag(self, what: str, name: str) -> str:
        """A mark, in a word or two."""
        text: str = self.texts["flags"][what]
        return text.format(seat=name)

    def frame(self, key: str, **values: Value) -> str:
        """A heading, or another short text around the others."""
        return self._fill(self.texts["frames"][key], values)

    def _of_the_game(self, kind: str, key: str) -> str:
        """A text of one game; a game from elsewhere has none here, and its keys have to do."""
        text: str = self.texts[kind].get(self.game, {}).get(key, key)
        return text

    def name(self, seat: int) -> str:
        return self.names[seat] if self.names is not None else seat_name(seat)

    def _fill(self, sentence: str, values: Mapping[str, Value]) -> str:
        return sentence.format(**{key: self._value(key, value) for key, value in values.items()})

    def _value(self, key: str, value: Value) -> str:
        if isinstance(value, str):
            return self.word(value)
        if key == "seat":
            return self.name(int(value))
        return self._number(value) if isinstance(value, float) else str(value)

    def _number(self, value: float) -> str:
        return f"{round(value, 1) + 0.0:.1f}".replace(".", self.texts["frames"]["point"])
