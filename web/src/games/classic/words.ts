/** What lies before a seat, in words. */
import type { ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { WordsRoom } from "../../words/room";
import { sum } from "./story";

export const words: WordsRoom<ClassicView> = {
  things(view, seat, hideRole) {
    const { broken, gold, role } = view.seats[seat]!;
    const told = broken.map((tool) => t("classic-tool-state", { tool, broken: true }));
    if (gold.number) told.push(t("classic-gold-cards", { number: gold.number, worth: gold.nuggets && sum(gold.nuggets) }));
    if (role.role && !hideRole) told.push(t("role-name", { role: role.role }));
    return told;
  },
};
