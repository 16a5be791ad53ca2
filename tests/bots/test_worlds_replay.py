"""Whatever has happened could have happened in a sampled world: its past is played again in it, by the rules.

A world says what others hold now and what they threw away; what they showed is known. So the cards of a hand, in the
order in which they left it and then as it holds them now, tell what it was dealt and what it drew. From this start the
real engine takes every decision of the round again. Each has to be legal for its seat, the seat of the world has to see
what it saw, and what comes out is the world: card by card, in the order of its pile.

In The Dark Cave this is so for each group of cards, by their backs. A swapped hand goes on with its cards, and what the
seat of the world held itself or gave away fixes what was in it then.

What lies face down before a seat is in the order in which it left: where backs are hidden, nothing else tells when.

Not covered: how likely a past is (test_worlds_odds.py); the draft of gold in classic, and rounds that are over, which
are taken as the world has them; in The Dark Cave what others remember of hands, at which a world only guesses, and
answers about axes that nobody is told.
"""

from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

import undermine
from tests.classic.rounds import at_the_treasure
from tests.dark_cave.table import given
from undermine.bots import BOTS, Situation
from undermine.bots.beliefs import Beliefs
from undermine.bots.bot import sensible
from undermine.bots.mind import VETERAN, Mind
from undermine.bots.models import model_needed
from undermine.engine.chance import Chance
from undermine.engine.events import Drew, HandDealt, Laid, RoundBegan
from undermine.engine.views import redact
from undermine.games.classic import events as classic
from undermine.games.classic import setup as classic_setup
from undermine.games.classic.deck import SETUP as CLASSIC_SETUP
from undermine.games.classic.state import State as ClassicState
from undermine.games.dark_cave import events as cave
from undermine.games.dark_cave import turn as cave_turn
from undermine.games.dark_cave.deck import BOXED
from undermine.games.dark_cave.deck import SETUP as CAVE_SETUP
from undermine.games.lost_mines import events as mines
from undermine.games.lost_mines import setup as mines_setup
from undermine.games.lost_mines import turn as mines_turn
from undermine.games.lost_mines.deck import SET_ASIDE
from undermine.games.lost_mines.deck import SETUP as MINES_SETUP
from undermine.games.lost_mines.state import State as MinesState

# ---- what events tell of hands -----------------------------------------------------------------------------------

#: Cards that leave a hand openly: the event names the card, or its kind does.
NAMED: tuple[Any, ...] = (
    Laid,
    classic.ToolRepaired,
    mines.MineSeen,
    mines.TreasureSeen,
    mines.DwarfSeen,
    cave.GoalSeen,
    cave.ClanSeen,
)
NAMED += (cave.RockFell, cave.Swapped, cave.WebSet, cave.Equipped, cave.CreatureAttracted, cave.CreatureRoused)
KINDS: dict[type, str] = {
    classic.RockFell: "rockfall",
    classic.MapRead: "map",
    mines.TrapSet: "trap",
    mines.TrollSet: "troll",
    mines.StormSwept: "storm",
}
DISCARDED = (classic.Passed, mines.CardsDiscarded, cave.CardsDiscarded)
LOST = (mines.TrapSprung, cave.CardLost)


def shown(event):
    """The name of the card that an event shows as it leaves a hand, or None."""
    if isinstance(event, classic.ToolBroken):
        return f"broken-{event.tool}"
    if isinstance(event, mines.ToolUsed):
        return event.tool
    return event.card if isinstance(event, NAMED) else KINDS.get(type(event))


def groups_of(event):
    """The groups of cards that leave a hand face down; None where they are hidden, or all backs are alike."""
    backs = getattr(event, "backs", None)
    if backs is None:
        return [None] * getattr(event, "number", 1)
    return [group for group, number in enumerate(backs) for _ in range(number)]


def names_in(event):
    """The names of the cards that leave a hand face down, for who may know them; else None."""
    return event.cards if hasattr(event, "cards") else event.card and (event.card,)


# ---- from a world back to its beginning ----------------------------------------------------------------------------


class Hand:
    """A hand on its way: cards that must be in it, and places of the deck that are in it, whatever lies there."""

    def __init__(self):
        self.cards: Counter[Any] = Counter()
        self.places = defaultdict(list)  # by group, the oldest first

    def empty(self):
        return not self.cards.total() and not any(self.places.values())


