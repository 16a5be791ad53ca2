"""What is said at a classic table: who looked at which goal, and what is there."""

from collections.abc import Mapping, Sequence

from undermine.bots.classic.evidence import ClassicEvidence
from undermine.bots.talking import Look, Talk, spoken
from undermine.engine.claims import Saw
from undermine.games.classic import events as ev
from undermine.games.classic.claims import GOAL, STONE, TREASURE
from undermine.games.classic.scoring import ROLE_NAMES
from undermine.games.classic.views import ClassicView


class ClassicTalk:
    rates = spoken("classic")
    words: Mapping[str, tuple[str, ...]] = {GOAL: (TREASURE, STONE)}
    shares: tuple[float, ...] = (1.0, -1.0)

    def look(self, event: ev.Event, evidence: ClassicEvidence) -> Look | None:
        return Look(event.seat, GOAL, evidence.shadow.place(event.goal)) if isinstance(event, ev.MapRead) else None

    def played(self, event: ev.Event) -> int | None:
        match event:
            case ev.Laid() | ev.ToolBroken() | ev.ToolRepaired() | ev.RockFell() | ev.MapRead() | ev.Passed():
                return event.seat
        return None

    def is_so(self, claim: Saw, roles: tuple[int, ...], secret: tuple[int, ...]) -> bool | None:  # noqa: ARG002  # goals only
        return (secret[0] == claim.where) == (claim.what == TREASURE)

    def found(self, view: ClassicView, look: Look) -> str | None:
        goal = view.goals[look.where]
        if goal.card is None or goal.face_up:  # all see it themselves
            return None
        return TREASURE if goal.card == TREASURE else STONE

    def role(self, view: ClassicView, seat: int) -> int | None:
        role = view.seats[seat].role.role
        return None if role is None else ROLE_NAMES.index(role)

    def needs(self, view: ClassicView, seat: int) -> Sequence[str]:
        return tuple(view.seats[seat].broken)


TALK: Talk = ClassicTalk()
