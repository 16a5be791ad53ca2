/** What the text mode asks of a game besides its ui: each folder has a `words.ts`, which is loaded with the mode. */
import type { GameView } from "../protocol";
import type { Sight } from "../games/ui";

export interface WordsRoom<View = GameView> {
  /** What lies before a seat; without its role, where that is told elsewhere. */
  things(view: View, seat: number, hideRole: boolean): string[];
  /** What lies beside the board, and is not counted in piles. */
  beside?(sight: Sight<View>): string[];
}

const rooms = import.meta.glob<WordsRoom>("../games/*/words.ts", { eager: true, import: "words" });

export const wordsOf = (game: string): WordsRoom => rooms[`../games/${game}/words.ts`] ?? rooms["../games/plain/words.ts"]!;
