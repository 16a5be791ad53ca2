import { describe, expect, it } from "vitest";
import { groupsOf, tracksOf, watermarks } from "../../board/tracks";
import type { CardPicture } from "../../protocol";
import { look } from "./look";
import cards from "./samples/cards.json";

const infos = cards as unknown as CardPicture[];

describe("water marks", () => {
  const card = (name: string): CardPicture => infos.find((info) => info.name === name)!;
  const count = (name: string): number => tracksOf(look, card(name)).reduce((sum, track) => sum + watermarks(card(name), track).length, 0);

  it("part the arms of group II, and the middle of group III from its arms", () => {
    expect(count("I-NESW")).toBe(0);
    expect(count("II-EW")).toBe(1);
    expect(count("II-NES")).toBe(3);
    expect(count("II-NESW")).toBe(4);
    expect(count("III-EW")).toBe(2);
    expect(count("III-NESW")).toBe(4);
    expect(count("III-bend-NE")).toBe(4);
  });
});

it("passages hang together as their links say, tunnels left out", () => {
  const bend = infos.find((info) => info.name === "II-bend-NW")!;
  expect(groupsOf(bend)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
