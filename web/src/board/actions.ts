/** Action cards: one silhouette each in a pool of light; broken and mended tools carry a second sign. */
import { type FigureName, FIGURES, isFigure } from "./figures";
import { chanceOf, HALF, type Point } from "./geometry";
import { chipped, movedShapes, path, type Shape, sliver } from "./shapes";

/** The silhouettes that tell a card, and a sign on top of them. */
export interface Motif {
  figures: FigureName[];
  sign?: "cross" | "tick" | "eye";
  /** Words below the silhouettes, where these don't say enough. */
  caption?: string;
}

/** A card that is called like a silhouette shows it; any other shows a playing card and its name. */
export function motifByName(name: string): Motif {
  const called = [name, ...name.split("-")].find(isFigure);
  return called ? { figures: [called] } : { figures: ["card"], caption: name };
}

export function drawAction(name: string, { figures, sign }: Motif): Shape[] {
  const chance = chanceOf(name);
  const shapes: Shape[] = [...backdrop(chance, sign !== "cross")];
  const spots = placesFor(figures.length);
  figures.forEach((figure, i) => shapes.push(...movedShapes(FIGURES[figure], spots[i]?.at ?? [0, 0], spots[i]?.scale)));
  if (sign) shapes.push(...signOn(sign, figures.length));
  return shapes;
}

function placesFor(count: number): { at: Point; scale: number }[] {
  if (count < 2) return [{ at: [0, 0], scale: 0.74 }];
  return [
    { at: [-20, -17], scale: 0.46 },
    { at: [20, 15], scale: 0.46 },
  ];
}

function signOn(sign: NonNullable<Motif["sign"]>, figures: number): Shape[] {
  if (sign === "cross") return [...movedShapes(FIGURES.crack, [0, 0], 0.8), ...movedShapes(FIGURES.cross, [27, 32], 0.36)];
  const at: Point = figures > 1 ? [24, -30] : [27, 32];
  if (sign === "eye") return movedShapes(FIGURES.eye, [22, -30], 0.34);
  return movedShapes(FIGURES[sign], at, 0.36);
}

/** Rock around a pool of light, both cut by hand; what is broken lies in the half-dark. */
function backdrop(chance: () => number, bright: boolean): Shape[] {
  const [x, y] = HALF;
  const rays: string[] = [];
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * 2 * Math.PI + chance() * 0.1;
    const at = (far: number): Point => [Math.cos(angle) * far, Math.sin(angle) * far * 1.08];
    const from = 45 + chance() * 4;
    const [begin, end] = [at(from), at(from + 4 + chance() * 6)];
    if (Math.abs(end[0]) < x - 1 && Math.abs(end[1]) < y - 1) rays.push(sliver(begin, end, 1));
  }
  const inCard = path([
    [-x + 4, -y],
    [x - 4, -y],
    [x, -y + 4],
    [x, y - 4],
    [x - 4, y],
    [-x + 4, y],
    [-x, y - 4],
    [-x, -y + 4],
  ]);
  return [
    { d: inCard, fill: "rock", line: "ink", width: 1.4 },
    { d: rays.join(""), fill: "mark" },
    { d: path(chipped([0, 0], 44, 48, 26, chance, 0.05)), fill: bright ? "floor" : "rim", line: "ink", width: 3 },
    { d: path(chipped([-2, -3], 36, 39, 20, chance, 0.06)), fill: bright ? "lit" : "mark" },
  ];
}
