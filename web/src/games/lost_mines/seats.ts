/** What the seats have, and the treasures below the board. */
import type { LostMinesView } from "../../protocol";
import { t, tIf } from "../../texts";
import type { SeatsRoom } from "../ui";
import SeatThings from "./SeatThings.svelte";
import Treasures from "./Treasures.svelte";

export const seats: SeatsRoom<LostMinesView> = {
  hand(view, seat) {
    const hand = view.seats[seat]?.hand;
    return { cards: hand?.cards ?? null, backs: Array.from({ length: hand?.size ?? 0 }, () => null), note: "" };
  },
  clan: (view, seat) => view.seats[seat]?.dwarf.clan ?? null,
  role(view, seat) {
    const dwarf = view.seats[seat]?.dwarf;
    if (!dwarf?.identity) return null;
    const { clan, identity } = dwarf;
    return { title: t("role-title", { role: identity }), wish: tIf(`lost_mines-wish-${identity}`, { clan }) ?? "", clan, identity };
  },
  goals: (view) => view.mines.map((mine) => mine.cell),
  secrets: () => [],
  round: ({ round, rounds }) => ({ round, rounds }),
  piles: (view) => [
    { name: t("play-pile"), number: view.pile, sign: { back: null } },
    { name: t("play-discards"), number: view.discards, sign: null },
  ],
  Things: SeatThings,
  Below: Treasures,
};
