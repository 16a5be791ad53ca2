/** Cold light under the mountain, and water that parts the spaces. */
import { type Motif, motifByName } from "../../board/actions";
import { lanterns } from "../../board/features";
import { LANTERN } from "../../board/inks";
import { type Look, SIMPLE } from "../../board/look";
import { plainName } from "./cards";

/** Two cards are told by another picture than their name says. */
function motif(name: string): Motif {
  const plain = plainName(name);
  if (plain === "information") return { figures: ["eye"] };
  return plain === "web" ? { figures: ["spider"] } : motifByName(plain);
}

export const look: Look = {
  ...SIMPLE,
  name: "dark_cave",
  inks: {
    ...LANTERN,
    table: "#141c23",
    grid: "#293945",
    ink: "#0a1014",
    rock: "#2d3b46",
    rim: "#3d4f5c",
    mark: "#566b78",
    floor: "#86958f",
    lit: "#c4cbb8",
    deep: "#1f7378",
    shallow: "#4fa8a3",
    foam: "#dff5ea",
    fir: "#20332f",
    moss: "#5d8758",
    night: "#070b0e",
  },
  door: 16,
  middle: (info) => (info.names.length > 1 ? 25 : info.kind === "start" ? 38 : 36),
  rubble: false,
  centrepieces: { start: lanterns },
  back: { figure: "hole", scale: 0.56 },
  goal: "exit",
  motif,
  sign: (card) => card.replace("goal-", ""),
};
