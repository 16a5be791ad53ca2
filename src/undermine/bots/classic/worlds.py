"""Worlds for classic: whole states that agree with everything one seat has seen."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from undermine.bots.bot import Situation
from undermine.bots.classic.outlook import is_dead
from undermine.bots.dealing import draw, shuffle, spread
from undermine.engine.chance import Chance
from undermine.engine.grid import cell_at
from undermine.engine.network import Network
from undermine.games.classic import events as ev
from undermine.games.classic.codes import KINDS
from undermine.games.classic.deck import MINER, SABOTEUR, SETUP, TOOLS, Deck
from undermine.games.classic.scoring import HOW, ROLE_NAMES, SIDE_NAMES
from undermine.games.classic.state import RoundEnd, State
from undermine.games.classic.views import PHASES, ClassicView

#: How much players prefer to throw away what is of no use to their side.
PICKY = 1.0
#: How often a hand is dealt as if its owner might keep back a repair that is needed. Of bots one in a hundred miners
#: does, and one in twenty saboteurs; people err more.
KEPT_BACK = 0.1


class Known:
    """What a situation fixes of every world: worked out once, and copied for each of them."""

    def __init__(self, situation: Situation) -> None:
        view, deck = situation.view, situation.deck
        seats = len(view.seats)
        self.view = view
        self.seat = situation.seat
        self.state = s = State(deck, view.options, seats, Chance(""), network(view, deck))
        s.phase = next(code for code, name in PHASES.items() if name == view.phase)
        s.round, s.starter, s.turn = view.round, view.starter, view.turn
        s.actor = view.waiting[0] if view.waiting else view.turn
        s.broken = [sum(1 << TOOLS.index(tool) for tool in seat.broken) for seat in view.seats]
        if view.vote is not None:
            s.proposer = view.vote.proposer
            s.voted = sum(1 << seat for seat in view.vote.yes)
        for end in view.ended:
            ended = [ROLE_NAMES.index(role) for role in (*end.roles, end.set_aside)]
            how = next(code for code, name in HOW.items() if name == end.how)
            finisher = -1 if end.finisher is None else end.finisher
            s.ended.append(RoundEnd(SIDE_NAMES.index(end.winner), how, finisher, ended, [0] * seats))
        events = this_round(situation.events)
        _last(s, events)
        self._goals(view)
        self._cards(view, events)
        self._gold(view, situation.events)

    def _goals(self, view: ClassicView) -> None:
        """What has been turned over or looked at."""
        s = self.state
        names = [s.deck.faces.names[face] for face in s.deck.goal_faces]
        s.goal_cards = [-1 if goal.card is None else names.index(goal.card) for goal in view.goals]
        s.goals_up = sum(goal.face_up << place for place, goal in enumerate(view.goals))
        s.goals_known = [0 if goal.face_up else goal.known for goal in view.goals]
        if view.aligning is not None:
            s.to_align = [s.deck.goals.index(cell_at(*view.aligning))]

    def _cards(self, view: ClassicView, events: Sequence[ev.Event]) -> None:
        """The seat's own cards and those on the table, and what is left of the deck without them."""
        s, deck = self.state, self.state.deck
        number = {name: card for card, name in enumerate(deck.names)}
        me = view.seats[self.seat]
        s.discards = [number[name] for name in _shown(events)]
        s.hands = [[] for _ in view.seats]
        s.passed = [[] for _ in view.seats]
        s.hands[self.seat] = [number[name] for name in me.hand.cards or ()]
        s.passed[self.seat] = [number[name] for name in me.passed.cards or ()]
        self.left = deck.copies.copy()  # by card
        for card in [*s.discards, *s.hands[self.seat], *s.passed[self.seat]]:
            self.left[card] -= 1
        for laid in view.laid:
            if laid.card in number:
                self.left[number[laid.card]] -= 1
        for tool in [tool for seat in view.seats for tool in seat.broken]:
            self.left[number[f"broken-{tool}"]] -= 1
        self.hand_sizes = [seat.hand.size for seat in view.seats]
        self.passed_numbers = [seat.passed.number for seat in view.seats]
        without = unmended(events, s.seats)
        self.bare = [without[seat] & s.broken[seat] for seat in range(s.seats)]
        #: Others, those first who may lack a repair.
        self.others = sorted((seat for seat in range(s.seats) if seat != self.seat), key=lambda seat: not without[seat])

    def _gold(self, view: ClassicView, events: Sequence[ev.Event]) -> None:
        s = self.state
        s.gold = [list(other.gold.nuggets or ()) for other in view.seats]
        self.packets = packets(events)
        self.gold_unseen = [other.gold.nuggets is None for other in view.seats]
        self.gold_numbers = [*(other.gold.number for other in view.seats), view.packet.number]
        self.packet = view.packet.nuggets


def known(situation: Situation) -> Known:
    """What a situation fixes. Many worlds are drawn for one situation: it is kept."""
    fixed = situation.memory.get("known")
    if not isinstance(fixed, Known) or fixed.view is not situation.view:
        fixed = situation.memory["known"] = Known(situation)
    return fixed


