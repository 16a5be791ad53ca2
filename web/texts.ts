/**
 * Makes modules of the texts in src/undermine/texts, which the server and the terminal read, too: one for each language,
 * so that a language nobody looks at is not loaded. `src/texts/keys.ts` is written from the English files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as ftl from "@fluent/syntax";
import type { Plugin } from "vite";
import { short } from "./src/texts/short";

const FOLDER = join(import.meta.dirname, "../src/undermine/texts");
const KEYS = join(import.meta.dirname, "src/texts/keys.ts");
const SOURCE = "en";
const LIST = "virtual:languages";
/** What the server says, which it says in English: only other languages need these. */
const SAID = /^refusal-/;
const LANGUAGE = /^virtual:texts\/(\w+)$/;

/** A text without its comments, and with short names for what the server says. What another language lacks is said in English until somebody translates it. */
export function wholeText(language: string): string {
  const own = entriesOf(language);
  const english = [...entriesOf(SOURCE)].filter(([name]) => !SAID.test(name));
  const all = language === SOURCE ? english : [...own, ...english.filter(([name]) => !own.has(name))];
  const said = new Set([...entriesOf(SOURCE).keys()].filter((name) => SAID.test(name)));
  const bare = all.map(([name, entry]) => {
    const copy = Object.assign(entry.clone(), { comment: null });
    return said.has(name) ? Object.assign(copy, { id: new ftl.Identifier(short(name)) }) : copy;
  });
  return ftl.serialize(new ftl.Resource(bare), {});
}

/** All languages that somebody has begun with, and those that are whole and can be chosen. */
export const folders = (): string[] => readdirSync(FOLDER).filter((name) => filesOf(name).length);
export const languages = (): string[] => folders().filter((name) => allFilesOf(name).length === allFilesOf(SOURCE).length);

/** The files of a language that a browser needs: the terminal has one of its own. */
export const filesOf = (language: string): string[] => allFilesOf(language).filter((file) => !file.endsWith("terminal.ftl"));

export function allFilesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => join(folder, file));
}

/** Messages and terms by their names; a term's begins with a dash. */
export function entriesOf(language: string, files = filesOf(language)): Map<string, ftl.Message | ftl.Term> {
  const found = new Map<string, ftl.Message | ftl.Term>();
  for (const file of files) for (const [name, entry] of entriesIn(file)) found.set(name, entry);
  return found;
}

export function entriesIn(file: string): [string, ftl.Message | ftl.Term][] {
  return ftl.parse(readFileSync(file, "utf8"), { withSpans: false }).body.flatMap((entry): [string, ftl.Message | ftl.Term][] => {
    if (entry instanceof ftl.Junk)
      throw new Error(`${file}: ${entry.annotations.map(({ message }) => message).join(" ")}\n${entry.content}`);
    if (entry instanceof ftl.Message) return [[entry.id.name, entry]];
    return entry instanceof ftl.Term ? [[`-${entry.id.name}`, entry]] : [];
  });
}

class Facts extends ftl.Visitor {
  readonly found = new Set<string>();
  constructor(private readonly entries: Map<string, ftl.Message | ftl.Term>) {
    super();
  }
  override visitVariableReference({ id }: ftl.VariableReference): void {
    this.found.add(id.name.replace(/-count$/, ""));
  }
  /** A message within a message is told the same facts. A term is told only what stands in its brackets. */
  override visitMessageReference({ id, attribute }: ftl.MessageReference): void {
    const entry = this.entries.get(id.name);
    const inner = attribute ? entry?.attributes.find((one) => one.id.name === attribute.name) : entry?.value;
    if (inner) this.visit(inner);
  }
}

/** The keys of a language with the facts that each is told: messages, and their attributes after a dot. */
export function factsOf(language: string, files = filesOf(language)): Map<string, string[]> {
  const entries = entriesOf(language, files);
  const facts = (node: ftl.BaseNode): string[] => {
    const visitor = new Facts(entries);
    visitor.visit(node);
    return [...visitor.found].sort();
  };
  const found = new Map<string, string[]>();
  for (const [name, { value, attributes }] of entries) {
    if (name.startsWith("-")) continue;
    if (value) found.set(name, facts(value));
    for (const attribute of attributes) found.set(`${name}.${attribute.id.name}`, facts(attribute.value));
  }
  return found;
}

export function keysModule(): string {
  const lines = [...factsOf(SOURCE)].map(([key, facts]) => {
    const told = facts.map((fact) => `${/\W/.test(fact) ? `"${fact}"` : fact}: Fact`).join("; ");
    return `  ${/\W/.test(key) ? `"${key}"` : key}: ${told ? `{ ${told} }` : "null"};`;
  });
  return `/** Written by texts.ts from the English texts: all keys, and the facts that each is told. */
import type { Fact } from "./facts";

export interface Texts {
${lines.join("\n")}
}
`;
}

function writeKeys(): void {
  const keys = keysModule();
  if (!existsSync(KEYS) || readFileSync(KEYS, "utf8") !== keys) writeFileSync(KEYS, keys);
}

export function texts(): Plugin {
  return {
    name: "texts",
    buildStart: writeKeys,
    resolveId: (id) => (id === LIST || LANGUAGE.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:")) return null;
      if (id.slice(1) === LIST) {
        const loaders = languages().map((name) => `${name}: () => import("virtual:texts/${name}")`);
        return `export const languages = { ${loaders.join(", ")} };`;
      }
      const language = LANGUAGE.exec(id.slice(1))?.[1];
      if (!language) return null;
      for (const file of [...filesOf(language), ...filesOf(SOURCE)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(wholeText(language))};`;
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith(".ftl")) return modules;
      writeKeys();
      return modules;
    },
  };
}