class Past:
    """What was dealt and drawn in a round, and what each seat decided, if a world is the truth."""

    def __init__(self, match, viewer, world):
        deck = match.state.deck
        self.game = match.game
        self.names = deck.names
        self.groups = deck.groups if self.game.name == "dark_cave" else [0] * len(deck.names)
        decks = deck.cards_by_group if self.game.name == "dark_cave" else [deck.cards]
        self.decks = [[-1] * len(deck) for deck in decks]
        self.passed = [cards.copy() for cards in world.passed]
        self.decisions = []  # seat and decision
        self.losses = []  # seat and card, of blind losses
        self._lay_out(match.seats)
        steps = round_of(match, viewer)
        self.events = [event for _, seen in steps for event in seen]
        for decision, seen in steps:
            self._step(decision, seen)
        for hand, cards in zip(self.hands, world.hands, strict=True):
            self._settle(hand, cards)
        self._set_aside(world)
        self._write(self.pile, world.pile)
        assert not any(self.passed), "all that the world has thrown away has left a hand"

    def _lay_out(self, seats):
        """The places of the decks, as the setup takes them: what is set aside, the hands, the pile."""
        aside, hand = LAYOUTS[self.game.name](seats)
        left = [[(group, i) for i in range(len(deck))] for group, deck in enumerate(self.decks)]
        self.aside = [places[:aside] for places in left]
        left = [places[aside:] for places in left]
        self.dealt = []
        for _ in range(seats):
            taken = [places[len(places) - number :] for places, number in zip(left, hand, strict=True)]
            left = [places[: len(places) - number] for places, number in zip(left, hand, strict=True)]
            self.dealt.append([place for places in taken for place in places])
        self.pile = [place for places in reversed(left) for place in places]
        self.hands = [Hand() for _ in range(seats)]

    def _step(self, decision, seen):
        """A decision with what followed; what a seat threw away is what it threw away in the world."""
        for event in seen:
            if isinstance(event, DISCARDED):
                thrown = self._put_away(event)
                decision = (decision[0], " ".join([decision[1].split()[0], *(self.names[card] for card in thrown)]))
            elif isinstance(event, LOST):
                self.losses += [(event.seat, card) for card in self._put_away(event)] if event.lost else []
            else:
                self._follow(event)
        if decision is not None:
            self.decisions.append(decision)

    def _follow(self, event):
        """Cards that come to a hand, leave it openly, or change hands."""
        if isinstance(event, HandDealt | cave.HandDealt):
            self._give(event.seat, self.dealt[event.seat], event.cards)
        elif isinstance(event, Drew | cave.Drew):
            self._give(event.seat, [self.pile.pop()], event.card and (event.card,))
        elif isinstance(event, cave.HandReceived) and event.cards is not None:
            cards = [self.names.index(name) for name in event.cards]
            self._settle(self.hands[event.seat], cards)
            self.hands[event.seat].cards.update(cards)
        elif shown(event) is not None:
            self._leave(self.hands[event.seat], self.names.index(shown(event)))
        if isinstance(event, cave.Swapped):
            self.hands[event.seat], self.hands[event.partner] = self.hands[event.partner], self.hands[event.seat]

    def _give(self, seat, places, names):
        """Places of the deck come to a hand; the cards are known if they are our own."""
        hand = self.hands[seat]
        if names is None:
            for place in places:
                hand.places[place[0]].append(place)
        else:
            cards = sorted(map(self.names.index, names), key=lambda card: self.groups[card])
            self._write(places, cards)
            hand.cards.update(cards)

    def _leave(self, hand, card):
        """A card leaves a hand. If it was not known to be there, it was the oldest of those that may be anything."""
        if hand.cards[card]:
            hand.cards[card] -= 1
            return
        places = hand.places[self.groups[card]]
        assert places, f"{self.names[card]} was in no hand when it was needed"
        self._write([places.pop(0)], [card])

    def _put_away(self, event):
        """The cards that leave a hand face down: as the seat knows them, or as the world has them."""
        hand, passed = self.hands[event.seat], self.passed[event.seat]
        names = names_in(event)
        if names is not None:
            found = [self.names.index(name) for name in names]
        else:
            found = passed[: len(groups_of(event))]
            for card, group in zip(found, groups_of(event), strict=True):
                assert group in (None, self.groups[card])
        for card in found:
            passed.remove(card)
            self._leave(hand, card)
        return found

    def _settle(self, hand, cards):
        """These and no others are in a hand now."""
        for card in cards:
            self._leave(hand, card)
        assert hand.empty()

    def _set_aside(self, world):
        aside = ASIDE[self.game.name](world)
        for group, places in enumerate(self.aside):
            self._write(places, [card for card in aside if self.groups[card] == group])

    def _write(self, places, cards):
        for (group, i), card in zip(places, cards, strict=True):
            self.decks[group][i] = card


