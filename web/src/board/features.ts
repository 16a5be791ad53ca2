/** What lies on path cards: rubble, ladders, holes, water, fires. All upright, however the card lies. */
import { FIGURES } from "./figures";
import { add, chanceOf, type Point } from "./geometry";
import { chipped, ellipse, moved, movedShapes, path, type Shape, wave } from "./shapes";

type Draw = (at: Point, chance: () => number, scale: number) => Shape[];

/** A heap of broken stone. */
export function rubble(at: Point, spread: number, chance: () => number): Shape[] {
  const shapes: Shape[] = [];
  const stones = Math.round(spread / 2) + 2;
  for (let i = 0; i < stones; i++) {
    const angle = (i / stones) * 6.283 + chance();
    const far = spread * (i % 2 ? 0.35 : 0.85);
    const where = add(at, [Math.cos(angle) * far, Math.sin(angle) * far * 0.9]);
    shapes.push(...boulder(where, spread * (0.3 + chance() * 0.14), chance));
  }
  return [...shapes, ...boulder(at, spread * 0.42, chance)];
}

/** A stone with a lit side. */
export function boulder(at: Point, size: number, chance: () => number): Shape[] {
  const outline = chipped(at, size, size * 0.86, 7, chance);
  const top = chipped(add(at, [-size * 0.16, -size * 0.2]), size * 0.58, size * 0.46, 6, chance);
  return [
    { d: path(outline), fill: "stone", line: "ink", width: 2 },
    { d: path(top), fill: "pebble" },
  ];
}

/** A ladder that comes up through a shaft. */
export const ladder: Draw = (at, chance, scale) => {
  const shaft = chipped(add(at, [0, 2 * scale]), 15 * scale, 12 * scale, 11, chance, 0.1);
  const rails = moved("M-6.5 -19L-6 9M6.5 -19L6 9", at, scale);
  const rungs = moved("M-6.5 -14H6.5M-6.4 -8H6.4M-6.2 -2H6.2M-6 4H6", at, scale);
  return [
    { d: path(shaft), fill: "night", line: "ink", width: 2 },
    { d: rails + rungs, line: "ink", width: 6 * scale },
    { d: rails, line: "plank", width: 3.2 * scale },
    { d: rungs, line: "wood", width: 2.8 * scale },
  ];
};

/** A dark hole, and something that looks out of it. */
export const hole: Draw = (at, chance, scale) => [
  { d: path(chipped(at, 15 * scale, 10.5 * scale, 12, chance, 0.14)), fill: "stone", line: "ink", width: 2 },
  { d: path(chipped(add(at, [0, 0.8]), 12 * scale, 7.8 * scale, 11, chance, 0.12)), fill: "night" },
  { d: moved("M-5.6 -0.6L-1.6 1L-4.8 1.6ZM5.6 -0.6L1.6 1L4.8 1.6Z", at, scale), fill: "shine" },
];

/** A gold vein: a spur of rock with gold in its cracks. */
export const vein: Draw = (at, _, scale) => {
  const cracks = moved("M-15 -3L-8 1L-4 -6L2 1L8 -4L15 3M-8 1L-7 8M2 1L4 8M8 -4L9 -9", at, scale);
  return [
    { d: moved("M-18 10L-17 -5L-8 -13L6 -14L16 -7L19 10L8 13L-9 12Z", at, scale), fill: "rock", line: "ink", width: 2.2 },
    { d: moved("M-15 -4L-8 -11L5 -12L0 -8L-8 -6Z", at, scale), fill: "mark" },
    { d: cracks, line: "ink", width: 5.4 * scale },
    { d: cracks, line: "gold", width: 3 * scale },
  ];
};

/** A piece of gold. */
export function nugget(at: Point, scale = 1): Shape[] {
  return [
    { d: moved("M-8 2L-6 -5L0 -7.5L6.5 -5L8.5 1L4 6L-4 6Z", at, scale), fill: "gold", line: "ink", width: 2 * scale },
    { d: moved("M-5 -0.5L-4 -4L0 -5.5L4 -4L0.5 -1.5Z", at, scale), fill: "shine" },
  ];
}

/** The way out: an arch full of daylight. */
export const exit: Draw = (at) => {
  const rays = moved("M0 -30L0 -36M-14 -26L-18 -31M14 -26L18 -31M-22 -15L-28 -18M22 -15L28 -18M-23 -2L-30 -2M23 -2L30 -2", at, 0.8);
  return [
    { d: rays, line: "shine", width: 3 },
    { d: moved("M-17 12L-17 -6C-16 -18 -8 -24 0 -24C8 -24 16 -18 17 -6L17 12Z", at, 0.86), fill: "stone", line: "ink", width: 2.4 },
    { d: moved("M-11 12L-11 -5C-10 -13 -6 -17 0 -17C6 -17 10 -13 11 -5L11 12Z", at, 0.86), fill: "paper", line: "ink", width: 1.8 },
    { d: moved("M-11 12L-11 4L-4 -1L2 3L11 -3L11 12Z", at, 0.86), fill: "good" },
    { d: ellipse(add(at, [2, -7]), 3.2), fill: "gold" },
  ];
};

