"""`undermine evaluate` and `undermine train`: what they promise to those who measure bots."""

import json

import msgspec
import numpy as np
import pytest

import undermine
from tests.commands import run
from undermine.bots.belief import Belief, Likelihoods, Observation, likelihoods
from undermine.bots.models import model_needed
from undermine.bots.talking import Spoken, spoken
from undermine.bots.values import Weights
from undermine.research import ladder, tables
from undermine.research import train_talk as train_talk_module
from undermine.research.crews import Processes
from undermine.research.evaluate import evaluate, wilson
from undermine.research.train import blank, train_belief, train_value, write
from undermine.research.train_talk import train_talk

CELL = ("evaluate", "classic", "--seats", "5", "--by-role", "loyal=veteran,saboteur=rookie", "--seed", "5", "--json")


def test_one_cell_as_json():
    found = json.loads(run(*CELL, "--deals", "6"))
    assert found["deals"] == sum(found["wins"].values()) == 6
    assert set(found["wins"]) == {"miners", "saboteurs", "nobody"}
    assert set(found["cpu_ms_per_decision"]) == {"veteran", "rookie"}
    assert 0 < found["log_loss"] < 2
    assert 0.5 < found["auc_at_quarter"] <= 1.0
    assert 0.0 <= found["ece"] < 0.5
    assert found["steps_back"] is None  # nobody walks in classic
    assert found["talk"] is False
    assert sum(sum(cell.values()) for cell in found["wins_by_saboteurs"].values()) == 6


def test_the_same_seed_deals_the_same_cards_to_other_bots():
    """So two evaluations pair: the saboteurs in play are the same, deal by deal, and so is a repetition."""
    one = evaluate("classic", 5, {"loyal": "rookie", "saboteur": "random"}, 8, "pairs")
    other = evaluate("classic", 5, {"loyal": "random", "saboteur": "random"}, 8, "pairs")
    again = evaluate("classic", 5, {"loyal": "rookie", "saboteur": "random"}, 8, "pairs", jobs=2)

    def dealt(found):
        return {k: sum(cell.values()) for k, cell in found.wins_by_saboteurs.items()}

    assert dealt(one) == dealt(other)
    assert one.by_deal == again.by_deal
    assert one.wins == again.wins


def test_a_master_has_a_budget_in_worlds():
    fewer = evaluate("classic", 3, {"loyal": "master"}, 1, "worlds", worlds=4)
    more = evaluate("classic", 3, {"loyal": "master"}, 1, "worlds", worlds=24)
    assert fewer.cpu_ms_per_decision["master"] < more.cpu_ms_per_decision["master"]
    assert evaluate("classic", 3, {"loyal": "master"}, 1, "worlds", worlds=4).by_deal == fewer.by_deal


@pytest.mark.parametrize("game", ["lost_mines", "dark_cave"])
def test_the_clan_games_have_points_and_sides(game):
    found = (
        evaluate(game, 5, {"yellow": "rookie", "blue": "random", "selfish": "rookie"}, 2)
        if game == "lost_mines"
        else evaluate(game, 5, {"yellow": "rookie", "blue": "random"}, 2)
    )
    assert sum(found.wins.values()) == 2
    assert set(found.points) <= set(model_needed(game).roles)
    assert len(found.by_seats["even"]) == 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("classic", "--by-role", "loyal=wizard"), "no bot 'wizard'"),
        (("classic", "--by-role", "selfish=rookie"), "no 'selfish' to give a level to"),
        (("classic", "--by-role", "loyal"), "ROLE=LEVEL"),
        (("classic", "--deals", "0"), "must be 1 or more"),
        (("chess",), "chess"),
        (("classic", "--seats", "2"), "3 to 10 seats"),
        (("--report", "none.md"), "no file none.md"),
    ],
)
def test_bad_words_are_answered_in_a_line(words, why):
    assert why in " ".join(run("evaluate", *words, code=2).split())


def test_intervals():
    low, high = wilson(0, 20)
    assert low == 0.0
    assert 0.1 < high < 0.2
    assert tables.paired([1.0] * 10, [1.0] * 10) == "+0.0 ± 0.0"


def test_the_report_is_written_between_its_marks(tmp_path, monkeypatch):
    """With few deals and cells: the frame is what is tested."""
    few = [(model, section._replace(cells=section.cells[:2])) for model, section in ladder.sections()]
    monkeypatch.setattr(ladder, "sections", lambda: few)
    path = tmp_path / "bots.md"
    path.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
    ladder.write_report(path, 2, "1", 4, Processes(1), int)
    text = path.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| 5 | rookie | random | 2 |" in text
    assert text.count("\n### ") == 5


# ---- learning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", undermine.GAMES)
def test_training_can_be_repeated_and_is_written_down(game, tmp_path):
    found = train_belief(game, 2, "again")
    assert found == train_belief(game, 2, "again")
    path = write(found, tmp_path)
    assert msgspec.json.decode(path.read_bytes(), type=Likelihoods) == found
    assert (found.seed, found.rounds) == ("again", 2)
    weights = train_value(game, 6, "again")
    assert msgspec.json.decode(write(weights, tmp_path).read_bytes(), type=Weights) == weights
    said = train_talk(game, 1, "again")
    assert said == train_talk(game, 1, "again")
    assert msgspec.json.decode(write(said, tmp_path).read_bytes(), type=Spoken) == said


