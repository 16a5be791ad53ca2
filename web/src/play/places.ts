/** Cells, cards that lie there, and what awaits a walker. */
import type { Cell, CardSet, Side } from "../board/types";
import type { DarkCaveView, GameView, LaidCard } from "../protocol";
import { t } from "../texts";
import { letter } from "../net/names";

const STEPS: Record<Side, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export function beside(cell: Cell, side: Side): Cell {
  return [cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]];
}

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

export function laidAt(view: GameView, cell: Cell): LaidCard | undefined {
  return view.laid.find((card) => sameCell(card.cell, cell));
}

const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

/** The name that a space of a turned card has on the card held upright, and the other way round. */
export function turnSpace(space: string): string {
  const turned = space.split("").map((side) => OPPOSITE[side] ?? side);
  return turned.sort((a, b) => "NESW".indexOf(a) - "NESW".indexOf(b)).join("");
}

/** What is in a space: a word, or nothing (""), or null where no card lies face up. */
export function featureAt(view: GameView, cards: CardSet, cell: Cell, space: string): string | null {
  const laid = laidAt(view, cell);
  const info = laid && cards.get(laid.card);
  if (!laid || !info) return null;
  const index = info.names.indexOf(laid.turned ? turnSpace(space) : space);
  return info.features[index] ?? "";
}

/** Where the creature is that walks now, or else the dwarf of a seat. */
function walker(view: DarkCaveView, look: number): { cell: Cell; space: string } | null {
  return view.creatures.find((one) => one.creature === view.walking)?.at ?? view.seats[look]?.at ?? null;
}

/** Tolls and dangers of a step in the cave, as far as they can be seen. */
export function stepNote(view: DarkCaveView, cards: CardSet, cell: Cell, space: string, look: number): string {
  const there = (at: { cell: Cell; space: string } | null): boolean => at !== null && sameCell(at.cell, cell) && at.space === space;
  if (view.walking !== null) {
    const met = view.seats.filter((seat) => there(seat.at)).map((seat) => letter(seat.seat));
    return met.length ? t.toll.attacks(met) : "";
  }
  const feature = featureAt(view, cards, cell, space);
  if (feature === null) return t.toll.reveal;
  const attackers = view.creatures.filter((one) => there(one.at)).map((one) => t.toll.attack(one.creature));
  const here = walker(view, look);
  const toll = tollOf(feature, view, look, here !== null && sameCell(here.cell, cell), () => view.gold_in_veins.some(there));
  return [toll, ...attackers].filter(Boolean).join(", ");
}

function tollOf(feature: string, view: DarkCaveView, look: number, sameCard: boolean, golden: () => boolean): string {
  const own = view.seats[look]!;
  switch (feature) {
    case "bridge":
      return own.hand.number && !sameCard ? t.toll.bridge : t.toll.bridgeFree;
    case "tunnel":
      return own.gold ? t.toll.tunnel : t.toll.tunnelFree;
    case "exit":
      return t.toll.exit;
    case "vein":
      return golden() ? t.toll.gold : t.toll.emptyVein;
    case "hole":
      return t.toll.hole;
    case "ladder":
      return t.toll.ladder;
    default:
      return "";
  }
}
