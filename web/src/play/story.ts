/** The log in words: one line for each thing that happened, linked to the cells it is about. */
import type { Cell } from "../board/types";
import type { GameUi, Listener } from "../games/ui";
import { never } from "../never";
import { letter, nameOf, personName } from "../net/names";
import type { AnyTold, LogEntry, TableState } from "../protocol";
import { t } from "../texts";

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

/** All lines of a log, without the talk. Steps that follow each other become one line. */
export function story(log: LogEntry[], table: TableState, ui: GameUi, { names, look }: Listener): Line[] {
  const lines: Line[] = [];
  let walk = null as { walker: string; cells: Cell[]; line: Line } | null;
  for (const entry of log) {
    const text = tellEntry(entry.told, table, names);
    if (text !== null) lines.push(lineOf(entry, text, null, entry.told.type === "started"));
    for (const event of entry.events) {
      const told = ui.story.tell(event, { names, look });
      if (!told) continue;
      if ("text" in told) {
        walk = null;
        lines.push(lineOf(entry, told.text, ui.story.place(event), told.loud));
      } else if (walk?.walker === told.walker) {
        walk.cells.push(told.cell);
        Object.assign(walk.line, { text: t.tell.walks(told.walker, withoutRepeats(walk.cells)), cell: told.cell, number: entry.number });
      } else {
        const line = lineOf(entry, t.tell.walks(told.walker, [told.cell]), told.cell);
        walk = { walker: told.walker, cells: [told.cell], line };
        lines.push(line);
      }
    }
  }
  return lines;
}

function lineOf({ number, at, told }: LogEntry, text: string, cell: Cell | null, loud = false): Line {
  return { number, at, seat: told.type === "decided" ? told.seat : null, text, cell, loud };
}

/** Several spaces of one card are one place in a sentence. */
const withoutRepeats = (cells: Cell[]): Cell[] => cells.filter((cell, i) => cell.join() !== cells[i - 1]?.join());

/** What happened at the table itself. */
function tellEntry(told: AnyTold, table: TableState, names: string[]): string | null {
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
      return t.tell.botTook(nameOf(names, told.seat));
    case "took_back":
      return t.tell.tookBack(nameOf(names, told.seat));
    case "pause_wished":
      return t.tell.pauseWished(personName(table, told.person), told.yes);
    case "decided":
      return told.how === "clock" ? t.tell.timeOut(nameOf(names, told.seat)) : null;
    case "woke":
    case "said":
    case "muted":
    case "quiet":
      return null;
    default:
      never(told);
      return null;
  }
}

/** What happened since a seat decided last. */
export function sinceLastTurn(lines: Line[], log: LogEntry[], look: number | null): Line[] {
  const own = log.findLast((entry) => entry.told.type === "started" || (entry.told.type === "decided" && entry.told.seat === look));
  return lines.filter((line) => line.number > (own?.number ?? 0));
}
