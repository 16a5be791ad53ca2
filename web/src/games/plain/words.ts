/** What a seat has, by the names of the wire. */
import type { WordsRoom } from "../../words/room";
import { type PlainView, thingsOf } from "./view";

export const words: WordsRoom<PlainView> = {
  things: (view, seat, hideRole) => thingsOf(view.seats?.[seat] ?? {}, hideRole).map((field) => field.join(": ")),
};
