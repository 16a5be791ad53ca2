"""What is said in The Dark Cave: what the goals are, and whose clan card shows what."""

from collections.abc import Mapping, Sequence

from undermine.bots.dark_cave.evidence import CaveEvidence
from undermine.bots.talking import Look, Talk, spoken
from undermine.engine.claims import Saw
from undermine.engine.grid import cell_at
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.claims import CLAN, EXIT, GOAL, NO_EXIT
from undermine.games.dark_cave.deck import GOALS, IDENTITIES
from undermine.games.dark_cave.views import DarkCaveView


class CaveTalk:
    rates = spoken("dark_cave")
    words: Mapping[str, tuple[str, ...]] = {GOAL: tuple(GOALS), CLAN: tuple(IDENTITIES)}
    shares: tuple[float, ...] = (1.0, 0.5)

    def look(self, event: ev.Event, evidence: CaveEvidence) -> Look | None:
        match event:
            case ev.GoalSeen():
                return Look(event.seat, GOAL, evidence.s.goals.index(cell_at(*event.goal)))
            case ev.ClanSeen():
                return Look(event.seat, CLAN, event.target)
        return None

    def played(self, event: ev.Event) -> int | None:
        match event:
            case ev.Laid() | ev.GoalSeen() | ev.ClanSeen() | ev.RockFell() | ev.WebSet() | ev.Equipped():
                return event.seat
            case ev.CardsDiscarded() | ev.CreatureAttracted():
                return event.seat
        return None

    def is_so(self, claim: Saw, roles: tuple[int, ...], secret: tuple[int, ...]) -> bool | None:
        if claim.thing == CLAN:
            return IDENTITIES[roles[claim.where]] == claim.what
        card = GOALS[secret[claim.where]]
        return card != EXIT if claim.what == NO_EXIT else card == claim.what

    def found(self, view: DarkCaveView, look: Look) -> str | None:
        if look.thing == CLAN:
            clan = view.seats[look.where].clan
            return None if clan.face_up else clan.identity
        goal = view.goals[look.where]
        return None if goal.card is None or goal.face_up else goal.card.removeprefix("goal-")

    def role(self, view: DarkCaveView, seat: int) -> int | None:
        identity = view.seats[seat].clan.identity
        return None if identity is None else IDENTITIES.index(identity)

    def needs(self, view: DarkCaveView, seat: int) -> Sequence[str]:  # noqa: ARG002  # nothing that all can see
        return ()


TALK: Talk = CaveTalk()
