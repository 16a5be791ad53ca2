/** A torn map: hills and mountains, a frame for every card, and old trails from the camps to the mines. */
import { between, type Box, boxAround, chanceOf, distance, middleOf, type Point } from "../../board/geometry";
import { brackets, cellsOf, type Place } from "../../board/ground";
import { chipped, hewn, path, type Shape } from "../../board/shapes";

export function map({ field, starts, goals }: Place): Shape[] {
  if (!field) return [];
  const chance = chanceOf("map");
  const box = boxAround(field, 0.16);
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
    [box.left, box.top],
  ];
  const cells = cellsOf(field).map((cell) => brackets(middleOf(cell)));
  return [
    { d: path(hewn(corners, 46, 4, chance)), fill: "map", line: "ink", width: 5 },
    { d: contours(box, chance), line: "lines", width: 2.2 },
    { d: goals.map((goal) => range(middleOf(goal), chance)).join(""), fill: "lines", line: "prop", width: 2.4 },
    { d: cells.join(""), line: "lines", width: 1.6 },
    {
      d: goals.map((goal) => trail(nearest(middleOf(goal), starts.map(middleOf)), middleOf(goal), chance)).join(""),
      line: "prop",
      width: 4,
    },
  ];
}

const nearest = (to: Point, from: Point[]): Point => from.toSorted((a, b) => distance(a, to) - distance(b, to))[0] ?? to;

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

/** The mountains in which a mine is. */
function range([x, y]: Point, chance: () => number): string {
  return [-62, -30, 40]
    .map((dx) => [x + dx, y + 62 + chance() * 8, 30 + chance() * 14] as const)
    .map(([cx, cy, high]) => `M${cx - high} ${cy}L${cx} ${cy - high * 1.5}L${cx + high} ${cy}Z`)
    .join("");
}

/** A dashed line that winds a little. */
function trail(from: Point, to: Point, chance: () => number): string {
  const DASHES = 26;
  const bend = (chance() - 0.5) * 120;
  const at = (part: number): Point => {
    const [x, y] = between(from, to, part);
    return [x, y + Math.sin(part * Math.PI * 2) * bend * (1 - part)];
  };
  return Array.from({ length: DASHES }, (_, i) => path([at(i / DASHES), at((i + 0.5) / DASHES)], false)).join("");
}
