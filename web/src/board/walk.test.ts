import { describe, expect, it } from "vitest";
import type { CardPicture } from "../protocol";
import { SIMPLE } from "./look";
import { onEdge, sceneOf, type Things } from "./scene";
import type { CardSet, Cell, Target } from "./types";
import { farSteps, spotKey, tollOf, type Walk } from "./walk";

const card = (name: string, feature = ""): CardPicture => ({
  name,
  kind: "path",
  copies: 1,
  group: null,
  doors: [-1, 0, -1, 0],
  links: [],
  features: [feature],
  names: ["0"],
});
const cards: CardSet = new Map([card("path"), card("bridge", "bridge")].map((info) => [info.name, info]));
const look = { ...SIMPLE, tolls: { bridge: "card", trap: "card" } as const };

describe("a walk along a straight tunnel", () => {
  const row = (names: string[]) => names.map((name, x) => ({ key: `${x}`, card: name, cell: [x, 0] as Cell, turned: false }));
  const walk: Walk = { steps: 3, from: { cell: [0, 0], space: "0" }, bars: [], halts: [] };
  const things = (names: string[], more: Partial<Things> = {}): Things => ({
    laid: row(names),
    hidden: [],
    goals: [],
    tools: [],
    edges: [],
    standing: [],
    walk,
    ...more,
  });
  const step: Target = { key: "step 1,0", cell: [1, 0], kind: "step", label: "" };
  const far = (one: Things): string[] =>
    farSteps(look, cards, sceneOf(look, cards, one), [step]).map((each) => `${spotKey(each)}: ${each.way.length}`);
  const five = ["path", "path", "path", "path", "path"];

  it("goes as far as there are steps left, and not back", () => {
    expect(far(things(five))).toEqual(["2,0 0: 2", "3,0 0: 3"]);
  });

  it("ends where something might happen", () => {
    expect(far(things(["path", "path", "bridge", "path"]))).toEqual(["2,0 0: 2"]);
    expect(far(things(five, { edges: [onEdge("web", [2, 0, "W"], "")] }))).toEqual([]);
    expect(far(things(five, { walk: { ...walk, bars: [[3, 0]] } }))).toEqual(["2,0 0: 2"]);
    expect(far(things(five, { walk: { ...walk, halts: [{ cell: [1, 0], space: "0" }] } }))).toEqual([]);
    expect(far(things(five, { walk: null }))).toEqual([]);
  });

  it("says what the next step costs", () => {
    const toll = (one: Things): string | null => tollOf(look, cards, sceneOf(look, cards, one), step);
    expect(toll(things(five))).toBeNull();
    expect(toll(things(["path", "bridge"]))).toBe("card");
    expect(toll(things(five, { edges: [onEdge("trap", [1, 0, "W"], "")] }))).toBe("card");
  });
});
