"""Deals all cards that a seat has not seen, so that they agree with what it knows of them."""

from random import Random

from undermine.bots.dark_cave.tracks import (
    ANY,
    CAME,
    LAID,
    Step,
    Trace,
    Track,
    Tracks,
    by_backs,
    discarded,
    full_pile,
    holder,
    in_hand,
    lies_before,
)
from undermine.bots.dealing import shuffle, spread
from undermine.games.dark_cave.deck import BOXED
from undermine.games.dark_cave.state import Memory, State
from undermine.games.dark_cave.views import DarkCaveView, Remembered, SeatView


class Dealer:
    """Deals all cards that the seat has not seen, group by group as their backs show (DC-I06)."""

    def __init__(self, s: State, seat: int, view: DarkCaveView, random: Random, tracks: Tracks | None) -> None:
        self.s = s
        self.seat = seat
        self.view = view
        self.random = random
        self.tracks = tracks
        self.deck = s.deck
        self.hidden = not s.options.show_backs
        self.numbers = tracks.cards if tracks else {name: card for card, name in enumerate(self.deck.names)}
        self.left = self.deck.copies.copy()
        self.pool: list[list[int]] = [[], [], []]
        self.others = [other for other in view.seats if other.seat != seat]
        self.drawn: dict[int, list[int]] = {}  # by seat: the groups of what it has drawn and still holds, if hidden

    def deal(self) -> None:
        s = self.s
        me = self.view.seats[self.seat]
        s.hands = [[] for _ in self.view.seats]
        s.passed = [[] for _ in self.view.seats]
        s.hands[self.seat] = self.known(me.hand.cards)
        s.passed[self.seat] = self.known(me.discarded.cards)
        self.out(s.hands[self.seat])
        self.out(s.passed[self.seat])
        self.on_table()
        for other in self.others:
            s.passed[other.seat] = self.backs_of(other)
        self.follow()
        self.remember()
        for card in spread(self.left):
            self.pool[self.deck.groups[card]].append(card)
        for cards in self.pool:
            shuffle(cards, self.random)
        self.fill()
        self.others_remember()

    def known(self, names: tuple[str, ...] | None) -> list[int]:
        return [self.numbers[name] for name in names or ()]

    def out(self, cards: list[int]) -> None:
        """These cards are accounted for."""
        for card in cards:
            self.left[card] -= 1

    def on_table(self) -> None:
        s = self.s
        faces = self.deck.faces
        faces_up = [s.network.card_at[at] for at in s.network.placed]
        self.out([faces.card[face] for face in faces_up if face < self.deck.path_faces])
        self.out(s.discards)
        self.out([card for card in s.boots + s.creature_cards if card >= 0])
        self.out([card for axes in s.axes for card in axes])
        self.out([web.card for web in s.webs.values()])

    def backs_of(self, other: SeatView) -> list[int]:
        """What lies face down before a seat, in order; a card that is not known is `~group`."""
        if other.discarded.backs is None:
            return [~ANY] * other.discarded.number
        away = [group for group in self.tracks.away[other.seat] if group != ANY] if self.tracks else []
        older = list(other.discarded.backs)
        for group in away:
            older[group] -= 1
        return [~group for group in by_backs(older) + away]

    def follow(self) -> None:
        """What has become of the cards in hands that the seat can follow."""
        if self.tracks is not None:
            for taken in self.tracks.taken:
                self.place(taken.traces([], self.deck, self.hidden))
        for other in self.others:
            track = self.track(other)
            if track is not None:
                self.place(track.traces(self.held(other), self.deck, self.hidden))

    def track(self, other: SeatView) -> Track | None:
        return self.tracks.hands[other.seat] if self.tracks else None

    def held(self, other: SeatView) -> list[Step]:
        """The cards of a hand, as places for what the seat knows of it."""
        groups = [ANY] * other.hand.number if other.hand.backs is None else by_backs(other.hand.backs)
        return [(LAID, group, in_hand(other.seat)) for group in groups]

    def place(self, traces: list[Trace]) -> None:
        for trace in traces:
            for place, group, card in trace.draw(self.random):
                if card >= 0:
                    self.left[card] -= 1
                seat = holder(place)
                if seat < 0:
                    before, index = lies_before(place)
                    self.s.passed[before][index] = card if card >= 0 else ~group
                elif card >= 0:
                    self.s.hands[seat].append(card)
                else:
                    self.drawn.setdefault(seat, []).append(group)

    def remember(self) -> None:
        """DC-A07: what the seat gave away is in that hand, but for what has left it face down since."""
        for other in self.others:
            for memory in other.remembered:
                if memory.by == self.seat:
                    cards = self.known(memory.cards)
                    gone = self.gone(other, memory)
                    self.s.memory[self.seat * 8 + other.seat] = Memory(sorted(cards), gone)
                    if self.track(other) is None:
                        self.recall(other, cards, gone)

    def gone(self, other: SeatView, memory: Remembered) -> list[int]:
        """By group, the cards that have left a hand face down; where backs are hidden, they are the last that did."""
        if memory.gone is not None:
            return list(memory.gone)
        track = self.track(other)
        if track is None:
            places = [discarded(other.seat, index) for index in range(len(self.s.passed[other.seat]))]
        else:
            places = [at for kind, _, at in track.steps if kind == LAID]
        places = places[max(0, len(places) - memory.number) :]
        by_group = [memory.number - len(places), 0, 0]
        for place in places:
            seat, index = lies_before(place)
            card = self.s.passed[seat][index]
            by_group[self.deck.groups[card] if card >= 0 else ~card % ANY] += 1
        return by_group

    def recall(self, other: SeatView, cards: list[int], gone: list[int]) -> None:
        """A position tells how many cards have left a hand, not when, nor before whom they lie; backs may be hidden."""
        held = self.held(other)
        shuffle(cards, self.random)
        for group in [ANY] if self.hidden else range(3):
            known = [card for card in cards if self.hidden or self.deck.groups[card] == group]
            here = [step for step in held if step[1] == group]
            lost = sum(gone) if self.hidden else gone[group]
            away = [
                (LAID, group, discarded(seat, index))
                for seat in (other.seat, *(one.seat for one in self.others if one is not other))
                for index, card in enumerate(self.s.passed[seat])
                if card == ~group
            ][:lost]
            known = known[: len(here) + len(away)]
            came = [(CAME, group, 0)] * (len(here) + len(away) - len(known))
            self.place([Trace(known, came + away + here)])

    def fill(self) -> None:
        """The box, the pile if backs are hidden, all hands, all that was discarded; the rest is the pile."""
        s, view = self.s, self.view
        s.boxed = [card for group in range(3) for card in self.take(group, min(BOXED, view.boxed))][: view.boxed]
        s.pile = self.pile_of(self.groups_left()) if self.hidden else []
        for other in self.others:
            self.top_up(s.hands[other.seat], other)
            for index, card in enumerate(s.passed[other.seat]):
                if card < 0:
                    s.passed[other.seat][index] = self.take(~card, 1)[0]
        rest = [card for group in (2, 1, 0) for card in self.pool[group]]
        if not self.hidden:
            s.pile = rest[: view.pile]
            rest = rest[view.pile :]
        s.discards += rest  # none, unless the match went on from a position

    def groups_left(self) -> list[int]:
        """DC-S10: how many cards of each group are in the pile; they are drawn I first, then II, then III."""
        full = full_pile(self.deck, self.s.seats)
        drawn = sum(full) - self.view.pile
        for group in range(3):
            gone = min(max(drawn, 0), full[group])
            full[group] -= gone
            drawn -= gone
        return full

    def pile_of(self, groups: list[int]) -> list[int]:
        return [card for group in (2, 1, 0) for card in self.take(group, groups[group])][: self.view.pile]

    def top_up(self, cards: list[int], other: SeatView) -> None:
        """The cards of a hand that are not known."""
        if other.hand.backs is None:
            for group in self.drawn.get(other.seat, [ANY] * (other.hand.number - len(cards))):
                cards += self.take(group, 1)
            return
        missing = list(other.hand.backs)
        for card in cards:
            missing[self.deck.groups[card]] -= 1
        for group in range(3):
            cards += self.take(group, missing[group])

    def take(self, group: int, number: int) -> list[int]:
        """So many cards of a group; of another if there are not enough, which no honest table shows."""
        if group == ANY:
            return self.take(self.random.choice([group for group in range(3) for _ in self.pool[group]] or [0]), number)
        cards: list[int] = []
        for source in (group, 0, 1, 2):
            while len(cards) < number and self.pool[source]:
                cards.append(self.pool[source].pop())
        return cards

    def others_remember(self) -> None:
        """What others know of hands since a swap; it is taken to be what is in them now."""
        for other in self.view.seats:
            for memory in other.remembered:
                if memory.by != self.seat:
                    hand = sorted(self.s.hands[other.seat])
                    self.s.memory[memory.by * 8 + other.seat] = Memory(hand, self.gone(other, memory))
