/** What the choices are called. */
import { same } from "../../board/scene";
import type { Cell, Side } from "../../board/types";
import { never } from "../../never";

import { alignedCard, wordShared } from "../../play/wording";
import type { LostMinesDecision, LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { OffersRoom, Sight } from "../ui";
import { sameEdge } from "./edges";
import { texts } from "./texts";

/** Where a step leads, and what it costs. */
function step(side: Side, to: Cell | null | undefined, { view, look, place }: Sight<LostMinesView>): string {
  const here = view.seats[look ?? -1]?.cell;
  const cell = to ?? here ?? [0, 0];
  const trap = here !== undefined && view.traps.some(({ edge }) => sameEdge(edge, here, side));
  const mine = view.mines.some((one) => same(one.cell, cell) && !one.face_up);
  return t("target-step", {
    place: place(cell),
    more: [trap ? t("lost_mines-trap-toll") : "", mine ? t("target-reveal") : ""].filter(Boolean).join(", "),
  });
}

const treasureAt = (view: LostMinesView, place: number) => view.treasures.find((one) => one.place === place);

export const offers: OffersRoom<LostMinesView, LostMinesDecision> = {
  wording({ decision, points, text }, sight) {
    const { view, place } = sight;
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(view.aligning, view.mines));
      case "tool":
        return { label: t("lost_mines-overcome", { place: place(decision.cell) }) };
      case "look_mine":
        return { label: t("target-look", { place: place(decision.mine) }) };
      case "look_treasure":
        return { label: t("lost_mines-look-treasure", { place: decision.place, holds: treasureAt(view, decision.place)?.symbol ?? "?" }) };
      case "look_dwarf":
        return { label: t("lost_mines-look-dwarf") };
      case "trap":
        return { label: t("lost_mines-trap", { place: place(decision.cell), side: decision.side }) };
      case "troll":
        return { label: t("lost_mines-troll", { place: place(decision.cell), side: decision.side }) };
      case "storm":
        return { label: t("lost_mines-storm", { place: place(decision.cell) }) };
      case "discard":
        return { label: t("act-discard", { cards: decision.cards.length }) };
      case "step":
        return { label: step(decision.side as Side, points.cell, sight) };
      case "stop":
        return { label: t("act-stop") };
      case "take": {
        const treasure = treasureAt(view, decision.place);
        const label = t("lost_mines-treasure", { place: decision.place, holds: treasure?.symbol ?? "?", worth: treasure?.value ?? null });
        return { label, question: t("lost_mines-take"), emblem: treasure?.symbol };
      }
      default:
        never(decision);
        return { label: text };
    }
  },
};
