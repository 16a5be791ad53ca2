import { describe, expect, it } from "vitest";
import { faceParts } from "./faces";

describe("faces", () => {
  it("are the same whenever they are drawn", () => {
    expect(faceParts(3, "Basalt")).toEqual(faceParts(3, "Basalt"));
  });

  it("differ by seat in colour and letter, and by name in everything else", () => {
    const seats = Array.from({ length: 10 }, (_, seat) => faceParts(seat, "Pat"));
    expect(new Set(seats.map((one) => one.hood)).size).toBe(10);
    expect(seats.map((one) => one.letter).join("")).toBe("ABCDEFGHIJ");
    const looks = ["Basalt", "Flint", "Garnet", "Marl", "Opal", "Slate"].map((name) => {
      const { hoodPath, beardPath, hair, browPath, skin } = faceParts(0, name);
      return JSON.stringify([hoodPath, beardPath, hair, browPath, skin]);
    });
    expect(new Set(looks).size).toBe(6);
  });
});
