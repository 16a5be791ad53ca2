"""What an option can be is said in words, whatever type a game gives it."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from undermine.engine.errors import OptionError
from undermine.engine.options import may_be, read_options, words_of

WORDS = [
    (bool, "true or false"),
    (int, "a whole number"),
    (float, "a number"),
    (str, "a text"),
    (int | None, "a whole number or none"),
    (Literal["one"], "one"),
    (Literal["one"] | Literal["two", 3], "one, two or 3"),
    (Literal["auto"] | Annotated[int, Meta(ge=2)], "auto or a whole number from 2 on"),
    (Annotated[int, Meta(ge=1, le=20)], "a whole number from 1 to 20"),
    (Annotated[int, Meta(ge=0)], "a whole number from 0 on"),
    (Annotated[int, Meta(le=20)], "a whole number up to 20"),
    (Annotated[float, Meta(gt=0, lt=1)], "a number above 0 and below 1"),
    (Annotated[int, Meta(ge=1), Meta(le=20)], "a whole number from 1 to 20"),
    (Annotated[int, Meta(ge=10), Meta(multiple_of=5)], "a whole number from 10 on and a multiple of 5"),
    (Annotated[str, Meta(min_length=1, max_length=9)], "a text at least 1 long and at most 9 long"),
    (Annotated[str, Meta(pattern="^[a-z]+$")], "a text like ^[a-z]+$"),
    (Annotated[int, Meta(description="steps")], "a whole number"),
    (Annotated[int, "steps", Meta(ge=1)], "a whole number from 1 on"),
    (list[int], "list"),
]


@pytest.mark.parametrize(("kind", "words"), WORDS, ids=[words for _, words in WORDS])
def test_every_type_has_words(kind: Any, words: str) -> None:
    assert may_be(kind) == words
    options = msgspec.defstruct("Options", [("steps", kind)])
    with pytest.raises(OptionError) as refusal:
        read_options("a game", options, {"steps": object()})
    assert str(refusal.value).startswith(f"option steps of a game can be {words}, not ")


def test_a_note_on_a_type_is_no_value_of_it() -> None:
    assert words_of(Annotated[int, "steps"]) == ()
    assert words_of(Annotated[Literal["a", "b"], "letters"]) == ("a", "b")
