/** What the choices are called. */
import { same } from "../../board/scene";
import type { Cell, Side } from "../../board/types";
import { never } from "../../never";

import { alignedCard, wordShared } from "../../play/wording";
import type { LostMinesDecision, LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { OffersRoom, Sight } from "../ui";
import { sameEdge } from "./edges";
import { texts, words } from "./texts";

/** Where a step leads, and what it costs. */
function step(side: Side, to: Cell | null | undefined, { view, look }: Sight<LostMinesView>): string {
  const here = view.seats[look ?? -1]?.cell;
  const cell = to ?? here ?? [0, 0];
  const trap = here !== undefined && view.traps.some(({ edge }) => sameEdge(edge, here, side));
  const mine = view.mines.some((one) => same(one.cell, cell) && !one.face_up);
  return t.target.step(cell, [trap ? words.trapToll : "", mine ? t.target.reveal : ""].filter(Boolean).join(", "));
}

const treasureAt = (view: LostMinesView, place: number) => view.treasures.find((one) => one.place === place);

export const offers: OffersRoom<LostMinesView, LostMinesDecision> = {
  wording({ decision, points, text }, sight) {
    const { view } = sight;
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(view.aligning, view.mines));
      case "tool":
        return { label: words.overcome(decision.cell) };
      case "look_mine":
        return { label: t.target.look(decision.mine) };
      case "look_treasure":
        return { label: words.lookTreasure(decision.place, treasureAt(view, decision.place)?.symbol ?? "?") };
      case "look_dwarf":
        return { label: words.lookDwarf };
      case "trap":
        return { label: words.trap(decision.cell, decision.side) };
      case "troll":
        return { label: words.troll(decision.cell, decision.side) };
      case "storm":
        return { label: words.storm(decision.cell) };
      case "discard":
        return { label: texts.discard(decision.cards.length) };
      case "step":
        return { label: step(decision.side as Side, points.cell, sight) };
      case "stop":
        return { label: t.act.stop };
      case "take": {
        const treasure = treasureAt(view, decision.place);
        const label = words.treasure(decision.place, treasure?.symbol ?? "?", treasure?.value ?? null);
        return { label, question: words.take, emblem: treasure?.symbol };
      }
      default:
        never(decision);
        return { label: text };
    }
  },
};
