import { describe, expect, it } from "vitest";
import { uiOf } from "../games";
import type { Sight } from "../games/ui";
import type { Choice, GameDecision, GameView, Pointer } from "../protocol";
import { at } from "../texts/grammar";
import { discardOf, mayDiscardTwo, offersOf, usesOf } from "./offers";

const choice = (text: string, points: Pointer, decision: object = { type: "any" }): Choice => ({
  text,
  points,
  decision: decision as GameDecision,
});
const lay = (card: string, x: number, turned = false): Choice =>
  choice(
    `lay ${card} ${x},0${turned ? " turned" : ""}`,
    { kind: "play", cards: [card], cell: [x, 0] },
    { type: "lay", card, cell: [x, 0], turned },
  );

const ui = uiOf("a game from elsewhere");
const view = {
  laid: [{ cell: [0, 0], card: "EW", turned: false }],
  goals: [{ cell: [8, 0], face_up: false, card: null, known: 0 }],
} as unknown as GameView;
const info = { name: "EW", kind: "path", copies: 1, group: null, doors: [-1, 0, -1, 0], links: [], features: [""], names: ["C"] } as const;
const sight: Sight = { view, names: ["Anna", "Bert"], look: 0, place: at, cards: new Map([["EW", info as never]]) };
const offers = (choices: Choice[], card: string | null = null) => offersOf(choices, card, ui, sight);
const targets = (choices: Choice[], card: string | null = null) => offers(choices, card).board.map(({ target }) => target);

describe("choices", () => {
  it("light up cells for the chosen card, told apart by how it fits", () => {
    const choices = [lay("NS", 1), lay("SW", 2), lay("SW", 2, true), lay("SW", 3, true)];
    expect(targets(choices, "SW").map(({ key, kind }) => [key, kind])).toEqual([
      ["lay 2,0", "lay-both"],
      ["lay 3,0", "lay-turned"],
    ]);
    expect(offers(choices, "SW").board[0]!.choices).toHaveLength(2);
    expect(targets(choices)).toEqual([]);
    expect(usesOf(choices, "NS")).toHaveLength(1);
  });

  it("lie where they point at: cells, goals, edges, spaces", () => {
    const choices = [
      choice("fell a tree", { kind: "play", cards: ["axe"], cell: [0, 0] }),
      choice("look", { kind: "play", cards: ["axe"], cell: [8, 0] }),
      choice("bar the way", { kind: "play", cards: ["axe"], cell: [0, 0], side: "E" }),
    ];
    expect(targets(choices, "axe").map(({ kind, side }) => [kind, side])).toEqual([
      ["card", undefined],
      ["goal", undefined],
      ["edge", "E"],
    ]);
    const steps = [choice("go C", { kind: "step", cell: [0, 0], space: "C" }), choice("go on", { kind: "step", cell: [8, 0], space: "C" })];
    expect(targets(steps).map(({ key, kind, space }) => [key, kind, space])).toEqual([
      ["step 0,0 C", "step", "C"],
      ["step 8,0 C", "step", undefined],
    ]);
    expect(targets(steps, "axe")).toEqual([]);
  });

  it("about players go to their panels", () => {
    const help = [1, 1, 0].map((seat, i) => choice(`help ${i}`, { kind: "play", cards: ["rope"], seat }));
    expect([...offers(help, "rope").seats].map(([seat, found]) => [seat, found.map(({ label }) => label)])).toEqual([
      [1, ["Help 0", "Help 1"]],
      [0, ["Help 2"]],
    ]);
    expect(offers(help).seats.size).toBe(0);
  });

  it("that point at nothing, or at the same place as others, become buttons, so that nobody gets stuck", () => {
    const choices = [
      choice("dance", { kind: "act" }),
      choice("sing loudly", { kind: "act", cell: [0, 0] }),
      choice("sing softly", { kind: "act", cell: [0, 0] }),
      choice("throw all away", { kind: "discard", cards: ["a", "b", "c"] }),
      choice("stop", { kind: "stop" }),
      choice("yes", { kind: "answer" }),
    ];
    expect(offers(choices).buttons.map(({ label }) => label)).toEqual(["Dance", "Sing loudly", "Sing softly", "Throw all away"]);
    expect(offers(choices).board).toEqual([]);
  });

  it("discard one or two, in whichever order", () => {
    const choices = [
      choice("discard EW", { kind: "discard", cards: ["EW"] }),
      choice("discard EW trap", { kind: "discard", cards: ["EW", "trap"] }),
    ];
    expect(discardOf(choices, ["trap", "EW"])?.text).toBe("discard EW trap");
    expect(discardOf(choices, ["trap"])).toBeUndefined();
    expect(mayDiscardTwo(choices)).toBe(true);
    expect(mayDiscardTwo(choices.slice(0, 1))).toBe(false);
  });
});
