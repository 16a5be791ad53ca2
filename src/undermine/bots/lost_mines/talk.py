"""What is said at a Lost Mines table: what mines hold, what treasures are worth, and who is who."""

from collections.abc import Mapping, Sequence

from undermine.bots.lost_mines.evidence import LostMinesEvidence
from undermine.bots.talking import Look, Talk, spoken
from undermine.engine.claims import Saw
from undermine.engine.grid import cell_at
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.claims import DWARF, MINE, SAFE, TREASURE
from undermine.games.lost_mines.deck import DRAGON, HOLDS, IDENTITIES
from undermine.games.lost_mines.views import LostMinesView


class MinesTalk:
    rates = spoken("lost_mines")
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
