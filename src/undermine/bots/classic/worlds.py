"""Worlds for classic: whole states that agree with everything one seat has seen."""

from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random

from undermine.bots.bot import Situation
from undermine.bots.classic.outlook import is_dead
from undermine.engine.chance import Chance
from undermine.engine.grid import cell_at
from undermine.engine.network import Network
from undermine.games.classic import events as ev
from undermine.games.classic.deck import SABOTEUR, SETUP, TOOLS, Deck
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES
from undermine.games.classic.state import RoundEnd, State
from undermine.games.classic.views import PHASES, ClassicView

#: How much players prefer to throw away what is of no use to their side.
PICKY = 1.0
#: How often a hand is dealt as if its owner might keep back a repair that is needed. Of bots one in a hundred miners
#: does, and one in twenty saboteurs; people err more.
KEPT_BACK = 0.1


def world(situation: Situation, roles: tuple[int, ...], gold: int, random: Random) -> State:
    """A state with these roles and the treasure at this place; hands, discards and the pile are drawn."""
    view, deck = situation.view, situation.deck
    seats = len(view.seats)
    s = State(deck, view.options, seats, Chance(str(random.getrandbits(64))), network(view, deck))
    s.phase = next(code for code, name in PHASES.items() if name == view.phase)
    s.round, s.starter, s.turn = view.round, view.starter, view.turn
    s.actor = view.waiting[0] if view.waiting else view.turn
    saboteurs = SETUP[seats][0]
    s.roles = [*roles, SABOTEUR if sum(roles) < saboteurs else 1 - SABOTEUR]
    s.broken = [sum(1 << TOOLS.index(tool) for tool in seat.broken) for seat in view.seats]
    _goals(s, view, gold, random)
    _last(s, situation.events)
    _cards(s, situation, random)
    _gold(s, view, situation.events, random)
    for end in view.ended:
        ended = [ROLE_NAMES.index(role) for role in (*end.roles, end.set_aside)]
        how = next(code for code, name in HOW.items() if name == end.how)
        finisher = -1 if end.finisher is None else end.finisher
        s.ended.append(RoundEnd(SIDE_NAMES.index(end.winner), how, finisher, ended, [0] * seats))
    if view.vote is not None:
        s.proposer = view.vote.proposer
        s.voted = sum(1 << seat for seat in view.vote.yes)
    return s


def network(view: ClassicView, deck: Deck) -> Network:
    """The face-up cards of a view, joined."""
    hidden = [cell_at(*goal.cell) for goal in view.goals if not goal.face_up]
    joined = Network(deck.faces, deck.start_cell, hidden, not view.options.loose_connection)
    names = deck.faces.names
    laid = {}
    for card in view.laid:
        face = names.index(card.card)
        laid[cell_at(*card.cell)] = deck.faces.other[face] if card.turned else face
    joined.place(laid)
    joined.touched.clear()
    return joined


def _goals(s: State, view: ClassicView, gold: int, random: Random) -> None:
    """The treasure where it is supposed; what has been looked at, and the other stones in any order."""
    names = [s.deck.faces.names[face] for face in s.deck.goal_faces]
    s.goal_cards = [-1] * len(view.goals)
    s.goal_cards[gold] = s.deck.treasure
    for place, goal in enumerate(view.goals):
        s.goals_up |= goal.face_up << place
        if goal.card is not None:
            s.goal_cards[place] = names.index(goal.card)
    rest = [card for card in range(len(names)) if card not in s.goal_cards]
    random.shuffle(rest)
    s.goal_cards = [card if card >= 0 else rest.pop() for card in s.goal_cards]
    s.goals_known = [0 if goal.face_up else goal.known for goal in view.goals]
    if view.aligning is not None:
        s.to_align = [s.deck.goals.index(cell_at(*view.aligning))]


def this_round(events: Sequence[ev.Event]) -> list[ev.Event]:
    """The events since the round began."""
    since: list[ev.Event] = []
    for event in events:
        if isinstance(event, ev.RoundBegan):
            since = []
        since.append(event)
    return since


def _last(s: State, events: Sequence[ev.Event]) -> None:
    """Who laid the last path card and who played the last card."""
    for event in this_round(events):
        if isinstance(event, ev.Laid):
            s.last_path = event.seat
        if isinstance(event, ev.Laid | ev.ToolBroken | ev.ToolRepaired | ev.RockFell | ev.MapRead):
            s.last_card = event.seat


def _shown(events: Sequence[ev.Event]) -> list[str]:
    """The cards on the discard pile that all have seen."""
    names: list[str] = []
    for event in this_round(events):
        match event:
            case ev.ToolRepaired():
                names += [event.card, f"broken-{event.tool}"]
            case ev.RockFell():
                names += ["rockfall", event.card]
            case ev.MapRead():
                names.append("map")
    return names


