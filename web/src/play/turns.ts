/** Whose turn comes after this one. In all games turns go round, and those without cards miss theirs. */
import type { GameUi } from "../games/ui";
import type { GameView } from "../protocol";

/** The seat that plays after this turn; null if nobody else has cards, or the game has no turns. */
export function nextSeat(ui: GameUi, view: GameView, seats: number): number | null {
  const turn = view.turn as number | undefined;
  if (turn === undefined) return null;
  for (let on = 1; on < seats; on++) {
    const seat = (turn + on) % seats;
    if (ui.seats.hand(view, seat).backs.length) return seat;
  }
  return null;
}
