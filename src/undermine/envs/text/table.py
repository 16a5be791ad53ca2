"""A table of language models and bots."""

import secrets
from collections.abc import Mapping, Sequence
from random import Random

from undermine.bots import BOTS, Bot, Situation
from undermine.engine.chance import Chance
from undermine.engine.errors import OptionError, UndermineError
from undermine.engine.match import Match
from undermine.engine.notation import no_such_seat, seat_name
from undermine.envs.text.seat import Spoken, TextSeat
from undermine.games import game_named
from undermine.research.talks import let_speak


class TextTable:
    """A match with models in some seats and bots in all others, which speak as bots do.

    `others` names one bot for all of them, or one for each seat without a model, in the order of the seats.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        models: Sequence[int] = (0,),
        others: str | Sequence[str] = "veteran",
        seed: object = None,
        options: Mapping[str, object] | None = None,
        tries: int = 3,
        suspicions: bool = True,
    ) -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.match = Match(game_named(game), seats, options, None, Chance(self.seed))
        spoken: list[Spoken] = []
        for seat in models:
            if seat not in range(seats):
                raise OptionError(no_such_seat(seat, seats))
        self.models = {
            seat: TextSeat(self.match, seat, tries, suspicions, spoken, self.seed) for seat in sorted(set(models))
        }
        self.bots = self._seated(others)
        self._random = Random(f"{self.seed}/bots")
        self._memory: dict[str, object] = {}

    def _seated(self, others: str | Sequence[str]) -> dict[int, Bot]:
        free = [seat for seat in range(self.match.seats) if seat not in self.models]
        names = [others] * len(free) if isinstance(others, str) else list(others)
        if len(names) != len(free):
            raise OptionError(f"{len(free)} seats are left for bots, and {len(names)} bots are named")
        unknown = [name for name in names if name not in BOTS]
        if unknown:
            raise OptionError(f"there is no bot {unknown[0]!r}; there are {', '.join(BOTS)}")
        return {seat: BOTS[name] for seat, name in zip(free, names, strict=True)}

    @property
    def players(self) -> tuple[str, ...]:
        """By seat: `model`, or the name of the bot."""
        return tuple("model" if seat in self.models else self.bots[seat].name for seat in range(self.match.seats))

    @property
    def asked(self) -> TextSeat | None:
        """The model that has to decide next; None while it is up to a bot, or once the game is over."""
        waiting = self.match.waiting
        if any(seat in self.bots for seat in waiting) or not waiting:
            return None
        return self.models[waiting[0]]

    def play_on(self) -> TextSeat | None:
        """Lets the bots play until a model is asked, or the game is over."""
        while (owing := [seat for seat in self.match.waiting if seat in self.bots]) and self.match.result is None:
            self._bot_decides(owing[0])
        return self.asked

    def _bot_decides(self, seat: int) -> None:
        """A bot sees what its seat sees, and may say something once its turn is over."""
        bot, match = self.bots[seat], self.match
        thought = bot.choose(Situation.of_match(match, seat, self._memory), self._random)
        match.decide(thought.decision, seat, thought.reasons)
        if seat not in match.waiting and match.result is None:
            let_speak(match, bot, Situation.of_match(match, seat, self._memory), self._random)

    def seat(self, number: int) -> TextSeat:
        """The model's seat with this number."""
        if number not in self.models:
            raise UndermineError(f"seat {seat_name(number)} is a bot's")
        return self.models[number]
