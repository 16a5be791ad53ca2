"""Worlds: whole states of The Lost Mines that agree with everything a seat knows; what it can't know is dealt again."""

from collections.abc import Iterable, Sequence
from random import Random

from undermine.bots.dealing import shuffle, spread
from undermine.engine.chance import Chance
from undermine.engine.grid import LETTERS, cell_at, edge_of, node_at
from undermine.engine.state import PLAY, VOTE
from undermine.games.lost_mines import events as ev
from undermine.games.lost_mines.deck import (
    CLANS,
    HOLDS,
    IDENTITIES,
    LOYAL,
    TOOLS,
    Deck,
    role_of,
    symbol_of,
    treasure_of,
    value_of,
)
from undermine.games.lost_mines.scoring import HOW
from undermine.games.lost_mines.setup import bare_table, role_cards
from undermine.games.lost_mines.state import ALIGN, MOVE, TREASURE, RoundEnd, State
from undermine.games.lost_mines.views import PHASES, LostMinesView, RoundView

PHASE_OF = {name: phase for phase, name in PHASES.items()}
HOW_OF = {name: how for how, name in HOW.items()}

PLAYED = (ev.Laid, ev.ToolUsed, ev.MineSeen, ev.TreasureSeen, ev.DwarfSeen, ev.TrapSet, ev.TrollSet, ev.StormSwept)


