/** The end of a round: roles are turned over, and gold is handed out. */
import { nameOf } from "../../net/names";
import { type Ceremony, Script, type Tile, turnOver, winnersOf } from "../../play/ceremony";
import type { ClassicEvent, ClassicGoldPaid, ClassicGoldTaken, ClassicPacketPassed, ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";
import { sum, winnerOf } from "./story";

type GoldEvent = ClassicPacketPassed | ClassicGoldTaken | ClassicGoldPaid;
const isGold = (event: ClassicEvent): event is GoldEvent =>
  event.type === "packet_passed" || event.type === "gold_paid" || event.type === "gold_taken";

/** How the gold of a round was handed out, in this order. */
function goldOf(events: ClassicEvent[], round: number): GoldEvent[] {
  const end = events.findLastIndex((event) => event.type === "round_ended" && event.round === round);
  if (end < 0) return [];
  const next = events.findIndex((event, i) => i > end && event.type === "round_began");
  return events.slice(end, next < 0 ? undefined : next).filter(isGold);
}

function ceremony(view: ClassicView, events: ClassicEvent[], listener: Listener): Ceremony | null {
  const end = view.ended.at(-1);
  if (!end) return null;
  const script = new Script();
  script.next(t("classic-roles-up"));
  const roles = end.roles.map((role) => ({ clan: null, identity: role, role: t("role-name", { role }) }));
  const tiles = turnOver(script, listener.names, roles);
  const aside = t("classic-set-aside", { role: end.set_aside });
  const lies = { identity: end.set_aside, role: t("role-name", { role: end.set_aside }), up: script.next(aside) };
  const gold = goldOf(events, view.ended.length);
  gold.forEach((event, i) => handOut(script, tiles[event.seat], event, i === gold.length - 1));
  if (view.result) countGold(script, tiles, view.result.nuggets, end.nuggets);
  script.next("");
  return {
    ended: t("classic-round-over", { winner: winnerOf(end), how: end.how }),
    tiles: [...tiles, { seat: null, name: t("classic-aside"), clan: null, ...lies, chips: [], note: null }],
    lines: [],
    aside,
    moments: script.moments,
    headline: view.result ? winnersOf(view.result.winners, listener.names) : goldNow(view, listener),
    winners: view.result?.winners ?? [],
  };
}

/** Where the gold of a round is, while the game goes on. */
function goldNow(view: ClassicView, { names, look }: Listener): string {
  if (view.phase !== "gold") return t("classic-gold-shared");
  const [first] = view.waiting;
  return look !== null && view.waiting.includes(look)
    ? t("classic-pick-gold")
    : t("classic-waiting-gold", { name: first === undefined ? "" : nameOf(names, first) });
}

/** A packet that goes round is told by what is taken from it; only the last one may still wait for somebody. */
function handOut(script: Script, tile: Tile | undefined, event: GoldEvent, last: boolean): void {
  if (!tile) return;
  if (event.type === "packet_passed") {
    if (last) script.next(t("classic-packet", { who: tile.name, number: event.cards }), [event.seat]);
    return;
  }
  const cards = event.type === "gold_paid" ? event.cards : 1;
  if (!cards) return;
  const worth = event.nuggets === null ? null : typeof event.nuggets === "number" ? event.nuggets : sum(event.nuggets);
  const says =
    event.type === "gold_paid"
      ? t("classic-paid", { who: tile.name, number: cards, worth })
      : t("classic-takes-gold", { who: tile.name, worth });
  const at = script.next(says, [event.seat]);
  const covered = Array(cards).fill("?").join(" ");
  tile.chips.push({ emblem: "gold", label: t("classic-gold"), covered, value: worth === null ? covered : String(worth), at, open: at });
}

/** After the last round the gold of all is counted in the open. */
function countGold(script: Script, tiles: Tile[], totals: number[], round: number[] | null): void {
  for (const [seat, tile] of tiles.entries()) {
    const total = totals[seat] ?? 0;
    const at = script.next(t("classic-counts", { who: tile.name, nuggets: total }), [seat]);
    tile.note = { text: t("panel-gold", { number: total }), at };
    const [chip, ...more] = tile.chips;
    if (chip?.value.includes("?") && !more.length && round) Object.assign(chip, { value: String(round[seat]), open: at });
  }
}

export const results: ResultsRoom<ClassicView, ClassicEvent> = {
  finished: (view) => view.ended.length,
  ceremony,
  Scores,
};
