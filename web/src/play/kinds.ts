/** Which game a view is of. */
import type { ClassicView, DarkCaveView, GameView, LostMinesView } from "../protocol";

export const isClassic = (view: GameView): view is ClassicView => view.game === "classic";
export const isMines = (view: GameView): view is LostMinesView => view.game === "lost_mines";
export const isCave = (view: GameView): view is DarkCaveView => view.game === "dark_cave";

/** How many cards a seat holds. */
export function handSize(view: GameView, seat: number): number {
  const { hand } = view.seats[seat]!;
  return "size" in hand ? hand.size : hand.number;
}

/** The cards of a hand, where they are known. */
export const handCards = (view: GameView, seat: number): string[] => view.seats[seat]?.hand.cards ?? [];
