/** Small signs for panels. Outlines are thicker, since they are seen at the size of a letter. */
import { type FigureName, figureOf, FIGURES } from "./figures";
import { movedShapes, type Shape } from "./shapes";

/** Other names under which a sign is asked for. */
const ALIASES: Record<string, FigureName> = {
  yellow: "sun",
  blue: "moon",
  host: "crown",
  information: "eye",
  known: "eye",
  treasure: "chest",
};

const made = new Map<string, Shape[]>();

/** A sign by its name; `-broken` behind a tool crosses it out. */
export function emblemShapes(name: string): Shape[] {
  let shapes = made.get(name);
  if (!shapes) made.set(name, (shapes = make(name)));
  return shapes;
}

function make(name: string): Shape[] {
  const broken = name.endsWith("-broken") || name.startsWith("broken-");
  const plain = name.replace("-broken", "").replace("broken-", "").replace("-whole", "");
  const shapes = figureOf(ALIASES[plain] ?? plain);
  const firm = shapes.map((shape) => (shape.line === "ink" ? { ...shape, width: (shape.width ?? 0) + 2 } : shape));
  return broken ? [...firm, ...movedShapes(FIGURES.cross, [22, 22], 0.72)] : firm;
}

export const EMBLEMS: readonly string[] = [...Object.keys(FIGURES), "lamp-broken", "cart-broken", "pick-broken"];
