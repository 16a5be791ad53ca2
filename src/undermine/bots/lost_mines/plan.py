"""The plan: how good each decision is for a seat that knows what it may know. The fast tier.

A rookie digs and walks the shortest way to a mine that may pay, and lets others be. A veteran also weighs what each
mine promises, whom else a card helps or hinders, and who could be at a mine first.
"""

from typing import Final

from undermine.bots.lost_mines.craft import veteran_plays
from undermine.bots.lost_mines.digging import Digging, moves, plays
from undermine.bots.lost_mines.prospects import Prospects
from undermine.bots.mind import ROOKIE, Mind
from undermine.engine.grid import FACING, STEPS
from undermine.engine.state import PLAY
from undermine.games.lost_mines.deck import CELLS, OP_VOTE, TOOL_AT
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State

NEVER: Final = -100.0


def worth(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """How good each of these decisions is; more is better."""
    if s.phase == PLAY:
        if mind.level == ROOKIE:
            found = plays(s, seat, codes, Digging(s, seat, mind))
        else:
            found = veteran_plays(s, seat, codes, mind)
    elif s.phase == MOVE:
        found = moves(s, seat, codes, Digging(s, seat, mind), mind.level)
    elif s.phase == TREASURE:
        prospects = Prospects(s, seat, mind)
        found = [prospects.values[code & 31] for code in codes]
    elif s.phase == ALIGN:
        found = [float(alignment(s, code & 1)) for code in codes]
    else:
        found = [0.0 for _ in codes]
    for i in range(len(codes)):  # bots neither propose to end a round nor agree to it
        if codes[i] < CELLS and codes[i] >> 10 == OP_VOTE and codes[i] & 3 != 0:
            found[i] = NEVER
    return found


def alignment(s: State, turned: int) -> int:
    """How many cards around a mine lead into it if it lies so."""
    faces = s.deck.faces
    face = s.deck.mine_faces[s.mine_cards[s.align_place]]
    if turned:
        face = faces.other[face]
    cell = s.deck.mines[s.align_place]
    found = 0
    for d in range(4):
        if faces.doors[face] >> d & 1:
            other = s.network.laid.get(cell + STEPS[d], -1)
            if other >= 0 and faces.doors[other] & FACING[d]:
                found += 2
            elif other < 0:
                found += 1
    return found


def candidates(codes: list[int], worths: list[float]) -> list[int]:
    """Indices of at most a dozen decisions worth a search: the plan's best, and the two best of each kind."""
    order = sorted(range(len(codes)), key=lambda at: -worths[at])
    order = [at for at in order if worths[at] > NEVER / 2]
    chosen = order[:6]
    kinds: dict[int, int] = {}
    for at in order:
        kind = kind_of(codes[at])
        number = kinds.get(kind, 0)
        kinds[kind] = number + 1
        if number < 2 and at not in chosen:
            chosen.append(at)
    return chosen[:12]


def kind_of(code: int) -> int:
    """Decisions that are worth comparing with each other."""
    if code < CELLS:
        return code >> 10
    return 16 if code & 127 < TOOL_AT else (code & 127) >> 1
