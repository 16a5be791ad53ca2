/** What only this game says. */
import { t } from "../../texts";
import { textsOf } from "../texts";
import type { GameTexts } from "../ui";

export const texts: GameTexts = Object.assign(
  textsOf("classic", {
    fan: ["broken-lamp", "ESW", "treasure", "NESW", "map"],
    claims: [
      ["goal", "stone"],
      ["goal", "treasure"],
    ],
    loyal: "miner",
    votes: "round",
    outlook: ["end", "gold", "empty", "win"],
    facts: ({ rounds, competitive }) => ({ rounds: Number(rounds ?? 3), competitive: Boolean(competitive) }),
  }),
  { role: (role: string) => t("role-name", { role: role === "loyal" ? "miner" : role }) },
);

/** What a goal shows: which way a stone's paths go does not matter. */
export const goalOf = (card: string): string => (card.startsWith("stone") ? "stone" : card);
