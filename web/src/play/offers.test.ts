import { describe, expect, it } from "vitest";
import type { CardInfo, Choice, ClassicView, DarkCaveView, GameDecision, LostMinesView } from "../protocol";
import { boardOffers, buttonOffers, cardOf, discardOf, mayDiscardTwo, sameEdge, seatOffers, usesOf } from "./offers";
import { turnSpace } from "./places";

const choice = (text: string, decision: GameDecision): Choice => ({ text, decision });
const classic = { game: "classic", laid: [], seats: [] } as unknown as ClassicView;
const mines = {
  game: "lost_mines",
  laid: [{ cell: [3, 2], card: "lake-EW", turned: false }],
  mines: [{ cell: [2, 3], face_up: false, card: null, known: 0 }],
  traps: [{ edge: [1, 3, "E"], number: 1 }],
  treasures: [{ place: 2, symbol: "gems", taker: null, value: null, known: 0 }],
  seats: [{ seat: 0, cell: [1, 3] }],
} as unknown as LostMinesView;
const bridge: CardInfo = {
  name: "II-bridge-EW",
  kind: "path",
  copies: 1,
  group: 2,
  doors: [2, 0, 3, 1],
  links: [],
  features: ["bridge", "bridge", "", ""],
  names: ["E", "W", "N", "S"],
};
const cave = {
  game: "dark_cave",
  laid: [{ cell: [0, 1], card: "II-bridge-EW", turned: true }],
  creatures: [],
  gold_in_veins: [],
  walking: null,
  seats: [{ seat: 0, at: { cell: [0, 0], space: "C" }, gold: 2, hand: { number: 3 } }],
} as unknown as DarkCaveView;

describe("choices", () => {
  it("belong to cards of the hand", () => {
    expect(cardOf({ type: "break", tool: "lamp", seat: 1 }, classic)).toBe("broken-lamp");
    expect(cardOf({ type: "map", goal: [8, 0] }, classic)).toBe("map");
    expect(cardOf({ type: "tool", cell: [3, 2] }, mines)).toBe("boat");
    expect(cardOf({ type: "rockfall", card: "II-rockfall", cell: [0, 1] }, cave)).toBe("II-rockfall");
    expect(cardOf({ type: "pass", card: "NS" }, classic)).toBeNull();
    expect(cardOf({ type: "stop" }, mines)).toBeNull();
  });

  it("light up cells, told apart by how the card fits", () => {
    const choices = [
      choice("lay NS 1,0", { type: "lay", card: "NS", cell: [1, 0], turned: false }),
      choice("lay SW 2,0", { type: "lay", card: "SW", cell: [2, 0], turned: false }),
      choice("lay SW~ 2,0", { type: "lay", card: "SW", cell: [2, 0], turned: true }),
      choice("lay SW~ 3,0", { type: "lay", card: "SW", cell: [3, 0], turned: true }),
      choice("pass SW", { type: "pass", card: "SW" }),
    ];
    const offers = boardOffers(choices, "SW", classic, new Map(), 0);
    expect(offers.map((offer) => [offer.target.key, offer.target.kind])).toEqual([
      ["lay 2,0", "lay-both"],
      ["lay 3,0", "lay-turned"],
    ]);
    expect(offers[0]!.choices).toHaveLength(2);
    expect(usesOf(choices, "NS", classic)).toHaveLength(1);
  });

  it("lead a dwarf of The Lost Mines to the next cell, with a warning", () => {
    const [offer] = boardOffers([choice("step E", { type: "step", side: "E" })], null, mines, new Map(), 0);
    expect(offer!.target).toMatchObject({ cell: [2, 3], kind: "step" });
    expect(offer!.target.label).toContain("trap");
    expect(offer!.target.label).toContain("turns the card over");
  });

  it("tell the toll of a bridge, also when it lies turned", () => {
    const steps = [
      choice("step 0,1 W", { type: "step", cell: [0, 1], space: "W" }),
      choice("step 0,1 S", { type: "step", cell: [0, 1], space: "S" }),
    ];
    const offers = boardOffers(steps, null, cave, new Map([[bridge.name, bridge]]), 0);
    expect(offers[0]!.target).toMatchObject({ space: "W", kind: "step" });
    expect(offers[0]!.target.label).toContain("costs a card");
    expect(offers[1]!.target.label).not.toContain("costs");
  });

  it("about players go to their panels", () => {
    const offers = seatOffers([
      choice("repair lamp B with repair-lamp-cart", { type: "repair", tool: "lamp", seat: 1, card: "repair-lamp-cart" }),
      choice("repair cart B with repair-lamp-cart", { type: "repair", tool: "cart", seat: 1, card: "repair-lamp-cart" }),
    ]);
    expect(offers.get(1)?.map((offer) => offer.label)).toEqual(["Mend the lamp", "Mend the cart"]);
  });

  it("discard one or two, in whichever order", () => {
    const choices = [
      choice("discard EW", { type: "discard", cards: ["EW"] }),
      choice("discard EW trap", { type: "discard", cards: ["EW", "trap"] }),
    ];
    expect(discardOf(choices, ["trap", "EW"])?.text).toBe("discard EW trap");
    expect(discardOf(choices, ["trap"])).toBeUndefined();
    expect(mayDiscardTwo(choices)).toBe(true);
  });

  it("that nobody has thought of become buttons with their text", () => {
    const strange = choice("dance 3", { type: "dance" } as unknown as GameDecision);
    const look = choice("look-treasure 2 with info", { type: "look_treasure", card: "info", place: 2 });
    expect(buttonOffers([strange, look, choice("stop", { type: "stop" })], mines).map((offer) => offer.label)).toEqual([
      "dance 3",
      "Look at treasure 2 (gems)",
    ]);
  });
});

it("edges are the same from both sides", () => {
  expect(sameEdge([1, 3, "E"], [1, 3], "E")).toBe(true);
  expect(sameEdge([1, 3, "E"], [2, 3], "W")).toBe(true);
  expect(sameEdge([1, 3, "N"], [1, 4], "S")).toBe(true);
  expect(sameEdge([1, 3, "N"], [1, 3], "E")).toBe(false);
});

it("spaces of turned cards have the names of the other side", () => {
  expect(turnSpace("N")).toBe("S");
  expect(turnSpace("NE")).toBe("SW");
  expect(turnSpace("ES")).toBe("NW");
  expect(turnSpace("C")).toBe("C");
});
