/** What it is now, in a sentence. */
import type { GameView, TableState } from "../protocol";
import { t } from "../texts";

/** What the seat that looks has to do, or for whom all wait. */
export function whatNow(view: GameView, table: TableState, names: string[], look: number | null): string {
  if (table.paused) return t.play.paused;
  if (view.phase === "over" || table.status === "over") return t.now.over;
  return look !== null && view.waiting.includes(look) ? yours(view, look) : theirs(view, names);
}

function yours(view: GameView, look: number): string {
  switch (view.phase) {
    case "play":
      return yourTurn(view, look);
    case "move":
      return t.now.walk("steps_left" in view ? view.steps_left : 0);
    case "creature":
      return "walking" in view ? t.now.walkCreature(view.walking ?? "", view.steps_left) : "";
    default:
      return t.now.decide;
  }
}

function yourTurn(view: GameView, look: number): string {
  if ("goals" in view && "gold_pile" in view) {
    const { broken } = view.seats[look]!;
    return t.now.yourTurnClassic + (broken.length ? `. ${t.now.broken(broken)}` : "");
  }
  return t.now.yourTurn + ("stays" in view && view.stays ? `. ${t.now.stays}` : "");
}

function theirs(view: GameView, names: string[]): string {
  const waiting = view.waiting.map((seat) => names[seat]!);
  const first = waiting[0] ?? "";
  switch (view.phase) {
    case "move":
      return t.now.waitingWalk(first, "steps_left" in view ? view.steps_left : 0);
    case "creature":
      return t.now.waitingCreature(first, ("walking" in view && view.walking) || "");
    case "gold":
      return t.now.waitingGold(first);
    case "treasure":
      return t.now.waitingTreasure(first);
    case "align":
      return t.now.waitingAlign(first);
    case "axe":
      return t.now.waitingAxe(waiting, ("attack" in view && view.attack?.creature) || "");
    case "vote":
      return t.now.waitingVote(waiting);
    default:
      return t.now.waiting(waiting);
  }
}
