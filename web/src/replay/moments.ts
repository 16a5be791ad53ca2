/** A whole game, from what the server sends of it: every moment, the deal first. */
import type { GameUi, Listener } from "../games/ui";
import { nameOf } from "../net/names";
import { claimText } from "../play/talk";
import type { Analysis, GameEvent, GameView, Replay, ReplayedClaim, ReplayStep } from "../protocol";
import { t } from "../texts";

export interface Seen {
  view: GameView;
  events: GameEvent[];
  said: ReplayedClaim[];
  /** Who decided what; null at the deal. */
  seat: number | null;
  decision: string | null;
}

/** A seat, "" for a spectator, or all seats together. */
export type Viewer = `${number}` | "" | "all";

/** Where a replay comes from. */
export interface Source {
  names: string[];
  /** Which seats bots have. */
  bots: boolean[];
  load(viewer: Viewer): Promise<Replay>;
  /** The page of a moment; null if there is none to link to. */
  path(number: number, viewer: Viewer): string | null;
  /** Where its record can be had. */
  record: string | null;
  analysis(language: string): Promise<Analysis | null>;
}

function after(view: GameView, { changed = {}, spliced = {} }: ReplayStep): GameView {
  const next: Record<string, unknown> = { ...(view as unknown as Record<string, unknown>), ...changed };
  for (const [name, [at, gone, come]] of Object.entries(spliced)) next[name] = (next[name] as unknown[]).toSpliced(at, gone, ...come);
  return next as unknown as GameView;
}

export function momentsOf({ view, events, said, steps }: Replay): Seen[] {
  const found: Seen[] = [{ view, events, said, seat: null, decision: null }];
  for (const step of steps) {
    const { seat, decision, events = [], said = [] } = step;
    found.push({ view: after(found.at(-1)!.view, step), events, said, seat, decision });
  }
  return found;
}

export interface ToldLine {
  text: string;
  loud: boolean;
}

/** What happened at a moment, in words. */
export function toldOf({ events }: Seen, ui: GameUi, listener: Listener): ToldLine[] {
  return events.flatMap((event) => {
    const told = ui.story.tell(event, listener);
    if (!told) return [];
    return [
      "text" in told
        ? { text: told.text, loud: told.loud ?? false }
        : { text: t("tell-walks", { who: told.walker, steps: 1 }), loud: false },
    ];
  });
}

/** What was said then, by whom. */
export function talkOf({ said, view }: Seen, ui: GameUi, names: string[]): { seat: number; name: string; text: string }[] {
  const abouts = { names, goals: ui.seats.goals(view) };
  return said.map(({ seat, claim }) => ({ seat, name: nameOf(names, seat), text: claimText(claim, ui, abouts) }));
}
