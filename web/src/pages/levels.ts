/** How well bots play: the level that this person chose last. */
import { recall, remember } from "../net/memory";

const KEY = "bots";
const FIRST = "veteran";

/** The level to begin with, out of those that the server has; nothing while they are not known. */
export function likedLevel(levels: readonly string[]): string | null {
  const liked = [recall(KEY, FIRST), FIRST].find((level) => levels.includes(level));
  return liked ?? levels.at(-1) ?? null;
}

export const likeLevel = (level: string): void => remember(KEY, level);
