/** What stands in the middle of starts and goals. */
import { type FigureName, FIGURES } from "./figures";
import { ladder } from "./features";
import { chanceOf, type Point } from "./geometry";
import { movedShapes, type Shape } from "./shapes";

function figure(name: FigureName, at: Point, scale: number): Shape[] {
  return movedShapes(FIGURES[name], at, scale);
}

/** Lanterns beside the way in. */
function lanterns(): Shape[] {
  return [...figure("lamp", [-35, -39], 0.24), ...figure("lamp", [35, -39], 0.24)];
}

/** The camp of a clan: a tent with its sign. */
function camp(sign: FigureName): Shape[] {
  return [
    { d: "M-22 18L0 -20L22 18Z", fill: "paper", line: "ink", width: 2.4 },
    { d: "M-22 18L0 -20L-6 18Z", fill: "bone" },
    { d: "M-5 18L0 2L6 18Z", fill: "night" },
    { d: "M-3 -25L0 -20L3 -25", line: "ink", width: 2 },
    ...figure(sign, [0, -30], 0.24),
  ];
}

/** A mine one has entered: its mouth, and before it what it holds. */
function openMine(holds: FigureName): Shape[] {
  return [...figure("mine", [0, -5], 0.58), ...figure(holds, [0, 14], holds === "dragon" ? 0.44 : 0.42)];
}

const PIECES: Record<string, Record<string, () => Shape[]>> = {
  classic: {
    start: () => [...ladder([0, 4], chanceOf("start"), 1.25), ...lanterns()],
    treasure: () => figure("chest", [0, 0], 0.5),
    "stone-SW": () => figure("stone", [2, -2], 0.4),
    "stone-ES": () => figure("stone", [-2, -2], 0.4),
  },
  lost_mines: {
    "start-yellow": () => camp("sun"),
    "start-blue": () => camp("moon"),
    "mine-gold": () => openMine("gold"),
    "mine-silver": () => openMine("silver"),
    "mine-gems": () => openMine("gems"),
    "mine-dragon": () => openMine("dragon"),
  },
  dark_cave: { start: lanterns },
};

export function centrepiece(game: string, card: string): Shape[] {
  return PIECES[game]?.[card]?.() ?? [];
}
