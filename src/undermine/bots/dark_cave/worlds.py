"""A whole state that agrees with all that a seat knows; what it can't know is dealt at random."""

from random import Random

from undermine.bots.dark_cave.dealer import Dealer
from undermine.bots.dark_cave.shadow import bare_shadow
from undermine.bots.dark_cave.tracks import Tracks
from undermine.bots.dark_cave.ways import node_named
from undermine.engine.chance import Chance
from undermine.engine.grid import LETTERS, STEPS, cell_at, cell_of, edge_of, node_at
from undermine.games.dark_cave.decisions import face_of
from undermine.games.dark_cave.deck import ACTIONS, CLANS, CREATURES, FIRST_CREATURE, GOALS, SPACES, Deck
from undermine.games.dark_cave.setup import START, clan_cards
from undermine.games.dark_cave.state import ASK_ALIGN, ASK_AXE, ASK_MEET, ASK_TAKE, MOVE, State, Web, role_of
from undermine.games.dark_cave.views import PHASES, DarkCaveView, Space

PHASE_CODES = {name: code for code, name in PHASES.items()}


def world(
    shadow: State | None,
    seat: int,
    view: DarkCaveView,
    deck: Deck,
    roles: tuple[int, ...],
    secret: tuple[int, ...],
    random: Random,
    proposed: bool = False,
    tracks: Tracks | None = None,
) -> State:
    """The state, given the identities by seat and the goals by place. Without a shadow the table is read off the view.

    `proposed`: in this turn an end of the game was proposed already. `tracks`: the hands as the seat could follow them.
    """
    s = read_table(view, deck) if shadow is None else shadow.copy()
    s.chance = Chance(str(random.getrandbits(64)))
    s.log = None
    _moment(s, view)
    if proposed and s.proposer < 0:
        s.proposer = s.turn
    _goals(s, view, secret)
    _clans(s, view, roles)
    Dealer(s, seat, view, random, tracks).deal()
    return s


def _moment(s: State, view: DarkCaveView) -> None:
    """Whose decision it is, and what about."""
    s.phase = PHASE_CODES[view.phase]
    s.starter = view.starter
    s.turn = view.turn
    s.actor = view.waiting[0] if view.waiting else view.turn
    s.steps_left = view.steps_left
    s.stays = view.stays
    s.fresh = next((other.seat for other in view.seats if other.fresh_axe), -1)
    s.walker = CREATURES.index(view.walking) if view.walking else -1
    s.attackers = sum(1 << CREATURES.index(name) for name in view.meeting)
    played = s.phase in (MOVE, ASK_ALIGN, ASK_MEET, ASK_TAKE) or (s.phase == ASK_AXE and s.walker < 0)
    s.to_draw = (s.to_draw or 1) if played else 0
    s.drawer = s.drawer if played else s.turn
    s.proposer = view.vote.proposer if view.vote else -1
    s.voted = sum(1 << voter for voter in view.vote.yes) if view.vote else 0
    if s.phase == ASK_AXE and view.attack is not None:
        _attack(s, view.attack.creature, view.attack.victims, view.waiting)
    if s.phase == ASK_ALIGN and view.aligning is not None:
        s.align_place = s.goals.index(cell_at(*view.aligning))
        here = cell_of(s.dwarves[s.turn])
        s.align_side = next(d ^ 2 for d in range(4) if here + STEPS[d] == s.goals[s.align_place])


def _attack(s: State, creature: str, victims: tuple[int, ...], waiting: tuple[int, ...]) -> None:
    """The seats that have yet to say whether they use an axe."""
    s.attacker = CREATURES.index(creature)
    s.victims = list(victims)
    able = [victim for victim in victims if s.usable_axes(victim) > 0]
    if s.options.axe_prompt == "simultaneous":
        s.asked = list(waiting)
        s.ready = sum(1 << victim for victim in able if victim not in waiting)  # an axe is taken to be used
    else:
        s.asked = able[able.index(s.actor) :]


