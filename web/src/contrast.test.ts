/** Whether all can be read: the contrast of every pair of tones that meet, on the pages of all games (WCAG 2.2, AA). */
import { expect, it } from "vitest";
import { contrast } from "./colours";

const sheets = import.meta.glob<string>(["./app.css", "./contrast.css", "./games/*/page.css"], {
  eager: true,
  query: "?raw",
  import: "default",
});

type Tones = Record<string, string>;

const tonesOf = (sheet: string): Tones =>
  Object.fromEntries([...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, tone]) => [name!, tone!]));

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
  // Hard tones are by their name far apart (AAA).
  const more = path === "./contrast.css" ? 7 / 4.5 : 1;
  const near = MEET.map(([a, b, least]) => [`${a} on ${b}`, contrast(tones[a]!, tones[b]!), least * more] as const).filter(
    ([, found, least]) => !(found >= least),
  );
  expect(near).toEqual([]);
});

it("looks at every game’s page", () => {
  expect(Object.keys(sheets).length).toBeGreaterThanOrEqual(5);
});
