/** Cold light under the mountain, and water that parts the spaces. */
import { type Motif, motifByName } from "../../board/actions";
import { lanterns } from "../../board/features";
import { LANTERN } from "../../board/inks";
import { type Look, SIMPLE } from "../../board/look";
import { plainName } from "./cards";
import { cavern } from "./ground";

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
    table: "#10171d",
    grid: "#293945",
    seam: "#1b262f",
    prop: "#3a4f5d",
    glow: "#23424a",
    gleam: "#34686b",
    sky: "#17343d",
    dusk: "#2b6168",
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
  ground: cavern,
  harmless: ["", "hole", "ladder"],
  tolls: { bridge: "card", tunnel: "gold" },
  motif,
  sign: (card) => card.replace("goal-", ""),
};
