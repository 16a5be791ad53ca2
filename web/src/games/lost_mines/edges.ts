/** Edges of cells. On the wire they are named from the west or from the south. */
import type { Cell, Side } from "../../board/types";

const STEPS: Record<Side, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

const beside = (cell: Cell, side: Side): Cell => [cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]];

/** Whether an edge is on this side of a cell. */
export function sameEdge(edge: [number, number, string], cell: Cell, side: Side): boolean {
  const from = side === "N" || side === "E" ? cell : beside(cell, side);
  const name = side === "N" || side === "S" ? "N" : "E";
  return edge[0] === from[0] && edge[1] === from[1] && edge[2] === name;
}
