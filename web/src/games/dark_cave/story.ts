/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { DarkCaveEvent, DarkCaveView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, StoryRoom, Told } from "../ui";
import { plainName } from "./cards";
import { backsInWords, clanCard, goalOf, texts } from "./texts";

function equips(who: string, whom: string | null, boots: boolean): string {
  if (whom === null) return t(boots ? "dark_cave-takes-boots" : "dark_cave-takes-axe", { who });
  return t(boots ? "dark_cave-gives-boots" : "dark_cave-gives-axe", { who, whom });
}

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
      return { text: t("dark_cave-began", { who: nameOf(listener.names, event.starter) }), loud: true };
    case "gold_laid":
      return { text: t("dark_cave-gold-laid") };
    case "goal_seen":
      return { text: t("dark_cave-looks", { who, goal: event.shows && goalOf(event.shows) }) };
    case "clan_seen":
      return { text: t("tell-looks-player", { who, whose: nameOf(listener.names, event.target), role: event.identity }) };
    case "rock_fell":
      return { text: t("tell-rock", { who }) };
    case "swapped":
      return { text: t("dark_cave-swaps", { who, whom: nameOf(listener.names, event.partner) }), loud: true };
    case "hand_received":
      return event.cards === null ? null : { text: t("dark_cave-holds", { who, cards: event.cards.map(texts.card) }) };
    case "web_set":
      return { text: t("dark_cave-puts-web", { who }) };
    case "web_gone":
      return { text: t("dark_cave-web-gone") };
    case "web_hewn":
      return { text: t("dark_cave-hews", { who, left: event.side }) };
    case "equipped": {
      const whom = event.seat === event.target ? null : nameOf(listener.names, event.target);
      return { text: equips(who, whom, plainName(event.card) === "boots") };
    }
    case "creature_attracted":
      return { text: t("dark_cave-attracts", { who, creature: event.creature }), loud: true };
    case "creature_roused":
      return { text: t("dark_cave-rouses", { who, creature: event.creature }) };
    case "creature_stepped":
      return { walker: t("dark_cave-creature-walks", { creature: event.creature }), cell: event.cell };
    case "creature_left":
      return { text: t("dark_cave-creature-left", { creature: event.creature }) };
    case "axe_kept":
      return { text: t("dark_cave-axe-kept", { who, creature: event.creature }) };
    case "creature_driven_away":
      return { text: t("dark_cave-driven-away", { who, creature: event.creature }), loud: true };
    case "attacked":
      return { text: t("dark_cave-attacked", { who, creature: event.creature }), loud: true };
    case "card_lost":
      return {
        text: t("dark_cave-card-lost", {
          who,
          to: event.to,
          lost: event.lost,
          more: event.card ? texts.card(event.card) : backsInWords(event.backs),
        }),
      };
    case "gold_lost":
      return { text: t("dark_cave-gold-lost", { who, to: event.to, lost: event.lost }) };
    case "dwarf_stood":
      return { text: t("dark_cave-stands-up", { who }) };
    case "discarded":
      return {
        text: t("tell-discards", {
          who,
          number: event.number,
          more: event.cards ? event.cards.map(texts.card).join(", ") : backsInWords(event.backs),
        }),
      };
    case "stepped":
      return { walker: who, cell: event.cell };
    case "goal_revealed":
      return { text: t("dark_cave-turns-over", { who, goal: goalOf(event.shows) }), loud: true };
    case "goal_aligned":
      return { text: t("tell-aligned", { who, turned: event.turned }) };
    case "dwarf_left":
      return { text: t("dark_cave-leaves", { who, gold: event.gold }), loud: true };
    case "clan_revealed":
      return { text: t("dark_cave-clan-shown", { who, role: event.identity }), loud: true };
    case "left_over_seen":
      return { text: t("dark_cave-left-over-seen", { who, number: event.number, cards: event.cards?.map(clanCard) }) };
    case "gold_taken":
      return { text: t("dark_cave-takes-gold", { who }) };
    case "stopped":
      return event.automatic && event.seat === listener.look ? { text: t("tell-walk-over") } : null;
    case "game_ended":
      return { text: t("dark_cave-ended", { how: event.how, clan: event.winner }), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: DarkCaveView): string {
  if (view.phase === "play") return t("now-your-turn") + (view.stays ? `. ${t("dark_cave-stays")}` : "");
  if (view.phase === "move") return t("now-walk", { left: view.steps_left });
  return view.phase === "creature"
    ? t("dark_cave-walk-creature", { creature: view.walking ?? "", left: view.steps_left })
    : t("now-decide");
}

function theirs(view: DarkCaveView, waiting: string[]): string {
  const [first = ""] = waiting;
  if (view.phase === "move") return t("now-waiting-walk", { name: first, left: view.steps_left });
  if (view.phase === "creature") return t("dark_cave-waiting-creature", { name: first, creature: view.walking ?? "" });
  if (view.phase === "align") return t("now-waiting-align", { name: first });
  if (view.phase === "axe") return t("dark_cave-waiting-axe", { names: waiting, creature: view.attack?.creature ?? "" });
  return view.phase === "vote" ? t("now-waiting-vote", { names: waiting }) : t("now-waiting", { names: waiting });
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
