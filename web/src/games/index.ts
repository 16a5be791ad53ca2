/** The games that the client knows, and what it makes of those that it has never heard of. */
import type { GameName } from "../protocol";
import { classic } from "./classic";
import { darkCave } from "./dark_cave";
import { lostMines } from "./lost_mines";
import { plain } from "./plain";
import type { GameUi } from "./ui";

export const GAMES: Record<GameName, GameUi> = {
  classic,
  lost_mines: lostMines,
  dark_cave: darkCave,
};

const isKnown = (name: string): name is GameName => Object.hasOwn(GAMES, name);

/** A game that brings no ui of its own is played with the plain one. */
export function uiOf(name: string, title?: string): GameUi {
  return isKnown(name) ? GAMES[name] : plain(name, title);
}
