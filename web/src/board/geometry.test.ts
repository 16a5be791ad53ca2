import { describe, expect, it } from "vitest";
import {
  arrange,
  boxAround,
  chanceOf,
  DIRECTIONS,
  distanceToStretch,
  doorPoint,
  edgePoint,
  HALF,
  HIGH,
  middleOf,
  opposite,
  turn,
  WIDE,
} from "./geometry";

describe("cells", () => {
  it("grow east and north, on a screen that grows downwards", () => {
    expect(middleOf([2, 3])).toEqual([2 * WIDE, -3 * HIGH]);
  });

  it("share their edges", () => {
    expect(edgePoint([0, 0], "E")).toEqual(edgePoint([1, 0], "W"));
    expect(edgePoint([0, 0], "N")).toEqual(edgePoint([0, 1], "S"));
  });

  it("have a box around them", () => {
    const box = boxAround(
      [
        [0, 0],
        [2, 1],
      ],
      0,
    );
    expect(box).toEqual({ left: -50, right: 250, top: -HIGH - HALF[1], bottom: HALF[1] });
    expect(boxAround([], 1).left).toBe(-150);
  });
});

describe("a card", () => {
  it("has its doors in the middle of its sides, and opposite ones change places when it is turned", () => {
    for (const d of DIRECTIONS) {
      const [x, y] = turn(doorPoint(d));
      const [ox, oy] = doorPoint(opposite(d));
      expect([x + 0, y + 0]).toEqual([ox + 0, oy + 0]);
    }
  });
});

describe("a crowd", () => {
  const room = { at: [5, 7] as [number, number], width: 40, height: 36 };

  it("stands in its room without touching, up to ten of them", () => {
    for (let count = 1; count <= 10; count++) {
      const { spots, scale } = arrange(room, count, 16, 16);
      expect(spots).toHaveLength(count);
      for (const [x, y] of spots) {
        expect(Math.abs(x - 5) + 8 * scale).toBeLessThanOrEqual(20.001);
        expect(Math.abs(y - 7) + 8 * scale).toBeLessThanOrEqual(18.001);
      }
      for (const [i, [x, y]] of spots.entries())
        for (const [other, below] of spots.slice(0, i))
          expect(Math.max(Math.abs(x - other), Math.abs(y - below))).toBeGreaterThan(15.9 * scale);
    }
  });

  it("of eight is not smaller than half", () => {
    expect(arrange(room, 8, 16, 16).scale).toBeGreaterThan(0.7);
  });
});

it("chance is the same for the same name", () => {
  const [a, b, c] = [chanceOf("NS"), chanceOf("NS"), chanceOf("EW")];
  const first = [a(), a(), a()];
  expect([b(), b(), b()]).toEqual(first);
  expect([c(), c(), c()]).not.toEqual(first);
  for (const value of first) expect(value >= 0 && value < 1).toBe(true);
});

it("distance to a stretch ends at its ends", () => {
  expect(distanceToStretch([3, 4], [0, 0], [0, 0])).toBe(5);
  expect(distanceToStretch([0, 5], [-10, 0], [10, 0])).toBe(5);
  expect(distanceToStretch([13, 4], [-10, 0], [10, 0])).toBe(5);
});
