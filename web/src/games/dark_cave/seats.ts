/** What the seats have, and what they know of each other. */
import { nameOf } from "../../net/names";
import type { DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { SeatsRoom, Sight } from "../ui";
import SeatThings from "./SeatThings.svelte";
import { words } from "./texts";

/** The group of a card by the numeral on its back. */
const group = (numeral: string | null): number | null => (numeral === null ? null : ["I", "II", "III"].indexOf(numeral) + 1);

function secrets({ view, names }: Sight<DarkCaveView>): string[] {
  const hands = view.seats.flatMap((one) =>
    one.remembered.flatMap(({ cards, gone, number }) =>
      cards?.length ? [words.knownHand(nameOf(names, one.seat), cards, words.backs(gone) || String(number || ""))] : [],
    ),
  );
  return view.left_over.cards?.length && !view.result ? [...hands, words.knownLeftOver(view.left_over.cards)] : hands;
}

export const seats: SeatsRoom<DarkCaveView> = {
  hand(view, seat) {
    const hand = view.seats[seat]?.hand;
    const groups = hand?.backs?.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
    return {
      cards: hand?.cards ?? null,
      backs: groups ?? Array.from({ length: hand?.number ?? 0 }, () => null),
      note: words.backs(hand?.backs ?? null),
    };
  },
  clan: (view, seat) => view.seats[seat]?.clan.clan ?? null,
  role(view, seat) {
    const card = view.seats[seat]?.clan;
    if (!card?.identity) return null;
    const { clan, identity } = card;
    return { title: t.role.titles[identity] ?? identity, wish: words.wish(clan, identity, view.seats.length), clan, identity };
  },
  secrets,
  round: () => null,
  piles: (view) => [
    { name: t.play.pile, number: view.pile, sign: { back: group(view.top) } },
    { name: t.play.discards, number: view.discards, sign: null },
    { name: words.pool, number: view.pool, sign: { emblem: "gold" } },
  ],
  Things: SeatThings,
  Below: null,
};
