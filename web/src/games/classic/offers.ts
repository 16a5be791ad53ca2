/** What the choices are called. */
import { never } from "../../never";
import { alignedCard, wordShared } from "../../play/wording";
import type { ClassicDecision, ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { OffersRoom } from "../ui";
import { texts, words } from "./texts";

export const offers: OffersRoom<ClassicView, ClassicDecision> = {
  wording({ decision, text }, sight) {
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(sight.view.aligning, sight.view.goals));
      case "break":
        return { label: words.break(decision.tool) };
      case "repair":
        return { label: words.repair(decision.tool) };
      case "rockfall":
        return { label: t.target.rockfall(decision.cell) };
      case "map":
        return { label: t.target.look(decision.goal) };
      case "pass":
        return { label: texts.discard(1) };
      case "take":
        return { label: words.nuggets(decision.nuggets), question: words.pick, emblem: "gold" };
      default:
        never(decision);
        return { label: text };
    }
  },
};
