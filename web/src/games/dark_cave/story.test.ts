import { expect, it } from "vitest";
import type { DarkCaveEvent } from "../../protocol";
import { story } from "./story";

const tell = (event: DarkCaveEvent, look: number | null) => story.tell(event, { names: ["Anna", "Bert"], look });

it("tells secrets only where they are known", () => {
  const seen = (shows: string | null): DarkCaveEvent => ({
    type: "goal_seen",
    seat: 0,
    card: "I-information",
    goal: [4, 4],
    shows,
    known: 1,
  });
  expect(tell(seen("exit"), 0)).toEqual({ text: "Anna looks at a goal and sees: the exit." });
  expect(tell(seen(null), 1)).toEqual({ text: "Anna looks at a goal." });
  expect(story.place(seen(null))).toEqual([4, 4]);
});

it("names what is laid", () => {
  const laid: DarkCaveEvent = { type: "laid", seat: 1, card: "I-ladder-NESW", cell: [1, 0], turned: false, known: 1 };
  expect(tell(laid, 0)).toEqual({ text: "Bert lays a path card with a ladder." });
});

it("follows dwarves and creatures step by step", () => {
  expect(tell({ type: "stepped", seat: 1, cell: [1, 0], space: "C", known: 1 }, 0)).toEqual({ walker: "Bert", cell: [1, 0] });
  expect(tell({ type: "creature_stepped", creature: "rat", cell: [1, 0], space: "C", known: 1 }, 0)).toEqual({
    walker: "The rat",
    cell: [1, 0],
  });
});
