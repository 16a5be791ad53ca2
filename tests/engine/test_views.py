"""The choke point denies by default."""

import msgspec
import pytest

from undermine.engine.views import EVERYONE, Fact, Open, Public, redact, structs_in


class Card(Fact, frozen=True):
    back: Public[str]
    front: str | None


class Forgotten(msgspec.Struct, frozen=True):
    """Somebody added a field and did not think about it."""

    card: Public[Card]
    note: str | None


class Notice(Open, frozen=True):
    text: str


class Board(msgspec.Struct, frozen=True):
    cards: Public[tuple[Card, ...]]
    notice: Public[Notice]


def test_a_secret_is_for_those_who_know_it():
    card = Card(back="blue", front="saboteur", known=0b101)
    assert redact(card, 0).front == redact(card, 2).front == "saboteur"
    assert redact(card, 1).front is None
    assert redact(card, None).front is None
    assert redact(card, None).back == "blue"
    assert redact(Card(back="blue", front="loyal", known=EVERYONE), None).front == "loyal"
    assert redact(Card(back="blue", front="loyal"), 0).front is None, "nobody knows it unless it is said so"


def test_a_field_that_is_not_marked_is_a_secret():
    found = redact(Forgotten(card=Card(back="b", front="f", known=1), note="careless"), 0)
    assert found.note is None
    assert found.card.front == "f"


def test_redaction_goes_all_the_way_down():
    board = Board(cards=tuple(Card(back="b", front=str(i), known=1 << i) for i in range(3)), notice=Notice("hello"))
    assert [card.front for card in redact(board, 1).cards] == [None, "1", None]
    assert redact(board, None).notice.text == "hello"


def test_what_redaction_can_not_look_into_is_refused():
    class Loose(msgspec.Struct, frozen=True):
        cards: Public[list[Card]]

    with pytest.raises(TypeError, match="not list"):
        redact(Loose(cards=[Card(back="b", front="f", known=0)]), None)


def test_texts_and_numbers_beside_structs_stay_as_they_are():
    class Mixed(msgspec.Struct, frozen=True):
        things: Public[tuple[Card | str | int | None, ...]]

    card = Card(back="b", front="f", known=0)
    assert redact(Mixed(things=(card, "text", 3, None)), 0).things[1:] == ("text", 3, None)


def test_structs_of_a_kind_are_found_however_deep_they_are():
    cards = tuple(Card(back="b", front=str(i)) for i in range(2))
    board = Board(cards=cards, notice=Notice("hello"))
    assert tuple(structs_in((board, "text"), Card)) == cards
    assert [notice.text for notice in structs_in(board, Notice)] == ["hello"]


def test_what_a_viewer_may_see_whole_is_not_made_again():
    board = Board(cards=tuple(Card(back="b", front=str(i), known=EVERYONE) for i in range(3)), notice=Notice("hello"))
    assert redact(board, None) is board
    mixed = Board(cards=(*board.cards, Card(back="b", front="f", known=1)), notice=board.notice)
    assert redact(mixed, 0) is mixed
    seen = redact(mixed, 1)
    assert seen.cards[3].front is None
    assert all(mine is theirs for mine, theirs in zip(seen.cards[:3], board.cards, strict=True))
