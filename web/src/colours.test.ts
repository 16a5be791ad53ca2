/** Whether tones that mean something can be told apart by eyes of all kinds; and what tells the same without any colour. */
import { describe, expect, it } from "vitest";
import { figureOf } from "./board/figures";
import { type Inks, STARK, type Tone } from "./board/inks";
import { SIGNS } from "./board/signs";
import { apart, contrast, EYES } from "./colours";
import { GAMES } from "./games";
import { letter } from "./net/names";
import { seatColour } from "./pages/timeline";
import { faceParts } from "./people/faces";
import { signOf } from "./play/ceremony";

/** Side by side, 0.02 can just be told apart; these are looked for across a table. */
const CLEAR = 0.1;
/** Ten seats have to share what there is, and each has its letter. */
const TEN = 0.06;

const looks: [string, Inks][] = Object.values(GAMES).flatMap(({ look }): [string, Inks][] => [
  [look.name, look.inks],
  [`${look.name} in hard tones`, { ...look.inks, ...STARK }],
]);

/** Tones that tell something by being one and not the other. */
const OTHER: [Tone, Tone][] = [
  ["yellow", "blue"],
  ["good", "bad"],
  ["gold", "silver"],
  ["gold", "gem"],
  ["silver", "gem"],
  ["floor", "rock"],
  ["lit", "rock"],
  ["floor", "deep"],
  ["deep", "rock"],
  ["shine", "table"],
  ["lit", "table"],
];

const near = (tones: string[], least: number, eyes: (typeof EYES)[string]): string[] =>
  tones.flatMap((one, i) => tones.slice(i + 1).flatMap((other) => (apart(one, other, eyes) < least ? [`${one} ${other}`] : [])));

describe.each(Object.entries(EYES))("to eyes with %s", (_, eyes) => {
  it.each(looks)("the inks of %s are told apart", (_, inks) => {
    expect(OTHER.filter(([a, b]) => apart(inks[a], inks[b], eyes) < CLEAR)).toEqual([]);
  });

  it("ten hoods and ten lines of a plot are told apart", () => {
    const seats = [...Array(10).keys()];
    expect(
      near(
        seats.map((seat) => faceParts(seat, "Ada").hood),
        TEN,
        eyes,
      ),
    ).toEqual([]);
    expect(near(seats.map(seatColour), TEN, eyes)).toEqual([]);
  });
});

it.each(looks)("passages of %s are lighter than the rock around them", (_, inks) => {
  expect(contrast(inks.lit, inks.rock)).toBeGreaterThanOrEqual(3);
  expect(contrast(inks.shine, inks.table)).toBeGreaterThanOrEqual(3);
});

it("without any colour, letters, signs and silhouettes tell the same", () => {
  const different = (drawn: unknown[]): void => expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
  different([...Array(10).keys()].map((seat) => [faceParts(seat, "Ada").letter, letter(seat)]));
  different(["yellow", "blue"].map((clan) => figureOf(signOf(clan))));
  different(["lamp", "cart", "pick"].map(figureOf));
  different(["gold", "silver", "gems", "dragon"].map(figureOf));
  different([figureOf("cross"), figureOf("tick")].map((shapes) => shapes.map(({ d }) => d)));
  different(Object.values(SIGNS).filter(Boolean));
});
