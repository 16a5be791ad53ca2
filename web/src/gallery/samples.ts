/** Decks and positions that the games keep for looking at them, and for tests. */
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import type { CardSet, Target } from "../board/types";
import type { CardPicture, GameView } from "../protocol";

export interface Position {
  view: GameView;
  me: number;
  targets: Target[];
}

interface Deck {
  game: string;
  ui: GameUi;
  infos: CardPicture[];
  cards: CardSet;
}

const files = import.meta.glob<unknown>("../games/*/samples/*.json", { eager: true, import: "default" });

/** What is in a file, by `game/name`. */
const found = Object.entries(files).map(([path, content]) => {
  const [, game = "", name = ""] = /games\/(.*)\/samples\/(.*)\.json$/.exec(path) ?? [];
  return { game, name, content };
});

export const DECKS: Deck[] = found
  .filter(({ name }) => name === "cards")
  .map(({ game, content }) => {
    const infos = content as CardPicture[];
    return { game, ui: uiOf(game), infos, cards: new Map(infos.map((info) => [info.name, info])) };
  });

export const POSITIONS = found
  .filter(({ name }) => name !== "cards")
  .map(({ game, name, content }) => ({ name: `${game}/${name}`, game, ...(content as Position) }));

export function deckOf(game: string): Deck {
  const deck = DECKS.find((one) => one.game === game);
  if (!deck) throw new Error(`no sample of a deck for ${game}`);
  return deck;
}
