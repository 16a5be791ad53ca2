/** The games that the client knows, and what it makes of those that it has never heard of. */
import { STARK } from "../board/inks";
import { looks } from "../net/looks.svelte";
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

/** A game that brings no ui of its own is played with the plain one. In hard tones all games are printed in the same inks. */
export function uiOf(name: string, title?: string): GameUi {
  const ui = isKnown(name) ? GAMES[name] : plain(name, title);
  return looks.contrast ? { ...ui, look: { ...ui.look, inks: { ...ui.look.inks, ...STARK } } } : ui;
}
