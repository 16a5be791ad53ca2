"""Games written down for researchers: a row for each game and one for each decision.

Game number i of the same settings is the same, no matter who plays it, and the same as that of `simulate`.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from undermine.bots import BOTS, Bot
from undermine.bots.beliefs import Beliefs
from undermine.bots.chance import RandomBot
from undermine.bots.models import AnyModel, model_of
from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.game import AnyGame, AnyState
from undermine.engine.match import Match
from undermine.engine.version import VERSION
from undermine.games import game_named
from undermine.research.evaluate import QuickTable
from undermine.research.simulate import memories_of, seated

#: Games in one part, if all play at random, if all decide in no time, and if somebody thinks for long. A part is what
#: an interrupted run loses at most, for each process.
RANDOM_PART, QUICK_PART, SLOW_PART = 500, 50, 5
#: Parts at least, where there are as many games: so that several processes find something to do.
PARTS = 16

#: A seat's decision: the seat, the code, and how many choices there were.
Move: TypeAlias = tuple[int, int, int]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a set of games is made by. The same settings give the same rows."""

    game: str
    #: Numbers of seats, which take turns from game to game; so do bots, from seat to seat and from game to game.
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object] = {}
    #: In how many of the games it is worked out at each decision how far all had reason to suspect whom.
    watched: int = 0
    #: Games in one part.
    part: int
    rules: int
    engine: str = VERSION
    format: int = 1

    def numbers(self, part: int) -> range:
        return range(part * self.part, min((part + 1) * self.part, self.games))

    @property
    def parts(self) -> int:
        return -(-self.games // self.part)

    def seats_in(self, number: int) -> int:
        return self.seats[number % len(self.seats)]

    def bots_in(self, number: int) -> list[str]:
        """By seat. All bots come to all seats at tables of all sizes."""
        return seated(self.bots, self.seats_in(number), number // len(self.seats))

    def watches(self, number: int) -> bool:
        """Those that are watched are spread evenly."""
        return (number + 1) * self.watched // self.games > number * self.watched // self.games


def settings_of(
    game: str,
    seats: Sequence[int],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, object],
    watched: int,
    part: int | None = None,
) -> Settings:
    """Checked settings. Without a word on it, a part has as many games as are played in a while."""
    rules = game_named(game)
    for number in seats:
        rules.check_seats(number)
    rules.read_options(options)
    for name in bots:
        if name not in BOTS:
            raise OptionError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if not seats or not bots or len(set(seats)) < len(seats):
        raise OptionError("name at least one bot and one number of seats, and each number once")
    if games < 1 or watched < 0 or (part is not None and part < 1):
        raise OptionError("games must be 1 or more, in all and in a part, and those that are watched 0 or more")
    most = SLOW_PART if any(not BOTS[name].quick for name in bots) else QUICK_PART
    if set(bots) == {RandomBot.name}:
        most = RANDOM_PART
    return Settings(
        game=game,
        seats=tuple(seats),
        bots=tuple(bots),
        games=games,
        seed=seed,
        options=options,
        watched=min(watched, games) if model_of(game) else 0,
        part=part or min(most, -(-games // PARTS)),
        rules=rules.rules_version,
    )


class Rows:
    """What is noted of some games, by column."""

    def __init__(self) -> None:
        self.games: dict[str, list[Any]] = {}
        self.decisions: dict[str, list[Any]] = {name: [] for name in DECISION_COLUMNS}
        #: Code -> its place in the two lists, which say of each kind of decision what it is.
        self.known: dict[int, int] = {}
        self.texts: list[str] = []
        self.kinds: list[str] = []

    def add_game(self, row: dict[str, Any]) -> None:
        for name, value in row.items():
            self.games.setdefault(name, []).append(value)


DECISION_COLUMNS = ("game", "number", "round", "seat", "role", "choices", "code", "decision", "suspicion")


def record(settings: Settings, part: int) -> Rows:
    """The games of one part."""
    rows = Rows()
    for number in settings.numbers(part):
        _Recorder(settings, number, rows).play()
    return rows


class _Recorder:
    """One game in the making."""

    def __init__(self, settings: Settings, number: int, rows: Rows) -> None:
        self.settings, self.number, self.rows = settings, number, rows
        self.game: AnyGame = game_named(settings.game)
        self.model: AnyModel | None = model_of(settings.game)
        self.seats = settings.seats_in(number)
        self.names = settings.bots_in(number)
        self.seed = f"{settings.seed}/{number}"
        self.random = Random(self.seed)
        self.rounds: list[dict[str, Any]] = []
        self.roles: Sequence[int] = ()
        self.state: AnyState
        self.beliefs: Beliefs | None = None

    def play(self) -> None:
        moves = self._begin()
        columns = self.rows.decisions
        number = 0
        for number, (seat, code, choices) in enumerate(moves, 1):
            state = self.state
            round_ = getattr(state, "round", 1)
            if not self.rounds or self.rounds[-1]["round"] != round_:
                self._begin_round(round_, seat)
            self.rounds[-1]["decisions"] += 1
            columns["game"].append(self.number)
            columns["number"].append(number)
            columns["round"].append(round_)
            columns["seat"].append(seat)
            columns["role"].append(self.roles[seat] if self.model else None)
            columns["choices"].append(choices)
            columns["code"].append(code)
            columns["decision"].append(self._kind(code))
            columns["suspicion"].append(self._suspicion(round_))
        self._end(number)

    def _begin(self) -> Generator[Move, None, None]:
        game, settings = self.game, self.settings
        watched = settings.watches(self.number)
        if set(self.names) == {RandomBot.name}:  # in the fast tier, without views
            self.events: list[Any] | None = [] if watched else None
            options = game.read_options(settings.options)
            self.state = game.begin(self.seats, options, game.name, Chance(self.seed), self.events)[0]
            moves = random_moves(game, self.state, self.random)
        else:
            match = Match(game, self.seats, settings.options, None, Chance(self.seed))
            options, self.state, self.events = match.options, match.state, match._log
            moves = bot_moves(match, self.names, self.random)
        if watched and self.model:
            self.beliefs = Beliefs(self.model, self.seats, options, self.state.deck)
        return moves

    def _begin_round(self, round_: int, starter: int) -> None:
        self.rounds.append({"round": round_, "starter": starter, "decisions": 0})
        if self.model:
            self.roles = self.model.truth(self.state)[0]
            self.rounds[-1]["roles"] = [self.model.roles[role] for role in self.roles]

    def _kind(self, code: int) -> int:
        rows = self.rows
        place = rows.known.get(code)
        if place is None:
            place = rows.known[code] = len(rows.texts)
            decision = self.game.decode(self.state.deck, code)
            rows.texts.append(str(decision))
            rows.kinds.append(str(type(decision).__struct_config__.tag))
        return place

    def _suspicion(self, round_: int) -> list[float] | None:
        """By seat, before the decision, as long as the roles are not turned over."""
        beliefs, model = self.beliefs, self.model
        if beliefs is None or model is None or self.events is None or model.round_over(self.state, round_):
            return None
        beliefs.follow(self.events)
        public = beliefs.public()
        return [round(beliefs.seen(public, seat), 4) for seat in range(self.seats)]

    def _end(self, decisions: int) -> None:
        game, state, model = self.game, self.state, self.model
        for one in self.rounds if model else ():
            one["winner"] = model.winner(state, one["round"]) if model else None
            one["scores"] = model.scores(state, one["round"]) if model else None
        result: Any = game.views.result(state)
        row = {
            "game": self.number,
            "seed": self.seed,
            "seats": self.seats,
            "bots": self.names,
            "decisions": decisions,
            "winners": list(result.winners),
            "gold": list(game.gold(state)),
            "rounds": self.rounds,
            "watched": self.beliefs is not None,
            "wins": game.scoring.wins(state),
            "counts": game.scoring.counts(state),
        }
        self.rows.add_game(row)


def random_moves(game: AnyGame, state: AnyState, random: Random) -> Generator[Move, None, None]:
    """As `playout` plays, told before each decision."""
    turn = game.turn
    while codes := turn.legal(state):
        choices = len(codes)
        if codes[-1] == game.propose:
            codes.pop()
        code = codes[int(random.random() * len(codes))]
        yield state.actor, code, choices
        turn.apply(state, code)


def bot_moves(match: Match, names: Sequence[str], random: Random) -> Generator[Move, None, None]:
    """Plays a match to its end, told before each decision."""
    table = QuickTable(match)
    bots = [BOTS[name] for name in names]
    memories = memories_of(bots)
    while match.result is None:
        seat = match.waiting[0]
        code = chosen(table, seat, bots[seat], memories[seat], random)
        yield seat, code, len(match.choices(seat))
        table.take(seat, code)


def chosen(table: QuickTable, seat: int, bot: Bot, memory: dict[str, object], random: Random) -> int:
    """The code of a bot's decision. Whatever a bot of another package does, one sentence says which bot it was."""
    match = table.match
    try:
        decision = bot.choose(table.situation(seat, memory), random).decision
        code = match.game.encode(match.state.deck, decision)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UndermineError(f"the bot {bot.name} failed in the game {match.seed}: {why}") from error
    if code not in match.choices(seat).codes:
        raise UndermineError(f"the bot {bot.name} may not choose {decision}, as it did in the game {match.seed}")
    return code
