import { describe, expect, it } from "vitest";
import { comfortable, fitted, framed, pinched, zoomed } from "./camera";

describe("the camera", () => {
  const box = { left: -100, top: -50, right: 300, bottom: 250 };

  it("shows the whole box in the middle", () => {
    const camera = fitted(box, 800, 600);
    expect(100 * camera.scale + camera.x).toBeCloseTo(400);
    expect(100 * camera.scale + camera.y).toBeCloseTo(300);
    expect(400 * camera.scale).toBeLessThanOrEqual(800);
  });

  it("stays near enough on a small screen, around what matters", () => {
    const wide = { left: 0, top: 0, right: 2000, bottom: 300 };
    const near = framed(wide, 390, 844, [100, 50]);
    expect(near.scale).toBe(comfortable(390));
    expect(near.x).toBeCloseTo(0);
    const far = framed(wide, 390, 844, [1000, 50]);
    expect(1000 * far.scale + far.x).toBeCloseTo(195);
  });

  it("zooms about a point", () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, [110, 70]);
    expect([100 * after.scale + after.x, 50 * after.scale + after.y]).toEqual([110, 70]);
  });

  it("follows two fingers", () => {
    const after = pinched(
      { x: 0, y: 0, scale: 1 },
      [
        [0, 0],
        [100, 0],
      ],
      [
        [0, 0],
        [200, 0],
      ],
    );
    expect(after.scale).toBe(2);
    expect(after.x).toBe(0);
  });
});
