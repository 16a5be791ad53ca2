import { describe, expect, it } from "vitest";
import { SIMPLE } from "./look";
import { cardsOf, onEdge, sceneOf, type Standing } from "./scene";
import type { Cell } from "./types";

const laid = [{ cell: [0, 0] as Cell, card: "NESW", turned: false }];
const goal = (x: number, face_up: boolean, card: string | null) => ({ cell: [x, 0] as Cell, face_up, card, known: 0 });
const dwarf = (seat: number): Standing => ({
  key: `dwarf ${seat}`,
  kind: "dwarf",
  cell: [0, 0],
  space: "C",
  seat,
  name: "dwarf",
  clan: "",
  fallen: false,
});

describe("what lies on the table", () => {
  const cards = cardsOf(laid, [goal(4, false, null), goal(5, false, "stone"), goal(6, true, "treasure")]);

  it("is what was laid, and goals that are turned over but not aligned yet", () => {
    expect(cards.laid.map(({ card }) => card)).toEqual(["NESW", "treasure"]);
    expect(cards.hidden.map(({ known }) => known)).toEqual([null, "stone"]);
  });

  it("is in sight with all that stands on it", () => {
    const things = { ...cards, tools: [], edges: [onEdge("trap", [0, 0, "N"], "2")], standing: [0, 1, 2, 3, 4, 5, 6, 7].map(dwarf) };
    const scene = sceneOf(SIMPLE, new Map(), things);
    const printed: [Cell, Cell] = [
      [0, 0],
      [20, 1],
    ];
    expect(new Set(scene.figures.map((figure) => figure.at.join())).size).toBe(8);
    expect(scene.box.right).toBeGreaterThan(550);
    expect(sceneOf({ ...SIMPLE, printed }, new Map(), things).box.right).toBeGreaterThan(2000);
  });
});
