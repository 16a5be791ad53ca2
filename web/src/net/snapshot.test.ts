import { expect, it } from "vitest";
import type { Choice, Presence, State, Update } from "../protocol";
import { applyPresence, applyUpdate, fromState, withEarlier } from "./snapshot";

const choice = (text: string) => ({ text, decision: {}, points: { kind: "play" } }) as unknown as Choice;
const state = (...choices: string[]) =>
  ({
    number: 7,
    look: 0,
    table: {},
    view: null,
    choices: choices.map(choice),
    log: [],
    online: [],
    absent: [],
    muted: [],
  }) as unknown as State;
const said = (number: number, more = {}) =>
  ({ type: "update", number, at: 0, told: { type: "said" }, table: {}, ...more }) as unknown as Update;

it("keeps the very same choices as long as they do not change, so that nobody has to choose anew", () => {
  const before = fromState(state("lay EW 1,0", "pass EW"));
  expect(applyUpdate(before, said(8))!.choices).toBe(before.choices);
  expect(applyPresence(before, { person: "p", online: true, absent: false } as Presence).choices).toBe(before.choices);
  expect(fromState(state("lay EW 1,0", "pass EW"), before).choices).toBe(before.choices);
});

it("takes other choices, also those of another seat that read the same", () => {
  const before = fromState(state("pass EW"));
  expect(applyUpdate(before, said(8, { choices: [] }))!.choices).toEqual([]);
  expect(fromState(state("pass NS"), before).choices).not.toBe(before.choices);
  expect(fromState({ ...state("pass EW"), look: 1 }, before).choices).not.toBe(before.choices);
});

const lines = (type: string, ...numbers: number[]) =>
  numbers.map((number) => ({ number, at: 0, told: { type }, events: [] })) as unknown as State["log"];
const to = (end: number, from = 1) => Array.from({ length: end - from + 1 }, (_, i) => from + i);

it("puts earlier lines before those it knows, each once, and knows when there are no more", () => {
  const log = [...lines("said", ...to(100, 51)), ...lines("decided", 101, 102)];
  const before = fromState({ ...state(), number: 102, log });
  expect(before.more).toEqual({ talk: true, log: false });
  const full = withEarlier(before, { type: "lines", id: "talk", lines: lines("said", ...to(51, 2)) });
  expect(full.log.map(({ number }) => number)).toEqual(to(102, 2));
  expect(full.more.talk).toBe(true);
  const all = withEarlier(full, { type: "lines", id: "talk", lines: lines("said", 1) });
  expect(all.log.map(({ number }) => number)).toEqual(to(102));
  expect(all.more.talk).toBe(false);
});

it("knows whom you have muted", () => {
  const before = fromState({ ...state(), muted: ["p2"] });
  const told = (other: string, yes: boolean) => said(8, { told: { type: "muted", other, yes } });
  expect(applyUpdate(before, told("p3", true))!.muted).toEqual(["p2", "p3"]);
  expect(applyUpdate(before, told("p2", false))!.muted).toEqual([]);
  expect(applyUpdate(before, said(8))!.muted).toEqual(["p2"]);
});
