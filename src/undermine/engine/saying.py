"""Sentences that can be said in another language: a text with its facts beside it.

English is what they are written in, and what str() gives. A client that speaks another language looks a sentence up by
its key and puts the same facts in. A text without facts is a plain str, and is its own template.
"""

import re
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

import msgspec

#: A number, a word of the engine (a card, a tool), or some of them. What is called seat or seats are numbers of seats.
Fact = str | int | tuple[str | int, ...]

#: Facts that English lists with commas alone.
IN_A_ROW: Final = ("cards", "words")
#: And those of which one will do: tools, or words as they are typed.
WITH_OR: Final = ("either", "oneof")

_OTHERS: Final = re.compile(r"[^a-z0-9]+")


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence by its key, as src/undermine/texts/*/refusals.ftl have them (after "refusal-"), and its facts."""

    key: str
    facts: dict[str, Fact] = {}


class Said(str):
    """A sentence that remembers its template and its facts."""

    template: str
    facts: dict[str, Fact]


class An(str):
    """A noun that English gives an article.

    >>> str(said("it takes {tool}", tool=An("axe")))
    'it takes an axe'
    """

    def __format__(self, spec: str) -> str:
        return f"an {self!s}" if self[0] in "aeiou" else f"a {self!s}"


class Typed(str):
    """What somebody typed: English puts it in quotation marks, as a program shows a text.

    >>> str(said("{typed} is no seat", typed=Typed("x")))
    "'x' is no seat"
    """

    def __format__(self, spec: str) -> str:
        return repr(str(self))


def said(template: str, **told: str | int | Sequence[str | int]) -> Said:
    """Fills a template.

    >>> said("{seat} has no broken {either}", seat=1, either=["lamp", "cart"])
    'seat B has no broken lamp or cart'
    """
    facts: dict[str, Fact] = {name: fact if isinstance(fact, str | int) else tuple(fact) for name, fact in told.items()}
    text = Said(template.format(**{name: _in_english(name, fact) for name, fact in facts.items()}))
    text.template = template
    text.facts = facts
    return text


def saying(text: str) -> Saying:
    """What is sent beside the English text.

    >>> saying("it's your turn")
    Saying(key='its-your-turn', facts={})
    """
    return Saying(key_of(text.template), text.facts) if isinstance(text, Said) else Saying(key_of(text))


def sentence_of(error: Exception) -> str:
    """What an error says, with its facts if it has any; str() would lose them."""
    text = error.args[0] if error.args else None
    return text if isinstance(text, Said) else str(error)


def key_of(template: str) -> str:
    """A template's name: its words, or how it begins and ends. A test shows that no two are called the same.

    >>> key_of("{seat} has boots already")
    'seat-has-boots-already'
    >>> key_of("the path leads nowhere here: it ends at rock or at the edge of the board")
    'the-path-leads-nowhere-here-it-ends-of-the-board'
    """
    words = _OTHERS.sub(" ", template.lower().replace("'", "")).split()
    return "-".join(words if len(words) <= 11 else [*words[:7], *words[-3:]])


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them.

    >>> listed(["lamp"]), listed(["lamp", "cart", "pick"]), listed(["lamp", "cart"], "or")
    ('lamp', 'lamp, cart and pick', 'lamp or cart')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _in_english(name: str, fact: Fact) -> str | int:
    if isinstance(fact, int):
        return f"seat {ascii_uppercase[fact]}" if name == "seat" else fact
    if isinstance(fact, str):
        return fact
    words = [str(_in_english(name.removesuffix("s"), one)) for one in fact]
    return ", ".join(words) if name in IN_A_ROW else listed(words, "or" if name in WITH_OR else "and")
