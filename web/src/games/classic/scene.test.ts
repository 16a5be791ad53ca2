import { expect, it } from "vitest";
import type { ClassicView } from "../../protocol";
import board from "./samples/board.json";
import { scene } from "./scene";

it("is all cards and the goals", () => {
  const things = scene(board.view as unknown as ClassicView);
  expect(things.laid).toHaveLength(board.view.laid.length);
  expect(things.hidden).toHaveLength(3);
  expect(things.hidden.some((goal) => goal.known)).toBe(true);
  expect(things.standing).toEqual([]);
});
