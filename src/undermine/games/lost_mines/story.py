"""What happens at a table of The Lost Mines, told in a line each."""

from collections.abc import Sequence

from undermine.engine.notation import write_cell, write_turned
from undermine.engine.telling import capital, tell_common, whose
from undermine.games.lost_mines import events as ev

HOW = {
    "treasures": "all treasures are found",
    "exhausted": "nobody has a card left",
    "vote": "all voted to end it",
}


def _dwarf(clan: str, identity: str) -> str:
    other = "blue" if clan == "yellow" else "yellow"
    wish = {
        "loyal": f"You share what the {clan} clan finds",
        "selfish": "You keep what you find yourself, and get nothing else",
        "saboteur": f"You look {clan}, but you share with the {other} clan, and your treasures go there",
    }[identity]
    return f"You are {clan}, {identity}. {wish}."


def _edge(edge: ev.Edge) -> str:
    x, y, side = edge
    return f"{x},{y} {side}"


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of The Lost Mines."""
    match event:
        case ev.RoundBegan():
            return f"Round {event.round} begins; {names[event.starter]} starts."
        case ev.DwarfDealt():
            return _dwarf(event.clan, event.identity) if event.identity else None
        case ev.Laid():
            return f"{names[event.seat]} lays {write_turned(event.card, event.turned)} at {write_cell(event.cell)}."
        case ev.ToolUsed():
            return f"{names[event.seat]} uses the {event.tool} at {write_cell(event.cell)}."
        case ev.MineSeen():
            seen = f": it is {event.holds}" if event.holds else ""
            return f"{names[event.seat]} plays {event.card} and looks at the mine at {write_cell(event.mine)}{seen}."
        case ev.TreasureSeen():
            seen = f": it is worth {event.value}" if event.value else ""
            return f"{names[event.seat]} plays {event.card} and looks at treasure {event.place}{seen}."
        case ev.DwarfSeen():
            seen = f": {event.identity}" if event.identity else ""
            return f"{names[event.seat]} plays {event.card} and looks at {whose(names[event.target])} dwarf card{seen}."
        case ev.TrapSet():
            return f"{names[event.seat]} sets a trap at {_edge(event.edge)}."
        case ev.TrollSet():
            return f"{names[event.seat]} calls a troll to {_edge(event.edge)}."
        case ev.TrollLeft():
            return f"{capital(whose(names[event.seat]))} troll leaves {_edge(event.edge)}."
        case ev.TrapGone():
            return f"The trap at {_edge(event.edge)} is gone."
        case ev.StormSwept():
            return f"{names[event.seat]} sweeps {event.card} away from {write_cell(event.cell)}."
        case ev.CardsDiscarded():
            what = f" ({', '.join(event.cards)})" if event.cards else ""
            return f"{names[event.seat]} discards {event.number}{what}."
    return _tell_walk(event, names) or tell_common(event, names)


def _tell_walk(event: ev.Event, names: Sequence[str]) -> str | None:
    match event:
        case ev.Stepped():
            return f"{names[event.seat]} walks to {write_cell(event.cell)}."
        case ev.TrapSprung():
            what = f" ({event.card})" if event.card else ""
            return f"{names[event.seat]} walks into a trap and loses {f'a card{what}' if event.lost else 'nothing'}."
        case ev.MineRevealed():
            return f"{names[event.seat]} opens the mine at {write_cell(event.mine)}: {event.holds}!"
        case ev.Stopped() if event.automatic and names[event.seat].endswith("(you)"):
            return "You can't walk any farther."
        case ev.DragonTaken():
            return f"{names[event.seat]} has to take the dragon token."
        case ev.TreasureTaken():
            worth = f", worth {event.value}" if event.value else ""
            return f"{names[event.seat]} takes a treasure of {event.symbol} from place {event.place}{worth}."
        case ev.RoundEnded():
            return _round_ended(event, names)
    return None


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    """Who was who, what each of them took, and what that came to."""
    ends = zip(names, event.identities, event.treasures, event.points, strict=True)
    seats = "; ".join(
        f"{name}, {identity}, took {_treasures(taken)}: {points} point{'s' * (points != 1)}"
        for name, identity, taken, points in ends
    )
    dragon = "" if event.dragon is None else f" {names[event.dragon]} has the dragon."
    left = f" Not found: {_treasures(event.left)}." if event.left else ""
    return f"Round {event.round} is over: {HOW[event.how]}. {seats}.{dragon}{left}"


def _treasures(cards: Sequence[str]) -> str:
    """Treasures as people say them: gold 3 and gems 4."""
    *most, last = [card.replace("-", " ") for card in cards] or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last
