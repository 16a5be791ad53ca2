import { expect, it } from "vitest";
import type { CardPicture, Choice, DarkCaveDecision, DarkCaveView } from "../../protocol";
import { at } from "../../texts/grammar";
import { offers } from "./offers";

const bridge: CardPicture = {
  name: "II-bridge-EW",
  kind: "path",
  copies: 1,
  group: 2,
  doors: [2, 0, 3, 1],
  links: [],
  features: ["bridge", "bridge", "", ""],
  names: ["E", "W", "N", "S"],
};
const view = {
  laid: [{ cell: [0, 1], card: "II-bridge-EW", turned: true }],
  goals: [],
  creatures: [],
  gold_in_veins: [],
  walking: null,
  attack: { creature: "rat", victims: [0, 1] },
  aligning: null,
  vote: { proposer: 1 },
  seats: [{ seat: 0, at: { cell: [0, 0], space: "C" }, gold: 2, hand: { number: 3 } }],
} as unknown as DarkCaveView;
const cards = new Map([[bridge.name, bridge]]);
const wording = (decision: DarkCaveDecision) =>
  offers.wording({ text: "", decision, points: { kind: "act" } } satisfies Choice, {
    view,
    cards,
    names: ["Anna", "Bert"],
    look: 0,
    place: at,
  });

it("tells the toll of a bridge, also when it lies turned", () => {
  expect(wording({ type: "step", cell: [0, 1], space: "W" }).label).toContain("costs a card");
  expect(wording({ type: "step", cell: [0, 1], space: "S" }).label).toBe("step to the card 1 up from the start, bottom");
  expect(wording({ type: "step", cell: [5, 5], space: "C" }).label).toContain("turns the card over");
});

it("asks for an axe against a creature", () => {
  expect(wording({ type: "axe", yes: true })).toMatchObject({
    question: "The rat attacks Anna and Bert. Use your axe to drive it away?",
    emblem: "axe",
  });
});

it("asks which creature comes first, and for votes about the game", () => {
  expect(["rat", "goblin"].map((creature) => wording({ type: "meet", creature }).label)).toEqual(["the rat", "the goblin"]);
  expect(wording({ type: "vote", yes: true }).question).toContain("Bert proposes to end the game.");
});

it("names cards without their group", () => {
  expect(wording({ type: "rouse", card: "II-rat" }).label).toBe("Take over the rat");
  expect(wording({ type: "equip", card: "I-boots", seat: 1 }).label).toBe("Give boots");
});
