/** What this browser knows of a table, and how messages of the server change it. No network here. */
import type { AnyTold, Choice, GameView, LogEntry, Presence, State, TableState, Update } from "../protocol";

export interface Snapshot {
  number: number;
  look: number | null;
  table: TableState;
  view: GameView | null;
  choices: Choice[];
  log: LogEntry[];
  online: string[];
}

export function fromState(state: State): Snapshot {
  const { number, look, table, view, choices, log, online } = state;
  return { number, look, table, view, choices, log, online };
}

/** The snapshot after an update, or null if something is missing in between. An update that is known already changes nothing. */
export function applyUpdate(old: Snapshot, update: Update): Snapshot | null {
  if (update.number <= old.number) return old;
  if (update.number !== old.number + 1) return null;
  return {
    number: update.number,
    look: old.look,
    table: { ...old.table, ...update.table } as TableState,
    view: mergeView(old.view, update),
    choices: update.choices ?? old.choices,
    log: appendLog(old.log, update),
    online: old.online,
  };
}

function mergeView(old: GameView | null, update: Update): GameView | null {
  const changed = update.view ?? {};
  if (Object.keys(changed).length === 0 && update.told.type !== "started") return old;
  const base = update.told.type === "started" ? {} : old;
  return { ...base, ...changed } as unknown as GameView;
}

/** Of earlier games only the talk is kept, as the server does in a whole state. */
function appendLog(log: LogEntry[], update: Update): LogEntry[] {
  const { number, at, told, events = [] } = update;
  const kept = told.type === "started" ? log.filter((entry) => entry.told.type === "said") : log;
  return [...kept, { number, at, told, events }];
}

export function applyPresence(old: Snapshot, presence: Presence): Snapshot {
  const others = old.online.filter((person) => person !== presence.person);
  return { ...old, online: presence.online ? [...others, presence.person] : others };
}

/** Whether somebody lost the seat that this browser looks from: then the whole table has to be asked for again. */
export function lostSeat(told: AnyTold, look: number | null): boolean {
  return told.type === "stood" && told.seat === look;
}
