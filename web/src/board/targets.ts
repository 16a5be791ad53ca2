/** Where targets lie on the table, and which one an arrow key leads to. */
import { distance, edgePoint, HIGH, middleOf, WIDE, type Point } from "./geometry";
import type { Look } from "./look";
import { roomAt, type TableCard } from "./scene";
import type { CardSet, Target } from "./types";

export interface Placed {
  target: Target;
  /** The silhouette of what it costs. */
  toll?: string | null;
  at: Point;
  /** Half the width and height of what can be clicked, in units of the table. */
  half: Point;
}

/** Where targets are, and how large: a finger needs 44 pixels, which on a small scale is more of the table. */
export function placeTargets(look: Look, cards: CardSet, laid: TableCard[], targets: Target[], scale: number): Placed[] {
  const spots = targets.map((target) => ({ target, at: spotOf(look, cards, laid, target) }));
  return spots.map(({ target, at }, i) => {
    if (!target.side && target.space === undefined) return { target, at, half: [WIDE / 2, HIGH / 2] };
    // Never so large that a neighbour cannot be hit.
    const apart = Math.min(...spots.map((other, j) => (j === i ? Infinity : distance(other.at, at))));
    const radius = Math.max(SMALLEST, Math.min(22 / scale, LARGEST, apart / 2));
    return { target, at, half: [radius, radius] };
  });
}

/** The radius of a round target, in units of the table. */
const SMALLEST = 16;
const LARGEST = 34;

function spotOf(look: Look, cards: CardSet, laid: TableCard[], { cell, side, space }: Target): Point {
  if (side) return edgePoint(cell, side);
  return space === undefined ? middleOf(cell) : roomAt(look, cards, laid, cell, space).at;
}

/** The target nearest to a point, if one is within reach. */
export function nearestTarget(placed: Placed[], point: Point, reach: number): Target | null {
  const beside = ({ at, half }: Placed): number =>
    Math.hypot(Math.max(0, Math.abs(point[0] - at[0]) - half[0]), Math.max(0, Math.abs(point[1] - at[1]) - half[1]));
  let [best, least]: [Target | null, number] = [null, reach];
  for (const each of placed) if (beside(each) < least) [best, least] = [each.target, beside(each)];
  return best;
}

const ARROWS: Record<string, Point> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** Anything in the quarter of the table that an arrow points to comes before anything else ahead. */
const ASIDE = 1e6;

/**
 * Which of some points an arrow key leads to, -1 for none: the nearest in the quarter ahead, by the sum of both ways.
 * So all points can be reached from each, however they lie.
 */
export function ahead(points: Point[], [x, y]: Point, key: string): number {
  const arrow = ARROWS[key];
  let [best, least] = [-1, Infinity];
  if (arrow)
    for (const [i, point] of points.entries()) {
      const [dx, dy] = [point[0] - x, point[1] - y];
      const along = dx * arrow[0] + dy * arrow[1];
      const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
      const far = along + aside + (aside > along ? ASIDE : 0);
      if (along > 1 && far < least) [best, least] = [i, far];
    }
  return best;
}