def test_masters_who_are_loyal_tell_what_they_saw_and_saboteurs_would_rather_lie(monkeypatch):
    monkeypatch.setattr(train_talk_module, "PASSES", 2)
    loyal, saboteur = train_talk("classic", 8, "loyal").rates["goal"]
    assert loyal.truth > 0.7 > saboteur.truth
    assert saboteur.lie > loyal.lie


@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_data_that_we_ship_fit_the_models(game):
    known, model = likelihoods(game), model_needed(game)
    assert (known.roles, known.classes, known.contexts, known.kinds) == (
        model.roles,
        model.classes,
        model.contexts,
        model.kinds,
    )
    assert np.allclose(np.array(known.tables).sum(axis=-1), 1.0, atol=1e-3)
    for by_role in spoken(game).values():
        assert len(by_role) == len(model.roles)
        assert np.allclose(np.array(by_role).sum(axis=-1), 1.0, atol=1e-3)


# ---- beliefs ------------------------------------------------------------------------------------------------------


def toy() -> Likelihoods:
    """Two styles, two roles, one context, two classes, one kind of aiming."""
    return msgspec.convert(
        {
            "game": "toy",
            "version": "0",
            "seed": "0",
            "rounds": 0,
            "styles": ["plain", "odd"],
            "roles": ["loyal", "saboteur"],
            "contexts": ["always"],
            "classes": ["help", "harm"],
            "kinds": ["break"],
            "mix": [[0.5, 0.5], [0.5, 0.5]],
            "tables": [[[[0.9, 0.1]], [[0.2, 0.8]]], [[[0.6, 0.4]], [[0.5, 0.5]]]],
            "targets": [[[0.1, 0.9], [0.8, 0.2]]],
        },
        Likelihoods,
    )


def by_hand(known: Likelihoods, roles, prior, seen):
    """The same sum, written out: each hypothesis, each style of each actor, each event."""
    scores = []
    for dealt, weight in zip(roles, prior, strict=True):
        total = weight
        for actor in range(len(dealt)):
            styles = []
            for style in range(2):
                product = known.mix[dealt[actor]][style]
                for one in seen:
                    if one.actor == actor:
                        every = [known.tables[k][r][0][one.classes[0]] for k in range(2) for r in range(2)]
                        likely = [(0.9 * p + 0.1 * sum(every) / 4 + 1e-12) ** known.tempering for p in every]
                        least = max(likely) * 2.0**-known.cap_bits
                        product *= max(likely[style * 2 + dealt[actor]], least)
                styles.append(product)
            total *= sum(styles)
        scores.append(total)
    return [score / sum(scores) for score in scores]


def test_the_table_is_exact():
    known = toy()
    roles: list[tuple[int, ...]] = [(0, 0), (0, 1), (1, 0)]
    prior = [1.0, 1.0, 2.0]
    belief = Belief(roles, prior, [1.0], known)
    seen = [Observation(0, 0, (1,), {}), Observation(1, 0, (0,), {}), Observation(0, 0, (1,), {})]
    for one in seen:
        belief.see(one)
    assert belief.joint()[:, 0] == pytest.approx(by_hand(known, roles, prior, seen), rel=1e-6)


def test_no_event_moves_the_odds_beyond_the_cap():
    known = msgspec.structs.replace(toy(), tables=(((((1.0, 0.0),), ((0.0, 1.0),))), (((1.0, 0.0),), ((0.0, 1.0),))))
    belief = Belief([(0,), (1,)], [1.0, 1.0], [1.0], msgspec.structs.replace(known, contamination=0.0))
    belief.see(Observation(0, 0, (1,), {}))
    odds = belief.joint()[1, 0] / belief.joint()[0, 0]
    assert odds == pytest.approx(2.0**known.cap_bits)


def test_whom_one_aims_at_tells_of_both():
    belief = Belief([(0, 1, 0), (1, 0, 0), (0, 0, 1)], [1.0] * 3, [1.0], toy())
    belief.see(Observation(0, 0, (1,), {}, target=1, kind=0, eligible=(1, 2)))
    table = belief.joint()[:, 0]
    assert table[0] > table[2]  # a loyal one breaks the saboteur rather than another loyal one


def test_what_cannot_be_is_out():
    belief = Belief([(0,), (1,)], [1.0, 1.0], [1.0, 1.0], toy())
    table = belief.joint(np.array([False, True]), np.array([True, False]))
    assert table.tolist() == [[0.0, 0.0], [1.0, 0.0]]
    with pytest.raises(ValueError, match="nothing is possible"):
        belief.joint(np.array([False, False]))


@pytest.mark.parametrize(("game", "some"), [("classic", True), ("lost_mines", False), ("dark_cave", False)])
def test_there_are_sleepers_only_where_they_can_wake_up(game, some):
    learned = blank(model_needed(game))
    mix = dict(zip(learned.styles, learned.mix[0], strict=True))
    assert (mix["sleeper"] > 0) == some
    assert sum(mix.values()) == pytest.approx(1, abs=1e-4)
