/** Events that several games have, in words; and where something happened. */
import type { Cell } from "../board/types";
import type { GameTexts, Listener, Told } from "../games/ui";
import { never } from "../never";
import { nameOf } from "../net/names";
import type { Drew, EndProposed, Laid, RoundBegan, Skipped, Voted } from "../protocol";
import { t } from "../texts";

type Shared = RoundBegan | Laid | Skipped | Drew | EndProposed | Voted;

const FIELDS: Record<Shared["type"], string[]> = {
  round_began: ["round", "starter"],
  laid: ["seat", "card", "cell"],
  skipped: ["seat"],
  drew: ["seat", "card"],
  end_proposed: ["seat"],
  voted: ["seat", "yes"],
};

/** Whether an event of any game is one of these, and has what they have. */
export const isShared = (event: { type: string }): event is Shared =>
  Object.hasOwn(FIELDS, event.type) && FIELDS[event.type as Shared["type"]].every((field) => field in event);

export function tellShared(event: Shared, { names, look }: Listener, texts: GameTexts): Told | null {
  switch (event.type) {
    case "round_began":
      return { text: t("tell-round-began", { round: event.round, who: nameOf(names, event.starter) }), loud: true };
    case "laid":
      return { text: t("tell-lays", { who: nameOf(names, event.seat), what: texts.laid(event.card) }) };
    case "skipped":
      return { text: t("tell-skipped", { who: nameOf(names, event.seat) }) };
    case "drew":
      return event.card !== null && event.seat === look ? { text: t("tell-drew", { card: texts.card(event.card) }) } : null;
    case "end_proposed":
      return { text: t("tell-proposed", { who: nameOf(names, event.seat), what: texts.votes }), loud: true };
    case "voted":
      return { text: t("tell-voted", { who: nameOf(names, event.seat), yes: event.yes }) };
    default:
      never(event);
      return null;
  }
}

const isNumbers = (value: unknown): value is [number, number] =>
  Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number";

/** Where an event happened: in a cell, or beside one. Which fields tell it is the same in most games. */
export function placeOf(event: object, fields: readonly string[] = ["cell", "goal", "edge"]): Cell | null {
  const found = fields.map((field) => (event as Record<string, unknown>)[field]).find(isNumbers);
  return found ? [found[0], found[1]] : null;
}