def world(situation: Situation, roles: tuple[int, ...], gold: int, random: Random) -> State:
    """A state with these roles and the treasure at this place; hands, discards and the pile are drawn."""
    fixed = known(situation)
    s = fixed.state.copy()
    s.chance = Chance(str(random.getrandbits(64)))
    saboteurs = SETUP[s.seats][0]
    s.roles = [*roles, SABOTEUR if sum(roles) < saboteurs else 1 - SABOTEUR]
    _hide_goals(s, gold, random)
    _deal(s, fixed, random)
    _deal_gold(s, fixed, random)
    return s


def network(view: ClassicView, deck: Deck) -> Network:
    """The face-up cards of a view, joined."""
    hidden = [cell_at(*goal.cell) for goal in view.goals if not goal.face_up]
    strict = not view.options.loose_connection
    joined = Network(deck.faces, deck.start_cell, hidden, strict, window=deck.window)
    names = deck.faces.names
    laid = {}
    for card in view.laid:
        face = names.index(card.card)
        laid[cell_at(*card.cell)] = deck.faces.other[face] if card.turned else face
    joined.place(laid)
    joined.touched.clear()
    return joined


def _hide_goals(s: State, gold: int, random: Random) -> None:
    """The treasure where it is supposed; what nobody has looked at in any order."""
    if s.goal_cards[gold] < 0:
        s.goal_cards[gold] = s.deck.treasure
    rest = [card for card in range(len(s.goal_cards)) if card not in s.goal_cards]
    shuffle(rest, random)
    s.goal_cards = [card if card >= 0 else rest.pop() for card in s.goal_cards]


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
    for event in events:
        if isinstance(event, ev.Laid):
            s.last_path = event.seat
        if isinstance(event, ev.Laid | ev.ToolBroken | ev.ToolRepaired | ev.RockFell | ev.MapRead):
            s.last_card = event.seat


def _shown(events: Sequence[ev.Event]) -> list[str]:
    """The cards on the discard pile that all have seen."""
    names: list[str] = []
    for event in events:
        match event:
            case ev.ToolRepaired():
                names += [event.card, f"broken-{event.tool}"]
            case ev.RockFell():
                names += ["rockfall", event.card]
            case ev.MapRead():
                names.append("map")
    return names


def _deal(s: State, fixed: Known, random: Random) -> None:
    """Deals what is left of the deck to the other hands, to what they threw away, and to the pile."""
    left = fixed.left.copy()
    for seat in range(s.seats):
        if seat != fixed.seat:
            weights = _rejects(s.deck)[s.roles[seat]]
            s.passed[seat] = [draw(left, weights, random) for _ in range(fixed.passed_numbers[seat])]
    rest = spread(left)
    shuffle(rest, random)
    for seat in fixed.others:
        bare = 0 if random.random() < KEPT_BACK else fixed.bare[seat]
        s.hands[seat] = dealt(rest, fixed.hand_sizes[seat], s.deck, bare, random)
    s.pile = rest


def dealt(rest: list[int], size: int, deck: Deck, without: int, random: Random) -> list[int]:
    """A hand from the shuffled rest. A seat without a repair for these tools may have drawn one with its last card."""
    hand = []
    if without:
        hand = [card for card in rest if not deck.repairs[card] & without][: max(size - 1, 0)]
        for card in hand:
            rest.remove(card)
        shuffle(rest, random)  # what was passed over lies in front
    missing = size - len(hand)
    hand += rest[:missing]
    del rest[:missing]
    return hand


def unmended(events: Sequence[ev.Event], seats: int) -> list[int]:
    """By seat: the tools that it has left broken on a turn of its own, when it would have repaired them if it could."""
    broken, left = [0] * seats, [0] * seats
    for event in events:
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


@lru_cache(8)
def _rejects(deck: Deck) -> list[list[float]]:
    """By role, by card: see `rejects`."""
    return [[rejects(deck, card, role) for card in range(len(deck.names))] for role in (MINER, SABOTEUR)]


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


def _deal_gold(s: State, fixed: Known, random: Random) -> None:
    """Gold cards: the seat's own, and those of packets that it has seen; the rest may be anywhere."""
    for seen, takers in fixed.packets:
        cards = seen.copy()
        shuffle(cards, random)
        for taker in takers:
            if fixed.gold_unseen[taker]:
                s.gold[taker].append(cards.pop())
        s.packet = cards
    if fixed.packet is not None or len(s.packet) != fixed.gold_numbers[-1]:
        s.packet = list(fixed.packet or ())
    left = [0] * KINDS
    for nuggets in s.deck.gold:
        left[nuggets] += 1
    for cards in [*s.gold, s.packet]:
        for nuggets in cards:
            left[nuggets] -= 1
    rest = spread(left)
    shuffle(rest, random)
    for cards, number in zip([*s.gold, s.packet], fixed.gold_numbers, strict=True):
        while len(cards) < number:
            cards.append(rest.pop())
    s.gold_pile = rest
