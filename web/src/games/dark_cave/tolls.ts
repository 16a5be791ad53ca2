/** What awaits a walker, as far as it can be seen. */
import { same } from "../../board/scene";
import { turnedName } from "../../board/tracks";
import type { CardSet, Cell } from "../../board/types";
import { letter } from "../../net/names";
import type { DarkCaveSpace, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { Sight } from "../ui";

/** What is in a space: a word, or nothing (""), or null where no card lies face up. */
export function featureAt(view: DarkCaveView, cards: CardSet, cell: Cell, space: string): string | null {
  const laid = view.laid.find((card) => same(card.cell, cell));
  const info = laid && cards.get(laid.card);
  if (!laid || !info) return null;
  return info.features[info.names.indexOf(laid.turned ? turnedName(space) : space)] ?? "";
}

/** Tolls and dangers of a step, of a dwarf or of the creature that walks now. */
export function stepNote(cell: Cell, space: string, { view, cards, look }: Sight<DarkCaveView>): string {
  const there = (at: DarkCaveSpace | null): boolean => at !== null && same(at.cell, cell) && at.space === space;
  if (view.walking !== null) {
    const met = view.seats.filter((seat) => there(seat.at)).map((seat) => letter(seat.seat));
    return met.length ? t("dark_cave-toll-attacks", { letters: met }) : "";
  }
  const feature = featureAt(view, cards, cell, space);
  if (feature === null) return t("target-reveal");
  const attackers = view.creatures.filter((one) => there(one.at)).map((one) => t("dark_cave-toll-attack", { creature: one.creature }));
  return [tollOf(feature, cell, view, look, view.gold_in_veins.some(there)), ...attackers].filter(Boolean).join(", ");
}

function tollOf(feature: string, cell: Cell, view: DarkCaveView, look: number | null, golden: boolean): string {
  const own = view.seats[look ?? -1];
  switch (feature) {
    case "bridge": {
      const across = own?.at && same(own.at.cell, cell);
      return own?.hand.number && !across ? t("dark_cave-toll-bridge") : t("dark_cave-toll-bridge-free");
    }
    case "tunnel":
      return own?.gold ? t("dark_cave-toll-tunnel") : t("dark_cave-toll-tunnel-free");
    case "exit":
      return t("dark_cave-toll-exit");
    case "vein":
      return golden ? t("dark_cave-toll-gold") : t("dark_cave-toll-empty-vein");
    case "hole":
      return t("dark_cave-toll-hole");
    case "ladder":
      return t("dark_cave-toll-ladder");
    default:
      return "";
  }
}
