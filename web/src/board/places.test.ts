import { describe, expect, it } from "vitest";
import { placeInWords } from "./places";
import type { Cell } from "./types";

const start = (card: string, cell: Cell) => ({ key: card, card, cell, turned: false });
const column = (x: number, rows: number[]): Cell[] => rows.map((y) => [x, y]);

describe("a place in words", () => {
  const hill = { laid: [start("start", [0, 0])], goals: column(8, [2, 0, -2]) };
  const say = (x: number, y: number): string => placeInWords([x, y], hill);

  it("is told from the start or the nearest goal", () => {
    expect(say(0, 0)).toBe("at the start");
    expect(say(1, 0)).toBe("just right of the start");
    expect(say(0, -1)).toBe("just below the start");
    expect(say(2, 1)).toBe("two right and one up from the start");
    expect(say(6, 2)).toBe("two left of the top goal");
    expect(say(8, -4)).toBe("two below the bottom goal");
    expect(say(8, 0)).toBe("at the middle goal");
  });

  it("knows the camps, the mines and the corners", () => {
    const map = { laid: [start("start-yellow", [0, 2]), start("start-blue", [0, 4])], goals: column(10, [0, 2, 4, 6]) };
    expect(placeInWords([1, 4], map)).toBe("just right of the blue camp");
    expect(placeInWords([9, 4], map)).toBe("just left of the second mine");
    const cave = { laid: [start("start", [0, 0])], goals: [...column(-3, [3, -3]), ...column(3, [3, -3])] };
    expect(placeInWords([-2, 3], cave)).toBe("just right of the top left corner");
    expect(placeInWords([3, -3], cave)).toBe("at the bottom right corner");
  });

  it("is nothing where nothing has a name", () => {
    expect(placeInWords([1, 1], { laid: [], goals: [] })).toBe("");
  });
});
