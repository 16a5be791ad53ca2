/** Whether all can be read: the contrast of every pair of tones that meet, on the pages of all games (WCAG 2.2, AA). */
import { expect, it } from "vitest";

const sheets = import.meta.glob<string>(["./app.css", "./games/*/page.css"], { eager: true, query: "?raw", import: "default" });

type Tones = Record<string, string>;

const tonesOf = (sheet: string): Tones =>
  Object.fromEntries([...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, tone]) => [name!, tone!]));

/** How light a tone is, from 0 to 1. */
function light(tone: string): number {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const part = parseInt(tone.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ["ground", "panel", "raised"];
const WORDS = ["text", "soft", "accent", "good", "bad"];
const MEET: [string, string, number][] = [
  ...WORDS.flatMap((words) => GROUNDS.map((ground): [string, string, number] => [words, ground, 4.5])),
  ["on-accent", "accent", 4.5],
  // The edges of buttons and fields.
  ["line", "ground", 3],
  ["line", "panel", 3],
];

const common = tonesOf(sheets["./app.css"]!);

it.each(Object.keys(sheets))("keeps the tones of %s far enough apart", (path) => {
  const tones: Tones = { ...common, ...tonesOf(sheets[path]!) };
  const near = MEET.map(([a, b, least]) => [`${a} on ${b}`, contrast(tones[a]!, tones[b]!), least] as const).filter(
    ([, found, least]) => !(found >= least),
  );
  expect(near).toEqual([]);
});

it("looks at every game’s page", () => {
  expect(Object.keys(sheets).length).toBeGreaterThanOrEqual(4);
});
