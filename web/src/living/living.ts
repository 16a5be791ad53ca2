/** A game of our own bots to look at: the board as spectators saw it, move by move. `undermine.research.living` makes it. */
import type { GameEvent, GameView } from "../protocol";

export type Items = Record<string, unknown[]>;

export interface Step {
  /** For each list of things: where it changes, how many go there, and which come. */
  changed?: Record<string, [number, number, unknown[]]>;
  events?: GameEvent[];
}

export interface Living {
  seats: number;
  first: Items;
  steps: Step[];
}

const files = import.meta.glob<Living>("../games/*/living.json", { import: "default" });

/** The game that is kept for the start page, if there is one. */
export const livingOf = async (game: string): Promise<Living | null> => (await files[`../games/${game}/living.json`]?.()) ?? null;

function after(items: Items, { changed = {} }: Step): Items {
  const next = { ...items };
  for (const [name, [at, gone, come]] of Object.entries(changed)) next[name] = (next[name] ?? []).toSpliced(at, gone, ...come);
  return next;
}

/** All moments of a game, the deal first. Only what lies on the board is in these views. */
export function momentsOf({ first, steps }: Living): GameView[] {
  const found = [first];
  for (const step of steps) found.push(after(found.at(-1)!, step));
  return found as unknown as GameView[];
}
