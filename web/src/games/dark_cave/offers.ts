/** What the choices are called. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { alignedCard, wordShared } from "../../play/wording";
import type { DarkCaveDecision, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import { part } from "../../texts/grammar";
import type { OffersRoom } from "../ui";
import { plainName } from "./cards";
import { texts } from "./texts";
import { stepNote } from "./tolls";

export const offers: OffersRoom<DarkCaveView, DarkCaveDecision> = {
  wording({ decision, text }, sight) {
    const { view, names, place } = sight;
    switch (decision.type) {
      case "lay":
      case "align":
      case "propose_end":
      case "vote":
        return wordShared(decision, sight, texts, alignedCard(view.aligning, view.goals));
      case "look_goal":
        return { label: t("target-look", { place: place(decision.goal) }) };
      case "look_clan":
        return { label: t("dark_cave-look-clan") };
      case "rockfall":
        return { label: t("target-rockfall", { place: place(decision.cell) }) };
      case "swap":
        return { label: t("dark_cave-swap") };
      case "web":
        return { label: t("dark_cave-web", { place: place(decision.cell), side: decision.side }) };
      case "equip":
        return { label: plainName(decision.card) === "boots" ? t("dark_cave-give-boots") : t("dark_cave-give-axe") };
      case "attract":
        return { label: t("dark_cave-attract", { creature: plainName(decision.card), place: place(decision.cell) }) };
      case "rouse":
        return { label: t("dark_cave-rouse", { creature: plainName(decision.card) }) };
      case "discard":
        return { label: t("act-discard", { cards: decision.cards.length }) };
      case "step":
        return {
          label: t("dark_cave-step", {
            place: place(decision.cell),
            part: part(decision.space),
            more: stepNote(decision.cell, decision.space, sight),
          }),
        };
      case "stop":
        return { label: t("act-stop") };
      case "hew":
        return { label: t("dark_cave-hew", { place: place(decision.cell), side: decision.side }) };
      case "axe": {
        const victims = view.attack?.victims.map((seat) => nameOf(names, seat)) ?? [];
        const question = view.attack ? t("dark_cave-axe", { creature: view.attack.creature, victims }) : t("ask-other");
        return { label: decision.yes ? t("dark_cave-axe-yes") : t("dark_cave-axe-no"), question, emblem: decision.yes ? "axe" : undefined };
      }
      case "meet":
        return {
          label: t("dark_cave-creature-the", { creature: decision.creature }),
          question: t("dark_cave-meet"),
          emblem: decision.creature,
        };
      case "take":
        return {
          label: decision.yes ? t("dark_cave-take-yes") : t("dark_cave-take-no"),
          question: t("dark_cave-take"),
          emblem: decision.yes ? "gold" : undefined,
        };
      default:
        never(decision);
        return { label: text };
    }
  },
};
