/** Words for a game that brings none: its own names, spelled out. */
import { t } from "../../texts";
import { capital } from "../../texts/grammar";
import type { GameTexts } from "../ui";
import { spelled } from "./view";

export const textsOf = (name: string, title?: string): GameTexts => ({
  title: title ?? capital(spelled(name)),
  sentence: "",
  fan: [],
  claims: [],
  loyal: "loyal",
  votes: "game",
  option: () => undefined,
  value: () => undefined,
  edition: () => "",
  saw: (what) => what,
  card: spelled,
  the: spelled,
  about: () => "",
  laid: spelled,
  outlook: () => [],
  role: (role) => t("role-name", { role: spelled(role) }),
  get suspects() {
    return { one: t("plain-suspects"), many: t("plain-suspects.many") };
  },
});

/** What happened, and to whom: the names of the wire with their values. */
export const happened = (who: string, what: string, fields: [string, string][]): string => {
  const told = capital([who, what].filter(Boolean).join(": "));
  return t("plain-happened", { what: told, more: fields.map((field) => field.join(" ")).join(", ") });
};
