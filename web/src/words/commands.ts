/** What somebody writes into the field: a number, a decision in notation, or a word with something behind it. */
import { discardOf } from "../play/offers";
import type { Choice, Pointer } from "../protocol";
import { tIf } from "../texts";
import type { Group } from "./choices";

/** What can be read out. */
export const PARTS = ["now", "recap", "hand", "players", "board", "choices", "log", "help"] as const;
export type Part = (typeof PARTS)[number];
export const COMMANDS = [...PARTS, "discard", "why", "say"] as const;
type Word = (typeof COMMANDS)[number];

interface Question {
  type: "why";
  points: Pointer;
  decision?: string;
}

export type Command =
  | { type: "decide"; text: string }
  | { type: "read"; part: Part; card: number | null }
  | Question
  | { type: "say"; text: string }
  | { type: "missing"; number: number };

interface Offered {
  choices: Choice[];
  groups: Group[];
  hand: string[];
}

/** The words of a command, in the language in use; the first one is shown. */
export const wordsOf = (word: Word): string[] => (tIf(`text-do-${word}.words`) ?? word).split(" ");

const bare = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

export function understand(line: string, offered: Offered): Command {
  const { choices, groups, hand } = offered;
  const asked = bare(line);
  if (/^\d+$/.test(asked)) {
    const found = groups.flatMap((group) => group.choices).find(({ number }) => number === Number(asked));
    return found ? { type: "decide", text: found.text } : { type: "missing", number: Number(asked) };
  }
  const written = choices.find(({ text }) => bare(text) === asked);
  if (written) return { type: "decide", text: written.text };
  const [first = "", ...rest] = line.trim().split(/\s+/);
  const word = COMMANDS.find((one) => wordsOf(one).includes(first.toLowerCase()));
  // Whatever else it is, the server says what is wrong with it; and some decisions can be spelled in two ways.
  if (word === undefined) return { type: "decide", text: line.trim() };
  if (word === "say") return { type: "say", text: rest.join(" ") };
  if (word === "why") return questionOf(rest, hand);
  if (word === "discard") return discardBy(rest, line.trim(), offered);
  return { type: "read", part: word, card: /^\d+$/.test(rest[0] ?? "") ? Number(rest[0]) - 1 : null };
}

function discardBy(words: string[], line: string, { choices, hand }: Offered): Command {
  const cards = words.flatMap((one) => cardOf(one, hand) ?? []);
  const choice = discardOf(choices, cards);
  if (choice) return { type: "decide", text: choice.text };
  return cards.length ? { type: "why", points: { kind: "discard", cards } } : { type: "decide", text: line };
}

/** A card of the hand, by its place in it or by its name in notation, however it would lie. */
function cardOf(word: string, hand: string[]): string | undefined {
  if (/^\d+$/.test(word)) return hand[Number(word) - 1];
  const name = word.replace(/~$/, "").toLowerCase();
  return hand.find((card) => card.toLowerCase() === name);
}

/** "2 5,5" and "NS 5,5" are a card and a place; anything else is a decision. */
function questionOf(words: string[], hand: string[]): Question {
  const [first = "", second = ""] = words;
  const card = cardOf(first, hand);
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(second) ?? [];
  const seat = /^[A-J]$/.test(second) ? "ABCDEFGHIJ".indexOf(second) : null;
  if (card === undefined) return { type: "why", points: { kind: "play" }, decision: words.join(" ") };
  return { type: "why", points: { kind: "play", cards: [card], cell: x && y ? [Number(x), Number(y)] : null, seat } };
}
