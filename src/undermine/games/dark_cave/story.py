"""The Dark Cave in words: what happened, who works for whom, who won."""

from collections.abc import Sequence

from undermine.engine.notation import Cell, write_cell, write_turned
from undermine.engine.telling import capital, tell_common, whose
from undermine.games.dark_cave import events as ev
from undermine.games.dark_cave.deck import GROUPS

GOALS = {"exit": "the exit", "hole": "a dark hole", "ladder": "a ladder", "vein": "a gold vein"}
HOW = {
    "exit": "all dwarves of one side have left the cave",
    "exhausted": "nobody has a card left",
    "vote": "all voted to end it",
}


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
    side = f"counts for {side_of(clan, identity)}"
    if seats in (3, 4):
        side += ", the side of all saboteurs" if identity == "saboteur" else ", the side of the loyal"
    return f"You are {clan}, {identity}: gold that you carry out {side}"


def winner_told(winner: str | None, treasures: Sequence[int]) -> str:
    if winner is None:
        return "Nobody wins: no dwarf has left the cave."
    equal = "The treasures are worth the same, and the first dwarf out decides: " if len(set(treasures)) == 1 else ""
    return f"{equal}{winner.capitalize()} wins, with all who worked for it."


def walker(event: ev.Event) -> int | str | None:
    """The seat whose dwarf takes a step, or the creature that does."""
    if isinstance(event, ev.Stepped):
        return event.seat
    return event.creature if isinstance(event, ev.CreatureStepped) else None


def tell_walk(steps: Sequence[ev.Stepped | ev.CreatureStepped], names: Sequence[str]) -> str:
    """One line about a walk without a break."""
    first = steps[0]
    who = names[first.seat] if isinstance(first, ev.Stepped) else f"The {first.creature}"
    return f"{who} walks to {' → '.join(place_told(step.cell, step.space) for step in steps)}."


def _edge(edge: ev.Edge) -> str:
    """An edge by both its cells, because the one that names it may be empty."""
    x, y, side = edge
    return f"between {x},{y} and {write_cell((x, y + 1) if side == 'N' else (x + 1, y))}"


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of The Dark Cave."""
    match event:
        case ev.GameBegan():
            return f"{names[event.starter]} starts."
        case ev.DwarfDealt():
            return f"{wish(event.clan, event.identity, len(names))}." if event.identity else None
        case ev.Stepped() | ev.CreatureStepped():
            return tell_walk([event], names)
        case ev.Stopped() if event.automatic and names[event.seat].endswith("(you)"):
            return "Your walk is over."
        case ev.Drew():
            return f"You draw {event.card}." if event.card else None
        case ev.EndProposed():
            return f"{names[event.seat]} proposes to end the game."
        case ev.GameEnded():
            return f"The game is over: {HOW[event.how]}. {winner_told(event.winner, event.treasures)}"
    return (
        _tell_card(event, names) or _tell_trouble(event, names) or _tell_goal(event, names) or tell_common(event, names)
    )


def _tell_card(event: ev.Event, names: Sequence[str]) -> str | None:
    """Cards that are played."""
    match event:
        case ev.Laid():
            return f"{names[event.seat]} lays {write_turned(event.card, event.turned)} at {write_cell(event.cell)}."
        case ev.GoldLaid():
            return f"Gold shines in the vein at {write_cell(event.cell)}."
        case ev.GoalSeen():
            seen = f": it is {GOALS[event.shows]}" if event.shows else ""
            return f"{names[event.seat]} plays {event.card} and looks at the goal at {write_cell(event.goal)}{seen}."
        case ev.ClanSeen():
            seen = f": {event.identity}" if event.identity else ""
            return f"{names[event.seat]} plays {event.card} and looks at {whose(names[event.target])} clan card{seen}."
        case ev.RockFell():
            return f"{names[event.seat]} lets rock fall on {event.removed} at {write_cell(event.cell)}."
        case ev.Swapped():
            return f"{names[event.seat]} swaps hands with {names[event.partner]}."
        case ev.HandReceived() if event.cards is not None:
            return f"{names[event.seat]} now holds {', '.join(event.cards) or 'no cards'}."
        case ev.WebSet():
            return f"{names[event.seat]} puts a web {_edge(event.edge)}."
        case ev.Equipped():
            gift = "boots" if "boots" in event.card else "an axe"
            whom = "themselves" if event.seat == event.target else names[event.target]
            return f"{names[event.seat]} gives {gift} to {whom}."
        case ev.CreatureAttracted():
            return f"{names[event.seat]} calls the {event.creature} out of the dark hole at {write_cell(event.cell)}."
        case ev.CreatureRoused():
            return f"{names[event.seat]} takes over the {event.creature}."
        case ev.CardsDiscarded():
            what = f" ({', '.join(event.cards) if event.cards else backs_told(event.backs)})"
            number = f"{event.number} card{'s' if event.number > 1 else ''}"
            return f"{names[event.seat]} discards {number}{what if event.cards or event.backs else ''}."
    return None


def _tell_trouble(event: ev.Event, names: Sequence[str]) -> str | None:
    """Creatures, webs and losses."""
    match event:
        case ev.WebGone():
            return f"The web {_edge(event.edge)} is gone."
        case ev.WebHewn():
            left = "it still holds, with 1 left" if event.side else "it is gone"
            return f"{names[event.seat]} cuts the web {_edge(event.edge)}: {left}."
        case ev.CreatureLeft():
            return f"{capital(whose(names[event.seat]))} {event.creature} leaves the cave."
        case ev.AxeKept():
            return f"{names[event.seat]} doesn't use an axe against the {event.creature}."
        case ev.CreatureDrivenAway():
            return f"{names[event.seat]} drives the {event.creature} away with an axe!"
        case ev.Attacked():
            lies = event.creature == "lindworm"
            down = " and knocks the dwarf down: it will not move in its next turn" if lies else ""
            return f"The {event.creature} attacks {names[event.seat]}{down}!"
        case ev.CardLost():
            what = f" ({event.card or backs_told(event.backs)})" if event.card or event.backs else ""
            return f"{names[event.seat]} loses {f'a card{what}' if event.lost else 'no card'} to the {event.to}."
        case ev.GoldLost():
            return f"{names[event.seat]} loses {'1' if event.lost else 'no'} gold to the {event.to}."
        case ev.DwarfStood():
            return f"{capital(whose(names[event.seat]))} dwarf stands up, and stays where it is in this turn."
    return None


def _tell_goal(event: ev.Event, names: Sequence[str]) -> str | None:
    """Goals, gold and the exit."""
    match event:
        case ev.GoalRevealed():
            return f"{names[event.seat]} turns the goal at {write_cell(event.goal)} over: {GOALS[event.shows]}!"
        case ev.GoalAligned():
            return f"{names[event.seat]} lays the goal {'turned' if event.turned else 'upright'}."
        case ev.DwarfLeft():
            return f"{capital(whose(names[event.seat]))} dwarf leaves the cave with {event.gold} gold!"
        case ev.ClanRevealed():
            return f"{names[event.seat]} has to show the clan card: {event.identity}!"
        case ev.LeftOverSeen():
            what = f": {', '.join(event.cards)}" if event.cards else ""
            return f"{names[event.seat]} looks at the {event.number} clan cards that nobody was dealt{what}."
        case ev.GoldTaken():
            return f"{names[event.seat]} takes the gold at {write_cell(event.cell)}."
    return None
