/**
 * The end of a round or of the game, step by step: what is turned over or handed out at which moment.
 *
 * Nothing is worked out here. It is what views and events tell, put into the order in which people do it at a table.
 */
import type {
  ClassicGoldPaid,
  ClassicGoldTaken,
  ClassicPacketPassed,
  ClassicView,
  DarkCaveView,
  GameEvent,
  GameView,
  LogEntry,
  LostMinesView,
} from "../protocol";
import { t } from "../texts";
import { isCave, isClassic, isMines } from "./kinds";

/** Gold or a treasure. It comes at a moment, and is face down until another. */
export interface Chip {
  emblem: string;
  covered: string;
  value: string;
  at: number;
  open: number;
}

/** A role card with what its owner got; cards that nobody had lie beside them. */
export interface Tile {
  seat: number | null;
  name: string;
  clan: string | null;
  identity: string;
  up: number;
  chips: Chip[];
  note: { text: string; at: number } | null;
}

/** Something about a side, or about what is left. */
export interface Line {
  emblem: string;
  /** What the emblem says, if the text does not. */
  label: string;
  text: string;
  chips: Chip[];
  at: number;
}

export interface Ceremony {
  /** How the round or the game ended. */
  ended: string;
  tiles: Tile[];
  lines: Line[];
  /** Cards that nobody had, in words for those who do not see the tiles. */
  aside: string;
  /** What is said at each moment, and whose tiles it is about. */
  moments: { says: string; seats: number[] }[];
  /** What stands above it all in the end. */
  headline: string;
  winners: number[];
}

/** The last moment: scores and winners. */
export const lastOf = (ceremony: Ceremony): number => ceremony.moments.length - 1;

/** Everyone who has something to do with a side, by clan; null for dwarves who work for themselves. */
export function sideOf(clan: string, identity: string): string | null {
  if (identity === "selfish") return null;
  return identity === "loyal" ? clan : clan === "yellow" ? "blue" : "yellow";
}

class Script {
  readonly moments: Ceremony["moments"] = [];

  next(says: string, seats: number[] = []): number {
    return this.moments.push({ says, seats }) - 1;
  }
}

const signOf = (clan: string): string => (clan === "yellow" ? "sun" : "moon");

export function ceremonyOf(view: GameView, log: LogEntry[], names: string[], look: number | null = null): Ceremony | null {
  const events = log.flatMap((entry) => entry.events);
  if (isClassic(view)) return view.ended.length ? classic(view, events, names, look) : null;
  if (isMines(view)) return view.ended.length ? mines(view, names) : null;
  return isCave(view) && view.result ? cave(view, events, names) : null;
}

const winnersOf = (view: GameView, names: string[]): string =>
  view.result?.winners.length ? t.results.winners(view.result.winners.map((seat) => names[seat]!)) : t.results.nobody;

/** Turns role cards over one by one. */
function turnOver(script: Script, names: string[], roles: string[], clans: (string | null)[], shown: number[] = []): Tile[] {
  return names.map((name, seat) => {
    const role = t.role.names[roles[seat]!] ?? roles[seat]!;
    const up = shown.includes(seat) ? 0 : script.next(t.results.turned(name, role), [seat]);
    return { seat, name, clan: clans[seat]!, identity: roles[seat]!, up, chips: [], note: null };
  });
}

// ---- classic ---------------------------------------------------------------------------------------------------------

type GoldEvent = ClassicPacketPassed | ClassicGoldTaken | ClassicGoldPaid;
const isGold = (event: GameEvent): event is GoldEvent =>
  event.type === "packet_passed" || event.type === "gold_paid" || (event.type === "gold_taken" && !("cell" in event));

/** How the gold of a round was handed out, in this order. */
function goldOf(events: GameEvent[], round: number): GoldEvent[] {
  const end = events.findLastIndex((event) => event.type === "round_ended" && event.round === round);
  if (end < 0) return [];
  const next = events.findIndex((event, i) => i > end && event.type === "round_began");
  return events.slice(end, next < 0 ? undefined : next).filter(isGold);
}

