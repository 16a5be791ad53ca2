/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { ClassicEvent, ClassicRoundEnded, ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, StoryRoom, Told } from "../ui";
import { texts, words } from "./texts";

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where there is no saboteur, nobody wins a round that the miners lose. */
export const winnerOf = ({ winner, roles }: { winner: string; roles: string[] }): string | null =>
  winner === "miners" || roles.includes("saboteur") ? winner : null;

function roundEnded(event: ClassicRoundEnded, names: string[]): Told {
  const saboteurs = names.filter((_, seat) => event.roles[seat] === "saboteur");
  return { text: words.roundEnded(event.round, winnerOf(event), event.how, saboteurs, event.set_aside), loud: true };
}

function tell(event: ClassicEvent, listener: Listener): Told | null {
  const who = "seat" in event ? nameOf(listener.names, event.seat) : "";
  switch (event.type) {
    case "round_began":
    case "laid":
    case "skipped":
    case "drew":
    case "end_proposed":
    case "voted":
      return tellShared(event, listener, texts);
    case "hand_dealt":
      return null;
    case "role_dealt":
      return event.role !== null && event.seat === listener.look ? { text: words.yourRole(event.role) } : null;
    case "goal_revealed":
      return { text: words.goalUp(event.goal, words.goal(event.card)), loud: true };
    case "goal_aligned":
      return { text: t.tell.aligned(who, event.turned) };
    case "tool_broken":
      return { text: words.breaks(who, event.tool, nameOf(listener.names, event.target)) };
    case "tool_repaired": {
      const own = event.seat === event.target;
      return { text: own ? words.mendsOwn(who, event.tool) : words.mends(who, event.tool, nameOf(listener.names, event.target)) };
    }
    case "rock_fell":
      return { text: t.tell.rock(who, event.cell) };
    case "map_read":
      return { text: t.tell.looks(who, event.goal, event.card && words.goal(event.card)) };
    case "passed":
      return { text: words.passes(who, event.card) };
    case "round_ended":
      return roundEnded(event, listener.names);
    case "packet_passed":
      return { text: words.packet(who, event.cards) };
    case "gold_taken":
      return { text: words.takesGold(who, event.nuggets) };
    case "gold_paid":
      return { text: words.paid(who, event.cards, event.nuggets && sum(event.nuggets)) };
    case "game_ended":
      return { text: t.tell.gameEnded(event.winners.map((seat) => nameOf(listener.names, seat))), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: ClassicView, look: number): string {
  if (view.phase !== "play") return t.now.decide;
  const broken = view.seats[look]?.broken ?? [];
  return words.yourTurn + (broken.length ? `. ${words.broken(broken)}` : "");
}

export const story: StoryRoom<ClassicView, ClassicEvent> = {
  now({ view, names, look }) {
    if (look !== null && view.waiting.includes(look)) return yours(view, look);
    const waiting = view.waiting.map((seat) => nameOf(names, seat));
    const [first = ""] = waiting;
    if (view.phase === "gold") return words.waitingGold(first);
    if (view.phase === "align") return t.now.waitingAlign(first);
    return view.phase === "vote" ? t.now.waitingVote(waiting) : t.now.waiting(waiting);
  },
  tell,
  place: (event) => placeOf(event),
};
