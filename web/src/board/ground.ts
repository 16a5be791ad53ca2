/** What is under the cards. Every game has a place of its own; here is what they share. */
import { type Box, boxAround, HIGH, joined, type Point, WIDE } from "./geometry";
import type { Cell } from "./types";
import type { Scene } from "./scene";
import { chipped, path, type Shape, sliver } from "./shapes";

/** What a ground is drawn from. */
export type Place = Pick<Scene, "box" | "starts" | "field" | "goals" | "group">;

/** As far as anybody looks. */
export const FAR = 4_000;

/** A bare table: small crosses at the corners of cells, some cells further than anything lies. */
export function crosses({ box }: { box: Box }): Shape[] {
  const out: string[] = [];
  const reach = 3;
  for (let x = Math.floor(box.left / WIDE) - reach; x <= box.right / WIDE + reach; x++)
    for (let y = Math.floor(box.top / HIGH) - reach; y <= box.bottom / HIGH + reach; y++) {
      const [cx, cy] = [(x + 0.5) * WIDE, (y + 0.5) * HIGH];
      out.push(`M${cx - 5} ${cy}h10M${cx} ${cy - 5}v10`);
    }
  return [{ d: out.join(""), line: "grid", width: 1.6 }];
}

export function cellsOf([[west, south], [east, north]]: [Cell, Cell]): Cell[] {
  const cells: Cell[] = [];
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) cells.push([x, y]);
  return cells;
}

/** The field, and as much more as the tunnels have grown out of it; one cell beside them is in sight, too. */
export function dugOut([southWest, northEast]: [Cell, Cell], box: Box): Box {
  const inner = { left: box.left + WIDE, top: box.top + HIGH, right: box.right - WIDE, bottom: box.bottom - HIGH };
  return joined(boxAround([southWest, northEast], 0), inner);
}

/** The four corners of a cell, so that one sees where a card would lie. */
export function brackets([x, y]: Point): string {
  const [w, h] = [WIDE / 2 - 5, HIGH / 2 - 5];
  return [-1, 1].flatMap((sx) => [-1, 1].map((sy) => `M${x + sx * w} ${y + sy * (h - 12)}v${sy * 12}h${-sx * 12}`)).join("");
}

/** Light around a card: two pools, one in the other, and rays. */
export function light(at: Point, chance: () => number, large = 1): Shape[] {
  const rays: string[] = [];
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20 + chance() * 0.03) * 2 * Math.PI;
    const far = (reach: number): Point => [at[0] + Math.cos(angle) * reach * large, at[1] + Math.sin(angle) * reach * 1.1 * large];
    rays.push(sliver(far(80), far(92 + chance() * 18), 2));
  }
  return [
    { d: rays.join("") + path(chipped(at, 82 * large, 91 * large, 22, chance, 0.06)), fill: "glow" },
    { d: path(chipped(at, 66 * large, 73 * large, 18, chance, 0.06)), fill: "gleam" },
  ];
}
