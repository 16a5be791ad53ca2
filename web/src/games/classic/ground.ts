/** A mountain cut open: outside the evening, inside the rock, and from the entrance to the niches of the goals a shoring of timbers. */
import { chanceOf, HIGH, middleOf, type Point, WIDE } from "../../board/geometry";
import { cellsOf, crosses, dugOut, FAR, light, type Place } from "../../board/ground";
import { hewn, path, type Shape, sliver } from "../../board/shapes";
import type { Cell } from "../../board/types";

export function mountain({ box, starts, field, goals }: Place): Shape[] {
  if (!field) return crosses({ box });
  const chance = chanceOf("mountain");
  const { left, top, right, bottom } = dugOut(field, box);
  const entrance = starts[0] ?? field[0];
  const foot = -entrance[1] * HIGH + HIGH / 2;
  return [
    ...evening(left, foot),
    ...body(left, right, top, foot, chance),
    { d: strata(left, right, top, bottom, chance), fill: "seam" },
    ...shoring(field),
    { d: arrows(field, entrance), line: "prop", width: 5 },
    ...[entrance, ...goals].flatMap((cell) => light(middleOf(cell), chance)),
  ];
}

/** Sky, a low sun, hills far away, and the meadow before the entrance. */
function evening(left: number, foot: number): Shape[] {
  const sun: Point = [left - 190, foot - 150];
  const hills: Point[] = [
    [-FAR, foot - 60],
    [left - 700, foot - 40],
    [left - 420, foot - 120],
    [left - 230, foot - 50],
    [left - 60, foot - 100],
    [left + 300, foot - 60],
    [left + 300, foot + 40],
    [-FAR, foot + 40],
  ];
  const meadow: Point[] = [
    [-FAR, foot + 14],
    [left - 300, foot + 4],
    [left + 60, foot],
    [left + 60, FAR],
    [-FAR, FAR],
  ];
  return [
    { d: `M${-FAR} ${-FAR}H${FAR}V${foot}H${-FAR}Z`, fill: "sky" },
    { d: `M${-FAR} ${foot - 190}H${left + 400}V${foot}H${-FAR}Z`, fill: "dusk" },
    { d: `M${sun[0] - 60} ${sun[1]}a60 60 0 1 0 120 0a60 60 0 1 0 -120 0Z`, fill: "shine" },
    { d: path(hills), fill: "moss", line: "ink", width: 3 },
    { d: path(meadow), fill: "fir", line: "ink", width: 4 },
  ];
}

/** The rock, from the cliff over the entrance to far behind the goals. */
function body(left: number, right: number, top: number, foot: number, chance: () => number): Shape[] {
  const ridge: Point[] = [
    [left - 22, FAR],
    [left - 22, foot + 8],
    [left - 34, foot - HIGH],
    [left - 14, top + 40],
    [left + 30, top - 50],
    [left + 170, top - 150],
    [left + 290, top - 110],
    [left + 470, top - 290],
    [left + 600, top - 190],
    [right - 120, top - 350],
    [right + 60, top - 210],
    [right + 320, top - 270],
    [right + 700, top - 90],
    [FAR, top - 60],
    [FAR, FAR],
    [left - 22, FAR],
  ];
  const rough = hewn(ridge.slice(1, -2), 60, 9, chance);
  const snow = (x: number, y: number): string =>
    `M${x - 62} ${y + 62}L${x} ${y + 6}L${x + 66} ${y + 70}L${x + 24} ${y + 50}L${x} ${y + 84}L${x - 26} ${y + 52}Z`;
  return [
    { d: path([[left - 22, FAR], ...rough, [FAR, FAR]]), fill: "table", line: "ink", width: 7 },
    { d: snow(left + 470, top - 290) + snow(right - 120, top - 350), fill: "pebble" },
  ];
}

/** Traces of the knife in layers, above and below the field and behind it. */
function strata(left: number, right: number, top: number, bottom: number, chance: () => number): string {
  const out: string[] = [];
  const scratch = (x: number, y: number): void => {
    const length = 50 + chance() * 120;
    out.push(sliver([x, y], [x + length, y + (chance() - 0.5) * 24], 2 + chance() * 2.5));
  };
  for (let i = 0; i < 90; i++) scratch(left + chance() * (right - left + 900), bottom + 30 + chance() * 900);
  for (let i = 0; i < 26; i++) scratch(left + 120 + chance() * (right - left), top - 20 - chance() * 90);
  for (let i = 0; i < 30; i++) scratch(right + 60 + chance() * 900, top + chance() * (bottom - top));
  return out.join("");
}

/** One frame of timber for each cell: two posts and a lintel, and rock that was already worked on. */
function shoring(field: [Cell, Cell]): Shape[] {
  const [cells, timbers]: [string[], string[]] = [[], []];
  for (const cell of cellsOf(field)) {
    const [x, y] = middleOf(cell);
    const [w, h] = [WIDE / 2, HIGH / 2];
    cells.push(`M${x - w} ${y - h}h${WIDE}v${HIGH}h${-WIDE}Z`);
    timbers.push(`M${x - w + 5} ${y + h - 4}L${x - w + 9} ${y - h + 12}M${x + w - 5} ${y + h - 4}L${x + w - 9} ${y - h + 12}`);
    timbers.push(`M${x - w + 3} ${y - h + 9}H${x + w - 3}`);
  }
  return [
    { d: cells.join(""), fill: "seam", line: "grid", width: 2 },
    { d: timbers.join(""), line: "grid", width: 6 },
  ];
}

/** Where to dig: scratched signs that lead from the entrance to the goals. */
function arrows([[west], [east]]: [Cell, Cell], [, row]: Cell): string {
  return cellsOf([
    [west + 1, row],
    [east - 1, row],
  ])
    .map((cell) => middleOf(cell))
    .map(([x, y]) => `M${x - 9} ${y - 16}L${x + 9} ${y}L${x - 9} ${y + 16}`)
    .join("");
}
