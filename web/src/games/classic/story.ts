/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { ClassicEvent, ClassicRoundEnded, ClassicView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, StoryRoom, Told } from "../ui";
import { goalOf, texts } from "./texts";

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where there is no saboteur, nobody wins a round that the miners lose. */
export const winnerOf = ({ winner, roles }: { winner: string; roles: string[] }): string | null =>
  winner === "miners" || roles.includes("saboteur") ? winner : null;

function roundEnded(event: ClassicRoundEnded, names: string[]): Told {
  const saboteurs = names.filter((_, seat) => event.roles[seat] === "saboteur");
  return {
    text: t("classic-round-ended", {
      round: event.round,
      winner: winnerOf(event),
      how: event.how,
      saboteurs,
      aside: event.set_aside,
    }),
    loud: true,
  };
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
      return event.role !== null && event.seat === listener.look ? { text: t("classic-your-role", { role: event.role }) } : null;
    case "goal_revealed":
      return { text: t("classic-goal-up", { goal: goalOf(event.card) }), loud: true };
    case "goal_aligned":
      return { text: t("tell-aligned", { who, turned: event.turned }) };
    case "tool_broken":
      return {
        text:
          event.seat === event.target
            ? t("classic-breaks-own", { who, tool: event.tool })
            : t("classic-breaks", { who, tool: event.tool, whose: nameOf(listener.names, event.target) }),
      };
    case "tool_repaired": {
      const own = event.seat === event.target;
      return {
        text: own
          ? t("classic-mends-own", { who, tool: event.tool })
          : t("classic-mends", { who, tool: event.tool, whose: nameOf(listener.names, event.target) }),
      };
    }
    case "rock_fell":
      return { text: t("tell-rock", { who }) };
    case "map_read":
      return { text: t("classic-looks", { who, goal: event.card && goalOf(event.card) }) };
    case "passed":
      return { text: t("classic-discards", { who, more: event.card && texts.card(event.card) }) };
    case "round_ended":
      return roundEnded(event, listener.names);
    case "packet_passed":
      return { text: t("classic-packet", { who, number: event.cards }) };
    case "gold_taken":
      return { text: t("classic-takes-gold", { who, worth: event.nuggets }) };
    case "gold_paid":
      return { text: t("classic-paid", { who, number: event.cards, worth: event.nuggets && sum(event.nuggets) }) };
    case "game_ended":
      return { text: t("tell-game-ended", { winners: event.winners.map((seat) => nameOf(listener.names, seat)) }), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: ClassicView, look: number): string {
  if (view.phase !== "play") return t("now-decide");
  const broken = view.seats[look]?.broken ?? [];
  return (
    t("now-your-turn") + (broken.length ? `. ${t("classic-broken", { tools: broken.map((tool) => t("classic-tool", { tool })) })}` : "")
  );
}

export const story: StoryRoom<ClassicView, ClassicEvent> = {
  now({ view, names, look }) {
    if (look !== null && view.waiting.includes(look)) return yours(view, look);
    const waiting = view.waiting.map((seat) => nameOf(names, seat));
    const [first = ""] = waiting;
    if (view.phase === "gold") return t("classic-waiting-gold", { name: first });
    if (view.phase === "align") return t("now-waiting-align", { name: first });
    return view.phase === "vote" ? t("now-waiting-vote", { names: waiting }) : t("now-waiting", { names: waiting });
  },
  tell,
  place: (event) => placeOf(event),
};
