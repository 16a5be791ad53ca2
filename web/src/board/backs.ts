/** Card backs: one print per game; in The Dark Cave as many waves as the group has. */
import { type FigureName, FIGURES } from "./figures";
import { chanceOf, HALF, type Point } from "./geometry";
import { movedShapes, path, type Shape, sliver, wave } from "./shapes";

const MOTIF: Record<string, FigureName> = { classic: "pick", lost_mines: "mine", dark_cave: "hole" };

export function drawBack(game: string, group: number | null = null): Shape[] {
  return [...frame(game), ...middle(game, group)];
}

/** A goal or mine that nobody has turned over: the game's goal motif with a question. */
export function drawHidden(game: string): Shape[] {
  const motif = game === "classic" ? "chest" : game === "lost_mines" ? "mine" : "exit";
  return [...frame(`${game} goal`, "paper"), ...movedShapes(FIGURES[motif], [0, -13], 0.5)];
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

function middle(game: string, group: number | null): Shape[] {
  const figure = movedShapes(FIGURES[MOTIF[game] ?? "card"], [0, group ? -9 : 0], game === "dark_cave" ? 0.56 : 0.6);
  if (!group) return figure;
  const waves = Array.from({ length: group }, (_, i) =>
    wave([-22, 26 + (i - (group - 1) / 2) * 8], [22, 26 + (i - (group - 1) / 2) * 8]),
  ).join("");
  return [...figure, { d: waves, line: "ink", width: 5 }, { d: waves, line: "shallow", width: 2.6 }];
}