def _goals(s: State, view: DarkCaveView, secret: tuple[int, ...]) -> None:
    s.goals_up = 0
    for place, goal in enumerate(view.goals):
        if goal.face_up:
            s.goals_up |= 1 << place
        else:
            s.goals_known[place] = goal.known
    s.goal_cards = [
        secret[place] if goal.card is None else GOALS.index(goal.card.removeprefix("goal-"))
        for place, goal in enumerate(view.goals)
    ]


def _clans(s: State, view: DarkCaveView, roles: tuple[int, ...]) -> None:
    """DC-S02: what was not dealt is left over."""
    s.roles = [role_of(CLANS.index(other.clan.clan), roles[other.seat]) for other in view.seats]
    left = clan_cards(len(roles))
    for role in s.roles:
        if role in left:
            left.remove(role)
    s.roles_aside = left[: view.left_over.number]
    for other in view.seats:
        if not other.clan.face_up:
            s.roles_known[other.seat] = other.clan.known & ~(1 << other.seat)


def read_table(view: DarkCaveView, deck: Deck) -> State:
    """The table as it lies, where no events tell how it came about: cards before seats are any of their kind."""
    s = bare_shadow(deck, view.options, len(view.seats))
    left = deck.copies.copy()
    _read_laid(s, view, left)
    _read_seats(s, view, left)
    s.veins = [_node(s, space) for space in view.gold_in_veins]
    for web in view.webs:
        edge = edge_of(cell_at(web.edge[0], web.edge[1]), LETTERS.index(web.edge[2]))
        s.webs[edge] = Web(_any_of(deck, ACTIONS.index("web"), left), web.owner, web.side)
    for creature in view.creatures:
        number = CREATURES.index(creature.creature)
        s.creatures[number] = _node(s, creature.at)
        s.owners[number] = creature.owner
        s.creature_cards[number] = _any_of(deck, FIRST_CREATURE + number, left)
    return s


def _read_laid(s: State, view: DarkCaveView, left: list[int]) -> None:
    deck = s.deck
    goals = {f"goal-{name}": deck.goal_faces[i] for i, name in enumerate(GOALS)}
    laid: dict[int, int] = {}
    for card in view.laid:
        cell = cell_at(*card.cell)
        if card.card in goals:
            face = goals[card.card]
            laid[cell] = deck.faces.other[face] if card.turned else face
        elif cell != START:
            number = deck.names.index(card.card)
            laid[cell] = face_of(deck, number, card.turned)
            left[number] -= 1
    s.network.place(laid)
    for cell, face in laid.items():
        for nodes, spaces in ((s.ladders, deck.ladder_in), (s.holes, deck.hole_in)):
            if spaces[face] >= 0:
                nodes.append(node_at(cell, spaces[face]))


def _read_seats(s: State, view: DarkCaveView, left: list[int]) -> None:
    for other in view.seats:
        for name in (other.hand.cards or ()) + (other.discarded.cards or ()):
            left[s.deck.names.index(name)] -= 1
    for other in view.seats:
        seat = other.seat
        s.gold[seat] = other.gold
        s.dwarves[seat] = -1 if other.at is None else _node(s, other.at)
        s.down |= other.lying << seat
        s.revealed |= other.clan.face_up << seat
        if other.boots:
            s.boots[seat] = _any_of(s.deck, ACTIONS.index("boots"), left)
        s.axes[seat] = [_any_of(s.deck, ACTIONS.index("axe"), left) for _ in range(other.axes)]
    s.first_out = -1 if view.first_out is None else view.first_out


def _node(s: State, at: Space) -> int:
    return node_named(s, cell_at(*at.cell), SPACES.index(at.space))


def _any_of(deck: Deck, action: int, left: list[int]) -> int:
    """A card of this kind that may still be anywhere."""
    cards = [card for card in range(len(deck.names)) if deck.actions[card] == action]
    card = max(cards, key=lambda other: left[other])
    left[card] -= 1
    return card
