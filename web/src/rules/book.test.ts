import { expect, it } from "vitest";
import type { Chapter } from "../protocol";
import { bitsOf, blocksOf, search } from "./book";

const CHAPTERS: Chapter[] = [
  { title: "Setup", about: "How it begins.", clauses: [{ clause: "XX-S01", title: "", text: "Traps are shuffled.", part: "" }] },
  {
    title: "Action cards",
    about: "What they do.",
    clauses: [
      { clause: "XX-A01", title: "", text: "A trap costs a card.", part: "Trap" },
      { clause: "XX-A02", title: "", text: "A troll blocks the way.", part: "Troll" },
    ],
  },
];
const found = (typed: string): string[] => search(CHAPTERS, typed).flatMap(({ clauses }) => clauses.map(({ clause }) => clause));

it("finds rules by the beginnings of words, in any order, and by id", () => {
  expect(found("trap")).toEqual(["XX-S01", "XX-A01"]);
  expect(found("Card TRAP")).toEqual(["XX-A01"]);
  expect(found("xx-a02")).toEqual(["XX-A02"]);
  expect(found("rap")).toEqual([]);
  expect(search(CHAPTERS, "  ")).toEqual(CHAPTERS);
});

it("reads a text with tables", () => {
  expect(blocksOf("As in this table.\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| c |\n|---|\n| 3 |")).toEqual([
    { kind: "words", text: "As in this table." },
    { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    { kind: "table", head: ["c"], rows: [["3"]] },
  ]);
  expect(blocksOf("```text\nSETUP\n  deal\n```")).toEqual([{ kind: "exact", text: "SETUP\n  deal" }]);
});

it("tells other rules, exact words and strong ones from the rest", () => {
  expect(bitsOf("See `EW`, **total** (Q-CL-01).").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "text See ",
    "code EW",
    "text , ",
    "strong total",
    "text  (",
    "clause Q-CL-01",
    "text ).",
  ]);
});
