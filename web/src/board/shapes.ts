/** Flat shapes, the only thing that is ever printed: a path, the tone that fills it, the tone that lines it. */
import { add, between, distance, type Point } from "./geometry";
import type { Tone } from "./inks";

export interface Shape {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
}

/** One decimal is finer than any screen, and keeps the paths short. */
function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function path(points: Point[], closed = true): string {
  return "M" + points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L") + (closed ? "Z" : "");
}

export function ellipse([x, y]: Point, rx: number, ry = rx): string {
  return `M${number(x - rx)} ${number(y)}a${number(rx)} ${number(ry)} 0 1 0 ${number(2 * rx)} 0a${number(rx)} ${number(ry)} 0 1 0 ${number(-2 * rx)} 0Z`;
}

/** A round thing cut with a knife: corners instead of a curve. */
export function chipped(at: Point, rx: number, ry: number, corners: number, chance: () => number, rough = 0.16): Point[] {
  const points: Point[] = [];
  const begin = chance() * Math.PI;
  for (let i = 0; i < corners; i++) {
    const angle = begin + (i / corners) * 2 * Math.PI;
    const far = 1 - rough / 2 + (chance() - 0.5) * rough * 2;
    points.push(add(at, [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far]));
  }
  return points;
}

/** A line as a knife cuts it: short straight pieces that stray a little, but never at its ends. */
export function hewn(points: Point[], step: number, stray: number, chance: () => number): Point[] {
  const out: Point[] = points.slice(0, 1);
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a) continue;
    const pieces = Math.max(1, Math.round(distance(a, b) / step));
    for (let piece = 1; piece <= pieces; piece++) {
      const last = i === points.length - 1 && piece === pieces;
      const p = between(a, b, last ? 1 : (piece - 0.15 + chance() * 0.3) / pieces);
      out.push(last ? b : add(p, [(chance() - 0.5) * 2 * stray, (chance() - 0.5) * 2 * stray]));
    }
  }
  return out;
}

/** A water line between two points: small even waves. */
export function wave(a: Point, b: Point, high = 1.7): string {
  const length = distance(a, b);
  const pieces = Math.max(2, Math.round(length / 4));
  const across: Point = [(-(b[1] - a[1]) / length) * high, ((b[0] - a[0]) / length) * high];
  let d = `M${number(a[0])} ${number(a[1])}`;
  for (let i = 1; i <= pieces; i++) {
    const swing = i % 2 ? 1 : -1;
    const middle = add(between(a, b, (i - 0.5) / pieces), [across[0] * swing * 1.6, across[1] * swing * 1.6]);
    const end = between(a, b, i / pieces);
    d += `Q${number(middle[0])} ${number(middle[1])} ${number(end[0])} ${number(end[1])}`;
  }
  return d;
}

/** A trace of the knife: a slim sliver. */
export function sliver(a: Point, b: Point, thick: number): string {
  const length = distance(a, b) || 1;
  const across: Point = [(-(b[1] - a[1]) / length) * thick, ((b[0] - a[0]) / length) * thick];
  const belly = between(a, b, 0.4);
  return path([a, add(belly, across), b, add(belly, [-across[0], -across[1]])]);
}

/** Moves a path drawn about the origin: shapes of figures are written once and put where they belong. */
export function moved(d: string, [x, y]: Point, scale = 1): string {
  let axis = 0;
  let command = "";
  return d.replace(/([a-zA-Z])|\s*(-?\d*\.?\d+)/g, (whole, letter: string | undefined) => {
    if (letter) {
      command = letter;
      axis = 0;
      return letter;
    }
    const value = Number(whole) * scale;
    return " " + number(placed(command, axis++, value, x, y, Number(whole)));
  });
}

function placed(command: string, axis: number, value: number, x: number, y: number, plain: number): number {
  const kind = command.toUpperCase();
  if (kind === "A") {
    const place = axis % 7;
    if (place === 2 || place === 3 || place === 4) return plain;
    if (place < 2 || command === "a") return value;
    return value + (place === 5 ? x : y);
  }
  if (command !== kind) return value;
  if (kind === "H") return value + x;
  if (kind === "V") return value + y;
  return value + (axis % 2 ? y : x);
}

export function movedShapes(shapes: Shape[], at: Point, scale = 1): Shape[] {
  return shapes.map((shape) => ({ ...shape, d: moved(shape.d, at, scale), width: (shape.width ?? 0) * scale || undefined }));
}
