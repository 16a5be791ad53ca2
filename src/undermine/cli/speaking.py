"""The language of the terminal: which one it is, what errors say in it, and what can be typed in it."""

import re
from collections.abc import Sequence

import click

from undermine.cli.option import option
from undermine.engine.errors import OptionError, Refused, UndermineError
from undermine.engine.notation import seat_name
from undermine.engine.saying import Fact, saying, sentence_of
from undermine.engine.texts import SOURCE, card_name, language, languages, preferred, speak, t, t_if

#: Commands that have a word in each language.
TYPED = ["quit", "log", "rules", "help", "yes", "no", "discard", "stop", "upright", "turned", "propose-end", "take"]


def choose(context: click.Context, parameter: click.Parameter, wished: str | None) -> None:  # noqa: ARG001  # click's
    """Speaks the language that is wished for, or the one of the environment."""
    speak(preferred())
    if wished is not None:
        if wished.lower() not in languages():
            raise OptionError(t("terminal-no-language", typed=repr(wished[:20]), words=", ".join(languages())))
        speak(wished.lower())


the_language = option(
    "--language",
    metavar="TAG",
    callback=choose,
    is_eager=True,
    expose_value=False,
    help="The language to speak: en, de or nl. By default what LC_ALL, LC_MESSAGES or LANG says, or else English.",
)


def bold(text: str) -> str:
    """A text as rich draws it: what stands between ` and ` is bold.

    >>> bold("type `?` for help")
    'type [b]?[/b] for help'
    """
    return re.sub("`([^`]+)`", r"[b]\1[/b]", text)


def typed_words() -> dict[str, str]:
    """What can be typed in the language in use -> the command."""
    words = {command: t(f"terminal-typed-{command}").split(", ") for command in TYPED}
    return {word: command for command, all_words in words.items() for word in all_words if word}


def spoken(error: Exception, game: str = "", names: Sequence[str] = ()) -> str:
    """What an error says; in English, as it was raised."""
    if language() == SOURCE or not isinstance(error, UndermineError):
        return str(error)
    why = error.why if isinstance(error, Refused) else sentence_of(error)
    says = saying(why)
    facts = {name: _told(name, fact, game, names) for name, fact in says.facts.items()}
    told = t_if(f"refusal-{says.key}", **facts)
    if told is None:
        return str(error)
    return f"{told} [{error.clause}]" if isinstance(error, Refused) else told


#: Facts that a text selects by; in a list they are words.
_SELECTED = {"either": "tool", "tool": "tool"}


def _told(name: str, fact: Fact, game: str, names: Sequence[str]) -> str | int | list[str]:
    """A fact in words."""
    if isinstance(fact, tuple):
        each = _SELECTED.get(name, name.removesuffix("s"))
        return [str(_word(each, one, game, names)) for one in fact]
    return fact if name in _SELECTED else _word(name, fact, game, names)


def _word(name: str, fact: str | int, game: str, names: Sequence[str]) -> str | int:
    if name == "seat" and isinstance(fact, int):
        return names[fact] if fact < len(names) else seat_name(fact)
    if name == "card":
        return card_name(game, str(fact))
    return (t_if(f"{game}-tool", tool=fact) or fact) if name in _SELECTED else fact
