import { expect, it } from "vitest";
import type { LostMinesView } from "../../protocol";
import board from "./samples/board.json";
import { scene } from "./scene";

it("is dwarves, tools and traps as well", () => {
  const things = scene(board.view as unknown as LostMinesView);
  expect(things.standing).toHaveLength(board.view.seats.length);
  expect(things.tools).toHaveLength(board.view.tools.length);
  expect(things.edges).toHaveLength(board.view.traps.length + board.view.trolls.length);
});
