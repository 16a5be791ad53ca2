/** The words of a game, by keys that all games have: its name, and then `-title`, `-card-axe` … */
import { t, tIf } from "../texts";
import type { Fact } from "../texts/facts";
import { pathCard } from "../texts/grammar";
import type { GameTexts, Options } from "./ui";

/** What is no text, and what a game's texts want to know of its options. */
type Facts = Pick<GameTexts, "fan" | "claims" | "loyal" | "votes"> & {
  /** The questions of newcomers, by their keys. */
  outlook: string[];
  facts(options: Options): Record<string, Fact>;
};

/** Path cards are called by their doors, "EW", perhaps after what is on them, "bridge-EW". */
const partsOf = (card: string): [feature: string, doors: string] => {
  const [first = "", doors] = card.split("-");
  return doors === undefined ? ["", first] : [first, doors];
};

const kindOf = (card: string): string => /^[a-z]+/.exec(card)?.[0] ?? "";
/** Names of attributes can't begin with a digit. */
const valueKey = (value: string): string => value.replace(/^(?=\d)/, "n");

export function textsOf(game: string, { outlook, facts, ...more }: Facts): GameTexts {
  const own = (key: string, told?: Record<string, Fact>): string | undefined => tIf(`${game}-${key}`, told);
  const card = (name: string): string => {
    const [feature, doors] = partsOf(name);
    return own(`card-${name}`) ?? pathCard(feature ? (own(`feature-${feature}`) ?? feature) : t("path-plain"), doors);
  };
  return {
    ...more,
    get title() {
      return own("title") ?? game;
    },
    get sentence() {
      return own("sentence") ?? "";
    },
    get suspects() {
      return { one: own("suspects") ?? "", many: own("suspects.many") ?? "" };
    },
    option: (name) => own(`option-${name}`),
    value: (name, value) => own(`option-${name}.${valueKey(value)}`),
    edition: (name) => own(`edition-${name}`) ?? "",
    saw: (what, goal, seat) =>
      own(`saw-${what}`, { goal, seat }) ?? (Number(what) ? own("saw-worth", { worth: Number(what) }) : undefined) ?? what,
    card,
    the: (name) => own(`card-${name}.the`) ?? t("card-the", { what: card(name) }),
    about: (name) => own(`about-${kindOf(name)}`) ?? "",
    laid: (name) => own(`feature-${kindOf(name)}.laid`) ?? t("path-laid"),
    outlook: (options) =>
      outlook.map((key) => ({ title: own(`outlook-${key}`) ?? "", text: own(`outlook-${key}.text`, facts(options)) ?? "" })),
    role: (role) => t("role-name", { role }),
  };
}
