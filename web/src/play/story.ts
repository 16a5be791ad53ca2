/** The log in words: one line for each thing that happened, linked to the cells it is about. */
import type { Cell } from "../board/types";
import type { AnyTold, DarkCaveEvent, GameEvent, LogEntry, TableState } from "../protocol";
import { t } from "../texts";
import { letter, personName } from "../net/names";

export interface Line {
  /** The number of the log entry, and the seat that did it. */
  number: number;
  at: number;
  seat: number | null;
  text: string;
  cell: Cell | null;
  /** Worth being noticed. */
  loud: boolean;
}

interface Context {
  game: string;
  names: string[];
  look: number | null;
}

interface Told {
  text: string;
  cell?: Cell | null;
  loud?: boolean;
}

/** All lines of a log, without the talk. Steps that follow each other become one line. */
export function story(log: LogEntry[], table: TableState, names: string[], look: number | null): Line[] {
  const context = { game: table.config.game, names, look };
  const lines: Line[] = [];
  let walk: { who: string; cells: Cell[]; line: Line } | null = null;
  for (const entry of log) {
    for (const told of tellEntry(entry.told, table, names)) lines.push(lineOf(entry, told));
    for (const event of entry.events) {
      const step = stepOf(event, names);
      if (!step) {
        if (event.type !== "stopped") walk = null;
        const told = tellEvent(event, context);
        if (told) lines.push(lineOf(entry, told));
      } else if (walk && walk.who === step.who) {
        walk.cells.push(step.cell);
        walk.line.text = t.tell.walks(walk.who, withoutRepeats(walk.cells));
        walk.line.cell = step.cell;
        walk.line.number = entry.number;
      } else {
        const line = lineOf(entry, { text: t.tell.walks(step.who, [step.cell]), cell: step.cell });
        walk = { who: step.who, cells: [step.cell], line };
        lines.push(line);
      }
    }
  }
  return lines;
}

function lineOf(entry: LogEntry, told: Told): Line {
  const seat = entry.told.type === "decided" ? entry.told.seat : null;
  return { number: entry.number, at: entry.at, seat, text: told.text, cell: told.cell ?? null, loud: told.loud ?? false };
}

/** Several spaces of one card are one place in a sentence. */
const withoutRepeats = (cells: Cell[]): Cell[] => cells.filter((cell, i) => i === 0 || cell.join() !== cells[i - 1]!.join());

function stepOf(event: GameEvent, names: string[]): { who: string; cell: Cell } | null {
  if (event.type === "stepped") return { who: names[event.seat]!, cell: event.cell };
  if (event.type === "creature_stepped") return { who: t.tell.creature(event.creature), cell: event.cell };
  return null;
}

function tellEntry(told: AnyTold, table: TableState, names: string[]): Told[] {
  const text = entryText(told, table, names);
  return text === null ? [] : [{ text, loud: told.type === "started" }];
}

function entryText(told: AnyTold, table: TableState, names: string[]): string | null {
  switch (told.type) {
    case "created":
      return t.tell.created;
    case "joined":
      return t.tell.joined(told.name);
    case "left":
      return t.tell.left(personName(table, told.person));
    case "sat":
      return t.tell.sat(personName(table, told.person), letter(told.seat));
    case "bot_sat":
      return t.tell.botSat(letter(told.seat));
    case "stood":
      return t.tell.stood(letter(told.seat));
    case "readied":
      return t.tell.readied(personName(table, told.person), told.yes);
    case "started":
      return t.tell.started(told.match);
    case "bot_took":
      return t.tell.botTook(names[told.seat]!);
    case "took_back":
      return t.tell.tookBack(names[told.seat]!);
    case "pause_wished":
      return t.tell.pauseWished(personName(table, told.person), told.yes);
    case "decided":
      return told.how === "clock" ? t.tell.timeOut(names[told.seat]!) : null;
    default:
      return null;
  }
}

/** Where an event happened, to be shown on the board. */
export function placeOf(event: GameEvent): Cell | null {
  if ("cell" in event) return event.cell;
  if ("goal" in event) return event.goal;
  if ("mine" in event) return event.mine;
  if ("edge" in event) return [event.edge[0], event.edge[1]];
  return null;
}

