/**
 * How far a walk could lead. The server offers the next step only; what lies behind is read off the cards. It is a
 * careful guess: it leads through plain spaces and open doors, and ends where anything might happen.
 */
import { DIRECTIONS, type Direction, opposite, type Point, SIDES, TOWARDS } from "./geometry";
import type { Look } from "./look";
import { roomAt, same, type Scene, type TableCard } from "./scene";
import { turnedName } from "./tracks";
import type { CardSet, Cell, Target } from "./types";

/** A walk that is going on. */
export interface Walk {
  steps: number;
  /** Where it goes on from. */
  from: Spot | null;
  /** Cells that can't be entered. */
  bars: Cell[];
  /** Spaces where the walk may be over. */
  halts: Spot[];
}

export interface Spot {
  cell: Cell;
  space: string;
}

/** A space that takes more than one step, with the spots on the way, itself the last. */
export interface Far extends Spot {
  at: Point;
  way: string[];
}

/** A card as it lies: its spaces by name, what is in them, and where they lead. */
interface Lying {
  cell: Cell;
  names: string[];
  features: string[];
  links: [number, number][];
  /** The space behind each door, -1 for none. */
  doors: number[];
}

export const spotKey = ({ cell, space }: Spot): string => `${cell.join()} ${space}`;

/** The spot of a step; a whole card is its only space. */
export function spotOf(target: Target, cards: CardSet, laid: TableCard[]): Spot {
  const card = laid.find(({ cell }) => same(cell, target.cell));
  return { cell: target.cell, space: target.space ?? (card && cards.get(card.card)?.names[0]) ?? "" };
}

/** Everything within reach behind the steps that are offered. */
export function farSteps(look: Look, cards: CardSet, scene: Scene, steps: Target[]): Far[] {
  const { walk, laid } = scene;
  if (!walk) return [];
  const ways = new Map(steps.map((target) => [spotKey(spotOf(target, cards, laid)), [spotKey(spotOf(target, cards, laid))]]));
  const found: Far[] = [];
  let ring = steps.map((target) => spotOf(target, cards, laid));
  for (let step = 2; step <= walk.steps; step++) {
    const next: Spot[] = [];
    for (const spot of ring)
      for (const beyond of beyondOf(look, cards, scene, walk, spot)) {
        const key = spotKey(beyond);
        if (ways.has(key) || (walk.from && spotKey(walk.from) === key)) continue;
        const way = [...(ways.get(spotKey(spot)) ?? []), key];
        ways.set(key, way);
        next.push(beyond);
        found.push({ ...beyond, way, at: roomAt(look, cards, laid, beyond.cell, beyond.space).at });
      }
    ring = next;
  }
  return found;
}

function beyondOf(look: Look, cards: CardSet, { laid, edges }: Scene, { bars, halts }: Walk, spot: Spot): Spot[] {
  const here = lyingAt(cards, laid, spot.cell);
  const space = here?.names.indexOf(spot.space) ?? -1;
  if (!here || space < 0 || !look.harmless.includes(here.features[space] ?? "") || halts.some((halt) => spotKey(halt) === spotKey(spot)))
    return [];
  const inside = here.links.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
  const spots = inside.map((other) => ({ cell: spot.cell, space: here.names[other] ?? "" }));
  for (const side of DIRECTIONS.filter((d) => here.doors[d] === space)) {
    if (edges.some((token) => onSide(token.cell, token.side, spot.cell, side))) continue;
    const there = lyingAt(cards, laid, towards(spot.cell, side));
    const name = there?.names[there.doors[opposite(side)] ?? -1];
    if (there && name !== undefined && !bars.some((bar) => same(bar, there.cell))) spots.push({ cell: there.cell, space: name });
  }
  return spots;
}

export const towards = ([x, y]: Cell, side: Direction): Cell => [x + TOWARDS[side][0], y - TOWARDS[side][1]];

/** Whether an edge, named from either of its cells, is this one. */
function onSide(cell: Cell, name: string, here: Cell, side: Direction): boolean {
  const its = SIDES.indexOf(name as (typeof SIDES)[number]) as Direction;
  return (same(cell, here) && its === side) || (same(cell, towards(here, side)) && its === opposite(side));
}

export function lyingAt(cards: CardSet, laid: TableCard[], cell: Cell): Lying | null {
  const card = laid.find((each) => same(each.cell, cell));
  const info = card && cards.get(card.card);
  if (!info) return null;
  const { features, links } = info;
  const names = card.turned ? info.names.map(turnedName) : info.names;
  const doors = DIRECTIONS.map((d) => info.doors[card.turned ? opposite(d) : d] ?? -1);
  return { cell, names, features, links, doors };
}

/** What a step costs, as the silhouette of what one loses: by the feature of the space, or by what lies on the edge. */
export function tollOf(look: Look, cards: CardSet, { laid, edges, walk }: Scene, target: Target): string | null {
  const spot = spotOf(target, cards, laid);
  const there = lyingAt(cards, laid, spot.cell);
  const feature = there?.features[there.names.indexOf(spot.space)] ?? "";
  const from = walk?.from?.cell;
  const side = from && DIRECTIONS.find((d) => same(towards(from, d), spot.cell));
  const token = from && side !== undefined && side !== null ? edges.find((each) => onSide(each.cell, each.side, from, side)) : null;
  return look.tolls[feature] ?? (token ? look.tolls[token.figure] : null) ?? null;
}
