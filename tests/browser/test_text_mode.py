"""The text mode: whole games by one field, read from the accessibility tree; live regions that say everything once."""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

import pytest

from tests.browser.barriers import violations
from tests.browser.clicking import DESKTOP, PHONE, Player, expect
from tests.browser.typing import Heard, Typist
from tests.browser.vocabulary import READ, foreign

#: Each language plays another game, for one round where there are rounds.
GAMES = {"en": "classic", "nl": "lost_mines", "de": "dark_cave"}
ONE_ROUND = {"classic": {"rounds": 1}, "lost_mines": {"rounds": 1}, "dark_cave": {}}
HEADINGS = {
    "en": ["Now", "Since your last turn", "Your hand", "Players", "The table", "Your choices"],
    "nl": ["Nu", "Sinds je vorige beurt", "Je hand", "Aan tafel", "De tafel", "Wat je kunt doen"],
    "de": ["Jetzt", "Seit deinem letzten Zug", "Deine Hand", "Am Tisch", "Der Tisch", "Deine Möglichkeiten"],
}
#: Turns in which we wait until everything is told; whoever plays on at once hears only the end of it.
LISTENED = 4
DISCARD = {"en": "discard", "nl": "afleggen", "de": "ablegen"}
READING = {
    "en": ["now", "hand", "players", "board", "choices", "choices 1", "log", "help"],
    "nl": ["nu", "hand", "spelers", "tafel", "keuzes", "keuzes 1", "verslag", "hulp"],
    "de": ["jetzt", "hand", "spieler", "tisch", "möglichkeiten", "wahl 1", "verlauf", "hilfe"],
}


@pytest.fixture
def typist(player: Callable[..., Player]) -> Callable[..., Typist]:
    def make(language: str = "en", size: dict[str, object] = DESKTOP, seed: int = 0) -> Typist:
        return Typist(player({**size, "locale": language}, seed=seed))

    return make


def command(one: Typist, language: str, choices: dict[int, str]) -> str:
    """Some decision: by its number, in notation, or in words."""
    random = one.player.random
    number = random.choice(list(choices))
    how = random.random()
    if how < 0.3:
        return str(random.choice(one.offered)["text"])
    discards = [choice for choice in one.offered if choice["points"]["kind"] == "discard"]
    if how < 0.4 and discards:
        return f"{DISCARD[language]} {random.choice(discards)['points']['cards'][0]}"
    return str(number)


def repeated(heard: list[Heard]) -> list[Heard]:
    """What was said twice without anything being asked or decided in between."""
    found = []
    for command, spoken in groupby(heard, key=lambda one: one.region == "command"):
        if not command:
            found += [one for one, times in Counter(spoken).items() if times > 1]
    return found


@pytest.mark.parametrize("language", GAMES)
def test_a_whole_game_in_words(language: str, typist: Callable[..., Typist]) -> None:
    one, game = typist(language), GAMES[language]
    one.begin(game, **ONE_ROUND[game])
    read: list[str] = []
    refusals = turns = 0
    while one.wait() == "mine":
        turns += 1
        if turns <= LISTENED:  # while we think, all that happened is told
            all_is_told(one)
        tree = one.tree
        choices = one.choices_in(tree)
        assert list(choices) == list(range(1, len(one.offered) + 1)), "every choice has a name and a number"
        assert [name for name, times in Counter(one.named_in(tree)).items() if times > 1] == []
        at = [tree.index(f'heading "{title}"') for title in HEADINGS[language]]
        assert at == sorted(at), "in the order in which you need them"
        assert one.player.find("[data-testid=now]").inner_text() in tree
        read += one.page.evaluate(READ)
        if not refusals:
            assert "CL-" in one.refused("lay NS 40,40") or game != "classic"
            assert one.choices_in(one.tree) == choices, "what is refused changes nothing"
            refusals += 1
        one.decide(command(one, language, choices))
    assert one.player.find("[data-testid=text-result] table").count()
    assert violations(one.player) == []
    assert refusals and len(set(read)) > 50
    assert foreign(read, language) == []

    laid = laid_in(one)
    assert laid and all(times <= laid[cell] for cell, times in told_of(one, laid).items()), "nothing is told twice"
    assert {region for region, _ in one.heard} <= {"command", "said", "alarm"}, "nothing else speaks"
    assert repeated(one.heard) == []


