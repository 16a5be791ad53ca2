"""Hands, followed by what one seat saw of them, and where the cards are that it knew in them.

After a swap both partners know both hands (DC-A07). From then on a hand draws, plays, is swapped on, and cards leave it
face down: of these only the group is seen, or not even that (option `show_backs`). Read backwards, every card that came
to a hand is one of those that are in it then, and any of them may be it: so the draws are taken back one by one, and
what is left at the beginning are the cards that were known.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import get_args

from undermine.bots.bot import Situation
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import BOXED, SETUP, Deck

#: A step of a hand: its kind, a group, and for CAME nothing, for SHOWN the card, for LAID where the card lies now.
Step = tuple[int, int, int]
CAME = 0  # a card was dealt or drawn
SHOWN = 1  # the seat saw it leave, or saw it when it took the hand itself
LAID = 2  # it left face down, or is in the hand still

#: A card is played, and all see which.
CardPlayed = (
    ev.Laid
    | ev.GoalSeen
    | ev.ClanSeen
    | ev.RockFell
    | ev.WebSet
    | ev.Equipped
    | ev.CreatureAttracted
    | ev.CreatureRoused
)

#: The group of a card whose back is hidden.
ANY = 3
#: Cards of up to 31 in each group are counted in one int.
GROUP_BITS = 5
UNIT = [1 << GROUP_BITS * group for group in range(3)]


def drawn_of(drawn: int, group: int) -> int:
    """How many cards of a group are counted in an int that is a sum of `UNIT`.

    >>> drawn_of(2 * UNIT[1] + UNIT[2], 1)
    2
    """
    return drawn // UNIT[group] % UNIT[1]


def in_hand(seat: int) -> int:
    """The place of a card that is in this seat's hand."""
    return -1 - seat


def holder(place: int) -> int:
    """The seat that has the card of this place in its hand, or -1 if it lies on the table."""
    return -1 - place if place < 0 else -1


def discarded(seat: int, index: int) -> int:
    """The place of a card that lies face down before this seat, counted from the first."""
    return index << 3 | seat


def lies_before(place: int) -> tuple[int, int]:
    """The way back from `discarded`: the seat, and which of its cards.

    >>> lies_before(discarded(2, 5))
    (2, 5)
    """
    return place & 7, place >> 3


def full_pile(deck: Deck, seats: int) -> list[int]:
    """DC-S08 to S10: how many cards of each group are in the pile when all hands are dealt."""
    dealt = [*SETUP[seats][1:], 0]
    return [len(deck) - BOXED - seats * number for deck, number in zip(deck.cards_by_group, dealt, strict=True)]


class Track:
    """A hand since it was known (or dealt, if backs are hidden): the cards in it then, and its steps."""

    def __init__(self, known: list[int]) -> None:
        self.known = known
        self.steps: list[Step] = []
        self._traced: tuple[tuple[int, list[Step]], list[Trace]] | None = None

    def traces(self, held: list[Step], deck: Deck, hidden: bool) -> list["Trace"]:
        """What may have become of its cards, given those that are in it now: group by group, if backs are seen."""
        key = len(self.steps), held
        if self._traced is None or self._traced[0] != key:
            steps = self.steps + held
            traces = [Trace(self.known, steps)] if hidden else []
            for group in range(0 if hidden else 3):
                known = [card for card in self.known if deck.groups[card] == group]
                if known:
                    traces.append(Trace(known, [step for step in steps if step[1] == group]))
            self._traced = key, traces
        return self._traced[1]


class Tracks:
    """All hands that a seat can follow, and the groups of what was put before each seat, in order.

    A match may go on from a position: `older` is what lay before each seat then, and `pile` the pile then.
    """

    def __init__(self, seat: int, deck: Deck, older: list[int], pile: int) -> None:
        self.seat = seat
        self.deck = deck
        self.seats = len(older)
        self.pile = pile
        self.full = full_pile(deck, self.seats)
        self.cards = {name: card for card, name in enumerate(deck.names)}
        self.hands: list[Track | None] = [None] * self.seats  # by seat; the seat itself needs none
        self.taken: list[Track] = []  # hands that came to the seat itself
        self.away: list[list[int]] = [[ANY] * number for number in older]
        self.followed = 0

    @classmethod
    def of(cls, situation: Situation) -> "Tracks":
        """The tracks in the situation's memory, or new ones; up to date."""
        key, events = f"tracks {situation.seat}", situation.events
        tracks = situation.memory.get(key)
        if not isinstance(tracks, Tracks) or tracks.followed > len(events):
            tracks = situation.memory[key] = cls.new(situation)
        tracks.follow(events)
        return tracks

    @classmethod
    def new(cls, situation: Situation) -> "Tracks":
        view, deck, events = situation.view, situation.deck, situation.events
        if events and isinstance(events[0], ev.GameBegan):
            return cls(situation.seat, deck, [0] * len(view.seats), sum(full_pile(deck, len(view.seats))))
        older = [other.discarded.number for other in view.seats]
        pile = view.pile
        for event in events:
            if isinstance(event, ev.CardsDiscarded):
                older[event.seat] -= event.number
            elif isinstance(event, ev.CardLost):
                older[event.seat] -= event.lost
            elif isinstance(event, ev.Drew):
                pile += 1
        return cls(situation.seat, deck, older, pile)

    def follow(self, events: Sequence[ev.Event]) -> None:
        for event in events[self.followed :]:
            handler = HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)
        self.followed = len(events)

    def step(self, seat: int, kind: int, group: int, what: int) -> None:
        track = self.hands[seat]
        if track is not None:
            track.steps.append((kind, group, what))

    def dealt(self, event: ev.HandDealt) -> None:
        """DC-S09: where backs are hidden, all know what groups a hand begins with; else they see it at any time."""
        if event.backs is None and event.seat != self.seat:
            self.hands[event.seat] = Track([])
            for group, number in enumerate(SETUP[self.seats][1:]):
                for _ in range(number):
                    self.step(event.seat, CAME, group, 0)

    def drew(self, event: ev.Drew) -> None:
        """DC-S10: the pile has group I on top, III at the bottom."""
        group = 2 if self.pile <= self.full[2] else 1 if self.pile <= self.full[1] + self.full[2] else 0
        self.pile -= 1
        self.step(event.seat, CAME, group if event.backs is None else event.backs.index(1), 0)

    def shown(self, event: CardPlayed) -> None:
        """A card is played."""
        self.show(event.seat, event.card)

    def show(self, seat: int, name: str) -> None:
        card = self.cards[name]
        self.step(seat, SHOWN, self.deck.groups[card], card)

    def discarded(self, event: ev.CardsDiscarded) -> None:
        self.put_away(event.seat, event.backs, event.number)

    def lost(self, event: ev.CardLost) -> None:
        self.put_away(event.seat, event.backs, int(event.lost))

    def put_away(self, seat: int, backs: ev.Backs, number: int) -> None:
        for group in [ANY] * number if backs is None else by_backs(backs):
            self.step(seat, LAID, group, discarded(seat, len(self.away[seat])))
            self.away[seat].append(group)

    def swapped(self, event: ev.Swapped) -> None:
        self.show(event.seat, event.card)
        hands, one, other = self.hands, event.seat, event.partner
        hands[one], hands[other] = hands[other], hands[one]

    def received(self, event: ev.HandReceived) -> None:
        """DC-A07: in a swap of its own, the seat sees what it takes, and knows what it gave."""
        if event.cards is None:
            return
        if event.seat != self.seat:
            self.hands[event.seat] = Track([self.cards[name] for name in event.cards])
            return
        for name in event.cards:
            self.show(event.seat, name)
        track = self.hands[event.seat]
        if track is not None:
            self.taken.append(track)
            self.hands[event.seat] = None