def world(
    table: State, view: LostMinesView, seat: int, roles: Sequence[int], secret: Sequence[int], random: Random
) -> State:
    """A whole state on this table, with these identities by seat and these holds by mine; the rest is dealt again."""
    s = table.copy()
    s.chance = Chance(str(random.getrandbits(64)))
    s.roles = [role_of(s.clan(other), roles[other]) for other in range(len(roles))]
    s.roles_aside = without(role_cards(len(roles)), s.roles)
    s.mine_cards = list(secret)
    deal_treasures(s, random)
    deal_cards(s, view, seat, random)
    return s


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """What is left of some cards."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def deal_treasures(s: State, random: Random) -> None:
    """LM-S03: values that the seat has not seen come from those of the symbol that it has not seen."""
    pool = without(s.deck.treasures, [treasure for treasure in s.treasures if value_of(treasure)])
    shuffle(pool, random)
    for place, treasure in enumerate(s.treasures):
        if not value_of(treasure):
            drawn = next(other for other in pool if symbol_of(other) == symbol_of(treasure))
            pool.remove(drawn)
            s.treasures[place] = drawn
    s.treasures_aside = pool


def deal_cards(s: State, view: LostMinesView, seat: int, random: Random) -> None:
    """All cards whose place the seat does not know, to all places where they may be."""
    deck = s.deck
    faces_up = [s.network.card_at[at] for at in s.network.placed]
    laid = [deck.faces.card[face] for face in faces_up if face < deck.path_faces]
    left = deck.copies.copy()
    for card in [*laid, *s.discards, *s.hands[seat], *s.passed[seat]]:
        left[card] -= 1
    left[deck.troll] -= sum(map(len, s.troll_edges))  # those that stand on the board
    pool = spread(left)
    shuffle(pool, random)
    for other, shown in enumerate(view.seats):
        if other != seat:
            s.hands[other] = take(pool, shown.hand.size)
            s.passed[other] = take(pool, shown.discarded.number)
    # A match that began with a position has discards of which the events tell nothing.
    s.discards += take(pool, view.discards - len(s.discards) - sum(map(len, s.passed)))
    s.aside = take(pool, view.set_aside)
    s.pile = pool


def take(pool: list[int], number: int) -> list[int]:
    """Takes some cards from the end of the pool."""
    if number <= 0:
        return []
    taken = pool[-number:]
    del pool[-number:]
    return taken


def table_of(deck: Deck, view: LostMinesView, events: Sequence[ev.Event], seat: int) -> State:
    """The table as the seat sees it: a state in which all that it does not know is still missing.

    Treasures of unknown value are worth nothing in it, identities that it does not know are those of loyal dwarves.
    """
    seats = len(view.seats)
    s = State(deck, view.options, seats, Chance("0"), bare_table(deck))
    s.phase = PHASE_OF[view.phase]
    s.round, s.starter, s.turn, s.steps_left = view.round, view.starter, view.turn, view.steps_left
    s.actor = view.waiting[0] if view.waiting else view.turn
    see_board(s, view)
    see_mines(s, view)
    see_seats(s, view, seat)
    s.points = [shown.points for shown in view.seats]
    s.ended = [round_end(shown) for shown in view.ended]
    remember(s, this_round(events))
    if view.vote is not None:
        s.proposer = view.vote.proposer
        s.voted = sum(1 << other for other in view.vote.yes)
    return s


def see_board(s: State, view: LostMinesView) -> None:
    """The cards, tools, traps and trolls that lie on the board."""
    deck = s.deck
    faces = deck.faces
    for shown in view.laid:
        cell = cell_at(*shown.cell)
        if cell not in deck.starts:
            face = faces.names.index(shown.card)
            s.network.lay(cell, faces.other[face] if shown.turned else face)
    s.overcome = {cell_at(*shown.cell): TOOLS.index(shown.tool) for shown in view.tools}
    s.traps = {edge_at(shown.edge): shown.number for shown in view.traps}
    s.troll_edges = [[] for _ in view.seats]
    for troll in view.trolls:
        edge = edge_at(troll.edge)
        s.trolls[edge] = s.trolls.get(edge, 0) + 1
        s.troll_edges[troll.owner].append(edge)


def edge_at(edge: ev.Edge) -> int:
    """An edge as the fast tier has it."""
    x, y, side = edge
    return edge_of(cell_at(x, y), LETTERS.index(side))


def see_mines(s: State, view: LostMinesView) -> None:
    """The mines and the treasures, as far as they are known."""
    deck = s.deck
    s.mines_up = sum(1 << place for place, mine in enumerate(view.mines) if mine.face_up)
    s.mines_known = [0 if mine.face_up else mine.known for mine in view.mines]
    s.treasures = [treasure_of(HOLDS.index(shown.symbol), shown.value or 0) for shown in view.treasures]
    s.takers = [-1 if shown.taker is None else shown.taker for shown in view.treasures]
    s.treasures_known = [0] * len(s.treasures)
    if view.aligning is not None:
        s.align_place = deck.mines.index(cell_at(*view.aligning))


def see_seats(s: State, view: LostMinesView, seat: int) -> None:
    """The dwarves, and the cards of the seat itself."""
    number = {name: card for card, name in enumerate(s.deck.names)}
    for shown in view.seats:
        clan = CLANS.index(shown.dwarf.clan)
        identity = shown.dwarf.identity
        s.roles.append(role_of(clan, LOYAL if identity is None else IDENTITIES.index(identity)))
        s.roles_known.append(shown.dwarf.known & ~(1 << shown.seat))
        s.dwarves.append(node_at(cell_at(*shown.cell), 0))
        mine = shown.seat == seat
        s.hands.append([number[name] for name in shown.hand.cards or ()] if mine else [])
        s.passed.append([number[name] for name in shown.discarded.cards or ()] if mine else [])
        if shown.dragon:
            s.dragon = shown.seat


def round_end(shown: RoundView) -> RoundEnd:
    """A finished round."""
    roles = [
        role_of(CLANS.index(clan), IDENTITIES.index(name))
        for clan, name in zip(shown.clans, shown.identities, strict=True)
    ]
    return RoundEnd(
        how=HOW_OF[shown.how],
        roles=roles,
        treasures=[[read_treasure(name) for name in own] for own in shown.treasures],
        left=[read_treasure(name) for name in shown.left],
        dragon=-1 if shown.dragon is None else shown.dragon,
        points=list(shown.points),
    )


def read_treasure(name: str) -> int:
    """A treasure from its text.

    >>> read_treasure("gems-4")
    36
    """
    symbol, value = name.split("-")
    return treasure_of(HOLDS.index(symbol), int(value))


def this_round(events: Sequence[ev.Event]) -> Sequence[ev.Event]:
    """The events since the round began."""
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], ev.RoundBegan):
            return events[index:]
    return events


def remember(s: State, events: Sequence[ev.Event]) -> None:
    """What a view leaves out: open discards, who looked at treasures, who played last, what is left to do in a turn."""
    deck = s.deck
    number = {name: card for card, name in enumerate(deck.names)}
    to_draw = 1
    for event in events:
        if isinstance(event, PLAYED):
            s.last_played = s.last_turn = event.seat
            to_draw = 1
            s.moved = False
        if isinstance(event, ev.Stepped):
            s.moved = True
        elif isinstance(event, ev.ToolUsed):
            s.discards.append(number[event.tool])
        elif isinstance(event, ev.TrapSet):
            s.discards.append(deck.trap)
        elif isinstance(event, ev.TrollLeft):
            s.discards.append(deck.troll)
        elif isinstance(event, ev.StormSwept):
            s.discards += [deck.storm, number[event.card]]
        elif isinstance(event, ev.MineSeen | ev.TreasureSeen | ev.DwarfSeen):
            s.discards.append(number[event.card])
            if isinstance(event, ev.TreasureSeen):
                s.treasures_known[event.place - 1] |= 1 << event.seat
            elif isinstance(event, ev.MineSeen):
                s.mines_known[deck.mines.index(cell_at(*event.mine))] |= 1 << event.seat
        elif isinstance(event, ev.CardsDiscarded):
            s.last_turn = event.seat
            to_draw = event.number
            s.moved = False
        elif isinstance(event, ev.EndProposed):
            s.proposer = event.seat
        elif isinstance(event, ev.Stopped):
            s.proposer = -1  # a turn is over; only a proposal of the present one counts
    if s.phase in (PLAY, VOTE):
        s.moved = False
    elif s.phase in (MOVE, ALIGN) or (s.phase == TREASURE and s.moved):
        s.to_draw = to_draw
