/** Small things that code says of words, whatever the language. */
import { t, tIf } from "./language.svelte";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which part of a card: its sides in words; nothing for the middle. */
export const part = (space: string): string => [...space].flatMap((letter) => tIf(`side-${letter}`) ?? []).join(" ");

/** The name of a path card: what is on it, and where it leads. */
export const pathCard = (what: string, doors: string): string =>
  t("path-card", { what, ways: [...doors].map((door) => tIf(`way-${door}`) ?? door).join(", ") });

/** Where a cell is, seen from the start. */
export function at([x, y]: readonly [number, number]): string {
  const way = (count: number, door: string): string | null => (count ? `${Math.abs(count)} ${tIf(`way-${door}`)}` : null);
  const [across, along] = [way(x, x > 0 ? "E" : "W"), way(y, y > 0 ? "N" : "S")];
  return across || along ? t("plain-from-start", { across, along }) : t("plain-at-start");
}