def all_is_told(one: Typist) -> None:
    laid = laid_in(one)
    assert wait_until(lambda: told_of(one, laid), laid) == laid, "each card that is laid is told of once"


def told_of(one: Typist, cells: Iterable[str]) -> dict[str, int]:
    said = "\n".join(text for region, text in one.heard if region == "said")
    return {cell: said.count(f": {cell} ") for cell in cells}


def wait_until(look: Callable[[], dict[str, int]], wanted: dict[str, int], seconds: float = 20.0) -> dict[str, int]:
    """What there is to see, once it is as wanted or after a while."""
    deadline = time.monotonic() + seconds
    while (found := look()) != wanted and time.monotonic() < deadline:
        time.sleep(0.1)
    return found


def laid_in(one: Typist) -> dict[str, int]:
    """Where cards were laid, and how often, since the game was first shown."""
    found: Counter[str] = Counter()
    for frame in one.player.ears.frames:
        if frame["type"] == "update":
            found.update(
                ",".join(map(str, event["cell"])) for event in frame.get("events", []) if event["type"] == "laid"
            )
    return dict(found)


@pytest.mark.parametrize("language", READING)
def test_everything_can_be_asked_for(language: str, typist: Callable[..., Typist]) -> None:
    one = typist(language)
    one.begin(GAMES[language])
    one.wait()
    answers = [one.ask(word) for word in READING[language]]
    now, hand, players, board, choices, first, _, helping = answers
    assert now == one.player.find("[data-testid=now]").inner_text()
    assert "1. " in hand
    assert "A, Ada" in players
    assert "0,0 " in board or "0,2 " in board, "where the starts are"
    assert first in choices and first != choices
    assert all(word.split()[0] in helping for word in READING[language] if not word.endswith("1"))
    assert foreign("\n".join(answers).splitlines(), language) == []
    assert one.heard[-1].region == "said"


def test_a_refusal_names_its_rule_and_a_question_changes_nothing(typist: Callable[..., Typist]) -> None:
    one = typist()
    one.begin("classic")
    one.wait()
    before = one.tree
    assert "rule CL-" in one.refused("lay NS 40,40")
    assert "rule CL-" in one.refused("why 1 40,40")
    assert one.refused("99") == "There is no choice 99 now."
    assert "is no decision" in one.refused("dig a hole")
    text = one.offered[0]["text"]
    assert one.ask(f"why {text}") == "Nothing is against it."
    assert one.tree.split('heading "Your choices"')[0] == before.split('heading "Your choices"')[0]
    assert one.choices_in(one.tree) == one.choices_in(before)


def test_unknown_words_are_answered_in_the_language_of_the_page(typist: Callable[..., Typist]) -> None:
    one = typist("de")
    one.begin("classic")
    one.wait()
    assert one.refused("quatsch").startswith("„quatsch“ ist kein Zug")
    assert "Die Karte" in one.refused("warum lay XX 1,0")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_mode_is_kept_and_keeps_nobody_out(size: dict[str, object], typist: Callable[..., Typist]) -> None:
    one = typist(size=size)
    one.begin("dark_cave")
    one.wait()
    assert violations(one.player) == []
    one.refused("lay NS 40,40")
    one.write("help")
    assert violations(one.player) == []
    assert one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    one.page.reload()
    one.player.find("[data-testid=text-mode]").wait_for()
    expect(one.switch).to_have_attribute("aria-pressed", "true")
    one.player.press(one.switch)
    expect(one.player.find(".game")).to_be_visible()
    expect(one.player.find("[data-testid=text-mode]")).to_have_count(0)


def test_what_is_said_at_the_table_is_heard_once(typist: Callable[..., Typist]) -> None:
    one = typist()
    one.begin("classic")
    one.wait()
    one.write("say Good luck, all!")
    said = one.player.find("[data-testid=said]")
    expect(said).to_contain_text("Ada: Good luck, all!")
    assert sum("Good luck, all!" in text for region, text in one.heard if region != "command") == 1
