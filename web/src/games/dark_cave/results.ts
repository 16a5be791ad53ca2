/** The end of the game: clan cards are turned over, gold is carried out, and sides are weighed. */
import { nameOf } from "../../net/names";
import { type Ceremony, type Line, Script, sideOf, signOf, type Tile, turnOver } from "../../play/ceremony";
import type { DarkCaveEvent, DarkCaveResult, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";

function ceremony(view: DarkCaveView, events: DarkCaveEvent[], { names }: Listener): Ceremony | null {
  const { result } = view;
  if (!result) return null;
  const script = new Script();
  script.next(t("dark_cave-clans-up"));
  const shown = events.flatMap((event) => (event.type === "clan_revealed" ? [event.seat] : []));
  const cards = view.seats.map(({ clan: { clan } }, seat) => roleCard(clan, result.identities[seat] ?? ""));
  const tiles = turnOver(script, names, cards, shown);
  const aside = leftOver(script, view.left_over.cards ?? []);
  tiles.forEach((tile, seat) => carryOut(script, tile, seat, view.seats[seat]?.at === null, result.saved[seat] ?? 0));
  const lines = [...weigh(script, tiles, result.treasures), ...tieBreak(script, result, view.first_out, names)];
  script.next("");
  return {
    ended: t("dark_cave-over", { how: result.how }),
    tiles: [...tiles, ...aside],
    lines,
    aside: aside.length
      ? t("dark_cave-left-over-cards", { cards: aside.map((tile) => t("dark_cave-clan-card", { clan: tile.clan, role: tile.identity })) })
      : "",
    moments: script.moments,
    headline: headline(result, names),
    winners: result.winners,
  };
}

const roleCard = (clan: string, identity: string) => ({ clan, identity, role: t("role-name", { role: identity }) });

const headline = ({ winner, winners }: DarkCaveResult, names: string[]): string =>
  winner === null
    ? t("dark_cave-nobody-out")
    : t("dark_cave-side-wins", { clan: winner, names: winners.map((seat) => nameOf(names, seat)) });

/** Clan cards that nobody was dealt are turned over, too. */
function leftOver(script: Script, cards: string[]): Tile[] {
  if (!cards.length) return [];
  const up = script.next(t("dark_cave-left-over"));
  return cards.map((card) => {
    const [clan = "", identity = ""] = card.split("-");
    return { seat: null, name: t("dark_cave-left-over-card"), ...roleCard(clan, identity), up, chips: [], note: null };
  });
}

function carryOut(script: Script, tile: Tile, seat: number, out: boolean, saved: number): void {
  const at = script.next(out ? t("dark_cave-leaves", { who: tile.name, gold: saved }) : t("dark_cave-inside", { who: tile.name }), [seat]);
  tile.note = { text: out ? t("dark_cave-got-out") : t("dark_cave-still-inside"), at };
  if (out) tile.chips = [{ emblem: "gold", label: t("dark_cave-gold"), covered: "", value: String(saved), at, open: at }];
}

function weigh(script: Script, tiles: Tile[], treasures: number[]): Line[] {
  return ["yellow", "blue"].map((side, i) => {
    const worth = treasures[i] ?? 0;
    const group = [...tiles.entries()].filter(([, tile]) => sideOf(tile.clan ?? "", tile.identity) === side);
    const at = script.next(
      t("dark_cave-weighs", { clan: side, worth }),
      group.map(([seat]) => seat),
    );
    const text = t("dark_cave-side-treasure", { worth, who: group.map(([, tile]) => tile.name) });
    return { emblem: signOf(side), label: t("clan", { clan: side }), text, chips: [], at };
  });
}

/** Treasures of the same worth: the view tells who was out first, and the result who won by that. */
function tieBreak(script: Script, { treasures, winner }: DarkCaveResult, first: number | null, names: string[]): Line[] {
  if (treasures[0] !== treasures[1] || winner === null || first === null) return [];
  const text = t("dark_cave-tie-break", { who: nameOf(names, first), clan: winner });
  return [{ emblem: "exit", label: "", text, chips: [], at: script.next(text, [first]) }];
}

export const results: ResultsRoom<DarkCaveView, DarkCaveEvent> = {
  finished: (view) => (view.result ? 1 : 0),
  ceremony,
  Scores,
};
