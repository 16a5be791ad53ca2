"""The turn: what a seat may do (`legal`) and what follows (`apply`). Codes in, codes out."""

from lanterns import codes
from lanterns import events as ev
from lanterns.scoring import winners
from lanterns.state import State
from undermine.engine.events import Drew, Laid, Skipped
from undermine.engine.grid import xy
from undermine.engine.state import OVER, VOTE
from undermine.engine.votes import may_propose, propose_end, still_to_vote, vote


def waiting(s: State) -> list[int]:
    """The seats that owe a decision. In a vote, all that have not voted yet, in any order."""
    if s.phase == OVER:
        return []
    return still_to_vote(s) if s.phase == VOTE else [s.actor]


def legal(s: State) -> list[int]:
    """The codes of all decisions that the acting seat may take; a proposal to end early comes last."""
    if s.phase == OVER:
        return []
    if s.phase == VOTE:
        return [codes.code_of(codes.VOTE, answer) for answer in (0, 1)]
    return plays(s, s.turn) + ([codes.code_of(codes.PROPOSE)] if may_propose(s) else [])


def plays(s: State, seat: int) -> list[int]:
    """LT-T01: discard a card, play a peek, or lay a path card."""
    held = sorted(set(s.hands[seat]))
    choices = [codes.code_of(codes.DISCARD, card) for card in held]
    if s.deck.peek in held:  # LT-A01
        choices += [
            codes.code_of(codes.PEEK, other)
            for other in range(s.seats)
            if other != seat and not s.seen[other] >> seat & 1
        ]
    faces = {s.deck.face(card, turned) for card in held if card != s.deck.peek for turned in (False, True)}
    for cell, asked in s.network.around.items():  # LT-P01 to P04 are what the network asks of a cell
        fitting = s.deck.faces.fits[asked]
        choices += [codes.lay_code(cell, face) for face in faces if fitting >> face & 1]
    return choices


def apply(s: State, code: int) -> None:
    """Carries out a legal decision of the acting seat, and all that follows from it. Unchecked."""
    if code >= codes.LAYS:
        lay(s, *codes.laid(code))
        return
    kind, argument = codes.kind_of(code)
    if kind == codes.DISCARD:
        discard(s, argument)
    elif kind == codes.PEEK:
        peek(s, argument)
    elif kind == codes.PROPOSE:
        propose_end(s, s.actor)
    elif vote(s, s.actor, argument == 1):  # LT-X01
        end_game(s)


def lay(s: State, cell: int, face: int) -> None:
    """A path card joins the network, and every lantern that it joins to the start is lit (LT-R01)."""
    seat, card = s.turn, s.deck.faces.card[face]
    s.hands[seat].remove(card)
    s.network.lay(cell, face)
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(Laid(seat=seat, card=s.deck.names[card], cell=xy(cell), turned=turned))
    while s.network.touched:  # a lantern that is lit can join the next one
        light(s, s.deck.cells.index(s.network.touched.pop(0)))
    if winners(s):  # LT-E01
        end_game(s)
    else:
        end_turn(s)


def light(s: State, lantern: int) -> None:
    if s.lit >> lantern & 1:  # two paths came to it at once
        return
    s.lit |= 1 << lantern
    cell = s.deck.cells[lantern]
    s.network.lay(cell, s.deck.lantern_faces[lantern])
    if s.log is not None:
        s.log.append(ev.LanternLit(seat=s.turn, lantern=s.deck.lanterns[lantern], cell=xy(cell)))


def peek(s: State, target: int) -> None:
    """LT-A01: the seat alone sees the lantern card of another."""
    seat = s.turn
    s.hands[seat].remove(s.deck.peek)
    s.peeks_played += 1
    s.seen[target] |= 1 << seat
    if s.log is not None:
        lantern = s.deck.lanterns[s.owned[target]]
        s.log.append(ev.Peeked(seat=seat, target=target, lantern=lantern, known=1 << seat))
    end_turn(s)


def discard(s: State, card: int) -> None:
    """LT-T01, LT-I02: face down; nobody else sees it."""
    seat = s.turn
    s.hands[seat].remove(card)
    s.discards[seat].append(card)
    if s.log is not None:
        s.log.append(ev.Discarded(seat=seat, card=s.deck.names[card], known=1 << seat))
    end_turn(s)


def end_turn(s: State) -> None:
    """LT-T02: draw, and on to the next seat that has cards; LT-E02: the game ends when none has."""
    seat = s.turn
    if s.pile:
        card = s.pile.pop()
        s.hands[seat].append(card)
        if s.log is not None:
            s.log.append(Drew(seat=seat, card=s.deck.names[card], known=1 << seat))
    if not any(s.hands):
        end_game(s)
        return
    s.proposer = -1
    seat = (seat + 1) % s.seats
    while not s.hands[seat]:
        if s.log is not None:
            s.log.append(Skipped(seat=seat))
        seat = (seat + 1) % s.seats
    s.turn = s.actor = seat


def end_game(s: State) -> None:
    """LT-E03: all lantern cards are shown."""
    s.phase = OVER
    if s.log is not None:
        lanterns = tuple(s.deck.lanterns[s.owned[seat]] for seat in range(s.seats))
        s.log.append(ev.GameEnded(winners=tuple(winners(s)), lanterns=lanterns))
