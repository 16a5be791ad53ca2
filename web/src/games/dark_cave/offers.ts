/** What the choices are called. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { alignedCard, wordShared } from "../../play/wording";
import type { DarkCaveDecision, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { OffersRoom } from "../ui";
import { plainName } from "./cards";
import { texts, words } from "./texts";
import { stepNote } from "./tolls";

export const offers: OffersRoom<DarkCaveView, DarkCaveDecision> = {
  wording({ decision, text }, sight) {
    const { view, names } = sight;
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(view.aligning, view.goals));
      case "look_goal":
        return { label: t.target.look(decision.goal) };
      case "look_clan":
        return { label: words.lookClan };
      case "rockfall":
        return { label: t.target.rockfall(decision.cell) };
      case "swap":
        return { label: words.swap };
      case "web":
        return { label: words.web(decision.cell, decision.side) };
      case "equip":
        return { label: plainName(decision.card) === "boots" ? words.giveBoots : words.giveAxe };
      case "attract":
        return { label: words.attract(plainName(decision.card), decision.cell) };
      case "rouse":
        return { label: words.rouse(plainName(decision.card)) };
      case "discard":
        return { label: texts.discard(decision.cards.length) };
      case "step":
        return { label: words.step(decision.cell, decision.space, stepNote(decision.cell, decision.space, sight)) };
      case "stop":
        return { label: t.act.stop };
      case "hew":
        return { label: words.hew(decision.cell, decision.side) };
      case "axe": {
        const victims = view.attack?.victims.map((seat) => nameOf(names, seat)) ?? [];
        const question = view.attack ? words.axe(view.attack.creature, victims) : t.ask.other;
        return { label: decision.yes ? words.axeYes : words.axeNo, question, emblem: decision.yes ? "axe" : undefined };
      }
      case "meet":
        return { label: words.creature(decision.creature), question: words.meet, emblem: decision.creature };
      case "take":
        return { label: decision.yes ? words.takeYes : words.takeNo, question: words.take, emblem: decision.yes ? "gold" : undefined };
      default:
        never(decision);
        return { label: text };
    }
  },
};
