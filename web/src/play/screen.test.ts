import { describe, expect, it } from "vitest";
import { panelsFit, shapeOf } from "./screen.svelte";

describe("the shape of a table", () => {
  it.each([
    [1280, 800, "desk"],
    [2560, 1440, "desk"],
    [390, 844, "tall"],
    [360, 640, "tall"],
    [768, 1024, "tall"],
    [844, 390, "flat"],
    [640, 400, "flat"],
    [320, 256, "tall"],
    [1280, 400, "flat"],
  ])("%i by %i is %s", (width, height, shape) => expect(shapeOf(width, height)).toBe(shape));

  it("shows whole panels only where all of them fit", () => {
    expect(panelsFit("desk", 800, 5)).toBe(true);
    expect(panelsFit("desk", 800, 10)).toBe(false);
    expect(panelsFit("desk", 1440, 10)).toBe(true);
    expect(panelsFit("tall", 844, 3)).toBe(false);
  });
});