def round_of(match, viewer):
    """The setup and the decisions of the round, each with what a seat saw of it."""
    steps = []
    for number in range(-1, match.decided):
        seen = match.log(viewer, None, 0) if number < 0 else match.log(viewer, number, number + 1)
        begins = next((i for i, event in enumerate(seen) if isinstance(event, RoundBegan)), None)
        if begins is not None:
            steps = [(None, seen[begins:])]
        else:
            steps.append((match.decisions[number] if number >= 0 else None, seen))
    return steps


#: By seats: how many cards of a deck are set aside, and how many of each deck make a hand.
LAYOUTS = {
    "classic": lambda seats: (0, (CLASSIC_SETUP[seats][2],)),
    "lost_mines": lambda seats: (SET_ASIDE, (MINES_SETUP[seats][1],)),
    "dark_cave": lambda seats: (BOXED, (*CAVE_SETUP[seats][1:], 0)),
}
#: What is out of the game, face down.
ASIDE = {"classic": lambda _: [], "lost_mines": lambda world: world.aside, "dark_cave": lambda world: world.boxed}


# ---- and forward again, by the rules -------------------------------------------------------------------------------


class Told(Chance):
    """Who begins, what is dealt and what is lost blindly is as in a world; no card more or less than there are."""

    def __init__(self, world, past, shuffles):
        super().__init__("told")
        self.starter = world.starter
        self.shuffles = list(shuffles)
        self.losses = past.losses.copy()
        self.state = None  # while it is being set up

    def shuffle(self, items):
        told = self.shuffles.pop(0)
        assert sorted(items) == sorted(told)
        items[:] = told

    def below(self, limit):
        if self.state is None:
            return self.starter
        seat, card = self.losses.pop(0)
        hand = sorted(self.state.hands[seat])
        assert len(hand) == limit
        return hand.index(card)


def begin_classic(world, past, log):
    """The round as it began; gold and rounds that are over are those of the world."""
    chance = Told(world, past, [world.roles, world.goal_cards, *past.decks, world.gold_pile])
    s = ClassicState(
        world.deck, world.options, world.seats, chance, classic_setup.bare_table(world.deck, world.options)
    )
    s.log, s.round, s.ended = log, world.round - 1, world.ended.copy()
    s.gold, s.gold_pile = [own.copy() for own in world.gold], world.gold_pile.copy()
    classic_setup.begin_round(s, world.starter)
    return s


def begin_lost_mines(world, past, log):
    """The round as it began; points and rounds that are over are those of the world."""
    treasures, roles = world.treasures + world.treasures_aside, world.roles + world.roles_aside
    chance = Told(world, past, [world.mine_cards, treasures, roles, *past.decks])
    s = MinesState(world.deck, world.options, world.seats, chance, mines_setup.bare_table(world.deck))
    s.log, s.round, s.ended, s.points = log, world.round - 1, world.ended.copy(), world.points.copy()
    mines_setup.deal_round(s, world.starter)
    mines_turn.begin_turn(s, world.starter)
    return s


def begin_dark_cave(world, past, log):
    chance = Told(world, past, [world.goal_cards, world.roles + world.roles_aside, *past.decks])
    return cave_turn.begin(world.deck, world.options, world.seats, chance, log)


BEGIN = {"classic": begin_classic, "lost_mines": begin_lost_mines, "dark_cave": begin_dark_cave}


def replay(match, viewer, world):
    """Plays the round again in the world, and checks every step of it."""
    game = match.game
    past = Past(match, viewer, world)
    log: list[Any] = []
    s = BEGIN[game.name](world, past, log)
    s.chance.state = s
    for seat, text in past.decisions:
        code = game.encode(s.deck, game.read(text))
        assert code in game.legal(s, seat), f"{text} by seat {seat}"
        game.apply(s, seat, code)
    assert [redact(event, viewer) for event in log] == past.events
    assert whole(match, s, viewer) == whole(match, world, viewer)


