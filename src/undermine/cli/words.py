"""What happened at a classic table, in words."""

from collections.abc import Sequence

from undermine.engine.notation import write_cell, write_lying
from undermine.games.classic import events as ev


def tell(event: ev.AnyEvent, names: Sequence[str]) -> str | None:
    """One line about an event, or None where the screen shows it anyway."""
    match event:
        case ev.RoundBegan():
            return f"Round {event.round} begins; {names[event.starter]} starts."
        case ev.RoleDealt():
            return f"Your role: {event.role}." if event.role else None
        case ev.Laid():
            return f"{names[event.seat]} lays {write_lying(event.card, event.turned)} at {write_cell(event.cell)}."
        case ev.GoalRevealed():
            return f"The goal at {write_cell(event.goal)} is turned over: {event.card}!"
        case ev.GoalAligned():
            return f"{names[event.seat]} lays the goal {'turned' if event.turned else 'upright'}."
        case ev.ToolBroken():
            return f"{names[event.seat]} breaks the {event.tool} of {names[event.target]}."
        case ev.ToolRepaired():
            return f"{names[event.seat]} repairs the {event.tool} of {names[event.target]}."
        case ev.RockFell():
            return f"{names[event.seat]} lets rock fall on {event.card} at {write_cell(event.cell)}."
        case ev.MapRead():
            found = f" and sees: {event.card}" if event.card else ""
            return f"{names[event.seat]} looks at the goal at {write_cell(event.goal)}{found}."
        case ev.Passed():
            return f"{names[event.seat]} passes{f' ({event.card})' if event.card else ' a card, face down'}."
        case ev.Skipped():
            return f"{names[event.seat]} has no cards left and passes."
        case ev.Drew():
            return f"You draw {event.card}." if event.card else None
        case ev.EndProposed():
            return f"{names[event.seat]} proposes to end the round."
        case ev.Voted():
            return f"{names[event.seat]} votes {'yes' if event.yes else 'no'}."
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
        case ev.GameEnded():
            winners = " and ".join(names[seat] for seat in event.winners)
            return f"The game is over. {winners} {'wins' if len(event.winners) == 1 else 'share the win'}!"
    return None


HOW = {
    "treasure": "the treasure is reached",
    "exhausted": "no cards are left and the treasure was not reached",
    "vote": "all voted to end it",
}


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    saboteurs = [names[seat] for seat, role in enumerate(event.roles) if role == "saboteur"]
    who = f"Saboteurs were: {', '.join(saboteurs)}" if saboteurs else "There was no saboteur"
    return f"Round {event.round} goes to the {event.winner}: {HOW[event.how]}. {who} (set aside: a {event.set_aside})."
