"""The Dark Cave in words: what happened, who works for whom, who won."""

from collections.abc import Sequence
from functools import partial

from undermine.engine.notation import Cell, write_cell, write_turned
from undermine.engine.telling import is_you, tell_common
from undermine.engine.texts import SOURCE, Fact, card_name, language, t
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import GROUPS

GAME = "dark_cave"
named = partial(card_name, GAME)


def clan_card(card: str) -> str:
    """A clan card; in English as it is called."""
    clan, _, role = card.partition("-")
    return card if language() == SOURCE else t("dark_cave-clan-card", clan=clan, role=role)


def backs_told(backs: Sequence[int] | None) -> str:
    """How many cards of each group."""
    return ", ".join(f"{group} {number}" for group, number in zip(GROUPS, backs or (), strict=False) if number)


def place_told(cell: Cell, side: str) -> str:
    """A cell, and a space or a side of it."""
    return f"{write_cell(cell)} {side}"


def side_of(clan: str, identity: str) -> str:
    """The clan that a dwarf works for."""
    return clan if identity == "loyal" else "blue" if clan == "yellow" else "yellow"


def wish(clan: str, identity: str, seats: int) -> str:
    """What a player is to do. At a table of one clan, the other side needs a word."""
    table = identity if seats in (3, 4) else None
    return t("terminal-dark_cave-wish", clan=clan, role=identity, side=side_of(clan, identity), table=table)


def winner_told(winner: str | None, treasures: Sequence[int]) -> str:
    if winner is None:
        return t("terminal-dark_cave-nobody-out")
    equal = [t("terminal-dark_cave-equal")] if len(set(treasures)) == 1 else []
    return " ".join([*equal, t("terminal-dark_cave-wins", clan=winner)])


def walker(event: ev.Event) -> int | str | None:
    """The seat whose dwarf takes a step, or the creature that does."""
    if isinstance(event, ev.Stepped):
        return event.seat
    return event.creature if isinstance(event, ev.CreatureStepped) else None


def tell_walk(steps: Sequence[ev.Stepped | ev.CreatureStepped], names: Sequence[str]) -> str:
    """One line about a walk without a break."""
    first = steps[0]
    where = " → ".join(place_told(step.cell, step.space) for step in steps)
    if isinstance(first, ev.Stepped):
        return t("terminal-walks", who=names[first.seat], where=where)
    return t("terminal-walks", who=t("dark_cave-creature-walks", creature=first.creature), where=where)


def _beside(edge: ev.Edge) -> dict[str, str]:
    """An edge by both its cells, because the one that names it may be empty."""
    x, y, side = edge
    return {"one": write_cell((x, y)), "other": write_cell((x, y + 1) if side == "N" else (x + 1, y))}


