"""Bad input gets an error that says what, where and what to do, and changes nothing."""

import copy
import pickle
from pathlib import Path

import pytest

import undermine
from tests.classic.table import given
from tests.dark_cave.table import given as given_in_the_cave
from undermine import DeckError, NotationError, OptionError, PositionError, RecordError, Refused
from undermine.games.classic.decisions import Align, BreakTool, Lay, Map, Rockfall, TakeGold, Vote
from undermine.games.classic.deck_file import read
from undermine.games.dark_cave import decisions as dc
from undermine.games.lost_mines.decisions import Step

DECK = (Path(undermine.__file__).parent / "games" / "classic" / "classic.toml").read_text("utf-8")


def altered(old: str, new: str) -> str:
    assert old in DECK
    return DECK.replace(old, new, 1)


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (altered("path = 40", "path = 41"), "path should be 41 but adds up to 40"),
        (altered("copies = 16", "copies = 17"), "gold should be 28 but adds up to 29"),
        (altered("copies = 16", "copies = 17"), "nuggets should be 44 but adds up to 45"),
        (altered('doors = "ES"\ncopies = 4', 'doors = "SE"\ncopies = 4'), "doors 'SE' must be letters of NESW"),
        (altered('broken = "cart"', 'broken = "wagon"'), "no tool wagon; there are lamp, cart, pick"),
        (altered("rockfall = true", "landslide = true"), "unknown field `landslide`"),
        (altered("treasure = true", "treasure = false"), "exactly one goal must be the treasure"),
        (altered("copies = 4", "copies = many"), "not TOML"),
        (altered("[8, 2]", "[8, 0]"), "start and goals need different cells"),
        (altered('doors = "EW"\ncopies = 3', 'doors = "NS"\ncopies = 3'), "NS is listed twice"),
        (altered("start = [0, 0]", "start = [40, 0]"), "could leave the grid"),
        (altered("[8, 2]", "[1, 0]"), "a goal lies right beside the start"),
        (
            altered("copies = 16", "copies = 101")
            .replace("gold = 28", "gold = 113")
            .replace("nuggets = 44", "nuggets = 129"),
            "copies must be 1 to 100",
        ),
        ("a = " + "[" * 20_000 + "\n", "not TOML"),
        ("a = " + "9" * 5_000 + "\n", "not TOML"),
        (altered("copies = 4", 'copies = "4"'), "Expected `int`, got `str`"),
    ],
)
def test_a_deck_that_does_not_add_up(deck: str, said: str) -> None:
    with pytest.raises(DeckError) as error:
        undermine.start("classic", 3, deck=deck)
    assert said in str(error.value)


def test_an_unknown_deck() -> None:
    with pytest.raises(DeckError, match="deck 'nowhere': there is no such deck"):
        undermine.start("classic", 3, deck="nowhere")


