"""Setting up a round (CL-S01 to CL-S10, CL-N01 to CL-N04)."""

from undermine.engine.chance import Chance
from undermine.engine.network import Network
from undermine.games.classic import events as ev
from undermine.games.classic.scoring import ROLE_NAMES
from undermine.games.classic.state import LAST_CARD, PLAY, ROTATE, State, TableOptions
from undermine.games.classic.tables import MINER, SABOTEUR, SETUP, Tables


def begin(tables: Tables, options: TableOptions, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, dealt for the first round."""
    s = State(tables, options, chance, bare_table(tables, options))
    s.log = log
    s.gold = [[] for _ in range(options.seats)]
    s.gold_pile = tables.gold.copy()
    first = options.first
    if first < 0:  # CL-S10, Q-ALL-02: who is youngest, the dice know
        first = chance.below(options.seats)
    begin_round(s, first)
    return s


def bare_table(tables: Tables, options: TableOptions) -> Network:
    """CL-S05: the start card face up, the goals face down."""
    network = Network(tables.faces, tables.start_cell, tables.goals.copy(), not options.loose_connection)
    network.lay(tables.start_cell, tables.start_face)
    return network


def begin_round(s: State, starter: int) -> None:
    """CL-N01: every round is set up like the first; gold is kept, the rest of it reshuffled (CL-N02)."""
    tables = s.tables
    seats = s.options.seats
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
    s.goal_cards = list(range(len(tables.goals)))
    s.chance.shuffle(s.goal_cards)
    s.goals_up = 0
    s.goals_known = [0] * len(tables.goals)
    s.pile = tables.deck.copy()
    s.chance.shuffle(s.pile)
    s.chance.shuffle(s.gold_pile)
    s.network = bare_table(tables, s.options)
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
        for seat in range(s.options.seats):
            hand = tuple([s.tables.names[card] for card in sorted(s.hands[seat])])
            s.log.append(ev.RoleDealt(seat=seat, role=ROLE_NAMES[s.roles[seat]], known=1 << seat))
            s.log.append(ev.HandDealt(seat=seat, size=len(hand), cards=hand, known=1 << seat))


def next_starter(s: State) -> int:
    """CL-N04, D-CL-05: left of who laid the last path card, or as the table agreed."""
    last = s.last_path
    if s.options.next_start == LAST_CARD:
        last = s.last_card
    elif s.options.next_start == ROTATE:
        last = s.starter
    if last < 0:  # nobody laid or played anything
        last = s.starter
    return (last + 1) % s.options.seats
