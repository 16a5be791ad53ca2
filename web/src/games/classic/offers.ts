/** What the choices are called. */
import { never } from "../../never";
import { alignedCard, wordShared } from "../../play/wording";
import type { ClassicDecision, ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { OffersRoom } from "../ui";
import { texts } from "./texts";

export const offers: OffersRoom<ClassicView, ClassicDecision> = {
  wording({ decision, text }, sight) {
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(sight.view.aligning, sight.view.goals));
      case "break":
        return { label: t("classic-break", { tool: decision.tool }) };
      case "repair":
        return { label: t("classic-repair", { tool: decision.tool }) };
      case "rockfall":
        return { label: t("target-rockfall", { place: sight.place(decision.cell) }) };
      case "map":
        return { label: t("target-look", { place: sight.place(decision.goal) }) };
      case "pass":
        return { label: t("act-discard", { cards: 1 }) };
      case "take":
        return { label: t("classic-nuggets", { number: decision.nuggets }), question: t("classic-pick"), emblem: "gold" };
      default:
        never(decision);
        return { label: text };
    }
  },
};
