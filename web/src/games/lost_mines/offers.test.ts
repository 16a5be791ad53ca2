import { expect, it } from "vitest";
import type { Choice, LostMinesDecision, LostMinesView, Pointer } from "../../protocol";
import { sameEdge } from "./edges";
import { at } from "../../texts/grammar";
import { offers } from "./offers";

const view = {
  mines: [{ cell: [2, 3], face_up: false, card: null, known: 0 }],
  traps: [{ edge: [1, 3, "E"], number: 1 }],
  treasures: [
    { place: 2, symbol: "gems", taker: null, value: null, known: 0 },
    { place: 4, symbol: "gold", taker: null, value: 3, known: 0 },
  ],
  seats: [{ seat: 0, cell: [1, 3] }],
  aligning: null,
  vote: { proposer: 1 },
} as unknown as LostMinesView;
const wording = (decision: LostMinesDecision, points: Pointer = { kind: "play" }) =>
  offers.wording({ text: "", decision, points } satisfies Choice, { view, cards: new Map(), names: ["Anna", "Bert"], look: 0, place: at });

it("warns a dwarf before the next step", () => {
  const { label } = wording({ type: "step", side: "E" }, { kind: "step", cell: [2, 3] });
  expect(label).toBe("step to the card 2 right and 3 up from the start (trap: costs a card, turns the card over)");
});

it("asks which treasure", () => {
  expect([2, 4].map((place) => wording({ type: "take", place }).label)).toEqual(["Treasure 2: gems", "Treasure 4: gold, worth 3"]);
  expect(wording({ type: "look_treasure", card: "info", place: 2 }).label).toBe("Look at treasure 2 (gems)");
});

it("asks for votes about the round", () => {
  expect(wording({ type: "vote", yes: false }).question).toContain("Bert proposes to end the round.");
});

it("edges are the same from both sides", () => {
  expect(sameEdge([1, 3, "E"], [1, 3], "E")).toBe(true);
  expect(sameEdge([1, 3, "E"], [2, 3], "W")).toBe(true);
  expect(sameEdge([1, 3, "N"], [1, 4], "S")).toBe(true);
  expect(sameEdge([1, 3, "N"], [1, 3], "E")).toBe(false);
});
