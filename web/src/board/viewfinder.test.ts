import { describe, expect, it } from "vitest";
import { boxAround } from "./geometry";
import type { Cell } from "./types";
import { Viewfinder } from "./viewfinder.svelte";

describe("the view", () => {
  const cells: Cell[] = [
    [0, 0],
    [8, 2],
  ];
  let time = 10_000;
  const open = (): Viewfinder => {
    const view = new Viewfinder(
      () => boxAround(cells, 1),
      () => time,
    );
    [view.width, view.height] = [800, 500];
    return view;
  };
  const far = boxAround([[8, 2]], 0);

  it("holds everything until it is moved by hand, and again when asked to", () => {
    const view = open();
    expect(view.shows(far)).toBe(true);
    view.move({ x: 0, y: 0, scale: 2 });
    expect(view.shows(far)).toBe(false);
    view.showAll();
    expect(view.shows(far)).toBe(true);
  });

  it("follows what happens, but not against somebody who has just moved it", () => {
    const view = open();
    view.move({ x: 0, y: 0, scale: 2 });
    time += 1_000;
    view.follow(far);
    expect(view.shows(far)).toBe(false);
    time += 10_000;
    view.follow(far);
    expect(view.shows(far)).toBe(true);
    expect(view.camera.scale).toBe(2);
  });

  it("brings what can be chosen into sight at once, and zooms out only if it must", () => {
    const view = open();
    view.move({ x: 0, y: 0, scale: 2 });
    view.bring(boxAround(cells, 0));
    expect(view.shows(boxAround(cells, 0))).toBe(true);
    expect(view.camera.scale).toBeLessThan(2);
    const before = view.camera;
    view.bring(far);
    expect(view.camera).toBe(before);
  });

  it("never loses anything for what it brings into sight, however large the window becomes later", () => {
    const view = open();
    const beside = boxAround([[-3, 0]], 0);
    view.bring(beside);
    [view.width, view.height] = [360, 240];
    expect(view.shows(beside)).toBe(true);
    expect(view.shows(boxAround(cells, 1))).toBe(true);
  });
});
