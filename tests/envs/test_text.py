"""Language models at the table: whole games by text, answers that can't be done, and what the report says."""

import re
from random import Random

import pytest

import undermine
from tests.envs.scripted import chatty, choices_in, claims_in, nonsense
from tests.players import PLAYERS
from tests.properties.histories import HISTORIES, TABLES
from undermine.engine.claims import AnyClaim
from undermine.engine.errors import NotationError, OptionError, UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import seat_name
from undermine.envs.text import GameReport, TextEnv, TextSeat, TextTable, measure, play, report
from undermine.envs.text.answers import read_answer
from undermine.envs.text.claims import read_claim_words, write_claim
from undermine.envs.text.witness import Witness
from undermine.games import OURS
from undermine.research.analyse import analyse

SHORT = {"classic": {"rounds": 1}, "lost_mines": {"rounds": 1}, "dark_cave": {}}
EVERY_SIZE = [(game, seats) for game, rules in OURS.items() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY_SIZE)
def test_a_model_plays_whole_games(game: str, seats: int) -> None:
    found = play(chatty, game, seats, seats - 1, "rookie", f"whole {seats}", SHORT[game])
    assert found.players == ("rookie",) * (seats - 1) + ("model",)
    assert found.decisions > 1
    assert found.by_clock < found.decisions
    assert found.answers == found.decisions - found.by_clock + len(found.illegal) + found.unreadable
    assert found.won == (seats - 1 in found.winners)
    assert str(found).startswith(f"{game}, {seats} seats")


@pytest.mark.parametrize("game", OURS)
def test_models_play_each_other(game: str) -> None:
    """Everyone hears what anyone says in free words."""
    table = TextTable(game, 4, (0, 1, 2, 3), (), "each other", SHORT[game])
    heard = set()
    while (asked := table.play_on()) is not None:
        text = asked.prompt()
        heard |= {asked.seat} if 'says: "Well, well."' in text else set()
        asked.answer(chatty(text))
    assert heard == {0, 1, 2, 3}
    assert {report(table, seat).won for seat in range(4)} <= {True, False}


def test_the_loop_of_the_environment() -> None:
    env = TextEnv("classic", seats=5, others=["rookie", "veteran", "random"], at=(1, 4), options={"rounds": 1})
    env.reset(num_players=2, seed=3)
    done, asked = False, set()
    while not done:
        player, text = env.get_observation()
        assert env.get_observation() == (player, text), "looking twice changes nothing"
        asked.add(player)
        done, info = env.step(chatty(text))
        assert set(info) <= {"refused"}
    rewards, infos = env.close()
    assert asked == set(rewards) == {0, 1}
    assert [infos[player]["report"].seat for player in (0, 1)] == [1, 4]
    assert infos[0]["report"].players == ("rookie", "model", "veteran", "random", "model")
    assert env.step("decide: 1") == (True, {})
    assert "The game is over." in env.get_observation()[1]


@pytest.mark.parametrize("game", OURS)
def test_the_same_seed_and_the_same_answers_give_the_same_text(game: str) -> None:
    def texts() -> list[str]:
        read: list[str] = []

        def model(text: str) -> str:
            read.append(text)
            return chatty(text)

        return [*read, str(play(model, game, 4, 2, "veteran", "again", SHORT[game])), *read]

    assert texts() == texts()


# ---- answers that can't be done -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_a_model_that_answers_nonsense_for_ever_comes_to_the_end_of_its_game(game: str) -> None:
    found = play(nonsense, game, 4, 0, "rookie", "nonsense", SHORT[game], tries=2)
    assert found.by_clock == found.decisions > 0
    assert found.answers == found.unreadable == 2 * found.decisions
    assert found.illegal_rate == 1
    assert "No answer led to a decision: the whole game was played by the clock." in str(found)
    assert found.brier is None


def classic_seat(tries: int = 3) -> TextSeat:
    match = undermine.start("classic", seats=3, seed="text")
    return TextSeat(match, match.waiting[0], tries)


