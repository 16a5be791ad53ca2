# fast tier
"""Cards that come and go: played, discarded, lost, swapped, drawn; and what is known of them (DC-D01 to DC-D05)."""

from undermine.engine.taking import take
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.setup import backs
from undermine.games.dark_cave.state import Memory, State, memory_key


def play_from_hand(s: State, card: int) -> None:
    """A card leaves the hand of the seat whose turn it is, for all to see."""
    take(s.hands[s.turn], card)
    if s.memory:
        for knower in range(s.seats):
            memory = s.memory.get(memory_key(knower, s.turn))
            if memory is not None and card in memory.cards:
                cards = memory.cards.copy()
                cards.remove(card)
                s.memory[memory_key(knower, s.turn)] = Memory(cards, memory.gone)
        forget(s, s.turn)


def show(s: State, card: int) -> None:
    """DC-A01: a card is shown and then discarded."""
    play_from_hand(s, card)
    s.discards.append(card)


def put_away(s: State, seat: int, card: int) -> None:
    """A card leaves a hand face down; anyone who knew the hand sees only its back."""
    take(s.hands[seat], card)
    s.passed[seat] = [*s.passed[seat], card]
    if s.memory:
        for knower in range(s.seats):
            memory = s.memory.get(memory_key(knower, seat))
            if memory is not None:
                gone = memory.gone.copy()
                gone[s.deck.groups[card]] += 1
                s.memory[memory_key(knower, seat)] = Memory(memory.cards, gone)
        forget(s, seat)


def forget(s: State, seat: int) -> None:
    """Nothing is left to know of an empty hand. That none of the cards seen is left, only their knower may know."""
    if not s.hands[seat]:
        for knower in range(s.seats):
            s.memory.pop(memory_key(knower, seat), None)


def lose_card(s: State, seat: int, to: str) -> None:
    """DC-P14, DC-A31, DC-O02: one card, drawn blindly; with an empty hand nothing is lost (Q-DC-17, Q-DC-65)."""
    hand = sorted(s.hands[seat])
    if hand:
        card = hand[s.chance.below(len(hand))]
        put_away(s, seat, card)
        if s.log is not None:
            name = s.deck.names[card]
            s.log.append(ev.CardLost(seat=seat, to=to, lost=True, backs=backs(s, [card]), card=name, known=1 << seat))
    elif s.log is not None:
        s.log.append(ev.CardLost(seat=seat, to=to, lost=False, backs=None, card=None))


def discard(s: State, cards: list[int]) -> None:
    """DC-T02, DC-T03: one card or two, face down."""
    seat = s.turn
    for card in cards:
        put_away(s, seat, card)
    if s.log is not None:
        names = tuple([s.deck.names[card] for card in cards])
        s.log.append(
            ev.CardsDiscarded(seat=seat, number=len(cards), backs=backs(s, cards), cards=names, known=1 << seat)
        )


def swap(s: State, card: int, partner: int) -> None:
    """DC-A07, DC-A08: hands change hands; what others knew of them goes with them."""
    seat = s.turn
    show(s, card)
    s.hands[seat], s.hands[partner] = s.hands[partner], s.hands[seat]
    s.drawer = partner
    for knower in range(s.seats):
        one = s.memory.pop(memory_key(knower, seat), None)
        other = s.memory.pop(memory_key(knower, partner), None)
        if one is not None and knower != partner:
            s.memory[memory_key(knower, partner)] = one
        if other is not None and knower != seat:
            s.memory[memory_key(knower, seat)] = other
    remember(s, seat, partner)
    remember(s, partner, seat)
    if s.log is not None:
        s.log.append(ev.Swapped(seat=seat, card=s.deck.names[card], partner=partner))
        for owner in (seat, partner):
            hand = sorted(s.hands[owner])
            s.log.append(
                ev.HandReceived(
                    seat=owner,
                    size=len(hand),
                    backs=backs(s, hand),
                    cards=tuple([s.deck.names[held] for held in hand]),
                    known=1 << seat | 1 << partner,
                )
            )


def remember(s: State, knower: int, owner: int) -> None:
    """After a swap each partner knows what the other holds, having held it before."""
    if s.hands[owner]:
        s.memory[memory_key(knower, owner)] = Memory(sorted(s.hands[owner]), [0, 0, 0])


def draw(s: State) -> None:
    """DC-D01 to D03."""
    seat = s.drawer
    while s.to_draw and s.pile:
        card = s.pile.pop()
        s.hands[seat].append(card)
        s.to_draw -= 1
        if s.log is not None:
            s.log.append(ev.Drew(seat=seat, backs=backs(s, [card]), card=s.deck.names[card], known=1 << seat))
    s.to_draw = 0
