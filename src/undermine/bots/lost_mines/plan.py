# fast tier
"""The plan: how good each decision is for a seat that knows what it may know. The fast tier.

A rookie digs and walks the shortest way to a mine that may pay, and lets others be. A veteran also weighs what each
mine promises, whom else a card helps or hinders, and who could be at a mine first.
"""

from typing import Final

from undermine.bots.lost_mines.digging import Digging, moves, plays
from undermine.bots.lost_mines.hindering import veteran_plays
from undermine.bots.lost_mines.outlook import Outlook
from undermine.bots.mind import ROOKIE, Mind
from undermine.engine.grid import FACING, STEPS
from undermine.engine.state import PLAY
from undermine.games.lost_mines.codes import OP_VOTE, VOTE_NO, kind_in, place_in, turned_in
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, State

NEVER: Final = -100.0


def worth(s: State, seat: int, codes: list[int], mind: Mind) -> list[float]:
    """How good each of these decisions is; more is better."""
    if s.phase == PLAY:
        if mind.level == ROOKIE:
            worths = plays(s, seat, codes, Digging(s, seat, mind))
        else:
            worths = veteran_plays(s, seat, codes, mind)
    elif s.phase == MOVE:
        worths = moves(s, seat, codes, Digging(s, seat, mind), mind.level)
    elif s.phase == TREASURE:
        outlook = Outlook(s, seat, mind)
        worths = [outlook.values[place_in(code)] for code in codes]
    elif s.phase == ALIGN:
        worths = [float(alignment(s, turned_in(code))) for code in codes]
    else:
        worths = [0.0 for _ in codes]
    for i in range(len(codes)):  # bots neither propose to end a round nor agree to it
        if kind_in(codes[i]) == OP_VOTE and codes[i] != VOTE_NO:
            worths[i] = NEVER
    return worths


def alignment(s: State, turned: bool) -> int:
    """How many cards around a mine lead into it if it lies so."""
    faces = s.deck.faces
    face = s.deck.mine_faces[s.mine_cards[s.align_place]]
    if turned:
        face = faces.other[face]
    cell = s.deck.mines[s.align_place]
    score = 0
    for d in range(4):
        if faces.doors[face] >> d & 1:
            other = s.network.face_at(cell + STEPS[d])
            if other >= 0 and faces.doors[other] & FACING[d]:
                score += 2
            elif other < 0:
                score += 1
    return score


def candidates(codes: list[int], worths: list[float]) -> list[int]:
    """Indices of at most a dozen decisions worth a search: the plan's best, and the two best of each kind."""
    order = sorted(range(len(codes)), key=lambda at: -worths[at])
    order = [at for at in order if worths[at] > NEVER / 2]
    chosen = order[:6]
    kinds: dict[int, int] = {}
    for at in order:
        kind = kind_in(codes[at])
        number = kinds.get(kind, 0)
        kinds[kind] = number + 1
        if number < 2 and at not in chosen:
            chosen.append(at)
    return chosen[:12]