def test_what_the_rules_refuse_is_refused_with_its_clause_and_changes_nothing() -> None:
    seat = classic_seat()
    before = seat.match.digest()
    wrong = seat.answer("say: hello\nclaim: am miner\ndecide: lay NS 5,5")
    assert wrong is not None
    assert seat.notes.illegal[0] in wrong
    assert seat.match.game.rulebook()[seat.notes.illegal[0]] in wrong
    assert (seat.match.digest(), seat.match.said, seat.spoken) == (before, [], [])
    assert f"Your last answer was not accepted: {wrong}" in seat.prompt()
    assert seat.answer("[1]") is None
    assert "not accepted" not in seat.prompt()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("", "no line of your answer says what you decide"),
        ("decide:", "no line of your answer says what you decide"),
        ("decide: 0", "there is no choice 0; choices are numbered 1 to"),
        ("decide: dance", "'dance' is no decision; the first word must be one of lay"),
        ("decide: " + "x" * 10_000, "is no decision"),
        ("claim: sing\ndecide: 1", "'sing' begins no claim; the first word must be one of saw, am"),
        ("claim: saw goal\ndecide: 1", "is incomplete or too long; write saw THING WHERE WHAT"),
        ("claim: saw goal 9 stone\ndecide: 1", "nobody can say that here: there is no goal 9"),
        ("claim: saw goal left stone\ndecide: 1", "'left' is no place"),
        ("claim: suspect Z\ndecide: 1", "'Z' is no seat"),
        ("suspicions: B maybe\ndecide: 1", "'B maybe' is no probability; write B 0.25"),
        ("suspicions: B 1.5\ndecide: 1", "'B 1.5' is no probability"),
        ("suspicions: Z 0.5\ndecide: 1", "'Z' is no seat"),
        ("suspicions: J 0.5\ndecide: 1", "there is no seat J; seats are A to C"),
        ("believe: B 0.5\ndecide: 1", "'B' is no number of a claim"),
        ("believe: 1 0.5\ndecide: 1", "nobody has made claim #1"),
        (f"say: {'blah ' * 100}\ndecide: 1", "280 are the most"),
    ],
)
def test_what_can_t_be_read_is_explained_and_changes_nothing(answer: str, why: str) -> None:
    seat = classic_seat()
    before = seat.match.digest()
    wrong = seat.answer(answer)
    assert wrong is not None
    assert why in wrong
    assert len(wrong) < 400
    assert (seat.match.digest(), seat.notes.unreadable, seat.notes.guesses, seat.spoken) == (before, 1, [], [])


def test_after_the_last_try_the_match_does_what_the_clock_does() -> None:
    seat = classic_seat(tries=1)
    assert seat.answer("hm") is None
    assert seat.match.decided == seat.notes.by_clock == 1
    with pytest.raises(UndermineError, match="has nothing to decide now"):
        seat.answer("decide: 1")


@pytest.mark.parametrize(
    "text", ["2", " [2] ", "decide: 2", "**Decide:** `2`", "- decide: [b]", "decide: a\nDECIDE: b."]
)
def test_models_decorate_what_they_write(text: str) -> None:
    assert read_answer(text, ["a", "b"]).decide == "b"


def test_bad_tables_are_refused() -> None:
    with pytest.raises(OptionError, match="there is no bot 'hal'; there are random, rookie"):
        TextTable("classic", 3, (0,), "hal")
    with pytest.raises(OptionError, match="2 seats are left for bots, and 1 bots are named"):
        TextTable("classic", 3, (0,), ["rookie"])
    with pytest.raises(OptionError, match="there is no seat E; seats are A to C"):
        TextTable("classic", 3, (4,))
    with pytest.raises(UndermineError, match="call reset first"):
        TextEnv("classic").get_observation()
    with pytest.raises(UndermineError, match="2 players can't sit in 1 seats"):
        TextEnv("classic", at=(1,)).reset(2)
    with pytest.raises(UndermineError, match="the game is not over"):
        report(TextTable("classic", 3), 0)


def test_a_model_is_told_what_its_table_has_agreed_on() -> None:
    usual = undermine.start("classic", seats=3, seed=1)
    assert "At this table" not in TextSeat(usual, 0).prompt()
    agreed = undermine.start("classic", seats=3, seed=1, options={"rounds": 1, "self_break": True})
    text = TextSeat(agreed, 0).prompt()
    assert "- rounds = 1: How many rounds you play before the gold is counted." in text
    assert "- self_break = on: You may put a broken tool in front of yourself" in text


# ---- claims ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_everything_that_can_be_claimed_is_told_and_reads_back(game: str) -> None:
    match = undermine.start(game, seats=4, seed="claims")
    seat = TextSeat(match, match.waiting[0])
    claims = list(claims_in(seat.prompt()))
    assert len(claims) > 15
    for words in claims:
        claim: AnyClaim = match.check_claim(seat.seat, read_claim_words(words))
        assert write_claim(claim) == words
        match.say(seat.seat, claim)
    lines = seat.news().splitlines()
    assert all(f"(you) claims (#{n}): {words}" in lines[n] for n, words in enumerate(claims, 1))
    with pytest.raises(NotationError):
        read_claim_words("")


# ---- secrets ---------------------------------------------------------------------------------------------------------


def reads(match: Match, seat: TextSeat) -> list[object]:
    """All that reaches a model: what it reads, and why its answers can't be done."""
    text = seat.prompt()
    if seat.seat not in match.waiting:
        return [text]
    illegal = [one for one in ("lay NS 7,0", "axe yes", "take 1") if one not in match.choices(seat.seat)]
    return [text, *(seat.answer(f"decide: {one}") for one in ("9999", *illegal)), seat.prompt()]


