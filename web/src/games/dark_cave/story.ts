/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { DarkCaveEvent, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { Listener, StoryRoom, Told } from "../ui";
import { plainName } from "./cards";
import { texts, words } from "./texts";

function tell(event: DarkCaveEvent, listener: Listener): Told | null {
  const who = "seat" in event ? nameOf(listener.names, event.seat) : "";
  switch (event.type) {
    case "laid":
    case "skipped":
    case "drew":
    case "end_proposed":
    case "voted":
      return tellShared(event, listener, texts);
    case "dwarf_dealt":
    case "hand_dealt":
    case "web_turned":
      return null;
    case "game_began":
      return { text: words.began(nameOf(listener.names, event.starter)), loud: true };
    case "gold_laid":
      return { text: words.goldLaid(event.cell) };
    case "goal_seen":
      return { text: t.tell.looks(who, event.goal, event.shows && words.goal(event.shows)) };
    case "clan_seen":
      return { text: t.tell.looksPlayer(who, nameOf(listener.names, event.target), event.identity && words.role(event.identity)) };
    case "rock_fell":
      return { text: t.tell.rock(who, event.cell) };
    case "swapped":
      return { text: words.swaps(who, nameOf(listener.names, event.partner)), loud: true };
    case "hand_received":
      return event.cards === null ? null : { text: words.holds(who, event.cards) };
    case "web_set":
      return { text: words.putsWeb(who, t.edge(event.edge)) };
    case "web_gone":
      return { text: words.webGone(t.edge(event.edge)) };
    case "web_hewn":
      return { text: words.hews(who, t.edge(event.edge), event.side) };
    case "equipped": {
      const whom = event.seat === event.target ? null : nameOf(listener.names, event.target);
      return { text: words.equips(who, plainName(event.card) === "boots" ? "boots" : "axe", whom) };
    }
    case "creature_attracted":
      return { text: words.attracts(who, event.creature, event.cell), loud: true };
    case "creature_roused":
      return { text: words.rouses(who, event.creature) };
    case "creature_stepped":
      return { walker: capital(words.creature(event.creature)), cell: event.cell };
    case "creature_left":
      return { text: words.creatureLeft(event.creature) };
    case "axe_kept":
      return { text: words.axeKept(who, event.creature) };
    case "creature_driven_away":
      return { text: words.drivenAway(who, event.creature), loud: true };
    case "attacked":
      return { text: words.attacked(who, event.creature), loud: true };
    case "card_lost":
      return { text: words.cardLost(who, event.to, event.lost, event.card ? words.card(event.card) : words.backs(event.backs)) };
    case "gold_lost":
      return { text: words.goldLost(who, event.to, event.lost) };
    case "dwarf_stood":
      return { text: words.standsUp(who) };
    case "discarded":
      return { text: t.tell.discards(who, event.number, event.cards ? words.cards(event.cards) : words.backs(event.backs)) };
    case "stepped":
      return { walker: who, cell: event.cell };
    case "goal_revealed":
      return { text: t.tell.turnsOver(who, event.goal, words.goal(event.shows)), loud: true };
    case "goal_aligned":
      return { text: t.tell.aligned(who, event.turned) };
    case "dwarf_left":
      return { text: words.leaves(who, event.gold), loud: true };
    case "clan_revealed":
      return { text: words.clanShown(who, words.role(event.identity)), loud: true };
    case "left_over_seen":
      return { text: words.leftOverSeen(who, event.number, event.cards) };
    case "gold_taken":
      return { text: words.takesGold(who, event.cell) };
    case "stopped":
      return event.automatic && event.seat === listener.look ? { text: t.tell.walkOver } : null;
    case "game_ended":
      return { text: words.ended(event.how, event.winner), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: DarkCaveView): string {
  if (view.phase === "play") return t.now.yourTurn + (view.stays ? `. ${words.stays}` : "");
  if (view.phase === "move") return t.now.walk(view.steps_left);
  return view.phase === "creature" ? words.walkCreature(view.walking ?? "", view.steps_left) : t.now.decide;
}

function theirs(view: DarkCaveView, waiting: string[]): string {
  const [first = ""] = waiting;
  if (view.phase === "move") return t.now.waitingWalk(first, view.steps_left);
  if (view.phase === "creature") return words.waitingCreature(first, view.walking ?? "");
  if (view.phase === "align") return t.now.waitingAlign(first);
  if (view.phase === "axe") return words.waitingAxe(waiting, view.attack?.creature ?? "");
  return view.phase === "vote" ? t.now.waitingVote(waiting) : t.now.waiting(waiting);
}

export const story: StoryRoom<DarkCaveView, DarkCaveEvent> = {
  now({ view, names, look }) {
    if (look !== null && view.waiting.includes(look)) return yours(view);
    return theirs(
      view,
      view.waiting.map((seat) => nameOf(names, seat)),
    );
  },
  tell,
  place: (event) => placeOf(event),
};
