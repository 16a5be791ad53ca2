"""What happens at a table of The Lost Mines, told in a line each."""

from collections.abc import Sequence
from functools import partial

from undermine.engine.notation import write_cell, write_turned
from undermine.engine.telling import is_you, tell_common
from undermine.engine.texts import SOURCE, card_name, language, t
from undermine.games.lost_mines import events as ev

GAME = "lost_mines"
named = partial(card_name, GAME)


def holds_told(holds: str) -> str:
    """What is in a mine. In English as it is called."""
    return holds if language() == SOURCE else t("lost_mines-emblem", holds=holds)


def _edge(edge: ev.Edge) -> str:
    x, y, side = edge
    return f"{x},{y} {side}"


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of The Lost Mines."""
    match event:
        case ev.RoundBegan():
            return t("tell-round-began", round=event.round, who=names[event.starter])
        case ev.DwarfDealt():
            return t("terminal-lost_mines-dwarf", clan=event.clan, role=event.identity) if event.identity else None
        case ev.Laid():
            card = write_turned(named(event.card), event.turned)
            return t("terminal-lays", who=names[event.seat], card=card, cell=write_cell(event.cell))
        case ev.ToolUsed():
            return t("terminal-lost_mines-uses", who=names[event.seat], tool=event.tool, cell=write_cell(event.cell))
        case ev.TrapSet():
            return t("terminal-lost_mines-sets-trap", who=names[event.seat], place=_edge(event.edge))
        case ev.TrollSet():
            return t("terminal-lost_mines-calls-troll", who=names[event.seat], place=_edge(event.edge))
        case ev.TrollLeft():
            whose = names[event.seat]
            return t("terminal-lost_mines-troll-left", whose=whose, yours=is_you(whose), place=_edge(event.edge))
        case ev.TrapGone():
            return t("terminal-lost_mines-trap-gone", place=_edge(event.edge))
        case ev.StormSwept():
            who, card = names[event.seat], named(event.card)
            return t("terminal-lost_mines-sweeps", who=who, card=card, cell=write_cell(event.cell))
        case ev.CardsDiscarded():
            cards = ", ".join(map(named, event.cards or ()))
            return t("terminal-lost_mines-discards", who=names[event.seat], number=event.number, more=cards)
    return _tell_look(event, names) or _tell_walk(event, names) or tell_common(event, names, GAME)


def _tell_look(event: ev.Event, names: Sequence[str]) -> str | None:
    """Information, which everybody sees somebody get."""
    match event:
        case ev.MineSeen():
            facts = {"who": names[event.seat], "card": named(event.card), "cell": write_cell(event.mine)}
            return t("terminal-lost_mines-looks-mine", **facts, holds=event.holds and holds_told(event.holds))
        case ev.TreasureSeen():
            facts = {"who": names[event.seat], "card": named(event.card)}
            return t("terminal-lost_mines-looks-treasure", **facts, place=event.place, worth=event.value)
        case ev.DwarfSeen():
            whose = names[event.target]
            facts = {"who": names[event.seat], "card": named(event.card), "whose": whose}
            return t("terminal-lost_mines-looks-dwarf", **facts, yours=is_you(whose), role=event.identity)
    return None


def _tell_walk(event: ev.Event, names: Sequence[str]) -> str | None:
    match event:
        case ev.Stepped():
            return t("terminal-walks", who=names[event.seat], where=write_cell(event.cell))
        case ev.TrapSprung():
            card = named(event.card) if event.card else ""
            return t("lost_mines-sprung", who=names[event.seat], lost=bool(event.lost), more=card)
        case ev.MineRevealed():
            who, holds = names[event.seat], holds_told(event.holds)
            return t("terminal-lost_mines-opens", who=who, cell=write_cell(event.mine), holds=holds)
        case ev.Stopped() if event.automatic and is_you(names[event.seat]):
            return t("tell-walk-over")
        case ev.DragonTaken():
            return t("lost_mines-takes-dragon", who=names[event.seat])
        case ev.TreasureTaken():
            who, holds = names[event.seat], holds_told(event.symbol)
            return t("terminal-lost_mines-takes", who=who, holds=holds, place=event.place, worth=event.value)
        case ev.RoundEnded():
            return _round_ended(event, names)
    return None


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    """Who was who, what each of them took, and what that came to."""
    ends = zip(names, event.identities, event.treasures, event.points, strict=True)
    seats = "; ".join(
        t("terminal-lost_mines-took", who=name, role=identity, treasures=_treasures(taken), number=points)
        for name, identity, taken, points in ends
    )
    parts = [t("lost_mines-round-ended", round=event.round, how=event.how), f"{seats}."]
    if event.dragon is not None:
        parts.append(t("terminal-lost_mines-has-dragon", who=names[event.dragon]))
    if event.left:
        parts.append(t("terminal-lost_mines-left", treasures=_treasures(event.left)))
    return " ".join(parts)


def _treasures(cards: Sequence[str]) -> list[str] | None:
    """Treasures as people say them: gold 3 and gems 4."""
    named_so = []
    for card in cards:
        holds, _, value = card.partition("-")
        named_so.append(t("lost_mines-named", holds=holds, value=value))
    return named_so or None
