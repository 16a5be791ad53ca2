/** What only this game says. */
import { t } from "../../texts";
import { textsOf } from "../texts";
import type { GameTexts } from "../ui";

export const texts: GameTexts = textsOf("lost_mines", {
  fan: ["troll", "fire-NESW", "mine-dragon", "lake-ESW", "storm"],
  claims: [
    ["mine", "dragon"],
    ["mine", "safe"],
    ["dwarf", "loyal"],
    ["dwarf", "selfish"],
    ["dwarf", "saboteur"],
  ],
  loyal: "loyal",
  votes: "round",
  outlook: ["end", "points", "tokens", "empty", "win"],
  facts: ({ rounds }) => ({ rounds: Number(rounds ?? 2) }),
});

/** What a mine card holds. */
export const holdsOf = (card: string): string => card.replace(/^mine-/, "");

/** A treasure as results write it, such as gems-4. */
export const treasureName = (name: string): string => {
  const [holds = "", value = ""] = name.split("-");
  return t("lost_mines-named", { holds, value });
};
