/** How the table is laid out: beside each other on a desk, below each other on a phone, in columns on one held sideways. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Shape = "desk" | "tall" | "flat";

/** A narrow window is tall even if it is low: so is a page at 400 %, which scrolls. */
export function shapeOf(width: number, height: number): Shape {
  if (width > 1000 && height > 520) return "desk";
  return width > 480 && width > height * 1.15 ? "flat" : "tall";
}

/** The height of a whole panel, and of what lies above and below the players on a desk, in pixels. */
const PANEL = 76;
const OTHERS = 270;

/** Whether all panels fit below each other; otherwise seats are chips, and a tap opens the panel. */
export const panelsFit = (shape: Shape, height: number, seats: number): boolean => shape === "desk" && seats * PANEL + OTHERS <= height;

export const screen = {
  get shape(): Shape {
    return shapeOf(innerWidth.current ?? 1280, innerHeight.current ?? 800);
  },
  panels(seats: number): boolean {
    return panelsFit(this.shape, innerHeight.current ?? 800, seats);
  },
};