def whole(match, s, viewer):
    """All of a state as a text, but for the chance to come, and what others remember of hands.

    Who had looked at a goal of classic before it was turned over is forgotten too: now all see it.
    """
    s = s.copy()
    s.chance = Chance("0")
    if match.game.name == "dark_cave":
        s.memory = {key: memory for key, memory in s.memory.items() if key // 8 == viewer}
    elif match.game.name == "classic":
        s.goals_known = [0 if s.goals_up >> place & 1 else known for place, known in enumerate(s.goals_known)]
    return match.game.position(s, match.options, match.deck_source)


# ---- tables ------------------------------------------------------------------------------------------------------


#: What rookies seldom or never do.
RARE = ("swap", "storm", "trap", "rockfall", "web")


def moments(game, seats, number, every, options=None):
    """A match of rookies, who in some matches do anything now and then: the match, and a seat to look from."""
    match = undermine.start(game, seats, f"replay {number}", options)
    random = Random(number)
    memory: dict[Any, Any] = {}
    while match.result is None:
        seat = match.waiting[0]
        if random.random() < every and match.view(None).phase not in ("gold", "over"):
            yield match, random.randrange(seats), random
        if random.random() < 0.3 * (number % 3):
            choices = sensible(match.game, list(match.choices(seat)))
            rare = [choice for choice in choices if str(choice).startswith(RARE)]
            match.decide(random.choice(rare or choices), seat)
        else:
            match.decide(BOTS["rookie"].choose(Situation.of_match(match, seat, memory), random).decision, seat)


def world_of(match, seat, random):
    """A world as a bot draws it."""
    model = model_needed(match.game.name)
    situation = Situation.of_match(match, seat)
    beliefs = Beliefs.of(model, situation)
    return model.world(situation, beliefs.evidence, *beliefs.draw(beliefs.table(situation.view), random), random)


#: Game -> seats and options by match, how often a moment is looked at, and events that have to come up.
TABLES: dict[str, tuple[list[tuple[int, dict[str, Any]]], float, tuple[type, ...]]] = {
    "classic": (
        [(3, {"rounds": 2}), (5, {"rounds": 2}), (7, {}), (10, {"rounds": 2}), (4, {"loose_connection": True})],
        0.06,
        (classic.Passed, classic.MapRead, classic.RockFell, classic.ToolRepaired, classic.GoalRevealed),
    ),
    "lost_mines": (
        [(3, {}), (5, {"rounds": 1}), (4, {"own_treasure_hidden": True}), (9, {"rounds": 1, "stack_tokens": True})],
        0.03,
        (mines.CardsDiscarded, mines.TrapSprung, mines.StormSwept, mines.MineRevealed, mines.TreasureTaken),
    ),
    "dark_cave": (
        [
            (
                seats,
                {"vein_optional": seats % 2 == 0, "emerge_attacks": seats % 3 == 0, "show_backs": seats not in hidden},
            )
            for hidden in ([4, 7], [2, 3, 5, 8])
            for seats in range(2, 9)
        ],
        0.05,
        (cave.CardsDiscarded, cave.CardLost, cave.Swapped, cave.GoalRevealed, cave.DwarfLeft),
    ),
}


@pytest.mark.parametrize("game", undermine.GAMES)
def test_the_past_is_legal_in_a_world(game, soak):
    tables, every, kinds = TABLES[game]
    played = other = 0
    told = set()
    for number in range(len(tables) * soak):
        seats, options = tables[number % len(tables)]
        for match, seat, random in moments(game, seats, number, every, options):
            world = world_of(match, seat, random)
            replay(match, seat, world)
            played += 1
            other += sorted(map(sorted, world.hands)) != sorted(map(sorted, match.state.hands))
            told |= {type(event) for event in match.log(None)}
    assert other > 0.9 * played > 20
    assert set(kinds) <= told


# ---- what follows for certain --------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_over():
    """DC-E02: both yellow dwarves have left, both loyal. If no blue dwarf worked for yellow, that had been the end."""
    model = model_needed("dark_cave")
    match = undermine.start("dark_cave", 5, 1)
    clans = ["yellow", "yellow", "blue", "blue", "blue"]
    events: list[Any] = [cave.GameBegan(starter=0)]
    events += [cave.DwarfDealt(seat=seat, clan=clan, identity=None) for seat, clan in enumerate(clans)]
    for seat in (0, 1):
        events += [cave.DwarfLeft(seat=seat, gold=3), cave.ClanRevealed(seat=seat, identity="loyal")]
    beliefs = Beliefs(model, 5, match.options, match.state.deck, learns=False)
    beliefs.follow(events)
    chances = beliefs.public().sum(axis=1)
    assert chances[beliefs.roles[:, 2:].sum(axis=1) == 0].sum() == 0.0


def worlds_after(position, *decisions):
    """Some worlds of seat A after these decisions."""
    match = given(position)
    for decision in decisions:
        match.decide(decision)
    random = Random(1)
    return match.state.deck.names, [world_of(match, 0, random) for _ in range(30)]


def test_what_was_the_whole_of_a_group_is_gone():
    """A knows that B held two cards of group III when B threw two of them away: the new ones came later."""
    position = """
        pile = "I-EW III-NS III-EW"
        [seat.A]
        hand = "II-swap III-rat III-goblin"
        [seat.B]
        hand = "I-NS"
    """
    names, worlds = worlds_after(position, "swap B with II-swap", "discard III-rat III-goblin")
    for world in worlds:
        assert {names.index("III-rat"), names.index("III-goblin")} <= set(world.passed[1])


def test_a_known_card_lies_before_who_threw_it_away():
    """A knows the only card of group II in the hand that B throws it away from, and passes on to C."""
    position = """
        pile = "I-EW I-EW III-NS III-EW"
        [seat.A]
        hand = "II-swap II-NS III-swap"
        [seat.B]
        hand = "I-NS I-NS"
        [seat.C]
        hand = "I-NES I-NES"
        discarded = "II-EW"
    """
    steps = ["swap B with II-swap", "discard II-NS", "discard I-NES", "discard I-NS", "swap C with III-swap"]
    names, worlds = worlds_after(position, *steps)
    for world in worlds:
        assert world.passed[1] == [names.index("II-NS")]


def test_the_known_cards_of_a_hand_that_is_empty_are_gone():
    """A knows the only card that B had, and B throws it away."""
    position = """
        pile = ""
        [seat.A]
        hand = "II-swap II-NS"
        [seat.B]
        hand = "I-NS"
        [seat.C]
        hand = "I-NES I-NES"
    """
    names, worlds = worlds_after(position, "swap B with II-swap", "discard II-NS")
    for world in worlds:
        assert world.passed[1] == [names.index("II-NS")]


def test_hands_are_dealt_by_groups_also_where_backs_are_hidden():
    """DC-S09: with five seats all know that a hand begins with four cards of group I and one of group II."""
    match = undermine.start("dark_cave", 5, 1, {"show_backs": False})
    random = Random(1)
    for _ in range(30):
        world = world_of(match, 0, random)
        for hand in world.hands:
            assert sorted(world.deck.groups[card] for card in hand) == [0, 0, 0, 0, 1]


def test_gold_that_was_seen_in_a_packet_is_where_it_went():
    """CL-I08: C sees the whole packet, then A, F and D what is left of it."""
    match = at_the_treasure("MSMMSM", "C", top="3 2 1 1")
    random = Random(1)
    match.decide("lay EW 7,0")
    match.decide("take 3")
    assert sorted(world_of(match, 2, random).packet) == [1, 1, 2], "C knows what A may choose from"
    match.decide("take 2")
    match.decide("take 1")
    for _ in range(30):
        world = world_of(match, 2, random)
        assert sorted(world.gold[0] + world.gold[5] + world.gold[3]) == [1, 1, 2], "C does not know who has which"
        world = world_of(match, 0, random)
        assert world.gold[5] == world.gold[3] == [1], "A knows: there was nothing else"
        assert world_of(match, 5, random).gold[3] == [1], "so does F of the last card"


def test_gold_that_comes_round_again_is_where_it_went():
    """Q-CL-29: with as many gold cards as players the packet goes on; who sees it twice knows what was taken."""
    match = at_the_treasure("MMSMS", "B", top="2 3 2 1 1", options={"gold_draw": "players"})
    random = Random(1)
    for decision in ("lay EW 7,0", "take 3", "take 1", "take 2"):
        match.decide(decision)
    assert match.view(1).packet.nuggets == (1, 2)
    for _ in range(30):
        world = world_of(match, 1, random)
        assert sorted(world.gold[0] + world.gold[3]) == [1, 2], "B saw four cards go, and two come back"


@pytest.mark.parametrize(("up", "matters"), [(0, True), (0b010, False)])
def test_who_has_looked_at_a_goal_that_lies_face_up_knows_no_more_than_all(up, matters):
    """CL-I03: a saboteur rather breaks the tool of one who has looked at a goal; worlds keep that of hidden goals."""
    match = at_the_treasure("SMM", seats={"A": {"hand": "broken-lamp"}})
    codes = [match.game.encode(match.state.deck, match.game.read("break lamp C"))]
    worths = []
    for known in (0, 0b100):
        state = match.state.copy()
        state.goals_up = up
        state.goals_known = [0, known, 0]
        worths += model_needed("classic").worth(state, 0, codes, Mind(VETERAN, [0.0, 1.0, 1.0], []))
    assert (worths[0] != worths[1]) == matters
