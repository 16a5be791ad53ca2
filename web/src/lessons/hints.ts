/** A hint as a sentence. */
import type { TableClient } from "../net/client.svelte";
import type { Choice, Hint } from "../protocol";
import { t, tIf } from "../texts";
import type { Fact } from "../texts/facts";

export function hintInWords({ reasons }: Hint, choice: Choice, client: TableClient): string {
  const { look, texts } = client.ui;
  const [card] = choice.points.cards ?? [];
  const [reason] = reasons;
  if (!reason) return t("hints-other");
  const values = (reason.values ?? {}) as Record<string, Fact>;
  // A path card is told by its picture, which Show me lights, and not by its doors.
  const object = (card: string): string => (client.cards.get(card)?.kind === "path" ? texts.laid(card) : texts.the(card));
  const facts = { ...values, card: card === undefined ? null : object(card), seat: client.names[Number(values.seat)] };
  return tIf(`${look.name}-hint-${reason.key}`, facts) ?? t("hints-other");
}