def test_a_deck_from_a_file_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(altered('name = "classic"', 'name = "mine"'), "utf-8")
    match = undermine.start("classic", 3, 5, deck=str(file))
    match.decide(match.choices()[0])
    record = undermine.write_record(match.record())
    file.unlink()
    assert undermine.replay(record).digest() == match.digest()
    assert read(match.deck_source).names == match.state.deck.names


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("chess", 3, {}, "there is no game 'chess'; there are classic"),
        ("classic", 2, {}, "classic is for 3 to 10 seats, not 2"),
        ("classic", 11, {}, "classic is for 3 to 10 seats, not 11"),
        ("classic", 3, {"speed": 9}, "classic has no option speed; it has first_player, loose_connection"),
        ("classic", 3, {"rounds": 0}, "option rounds of classic can be a whole number from 1 to 20, not 0"),
        ("classic", 3, {"rounds": "three"}, "a whole number from 1 to 20, not 'three'"),
        ("classic", 3, {"next_start": "me"}, "next_start of classic can be last_path, last_card or rotate, not 'me'"),
        ("classic", 3, {"first_player": "D"}, "there is no seat D among 3"),
        ("dark_cave", 1, {}, "dark_cave is for 2 to 8 seats, not 1"),
        ("dark_cave", 9, {}, "dark_cave is for 2 to 8 seats, not 9"),
        ("dark_cave", 3, {"rounds": 1}, "dark_cave has no option rounds; it has first_player, area, rotate180"),
        ("dark_cave", 3, {"area": 8}, "option area of dark_cave can be auto, 7 or 9, not 8"),
        ("dark_cave", 3, {"axe_prompt": "loud"}, "can be sequential or simultaneous, not 'loud'"),
        ("dark_cave", 2, {"first_player": "C"}, "there is no seat C among 2"),
    ],
)
def test_a_table_that_can_not_be(game: str, seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError) as error:
        undermine.start(game, seats, options=options)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("game", "decision", "said"),
    [
        ("classic", "dig NS 1,0", "the first word must be one of lay, break"),
        ("classic", "lay NS", "write lay CARD[~] X,Y"),
        ("classic", "lay NS 1;0", "'1;0' is no cell; write x,y, for example 1,0"),
        ("classic", "lay NS 99,0", "cell 99,0 is off the grid"),
        ("classic", "lay N5 1,0", "'N5' is no card's name"),
        ("classic", "break lamp Q", "'Q' is no seat; seats are letters from A to J"),
        ("classic", "repair lamp A using repair-lamp", "write repair TOOL SEAT with CARD"),
        ("classic", "take two", "'two' is no number of nuggets"),
        ("classic", "vote perhaps", "'perhaps' should be no or yes"),
        ("classic", "", "is no decision"),
        ("dark_cave", "dig I-NS 1,0", "the first word must be one of lay, look-goal"),
        ("dark_cave", "lay I-NS", "write lay CARD[~] X,Y"),
        ("dark_cave", "lay I_NS 1,0", "'I_NS' is no card's name"),
        ("dark_cave", "step 1,0", "write step X,Y SPACE"),
        ("dark_cave", "step 1,0 M", "'M' is no space of a card; they are called N, E, S, W, C, T"),
        ("dark_cave", "step 1,0 WE", "'WE' is no space of a card"),
        ("dark_cave", "web 1,0 X with I-web", "'X' is no side; sides are N, E, S, W"),
        ("dark_cave", "hew 1,0 NE", "'NE' is no side"),
        ("dark_cave", "rouse I-rat", "write rouse with CARD"),
        ("dark_cave", "attract 1,0 by I-rat", "write attract X,Y with CARD"),
        ("dark_cave", "swap Q with II-swap", "'Q' is no seat"),
        ("dark_cave", "meet bat", "'bat' is no creature; there are rat, lindworm, goblin"),
        ("dark_cave", "axe maybe", "'maybe' should be no or yes"),
        ("dark_cave", "take 1", "'1' should be no or yes"),
        ("dark_cave", "discard", "write discard CARD ..."),
        ("dark_cave", "discard I-NS I-NS I-NS", "3 cards are too many"),
    ],
)
def test_malformed_notation(game: str, decision: str, said: str) -> None:
    match = undermine.start(game, 3, 1)
    before = match.position()
    with pytest.raises(NotationError) as error:
        match.decide(decision)
    assert said in str(error.value)
    assert match.position() == before
    assert decision not in match.choices()


def test_a_decision_out_of_turn() -> None:
    match = given('turn = "B"')
    with pytest.raises(Refused, match="it's seat B's turn"):
        match.decide("pass NS", seat=0)
    with pytest.raises(OptionError, match="there is no seat 7; seats are 0 to 2"):
        match.decide("pass NS", seat=7)


def test_an_unknown_card_and_one_not_held() -> None:
    match = given('[seat.A]\nhand = "EW"')
    with pytest.raises(Refused, match="there is no card XX in this deck"):
        match.decide("pass XX")
    with pytest.raises(Refused, match="you don't hold NS; you hold EW"):
        match.decide("pass NS")


