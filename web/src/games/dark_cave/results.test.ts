import { describe, expect, it } from "vitest";
import type { Ceremony } from "../../play/ceremony";
import type { DarkCaveEvent, DarkCaveView } from "../../protocol";
import { results } from "./results";

const NAMES = ["Anna", "Bert", "Bot C"];
const told = (view: DarkCaveView, events: object[]): Ceremony | null =>
  results.ceremony(view, events as DarkCaveEvent[], { names: NAMES, look: null });
const says = (told: Ceremony | null): string[] => told!.moments.map((moment) => moment.says);

describe("the end of the game", () => {
  const seats = ["yellow", "blue", "yellow"].map((clan, seat) => ({
    clan: { clan, identity: "loyal", face_up: true },
    at: seat === 1 ? { cell: [0, 0], space: "" } : null,
  }));
  const result = {
    how: "exit",
    winner: "yellow",
    winners: [0],
    identities: ["loyal", "loyal", "saboteur"],
    saved: [2, 0, 1],
    treasures: [4, 1],
  };
  const view = (more: object = {}): DarkCaveView =>
    ({
      game: "dark_cave",
      seats,
      first_out: 2,
      left_over: { cards: ["blue-saboteur"] },
      result: { ...result, ...more },
    }) as unknown as DarkCaveView;

  it("tells who got out and what each treasure is worth", () => {
    const end = told(view(), [{ type: "clan_revealed", seat: 0, identity: "loyal" }])!;
    expect(end.tiles[0]!.up).toBe(0);
    expect(says(end)).toEqual([
      "The clan cards are turned over.",
      "Bert: loyal",
      "Bot C: saboteur",
      "Those that nobody was dealt, too.",
      "Anna’s dwarf leaves the cave with 2 gold!",
      "Bert’s dwarf is still in the cave.",
      "Bot C’s dwarf leaves the cave with 1 gold!",
      "The sun clan’s treasure is worth 4.",
      "The moon clan’s treasure is worth 1.",
      "",
    ]);
    expect(end.headline).toBe("The sun clan (yellow) wins: Anna!");
  });

  it("tells why one side wins if both treasures are worth the same", () => {
    const end = told(view({ treasures: [1, 1], winner: "blue", winners: [1, 2] }), [])!;
    expect(end.lines.at(-1)!.text).toBe("Both treasures are worth the same. Bot C was the first to leave, so the moon clan (blue) wins.");
    expect(told(view({ treasures: [0, 0], winner: null, winners: [] }), [])!.headline).toBe("Nobody wins: no dwarf has left the cave.");
  });
});
