"""A text environment with the four words of TextArena: reset, get_observation, step and close."""

from collections.abc import Mapping, Sequence
from typing import Any

from undermine.engine.errors import UndermineError
from undermine.envs.text.report import GameReport, report
from undermine.envs.text.table import TextTable


class TextEnv:
    """One game after the other. Players are numbered from 0 on, and sit in the seats with the same numbers, or in `at`;
    bots have the others.

    >>> from undermine.games import OURS
    >>> env = TextEnv(min(OURS), seats=3, others="rookie", options={"rounds": 1})
    >>> env.reset(num_players=1, seed=7)
    >>> done = False
    >>> while not done:
    ...     player, text = env.get_observation()
    ...     done, info = env.step("decide: 1")          # your model answers here
    >>> rewards, infos = env.close()
    >>> rewards, infos[0]["report"].unreadable
    ({0: 1.0}, 0)
    """

    def __init__(
        self,
        game: str,
        seats: int = 5,
        others: str | Sequence[str] = "veteran",
        at: Sequence[int] | None = None,
        options: Mapping[str, object] | None = None,
        tries: int = 3,
        suspicions: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.others = others
        self.at = at
        self.options = options
        self.tries = tries
        self.suspicions = suspicions
        self._table: TextTable | None = None
        self._shown: tuple[int, str] | None = None

    @property
    def table(self) -> TextTable:
        if self._table is None:
            raise UndermineError("there is no game yet: call reset first")
        return self._table

    def reset(self, num_players: int = 1, seed: object = None) -> None:
        """A new game. The same seed deals the same cards, and the same answers get the same texts."""
        at = range(num_players) if self.at is None else self.at
        if len(at) != num_players:
            raise UndermineError(f"{num_players} players can't sit in {len(at)} seats")
        table = TextTable(self.game, self.seats, at, self.others, seed, self.options, self.tries, self.suspicions)
        table.play_on()
        self._table, self._shown = table, None
        self.players = list(at)

    def get_observation(self) -> tuple[int, str]:
        """The player who has to answer next, and what there is to read; once the game is over, how it ended."""
        if self._shown is None:
            seat = self.table.asked or self.table.seat(self.players[0])
            self._shown = self.players.index(seat.seat), seat.prompt()
        return self._shown

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The answer of that player. Whether the game is over, and what was wrong with the answer, if anything was."""
        seat = self.table.asked
        if seat is None:
            return True, {}
        wrong, self._shown = seat.answer(action), None
        self.table.play_on()
        return self.table.match.result is not None, {} if wrong is None else {"refused": wrong}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """By player: 1 for each winner of the game; and its report, once the game is over."""
        result = self.table.match.result
        if result is None:
            return dict.fromkeys(range(len(self.players)), 0.0), {player: {} for player in range(len(self.players))}
        reports = [self.report(player) for player in range(len(self.players))]
        return (
            {player: float(one.won) for player, one in enumerate(reports)},
            {player: {"report": one} for player, one in enumerate(reports)},
        )

    def report(self, player: int = 0) -> GameReport:
        """What became of a player's game."""
        return report(self.table, self.players[player])
