/** What only this game says. */
import { t } from "../../texts";
import { textsOf } from "../texts";
import type { GameTexts, Options } from "../ui";
import { groupOf, plainName } from "./cards";

const bare = textsOf("dark_cave", {
  fan: ["I-rat", "II-ladder-NEW", "goal-exit", "III-vein-NE", "II-lindworm"],
  claims: [
    ["goal", "exit"],
    ["goal", "no_exit"],
    ["clan", "loyal"],
    ["clan", "saboteur"],
  ],
  loyal: "loyal",
  votes: "game",
  outlook: ["end", "win", "tokens", "empty"],
  facts: () => ({}),
});
const { card, the, about, laid } = bare;

/** Cards have groups, which only their names tell. */
export const texts: GameTexts = Object.assign(bare, {
  card(name: string): string {
    const [plain, group] = [card(plainName(name)), groupOf(name)];
    return group ? t("dark_cave-card-of-group", { card: plain, group }) : plain;
  },
  the: (name: string) => the(plainName(name)),
  about: (name: string, options?: Options) =>
    plainName(name) === "axe" && options?.axe_same_turn ? t("dark_cave-about-axe.at-once") : about(plainName(name)),
  laid: (name: string) => laid(plainName(name)),
});

/** What a goal shows. */
export const goalOf = (card: string): string => card.replace(/^goal-/, "");

/** How many cards of each group. */
export const backsInWords = (found: readonly number[] | null): string =>
  (found ?? [])
    .flatMap((number, group) => (number ? t("dark_cave-of-group", { number, group: ["I", "II", "III"][group] }) : []))
    .join(", ");

/** A clan card such as yellow-loyal. */
export const clanCard = (card: string): string => {
  const [clan = "", role = ""] = card.split("-");
  return t("dark_cave-clan-card", { clan, role });
};
