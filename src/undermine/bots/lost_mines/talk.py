"""What is said at a Lost Mines table: what mines hold, what treasures are worth, and who is who."""

from collections.abc import Mapping, Sequence

from undermine.bots.lost_mines.evidence import LostMinesEvidence
from undermine.bots.talking import Look, Rates, Talk
from undermine.engine.claims import Saw
from undermine.engine.grid import cell_at
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.claims import DWARF, MINE, SAFE, TREASURE
from undermine.games.lost_mines.deck import DRAGON, HOLDS, IDENTITIES
from undermine.games.lost_mines.views import LostMinesView


class MinesTalk:
    #: All listen, the other clan too: even the loyal keep back what they saw, and a selfish dwarf lies best.
    rates: Mapping[str, tuple[Rates, ...]] = {
        MINE: (Rates(0.65, 0.1, 0.25), Rates(0.3, 0.4, 0.3), Rates(0.4, 0.35, 0.25)),
        DWARF: (Rates(0.8, 0.05, 0.15), Rates(0.5, 0.2, 0.3), Rates(0.3, 0.35, 0.35)),
    }
    words: Mapping[str, tuple[str, ...]] = {MINE: tuple(HOLDS), DWARF: tuple(IDENTITIES)}
    shares: tuple[float, ...] = (0.3, -0.5, -0.3)

    def look(self, event: ev.Event, evidence: LostMinesEvidence) -> Look | None:
        """Treasures are seen, too, but what they are worth is no part of the joint table: nobody tells."""
        match event:
            case ev.MineSeen():
                return Look(event.seat, MINE, evidence.s.deck.mines.index(cell_at(*event.mine)))
            case ev.DwarfSeen():
                return Look(event.seat, DWARF, event.target)
        return None

    def played(self, event: ev.Event) -> int | None:
        match event:
            case ev.Laid() | ev.ToolUsed() | ev.MineSeen() | ev.TreasureSeen() | ev.DwarfSeen() | ev.TrapSet():
                return event.seat
            case ev.TrollSet() | ev.StormSwept() | ev.CardsDiscarded():
                return event.seat
        return None

    def is_so(self, claim: Saw, roles: tuple[int, ...], secret: tuple[int, ...]) -> bool | None:
        if claim.thing == DWARF:
            return IDENTITIES[roles[claim.where]] == claim.what
        if claim.thing == TREASURE:
            return None
        holds = secret[claim.where]
        return holds != DRAGON if claim.what == SAFE else HOLDS[holds] == claim.what

    def found(self, view: LostMinesView, look: Look) -> str | None:
        if look.thing == DWARF:
            return view.seats[look.where].dwarf.identity
        mine = view.mines[look.where]
        return None if mine.card is None or mine.face_up else mine.card.removeprefix("mine-")

    def role(self, view: LostMinesView, seat: int) -> int | None:
        identity = view.seats[seat].dwarf.identity
        return None if identity is None else IDENTITIES.index(identity)

    def needs(self, view: LostMinesView, seat: int) -> Sequence[str]:  # noqa: ARG002  # nothing that all can see
        return ()


TALK: Talk = MinesTalk()