def by_backs(backs: Sequence[int]) -> list[int]:
    """The groups of cards whose backs are seen.

    >>> by_backs((1, 0, 2))
    [0, 2, 2]
    """
    return [group for group, number in enumerate(backs) for _ in range(number)]


#: By type of event; each takes its own kind, so the dict can't say more than Callable.
HANDLERS: dict[type[ev.Event], Callable[..., None]] = {
    ev.HandDealt: Tracks.dealt,
    ev.Drew: Tracks.drew,
    ev.CardsDiscarded: Tracks.discarded,
    ev.CardLost: Tracks.lost,
    ev.Swapped: Tracks.swapped,
    ev.HandReceived: Tracks.received,
    **dict.fromkeys(get_args(CardPlayed), Tracks.shown),
}


class Trace:
    """All ways in which the cards of one hand can have come and gone, each as likely as any other.

    Not exact: a card that is shown is taken to be the known one of its name, as long as that may be; that this one may
    have left face down, and another of its name was drawn, is not weighed.
    """

    def __init__(self, known: list[int], steps: list[Step]) -> None:
        self.left = known.copy()
        self.back = steps[::-1]
        self.counted: dict[tuple[int, int], int] = {}
        known_shown: list[int] = []  # the steps that showed a known card, by their place from the end
        for i, (kind, _, card) in enumerate(steps):
            if kind == SHOWN and card in self.left:
                self.left.remove(card)
                known_shown.append(len(steps) - 1 - i)
        self.known_shown = set(known_shown)
        while known_shown and not self.ways(0, 0, 0):  # the known card can't have been there any more
            self.left.append(self.back[known_shown[-1]][2])
            self.known_shown.remove(known_shown.pop())
            self.counted.clear()

    def ways(self, i: int, drawn: int, open_: int) -> int:
        """In how many ways all goes back from here, if so many cards of each group must have been drawn.

        `open_` is the number of cards that may be anything; it follows from the others.
        """
        back = self.back
        while i < len(back):
            kind, group, _ = back[i]
            i += 1
            if kind == CAME:
                break
            if kind == LAID:
                open_ += 1
            elif i - 1 not in self.known_shown:
                drawn += UNIT[group]
        else:
            return 1 if not drawn and open_ == len(self.left) else 0
        key = drawn, i
        ways = self.counted.get(key)
        if ways is None:
            number = drawn_of(drawn, group)
            ways = number * self.ways(i, drawn - UNIT[group], open_) if number else 0
            ways += open_ * self.ways(i, drawn, open_ - 1) if open_ else 0
            self.counted[key] = ways
        return ways

    def draw(self, random: Random) -> list[tuple[int, int, int]]:
        """One of the ways: for each card that lies face down its place, its group, and the card, or -1 if unknown."""
        places_drawn: list[tuple[int, int, int]] = []
        if not self.ways(0, 0, 0):
            return places_drawn  # then nothing is taken for known
        drawn = 0
        places: list[int] = []
        for i, (kind, group, what) in enumerate(self.back):
            if kind == LAID:
                places.append(what)
            elif kind == SHOWN:
                drawn += 0 if i in self.known_shown else UNIT[group]
            else:
                number = drawn_of(drawn, group)
                shown = number * self.ways(i + 1, drawn - UNIT[group], len(places)) if number else 0
                hidden = len(places) * self.ways(i + 1, drawn, len(places) - 1) if places else 0
                if random.randrange(shown + hidden) < shown:
                    drawn -= UNIT[group]
                else:
                    places_drawn.append((places.pop(random.randrange(len(places))), group, -1))
        left = random.sample(self.left, len(self.left))  # not in place: what is remembered must not sway later draws
        return places_drawn + [(place, ANY, card) for place, card in zip(places, left, strict=True)]
