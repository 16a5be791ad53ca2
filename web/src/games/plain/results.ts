/** The end of the game: who won, and what else the result says. */
import { type Ceremony, winnersOf } from "../../play/ceremony";
import { capital } from "../../texts/grammar";
import type { ResultsRoom } from "../ui";
import Scores from "./Scores.svelte";
import { fieldsOf, isPerSeat, type PlainEvent, type PlainResult, type PlainView } from "./view";

/** Values for each seat are in the table of scores; everything else is a line. */
function linesOf(result: PlainResult, names: string[]): Ceremony["lines"] {
  return Object.entries(result)
    .filter(([name, value]) => name !== "winners" && !isPerSeat(value, names.length))
    .flatMap(([name, value]) => fieldsOf({ [name]: value }, names))
    .map(([name, text]) => ({ emblem: "card", label: "", text: `${capital(name)}: ${text}`, chips: [], at: 0 }));
}

export const results: ResultsRoom<PlainView, PlainEvent> = {
  finished: ({ ended, result }) => ended?.length ?? (result ? 1 : 0),
  ceremony({ result }, _, { names }) {
    return {
      ended: "",
      tiles: [],
      lines: linesOf(result ?? {}, names),
      aside: "",
      moments: [{ says: "", seats: [] }],
      headline: result?.winners ? winnersOf(result.winners, names) : "",
      winners: result?.winners ?? [],
    };
  },
  Scores,
};
