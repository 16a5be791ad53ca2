/** What is printed on the table itself. */
import { type Box, boxAround, chanceOf, distance, HIGH, type Point, WIDE } from "./geometry";
import type { Look } from "./look";
import { chipped, hewn, path } from "./shapes";
import type { Cell } from "./types";

export interface Ground {
  map: string;
  contours: string;
  cells: string;
}

export function groundOf(printed: Look["printed"], box: Box): Ground {
  return printed ? mapGround(printed) : { map: "", contours: "", cells: crosses(box) };
}

/** Small crosses at the corners of cells, some cells further than anything lies. */
function crosses(box: Box): string {
  const out: string[] = [];
  const reach = 3;
  for (let x = Math.floor(box.left / WIDE) - reach; x <= box.right / WIDE + reach; x++)
    for (let y = Math.floor(box.top / HIGH) - reach; y <= box.bottom / HIGH + reach; y++) {
      const [cx, cy] = [(x + 0.5) * WIDE, (y + 0.5) * HIGH];
      out.push(`M${cx - 5} ${cy}h10M${cx} ${cy - 5}v10`);
    }
  return out.join("");
}

/** A printed board: a torn map with contour lines and a frame for every card. */
function mapGround(printed: [Cell, Cell]): Ground {
  const chance = chanceOf("map");
  const box = boxAround(printed, 0.16);
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
    [box.left, box.top],
  ];
  const cells: string[] = [];
  const [[west, south], [east, north]] = printed;
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) cells.push(brackets(x * WIDE, -y * HIGH));
  return { map: path(hewn(corners, 46, 4, chance)), contours: contours(box, chance), cells: cells.join("") };
}

/** The four corners of a cell, so that one sees where a card would lie. */
function brackets(x: number, y: number): string {
  const [w, h] = [WIDE / 2 - 5, HIGH / 2 - 5];
  return [-1, 1].flatMap((sx) => [-1, 1].map((sy) => `M${x + sx * w} ${y + sy * (h - 12)}v${sy * 12}h${-sx * 12}`)).join("");
}

/** Hills as they are drawn on old maps: a few rings one in the other, and strokes for mountains between them. */
function contours(box: Box, chance: () => number): string {
  const out: string[] = [];
  const taken: Point[] = [];
  for (let tries = 0; tries < 120; tries++) {
    const at: Point = [box.left + 90 + chance() * (box.right - box.left - 180), box.top + 80 + chance() * (box.bottom - box.top - 160)];
    if (taken.some((other) => distance(other, at) < 165)) continue;
    taken.push(at);
    if (taken.length % 2) for (const ring of [18, 36, 54]) out.push(path(chipped(at, ring * 1.2, ring * 0.85, 14, chance, 0.1)));
    else for (const dx of [-34, 0, 30]) out.push(mountain(at[0] + dx, at[1] + chance() * 20, 16 + chance() * 10));
  }
  return out.join("");
}

function mountain(x: number, y: number, high: number): string {
  return `M${x - high} ${y}L${x} ${y - high * 1.3}L${x + high} ${y}M${x} ${y - high * 1.3}L${x + high * 0.3} ${y - high * 0.6}L${x + 2} ${y - high * 0.3}`;
}
