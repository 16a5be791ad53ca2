/** The end of the game: who won, and what else the result says. */
import { type Ceremony, winnersOf } from "../../play/ceremony";
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";
import { fieldsOf, isPerSeat, type PlainEvent, type PlainResult, type PlainView } from "./view";

/** Values for each seat are in the table of scores; everything else is a line. */
function linesOf(result: PlainResult, seats: number): Ceremony["lines"] {
  return Object.entries(result)
    .filter(([name, value]) => name !== "winners" && !isPerSeat(value, seats))
    .flatMap(([name, value]) => fieldsOf({ [name]: value }))
    .map(([name, text]) => ({ emblem: "card", label: "", text: `${capital(name)}: ${text}`, chips: [], at: 0 }));
}

export const results: ResultsRoom<PlainView, PlainEvent> = {
  finished: ({ ended, result }) => ended?.length ?? (result ? 1 : 0),
  ceremony({ result, ended }, _, { names }) {
    return {
      ended: result || !ended?.length ? t.results.game : t.results.round(ended.length),
      tiles: [],
      lines: linesOf(result ?? {}, names.length),
      aside: "",
      moments: [{ says: "", seats: [] }],
      headline: result?.winners ? winnersOf(result.winners, names) : "",
      winners: result?.winners ?? [],
    };
  },
  Scores,
};
