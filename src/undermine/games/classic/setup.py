# fast tier
"""Setting up a round (CL-S01 to CL-S10, CL-N01 to CL-N04)."""

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.engine.seating import first_player
from undermine.engine.state import PLAY
from undermine.games.classic import events as ev
from undermine.games.classic.deck import MINER, SABOTEUR, SETUP, Deck
from undermine.games.classic.options import ClassicOptions
from undermine.games.classic.scoring import ROLE_NAMES
from undermine.games.classic.state import State


def begin(deck: Deck, options: ClassicOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, dealt for the first round."""
    s = State(deck, options, seats, chance, bare_table(deck, options))
    s.log = log
    s.gold = [[] for _ in range(seats)]
    s.gold_pile = deck.gold.copy()
    first = first_player(options.first_player, seats, chance)
    begin_round(s, first)
    return s


def bare_table(deck: Deck, options: ClassicOptions) -> Network:
    """CL-S05: the start card face up, the goals face down."""
    strict = not options.loose_connection
    network = Network(deck.faces, deck.start_cell, deck.goals.copy(), strict, window=deck.window)
    network.lay(deck.start_cell, deck.start_face)
    return network


def begin_round(s: State, starter: int) -> None:
    """CL-N01: every round is set up like the first; gold is kept, the rest of it reshuffled (CL-N02)."""
    deck = s.deck
    seats = s.seats
    saboteurs, miners, hand_size = SETUP[seats]
    s.round += 1
    s.phase = PLAY
    s.starter = s.turn = s.actor = starter
    s.last_path = s.last_card = s.proposer = -1
    s.voted = 0
    s.broken = [0] * seats
    s.passed = [[] for _ in range(seats)]
    s.discards = []
    s.roles = [SABOTEUR] * saboteurs + [MINER] * miners
    s.chance.shuffle(s.roles)
    s.goal_cards = list(range(len(deck.goals)))
    s.chance.shuffle(s.goal_cards)
    s.goals_up = 0
    s.goals_known = [0] * len(deck.goals)
    s.pile = deck.cards.copy()
    s.chance.shuffle(s.pile)
    s.chance.shuffle(s.gold_pile)
    s.network = bare_table(deck, s.options)
    s.hands = []
    for _ in range(seats):
        s.hands.append(s.pile[-hand_size:])
        del s.pile[-hand_size:]
    if s.log is not None:
        tell_setup(s)


def tell_setup(s: State) -> None:
    """Tells all that a round begins, and each seat its role and hand."""
    if s.log is not None:
        s.log.append(ev.RoundBegan(round=s.round, starter=s.starter))
        for seat in range(s.seats):
            hand = tuple([s.deck.names[card] for card in sorted(s.hands[seat])])
            s.log.append(ev.RoleDealt(seat=seat, role=ROLE_NAMES[s.roles[seat]], known=1 << seat))
            s.log.append(ev.HandDealt(seat=seat, size=len(hand), cards=hand, known=1 << seat))


def next_starter(s: State) -> int:
    """CL-N04, D-CL-05: left of the seat that laid the last path card, or as the table agreed."""
    last = s.last_path
    if s.options.next_start == "last_card":
        last = s.last_card
    elif s.options.next_start == "rotate":
        last = s.starter
    if last < 0:  # nobody laid or played anything
        last = s.starter
    return (last + 1) % s.seats
