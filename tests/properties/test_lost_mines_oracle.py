"""The Lost Mines against naive answers: what may be laid where, and how far a dwarf comes."""

from random import Random
from typing import Any

import pytest

import undermine
from tests.oracle import OPPOSITE, Cell, beside, fits
from tests.players import pathfinder, uniform
from tests.properties.naive_lost_mines import naive_card, naive_table
from undermine import Match
from undermine.engine.decisions import Lay
from undermine.engine.grid import cell_of, xy
from undermine.games.lost_mines import turn
from undermine.games.lost_mines.codes import OP_STEP, op_in
from undermine.games.lost_mines.state import MOVE

BOARD = {(x, y) for x in range(11) for y in range(7)}


def naive_placements(match: Match) -> set[tuple[str, Cell, str]]:
    """LM-P01 to P09: free spaces of the board, fitting all around, extending a path."""
    seat = match.waiting[0]
    table = naive_table(match)
    mines = {mine.cell for mine in match.view(None).mines}
    found = set()
    for name in set(match.view(seat).seats[seat].hand.cards):
        if name.rpartition("-")[2].isupper():
            for turned in (False, True):
                card = naive_card(name, turned)
                for cell in BOARD - mines - set(table):
                    extends = any(beside(cell, side) in table for side in card.doors)
                    if extends and fits(table, cell, card):
                        found.add((name, cell, "".join(sorted(card.doors))))
    return found


def engine_placements(match: Match) -> set[tuple[str, Cell, str]]:
    lays = [choice for choice in match.choices() if isinstance(choice, Lay)]
    return {(lay.card, lay.cell, "".join(sorted(naive_card(lay.card, lay.turned).doors))) for lay in lays}


@pytest.mark.clause("LM-P01", "LM-P02", "LM-P03", "LM-P04", "LM-P05", "LM-P08", "Q-LM-05", "Q-LM-07")
@pytest.mark.parametrize("number", range(7))
def test_what_may_be_laid_where(number: int, soak: int) -> None:
    for repeat in range(soak):
        random = Random(f"{number}/{repeat}")
        match = undermine.start("lost_mines", 3 + number, f"oracle {number}/{repeat}")
        while match.result is None:
            if match.view(None).phase == "play":
                assert engine_placements(match) == naive_placements(match), match.position()
            match.decide((pathfinder if random.random() < 0.7 else uniform)(match, random))


def naive_steps(match: Match, cell: Cell) -> set[Cell]:
    """LM-M01, LM-M02: the cells that a dwarf may step onto from here."""
    view = match.view(None)
    table = naive_table(match)
    names = {laid.cell: laid.card for laid in view.laid}
    hidden = {mine.cell for mine in view.mines if not mine.face_up}
    tools = {tool.cell for tool in view.tools}
    others = {seat.cell for seat in view.seats if seat.seat != view.turn}
    trolls = {((x, y), beside((x, y), side)) for x, y, side in (troll.edge for troll in view.trolls)}
    found = set()
    for side in table[cell].doors:
        there = beside(cell, side)
        if (cell, there) in trolls or (there, cell) in trolls:
            continue
        if there in hidden:
            found.add(there)
        elif there in table and OPPOSITE[side] in table[there].doors:
            feature = names[there].partition("-")[0]
            obstacle = feature in ("trunk", "lake", "ditch")
            single = obstacle or feature == "rock"
            if not (obstacle and there not in tools) and not (single and there in others):
                found.add(there)
    return found


def naive_reach(match: Match, steps: int) -> dict[Cell, int]:
    """The fewest steps to every card within reach; a face-down mine ends the walk."""
    view = match.view(None)
    hidden = {mine.cell for mine in view.mines if not mine.face_up}
    reach = {view.seats[view.turn].cell: 0}
    todo = list(reach)
    for cell in todo:
        if reach[cell] < steps and cell not in hidden:
            for there in naive_steps(match, cell):
                if there not in reach:
                    reach[there] = reach[cell] + 1
                    todo.append(there)
    return reach


def engine_reach(match: Match) -> dict[Cell, int]:
    """The same by really walking all ways in copies of the state."""
    start = cell_of(match.state.dwarves[match.state.turn])
    reach = {xy(start): 0}
    todo = [(match.state, 0)]
    for state, steps in todo:
        for code in turn.legal(state):
            if op_in(code) == OP_STEP:
                after = state.copy()
                told: list[Any] = []
                after.log = told
                turn.apply(after, code)
                cell = told[0].cell  # the first thing told is the step; the turn may be over after it
                if cell not in reach:
                    reach[cell] = steps + 1
                    if after.phase == MOVE and after.moved:
                        todo.append((after, steps + 1))
    return reach


@pytest.mark.clause("LM-M01", "LM-M02", "LM-P10", "LM-P11", "LM-P12", "LM-A15")
@pytest.mark.parametrize("number", range(7))
def test_how_far_a_dwarf_comes(number: int, soak: int) -> None:
    walked = 0
    for repeat in range(2 * soak):
        random = Random(f"{number}/{repeat}")
        options = {"stack_tokens": repeat % 2 == 1, "vote_end": False}
        match = undermine.start("lost_mines", 3 + number, f"reach {number}/{repeat}", options)
        while match.result is None:
            view = match.view(None)
            if view.phase == "move":
                engine = engine_reach(match)
                assert engine == naive_reach(match, view.steps_left), match.position()
                walked += len(engine) > 3
            match.decide((pathfinder if random.random() < 0.7 else uniform)(match, random))
    assert walked > 5