function classic(view: ClassicView, events: GameEvent[], names: string[], look: number | null): Ceremony {
  const end = view.ended.at(-1)!;
  const script = new Script();
  script.next(t.results.rolesUp);
  const tiles = turnOver(
    script,
    names,
    end.roles,
    names.map(() => null),
  );
  const aside = script.next(t.results.setAside(t.role.names[end.set_aside]!));
  const lies = { seat: null, name: t.results.aside, clan: null, identity: end.set_aside, up: aside, chips: [], note: null };
  const gold = goldOf(events, view.ended.length);
  gold.forEach((event, i) => handOut(script, tiles[event.seat]!, event, i === gold.length - 1));
  if (view.result) countGold(script, tiles, view.result.nuggets, end.nuggets);
  script.next("");
  const headline = view.result ? winnersOf(view, names) : goldNow(view, names, look);
  return {
    ended: t.results.classicRound(end.winner, end.how),
    tiles: [...tiles, lies],
    lines: [],
    aside: t.results.setAside(t.role.names[end.set_aside]!),
    moments: script.moments,
    headline,
    winners: view.result?.winners ?? [],
  };
}

/** Where the gold of a round is, while the game goes on. */
function goldNow(view: ClassicView, names: string[], look: number | null): string {
  if (view.phase !== "gold") return t.results.goldShared;
  return look !== null && view.waiting.includes(look) ? t.results.pickGold : t.now.waitingGold(names[view.waiting[0]!] ?? "");
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A packet that goes round is told by what is taken from it; only the last one may still wait for somebody. */
function handOut(script: Script, tile: Tile, event: GoldEvent, last: boolean): void {
  if (event.type === "packet_passed") {
    if (last) script.next(t.tell.packet(tile.name, event.cards), [event.seat]);
    return;
  }
  const cards = event.type === "gold_paid" ? event.cards : 1;
  if (!cards) return;
  const worth = event.nuggets === null ? null : typeof event.nuggets === "number" ? event.nuggets : sum(event.nuggets);
  const says = event.type === "gold_paid" ? t.tell.paid(tile.name, cards, worth) : t.tell.takesGoldCard(tile.name, worth);
  const at = script.next(says, [event.seat]);
  const covered = Array(cards).fill("?").join(" ");
  tile.chips.push({ emblem: "gold", covered, value: worth === null ? covered : String(worth), at, open: at });
}

/** After the last round the gold of all is counted in the open. */
function countGold(script: Script, tiles: Tile[], totals: number[], round: number[] | null): void {
  for (const tile of tiles) {
    const seat = tile.seat!;
    const at = script.next(t.results.counts(tile.name, totals[seat]!), [seat]);
    tile.note = { text: t.panel.gold(totals[seat]!), at };
    const [chip] = tile.chips;
    if (tile.chips.length === 1 && round && chip!.value.includes("?")) Object.assign(chip!, { value: String(round[seat]), open: at });
  }
}

// ---- The Lost Mines --------------------------------------------------------------------------------------------------

/** A treasure such as gems-4: its sign, and its value under it. */
function treasureChip(name: string, open: number): Chip {
  const [symbol, value] = name.split("-") as [string, string];
  return { emblem: symbol, covered: "?", value, at: 0, open };
}

function mines(view: LostMinesView, names: string[]): Ceremony {
  const end = view.ended.at(-1)!;
  const script = new Script();
  script.next(t.results.dwarvesUp);
  const tiles = turnOver(script, names, end.identities, end.clans);
  for (const tile of tiles) showTreasures(script, tile, end.treasures[tile.seat!]!, end.dragon === tile.seat);
  const lines = [...shareOut(script, tiles, end), ...notFound(script, end.left)];
  script.next("");
  return {
    ended: t.tell.roundEndedMines(view.ended.length, end.how),
    tiles,
    lines,
    aside: "",
    moments: script.moments,
    headline: view.result ? winnersOf(view, names) : t.results.treasuresShared,
    winners: view.result?.winners ?? [],
  };
}

function showTreasures(script: Script, tile: Tile, treasures: string[], dragon: boolean): void {
  if (treasures.length) {
    const open = script.next(t.results.found(tile.name, treasures.map(t.results.treasure)), [tile.seat!]);
    tile.chips = treasures.map((name) => treasureChip(name, open));
  }
  if (dragon) tile.chips.push({ emblem: "dragon", covered: "", value: "", at: 0, open: 0 });
}

/** Side by side, then each for themselves; the dragon takes its due last. */
function shareOut(script: Script, tiles: Tile[], end: LostMinesView["ended"][number]): Line[] {
  const lines: Line[] = [];
  const points = (seat: number, at: number): void => {
    tiles[seat]!.note = { text: t.panel.points(end.points[seat]!), at };
  };
  for (const side of ["yellow", "blue", null]) {
    const seats = tiles.filter((tile) => sideOf(tile.clan!, tile.identity) === side).map((tile) => tile.seat!);
    if (!seats.length) continue;
    const who = seats.map((seat) => tiles[seat]!.name);
    const found = seats.flatMap((seat) => end.treasures[seat]!);
    const at = script.next(side ? t.results.shares(side) : t.results.keeps, seats);
    const text = side ? t.results.share(who, !found.length) : t.results.keep(who, !found.length);
    lines.push({
      emblem: side ? signOf(side) : "chest",
      label: side ? t.clan(side) : "",
      text,
      chips: found.map((name) => treasureChip(name, 0)),
      at,
    });
    for (const seat of seats) if (seat !== end.dragon) points(seat, at);
  }
  if (end.dragon !== null) {
    const at = script.next(t.results.dragonTakes(tiles[end.dragon]!.name), [end.dragon]);
    lines.push({ emblem: "dragon", label: "", text: t.results.dragonTakes(tiles[end.dragon]!.name), chips: [], at });
    points(end.dragon, at);
  }
  return lines;
}

function notFound(script: Script, left: string[]): Line[] {
  if (!left.length) return [];
  const at = script.next(t.results.leftTreasures);
  return [{ emblem: "mine", label: "", text: t.results.leftTreasures, chips: left.map((name) => treasureChip(name, 0)), at }];
}

// ---- The Dark Cave ---------------------------------------------------------------------------------------------------

function cave(view: DarkCaveView, events: GameEvent[], names: string[]): Ceremony {
  const result = view.result!;
  const script = new Script();
  script.next(t.results.clansUp);
  const shown = events.flatMap((event) => (event.type === "clan_revealed" ? [event.seat] : []));
  const tiles = turnOver(
    script,
    names,
    result.identities,
    view.seats.map((seat) => seat.clan.clan),
    shown,
  );
  const aside = leftOver(script, view.left_over.cards ?? []);
  for (const tile of tiles) carryOut(script, tile, view.seats[tile.seat!]!.at === null, result.saved[tile.seat!]!);
  const lines = [...weigh(script, tiles, result.treasures), ...tieBreak(script, view, names)];
  script.next("");
  return {
    ended: t.results.caveEnded(result.how),
    tiles: [...tiles, ...aside],
    lines,
    aside: aside.length ? t.results.leftOverCards(aside.map((tile) => t.results.clanCard(tile.clan!, tile.identity))) : "",
    moments: script.moments,
    headline:
      result.winner === null
        ? t.results.nobodyOut
        : t.results.sideWins(
            result.winner,
            result.winners.map((seat) => names[seat]!),
          ),
    winners: result.winners,
  };
}

/** Clan cards that nobody was dealt are turned over, too. */
function leftOver(script: Script, cards: string[]): Tile[] {
  if (!cards.length) return [];
  const up = script.next(t.results.leftOver);
  return cards.map((card) => {
    const [clan, identity] = card.split("-") as [string, string];
    return { seat: null, name: t.results.leftOverCard, clan, identity, up, chips: [], note: null };
  });
}

function carryOut(script: Script, tile: Tile, out: boolean, saved: number): void {
  const at = script.next(out ? t.tell.out(tile.name, saved) : t.results.inside(tile.name), [tile.seat!]);
  tile.note = { text: out ? t.results.out : t.results.stillInside, at };
  if (out) tile.chips = [{ emblem: "gold", covered: "", value: String(saved), at, open: at }];
}

function weigh(script: Script, tiles: Tile[], treasures: number[]): Line[] {
  return ["yellow", "blue"].map((side, i) => {
    const seats = tiles.filter((tile) => sideOf(tile.clan!, tile.identity) === side);
    const text = t.results.sideTreasure(
      treasures[i]!,
      seats.map((tile) => tile.name),
    );
    const at = script.next(
      t.results.weighs(side, treasures[i]!),
      seats.map((tile) => tile.seat!),
    );
    return { emblem: signOf(side), label: t.clan(side), text, chips: [], at };
  });
}

/** Treasures of the same worth: the view tells who was out first, and the result who won by that. */
function tieBreak(script: Script, view: DarkCaveView, names: string[]): Line[] {
  const { treasures, winner } = view.result!;
  if (treasures[0] !== treasures[1] || winner === null || view.first_out === null) return [];
  const text = t.results.tieBreak(names[view.first_out]!, winner);
  return [{ emblem: "exit", label: "", text, chips: [], at: script.next(text, [view.first_out]) }];
}
