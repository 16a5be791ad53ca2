/**
 * What things are, in a sentence with a picture. The rules behind them are in `games/<game>/help.ts`, fetched when
 * somebody asks for the first time.
 */
import type { Cell } from "../board/types";
import { uiOf } from "../games";
import { t, tIf } from "../texts";
import { capital } from "../texts/grammar";
import type { Topic } from "./explain.svelte";

/** A card where it lies; a sign tells whether it may. A card without a name is a goal face down. */
export interface Lying {
  card: string | null;
  at: Cell;
  turned?: boolean;
  sign?: "good" | "bad";
}

export type Picture = { card: string } | { emblem: string } | { back: number | null } | { table: Lying[] };

/** The rules behind a thing, the most important first; a card is its own picture. */
interface Grounds {
  clauses: string[];
  picture?: Picture;
}

export interface Entry {
  title: string;
  /** One sentence that says it all to a newcomer. */
  sentence: string;
  clauses: string[];
  picture: Picture | null;
}

/** What is said of it, in the language of the moment. */
type Worded<T> = T & Pick<Entry, "title" | "sentence">;

/** The kinds of things that can be explained, as a game's help has them, and as its texts call them. */
const KINDS = {
  cards: "card",
  tokens: "token",
  badges: "badge",
  roles: "role",
  piles: "pile",
  /** How it ends, what it pays, and what else is good to know before it happens. */
  scores: "score",
  options: "option",
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

interface Examples {
  /** Which of the cards of its help a card is explained by. */
  cardKey(card: string): string;
  /** Examples of rules about places, by clause. */
  examples: Record<string, Picture>;
}

export type HelpFile = Examples & Record<Kind, Record<string, Grounds>>;
export type Help = Examples & Record<Kind, Record<string, Worded<Grounds>>>;

const files = import.meta.glob<HelpFile>("../games/*/help.ts", { import: "help" });

/** The help of a game; a game from elsewhere has none, and is explained by its rules alone. */
export async function helpOf(game: string): Promise<Help> {
  const {
    cardKey = (card: string) => card,
    examples = {},
    ...found
  }: Partial<HelpFile> = (await files[`../games/${game}/help.ts`]?.()) ?? {};
  const worded = (kind: Kind) =>
    Object.entries(found[kind] ?? {}).map(([name, grounds]) => [name, wordedBy(`${game}-help-${KINDS[kind]}-${name}`, grounds)]);
  const kinds = Object.fromEntries(KIND_NAMES.map((kind) => [kind, Object.fromEntries(worded(kind))]));
  return { cardKey, examples, ...(kinds as Record<Kind, Record<string, Worded<Grounds>>>) };
}

const wordedBy = (key: string, grounds: Grounds): Worded<Grounds> => ({
  ...grounds,
  get title() {
    return tIf(key) ?? key;
  },
  get sentence() {
    return tIf(`${key}.sentence`) ?? "";
  },
});

/** Signs that seats have in every game. */
const BADGES: Record<string, Worded<Grounds>> = {
  host: wordedBy("help-badge-host", { clauses: [], picture: { emblem: "crown" } }),
  bot: wordedBy("help-badge-bot", { clauses: ["Q-ALL-04"], picture: { emblem: "bot" } }),
};

const pictured = (found: Worded<Grounds>, picture: Picture | null = found.picture ?? null): Entry => ({
  title: found.title,
  sentence: found.sentence,
  clauses: found.clauses,
  picture,
});

/** All entries of a game: cards first, each shown by one of its kind. */
export function entriesOf(help: Help, deck: Iterable<string>): Entry[] {
  const names = [...deck];
  const cards = Object.entries(help.cards).map(([key, found]) => {
    const card = names.find((name) => help.cardKey(name) === key);
    return pictured(found, card === undefined ? null : { card });
  });
  const others = KIND_NAMES.filter((kind) => kind !== "cards").flatMap((kind) => Object.values(help[kind]));
  return [...cards, ...others.map((found) => pictured(found))];
}

/** What is known about a topic; something for everything, so that nobody asks in vain. */
export function entryOf(topic: Topic, help: Help, deck: Iterable<string>): Entry {
  const { kind, name, game } = topic;
  if (kind === "card") return cardEntry(name, game, help);
  if (kind === "clause") return clauseEntry(name, topic.why, entriesOf(help, deck), help.examples[name]);
  const found = help[`${kind}s`][name] ?? (kind === "badge" ? BADGES[name] : undefined);
  return found ? pictured(found) : { title: capital(name.replaceAll("_", " ")), sentence: "", clauses: [], picture: null };
}

function cardEntry(name: string, game: string, help: Help): Entry {
  const { card, about } = uiOf(game).texts;
  const found = help.cards[help.cardKey(name)] ?? { title: capital(card(name)), sentence: about(name), clauses: [] };
  return pictured(found, { card: name });
}

/** A rule that somebody ran into: why, with an example of it, or else the picture of the thing that it is about. */
function clauseEntry(name: string, why: string | undefined, entries: Entry[], example: Picture | undefined): Entry {
  const about = entries.filter((entry) => entry.clauses.includes(name));
  const picture = example ?? about.find((entry) => entry.picture)?.picture ?? null;
  const title = why ? t("rules-refused") : (about[0]?.title ?? name);
  return { title, sentence: why ?? about[0]?.sentence ?? "", clauses: [name], picture };
}