def test_something_that_is_no_decision() -> None:
    with pytest.raises(NotationError, match="3 is no decision of classic"):
        undermine.start("classic", 3, 1).decide(3)  # type: ignore[arg-type]


def test_all_defects_of_a_position_are_told() -> None:
    with pytest.raises(PositionError) as error:
        given("""
            laid = ["1,0 EW", "1,0 NS", "2,0 NS", "3,3 XX", "x,y EW"]
            goals = ["8,2 treasure", "8,0 treasure", "8,-2 stone-ES"]
            set_aside = "miner"
            [seat.A]
            role = "saboteur"
            hand = "EW EW EW EW NS NS NS"
            broken = "lamp lamp hammer"
            gold = "3 3 3 3 3"
            [seat.B]
            role = "saboteur"
            [seat.D]
            role = "miner"
        """)
    defects = "\n".join(error.value.defects)
    for said in [
        "1,0 NS': another card lies there, or it is off the table",
        "the cards at 1,0 and 2,0 do not fit",
        "there is no path card XX",
        "'x,y' is no cell",
        "goals must be treasure, stone-SW, stone-ES, each once",
        "3 seats play with 1 saboteur and 3 miners (CL-S01)",
        "5 cards EW, but the deck has 3",
        "seat A holds more than 6 cards",
        "two broken lamps before one seat (CL-A02)",
        "there is no tool hammer",
        "5 gold cards of 3, but the deck has 4",
        "there is no seat D among 3",
    ]:
        assert said in defects


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "classic"\nseats = ', "position: not TOML"),
        ("seats = 3", "must say which game it is of"),
        ('game = "go"\nseats = 3', "there is no game 'go'"),
        ('game = "classic"\nseats = "three"', "Expected `int`, got `str` - at `$.seats`"),
        ('game = "classic"\nseats = 3\nmood = "grim"', "unknown field `mood`"),
    ],
)
def test_a_malformed_position(text: str, said: str) -> None:
    with pytest.raises(undermine.UndermineError) as error:
        undermine.load_position(text)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('pile = ""\ndiscards = ""\n[seat.A]\nhand = "EW"', "cards are nowhere"),
        ('[seat.A]\nhand = ""', "seat A has no cards to play (CL-T05)"),
        ('phase = "gold"', "a packet of two gold cards or more is needed"),
        ('phase = "vote"', "a vote needs its proposer"),
        ('phase = "dance"', "'dance' should be one of play, align, gold, vote, over"),
        ('packet = "1 2"', "there is a gold packet only in phase gold"),
        ("round = 4", "round 4 of 3"),
        ('goals = ["8,2 treasure up", "8,0 stone-SW", "8,-2 stone-ES"]', "the treasure lies face up"),
        (
            'laid = ["1,0 ESW","2,0 ESW~","3,0 ESW","4,0 ESW~","5,0 ESW","6,0 EW","7,0 EW"]',
            "the goal at 8,0 is joined to the start, so it lies face up (CL-R01)",
        ),
    ],
)
def test_an_impossible_position(text: str, said: str) -> None:
    with pytest.raises(PositionError) as error:
        given(text)
    assert said in str(error.value)


def test_records_of_another_kind(tmp_path: Path) -> None:
    record = undermine.write_record(undermine.start("classic", 3, 1).record()).decode()
    cases = {
        record.replace('"format": 2', '"format": 9'): "has format 9; this Undermine reads formats 1 and 2",
        record.replace('"rules": 1', '"rules": 7'): "made under version 7 of its rules; this Undermine plays version 1",
        record.replace('"game": "classic"', '"game": "mahjong"'): "there is no game 'mahjong'",
        record.replace('"seats": 3', '"seats": 4'): "the setup: the state has digest",
        record[:40]: "is damaged",
        "{}": "has format unknown",
    }
    for text, said in cases.items():
        with pytest.raises(undermine.UndermineError) as error:
            undermine.replay(text.encode())
        assert said in str(error.value)
    with pytest.raises(RecordError, match=r"nothing.json: can't be read"):
        undermine.replay(tmp_path / "nothing.json")


