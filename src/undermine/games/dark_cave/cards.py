# fast tier
"""What the cards do, once they are played (DC-P09, DC-A01 to DC-A19). Creatures and swaps have modules of their own."""

from undermine.engine.grid import FACING, STEPS, cell_of, edge_name, edge_of, xy
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import BOOTS, GOALS, IDENTITIES
from undermine.games.dark_cave.hands import play_from_hand, show
from undermine.games.dark_cave.movement import add_features
from undermine.games.dark_cave.state import State, Web


def lay(s: State, cell: int, face: int) -> None:
    """DC-P01 to P09: a path card joins the network."""
    card = s.deck.faces.card[face]
    play_from_hand(s, card)
    s.network.lay(cell, face)
    if s.log is not None:
        turned = s.deck.faces.upright[card] != face
        s.log.append(ev.Laid(seat=s.turn, card=s.deck.names[card], cell=xy(cell), turned=turned))
    add_features(s, cell, face)


def look_at_goal(s: State, card: int, cell: int) -> None:
    """DC-A02: the seat alone learns what it sees."""
    show(s, card)
    place = s.goals.index(cell)
    s.goals_known[place] |= 1 << s.turn
    if s.log is not None:
        name, shows = s.deck.names[card], GOALS[s.goal_cards[place]]
        s.log.append(ev.GoalSeen(seat=s.turn, card=name, goal=xy(cell), shows=shows, known=1 << s.turn))


def look_at_clan(s: State, card: int, target: int) -> None:
    """DC-A02: the seat alone learns what it sees."""
    show(s, card)
    s.roles_known[target] |= 1 << s.turn
    if s.log is not None:
        name, identity = s.deck.names[card], IDENTITIES[s.identity(target)]
        s.log.append(ev.ClanSeen(seat=s.turn, card=name, target=target, identity=identity, known=1 << s.turn))


def rockfall(s: State, card: int, cell: int) -> None:
    """DC-A03 to A06: a path card goes, with its gold and with webs that have no open path left (Q-DC-47)."""
    show(s, card)
    face = s.network.lift(cell)
    removed = s.deck.faces.card[face]
    s.discards.append(removed)
    s.ladders = [node for node in s.ladders if cell_of(node) != cell]
    s.holes = [node for node in s.holes if cell_of(node) != cell]
    s.veins = [node for node in s.veins if cell_of(node) != cell]
    if s.log is not None:
        names = s.deck.names
        turned = s.deck.faces.upright[removed] != face
        s.log.append(ev.RockFell(seat=s.turn, card=names[card], cell=xy(cell), removed=names[removed], turned=turned))
    if s.webs:
        for d in range(4):
            edge = edge_of(cell, d)
            if edge in s.webs and not meets_door(s, cell, d):
                remove_web(s, edge)


def meets_door(s: State, cell: int, d: int) -> bool:
    """Whether a face-up card lies in this direction that has a door to us."""
    other = s.network.face_at(cell + STEPS[d])
    return other >= 0 and s.deck.faces.doors[other] & FACING[d] != 0


def set_web(s: State, card: int, edge: int) -> None:
    """DC-A09: the card lies before its owner as long as the web is there."""
    play_from_hand(s, card)
    s.webs[edge] = Web(card, s.turn, 2)
    if s.log is not None:
        s.log.append(ev.WebSet(seat=s.turn, card=s.deck.names[card], edge=edge_name(edge)))


def wear_web(s: State, edge: int) -> None:
    """DC-A12: from 2 to 1, and then it is gone."""
    web = s.webs[edge]
    if web.side == 1:
        remove_web(s, edge)
        return
    s.webs[edge] = Web(web.card, web.owner, 1)
    if s.log is not None:
        s.log.append(ev.WebTurned(edge=edge_name(edge)))


def hew_web(s: State, edge: int) -> None:
    """DC-A17: an axe for one side of a web."""
    seat = s.turn
    axe = s.axes[seat].pop(0)
    s.discards.append(axe)
    web = s.webs[edge]
    if s.log is not None:
        s.log.append(ev.WebHewn(seat=seat, card=s.deck.names[axe], edge=edge_name(edge), side=web.side - 1))
    if web.side == 2:
        s.webs[edge] = Web(web.card, web.owner, 1)
    else:
        s.discards.append(s.webs.pop(edge).card)


def remove_web(s: State, edge: int) -> None:
    """DC-A13: its card is discarded."""
    s.discards.append(s.webs.pop(edge).card)
    if s.log is not None:
        s.log.append(ev.WebGone(edge=edge_name(edge)))


def equip(s: State, card: int, target: int) -> None:
    """DC-A14, DC-A16: boots help at once (D-DC-06), an axe from the end of this turn on (D-DC-05)."""
    play_from_hand(s, card)
    if s.deck.actions[card] == BOOTS:
        s.boots[target] = card
    else:
        s.axes[target].append(card)
        s.fresh = target
    if s.log is not None:
        s.log.append(ev.Equipped(seat=s.turn, card=s.deck.names[card], target=target))
