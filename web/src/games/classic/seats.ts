/** What the seats have. */
import type { ClassicView } from "../../protocol";
import { t, tIf } from "../../texts";
import type { SeatsRoom } from "../ui";
import SeatThings from "./SeatThings.svelte";

export const seats: SeatsRoom<ClassicView> = {
  hand(view, seat) {
    const hand = view.seats[seat]?.hand;
    return { cards: hand?.cards ?? null, backs: Array.from({ length: hand?.size ?? 0 }, () => null), note: "" };
  },
  clan: () => null,
  role(view, seat) {
    const role = view.seats[seat]?.role.role;
    return role ? { title: t("role-title", { role }), wish: tIf(`classic-wish-${role}`) ?? "", clan: null, identity: role } : null;
  },
  goals: (view) => view.goals.map((goal) => goal.cell),
  secrets: () => [],
  round: ({ round, rounds }) => ({ round, rounds }),
  piles: (view) => [
    { name: t("play-pile"), number: view.pile, sign: { back: null } },
    { name: t("play-discards"), number: view.discards, sign: null },
    { name: t("classic-gold-pile"), number: view.gold_pile, sign: { emblem: "gold" } },
  ],
  Things: SeatThings,
  Below: null,
};