@pytest.mark.parametrize("deck", ["/etc/passwd", "a" * 300, "a\0b", "../classic/classic", "nowhere.toml", "a\0b.toml"])
def test_a_deck_that_is_no_deck(deck: str) -> None:
    with pytest.raises(DeckError):
        undermine.start("classic", 3, deck=deck)


def test_positions_and_records_do_not_open_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(DECK, "utf-8")
    with pytest.raises(DeckError, match="there is no such deck"):
        given(f'deck = "{file}"')


ODD_DECISIONS: dict[str, list[object]] = {
    "classic": [
        Vote(2),  # type: ignore[arg-type]
        Vote(1 << 20),  # type: ignore[arg-type]
        Vote("no"),  # type: ignore[arg-type]
        Align(7),  # type: ignore[arg-type]
        Lay("EW", (2.0, 0)),  # type: ignore[arg-type]
        Lay("EW", (1,)),  # type: ignore[arg-type]
        Lay("EW", None),  # type: ignore[arg-type]
        Rockfall("1,0"),  # type: ignore[arg-type]
        Map(None),  # type: ignore[arg-type]
        BreakTool("lamp", 2.0),  # type: ignore[arg-type]
        TakeGold(None),  # type: ignore[arg-type]
        Step("N"),
        3,
        None,
    ],
    "dark_cave": [
        dc.Step((0, 1), None),  # type: ignore[arg-type]
        dc.Step("0,1", "C"),  # type: ignore[arg-type]
        dc.SetWeb("I-web", (0, 0), 1),  # type: ignore[arg-type]
        dc.Hew((0, 0, 0), "N"),  # type: ignore[arg-type]
        dc.Discard(("I-NS", 3)),  # type: ignore[arg-type]
        dc.Discard(5),  # type: ignore[arg-type]
        dc.AnswerAxe(2),  # type: ignore[arg-type]
        dc.Swap("II-swap", "B"),  # type: ignore[arg-type]
        dc.Meet(0),  # type: ignore[arg-type]
        BreakTool("lamp", 0),
        None,
    ],
}


@pytest.mark.parametrize(
    ("game", "decision"), [(game, decision) for game, odd in ODD_DECISIONS.items() for decision in odd], ids=repr
)
def test_decisions_made_by_hand_are_checked_field_by_field(game: str, decision: object) -> None:
    match = undermine.start(game, 3, 1, {"vote_end": True})
    match.decide("propose-end")
    before = match.position()
    for call in (match.decide, match.why_not):
        with pytest.raises(NotationError, match=f"is no decision of {game}"):
            call(decision)  # type: ignore[arg-type]
    assert decision not in match.choices()
    assert match.position() == before


def test_creatures_of_the_dark_cave_that_can_not_attack() -> None:
    """Those that have yet to attack the dwarf that came to them are in its space, like the one that attacks now."""
    text = """
        phase = "axe"
        attacker = "rat"
        attackers = "goblin"
        victims = "A"
        asked = "A"
        creatures = ["I-rat of B at 0,0 C", "I-goblin of B at {at}"]
        laid = ["1,0 I-EW"]
        [seat.A]
        axes = "I-axe"
    """
    given_in_the_cave(text.replace("{at}", "0,0 C")).decide("axe no")
    for elsewhere in (text.replace("{at}", "1,0 C"), text.replace(', "I-goblin of B at {at}"', "")):
        with pytest.raises(PositionError):
            given_in_the_cave(elsewhere)


