"""What the engine tells anyone who asks: pictures of cards, the rules as texts, where a record went wrong."""

import msgspec
import pytest

import undermine
from undermine import RecordError
from undermine.engine import plugins
from undermine.engine.pictures import card_pictures
from undermine.engine.replays import replay_record
from undermine.engine.rulebook import rulebook


def test_pictures_say_how_many_of_a_card_there_are_and_which_group_is_on_its_back():
    match = undermine.start("dark_cave", 3, 1)
    found = {picture.name: picture for picture in card_pictures(match.game, match.state.deck)}
    assert (found["I-NESW"].copies, found["I-NESW"].group) == (3, match.game.card_group(match.state.deck, 0))
    assert found["I-NESW"].group is not None
    for name in ["start", "goal-exit", "goal-vein"]:
        assert (found[name].copies, found[name].group) == (1, None)


def test_a_table_in_the_rules_belongs_to_the_clause_above_it():
    texts = [text for game in undermine.GAMES for text in rulebook(f"undermine.games.{game}").values()]
    assert any("\n|" in text for text in texts)


def test_a_record_that_goes_wrong_says_at_which_decision_counted_from_one():
    match = undermine.start("classic", 3, 1)
    match.decide(match.choices()[0])
    match.decide(match.choices()[0])
    record = match.record()
    wrong = msgspec.structs.replace(record.steps[1], digest="0")
    with pytest.raises(RecordError, match="decision 2 "):
        replay_record(msgspec.structs.replace(record, steps=(record.steps[0], wrong)), match.game)


@pytest.mark.parametrize("game", undermine.GAMES)
def test_seat_a_too_proposes_the_end_only_once_a_turn(game):
    match = undermine.start(game, 3, 1, {"vote_end": True})
    while match.waiting != (0,) or "propose-end" not in map(str, match.choices()):
        match.decide(match.choices()[0])
    match.decide("propose-end", 0)
    while match.view(None).phase == "vote":
        match.decide("vote no", match.waiting[0])
    assert match.waiting == (0,)
    assert "propose-end" not in map(str, match.choices())


def test_an_offer_that_can_not_be_used_keeps_nobody_else_from_being_offered(monkeypatch):
    class Entry:
        def __init__(self, name: str) -> None:
            self.name = self.value = name

        def load(self):
            if self.name == "broken":
                raise ImportError(self.name)
            return lambda: self.name

    monkeypatch.setattr(plugins, "entry_points", lambda **_: [Entry("broken"), Entry("sound")])
    assert plugins.offered("game", {}, str) == {"sound": "sound"}
