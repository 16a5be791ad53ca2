import { describe, expect, it } from "vitest";
import { deckOf, POSITIONS } from "../gallery/samples";
import { nearestTarget, nextTarget, placeTargets } from "./targets";
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

  it("can all be reached by arrow keys", () => {
    const placed = placeTargets(ui.look, cards, laid, targets, 1);
    const reached = new Set([placed[0]!.target.key]);
    for (const key of reached)
      for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = nextTarget(placed, key, arrow);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(placed.length);
  });
});