function tellEvent(event: GameEvent, context: Context): Told | null {
  const told = tellCommon(event, context) ?? tellClassic(event, context) ?? tellMines(event, context) ?? tellCave(event, context);
  return told && { ...told, cell: told.cell ?? placeOf(event) };
}

function tellCommon(event: GameEvent, { game, names, look }: Context): Told | null {
  const who = "seat" in event ? names[event.seat]! : "";
  const what = game === "dark_cave" ? t.ask.voteGame : t.ask.voteRound;
  switch (event.type) {
    case "round_began":
      return { text: t.tell.roundBegan(event.round, names[event.starter]!), loud: true };
    case "laid":
      return { text: t.tell.lays(who, event.card, event.cell) };
    case "skipped":
      return { text: t.tell.skipped(who) };
    case "drew":
      return event.card !== null && event.seat === look ? { text: t.tell.drew(event.card) } : null;
    case "end_proposed":
      return { text: t.tell.proposed(who, what), loud: true };
    case "voted":
      return { text: t.tell.voted(who, event.yes) };
    case "game_ended":
      if ("how" in event) return { text: t.tell.caveEnded(event.how, event.winner), loud: true };
      return { text: t.tell.gameEnded(event.winners.map((seat) => names[seat]!)), loud: true };
    default:
      return null;
  }
}

function tellClassic(event: GameEvent, { names, look }: Context): Told | null {
  const who = "seat" in event ? names[event.seat]! : "";
  switch (event.type) {
    case "role_dealt":
      return event.role !== null && event.seat === look ? { text: t.tell.role(event.role) } : null;
    case "goal_revealed":
      if ("shows" in event) return { text: t.tell.goalUpBy(who, event.goal, event.shows), loud: true };
      return { text: t.tell.goalUp(event.goal, event.card), loud: true };
    case "goal_aligned":
      return { text: t.tell.aligned(who, event.turned) };
    case "tool_broken":
      return { text: t.tell.breaks(who, event.tool, names[event.target]!) };
    case "tool_repaired":
      return { text: event.seat === event.target ? t.tell.mendsOwn(who, event.tool) : t.tell.mends(who, event.tool, names[event.target]!) };
    case "rock_fell":
      return { text: t.tell.rock(who, event.cell) };
    case "map_read":
      return { text: t.tell.looks(who, event.goal, event.card) };
    case "passed":
      return { text: t.tell.passes(who, event.card) };
    case "round_ended":
      return roundEnded(event, names);
    case "packet_passed":
      return { text: t.tell.packet(who, event.cards) };
    case "gold_taken":
      return "cell" in event ? { text: t.tell.takesGold(who, event.cell) } : { text: t.tell.takesGoldCard(who, event.nuggets) };
    case "gold_paid":
      return { text: t.tell.paid(who, event.cards, event.nuggets && event.nuggets.reduce((a, b) => a + b, 0)) };
    default:
      return null;
  }
}

function roundEnded(event: Extract<GameEvent, { type: "round_ended" }>, names: string[]): Told {
  if ("identities" in event) return { text: t.tell.roundEndedMines(event.round, event.how), loud: true };
  const saboteurs = names.filter((_, seat) => event.roles[seat] === "saboteur");
  return { text: t.tell.roundEndedClassic(event.round, event.winner, event.how, saboteurs, event.set_aside), loud: true };
}

