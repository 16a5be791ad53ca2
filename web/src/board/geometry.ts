/** Where things are: cells on the table, doors of a card, seats in a space. Card coordinates begin in its middle. */
import type { Cell, Side } from "./types";

export type Point = [number, number];

/** A card is a bit higher than wide, as real ones are. */
export const WIDE = 100;
export const HIGH = 112;
export const HALF: Point = [WIDE / 2, HIGH / 2];

export const SIDES = ["N", "E", "S", "W"] as const satisfies readonly Side[];
/** A side by its place in `SIDES`, as card graphs count them. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
export const opposite = (direction: Direction): Direction => ((direction + 2) % 4) as Direction;
/** Unit vectors of the sides, clockwise from north; y grows downwards. */
export const TOWARDS: readonly [Point, Point, Point, Point] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The middle of a cell on the table. Rows grow north, so y turns over. */
export function middleOf([x, y]: Cell): Point {
  return [x * WIDE, -y * HIGH];
}

/** The cell around a point of the table. */
export function cellUnder([x, y]: Point): Cell {
  // Adding zero makes a minus zero a plain one.
  return [Math.round(x / WIDE) + 0, Math.round(-y / HIGH) + 0];
}

/** The middle of a card's side, where its door is. */
export function doorPoint(direction: Direction): Point {
  const [x, y] = TOWARDS[direction];
  return [x * HALF[0], y * HALF[1]];
}

/** The middle of an edge of a cell, on the table. */
export function edgePoint(cell: Cell, side: Side): Point {
  return add(middleOf(cell), doorPoint(SIDES.indexOf(side) as Direction));
}

export function add([a, b]: Point, [c, d]: Point): Point {
  return [a + c, b + d];
}

export function scaled([a, b]: Point, by: number): Point {
  return [a * by, b * by];
}

export function between([a, b]: Point, [c, d]: Point, part: number): Point {
  return [a + (c - a) * part, b + (d - b) * part];
}

export function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}

/** Half a turn about the middle of the card: the only other way a card may lie. */
export function turn([x, y]: Point): Point {
  return [-x, -y];
}

/** How far a point is from a stretch between two others. */
export function distanceToStretch(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length === 0) return distance(p, a);
  const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length ** 2;
  return distance(p, between(a, b, Math.min(1, Math.max(0, along))));
}

/** Numbers from 0 to 1 that are always the same for the same text: cards look hand-cut, yet never change. */
export function chanceOf(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Part of a card where figures stand. */
export interface Room {
  at: Point;
  width: number;
  height: number;
}

/** Places for so many figures in a room, as large as they may be: rows and columns, the last row in the middle. */
export function arrange(room: Room, count: number, width: number, height: number, most = 1): { spots: Point[]; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(most, room.width / (columns * width), room.height / (rows * height));
    if (scale > best.scale + 1e-6) best = { columns, scale };
  }
  const { columns, scale } = best;
  const rows = Math.ceil(count / columns);
  const spots: Point[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const dx = ((i % columns) - (inRow - 1) / 2) * width * scale;
    const dy = (row - (rows - 1) / 2) * height * scale;
    spots.push([room.at[0] + dx, room.at[1] + dy]);
  }
  return { spots, scale };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around two boxes. */
export function joined(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The box around some cells, with so many cells of margin. */
export function boxAround(cells: Iterable<Cell>, margin: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const [x, y] = middleOf(cell);
    box.left = Math.min(box.left, x - HALF[0]);
    box.right = Math.max(box.right, x + HALF[0]);
    box.top = Math.min(box.top, y - HALF[1]);
    box.bottom = Math.max(box.bottom, y + HALF[1]);
  }
  if (box.left > box.right) return boxAround([[0, 0]], margin);
  return {
    left: box.left - margin * WIDE,
    top: box.top - margin * HIGH,
    right: box.right + margin * WIDE,
    bottom: box.bottom + margin * HIGH,
  };
}
