/** The end of the game: clan cards are turned over, gold is carried out, and sides are weighed. */
import { nameOf } from "../../net/names";
import { type Ceremony, type Line, Script, sideOf, signOf, type Tile, turnOver } from "../../play/ceremony";
import type { DarkCaveEvent, DarkCaveResult, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";
import { words } from "./texts";

function ceremony(view: DarkCaveView, events: DarkCaveEvent[], { names }: Listener): Ceremony | null {
  const { result } = view;
  if (!result) return null;
  const script = new Script();
  script.next(words.clansUp);
  const shown = events.flatMap((event) => (event.type === "clan_revealed" ? [event.seat] : []));
  const cards = view.seats.map(({ clan: { clan } }, seat) => roleCard(clan, result.identities[seat] ?? ""));
  const tiles = turnOver(script, names, cards, shown);
  const aside = leftOver(script, view.left_over.cards ?? []);
  tiles.forEach((tile, seat) => carryOut(script, tile, seat, view.seats[seat]?.at === null, result.saved[seat] ?? 0));
  const lines = [...weigh(script, tiles, result.treasures), ...tieBreak(script, result, view.first_out, names)];
  script.next("");
  return {
    ended: words.over(result.how),
    tiles: [...tiles, ...aside],
    lines,
    aside: aside.length ? words.leftOverCards(aside.map((tile) => words.clanCard(tile.clan ?? "", tile.identity))) : "",
    moments: script.moments,
    headline: headline(result, names),
    winners: result.winners,
  };
}

const roleCard = (clan: string, identity: string) => ({ clan, identity, role: words.role(identity) });

const headline = ({ winner, winners }: DarkCaveResult, names: string[]): string =>
  winner === null
    ? words.nobodyOut
    : words.sideWins(
        winner,
        winners.map((seat) => nameOf(names, seat)),
      );

/** Clan cards that nobody was dealt are turned over, too. */
function leftOver(script: Script, cards: string[]): Tile[] {
  if (!cards.length) return [];
  const up = script.next(words.leftOver);
  return cards.map((card) => {
    const [clan = "", identity = ""] = card.split("-");
    return { seat: null, name: words.leftOverCard, ...roleCard(clan, identity), up, chips: [], note: null };
  });
}

function carryOut(script: Script, tile: Tile, seat: number, out: boolean, saved: number): void {
  const at = script.next(out ? words.leaves(tile.name, saved) : words.inside(tile.name), [seat]);
  tile.note = { text: out ? words.gotOut : words.stillInside, at };
  if (out) tile.chips = [{ emblem: "gold", label: words.gold, covered: "", value: String(saved), at, open: at }];
}

function weigh(script: Script, tiles: Tile[], treasures: number[]): Line[] {
  return ["yellow", "blue"].map((side, i) => {
    const worth = treasures[i] ?? 0;
    const group = [...tiles.entries()].filter(([, tile]) => sideOf(tile.clan ?? "", tile.identity) === side);
    const at = script.next(
      words.weighs(side, worth),
      group.map(([seat]) => seat),
    );
    const text = words.sideTreasure(
      worth,
      group.map(([, tile]) => tile.name),
    );
    return { emblem: signOf(side), label: t.clan(side), text, chips: [], at };
  });
}

/** Treasures of the same worth: the view tells who was out first, and the result who won by that. */
function tieBreak(script: Script, { treasures, winner }: DarkCaveResult, first: number | null, names: string[]): Line[] {
  if (treasures[0] !== treasures[1] || winner === null || first === null) return [];
  const text = words.tieBreak(nameOf(names, first), winner);
  return [{ emblem: "exit", label: "", text, chips: [], at: script.next(text, [first]) }];
}

export const results: ResultsRoom<DarkCaveView, DarkCaveEvent> = {
  finished: (view) => (view.result ? 1 : 0),
  ceremony,
  Scores,
};