@pytest.mark.parametrize("game", HISTORIES)
@pytest.mark.parametrize("number", [0, 1])
def test_two_worlds_read_the_same(game: str, number: int) -> None:
    """Two games that differ only in what a seat can't know read the same, to the letter, at every decision."""
    history = HISTORIES[game](4, f"text {number}", PLAYERS[game], TABLES[game][number])
    random = Random(number)
    different = 0
    for viewer in range(4):
        time = random.randrange(len(history.steps) // 2, len(history.steps))
        chance, decisions = history.second_world(viewer, time, random)
        matches = history.begin(history.original()), history.begin(chance)
        seats = [TextSeat(match, viewer, tries=10_000) for match in matches]
        for i in range(time):
            here, there = (reads(*pair) for pair in zip(matches, seats, strict=True))
            assert here == there, f"after decision {i}"
            matches[0].decide(history.steps[i].decision, history.steps[i].seat)
            matches[1].decide(decisions[i], history.steps[i].seat)
        different += matches[0].position() != matches[1].position()
    assert different > 2, "the second world is nearly always another one"


# ---- the report ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_the_exact_belief_is_that_of_the_analysis(game: str) -> None:
    table = TextTable(game, 5, (2,), ["veteran", "random", "random", "random"], "exact", SHORT[game])
    while (asked := table.play_on()) is not None:
        asked.answer(chatty(asked.prompt()))
    match = table.match
    witness = Witness(match, 2, table.seat(2).notes.guesses)
    rounds = analyse(match).rounds
    points = {point.number: point for point in rounds[0].points if point.number < rounds[0].last}
    after = {one.after for one in match.said}  # the analysis has its points before anybody says anything
    compared = [one for one in witness.guesses if one.guess.after in points and one.guess.after not in after]
    assert len(compared) > 3
    for judged in compared:
        assert judged.exact == pytest.approx(points[judged.guess.after].seats[2], abs=0.001)
    lies = {(mark.number, mark.seat) for one in rounds for mark in one.marks if mark.what == "lie"}
    assert lies <= {(one.said.after, one.said.seat) for one in witness.lies()}


def test_lies_are_told_and_believed() -> None:
    """Over a few games of a model that lies whenever it can, some lies are believed, and by others than itself."""
    told = heard = fooled = 0
    for number in range(6):
        found = play(chatty, "classic", 5, 0, "veteran", f"lies {number}", {"rounds": 1})
        told += len(found.lies_told)
        heard += len(found.lies_heard)
        fooled += sum(len(lie.fooled) for lie in found.lies_heard)
        assert all(lie.seat == 0 and 0 not in lie.fooled for lie in found.lies_told)
        assert all(lie.seat != 0 and (lie.model or 1) >= 0.5 for lie in found.believed)
        assert found.guesses > 0
        assert found.brier is not None
        assert found.exact_brier is not None
    assert told > 0
    assert heard > 0
    assert fooled > 0


def liar(text: str) -> str:
    """Looks at a goal whenever it can, and says the opposite of what it saw."""
    seen = re.findall(r"\(you\) plays a map and looks at the goal at (8,-?[0-9]): it is (\w+)", text)
    lines = []
    for cell, card in seen:
        place = ["8,2", "8,0", "8,-2"].index(cell)
        lines.append(f"claim: saw goal {place} {'stone' if card == 'treasure' else 'treasure'}")
    choices = choices_in(text)
    maps = [choice for choice in choices if choice.startswith("map")]
    return "\n".join([*lines, f"decide: {(maps or choices)[0]}"])


def test_a_lie_about_what_was_really_looked_at_is_believed() -> None:
    """Those who listen have no reason to doubt somebody who looked; so the report names them."""
    fooled: set[int] = set()
    for number in range(6):
        found = play(liar, "classic", 5, 0, "veteran", f"liar {number}", {"rounds": 1})
        assert all(lie.claim.startswith("saw goal") for lie in found.lies_told)
        fooled |= set(found.fooled)
        if found.fooled:
            assert f"believed by seat {seat_name(found.fooled[0])}" in str(found)
    assert fooled == {1, 2, 3, 4}


def test_a_perfect_observer_is_as_good_as_the_exact_belief() -> None:
    """A model that suspects by the exact belief has its Brier score."""
    table = TextTable("classic", 5, (0,), "veteran", "perfect", {"rounds": 1})
    while (asked := table.play_on()) is not None:
        asked.answer(f"suspicions: B 0, C 0, D 0, E 0\ndecide: {choices_in(asked.prompt())[0]}")
    notes = table.seat(0).notes
    witness = Witness(table.match, 0, notes.guesses)
    for guess, judged in zip(list(notes.guesses), witness.guesses, strict=True):
        guess.suspicions.update(enumerate(judged.exact))  # type: ignore[attr-defined]
    found = report(table, 0)
    assert found.brier == found.exact_brier
    assert found.brier is not None
    assert found.brier < 0.25


def test_a_set_of_games_makes_a_table_with_intervals() -> None:
    ended: list[tuple[str, GameReport]] = []
    levels = ("rookie", "veteran")
    measured = measure(chatty, "classic", 3, 2, levels, 1, {"rounds": 1}, ended=lambda *one: ended.append(one))
    assert [(row.level, one) for row in measured.rows for one in row.reports] == ended
    lines = str(measured).splitlines()
    assert [line.split("|")[1].strip() for line in lines] == ["against", "---", "rookie", "veteran"]
    assert all(line.count("|") == lines[0].count("|") for line in lines)
    assert {one.seat for row in measured.rows for one in row.reports} == {0, 1}
    with pytest.raises(OptionError, match="a set needs at least one game"):
        measure(chatty, "classic", 3, 0)
