/** Choices that several games have, in words. */
import { same } from "../board/scene";
import type { Cell } from "../board/types";
import type { GameTexts, Sight, Wording } from "../games/ui";
import { never } from "../never";
import { nameOf } from "../net/names";
import type { Align, HiddenCard, Lay, ProposeEnd, Vote, VoteView } from "../protocol";
import { t } from "../texts";

type Shared = Lay | Align | ProposeEnd | Vote;

/** The card that has just been turned over and waits to be aligned, if it is known. */
export const alignedCard = (cell: Cell | null, goals: HiddenCard[]): string | null =>
  (cell && goals.find((goal) => same(goal.cell, cell))?.card) ?? null;

export function wordShared(decision: Shared, sight: Sight<{ vote: VoteView | null }>, texts: GameTexts, aligned: string | null): Wording {
  switch (decision.type) {
    case "lay":
      return {
        label: t("target-lay", {
          card: texts.card(decision.card),
          place: sight.place(decision.cell),
          how: decision.turned ? "lay-turned" : "lay",
        }),
      };
    case "align": {
      const card = aligned === null ? undefined : { name: aligned, turned: decision.turned };
      return { label: decision.turned ? t("ask-turned") : t("ask-upright"), question: t("ask-align"), card };
    }
    case "propose_end":
      return { label: t("act-propose", { what: texts.votes }) };
    case "vote": {
      const proposer = sight.view.vote ? nameOf(sight.names, sight.view.vote.proposer) : "";
      return { label: decision.yes ? t("ask-vote-yes") : t("ask-vote-no"), question: t("ask-vote", { name: proposer, what: texts.votes }) };
    }
    default:
      never(decision);
      return { label: "" };
  }
}
