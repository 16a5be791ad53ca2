import { describe, expect, it } from "vitest";
import { deckOf, POSITIONS } from "../gallery/samples";
import { chanceOf, type Point } from "./geometry";
import { ahead, nearestTarget, placeTargets } from "./targets";
import type { Target } from "./types";

describe("targets", () => {
  const { targets, view, game } = POSITIONS.find((one) => one.targets.length > 2)!;
  const { cards, ui } = deckOf(game);
  const { laid } = ui.scene(view);

  it("are large enough for a finger on any scale", () => {
    const edge: Target = { key: "e", cell: [0, 0], side: "E", kind: "edge", label: "" };
    for (const scale of [0.65, 1, 2]) {
      const { half } = placeTargets(ui.look, cards, laid, [edge], scale)[0]!;
      expect(half[0] * 2 * scale).toBeGreaterThanOrEqual(43.9);
    }
  });

  it("are found by a finger beside them, the nearest first, but not from afar", () => {
    const placed = placeTargets(ui.look, cards, laid, targets, 0.4);
    const { target, at, half } = placed[0]!;
    expect(nearestTarget(placed, at, 50)).toBe(target);
    expect(nearestTarget([placed[0]!], [at[0] + half[0] + 20, at[1]], 50)).toBe(target);
    expect(nearestTarget([placed[0]!], [at[0] + half[0] + 60, at[1]], 50)).toBeNull();
  });

  it("can all be reached by arrow keys, however they lie", () => {
    const chance = chanceOf("arrows");
    const most = (many: number): number => Math.floor(chance() * many);
    for (let table = 0; table < 300; table++) {
      const cells = new Set(Array.from({ length: 2 + most(12) }, () => `${most(7)},${most(6)}`));
      // In the middle of a cell, on one of its edges or in one of its spaces.
      const points = [...cells].map((cell): Point => {
        const [x, y] = cell.split(",").map(Number) as Point;
        return [100 * x + 30 * (most(3) - 1), 120 * y + 30 * (most(3) - 1)];
      });
      for (const start of points.keys()) {
        const reached = new Set([start]);
        for (const from of reached)
          for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
            const next = ahead(points, points[from]!, arrow);
            if (next >= 0) reached.add(next);
          }
        expect(reached.size).toBe(points.length);
      }
    }
  });
});
