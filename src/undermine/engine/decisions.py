"""Decisions that more than one game knows, and how texts are read as decisions."""

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from undermine.engine.errors import NotationError
from undermine.engine.notation import Cell, read_cell, read_turned, write_cell, write_turned
from undermine.engine.saying import Typed, said


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a seat wants, and nothing of what happens then. `str(decision)` is its notation."""


class Pointer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Where on a screen a choice is taken: the cards of the hand that it uses, and what it points at.

    `play` uses one card, `discard` one or two. `step` moves a figure to a cell, `act` is done on the board without a
    card. `answer` is for a question that has to be answered now. A cell with a `side` is an edge, with a `space` a
    space of the card that lies there.
    """

    kind: Literal["play", "discard", "step", "act", "stop", "answer", "propose"]
    cards: tuple[str, ...] = ()
    cell: Cell | None = None
    side: str | None = None
    space: str | None = None
    seat: int | None = None


class Lay(Decision, frozen=True, tag="lay"):
    """Lay a path card."""

    card: str
    cell: Cell
    turned: bool = False

    def __str__(self) -> str:
        return f"lay {write_turned(self.card, self.turned)} {write_cell(self.cell)}"


class Align(Decision, frozen=True, tag="align"):
    """Choose how a revealed goal or mine lies, where two ways are open."""

    turned: bool

    def __str__(self) -> str:
        return f"align {'turned' if self.turned else 'upright'}"


class ProposeEnd(Decision, frozen=True, tag="propose_end"):
    """Propose to end the round."""

    def __str__(self) -> str:
        return "propose-end"


class Vote(Decision, frozen=True, tag="vote"):
    """Answer a proposal to end the round."""

    yes: bool

    def __str__(self) -> str:
        return f"vote {'yes' if self.yes else 'no'}"


#: How a decision goes on after its first word, and what reads the words that follow. A word in quotes is literal.
Form = tuple[str, Callable[..., Decision]]


def _lay(card: str, cell: str) -> Lay:
    name, turned = read_turned(card)
    return Lay(name, read_cell(cell), turned)


def one_of(text: str, words: Mapping[str, bool]) -> bool:
    """What a word means."""
    if text not in words:
        raise NotationError(said("{typed} should be {oneof}", typed=Typed(text), oneof=list(words)))
    return words[text]


COMMON_FORMS: dict[str, Form] = {
    "lay": ("CARD[~] X,Y", _lay),
    "align": ("upright|turned", lambda how: Align(one_of(how, {"upright": False, "turned": True}))),
    "propose-end": ("", ProposeEnd),
    "vote": ("yes|no", lambda word: Vote(one_of(word, {"no": False, "yes": True}))),
}


def read_decision(text: str, forms: Mapping[str, Form]) -> Decision:
    """The decision that a text writes, by the forms of a game."""
    words = text.split()
    if not words or words[0] not in forms:
        raise NotationError(
            said("{typed} is no decision; the first word must be one of {words}", typed=Typed(text), words=list(forms))
        )
    form, reader = forms[words[0]]
    follow = form.split()
    fixed = all(
        word == wanted
        for word, wanted in zip(words[1:], follow, strict=False)
        if wanted.islower() and "|" not in wanted
    )
    many = form.endswith("...")
    if not fixed or not (len(words) - 1 == len(follow) or (many and len(words) > len(follow) - 1)):
        raise NotationError(
            said(
                "{typed} is incomplete or too long; write {form}", typed=Typed(text), form=f"{words[0]} {form}".rstrip()
            )
        )
    return reader(*words[1:])
