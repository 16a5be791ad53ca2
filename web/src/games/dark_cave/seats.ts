/** What the seats have, and what they know of each other. */
import { nameOf } from "../../net/names";
import { sideOf } from "../../play/ceremony";
import type { DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { SeatsRoom, Sight } from "../ui";
import SeatThings from "./SeatThings.svelte";
import { backsInWords, clanCard, texts } from "./texts";

/** The group of a card by the numeral on its back. */
const group = (numeral: string | null): number | null => (numeral === null ? null : ["I", "II", "III"].indexOf(numeral) + 1);

/** Which side somebody works for; with few players, all saboteurs work for one. */
function wish(own: string, identity: string, seats: number): string {
  const loyal = identity === "loyal";
  const clan = sideOf(own, identity) ?? own;
  return seats > 4 ? t("dark_cave-wish", { clan }) : t(loyal ? "dark_cave-wish-loyal" : "dark_cave-wish-saboteur", { clan });
}

function secrets({ view, names }: Sight<DarkCaveView>): string[] {
  const hands = view.seats.flatMap((one) =>
    one.remembered.flatMap(({ cards, gone, number }) =>
      cards?.length
        ? [
            t("dark_cave-known-hand", {
              name: nameOf(names, one.seat),
              cards: cards.map(texts.card),
              gone: backsInWords(gone) || String(number || ""),
            }),
          ]
        : [],
    ),
  );
  return view.left_over.cards?.length && !view.result
    ? [...hands, t("dark_cave-known-left-over", { cards: view.left_over.cards.map(clanCard) })]
    : hands;
}

export const seats: SeatsRoom<DarkCaveView> = {
  hand(view, seat) {
    const hand = view.seats[seat]?.hand;
    const groups = hand?.backs?.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
    return {
      cards: hand?.cards ?? null,
      backs: groups ?? Array.from({ length: hand?.number ?? 0 }, () => null),
      note: backsInWords(hand?.backs ?? null),
    };
  },
  clan: (view, seat) => view.seats[seat]?.clan.clan ?? null,
  role(view, seat) {
    const card = view.seats[seat]?.clan;
    if (!card?.identity) return null;
    const { clan, identity } = card;
    return { title: t("role-title", { role: identity }), wish: wish(clan, identity, view.seats.length), clan, identity };
  },
  goals: (view) => view.goals.map((goal) => goal.cell),
  secrets,
  round: () => null,
  piles: (view) => [
    { name: t("play-pile"), number: view.pile, sign: { back: group(view.top) } },
    { name: t("play-discards"), number: view.discards, sign: null },
    { name: t("dark_cave-pool"), number: view.pool, sign: { emblem: "gold" } },
  ],
  Things: SeatThings,
  Below: null,
};
