/** What is going on, and what happened. */
import { never } from "../../never";
import { nameOf } from "../../net/names";
import { placeOf, tellShared } from "../../play/telling";
import type { LostMinesEvent, LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { Listener, StoryRoom, Told } from "../ui";
import { holdsOf, texts } from "./texts";

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
      return { text: t("lost_mines-uses-tool", { who, tool: event.tool }) };
    case "mine_seen":
      return { text: t("lost_mines-looks", { who, holds: event.holds && holdsOf(event.holds) }) };
    case "treasure_seen":
      return { text: t("lost_mines-looks-treasure", { who, place: event.place, worth: event.value }) };
    case "dwarf_seen":
      return { text: t("tell-looks-player", { who, whose: nameOf(listener.names, event.target), role: event.identity }) };
    case "trap_set":
      return { text: t("lost_mines-sets-trap", { who }) };
    case "trap_gone":
      return { text: t("lost_mines-trap-gone") };
    case "troll_set":
      return { text: t("lost_mines-calls-troll", { who }) };
    case "troll_left":
      return { text: t("lost_mines-troll-left", { who }) };
    case "storm_swept":
      return { text: t("lost_mines-sweeps", { who }) };
    case "discarded":
      return { text: t("tell-discards", { who, number: event.number, more: event.cards?.map(texts.card).join(", ") }) };
    case "stepped":
      return { walker: who, cell: event.cell };
    case "trap_sprung":
      return { text: t("lost_mines-sprung", { who, lost: event.lost, more: event.card && texts.card(event.card) }), loud: true };
    case "mine_revealed":
      return { text: t("lost_mines-turns-over", { who, holds: holdsOf(event.holds) }), loud: true };
    case "mine_aligned":
      return { text: t("tell-aligned", { who, turned: event.turned }) };
    case "dragon_taken":
      return { text: t("lost_mines-takes-dragon", { who }), loud: true };
    case "stopped":
      return event.automatic && event.seat === listener.look ? { text: t("tell-walk-over") } : null;
    case "treasure_taken":
      return { text: t("lost_mines-takes-treasure", { who, holds: event.symbol, worth: event.value }), loud: true };
    case "round_ended":
      return { text: t("lost_mines-round-ended", { round: event.round, how: event.how }), loud: true };
    case "game_ended":
      return { text: t("tell-game-ended", { winners: event.winners.map((seat) => nameOf(listener.names, seat)) }), loud: true };
    default:
      never(event);
      return null;
  }
}

function yours(view: LostMinesView): string {
  if (view.phase === "play") return t("now-your-turn");
  return view.phase === "move" ? t("now-walk", { left: view.steps_left }) : t("now-decide");
}

export const story: StoryRoom<LostMinesView, LostMinesEvent> = {
  now({ view, names, look }) {
    if (look !== null && view.waiting.includes(look)) return yours(view);
    const waiting = view.waiting.map((seat) => nameOf(names, seat));
    const [first = ""] = waiting;
    if (view.phase === "move") return t("now-waiting-walk", { name: first, left: view.steps_left });
    if (view.phase === "treasure") return t("lost_mines-waiting-treasure", { name: first });
    if (view.phase === "align") return t("now-waiting-align", { name: first });
    return view.phase === "vote" ? t("now-waiting-vote", { names: waiting }) : t("now-waiting", { names: waiting });
  },
  tell,
  place: (event) => placeOf(event, ["cell", "mine", "edge"]),
};
