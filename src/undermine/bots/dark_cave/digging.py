# fast tier
"""What a path card is worth: how much nearer it brings each dwarf to the exit, or how much farther away."""

from typing import Final

from undermine.bots.dark_cave.outlook import DISCOUNT, FAR, HOPES, HOPES_IN_BOOTS, Outlook
from undermine.bots.dark_cave.ways import EMPTY, LIMIT, REVEAL, Field
from undermine.bots.mind import ROOKIE
from undermine.engine.grid import FACING, STEPS, node_at
from undermine.games.dark_cave.deck import BRIDGE, HOLE, LADDER, TUNNEL, VEIN

#: What a path card is worth in the hand: a little for every door.
DOOR_KEEP: Final = 0.003


class Digger:
    def __init__(self, view: Outlook) -> None:
        self.view = view
        self.s = view.s
        seats = range(self.s.seats)
        inside = [seat for seat in seats if self.s.dwarves[seat] >= 0]
        if view.level == ROOKIE:
            inside = [seat for seat in inside if seat == view.seat]
        self.dwarves = inside
        self.walked = [view.walked(self.s.dwarves[seat]) for seat in inside]
        self._critical: dict[int, bool] = {}
        self.factors = [view.weights[seat] * view.stake(seat) for seat in inside]

    def keep(self, card: int) -> float:
        """Doors are ways on; holes let creatures in."""
        deck = self.s.deck
        face = deck.faces.upright[card]
        doors = bin(deck.faces.doors[face]).count("1")
        worth = DOOR_KEEP * doors - 0.001 * deck.groups[card]
        for feature in deck.features[face]:
            if feature in (BRIDGE, TUNNEL):
                worth -= 0.001
        return worth

    def worth(self, cell: int, face: int) -> float:
        """The change of all dwarves' hopes if this card lies there."""
        total = self.extras(face)
        gains = self.gains(cell, face)
        for i in range(len(gains)):
            total += self.factors[i] * gains[i]
        return total

    def gains(self, cell: int, face: int) -> list[float]:
        """By dwarf: how its hope changes."""
        view = self.view
        s = self.s
        critical = view.level != ROOKIE and self.critical(cell)
        costs = [self.costs(cell, face, field) for field in view.fields]
        entries = self.entries(cell, face)
        changes: list[float] = []
        for i in range(len(self.dwarves)):
            seat = self.dwarves[i]
            walked = self.walked[i]
            node = s.dwarves[seat]
            hopes = HOPES if s.boots[seat] < 0 else HOPES_IN_BOOTS
            gain = 0.0
            for g in range(len(view.fields)):
                old = view.fields[g].get(node, FAR)
                new = view.without(cell)[g].get(node, FAR) if critical else old
                for entry, space in entries:
                    gone = walked.get(entry, -1)
                    if gone >= 0 and gone + 1 + costs[g][space] < new:
                        new = gone + 1 + costs[g][space]
                gain += view.shares[g] * (hopes[new] - hopes[old])
            changes.append(gain * DISCOUNT if s.down >> seat & 1 else gain)
        return changes

    def extras(self, face: int) -> float:
        """Ways on are good; a vein means gold."""
        features = self.s.deck.features[face]
        worth = 0.0005 * bin(self.s.deck.faces.doors[face]).count("1")
        if VEIN in features:
            worth += 0.01
        if HOLE in features:
            worth -= 0.001
        return worth

    def critical(self, cell: int) -> bool:
        """Whether anybody's shortest way leads through a cell that has no card yet."""
        critical = self._critical.get(cell)
        if critical is None:
            critical = self._leads_through(cell)
            self._critical[cell] = critical
        return critical

    def _leads_through(self, cell: int) -> bool:
        faces = self.s.deck.faces
        network = self.s.network
        for d in range(4):
            beside = cell + STEPS[d]
            face = network.face_at(beside)
            if face >= 0 and faces.doors[face] & FACING[d]:
                node = node_at(beside, faces.space_behind[face][d ^ 2])
                for field in self.view.fields:
                    if field.get(node, -1) == field.get(node_at(cell, EMPTY), LIMIT) + self.view.dig + 1:
                        return True
        return False

    def entries(self, cell: int, face: int) -> list[tuple[int, int]]:
        """The nodes from which a step leads onto the card, each with the space where it comes in."""
        faces = self.s.deck.faces
        network = self.s.network
        ways_in: list[tuple[int, int]] = []
        for d in range(4):
            space = faces.space_behind[face][d]
            if space >= 0:
                beside = cell + STEPS[d]
                there = network.face_at(beside)
                if there >= 0 and faces.space_behind[there][d ^ 2] >= 0:
                    ways_in.append((node_at(beside, faces.space_behind[there][d ^ 2]), space))
        ladder = self.s.deck.ladder_in[face]
        if ladder >= 0:
            for node in self.s.ladders:
                ways_in.append((node, ladder))
        return ways_in

    def costs(self, cell: int, face: int, field: Field) -> list[int]:
        """By space of the card: how far it would be from there."""
        s = self.s
        faces = s.deck.faces
        far = [FAR] * faces.spaces[face]
        features = s.deck.features[face]
        for d in range(4):
            space = faces.space_behind[face][d]
            if space < 0:
                continue
            beside = cell + STEPS[d]
            there = s.network.face_at(beside)
            cost = FAR
            if there >= 0:
                behind = faces.space_behind[there][d ^ 2]
                if behind >= 0:
                    cost = field.get(node_at(beside, behind), FAR) + 1
            elif beside in s.network.hidden:
                cost = field.get(node_at(beside, EMPTY), FAR) + REVEAL
            else:
                cost = field.get(node_at(beside, EMPTY), FAR) + self.view.dig + 1
            if cost < far[space]:
                far[space] = cost
        for space in range(len(far)):
            if features[space] == LADDER:
                for node in s.ladders:
                    if field.get(node, FAR) + 1 < far[space]:
                        far[space] = field.get(node, FAR) + 1
        for _ in range(2):
            for space in range(len(far)):
                for other in faces.linked[face][space]:
                    toll = 4 if features[other] == TUNNEL else 0
                    if far[other] + 1 + toll < far[space]:
                        far[space] = far[other] + 1 + toll
        return far
