/** Where one looks at the table: a shift in pixels and a scale. Plain sums, so that they can be tested. */
import type { Box, Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export const SMALLEST = 0.18;
export const LARGEST = 4;

/** Shows a whole box in a window, not larger than `most`. */
export function fitted(box: Box, width: number, height: number, most = 1.7): Camera {
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const scale = Math.max(SMALLEST, Math.min(most, width / wide, height / high));
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** On a small screen cells stay large enough for a finger, and one looks at a part of the table. */
export function comfortable(width: number): number {
  return width < 700 ? 0.7 : 0.4;
}

/** Shows the whole box, or as much of it as can be seen well around a point. */
export function framed(box: Box, width: number, height: number, around: Point): Camera {
  const whole = fitted(box, width, height);
  const scale = comfortable(width);
  if (whole.scale >= scale) return whole;
  return {
    scale,
    x: slid(box.left * scale, box.right * scale, width, around[0] * scale),
    y: slid(box.top * scale, box.bottom * scale, height, around[1] * scale),
  };
}

/** The shift that brings a point into the middle of a window, but shows nothing beyond the ends if it can. */
function slid(from: number, to: number, window: number, around: number): number {
  if (to - from <= window) return window / 2 - (from + to) / 2;
  return Math.min(-from, Math.max(window - to, window / 2 - around));
}

/** Zooms so that the point of the table under `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at[0] - (at[0] - camera.x) * by, y: at[1] - (at[1] - camera.y) * by };
}

export function shifted(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Two fingers: what was between them stays between them. */
export function pinched(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const spread = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [from, to] = [middle(before), middle(after)];
  const moved = shifted(camera, to[0] - from[0], to[1] - from[1]);
  return zoomed(moved, spread(after) / spread(before), to);
}