def test_decisions_about_seats_that_are_not_there() -> None:
    match = given('[seat.A]\nhand = "broken-lamp"')
    for seat in (-1, 3, 99):
        refusal = match.why_not(BreakTool("lamp", seat))
        assert refusal is not None and refusal.clause == "CL-S01"
    with pytest.raises(NotationError):
        str(BreakTool("lamp", 99))


def test_odd_arguments() -> None:
    match = undermine.start("classic", 3, 1)
    for call in (
        lambda: undermine.start("classic", 3.0),  # type: ignore[arg-type]
        lambda: undermine.start("classic", True),
        lambda: undermine.start([], 3),  # type: ignore[arg-type]
        lambda: undermine.start("classic", 3, options={1: 2}),  # type: ignore[dict-item]
        lambda: undermine.start("classic", 3, seed="\ud800"),
        lambda: undermine.load_position(b"seats = 3"),  # type: ignore[arg-type]
        lambda: undermine.load_position("a = " + "[" * 20_000),
        lambda: undermine.replay("a\0b"),
        lambda: undermine.replay(b'{"format": 1, "x": ' + b"[" * 20_000),
        lambda: match.view(1.0),  # type: ignore[arg-type]
        lambda: match.log(0, 99),
        lambda: match.log(0, -1),
        lambda: match.decide(Lay(object(), (0, 0))),  # type: ignore[arg-type]
        lambda: undermine.start("classic", 3, options={"first_player": "\ud800"}),
        lambda: undermine.start("classic", 3, options=5),  # type: ignore[arg-type]
        lambda: undermine.start("classic", 3, deck=5),  # type: ignore[arg-type]
        lambda: undermine.start("classic", 3, deck=b"x\n"),  # type: ignore[arg-type]
        lambda: undermine.replay(None),  # type: ignore[arg-type]
        lambda: undermine.replay(5),  # type: ignore[arg-type]
    ):
        with pytest.raises(undermine.UndermineError):
            call()


def test_errors_survive_a_process_pool() -> None:
    for error in (Refused("CL-P04", "why"), PositionError(["one", "two"]), DeckError("off")):
        again = pickle.loads(pickle.dumps(error))
        assert str(again) == str(error)
        assert copy.copy(error).args == error.args


@pytest.mark.parametrize("game", undermine.GAMES)
def test_choices_hold_no_secrets(game: str) -> None:
    choices = undermine.start(game, 3, 1).choices()
    assert not any(hasattr(held, "roles") for held in vars(choices).values())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('goals = ["8,0 treasure up", "8,0 stone-SW", "8,2 treasure", "8,-2 stone-ES"]', "there lies another one"),
        ('phase = "vote"\nproposer = "B"\nvoted = "B"', "this table does not vote"),
        (
            'phase = "vote"\nproposer = "B"\nvoted = "B"\nactor = "C"\n[options]\nvote_end = true\n[seat.A]\nhand = ""',
            "seat A has no cards to play",
        ),
        ('phase = "vote"\nproposer = "B"\n[options]\nvote_end = true', "a vote needs its proposer, who says yes"),
        ('[ended.first]\nwinner="miners"\nhow="vote"\nroles=""\nset_aside="miner"\ngold=""', "should be named round1"),
    ],
)
def test_contradictions_in_a_position(text: str, said: str) -> None:
    with pytest.raises(PositionError) as error:
        given(text)
    assert said in str(error.value)


def test_a_record_whose_head_is_not_that_of_its_position() -> None:
    match = given("")
    record = undermine.write_record(match.record()).decode()
    with pytest.raises(RecordError, match="its seats are not those of its position"):
        undermine.replay(record.replace('"seats": 3', '"seats": 4', 1).encode())


def test_long_games_and_finished_ones_read_back() -> None:
    match = undermine.start("classic", 3, "long", {"rounds": 12, "vote_end": True})
    while match.result is None:
        match.decide("propose-end")
        match.decide("vote yes")
        match.decide("vote yes")
        text = match.position()
        assert undermine.load_position(text).position() == text
