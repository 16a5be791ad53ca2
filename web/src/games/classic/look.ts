/** Miners by lantern light. */
import type { Motif } from "../../board/actions";
import { FIGURES, isFigure } from "../../board/figures";
import { ladder, lanterns } from "../../board/features";
import { chanceOf } from "../../board/geometry";
import { type Look, SIMPLE } from "../../board/look";
import { movedShapes } from "../../board/shapes";
import { mountain } from "./ground";

/** Broken tools carry a cross, repairs a tick; everything else is what it is called. */
function motif(name: string): Motif {
  const [kind = "", ...tools] = name.split("-");
  if (kind === "broken") return { figures: tools.filter(isFigure), sign: "cross" };
  if (kind === "repair") return { figures: tools.filter(isFigure), sign: "tick" };
  return { figures: [kind].filter(isFigure) };
}

export const look: Look = {
  ...SIMPLE,
  name: "classic",
  centrepieces: {
    start: () => [...ladder([0, 4], chanceOf("start"), 1.25), ...lanterns()],
    treasure: () => movedShapes(FIGURES.chest, [0, 0], 0.5),
    "stone-SW": () => movedShapes(FIGURES.stone, [2, -2], 0.4),
    "stone-ES": () => movedShapes(FIGURES.stone, [-2, -2], 0.4),
  },
  back: { figure: "pick", scale: 0.6 },
  motif,
  ground: mountain,
  sign: (card) => (card === "treasure" ? "chest" : card.startsWith("stone") ? "stone" : card),
};
