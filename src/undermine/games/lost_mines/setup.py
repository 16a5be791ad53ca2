# fast tier
"""Setting up a round (LM-S01 to LM-S11, LM-N01 to LM-N03)."""

from undermine.engine.chance import Chance
from undermine.engine.grid import node_at
from undermine.engine.network import Network
from undermine.engine.seating import first_player
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    IDENTITIES,
    LOYAL,
    SABOTEUR,
    SELFISH,
    SET_ASIDE,
    SETUP,
    Deck,
    clan_of,
    role_of,
    symbol_of,
)
from undermine.games.lost_mines.options import LostMinesOptions
from undermine.games.lost_mines.state import State


def deal(deck: Deck, options: LostMinesOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, dealt for the first round; the first turn has yet to begin."""
    s = State(deck, options, seats, chance, bare_table(deck))
    s.log = log
    s.points = [0] * seats
    first = first_player(options.first_player, seats, chance)
    deal_round(s, first)
    return s


def bare_table(deck: Deck) -> Network:
    """LM-S01, LM-S02: the board with its two starts and the mines face down."""
    network = Network(deck.faces, deck.starts[0], deck.mines.copy(), False, deck.rim, deck.window)
    for clan in range(2):
        network.lay(deck.starts[clan], deck.start_faces[clan])
    return network


def role_cards(seats: int) -> list[int]:
    """LM-S04: the dwarf cards of both clans."""
    clan = [LOYAL] * SETUP[seats][0] + [SELFISH, SABOTEUR]
    return [role_of(number, identity) for number in range(len(CLANS)) for identity in clan]


def deal_round(s: State, starter: int) -> None:
    """LM-N01: every round is set up like the first; points are kept (LM-N03)."""
    deck = s.deck
    seats = s.seats
    hand_size = SETUP[seats][1]
    s.round += 1
    s.starter = s.turn = s.actor = starter
    s.last_played = s.last_turn = s.proposer = -1
    s.voted = 0
    s.network = bare_table(deck)
    s.mine_cards = list(range(len(deck.mines)))
    s.chance.shuffle(s.mine_cards)
    s.mines_up = 0
    s.mines_known = [0] * len(deck.mines)
    deal_treasures(s)
    deal_roles(s)
    s.dwarves = [node_at(deck.starts[s.clan(seat)], 0) for seat in range(seats)]  # LM-S08
    s.overcome = {}
    s.traps = {}
    s.trolls = {}
    s.troll_edges = [[] for _ in range(seats)]
    s.dragon = -1
    s.passed = [[] for _ in range(seats)]
    s.discards = []
    s.pile = deck.cards.copy()
    s.chance.shuffle(s.pile)
    s.aside = s.pile[:SET_ASIDE]  # LM-S09
    del s.pile[:SET_ASIDE]
    s.hands = []
    for _ in range(seats):
        s.hands.append(s.pile[-hand_size:])
        del s.pile[-hand_size:]
    if s.log is not None:
        tell_setup(s)


def deal_treasures(s: State) -> None:
    """LM-S03: one treasure a seat is laid out, the rest is out of the round."""
    drawn = s.deck.treasures.copy()
    s.chance.shuffle(drawn)
    s.treasures = drawn[: s.seats]
    s.treasures_aside = drawn[s.seats :]
    s.treasures_known = [0] * len(s.treasures)
    s.takers = [-1] * len(s.treasures)


def deal_roles(s: State) -> None:
    """LM-S05, LM-S07; with `balanced_clans` dealt again until the clans differ by one at most (Q-LM-54)."""
    seats = s.seats
    while True:
        cards = role_cards(seats)
        s.chance.shuffle(cards)
        yellow = sum([1 for role in cards[:seats] if clan_of(role) == 0])
        if not s.options.balanced_clans or abs(seats - 2 * yellow) <= 1:
            break
    s.roles = cards[:seats]
    s.roles_aside = cards[seats:]
    s.roles_known = [0] * seats


def tell_setup(s: State) -> None:
    """Tells all what is public, and each seat its identity and hand."""
    if s.log is not None:
        s.log.append(ev.RoundBegan(round=s.round, starter=s.starter))
        s.log.append(ev.TreasuresLaidOut(symbols=tuple([HOLDS[symbol_of(treasure)] for treasure in s.treasures])))
        for seat in range(s.seats):
            owner = 1 << seat
            identity = IDENTITIES[s.identity(seat)]
            hand = tuple([s.deck.names[card] for card in sorted(s.hands[seat])])
            s.log.append(ev.DwarfDealt(seat=seat, clan=CLANS[s.clan(seat)], identity=identity, known=owner))
            s.log.append(ev.HandDealt(seat=seat, size=len(hand), cards=hand, known=owner))


def next_starter(s: State) -> int:
    """LM-N02, Q-LM-61: to the left of the last seat that played a path or action card, or had a turn."""
    last = s.last_turn if s.options.next_start == "last_turn" else s.last_played
    if last < 0:  # nobody did
        last = s.starter
    return (last + 1) % s.seats
