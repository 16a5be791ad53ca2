import { describe, expect, it } from "vitest";
import type { Ceremony } from "../../play/ceremony";
import type { LostMinesView } from "../../protocol";
import { results } from "./results";

const NAMES = ["Anna", "Bert", "Bot C"];
const says = (told: Ceremony | null): string[] => told!.moments.map((moment) => moment.says);

describe("the end of a round", () => {
  const end = {
    how: "exhausted",
    clans: ["yellow", "yellow", "blue"],
    identities: ["loyal", "selfish", "saboteur"],
    treasures: [["gems-4"], ["gold-2"], []],
    left: ["silver-3"],
    dragon: 2,
    points: [2, 2, 0],
  };
  const view = { game: "lost_mines", ended: [end], result: null, seats: [] } as unknown as LostMinesView;

  it("shares side by side; who has the dragon hears of it last", () => {
    const told = results.ceremony(view, [], { names: NAMES, look: null })!;
    expect(says(told).slice(4)).toEqual([
      "Anna found gems 4.",
      "Bert found gold 2.",
      "The sun clan (yellow) shares its treasures.",
      "Selfish dwarves keep what they found.",
      "The dragon takes its due from Bot C.",
      "Not found:",
      "",
    ]);
    expect(told.lines.map((line) => line.text)).toEqual([
      "Anna and Bot C share",
      "Bert, selfish, keeps",
      "The dragon takes its due from Bot C.",
      "Not found:",
    ]);
    expect(told.tiles.map((tile) => [tile.note!.text, says(told)[tile.note!.at]])).toEqual([
      ["2 points", "The sun clan (yellow) shares its treasures."],
      ["2 points", "Selfish dwarves keep what they found."],
      ["0 points", "The dragon takes its due from Bot C."],
    ]);
  });
});
