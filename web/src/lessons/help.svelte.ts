/** Whether this browser shows tips: as one wishes, or by default in somebody’s first games. */
import { recall, remember } from "../net/memory";

const FIRST_GAMES = 3;

let wish = $state(recall<boolean | null>("help", null));
let played = $state(recall<string[]>("played", []));

export const help = {
  get on(): boolean {
    return wish ?? played.length < FIRST_GAMES;
  },
  toggle(): void {
    wish = !help.on;
    remember("help", wish);
  },
  /** A game has ended; each counts once. */
  finished(game: string): void {
    if (played.includes(game) || played.length >= FIRST_GAMES) return;
    played = [...played, game];
    remember("played", played);
  },
};
