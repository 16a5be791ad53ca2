/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { LostMinesEvent, LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, StoryRoom, Told } from "../ui";
import { texts, words } from "./texts";

function tell(event: LostMinesEvent, listener: Listener): Told | null {
  const who = "seat" in event ? nameOf(listener.names, event.seat) : "";
  switch (event.type) {
    case "round_began":
    case "laid":
    case "skipped":
    case "drew":
    case "end_proposed":
    case "voted":
      return tellShared(event, listener, texts);
    case "dwarf_dealt":
    case "hand_dealt":
    case "treasures_laid_out":
      return null;
    case "tool_used":
      return { text: words.usesTool(who, event.tool, event.cell) };
    case "mine_seen":
      return { text: t.tell.looks(who, event.mine, event.holds && words.holds(event.holds)) };
    case "treasure_seen":
      return { text: words.looksTreasure(who, event.place, event.value) };
    case "dwarf_seen":
      return { text: t.tell.looksPlayer(who, nameOf(listener.names, event.target), event.identity && words.role(event.identity)) };
    case "trap_set":
      return { text: words.setsTrap(who, t.edge(event.edge)) };
    case "trap_gone":
      return { text: words.trapGone(t.edge(event.edge)) };
    case "troll_set":
      return { text: words.callsTroll(who, t.edge(event.edge)) };
    case "troll_left":
      return { text: words.trollLeft(who, t.edge(event.edge)) };
    case "storm_swept":
      return { text: words.sweeps(who, event.cell) };
    case "discarded":
      return { text: t.tell.discards(who, event.number, event.cards?.map(words.card).join(", ") ?? "") };
    case "stepped":
      return { walker: who, cell: event.cell };
    case "trap_sprung":
      return { text: words.sprung(who, event.lost, event.card), loud: true };
    case "mine_revealed":
      return { text: t.tell.turnsOver(who, event.mine, words.holds(event.holds)), loud: true };
    case "mine_aligned":
      return { text: t.tell.aligned(who, event.turned) };
    case "dragon_taken":
      return { text: words.takesDragon(who), loud: true };
    case "stopped":
      return event.automatic && event.seat === listener.look ? { text: t.tell.walkOver } : null;
    case "treasure_taken":
      return { text: words.takesTreasure(who, event.symbol, event.value), loud: true };
    case "round_ended":
      return { text: words.roundEnded(event.round, event.how), loud: true };
    case "game_ended":
      return { text: t.tell.gameEnded(event.winners.map((seat) => nameOf(listener.names, seat))), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: LostMinesView): string {
  if (view.phase === "play") return t.now.yourTurn;
  return view.phase === "move" ? t.now.walk(view.steps_left) : t.now.decide;
}

export const story: StoryRoom<LostMinesView, LostMinesEvent> = {
  now({ view, names, look }) {
    if (look !== null && view.waiting.includes(look)) return yours(view);
    const waiting = view.waiting.map((seat) => nameOf(names, seat));
    const [first = ""] = waiting;
    if (view.phase === "move") return t.now.waitingWalk(first, view.steps_left);
    if (view.phase === "treasure") return words.waitingTreasure(first);
    if (view.phase === "align") return t.now.waitingAlign(first);
    return view.phase === "vote" ? t.now.waitingVote(waiting) : t.now.waiting(waiting);
  },
  tell,
  place: (event) => placeOf(event, ["cell", "mine", "edge"]),
};
