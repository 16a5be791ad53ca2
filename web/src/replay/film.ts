/**
 * A game as a film: one SVG file that plays by itself. Whatever lies on the board at some moment is in it once, and is
 * shown for as long as it lay there.
 */
import type { CardSet } from "../board/types";
import type { GameUi } from "../games/ui";
import { draw } from "./drawing";
import type { Seen } from "./moments";
import { footOf, numberOf, type Sheet, sheetFor, svgOf, wordsOf } from "./sheet";

/** In seconds: all moves together, one of them at most and at least, a caption at least, and the end. */
const ALL = 45;
const SLOWEST = 1.2;
const FASTEST = 0.2;
const READ = 1.4;
const END = 4;
/** Shorter markup is not worth a name of its own. */
const SHORT = 120;

export interface Frame {
  moment: Seen;
  number: string;
  told: { text: string; loud: boolean }[];
}

/** From which frame on, and until which one, something is seen. */
export type Span = [from: number, to: number];

/** `pause` lets the page breathe while it is being drawn. */
export async function film(
  ui: GameUi,
  cards: CardSet,
  frames: Frame[],
  look: number | null,
  title: string,
  pause: () => Promise<void>,
): Promise<string> {
  const drawn = [];
  for (const { moment } of frames) {
    drawn.push(draw(ui, cards, moment, look));
    await pause();
  }
  const sheet = sheetFor(drawn.map(({ scene }) => scene.box));
  const { inks } = ui.look;
  const slot = Math.max(FASTEST, Math.min(SLOWEST, ALL / frames.length));
  const clock = new Clock(frames.length, slot);
  const board = ordered(drawn.map(({ parts }) => parts)).map(([part, spans]) => clock.show(part, spans));
  const words = captions(frames, slot).map(([text, span]) => clock.show(wordsOf(sheet, inks, text), [span]));
  const numbers = frames.map(({ number }, i) => clock.show(numberOf(sheet, inks, number), [[i, i + 1]]));
  return svgOf(
    sheet,
    inks,
    title,
    named(board) + footOf(sheet, inks, title) + words.join("") + numbers.join("") + clock.bar(sheet, inks.gold),
  );
}

/** Says when something is seen, in parts of the whole time; the last frame stays longer. */
class Clock {
  private readonly seconds: number;
  constructor(
    private readonly frames: number,
    private readonly slot: number,
  ) {
    this.seconds = frames * slot + END;
  }

  private at(frame: number): string {
    return String(Math.round(((frame * this.slot) / this.seconds) * 1e5) / 1e5);
  }

  private get always(): string {
    return `dur="${Math.round(this.seconds * 100) / 100}s" repeatCount="indefinite"`;
  }

  /** Programs that play nothing show the end of the game. */
  show(part: string, spans: Span[]): string {
    const [first] = spans;
    if (spans.length === 1 && first![0] === 0 && first![1] >= this.frames) return part;
    const times = spans.flatMap(([from, to]): [number, string][] => [
      [from, "visible"],
      ...(to < this.frames ? [[to, "hidden"] as [number, string]] : []),
    ]);
    if (times[0]![0] > 0) times.unshift([0, "hidden"]);
    const values = times.map(([, value]) => value).join(";");
    const keys = times.map(([frame]) => this.at(frame)).join(";");
    const animate = `<animate attributeName="visibility" calcMode="discrete" values="${values}" keyTimes="${keys}" ${this.always}/>`;
    return part.replace(
      /^<(\w+)([^>]*?)(\/?)>/,
      (_, tag: string, attributes: string, empty: string) =>
        `<${tag}${attributes} visibility="${times.at(-1)![1]}">${animate}${empty ? `</${tag}>` : ""}`,
    );
  }

  /** How far the film is. */
  bar({ box, width, height }: Sheet, colour: string): string {
    const thick = width / 160;
    return (
      `<rect x="${box.left}" y="${box.top + height - thick}" width="${width}" height="${thick}" fill="${colour}">` +
      `<animate attributeName="width" values="0;${width};${width}" keyTimes="0;${this.at(this.frames)};1" ${this.always}/></rect>`
    );
  }
}

/** Everything that is seen at some moment, once, from the ground up, with the spans in which it is seen. */
export function ordered(frames: string[][]): [string, Span[]][] {
  const spans = new Map<string, Span[]>();
  const above = new Map<string, Set<string>>();
  for (const [number, parts] of frames.entries()) {
    for (const [i, part] of parts.entries()) {
      const seen = spans.get(part) ?? [];
      const last = seen.at(-1);
      if (last && last[1] >= number) last[1] = number + 1;
      else seen.push([number, number + 1]);
      spans.set(part, seen);
      const over = above.get(part) ?? new Set();
      if (i + 1 < parts.length) over.add(parts[i + 1]!);
      above.set(part, over);
    }
  }
  return upwards([...spans.keys()], above).map((part) => [part, spans.get(part)!]);
}

/** What lies above something in any frame comes after it. */
function upwards(parts: string[], above: Map<string, Set<string>>): string[] {
  const found: string[] = [];
  const begun = new Set<string>();
  for (const root of parts.toReversed()) {
    // Not by recursion: a stack of cards may be higher than that of the browser.
    const stack: [string, Iterator<string>][] = [];
    const enter = (part: string): void => {
      if (begun.has(part)) return;
      begun.add(part);
      stack.push([part, above.get(part)!.values()]);
    };
    enter(root);
    while (stack.length) {
      const [part, rest] = stack.at(-1)!;
      const next = rest.next();
      if (!next.done) enter(next.value);
      else {
        found.push(part);
        stack.pop();
      }
    }
  }
  return found.reverse();
}

/** What is told while several frames pass, so that there is time to read it: the loudest of it. */
export function captions(frames: Pick<Frame, "told">[], slot: number): [string, Span][] {
  const together = Math.max(1, Math.ceil(READ / slot));
  const found: [string, Span][] = [];
  for (let from = 0; from < frames.length; from += together) {
    const lines = frames.slice(from, from + together).flatMap(({ told }) => told);
    const text =
      (together === 1 ? lines.map((line) => line.text).join(" ") : (lines.findLast(({ loud }) => loud) ?? lines.at(0))?.text) ?? "";
    if (text) found.push([text, [from, Math.min(from + together, frames.length)]]);
  }
  return found;
}

/** Drawings that come again, such as a card that is laid in two rounds, are written once. */
function named(parts: string[]): string {
  const INNER = /<g(?: transform="rotate\(180\)")?>(?:<path[^>]*\/>|<path[^>]*><\/path>)+<\/g>/g;
  const counts = new Map<string, number>();
  for (const part of parts) for (const [inner] of part.matchAll(INNER)) counts.set(inner, (counts.get(inner) ?? 0) + 1);
  const names = new Map([...counts].filter(([inner, count]) => count > 1 && inner.length > SHORT).map(([inner], i) => [inner, `d${i}`]));
  const definitions = [...names].map(([inner, id]) => inner.replace(/^<g/, `<g id="${id}"`));
  const body = parts.map((part) => part.replace(INNER, (inner) => (names.has(inner) ? `<use href="#${names.get(inner)}"/>` : inner)));
  return `<defs>${definitions.join("")}</defs>${body.join("")}`;
}