function tellMines(event: GameEvent, { names, look }: Context): Told | null {
  const who = "seat" in event ? names[event.seat]! : "";
  switch (event.type) {
    case "tool_used":
      return { text: t.tell.usesTool(who, event.tool, event.cell) };
    case "mine_seen":
      return { text: t.tell.looks(who, event.mine, event.holds) };
    case "treasure_seen":
      return { text: t.tell.looksTreasure(who, event.place, event.value) };
    case "dwarf_seen":
      return { text: t.tell.looksDwarf(who, names[event.target]!, event.identity && t.role.names[event.identity]!) };
    case "trap_set":
      return { text: t.tell.trap(who, t.edge(event.edge)) };
    case "trap_gone":
      return { text: t.tell.trapGone(t.edge(event.edge)) };
    case "troll_set":
      return { text: t.tell.troll(who, t.edge(event.edge)) };
    case "troll_left":
      return { text: t.tell.trollLeft(who, t.edge(event.edge)) };
    case "storm_swept":
      return { text: t.tell.storm(who, event.cell) };
    case "discarded":
      return { text: t.tell.discards(who, event.number, event.cards, "backs" in event ? t.backs(event.backs) : "") };
    case "trap_sprung":
      return { text: t.tell.sprung(who, event.lost, event.card), loud: true };
    case "mine_revealed":
      return { text: t.tell.goalUpBy(who, event.mine, event.holds), loud: true };
    case "mine_aligned":
      return { text: t.tell.aligned(who, event.turned) };
    case "dragon_taken":
      return { text: t.tell.dragon(who), loud: true };
    case "treasure_taken":
      return { text: t.tell.treasure(who, event.symbol, event.value), loud: true };
    case "stopped":
      return event.automatic && event.seat === look ? { text: t.tell.walkOver } : null;
    default:
      return null;
  }
}

function tellCave(event: GameEvent, context: Context): Told | null {
  return tellCaveCards(event as DarkCaveEvent, context) ?? tellCaveTrouble(event as DarkCaveEvent, context);
}

function tellCaveCards(event: DarkCaveEvent, { names }: Context): Told | null {
  const who = "seat" in event ? names[event.seat]! : "";
  switch (event.type) {
    case "game_began":
      return { text: t.tell.gameBegan(names[event.starter]!), loud: true };
    case "gold_laid":
      return { text: t.tell.goldLaid(event.cell) };
    case "goal_seen":
      return { text: t.tell.looks(who, event.goal, event.shows) };
    case "clan_seen":
      return { text: t.tell.looksDwarf(who, names[event.target]!, event.identity && t.role.names[event.identity]!) };
    case "swapped":
      return { text: t.tell.swaps(who, names[event.partner]!), loud: true };
    case "hand_received":
      return event.cards === null ? null : { text: t.tell.holds(who, event.cards) };
    case "web_set":
      return { text: t.tell.web(who, t.edge(event.edge)) };
    case "equipped":
      return {
        text: t.tell.equips(who, event.card.endsWith("boots") ? "boots" : "axe", event.seat === event.target ? null : names[event.target]!),
      };
    case "creature_attracted":
      return { text: t.tell.attracts(who, event.creature, event.cell), loud: true };
    case "creature_roused":
      return { text: t.tell.rouses(who, event.creature) };
    case "clan_revealed":
      return { text: t.tell.clanShown(who, t.role.names[event.identity]!), loud: true };
    case "left_over_seen":
      return { text: t.tell.leftOver(who, event.number, event.cards) };
    default:
      return null;
  }
}

function tellCaveTrouble(event: DarkCaveEvent, { names }: Context): Told | null {
  const who = "seat" in event ? names[event.seat]! : "";
  switch (event.type) {
    case "web_gone":
      return { text: t.tell.webGone(t.edge(event.edge)) };
    case "web_hewn":
      return { text: t.tell.hewn(who, t.edge(event.edge), event.side) };
    case "creature_left":
      return { text: t.tell.creatureLeft(event.creature) };
    case "axe_kept":
      return { text: t.tell.axeKept(who, event.creature) };
    case "creature_driven_away":
      return { text: t.tell.drivenAway(who, event.creature), loud: true };
    case "attacked":
      return { text: t.tell.attacked(who, event.creature), loud: true };
    case "card_lost":
      return { text: t.tell.cardLost(who, event.to, event.lost, event.card ? t.card(event.card) : t.backs(event.backs)) };
    case "gold_lost":
      return { text: t.tell.goldLost(who, event.to, event.lost) };
    case "dwarf_stood":
      return { text: t.tell.stoodUp(who) };
    case "dwarf_left":
      return { text: t.tell.out(who, event.gold), loud: true };
    default:
      return null;
  }
}

/** What happened since a seat decided last. */
export function sinceLastTurn(lines: Line[], log: LogEntry[], look: number | null): Line[] {
  const own = log.findLast((entry) => entry.told.type === "started" || (entry.told.type === "decided" && entry.told.seat === look));
  return lines.filter((line) => line.number > (own?.number ?? 0));
}
