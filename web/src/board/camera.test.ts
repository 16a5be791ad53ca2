import { describe, expect, it } from "vitest";
import { deckOf, POSITIONS } from "../gallery/samples";
import { arranged, bringing, fitted, pinched, seen, STRIP, tablePoint, zoomed } from "./camera";
import { boxAround } from "./geometry";
import { sceneOf } from "./scene";

describe("the camera", () => {
  const box = { left: -100, top: -50, right: 300, bottom: 250 };

  it("shows the whole box in the middle", () => {
    const camera = fitted(box, 800, 600);
    expect(100 * camera.scale + camera.x).toBeCloseTo(400);
    expect(100 * camera.scale + camera.y).toBeCloseTo(300);
    expect(400 * camera.scale).toBeLessThanOrEqual(800);
  });

  it("moves no farther than needed to bring something into sight", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(bringing(camera, box, 800, 600)).toEqual({ x: 100, y: 50, scale: 1 });
    expect(bringing(camera, { left: 10, top: 10, right: 20, bottom: 20 }, 800, 600)).toBe(camera);
    const out = bringing(camera, { left: 0, top: 0, right: 1600, bottom: 100 }, 800, 600);
    expect(out.scale).toBe(0.5);
  });

  it("knows what is under a point", () => {
    const camera = { x: 30, y: -20, scale: 0.5 };
    const { left, top } = seen({ left: 70, top: 90, right: 70, bottom: 90 }, camera);
    expect(tablePoint([left, top], camera)).toEqual([70, 90]);
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

describe.each(POSITIONS.map((position) => [position.name, position] as const))("the first view of %s", (_, { game, view }) => {
  const { cards, ui } = deckOf(game);
  const full = sceneOf(ui.look, cards, ui.scene(view));
  const begun = sceneOf(ui.look, cards, { ...ui.scene(view), laid: full.laid.filter((one) => cards.get(one.card)?.kind === "start") });
  // What is left for the board in windows from 360x640 to 2560x1440, upright and sideways.
  const windows: [number, number][] = [
    [250, 180],
    [360, 250],
    [390, 420],
    [500, 200],
    [640, 560],
    [1900, 1100],
    [600, 1400],
  ];

  it.each(windows)("holds every goal and card at %i×%i, beside the buttons", (width, height) => {
    for (const scene of [full, begun]) {
      const { camera, strip } = arranged(scene.box, width, height);
      const [right, bottom] = strip === "right" ? [width - STRIP, height] : [width, height - STRIP];
      const cells = [...scene.goals, ...scene.laid.map(({ cell }) => cell)];
      for (const cell of cells) {
        const at = seen(boxAround([cell], 0), camera);
        expect(at.left).toBeGreaterThan(0);
        expect(at.top).toBeGreaterThan(0);
        expect(at.right).toBeLessThan(right);
        expect(at.bottom).toBeLessThan(bottom);
      }
    }
  });
});
