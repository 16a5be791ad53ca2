/** Which language this browser speaks: the one chosen here, or the first of the browser's that we have. It changes without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages } from "virtual:languages";
import { recall, remember } from "../net/memory";
import { type Fact, toldOf } from "./facts";
import type { Texts } from "./keys";

/** English that is longer and full of accents, to find what doesn't fit. */
const PSEUDO = "en-XA";
const SOURCE = "en";

export type Key = keyof Texts;
type Told<K extends Key> = Texts[K] extends null ? [] : [facts: Texts[K]];

let spoken = $state.raw({ tag: SOURCE, bundle: new FluentBundle(SOURCE) });
/** The language of a tag, without where it is spoken. */
export const ofTag = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** The languages there are, each with its own name for itself. */
export const LANGUAGES: { tag: string; name: string }[] = Object.keys(languages).map((tag) => ({
  tag,
  name: new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag,
}));

/** The language in use. */
export const language = (): string => spoken.tag;

/** How it writes numbers and lists: our English is British. */
export const locale = (): string => localeOf(spoken.tag);
const localeOf = (tag: string): string => (ofTag(tag) === SOURCE ? "en-GB" : tag);

/** What somebody chose here, or else what their browser asks for. */
export function preferred(asked: readonly string[] = navigator.languages): string {
  const wished = [recall("language", ""), ...asked];
  return wished.find((tag) => tag === PSEUDO) ?? wished.map(ofTag).find((tag) => tag in languages) ?? SOURCE;
}

/** Speaks a language from now on, on every page. */
export async function speak(tag: string): Promise<void> {
  const load = languages[tag === PSEUDO ? SOURCE : tag] ?? languages[SOURCE]!;
  const [{ default: text }, transform] = await Promise.all([
    load(),
    tag === PSEUDO ? import("./pseudo").then(({ pseudo }) => pseudo) : null,
  ]);
  const next = new FluentBundle(localeOf(tag), { useIsolating: false, ...(transform ? { transform } : {}) });
  next.addResource(new FluentResource(text));
  spoken = { tag, bundle: next };
  document.documentElement.lang = tag;
}

export function choose(tag: string): Promise<void> {
  remember("language", tag);
  return speak(tag);
}

function say(key: string, facts?: Readonly<Record<string, Fact>>): string | undefined {
  const [name = "", attribute] = key.split(".");
  const { bundle } = spoken;
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, facts && toldOf(facts)) : undefined;
}

/** A text in the language in use. Facts are names, numbers and keys; how they make a sentence is the text's own business. */
export const t = <K extends Key>(key: K, ...[facts]: Told<K>): string => say(key, facts ?? undefined) ?? key;

/** A text whose key is made of names from the wire, which may be newer than this page: undefined if there is none. */
export const tIf = (key: string, facts?: Readonly<Record<string, Fact>>): string | undefined => say(key, facts);
