/** The end of a round: dwarves are turned over, and sides share their treasures. */
import { type Ceremony, type Chip, type Line, Script, sideOf, signOf, type Tile, turnOver, winnersOf } from "../../play/ceremony";
import type { LostMinesEvent, LostMinesRoundView, LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";
import { treasureName } from "./texts";

/** A treasure such as gems-4: its sign, and its value under it. */
function treasureChip(name: string, open: number): Chip {
  const [symbol = "", value = ""] = name.split("-");
  return { emblem: symbol, label: t("lost_mines-emblem", { holds: symbol }), covered: "?", value, at: 0, open };
}

function ceremony(view: LostMinesView, _: LostMinesEvent[], { names }: Listener): Ceremony | null {
  const end = view.ended.at(-1);
  if (!end) return null;
  const script = new Script();
  script.next(t("lost_mines-dwarves-up"));
  const cards = end.identities.map((identity, seat) => ({
    clan: end.clans[seat] ?? null,
    identity,
    role: t("role-name", { role: identity }),
  }));
  const tiles = turnOver(script, names, cards);
  tiles.forEach((tile, seat) => showTreasures(script, tile, seat, end));
  const lines = [...shareOut(script, tiles, end), ...notFound(script, end.left)];
  script.next("");
  return {
    ended: t("lost_mines-round-ended", { round: view.ended.length, how: end.how }),
    tiles,
    lines,
    aside: "",
    moments: script.moments,
    headline: view.result ? winnersOf(view.result.winners, names) : t("lost_mines-shared"),
    winners: view.result?.winners ?? [],
  };
}

function showTreasures(script: Script, tile: Tile, seat: number, end: LostMinesRoundView): void {
  const treasures = end.treasures[seat] ?? [];
  if (treasures.length) {
    const open = script.next(t("lost_mines-found", { who: tile.name, treasures: treasures.map(treasureName) }), [seat]);
    tile.chips = treasures.map((name) => treasureChip(name, open));
  }
  if (end.dragon === seat)
    tile.chips.push({ emblem: "dragon", label: t("lost_mines-emblem", { holds: "dragon" }), covered: "", value: "", at: 0, open: 0 });
}

/** Side by side, then each for themselves; the dragon takes its due last. */
function shareOut(script: Script, tiles: Tile[], end: LostMinesRoundView): Line[] {
  const lines: Line[] = [];
  const points = (tile: Tile, seat: number, at: number): void => {
    tile.note = { text: t("lost_mines-points", { number: end.points[seat] ?? 0 }), at };
  };
  for (const side of ["yellow", "blue", null]) {
    const group = [...tiles.entries()].filter(([, tile]) => sideOf(tile.clan ?? "", tile.identity) === side);
    if (!group.length) continue;
    const who = group.map(([, tile]) => tile.name);
    const found = group.flatMap(([seat]) => end.treasures[seat] ?? []);
    const at = script.next(
      side ? t("lost_mines-shares", { clan: side }) : t("lost_mines-keeps"),
      group.map(([seat]) => seat),
    );
    const text = side ? t("lost_mines-share", { who, nothing: !found.length }) : t("lost_mines-keep", { who, nothing: !found.length });
    const chips = found.map((name) => treasureChip(name, 0));
    lines.push({ emblem: side ? signOf(side) : "chest", label: side ? t("clan", { clan: side }) : "", text, chips, at });
    for (const [seat, tile] of group) if (seat !== end.dragon) points(tile, seat, at);
  }
  const holder = end.dragon === null ? undefined : tiles[end.dragon];
  if (end.dragon !== null && holder) {
    const text = t("lost_mines-dragon-takes", { who: holder.name });
    const at = script.next(text, [end.dragon]);
    lines.push({ emblem: "dragon", label: "", text, chips: [], at });
    points(holder, end.dragon, at);
  }
  return lines;
}

function notFound(script: Script, left: string[]): Line[] {
  if (!left.length) return [];
  const at = script.next(t("lost_mines-not-found"));
  return [{ emblem: "mine", label: "", text: t("lost_mines-not-found"), chips: left.map((name) => treasureChip(name, 0)), at }];
}

export const results: ResultsRoom<LostMinesView, LostMinesEvent> = {
  finished: (view) => view.ended.length,
  ceremony,
  Scores,
};
