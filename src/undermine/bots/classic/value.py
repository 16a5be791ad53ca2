# fast tier
"""What a position of classic is worth: the features of the learned value, and the result of a finished round."""

from math import log

from undermine.bots.classic.outlook import FAR, Outlook, is_dead
from undermine.bots.mind import Mind
from undermine.games.classic.deck import SABOTEUR
from undermine.games.classic.state import State


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
        share * log((work + 0.5) / (left + 0.5)),
        1.0 if left >= FAR else 0.0,
    ]


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
