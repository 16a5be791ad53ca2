"""The table as all see it, followed event by event: a state of the fast tier with nothing in it that is hidden."""

from collections.abc import Callable

from undermine.bots.dark_cave.ways import node_named
from undermine.engine.chance import Chance
from undermine.engine.grid import LETTERS, cell_at, cell_of, edge_of, node_at
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.creatures import go_away
from undermine.games.dark_cave.decisions import face_of
from undermine.games.dark_cave.deck import (
    AXE,
    BOOTS,
    CLANS,
    CREATURES,
    GOALS,
    IDENTITIES,
    LINDWORM,
    LOYAL,
    SPACES,
    START_GOLD,
    Deck,
)
from undermine.games.dark_cave.movement import add_features
from undermine.games.dark_cave.options import DarkCaveOptions
from undermine.games.dark_cave.setup import START, bare_table, goal_cells, goal_distance
from undermine.games.dark_cave.state import State, Web, role_of

UNKNOWN = -1


def bare_shadow(deck: Deck, options: DarkCaveOptions, seats: int) -> State:
    """A table where nothing has happened yet; hands, pile and clan cards are not in it."""
    goals = goal_cells(goal_distance(options, seats))
    s = State(deck, options, seats, Chance("shadow"), bare_table(deck, goals))
    s.goals = goals
    s.goal_cards = [UNKNOWN] * len(goals)
    s.goals_known = [0] * len(goals)
    s.ladders = [node_at(START, deck.ladder_in[deck.start_face])]
    s.roles = [0] * seats
    s.roles_known = [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.passed = [[] for _ in range(seats)]
    s.gold = [START_GOLD] * seats
    s.dwarves = [node_at(START, 0)] * seats
    s.boots = [-1] * seats
    s.axes = [[] for _ in range(seats)]
    return s


class Shadow:
    """Follows the events. `s` is the table; before the first event of a match nothing is known."""

    def __init__(self, deck: Deck, options: DarkCaveOptions, seats: int) -> None:
        self.s = bare_shadow(deck, options, seats)
        self.deck = deck
        self.cards = {name: card for card, name in enumerate(deck.names)}
        self.begun = False

    def node(self, at: tuple[int, int], space: str) -> int:
        """The node of a space, as events name it."""
        return node_named(self.s, cell_at(*at), SPACES.index(space))

    def edge(self, edge: tuple[int, int, str]) -> int:
        return edge_of(cell_at(edge[0], edge[1]), LETTERS.index(edge[2]))

    def see(self, event: ev.Event) -> None:
        """Carries out what an event tells."""
        if isinstance(event, ev.GameBegan):
            self.begun = True
            self.s.starter = self.s.turn = event.starter
        if not self.begun:  # a match that goes on from a position: what was before is not told
            return
        handler = HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def play(self, seat: int, card: str, stays: bool = False) -> int:
        """A card is played openly. Returns it; it goes to the discards unless it `stays` on the table."""
        s = self.s
        number = self.cards[card]
        s.turn = s.drawer = seat
        s.to_draw = 1
        if not stays:
            s.discards.append(number)
        return number

    def dealt(self, event: ev.DwarfDealt) -> None:
        self.s.roles[event.seat] = role_of(CLANS.index(event.clan), LOYAL)  # its identity is hidden

    def laid(self, event: ev.Laid) -> None:
        card = self.play(event.seat, event.card, True)
        face = face_of(self.deck, card, event.turned)
        self.put(cell_at(*event.cell), face)

    def put(self, cell: int, face: int) -> None:
        self.s.network.lay(cell, face)
        add_features(self.s, cell, face)

    def goal_seen(self, event: ev.GoalSeen) -> None:
        self.play(event.seat, event.card)
        self.s.goals_known[self.s.goals.index(cell_at(*event.goal))] |= 1 << event.seat

    def clan_seen(self, event: ev.ClanSeen) -> None:
        self.play(event.seat, event.card)
        self.s.roles_known[event.target] |= 1 << event.seat

    def rock_fell(self, event: ev.RockFell) -> None:
        s = self.s
        self.play(event.seat, event.card)
        cell = cell_at(*event.cell)
        s.discards.append(self.deck.faces.card[s.network.lift(cell)])
        s.ladders = [node for node in s.ladders if cell_of(node) != cell]
        s.holes = [node for node in s.holes if cell_of(node) != cell]
        s.veins = [node for node in s.veins if cell_of(node) != cell]

    def swapped(self, event: ev.Swapped) -> None:
        self.play(event.seat, event.card)
        self.s.drawer = event.partner

    def discarded(self, event: ev.CardsDiscarded) -> None:
        self.s.turn = self.s.drawer = event.seat
        self.s.to_draw = event.number

    def web_set(self, event: ev.WebSet) -> None:
        self.s.webs[self.edge(event.edge)] = Web(self.play(event.seat, event.card, True), event.seat, 2)

    def web_turned(self, event: ev.WebTurned) -> None:
        web = self.s.webs[self.edge(event.edge)]
        self.s.webs[self.edge(event.edge)] = Web(web.card, web.owner, 1)

    def web_gone(self, event: ev.WebGone) -> None:
        self.s.discards.append(self.s.webs.pop(self.edge(event.edge)).card)

    def web_hewn(self, event: ev.WebHewn) -> None:
        self.use_axe(event.seat)
        if event.side:
            web = self.s.webs[self.edge(event.edge)]
            self.s.webs[self.edge(event.edge)] = Web(web.card, web.owner, event.side)
        else:
            self.s.discards.append(self.s.webs.pop(self.edge(event.edge)).card)

    def use_axe(self, seat: int) -> None:
        self.s.discards.append(self.s.axes[seat].pop(0))

    def equipped(self, event: ev.Equipped) -> None:
        card = self.play(event.seat, event.card, True)
        if self.deck.actions[card] == BOOTS:
            self.s.boots[event.target] = card
        elif self.deck.actions[card] == AXE:
            self.s.axes[event.target].append(card)

    def attracted(self, event: ev.CreatureAttracted) -> None:
        creature = self.take_over(event.seat, event.card, event.creature)
        self.s.creatures[creature] = self.node(event.cell, event.space)

    def roused(self, event: ev.CreatureRoused) -> None:
        self.s.discards.append(self.s.creature_cards[CREATURES.index(event.creature)])
        self.take_over(event.seat, event.card, event.creature)

    def take_over(self, seat: int, card: str, name: str) -> int:
        """The creature walks now, for this seat."""
        creature = CREATURES.index(name)
        self.s.owners[creature] = seat
        self.s.creature_cards[creature] = self.play(seat, card, True)
        self.s.walker = creature
        return creature

    def creature_stepped(self, event: ev.CreatureStepped) -> None:
        self.s.creatures[CREATURES.index(event.creature)] = self.node(event.cell, event.space)

    def creature_left(self, event: ev.CreatureLeft) -> None:
        go_away(self.s, CREATURES.index(event.creature))

    def driven_away(self, event: ev.CreatureDrivenAway) -> None:
        self.use_axe(event.seat)
        go_away(self.s, CREATURES.index(event.creature))

    def attacked(self, event: ev.Attacked) -> None:
        if CREATURES.index(event.creature) == LINDWORM:
            self.s.down |= 1 << event.seat

    def gold_lost(self, event: ev.GoldLost) -> None:
        self.s.gold[event.seat] -= int(event.lost)

    def stood(self, event: ev.DwarfStood) -> None:
        self.s.down &= ~(1 << event.seat)

    def stepped(self, event: ev.Stepped) -> None:
        self.s.walker = -1
        self.s.dwarves[event.seat] = self.node(event.cell, event.space)

    def stopped(self, _: ev.Stopped) -> None:
        self.s.walker = -1

    def drew(self, _: ev.Drew) -> None:
        self.s.walker = -1

    def goal_revealed(self, event: ev.GoalRevealed) -> None:
        s = self.s
        s.walker = -1
        place = s.goals.index(cell_at(*event.goal))
        s.goals_up |= 1 << place
        s.goal_cards[place] = GOALS.index(event.shows)
        if event.turned is not None:
            self.turn_goal(place, event.turned)

    def goal_aligned(self, event: ev.GoalAligned) -> None:
        self.turn_goal(self.s.goals.index(cell_at(*event.goal)), event.turned)

    def turn_goal(self, place: int, turned: bool) -> None:
        face = self.deck.goal_faces[self.s.goal_cards[place]]
        self.put(self.s.goals[place], self.deck.faces.other[face] if turned else face)

    def left(self, event: ev.DwarfLeft) -> None:
        s = self.s
        s.dwarves[event.seat] = -1
        s.down &= ~(1 << event.seat)
        if s.first_out < 0:
            s.first_out = event.seat

    def revealed(self, event: ev.ClanRevealed) -> None:
        self.s.roles[event.seat] |= IDENTITIES.index(event.identity)
        self.s.revealed |= 1 << event.seat

    def gold_taken(self, event: ev.GoldTaken) -> None:
        s = self.s
        s.gold[event.seat] += 1
        cell = cell_at(*event.cell)
        s.veins = [node for node in s.veins if cell_of(node) != cell]


#: By type of event; each takes its own kind, so the dict can't say more than Callable.
HANDLERS: dict[type[ev.Event], Callable[..., None]] = {
    ev.DwarfDealt: Shadow.dealt,
    ev.Laid: Shadow.laid,
    ev.GoalSeen: Shadow.goal_seen,
    ev.ClanSeen: Shadow.clan_seen,
    ev.RockFell: Shadow.rock_fell,
    ev.Swapped: Shadow.swapped,
    ev.CardsDiscarded: Shadow.discarded,
    ev.WebSet: Shadow.web_set,
    ev.WebTurned: Shadow.web_turned,
    ev.WebGone: Shadow.web_gone,
    ev.WebHewn: Shadow.web_hewn,
    ev.Equipped: Shadow.equipped,
    ev.CreatureAttracted: Shadow.attracted,
    ev.CreatureRoused: Shadow.roused,
    ev.CreatureStepped: Shadow.creature_stepped,
    ev.CreatureLeft: Shadow.creature_left,
    ev.CreatureDrivenAway: Shadow.driven_away,
    ev.Attacked: Shadow.attacked,
    ev.GoldLost: Shadow.gold_lost,
    ev.DwarfStood: Shadow.stood,
    ev.Stepped: Shadow.stepped,
    ev.Stopped: Shadow.stopped,
    ev.Drew: Shadow.drew,
    ev.GoalRevealed: Shadow.goal_revealed,
    ev.GoalAligned: Shadow.goal_aligned,
    ev.DwarfLeft: Shadow.left,
    ev.ClanRevealed: Shadow.revealed,
    ev.GoldTaken: Shadow.gold_taken,
}
