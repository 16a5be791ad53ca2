# fast tier
"""Setting up a game (DC-S01 to DC-S14)."""

from undermine.engine.chance import Chance
from undermine.engine.grid import cell_at, node_at
from undermine.engine.network import Network
from undermine.engine.seating import first_player
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import BOXED, CLANS, IDENTITIES, SETUP, START_GOLD, Deck
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.state import State

START = cell_at(0, 0)


def deal(deck: Deck, options: DarkCaveOptions, seats: int, chance: Chance, log: list[object] | None = None) -> State:
    """A new game, dealt; the first turn has yet to begin."""
    goals = goal_cells(goal_distance(options, seats))
    s = State(deck, options, seats, chance, bare_table(deck, goals))
    s.log = log
    first = first_player(options.first_player, seats, chance)
    s.starter = s.turn = s.actor = first
    s.goals = goals
    s.goal_cards = list(range(len(goals)))
    chance.shuffle(s.goal_cards)
    s.goals_known = [0] * len(goals)
    s.ladders = [node_at(START, deck.ladder_in[deck.start_face])]  # DC-C09
    cards = clan_cards(seats)
    chance.shuffle(cards)
    s.roles = cards[:seats]
    s.roles_aside = cards[seats:]  # DC-S05
    s.roles_known = [0] * seats
    s.gold = [START_GOLD] * seats
    s.dwarves = [node_at(START, 0)] * seats  # DC-S06
    s.boots = [-1] * seats
    s.axes = [[] for _ in range(seats)]
    s.passed = [[] for _ in range(seats)]
    deal_cards(s)
    if s.log is not None:
        tell_setup(s)
    return s


def goal_distance(options: DarkCaveOptions, seats: int) -> int:
    """DC-S02, D-DC-01: how far the goals lie from the start, each way."""
    return SETUP[seats][0] if options.area == "auto" else options.area // 2  # from the middle


def goal_cells(distance: int) -> list[int]:
    """DC-S01, D-DC-01: the corners of the playing area."""
    return [cell_at(x * distance, y * distance) for y in (1, -1) for x in (-1, 1)]


def bare_table(deck: Deck, goals: list[int]) -> Network:
    """DC-S01: the start, and the goals face down. Any path may be extended (DC-P06)."""
    network = Network(deck.faces, START, goals.copy(), False)
    network.lay(START, deck.start_face)
    return network


def clan_cards(seats: int) -> list[int]:
    """DC-S02: the clan cards in use, as `role_of` writes them."""
    if seats == 2:
        return [0, 2]
    if seats < 5:
        return [0, 0, 1, 1]
    return [0, 0, 0, 1, 2, 2, 2, 3]


def deal_cards(s: State) -> None:
    """DC-S08 to S10: three decks, five cards of each in the box, hands, and what is left in one pile."""
    decks = [deck.copy() for deck in s.deck.cards_by_group]
    for deck in decks:
        s.chance.shuffle(deck)
        s.boxed += deck[:BOXED]
        del deck[:BOXED]
    one, two = SETUP[s.seats][1], SETUP[s.seats][2]
    for _ in range(s.seats):
        hand = decks[0][len(decks[0]) - one :] + decks[1][len(decks[1]) - two :]
        del decks[0][len(decks[0]) - one :]
        del decks[1][len(decks[1]) - two :]
        s.hands.append(hand)
    s.pile = decks[2] + decks[1] + decks[0]


def tell_setup(s: State) -> None:
    """Tells all what is public, and each seat its identity and hand."""
    if s.log is not None:
        s.log.append(ev.GameBegan(starter=s.starter))
        for seat in range(s.seats):
            owner = 1 << seat
            identity = IDENTITIES[s.identity(seat)]
            s.log.append(ev.DwarfDealt(seat=seat, clan=CLANS[s.clan(seat)], identity=identity, known=owner))
            hand = sorted(s.hands[seat])
            s.log.append(
                ev.HandDealt(
                    seat=seat,
                    size=len(hand),
                    backs=backs(s, hand),
                    cards=tuple([s.deck.names[card] for card in hand]),
                    known=owner,
                )
            )


def backs(s: State, cards: list[int]) -> tuple[int, ...] | None:
    """DC-I06: how many cards of each group, as their backs show; None if this table hides them (Q-DC-76)."""
    if not s.options.show_backs:
        return None
    counts = [0, 0, 0]
    for card in cards:
        counts[s.deck.groups[card]] += 1
    return counts[0], counts[1], counts[2]
