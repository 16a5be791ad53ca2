/** What lies before a seat, in words, and the treasures. */
import { nameOf } from "../../net/names";
import type { LostMinesView } from "../../protocol";
import { t } from "../../texts";
import type { WordsRoom } from "../../words/room";

type Treasure = LostMinesView["treasures"][number];

const inWords = ({ place, symbol, value }: Treasure): string => t("lost_mines-treasure", { place, holds: symbol, worth: value });

export const words: WordsRoom<LostMinesView> = {
  things(view, seat, hideRole) {
    const { points, dragon, dwarf } = view.seats[seat]!;
    const told = [t("lost_mines-points", { number: points }), ...view.treasures.filter(({ taker }) => taker === seat).map(inWords)];
    if (dragon) told.push(t("lost_mines-dragon"));
    if (dwarf.identity && !hideRole) told.push(t("role-name", { role: dwarf.identity }));
    return told;
  },
  beside: ({ view, names }) =>
    view.treasures.map((one) => inWords(one) + (one.taker === null ? "" : t("in-brackets", { more: nameOf(names, one.taker) }))),
};
