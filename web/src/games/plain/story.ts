/** What is going on, and what happened: the type of an event and its fields, in words. */
import { nameOf } from "../../net/names";
import { isShared, placeOf, tellShared } from "../../play/telling";
import { t } from "../../texts";
import type { GameTexts, StoryRoom } from "../ui";
import { happened } from "./texts";
import { fieldsOf, type PlainEvent, type PlainView, spelled } from "./view";

export const storyOf = (texts: GameTexts): StoryRoom<PlainView, PlainEvent> => ({
  now({ view: { waiting = [] }, names, look }) {
    return look !== null && waiting.includes(look)
      ? t("plain-your-turn")
      : t("now-waiting", { names: waiting.map((seat) => nameOf(names, seat)) });
  },
  tell(event, listener) {
    if (isShared(event)) return tellShared(event, listener, texts);
    const who = event.seat === undefined ? "" : nameOf(listener.names, event.seat);
    return { text: happened(who, spelled(event.type), fieldsOf(event, listener.names)), loud: event.type.endsWith("_ended") };
  },
  place: (event) => placeOf(event),
});
