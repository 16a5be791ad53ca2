/** Card backs: one print per game, with as many waves as the group of the card has. */
import { figureOf, FIGURES } from "./figures";
import { chanceOf, HALF, type Point } from "./geometry";
import type { Look } from "./look";
import { chipped, ellipse, movedShapes, path, type Shape, sliver, wave } from "./shapes";

export function drawBack(look: Look, group: number | null = null): Shape[] {
  return [...frame(look.name), ...middle(look, group)];
}

/** A goal that nobody has turned over: a back like any other's, with a light rim. */
export function drawHidden(look: Look): Shape[] {
  const figure = look.goal ? movedShapes(FIGURES[look.goal], [0, -16], 0.5) : [];
  return [...frame(`${look.name} goal`, "paper"), ...figure];
}

/** A goal that lies face down, though this viewer knows what it shows: a hole is cut into its back, and an eye looks through. */
export function drawPeeked(look: Look, sign: string): Shape[] {
  const chance = chanceOf(`peek ${look.name}`);
  return [
    ...frame(`${look.name} goal`, "gem"),
    { d: path(chipped([0, 6], 38, 40, 18, chance, 0.05)), fill: "paper", line: "ink", width: 3 },
    ...movedShapes(figureOf(sign), [0, 6], 0.5),
    { d: ellipse([30, -36], 17), fill: "gem", line: "ink", width: 2.6 },
    ...movedShapes(FIGURES.eye, [30, -36], 0.3),
  ];
}

function frame(seed: string, rim: Shape["line"] = "floor"): Shape[] {
  const chance = chanceOf(`back ${seed}`);
  const [x, y] = HALF;
  const box = (inset: number): string =>
    path([
      [-x + inset + 4, -y + inset],
      [x - inset - 4, -y + inset],
      [x - inset, -y + inset + 4],
      [x - inset, y - inset - 4],
      [x - inset - 4, y - inset],
      [-x + inset + 4, y - inset],
      [-x + inset, y - inset - 4],
      [-x + inset, -y + inset + 4],
    ]);
  return [
    { d: box(0), fill: "rock", line: "ink", width: 1.4 },
    { d: box(5), line: "ink", width: 4 },
    { d: box(5), line: rim, width: 1.8 },
    { d: rays(chance), fill: "rim" },
  ];
}

function rays(chance: () => number): string {
  const out: string[] = [];
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * 2 * Math.PI;
    const at = (far: number): Point => [Math.cos(angle) * far, Math.sin(angle) * far * 1.12];
    out.push(sliver(at(31 + (i % 2) * 4), at(40 + chance() * 2), 1.5));
  }
  return out.join("");
}

function middle(look: Look, group: number | null): Shape[] {
  const figure = movedShapes(FIGURES[look.back.figure], [0, group ? -9 : 0], look.back.scale);
  if (!group) return figure;
  const waves = Array.from({ length: group }, (_, i) =>
    wave([-22, 26 + (i - (group - 1) / 2) * 8], [22, 26 + (i - (group - 1) / 2) * 8]),
  ).join("");
  return [...figure, { d: waves, line: "ink", width: 5 }, { d: waves, line: "shallow", width: 2.6 }];
}
