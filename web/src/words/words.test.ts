/** The table in words: the board, the choices with their numbers, and what somebody writes. */
import { describe, expect, it } from "vitest";
import { GAMES, uiOf } from "../games";
import type { Sight } from "../games/ui";
import type { CardPicture, Choice, GameView } from "../protocol";
import { LANGUAGES, speak } from "../texts";
import { boardLines, cardAsItLies } from "./board";
import { groupsOf } from "./choices";
import { COMMANDS, understand, wordsOf } from "./commands";
import { wordsOf as roomOf } from "./room";

const ui = uiOf("any");
const picture = (name: string, kind: CardPicture["kind"], doors: number[], spaces = 1): CardPicture => ({
  ...{ name, kind, doors, copies: 1, group: null, links: [] },
  ...{ features: Array<string>(spaces).fill(""), names: Array.from({ length: spaces }, (_, i) => String(i)) },
});
const cards = new Map(
  [
    picture("start", "start", [0, 0, 0, 0]),
    picture("ES", "path", [-1, 0, 0, -1]),
    picture("dead-EW", "path", [-1, 0, -1, 1], 2),
    picture("gold", "goal", [0, 0, -1, -1]),
  ].map((one) => [one.name, one]),
);
const laid = (card: string, x: number, y: number, turned = false) => ({ cell: [x, y], card, turned });
const sight = (...cells: ReturnType<typeof laid>[]): Sight => ({
  view: { laid: cells, goals: [{ cell: [4, 0], face_up: false, card: "gold", known: 1 }], seats: [] } as unknown as GameView,
  cards,
  names: ["Anna", "Bert"],
  look: 0,
  place: (cell) => `near ${cell.join()}`,
});

const choice = (text: string, points: object, decision: object = { type: text.split(" ")[0] }): Choice =>
  ({ text, points, decision }) as unknown as Choice;
const lay = (text: string, card: string, turned = false): Choice =>
  choice(text, { kind: "play", cards: [card], cell: [1, 0] }, { type: "lay", card, cell: [1, 0], turned });
const hand = ["ES", "map", "ES"];
const choices = [
  choice("propose-end", { kind: "propose" }),
  choice("pass ES", { kind: "discard", cards: ["ES"] }),
  lay("lay ES 1,0", "ES"),
  lay("lay ES~ 1,0", "ES", true),
  choice("pass map", { kind: "discard", cards: ["map"] }),
  choice("pass ES map", { kind: "discard", cards: ["ES", "map"] }),
  choice("stop", { kind: "stop" }),
];
const groups = groupsOf(choices, hand, ui, sight());
const write = (line: string, now = choices) => understand(line, { choices: now, groups, hand });

describe("the board", () => {
  it("is read row by row from the top, with the doors where they are now", () => {
    const [row, ...rest] = boardLines(sight(laid("start", 0, 0), laid("ES", 1, 0, true), laid("dead-EW", -1, 0)), ui);
    expect(row).toBe("Row 0: -1,0 dead EW; 0,0 start (up, right, down, left); 1,0 NW");
    expect(rest.at(-1)).toBe("4,0, near 4,0: face down. Only you know: gold");
    expect(cardAsItLies("gold", true, cards, ui)).toBe("gold (down, left)");
  });

  it("tells where a path is open: not behind a dead end, and apart what hangs together with no start", () => {
    const lines = boardLines(sight(laid("start", 0, 0), laid("dead-EW", -1, 0), laid("ES", 3, 3)), ui);
    expect(lines).toContain("A path is open to 0,1 (down), 1,0 (left) and 0,-1 (up)");
    expect(lines).toContain("Open, but not joined to a start: 4,3 (left) and 3,2 (up)");
  });
});

describe("choices", () => {
  it("come without a card first, then card by card, and a discard after all other uses", () => {
    expect(groups.map(({ title, choices }) => [title, choices.map(({ text }) => text)])).toEqual([
      ["", ["stop"]],
      ["Card 1: ES", ["lay ES 1,0", "lay ES~ 1,0", "pass ES"]],
      ["Card 2: map", ["pass map"]],
      ["Discard two cards", ["pass ES map"]],
      ["", ["propose-end"]],
    ]);
  });

  it("are numbered as they are read", () => {
    const numbered = groups.flatMap((group) => group.choices);
    expect(numbered.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbered[2]!.label).toBe("Lay it near 1,0 (1,0), turned: NW");
  });
});

describe("what somebody writes", () => {
  it("is a number", () => {
    expect(write(" 2 ")).toEqual({ type: "decide", text: "lay ES 1,0" });
    expect(write("99")).toEqual({ type: "missing", number: 99 });
  });

  it("is a decision, however it is spaced and spelled", () => {
    expect(write("LAY  es~ 1,0")).toEqual({ type: "decide", text: "lay ES~ 1,0" });
    expect(write("lay NS 5,5")).toEqual({ type: "decide", text: "lay NS 5,5" });
  });

  it("discards cards by their places and by their names", () => {
    expect(write("discard 2")).toEqual({ type: "decide", text: "pass map" });
    expect(write("discard map 3")).toEqual({ type: "decide", text: "pass ES map" });
    expect(write("discard 2", [])).toEqual({ type: "why", points: { kind: "discard", cards: ["map"] } });
  });

  it("asks why, about a card and a place or about a decision", () => {
    expect(write("why 1 5,-5")).toMatchObject({ points: { kind: "play", cards: ["ES"], cell: [5, -5], seat: null } });
    expect(write("why map B")).toMatchObject({ points: { cards: ["map"], cell: null, seat: 1 } });
    expect(write("why break lamp B")).toMatchObject({ decision: "break lamp B" });
    expect(write("why")).toMatchObject({ points: { kind: "play" }, decision: "" });
  });

  it("reads, and speaks", () => {
    expect(write("Board")).toEqual({ type: "read", part: "board", card: null });
    expect(write("choices 2")).toEqual({ type: "read", part: "choices", card: 1 });
    expect(write("say Hello there")).toEqual({ type: "say", text: "Hello there" });
  });

  it.each(LANGUAGES.map(({ tag }) => tag))("means one thing only in %s", async (tag) => {
    await speak(tag);
    const words = COMMANDS.flatMap(wordsOf);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word !== word.toLowerCase() || /\d/.test(word))).toEqual([]);
    await speak("en");
  });
});

it("every game says what lies before a seat", () => {
  for (const game of Object.keys(GAMES)) expect(roomOf(game), game).not.toBe(roomOf("any"));
});
