"""What happens at a classic table, told line by line."""

from collections.abc import Sequence
from functools import partial

from undermine.engine.notation import write_cell, write_turned
from undermine.engine.telling import is_you, tell_common
from undermine.engine.texts import SOURCE, card_name, language, t
from undermine.games.classic import events as ev
from undermine.games.classic.deck import SETUP
from undermine.games.classic.scoring import SIDE_NAMES
from undermine.games.classic.state import NOBODY_WON

GAME = "classic"
named = partial(card_name, GAME)


def goal_told(card: str) -> str:
    """What lies under a goal. In English as it is called; elsewhere it does not matter where a stone's paths go."""
    return card if language() == SOURCE else t("classic-goal", goal=card.partition("-")[0])


def tell(event: ev.Event, names: Sequence[str]) -> str | None:
    """One line about an event of classic."""
    match event:
        case ev.RoundBegan():
            return t("tell-round-began", round=event.round, who=names[event.starter])
        case ev.RoleDealt():
            return _role(event.role, len(names)) if event.role else None
        case ev.Laid():
            card = write_turned(named(event.card), event.turned)
            return t("terminal-lays", who=names[event.seat], card=card, cell=write_cell(event.cell))
        case ev.GoalRevealed():
            return t("terminal-classic-goal-up", cell=write_cell(event.goal), card=goal_told(event.card))
        case ev.GoalAligned():
            return t("terminal-aligned", who=names[event.seat], turned=event.turned)
        case ev.ToolBroken():
            return _about_tool("breaks", event, names)
        case ev.ToolRepaired():
            if event.seat == event.target:
                return t("classic-mends-own", who=names[event.seat], tool=event.tool)
            return _about_tool("mends", event, names)
        case ev.RockFell():
            return t("terminal-rock", who=names[event.seat], card=named(event.card), cell=write_cell(event.cell))
        case ev.MapRead():
            seen = event.card and goal_told(event.card)
            return t("terminal-classic-looks", who=names[event.seat], cell=write_cell(event.goal), card=seen)
        case ev.Passed():
            card = named(event.card) if event.card else ""
            return t("terminal-classic-discards", who=names[event.seat], card=card)
    return _tell_gold(event, names) or tell_common(event, names, GAME)


def _about_tool(what: str, event: ev.ToolBroken | ev.ToolRepaired, names: Sequence[str]) -> str:
    whose = names[event.target]
    return t(f"terminal-classic-{what}", who=names[event.seat], whose=whose, yours=is_you(whose), tool=event.tool)


def _tell_gold(event: ev.Event, names: Sequence[str]) -> str | None:
    """The end of a round, and what it brings."""
    match event:
        case ev.RoundEnded():
            return _round_ended(event, names)
        case ev.PacketPassed():
            seen = ", ".join(map(str, event.nuggets or ()))
            return t("terminal-classic-gets", who=names[event.seat], cards=event.cards, nuggets=seen)
        case ev.GoldTaken():
            return t("classic-takes-gold", who=names[event.seat], worth=event.nuggets)
        case ev.GoldPaid():
            paid = sum(event.nuggets) if event.nuggets else None
            return t("classic-paid", who=names[event.seat], number=event.cards, worth=paid)
    return None


def _role(role: str, seats: int) -> str:
    saboteurs, miners, _ = SETUP[seats]
    return t("terminal-classic-role", role=role, saboteurs=saboteurs, miners=miners)


def _round_ended(event: ev.RoundEnded, names: Sequence[str]) -> str:
    saboteurs = ", ".join(names[seat] for seat, role in enumerate(event.roles) if role == "saboteur")
    nobody = event.winner == SIDE_NAMES[NOBODY_WON]  # CL-V07
    return t(
        "terminal-classic-round-ended",
        winner=None if nobody else event.winner,
        round=event.round,
        how=event.how,
        saboteurs=saboteurs,
        aside=event.set_aside,
    )
