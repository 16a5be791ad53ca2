"""What a folder of games adds up to, for its report: read part by part, so that any number of games fits."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from undermine.research.datasets import Dataset
from undermine.research.means import Mean

#: Points of a curve over a round: its beginning, each twentieth, its end.
STEPS = 20


class Figures:
    """Everything that the report shows."""

    def __init__(self, dataset: Dataset) -> None:
        self.settings = dataset.settings
        self.games = self.rounds = self.decisions = self.watched = 0
        #: By seats: rounds by who won them; games by their decisions; seats by their gold.
        self.wins: dict[int, Counter[str]] = defaultdict(Counter)
        self.lengths: dict[int, Counter[int]] = defaultdict(Counter)
        self.gold: dict[int, Counter[int]] = defaultdict(Counter)
        #: What a seat got out of a round. Seats of one round that share role and bot count as one: they win together.
        self.by_role: dict[tuple[int, str], Mean] = defaultdict(Mean)
        self.by_bot: dict[tuple[str, str], Mean] = defaultdict(Mean)
        #: By the place in the order of play, from the seat that begins a round.
        self.by_place: dict[tuple[int, int], Mean] = defaultdict(Mean)
        #: Whether a round is won or lost, and not paid in points.
        self.shares = True
        #: By role: how far all had reason to suspect its seats, in the course of a round.
        self.suspicion: dict[str, list[Mean]] = defaultdict(lambda: [Mean() for _ in range(STEPS + 1)])
        for part in range(self.settings.parts):
            if dataset.done(part):
                self._add_part(dataset, part)

    @property
    def seats(self) -> list[int]:
        return sorted(self.lengths)

    def roles(self) -> list[str]:
        """In the order of the model, as far as they were dealt."""
        return list(dict.fromkeys(role for _, role in self.by_role))

    def _add_part(self, dataset: Dataset, part: int) -> None:
        watched: dict[int, list[dict[str, Any]]] = {}
        for batch in dataset.read("games", part):
            for row in batch.to_pylist():
                self._add_game(row)
                if row["watched"]:
                    watched[row["game"]] = row["rounds"]
        if not watched:
            return
        courses: dict[tuple[int, int], list[list[float]]] = defaultdict(list)
        for batch in dataset.read("decisions", part, ["game", "round", "suspicion"]):
            for row in batch.filter(batch.column("suspicion").is_valid()).to_pylist():
                courses[row["game"], row["round"]].append(row["suspicion"])
        for number, rounds in watched.items():
            self.watched += 1
            for one in rounds:
                self._add_course(one["roles"], courses[number, one["round"]])

    def _add_game(self, row: dict[str, Any]) -> None:
        seats, bots = row["seats"], row["bots"]
        self.games += 1
        self.decisions += row["decisions"]
        self.lengths[seats][row["decisions"]] += 1
        self.gold[seats].update(row["gold"])
        self.wins[seats].update({side: number for side, number in row["wins"].items() if number is not None})
        for one in row["rounds"]:
            self.rounds += 1
            if one["scores"] is not None:
                self._add_round(seats, bots, one)

    def _add_round(self, seats: int, bots: list[str], one: dict[str, Any]) -> None:
        scores = one["scores"]
        self.shares = self.shares and all(score in (0.0, 1.0) for score in scores)
        alike: dict[str, list[float]] = defaultdict(list)
        of_bots: dict[tuple[str, str], list[float]] = defaultdict(list)
        for seat, (role, bot, score) in enumerate(zip(one["roles"], bots, scores, strict=True)):
            alike[role].append(score)
            of_bots[bot, role].append(score)
            self.by_place[seats, (seat - one["starter"]) % seats].add(score)
        for role, got in alike.items():
            self.by_role[seats, role].add(sum(got) / len(got))
        for key, got in of_bots.items():
            self.by_bot[key].add(sum(got) / len(got))

    def _add_course(self, roles: Sequence[str], course: list[list[float]]) -> None:
        for role in dict.fromkeys(roles if course else ()):
            seats = [seat for seat, other in enumerate(roles) if other == role]
            for step, mean in enumerate(self.suspicion[role]):
                now = course[step * (len(course) - 1) // STEPS]
                mean.add(sum(now[seat] for seat in seats) / len(seats))