def _cards(s: State, situation: Situation, random: Random) -> None:
    """Deals what is left of the deck to the other hands, to what they threw away, and to the pile."""
    view, deck = situation.view, situation.deck
    number = {name: card for card, name in enumerate(deck.names)}
    me = view.seats[situation.seat]
    s.discards = [number[name] for name in _shown(situation.events)]
    left = Counter(dict(enumerate(deck.copies)))
    left.subtract(s.discards)
    left.subtract(number[name] for name in me.hand.cards + me.passed.cards)
    left.subtract(number[card.card] for card in view.laid if card.card in number)
    left.subtract(number[f"broken-{tool}"] for seat in view.seats for tool in seat.broken)
    s.passed = [
        [number[name] for name in seat.passed.cards]
        if seat is me
        else thrown_away(left, deck, s.roles[seat.seat], seat.passed.number, random)
        for seat in view.seats
    ]
    rest = [card for card, copies in sorted(left.items()) for _ in range(copies)]
    random.shuffle(rest)
    s.hands = [[number[name] for name in me.hand.cards] if seat is me else [] for seat in view.seats]
    without = unmended(situation.events, len(view.seats))
    for seat in sorted(view.seats, key=lambda seat: not without[seat.seat]):
        if seat is not me:
            bare = 0 if random.random() < KEPT_BACK else without[seat.seat] & s.broken[seat.seat]
            s.hands[seat.seat] = dealt(rest, seat.hand.size, deck, bare, random)
    s.pile = rest


def dealt(rest: list[int], size: int, deck: Deck, without: int, random: Random) -> list[int]:
    """A hand from the shuffled rest. A seat without a repair for these tools may have drawn one with its last card."""
    hand = []
    if without:
        hand = [card for card in rest if not deck.repairs[card] & without][: max(size - 1, 0)]
        for card in hand:
            rest.remove(card)
        random.shuffle(rest)  # what was passed over lies in front
    missing = size - len(hand)
    hand += rest[:missing]
    del rest[:missing]
    return hand


def unmended(events: Sequence[ev.Event], seats: int) -> list[int]:
    """By seat: the tools that it has left broken on a turn of its own, when it would have repaired them if it could."""
    broken, left = [0] * seats, [0] * seats
    for event in this_round(events):
        match event:
            case ev.ToolRepaired() if event.seat == event.target:
                pass  # of two broken tools only one can be mended at a time
            case ev.Laid() | ev.ToolBroken() | ev.ToolRepaired() | ev.RockFell() | ev.MapRead() | ev.Passed():
                left[event.seat] |= broken[event.seat]
        match event:
            case ev.ToolBroken():
                broken[event.target] |= 1 << TOOLS.index(event.tool)
            case ev.ToolRepaired():
                broken[event.target] &= ~(1 << TOOLS.index(event.tool))
                left[event.target] &= broken[event.target]
    return left


def thrown_away(left: Counter[int], deck: Deck, role: int, cards: int, random: Random) -> list[int]:
    """Draws so many cards, rather those of no use to a role; they are taken out of what is left."""
    thrown = []
    for _ in range(cards):
        kinds = sorted(card for card, copies in left.items() if copies > 0)
        card = random.choices(kinds, [left[kind] * rejects(deck, kind, role) for kind in kinds])[0]
        left[card] -= 1
        thrown.append(card)
    return thrown


def rejects(deck: Deck, card: int, role: int) -> float:
    """The weight with which a role throws a card away: a miner rather dead ends, a saboteur rather good tunnels."""
    if card >= deck.path_cards:
        return 1.0
    use = -1.0 if is_dead(deck, deck.faces.upright[card]) else 0.5
    return exp(PICKY * (use if role == SABOTEUR else -use))


def packets(events: Sequence[ev.Event]) -> list[tuple[list[int], list[int]]]:
    """CL-I08: gold cards of packets that the seat has passed on, and who has taken one of them since, in order.

    Of the last packet some cards may not be taken yet.
    """
    passed_on: list[tuple[list[int], list[int]]] = []
    seen: list[int] = []
    takers: list[int] = []
    for event in events:
        match event:
            case ev.RoundEnded():
                passed_on.append((seen, takers))
                seen, takers = [], []
            case ev.PacketPassed() if event.nuggets is not None:
                gone = Counter(seen) - Counter(event.nuggets)  # if it has come round again
                passed_on.append((list(gone.elements()), takers))
                seen, takers = list(event.nuggets), []
            case ev.GoldTaken() if event.nuggets in seen:
                seen.remove(event.nuggets)
            case ev.GoldTaken() if seen:
                takers.append(event.seat)
    return [*passed_on, (seen, takers)]


def _gold(s: State, view: ClassicView, events: Sequence[ev.Event], random: Random) -> None:
    """Gold cards: the seat's own, and those of packets that it has seen; the rest may be anywhere."""
    s.gold = [list(other.gold.nuggets or ()) for other in view.seats]
    for cards, takers in packets(events):
        random.shuffle(cards)
        for taker in takers:
            if view.seats[taker].gold.nuggets is None:
                s.gold[taker].append(cards.pop())
        s.packet = cards
    if view.packet.nuggets is not None or len(s.packet) != view.packet.number:
        s.packet = list(view.packet.nuggets or ())
    left = Counter(s.deck.gold)
    for cards in [*s.gold, s.packet]:
        left.subtract(cards)
    rest = [nuggets for nuggets, copies in sorted(left.items()) for _ in range(copies)]
    random.shuffle(rest)
    wanted = [*(other.gold.number for other in view.seats), view.packet.number]
    for cards, number in zip([*s.gold, s.packet], wanted, strict=True):
        while len(cards) < number:
            cards.append(rest.pop())
    s.gold_pile = rest