/** A mouth of a tunnel on both sides of the wall, and the dark between them. */
export function tunnel(from: Point, to: Point): Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across: Point = [-along[1], along[0]];
  const spot = (u: number, v: number): Point => add(from, [along[0] * u + across[0] * v, along[1] * u + across[1] * v]);
  const tube = [spot(0, -10), spot(length, -10), spot(length, 10), spot(0, 10)];
  const rim = (u: number): Point[] => [spot(u, -12), spot(u, -4), spot(u, 4), spot(u, 12)];
  return [
    { d: path(tube), fill: "night", line: "ink", width: 3 },
    { d: path([spot(4, 0), spot(length - 4, 0)], false), line: "rim", width: 1.6 },
    { d: path(rim(0), false) + path(rim(length), false), line: "ink", width: 7 },
    { d: path(rim(0), false) + path(rim(length), false), line: "pebble", width: 3.6 },
  ];
}

/** A fallen tree across the way. */
const trunk: Draw = (at) => {
  const log = moved("M-25 9L21 -17L27 -7L-19 19Z", at);
  return [
    { d: moved("M-6 -3L-13 -14L-8 -15L0 -7ZM10 1L19 12L14 14L4 4Z", at), fill: "wood", line: "ink", width: 2 },
    { d: log, fill: "wood", line: "ink", width: 2.4 },
    { d: moved("M-18 9L17 -11L19 -8L-16 12Z", at), fill: "plank" },
    { d: moved("M-12 13L0 6M6 5L20 -4", at), line: "ink", width: 1.4 },
    { d: ellipse(add(at, [-22, 14]), 5.2, 6.4), fill: "plank", line: "ink", width: 2 },
    { d: ellipse(add(at, [-22, 14]), 2, 2.6), line: "wood", width: 1.4 },
  ];
};

const lake: Draw = (at, chance) => [
  { d: path(chipped(at, 29, 25, 19, chance, 0.08)), fill: "deep", line: "ink", width: 2.4 },
  { d: path(chipped(add(at, [-3, -3]), 19, 15, 15, chance, 0.1)), fill: "shallow" },
  {
    d: wave(add(at, [-14, -6]), add(at, [4, -6])) + wave(add(at, [-4, 3]), add(at, [15, 3])) + wave(add(at, [-13, 12]), add(at, [6, 12])),
    line: "foam",
    width: 1.7,
  },
];

const ditch: Draw = (at) => [
  { d: moved("M-34 -6L-20 -12L-10 -7L4 -13L16 -7L34 -11L33 6L20 12L8 7L-6 13L-20 7L-33 10Z", at), fill: "night", line: "ink", width: 2.4 },
  { d: moved("M-34 -6L-20 -12L-10 -7L4 -13L16 -7L34 -11L34 -6L17 -2L5 -8L-9 -2L-20 -7L-33 -1Z", at), fill: "stone" },
  { d: moved("M-24 -4L-24 5M-13 0L-13 8M-2 -1L-2 8M9 -2L9 4M21 0L21 7", at), line: "rim", width: 1.5 },
];

/** Rock in the way, which no tool removes. */
const rock: Draw = (at, chance) => [
  ...boulder(add(at, [-13, 8]), 13, chance),
  ...boulder(add(at, [14, 9]), 12, chance),
  ...boulder(add(at, [1, -6]), 18, chance),
];

/** A camp fire. */
const fire: Draw = (at) => [
  { d: moved("M-16 14L14 7L15 11L-14 18ZM16 14L-14 7L-15 11L14 18Z", at), fill: "wood", line: "ink", width: 2 },
  {
    d: moved("M0 -22C3 -14 12 -10 11 0C11 7 6 11 0 11C-6 11 -11 7 -11 0C-11 -6 -6 -7 -6 -13C-3 -11 -2 -9 -2 -7C0 -11 1 -16 0 -22Z", at),
    fill: "ember",
    line: "ink",
    width: 2.2,
  },
  { d: moved("M1 -8C2 -4 6 -2 6 3C6 7 3 9 0 9C-3 9 -6 7 -5 3C-4 0 0 -2 1 -8Z", at), fill: "shine" },
];

/** A fir, seen as on an old map. */
export function fir(at: Point, size: number): Shape[] {
  return [
    { d: moved("M-1.6 8L1.6 8L1.6 12L-1.6 12Z", at, size), fill: "wood", line: "ink", width: 1.2 },
    { d: moved("M0 -13L5 -5L3 -5L7.5 2L5 2L9 9L-9 9L-5 2L-7.5 2L-3 -5L-5 -5Z", at, size), fill: "fir", line: "ink", width: 1.6 },
    { d: moved("M0 -13L-5 -5L-3 -5L-7.5 2L-5 2L-9 9L-3 9L-1 2L-2 2L0.4 -5L-0.6 -5Z", at, size), fill: "moss" },
  ];
}

/** Lanterns on both sides of a way in. */
export function lanterns(): Shape[] {
  return [...movedShapes(FIGURES.lamp, [-35, -39], 0.24), ...movedShapes(FIGURES.lamp, [35, -39], 0.24)];
}

const DRAW: Record<string, Draw> = { ladder, hole, vein, exit, trunk, lake, ditch, rock, fire };

/** A feature by its name; nothing for those that are drawn as part of the passage. */
export function feature(name: string, at: Point, card: string, scale = 1): Shape[] {
  return DRAW[name]?.(at, chanceOf(card + name), scale) ?? [];
}
