/** What the seats have, as far as it can be guessed. */
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { Pile, SeatsRoom } from "../ui";
import { scene } from "./scene";
import SeatThings from "./SeatThings.svelte";
import { inWords, type PlainView } from "./view";

export const seats: SeatsRoom<PlainView> = {
  hand(view, seat) {
    const hand = view.seats?.[seat]?.hand;
    const size = hand?.size ?? hand?.number ?? hand?.cards?.length ?? 0;
    return { cards: hand?.cards ?? null, backs: Array.from({ length: size }, () => null), note: "" };
  },
  clan: () => null,
  role(view, seat) {
    const role = inWords(view.seats?.[seat]?.role);
    return role ? { title: capital(role), wish: "", clan: null, identity: role } : null;
  },
  goals: (view) => scene(view).hidden.map((goal) => goal.cell),
  secrets: () => [],
  round: ({ round, rounds }) => (round === undefined || rounds === undefined ? null : { round, rounds }),
  piles({ pile, discards }) {
    const found: Pile[] = [];
    if (pile !== undefined) found.push({ name: t("play-pile"), number: pile, sign: { back: null } });
    if (discards !== undefined) found.push({ name: t("play-discards"), number: discards, sign: null });
    return found;
  },
  Things: SeatThings,
  Below: null,
};
