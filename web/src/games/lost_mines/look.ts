/** A map of the wilderness: grass, firs, and dwarves who walk beside the paths. */
import type { Motif } from "../../board/actions";
import { type FigureName, FIGURES, isFigure } from "../../board/figures";
import type { Room } from "../../board/geometry";
import { LANTERN } from "../../board/inks";
import { type Look, SIMPLE } from "../../board/look";
import { movedShapes, type Shape } from "../../board/shapes";
import { map } from "./ground";

/** The camp of a clan: a tent with its sign. */
function camp(sign: FigureName): Shape[] {
  return [
    { d: "M-22 18L0 -20L22 18Z", fill: "paper", line: "ink", width: 2.4 },
    { d: "M-22 18L0 -20L-6 18Z", fill: "bone" },
    { d: "M-5 18L0 2L6 18Z", fill: "night" },
    { d: "M-3 -25L0 -20L3 -25", line: "ink", width: 2 },
    ...movedShapes(FIGURES[sign], [0, -30], 0.24),
  ];
}

/** A mine that somebody has entered: its mouth, and before it what it holds. */
function openMine(holds: FigureName): Shape[] {
  return [...movedShapes(FIGURES.mine, [0, -5], 0.58), ...movedShapes(FIGURES[holds], [0, 14], holds === "dragon" ? 0.44 : 0.42)];
}

/** Information is about one of two things. */
function motif(name: string): Motif {
  const [kind = "", ...about] = name.split("-");
  if (kind === "info") return { figures: about.map((what) => (what === "treasure" ? "chest" : what)).filter(isFigure), sign: "eye" };
  return { figures: [kind].filter(isFigure) };
}

/** Figures may stand beside the path, and leave what is in the middle of the card in sight. */
const ON_PATH: Room = { at: [0, 0], width: 88, height: 84 };
const BESIDE: Room = { at: [0, 22], width: 88, height: 56 };

export const look: Look = {
  ...SIMPLE,
  name: "lost_mines",
  inks: {
    ...LANTERN,
    table: "#2b2a1c",
    grid: "#4a5236",
    ink: "#1a2012",
    rock: "#55672f",
    rim: "#6f8040",
    mark: "#8a9a55",
    floor: "#d5b06c",
    lit: "#f0dba2",
    deep: "#2f7f95",
    shallow: "#68b3bd",
    foam: "#e4f4ee",
    fir: "#2b4327",
    moss: "#3f5a2f",
    night: "#14170d",
  },
  door: 12,
  middle: (info, doors) => (info.features[0] ? 25 : info.kind !== "path" ? 27 : doors > 2 ? 16.5 : 14),
  rubble: false,
  country: "woods",
  centrepieces: {
    "start-yellow": () => camp("sun"),
    "start-blue": () => camp("moon"),
    "mine-gold": () => openMine("gold"),
    "mine-silver": () => openMine("silver"),
    "mine-gems": () => openMine("gems"),
    "mine-dragon": () => openMine("dragon"),
  },
  back: { figure: "mine", scale: 0.6 },
  goal: "mine",
  motif,
  ground: map,
  harmless: ["", "fire", "rock"],
  tolls: { trap: "card" },
  sign: (card) => card.replace("mine-", ""),
  printed: [
    [0, 0],
    [10, 6],
  ],
  room: (info) => (info?.kind === "path" && !info.features[0] ? ON_PATH : BESIDE),
};
