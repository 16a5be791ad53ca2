import { describe, expect, it } from "vitest";
import { captions, ordered } from "./film";

describe("what is seen at some moment", () => {
  it("is there once, for as long as it lies there", () => {
    expect(ordered([["ground"], ["ground", "a"], ["ground", "a", "b"], ["ground", "b"], ["ground", "a", "b"]])).toEqual([
      ["ground", [[0, 5]]],
      [
        "a",
        [
          [1, 3],
          [4, 5],
        ],
      ],
      ["b", [[2, 5]]],
    ]);
  });

  it("lies as it does in every frame, also if it comes back later", () => {
    const frames = [
      ["ground", "a", "b", "dwarf 1"],
      ["ground", "dwarf 2"],
      ["ground", "b", "dwarf 2"],
      ["ground", "a", "b", "c", "dwarf 3"],
    ];
    const parts = ordered(frames).map(([part]) => part);
    for (const frame of frames) expect(parts.filter((part) => frame.includes(part))).toEqual(frame);
  });

  it("may be many things", () => {
    const parts = Array.from({ length: 20_000 }, (_, i) => String(i));
    expect(ordered([parts]).map(([part]) => part)).toEqual(parts);
  });
});

describe("captions", () => {
  const told = (text: string, loud = false) => ({ told: text ? [{ text, loud }] : [] });

  it("have time to be read", () => {
    const frames = [told("a"), told("b"), told("c", true), told(""), told(""), told("")];
    expect(captions(frames, 0.5)).toEqual([["c", [0, 3]]]);
  });

  it("say everything if there is time", () => {
    expect(captions([told("a"), told(""), told("b")], 2)).toEqual([
      ["a", [0, 1]],
      ["b", [2, 3]],
    ]);
  });
});
