import { describe, expect, it } from "vitest";
import { uiOf } from "../games";
import type { GameInfo } from "../protocol";
import { agreedOn, booksText, houseRules, rulesText, valueIn } from "./options";

const GAME: GameInfo = {
  game: "any",
  title: "Any",
  seats: [3, 10],
  bots: [],
  options: [
    { name: "first_player", values: ["random", "A"], default: "random", books: [{ edition: "english", value: "youngest", silent: false }] },
    {
      name: "loose_connection",
      values: [false, true],
      default: false,
      books: [
        { edition: "english", value: false, silent: false },
        { edition: "dutch", value: true, silent: true },
      ],
    },
    { name: "competitive", values: [false, true], default: false, books: [{ edition: "english", value: null, silent: true }] },
  ],
  editions: [
    { name: "english", options: { loose_connection: false } },
    { name: "dutch", options: { loose_connection: true } },
  ],
};
const [first, loose, competitive] = GAME.options as [GameInfo["options"][0], GameInfo["options"][0], GameInfo["options"][0]];
const ui = uiOf("any");

describe("editions", () => {
  it("give options their values, and the table differs from them or not", () => {
    expect(valueIn(loose, GAME, "dutch")).toBe(true);
    expect(valueIn(loose, GAME, null)).toBe(false);
    expect(rulesText(GAME, "dutch", { loose_connection: true })).toBe("Dutch edition");
    expect(rulesText(GAME, "dutch", { loose_connection: true, competitive: true })).toBe("Dutch edition, with house rules");
    expect(rulesText(GAME, "dutch", {})).toBe("Dutch edition, with house rules");
    expect(rulesText(GAME, null, {})).toBe("Undermine’s rules");
  });

  it("leave it to the table who begins", () => {
    expect(houseRules(GAME, "english", { first_player: "A" })).toEqual([]);
    expect(agreedOn(GAME, "english", { first_player: "A" })).toEqual([first]);
  });

  it("tell what each book says, and when it says nothing", () => {
    expect(booksText(first, ui)).toBe("English book: the youngest");
    expect(booksText(loose, ui)).toBe("English book: off · Dutch book: says nothing, so on");
    expect(booksText(competitive, ui)).toBe("English book: says nothing");
    const both = ["english", "dutch"].map((edition) => ({ edition, value: true, silent: false }));
    expect(booksText({ ...loose, books: both }, ui)).toBe("Both books: on");
  });
});
