import { expect, it } from "vitest";
import type { Choice, ClassicDecision, ClassicView } from "../../protocol";
import { at } from "../../texts/grammar";
import { offers } from "./offers";

const view = {
  aligning: [8, 0],
  goals: [{ cell: [8, 0], face_up: true, card: "treasure" }],
  vote: { proposer: 1 },
} as unknown as ClassicView;
const wording = (decision: ClassicDecision, text = "") =>
  offers.wording({ text, decision, points: { kind: "play" } } satisfies Choice, {
    view,
    cards: new Map(),
    names: ["Anna", "Bert"],
    look: 0,
    place: at,
  });

it("names what a card does to a tool", () => {
  expect(wording({ type: "repair", tool: "lamp", seat: 1, card: "repair-lamp-cart" }).label).toBe("Mend the lamp");
  expect(wording({ type: "break", tool: "cart", seat: 1 }).label).toBe("Break the cart");
});

it("asks about gold, votes and the way a goal lies", () => {
  expect(wording({ type: "take", nuggets: 1 })).toMatchObject({ label: "1 nugget", emblem: "gold" });
  expect(wording({ type: "vote", yes: true }).question).toBe("Bert proposes to end the round. Do you agree?");
  expect(wording({ type: "align", turned: true }).card).toEqual({ name: "treasure", turned: true });
});

it("gives a decision that nobody has thought of by its text", () => {
  expect(wording({ type: "dance" } as unknown as ClassicDecision, "dance 3").label).toBe("dance 3");
});
