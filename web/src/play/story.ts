/** The log in words: one line for each thing that happened, linked to the cells it is about. */
import type { Cell } from "../board/types";
import type { GameUi, Listener } from "../games/ui";
import { never } from "../never";
import { nameOf, personName } from "../net/names";
import type { AnyTold, LogEntry, TableState } from "../protocol";
import { t, tIf } from "../texts";

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
        Object.assign(walk.line, {
          text: t("tell-walks", { who: told.walker, steps: walk.cells.length }),
          cell: told.cell,
          number: entry.number,
        });
      } else {
        const line = lineOf(entry, t("tell-walks", { who: told.walker, steps: 1 }), told.cell);
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

const hostWished = (name: string, host: string): string =>
  name === host ? t("tell-host-wished-self", { name }) : t("tell-host-wished", { name, host });

/** What happened at the table itself. */
function tellEntry(told: AnyTold, table: TableState, names: string[]): string | null {
  switch (told.type) {
    case "created":
      return t("tell-created");
    case "joined":
      return t("tell-joined", { name: told.name });
    case "left":
      return t("tell-left", { name: personName(table, told.person) });
    case "locked":
      return t("tell-locked", { yes: told.yes });
    case "handed_over":
      return t("tell-handed-over", { name: personName(table, told.person) });
    case "host_wished":
      return hostWished(personName(table, told.person), personName(table, told.host));
    case "sat":
      return t("tell-sat", { name: personName(table, told.person) });
    case "bot_sat":
      return t("tell-bot-sat");
    case "stood":
      return t("tell-stood");
    case "readied":
      return t("tell-readied", { name: personName(table, told.person), yes: told.yes });
    case "started":
      return t("tell-started", { match: told.match });
    case "bot_took":
      return t("tell-bot-took", { name: nameOf(names, told.seat) });
    case "stand_in_wished":
      return t("tell-stand-in-wished", { name: personName(table, told.person), absent: nameOf(names, told.seat), yes: told.yes });
    case "came_back":
      return t("tell-came-back", { name: personName(table, told.person) });
    case "took_back":
      return t("tell-took-back", { name: nameOf(names, told.seat) });
    case "pause_wished":
      return t("tell-pause-wished", { name: personName(table, told.person), yes: told.yes });
    case "paused":
      return t("tell-paused");
    case "decided":
      if (told.instead)
        return t("tell-instead", { name: nameOf(names, told.seat), level: tIf(`bots-level-${told.instead}`) ?? told.instead });
      return told.how === "clock" ? t("tell-time-out", { name: nameOf(names, told.seat) }) : null;
    case "woke":
    case "said":
    case "claimed":
    case "muted":
    case "quiet":
      return null;
    default:
      never(told);
      return null;
  }
}

/** What happened since a seat decided last. */
export function sinceLastTurn<L extends Pick<Line, "number">>(lines: L[], log: LogEntry[], look: number | null): L[] {
  const own = log.findLast((entry) => entry.told.type === "started" || (entry.told.type === "decided" && entry.told.seat === look));
  return lines.filter((line) => line.number > (own?.number ?? 0));
}
