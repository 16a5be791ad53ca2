# fast tier
"""What a position of classic is worth: the features of the learned value, and the result of a finished round."""

from math import log
from typing import Final

from undermine.bots.classic.outlook import FAR, Outlook, is_dead
from undermine.bots.mind import Mind
from undermine.games.classic.codes import CELLS, ROCKFALL_FACE, cell_in, face_in
from undermine.games.classic.deck import SABOTEUR
from undermine.games.classic.state import State
from undermine.games.classic.turn import plays

#: Who holds a repair for a broken tool.
NO_REPAIR: Final = 0
OWN_REPAIR: Final = 1
FRIENDS_REPAIR: Final = 2


def utility(s: State, round: int) -> list[float]:
    """By seat: 1 if its side has won this round; all have 0 if nobody has."""
    end = s.ended[round - 1]
    return [1.0 if end.roles[seat] == end.winner else 0.0 for seat in range(s.seats)]


def features(s: State, minds: list[Mind]) -> list[float]:
    """What the miners' chances hang on, in this world."""
    seats = s.seats
    outlook = Outlook(s.network, s.deck)
    gold = s.goal_cards.index(s.deck.treasure)
    left = outlook.left[gold]
    unseen = [outlook.left[place] for place in range(len(s.goal_cards)) if not s.goals_up >> place & 1]
    mean = sum(unseen) / len(unseen)
    saboteurs = s.saboteurs()
    miners = [seat for seat in range(seats) if s.roles[seat] != SABOTEUR]
    digging = [seat for seat in miners if not s.broken[seat] and s.hands[seat]]
    spoiling = [seat for seat in saboteurs if not s.broken[seat] and s.hands[seat]]
    cards = len(s.pile)
    for hand in s.hands:
        cards += len(hand)
    turns = cards / seats
    work = turns * len(digging) + 0.4 * turns * (len(miners) - len(digging))
    wide = outlook.wide(gold)
    knowing = sum([1 for seat in miners if s.goals_known[gold] >> seat & 1])
    useful = 0
    paths = s.deck.path_cards
    for seat in digging:
        for card in s.hands[seat]:
            if card < paths and not is_dead(s.deck, s.deck.faces.upright[card]):
                useful += 1
    ready, finishing = prospects(s, outlook, gold, digging)
    mends = [mend(s, seat, miners) for seat in miners if s.broken[seat]]
    share = len(saboteurs) / seats
    near = 1.0 if left <= 3.0 else 0.0
    return [
        1.0,
        left / 4.0,
        left * left / 40.0,
        mean / 4.0,
        len(digging) / max(len(miners), 1),
        len(spoiling) / max(len(saboteurs), 1),
        turns / 6.0,
        work / (left + 1.0) / 8.0,
        log((work + 0.5) / (left + 0.5)),
        min(wide, 4) / 2.0,
        knowing / max(len(miners), 1),
        suspicion_gap(minds, miners, saboteurs),
        useful / (left + 1.0) / 2.0,
        near * len(spoiling) / seats * 3.0,
        share * 3.0,
        share * left,
        share * left * turns / 6.0,
        share * log((work + 0.5) / (left + 0.5)),
        1.0 if left >= FAR else 0.0,
        1.0 if left <= 1.0 else 0.0,
        ready / 3.0,
        1.0 if ready else 0.0,
        useful * ready / 20.0,
        finishing / 2.0,
        1.0 if finishing else 0.0,
        waiting(s, digging) / seats,
        mends.count(OWN_REPAIR) / 2.0,
        mends.count(FRIENDS_REPAIR) / 2.0,
        sum([s.broken[seat].bit_count() for seat in miners]) / 3.0,
        sum([s.hands[seat].count(s.deck.rockfall) for seat in saboteurs]) / 2.0,
        sum([s.hands[seat].count(s.deck.rockfall) for seat in miners]) / 2.0,
        sum([1 for seat in saboteurs for card in s.hands[seat] if s.deck.breaks[card]]) / 3.0,
    ]


def prospects(s: State, outlook: Outlook, gold: int, digging: list[int]) -> tuple[int, int]:
    """How many of these seats hold a card that brings the tunnel nearer to the treasure, and one that reaches it."""
    ready = 0
    finishing = 0
    left = outlook.left[gold]
    for seat in digging:
        after = left
        for code in plays(s, seat):
            if code < CELLS or face_in(code) == ROCKFALL_FACE or not outlook.leads_to(gold, cell_in(code)):
                continue
            after = min(after, outlook.after_lay_to(gold, cell_in(code), face_in(code)))
            if (after < left and left > 1.0) or after == 0.0:
                break
        if after < left:
            ready += 1
        if after == 0.0:
            finishing += 1
    return ready, finishing


def waiting(s: State, digging: list[int]) -> int:
    """How many turns it is until a miner can dig."""
    for turns in range(s.seats):
        if (s.turn + turns) % s.seats in digging:
            return turns
    return s.seats


def mend(s: State, seat: int, miners: list[int]) -> int:
    """Who holds a repair for a seat's tools."""
    repairs = s.deck.repairs
    for card in s.hands[seat]:
        if repairs[card] & s.broken[seat]:
            return OWN_REPAIR
    for friend in miners:
        for card in s.hands[friend]:
            if repairs[card] & s.broken[seat]:
                return FRIENDS_REPAIR
    return NO_REPAIR


def suspicion_gap(minds: list[Mind], miners: list[int], saboteurs: list[int]) -> float:
    """How much more the miners suspect the saboteurs than each other."""
    right = 0.0
    wrong = 0.0
    for seat in miners:
        for other in saboteurs:
            right += minds[seat].suspicion[other]
        for other in miners:
            wrong += minds[seat].suspicion[other]
    pairs = len(miners) * (len(miners) - 1)
    known = right / max(len(miners) * len(saboteurs), 1)
    return known - wrong / max(pairs, 1)
