/** Words for a game that brings none: its own names, spelled out. */
import { t } from "../../texts";
import { capital, list } from "../../texts/grammar";
import type { GameTexts } from "../ui";
import { spelled } from "./view";

export const textsOf = (name: string, title?: string): GameTexts => ({
  title: title ?? capital(spelled(name)),
  sentence: "",
  fan: [],
  options: {},
  claims: [],
  votes: "game",
  card: spelled,
  about: () => "",
  laid: spelled,
  discard: t.act.discard,
  role: spelled,
  suspects: { one: "not loyal", many: "players who were not loyal" },
});

export const words = {
  yourTurn: "Your turn",
  happened: (who: string, what: string, fields: [string, string][]): string =>
    `${capital([who, what].filter(Boolean).join(": "))}${fields.length ? ` (${list(fields.map((field) => field.join(" ")))})` : ""}.`,
};
