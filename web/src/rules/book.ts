/** The rules of a game as the server tells them, fetched once; and how to find something in them. */
import type { CardSet } from "../board/types";
import { gameCards, gameRules } from "../net/api";
import type { Chapter, Clause, Rules } from "../protocol";
import { language, ofTag } from "../texts";

const once = <T>(fetch: (game: string, language: string) => Promise<T>): ((game: string, language?: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (game, language = "") => {
    const key = `${game} ${language}`;
    let asked = known.get(key);
    if (!asked) {
      asked = fetch(game, language);
      known.set(key, asked);
      asked.catch(() => known.delete(key)); // so that one can ask again
    }
    return asked;
  };
};

const booksOf = once<Rules>(gameRules);
/** In the language in use, as far as it has been translated. */
export const bookOf = (game: string): Promise<Rules> => booksOf(game, ofTag(language()));
export const cardsOf = once<CardSet>(async (game) => new Map((await gameCards(game)).map((card) => [card.name, card])));

export function clauseIn(book: Rules, name: string): Clause | null {
  return book.chapters.flatMap((chapter) => chapter.clauses).find((one) => one.clause === name) ?? null;
}

/** The words of a text, each after a blank, so that their beginnings can be looked for. */
const flat = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}`;

const speaks = (text: string, words: string[]): boolean => words.every((word) => text.includes(` ${word}`));

/** The chapters with only those clauses that have all these words, in any order; all of them if nothing is looked for. */
export function search(chapters: readonly Chapter[], typed: string): Chapter[] {
  const words = flat(typed).split(" ").filter(Boolean);
  if (!words.length) return [...chapters];
  return chapters.flatMap((chapter) => {
    const clauses = chapter.clauses.filter((one) => speaks(flat(`${one.clause} ${one.part} ${one.title} ${one.text}`), words));
    return clauses.length ? [{ ...chapter, about: "", clauses }] : [];
  });
}

export type Block = { kind: "words"; text: string } | { kind: "table"; head: string[]; rows: string[][] } | { kind: "exact"; text: string };

/** A text of the rules in paragraphs, tables and what is written exactly so. */
export function blocksOf(text: string): Block[] {
  const apart = text.replace(/([^|\n])\n\|/g, "$1\n\n|"); // the first table of a clause follows its text at once
  return apart.split("\n\n").filter(Boolean).map(block);
}

function block(part: string): Block {
  if (part.startsWith("```")) return { kind: "exact", text: part.replace(/^```\w*\n|\n?```$/g, "") };
  if (!part.startsWith("|")) return { kind: "words", text: part.replaceAll("\n", " ") };
  const [head = [], , ...rows] = part.split("\n").map((row) =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  return { kind: "table", head, rows };
}

export type Bit = { kind: "text" | "code" | "strong" | "clause"; text: string };

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|(\b(?:[DGQ]-)?[A-Z]{2,3}-[A-Z]?\d+\b)|\[([^\]]+)\]\([^)]*\)/g;

/** A line in bits: plain, exactly so, strong, and the ids of other rules. */
export function bitsOf(line: string): Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) bits.push({ kind: "text", text: line.slice(from, match.index) });
    const [, code, strong, clause, link] = match;
    bits.push(
      code !== undefined
        ? { kind: "code", text: code }
        : strong !== undefined
          ? { kind: "strong", text: strong }
          : clause !== undefined
            ? { kind: "clause", text: clause }
            : { kind: "text", text: link ?? "" },
    );
    from = match.index + match[0].length;
  }
  if (from < line.length) bits.push({ kind: "text", text: line.slice(from) });
  return bits;
}
