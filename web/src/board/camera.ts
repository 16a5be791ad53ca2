/** Where one looks at the table: a shift in pixels and a scale. Plain sums, so that they can be tested. */
import type { Box, Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export const SMALLEST = 0.08;
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

/** The room that the buttons have to themselves, along the right or the bottom of the window. */
export const STRIP = 52;

export interface Arrangement {
  camera: Camera;
  /** Where the buttons are: along the side that costs the picture least. */
  strip: "right" | "bottom";
}

/** Shows a whole box beside the buttons, as large as can be. */
export function arranged(box: Box, width: number, height: number): Arrangement {
  const beside = fitted(box, width - STRIP, height);
  const above = fitted(box, width, height - STRIP);
  return beside.scale >= above.scale ? { camera: beside, strip: "right" } : { camera: above, strip: "bottom" };
}

/** A box of the table, in pixels of the window. */
export function seen({ left, top, right, bottom }: Box, { x, y, scale }: Camera): Box {
  return { left: left * scale + x, top: top * scale + y, right: right * scale + x, bottom: bottom * scale + y };
}

/** The point of the table under a point of the window. */
export function tablePoint([x, y]: Point, camera: Camera): Point {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

/** The camera from which a box is in sight: moved no farther than needed, and zoomed out only if it must be. */
export function bringing(camera: Camera, box: Box, width: number, height: number): Camera {
  const { left, top, right, bottom } = seen(box, camera);
  if (right - left > width || bottom - top > height) return fitted(box, width, height, camera.scale);
  const into = (from: number, to: number, size: number): number => Math.max(-from, 0) + Math.min(size - to, 0);
  const [dx, dy] = [into(left, right, width), into(top, bottom, height)];
  return dx || dy ? shifted(camera, dx, dy) : camera;
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
