"""What happens at a classic table, told line by line."""

from collections.abc import Sequence

from undermine.engine.notation import write_cell, write_turned
from undermine.engine.telling import tell_common, whose
from undermine.games.classic import events as ev
from undermine.games.classic.deck import SETUP
from undermine.games.classic.scoring import SIDE_NAMES
from undermine.games.classic.state import NOBODY_WON

HOW = {
    "treasure": "the treasure is reached",
    "exhausted": "no cards are left and the treasure was not reached",
    "vote": "all voted to end it",
}


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of classic."""
    match event:
        case ev.RoundBegan():
            return f"Round {event.round} begins; {names[event.starter]} starts."
        case ev.RoleDealt():
            return _role(event.role, len(names)) if event.role else None
        case ev.Laid():
            return f"{names[event.seat]} lays {write_turned(event.card, event.turned)} at {write_cell(event.cell)}."
        case ev.GoalRevealed():
            return f"The goal at {write_cell(event.goal)} is turned over: {event.card}!"
        case ev.GoalAligned():
            return f"{names[event.seat]} lays the goal {'turned' if event.turned else 'upright'}."
        case ev.ToolBroken():
            return f"{names[event.seat]} breaks {whose(names[event.target])} {event.tool}."
        case ev.ToolRepaired():
            if event.seat == event.target:
                return f"{names[event.seat]} mends their own {event.tool}."
            return f"{names[event.seat]} mends {whose(names[event.target])} {event.tool}."
        case ev.RockFell():
            return f"{names[event.seat]} lets rock fall on {event.card} at {write_cell(event.cell)}."
        case ev.MapRead():
            seen = f": it is {event.card}" if event.card else ""
            return f"{names[event.seat]} plays a map and looks at the goal at {write_cell(event.goal)}{seen}."
        case ev.Passed():
            return f"{names[event.seat]} discards {event.card or 'a card'}, face down."
        case ev.RoundEnded():
            return _round_ended(event, names)
        case ev.PacketPassed():
            seen = f": {', '.join(map(str, event.nuggets))} nuggets" if event.nuggets else ""
            return f"{names[event.seat]} gets the packet of {event.cards} gold cards{seen}."
        case ev.GoldTaken():
            return f"{names[event.seat]} takes a gold card{f' worth {event.nuggets}' if event.nuggets else ''}."
        case ev.GoldPaid():
            paid = f" worth {sum(event.nuggets)}" if event.nuggets else ""
            return f"{names[event.seat]} is paid {event.cards} gold card{'s' if event.cards != 1 else ''}{paid}."
    return tell_common(event, names)


def _role(role: str, seats: int) -> str:
    saboteurs, miners, _ = SETUP[seats]
    wish = "the treasure is not reached" if role == "saboteur" else "a path reaches the treasure"
    cards = f"{saboteurs} saboteur{'s' if saboteurs > 1 else ''} and {miners} miners, one of them set aside"
    return f"Your role: {role}. You win the round if {wish}. (Role cards: {cards}.)"


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    saboteurs = [names[seat] for seat, role in enumerate(event.roles) if role == "saboteur"]
    who = f"Saboteurs were: {', '.join(saboteurs)}" if saboteurs else "There was no saboteur"
    nobody = event.winner == SIDE_NAMES[NOBODY_WON]  # CL-V07
    won = f"Nobody wins round {event.round}" if nobody else f"Round {event.round} goes to the {event.winner}"
    return f"{won}: {HOW[event.how]}. {who} (set aside: a {event.set_aside})."
