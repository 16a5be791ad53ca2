/** A cavern: light falls faintly from its four corners, and water rises with the groups of the cards. */
import { between, chanceOf, HIGH, middleOf, type Point, WIDE } from "../../board/geometry";
import { brackets, cellsOf, crosses, dugOut, light, type Place } from "../../board/ground";
import { chipped, hewn, path, type Shape, wave } from "../../board/shapes";

export function cavern({ box, starts, field, goals, group }: Place): Shape[] {
  if (!field) return crosses({ box });
  const chance = chanceOf("cavern");
  const { left, top, right, bottom } = dugOut(field, box);
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const [wide, high] = [(right - left + 0.7 * WIDE) / 2, (bottom - top + 0.7 * HIGH) / 2];
  const start = middleOf(starts[0] ?? [0, 0]);
  const hall = hewn(outline(middle, wide, high, chance), 70, 9, chance);
  const level = middle[1] + high - 34 - group * high * 0.3;
  return [
    { d: path(outer(middle, wide, high, chance)), fill: "grid", line: "ink", width: 4 },
    { d: path(hall), fill: "seam", line: "ink", width: 6 },
    ...beams(goals.map(middleOf), start, chance),
    ...water(hall, level, middle, wide, high),
    {
      d: cellsOf(field)
        .map((cell) => brackets(middleOf(cell)))
        .join(""),
      line: "prop",
      width: 1.8,
    },
    ...goals.flatMap((goal) => light(middleOf(goal), chance)),
    ...light(start, chance, 0.9),
  ];
}

/** The wall of the hall, with stalactites above and stalagmites below. */
function outline([x, y]: Point, wide: number, high: number, chance: () => number): Point[] {
  const points: Point[] = [];
  const teeth = 9;
  for (let i = 0; i <= teeth; i++) {
    const at = x - wide + 60 + ((2 * wide - 120) * i) / teeth;
    points.push([at, y - high - 10 - chance() * 16], [at + wide / teeth, y - high + 8 + chance() * 26]);
  }
  points.push([x + wide + 6, y - high + 90], [x + wide - 6, y], [x + wide + 8, y + high - 80]);
  for (let i = teeth; i >= 0; i--) {
    const at = x - wide + 60 + ((2 * wide - 120) * i) / teeth;
    points.push([at, y + high + 8 + chance() * 12], [at - wide / teeth, y + high - 4 - chance() * 20]);
  }
  points.push([x - wide - 6, y + high - 90], [x - wide + 6, y], [x - wide - 8, y - high + 80]);
  return points;
}

/** Rock that the light still reaches, around the hall. */
function outer([x, y]: Point, wide: number, high: number, chance: () => number): Point[] {
  const [w, h] = [wide + 70, high + 70];
  const corners: Point[] = [
    [x - w + 80, y - h],
    [x + w - 80, y - h],
    [x + w, y - h + 80],
    [x + w, y + h - 80],
    [x + w - 80, y + h],
    [x - w + 80, y + h],
    [x - w, y + h - 80],
    [x - w, y - h + 80],
    [x - w + 80, y - h],
  ];
  return hewn(corners, 80, 14, chance);
}

/** Light that falls from each corner towards the middle, fainter and fainter: the ways to go. */
function beams(corners: Point[], middle: Point, chance: () => number): Shape[] {
  const patches = corners.flatMap((corner) =>
    [0.22, 0.38, 0.53, 0.67].map((part, i) => path(chipped(between(corner, middle, part), 62 - i * 13, 58 - i * 12, 12, chance, 0.12))),
  );
  return [{ d: patches.join(""), fill: "grid" }];
}

/** Everything of the hall below a level, and waves on it. */
function water(hall: Point[], level: number, [x, y]: Point, wide: number, high: number): Shape[] {
  const flood: Point[] = hall.map(([px, py]) => [px, Math.max(py, level)]);
  const waves: string[] = [];
  for (let row = level + 22, i = 0; row < y + high - 12; row += 44, i++)
    for (let from = x - wide + 50 + (i % 2) * 90; from < x + wide - 110; from += 190) waves.push(wave([from, row], [from + 62, row], 2.4));
  return [
    { d: path(flood), fill: "sky" },
    { d: waves.join(""), line: "dusk", width: 2.6 },
  ];
}
