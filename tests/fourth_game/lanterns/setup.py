"""The deal (LT-S01 to LT-S03)."""

from lanterns import events as ev
from lanterns.deck import HAND, Deck
from lanterns.options import LanternOptions
from lanterns.state import State
from undermine.engine.chance import Chance
from undermine.engine.events import HandDealt
from undermine.engine.network import Network
from undermine.engine.seating import first_player


def begin(deck: Deck, options: LanternOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """LT-S02: a lantern card and four cards for each seat."""
    s = State(deck, seats, options.vote_end, chance, bare_table(deck))
    s.log = log
    s.starter = s.turn = s.actor = first_player(options.first_player, seats, chance)
    s.owned = list(range(len(deck.lanterns)))
    chance.shuffle(s.owned)
    s.pile = deck.cards.copy()
    chance.shuffle(s.pile)
    s.hands = [[s.pile.pop() for _ in range(HAND)] for _ in range(seats)]
    s.seen = [0] * seats
    s.discards = [[] for _ in range(seats)]
    if log is not None:
        tell_setup(s, log)
    return s


def bare_table(deck: Deck) -> Network:
    """LT-S03: the start face up, the lanterns dark."""
    network = Network(deck.faces, deck.start_cell, deck.cells.copy(), strict=True)
    network.lay(deck.start_cell, deck.start_face)
    return network


def tell_setup(s: State, log: list[object]) -> None:
    """Tells all that the game begins, and each seat its lantern and its hand."""
    log.append(ev.GameBegan(starter=s.starter))
    for seat, hand in enumerate(s.hands):
        names = tuple(s.deck.names[card] for card in sorted(hand))
        log.append(ev.LanternDealt(seat=seat, lantern=s.deck.lanterns[s.owned[seat]], known=1 << seat))
        log.append(HandDealt(seat=seat, size=len(names), cards=names, known=1 << seat))
