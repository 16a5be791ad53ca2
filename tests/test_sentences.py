"""Refusals can be said in every language: by a key, and with the same facts."""

import pickle

import msgspec
import pytest

from tests.sentences import FILE, HOME, SOURCES, catalogue, sentences
from undermine.engine.errors import Refused
from undermine.engine.saying import An, key_of, said, saying
from undermine.server import protocol as pr


def test_the_file_for_translators_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == catalogue(), "python -m tests.sentences writes it"


def test_no_two_sentences_have_the_same_key() -> None:
    found = {text for files in SOURCES.values() for file in files for text in sentences(HOME / file)}
    assert len(found) > 150
    assert len({key_of(text) for text in found}) == len(found)


def test_the_facts_stand_beside_the_text() -> None:
    text = said("{seat} has no broken {either}", seat=1, either=["lamp", "cart"])
    assert text == "seat B has no broken lamp or cart"
    assert saying(text).key == "seat-has-no-broken-either"
    assert saying(text).facts == {"seat": 1, "either": ("lamp", "cart")}
    assert said("that takes {tool}", tool=An("boat")) == "that takes a boat"


def test_sentences_and_words_with_an_article_are_sent_as_plain_texts() -> None:
    """The Lost Mines: what an axe is needed for closed the line of whoever asked."""
    why = said("the {obstacle} blocks the way until somebody uses {tool} on it", obstacle="trunk", tool=An("axe"))
    sent = pr.encode(pr.WhyNotAnswer("w1", why, "LM-P10", saying(why)))
    back = msgspec.json.decode(sent)
    assert back["why"] == "the trunk blocks the way until somebody uses an axe on it"
    assert back["says"]["facts"] == {"obstacle": "trunk", "tool": "axe"}


def test_a_refusal_keeps_its_facts_on_its_way_to_another_process() -> None:
    refused = pickle.loads(pickle.dumps(Refused("XX-1", said("{seat} has boots already", seat=2))))
    assert refused == Refused("XX-1", "seat C has boots already")
    assert saying(refused.why) == saying(said("{seat} has boots already", seat=2))


@pytest.mark.parametrize("language", sorted(folder.name for folder in FILE.parents[1].iterdir() if folder.is_dir()))
def test_every_language_has_files_that_english_has(language: str) -> None:
    files = {file.name for file in (FILE.parents[1] / language).glob("*.ftl")}
    assert files <= {file.name for file in FILE.parent.glob("*.ftl")}
