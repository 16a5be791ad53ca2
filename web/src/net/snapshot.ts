/** What this browser knows of a table, and how messages of the server change it. No network here. */
import type { AnyTold, Choice, GameView, LessonNow, Lines, LogEntry, Presence, State, TableState, Update } from "../protocol";

/** How many lines come at a time. */
const PAGE = 50;

export interface Snapshot {
  number: number;
  look: number | null;
  table: TableState;
  view: GameView | null;
  choices: Choice[];
  log: LogEntry[];
  online: string[];
  /** Those who have been away for a while. */
  absent: string[];
  /** Those whom you don't hear. */
  muted: string[];
  /** Whether there are earlier lines of talk, or of the game. */
  more: { talk: boolean; log: boolean };
  /** In a guided game: where the learner is. */
  lesson: LessonNow | null;
}

/** The same choices stay the same object, so that what somebody is about to choose outlives a lost connection. */
export function fromState(state: State, old: Snapshot | null = null): Snapshot {
  const { number, look, table, view, log, online, absent, muted, lesson } = state;
  const choices = old?.look === look && sameChoices(old.choices, state.choices) ? old.choices : state.choices;
  const talk = log.filter(isTalk).length;
  const more = { talk: talk >= PAGE, log: log.length - talk >= PAGE };
  return { number, look, table, view, choices, log, online, absent, muted, more, lesson: lesson ?? null };
}

export const isTalk = ({ told }: LogEntry): boolean => told.type === "said" || told.type === "claimed";

/** With a page of earlier lines; a page that is not full is the first one. */
export function withEarlier(old: Snapshot, { id, lines }: Lines): Snapshot {
  const known = new Set(old.log.map(({ number }) => number));
  const log = [...lines.filter(({ number }) => !known.has(number)), ...old.log].sort((a, b) => a.number - b.number);
  return { ...old, log, more: { ...old.more, [id]: lines.length === PAGE } };
}

const sameChoices = (a: Choice[], b: Choice[]): boolean => a.length === b.length && a.every(({ text }, i) => text === b[i]?.text);

/** The snapshot after an update, or null if something is missing in between. An update that is known already changes nothing. */
export function applyUpdate(old: Snapshot, update: Update): Snapshot | null {
  if (update.number <= old.number) return old;
  if (update.number !== old.number + 1) return null;
  const { told } = update;
  return {
    ...old,
    number: update.number,
    table: { ...old.table, ...update.table } as TableState,
    view: mergeView(old.view, update),
    choices: update.choices ?? old.choices,
    log: appendLog(old.log, update),
    muted: told.type === "muted" ? withOrWithout(old.muted, told.other, told.yes) : old.muted,
    more: told.type === "started" ? { ...old.more, log: false } : old.more,
    lesson: update.lesson ?? old.lesson,
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
  const kept = told.type === "started" ? log.filter(isTalk) : log;
  return [...kept, { number, at, told, events }];
}

export function applyPresence(old: Snapshot, presence: Presence): Snapshot {
  const { person, online, absent } = presence;
  return { ...old, online: withOrWithout(old.online, person, online), absent: withOrWithout(old.absent, person, absent) };
}

function withOrWithout(people: string[], person: string, there: boolean): string[] {
  const others = people.filter((one) => one !== person);
  return there ? [...others, person] : others;
}

/** Whether somebody lost the seat that this browser looks from: then the whole table has to be asked for again. */
export function lostSeat(told: AnyTold, look: number | null): boolean {
  return told.type === "stood" && told.seat === look;
}
