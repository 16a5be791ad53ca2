/** Role cards: a dwarf in a pool of light, or in the half-dark if he means harm, with the signs of his clan and his mind. */
import { drawAction } from "../board/actions";
import { drawBack } from "../board/backs";
import { type FigureName, FIGURES } from "../board/figures";
import { chanceOf } from "../board/geometry";
import type { Look } from "../board/look";
import { chipped, movedShapes, path, type Shape } from "../board/shapes";

/** What tells a mind besides the light: tools, a full chest, a cross. */
const SIGNS: Record<string, FigureName> = { miner: "pick", loyal: "tick", selfish: "chest", saboteur: "cross" };

/** Other inks for some tones, by what they are in the drawing. */
function inked(shapes: Shape[], inks: Partial<Record<NonNullable<Shape["fill"]>, Shape["fill"]>>): Shape[] {
  return shapes.map((shape) => (shape.fill && inks[shape.fill] ? { ...shape, fill: inks[shape.fill] } : shape));
}

const hood = (clan: string | null, identity: string): Shape["fill"] =>
  clan === "yellow" ? "yellow" : clan === "blue" ? "blue" : identity === "saboteur" ? "rock" : "good";

export function drawRole(clan: string | null, identity: string): Shape[] {
  const dark = identity === "saboteur";
  const ground = inked(drawAction("role", { figures: [] }), dark ? { floor: "rim", lit: "mark" } : {});
  const dwarf = inked(FIGURES.dwarf, { bad: hood(clan, identity), ...(dark ? { shine: "ember", bone: "stone" } : {}) });
  return [
    ...ground,
    ...movedShapes(dwarf, [0, 2], 0.78),
    ...movedShapes(FIGURES[SIGNS[identity] ?? "card"], [29, 35], 0.34),
    ...(clan ? movedShapes(FIGURES[clan === "yellow" ? "sun" : "moon"], [-30, -36], 0.32) : []),
  ];
}

/** The back; where all know the clan, its sign is on it. */
export function drawRoleBack(look: Look, clan: string | null): Shape[] {
  if (!clan) return drawBack(look);
  const field = path(chipped([0, 0], 29, 29, 16, chanceOf("clan"), 0.05));
  return [
    ...drawBack(look),
    { d: field, fill: "rock", line: "ink", width: 2 },
    ...movedShapes(FIGURES[clan === "yellow" ? "sun" : "moon"], [0, 0], 0.5),
  ];
}