def _of(name: str) -> dict[str, Fact]:
    """Whose something is."""
    return {"whose": name, "yours": is_you(name)}


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of The Dark Cave."""
    match event:
        case ev.GameBegan():
            return t("dark_cave-began", who=names[event.starter])
        case ev.DwarfDealt():
            return f"{wish(event.clan, event.identity, len(names))}." if event.identity else None
        case ev.Stepped() | ev.CreatureStepped():
            return tell_walk([event], names)
        case ev.Stopped() if event.automatic and is_you(names[event.seat]):
            return t("terminal-dark_cave-walk-over")
        case ev.Drew():
            return t("terminal-drew", card=named(event.card)) if event.card else None
        case ev.EndProposed():
            return t("tell-proposed", who=names[event.seat], what="game")
        case ev.GameEnded():
            return f"{t('terminal-dark_cave-over', how=event.how)} {winner_told(event.winner, event.treasures)}"
    return (
        _tell_card(event, names)
        or _tell_trouble(event, names)
        or _tell_goal(event, names)
        or tell_common(event, names, GAME)
    )


def _tell_card(event: ev.Event, names: Sequence[str]) -> str | None:
    """Cards that are played."""
    match event:
        case ev.Laid():
            card = write_turned(named(event.card), event.turned)
            return t("terminal-lays", who=names[event.seat], card=card, cell=write_cell(event.cell))
        case ev.GoldLaid():
            return t("terminal-dark_cave-gold-laid", cell=write_cell(event.cell))
        case ev.GoalSeen():
            facts = {"who": names[event.seat], "card": named(event.card), "cell": write_cell(event.goal)}
            return t("terminal-dark_cave-looks-goal", **facts, goal=event.shows)
        case ev.ClanSeen():
            facts = {"who": names[event.seat], "card": named(event.card)}
            return t("terminal-dark_cave-looks-clan", **facts, **_of(names[event.target]), role=event.identity)
        case ev.RockFell():
            return t("terminal-rock", who=names[event.seat], card=named(event.removed), cell=write_cell(event.cell))
        case ev.Swapped():
            return t("dark_cave-swaps", who=names[event.seat], whom=names[event.partner])
        case ev.HandReceived() if event.cards is not None:
            return t("terminal-dark_cave-holds", who=names[event.seat], cards=", ".join(map(named, event.cards)))
        case ev.WebSet():
            return t("terminal-dark_cave-puts-web", who=names[event.seat], **_beside(event.edge))
        case ev.Equipped():
            gift = "boots" if "boots" in event.card else "axe"
            whom = None if event.seat == event.target else names[event.target]
            return t(f"terminal-dark_cave-gives-{gift}", who=names[event.seat], whom=whom)
        case ev.CreatureAttracted():
            who, cell = names[event.seat], write_cell(event.cell)
            return t("terminal-dark_cave-calls", who=who, creature=event.creature, cell=cell)
        case ev.CreatureRoused():
            return t("dark_cave-rouses", who=names[event.seat], creature=event.creature)
        case ev.CardsDiscarded():
            what = ", ".join(map(named, event.cards)) if event.cards else backs_told(event.backs)
            return t("tell-discards", who=names[event.seat], number=event.number, more=what)
    return None


def _tell_trouble(event: ev.Event, names: Sequence[str]) -> str | None:
    """Creatures, webs and losses."""
    match event:
        case ev.WebGone():
            return t("terminal-dark_cave-web-gone", **_beside(event.edge))
        case ev.WebHewn():
            return t("terminal-dark_cave-cuts-web", who=names[event.seat], left=event.side, **_beside(event.edge))
        case ev.CreatureLeft():
            return t("terminal-dark_cave-creature-left", **_of(names[event.seat]), creature=event.creature)
        case ev.AxeKept():
            return t("dark_cave-axe-kept", who=names[event.seat], creature=event.creature)
        case ev.CreatureDrivenAway():
            return t("dark_cave-driven-away", who=names[event.seat], creature=event.creature)
        case ev.Attacked():
            return t("terminal-dark_cave-attacked", who=names[event.seat], creature=event.creature)
        case ev.CardLost():
            what = named(event.card) if event.card else backs_told(event.backs)
            return t("dark_cave-card-lost", who=names[event.seat], lost=bool(event.lost), more=what, to=event.to)
        case ev.GoldLost():
            return t("dark_cave-gold-lost", who=names[event.seat], lost=bool(event.lost), to=event.to)
        case ev.DwarfStood():
            return t("terminal-dark_cave-stands-up", **_of(names[event.seat]))
    return None


def _tell_goal(event: ev.Event, names: Sequence[str]) -> str | None:
    """Goals, gold and the exit."""
    match event:
        case ev.GoalRevealed():
            who, cell = names[event.seat], write_cell(event.goal)
            return t("terminal-dark_cave-turns-over", who=who, cell=cell, goal=event.shows)
        case ev.GoalAligned():
            return t("terminal-aligned", who=names[event.seat], turned=event.turned)
        case ev.DwarfLeft():
            return t("terminal-dark_cave-leaves", **_of(names[event.seat]), gold=event.gold)
        case ev.ClanRevealed():
            return t("dark_cave-clan-shown", who=names[event.seat], role=event.identity)
        case ev.LeftOverSeen():
            cards = [clan_card(card) for card in event.cards] if event.cards else None
            return t("dark_cave-left-over-seen", who=names[event.seat], number=event.number, cards=cards)
        case ev.GoldTaken():
            return t("terminal-dark_cave-takes-gold", who=names[event.seat], cell=write_cell(event.cell))
    return None
