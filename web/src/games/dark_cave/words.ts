/** What lies before a seat, in words. */
import type { DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { WordsRoom } from "../../words/room";

export const words: WordsRoom<DarkCaveView> = {
  things(view, seat, hideRole) {
    const { gold, boots, axes, fresh_axe, lying, at, clan } = view.seats[seat]!;
    const told = [t("panel-gold", { number: gold })];
    if (boots) told.push(t("dark_cave-boots"));
    if (axes) told.push(t("dark_cave-axes", { number: axes, fresh: fresh_axe }));
    for (const { creature, owner } of view.creatures) if (owner === seat) told.push(t("dark_cave-creature-the", { creature }));
    if (lying) told.push(t("dark_cave-fallen"));
    if (at === null) told.push(t("dark_cave-out"));
    if (clan.identity && (!hideRole || clan.face_up)) told.push(t("role-name", { role: clan.identity }));
    return told;
  },
};
