import { describe, expect, it } from "vitest";
import type { Ceremony } from "../../play/ceremony";
import type { ClassicEvent, ClassicView } from "../../protocol";
import { results } from "./results";

const NAMES = ["Anna", "Bert", "Bot C"];
const told = (view: ClassicView, events: object[], look: number | null = null): Ceremony | null =>
  results.ceremony(view, events as ClassicEvent[], { names: NAMES, look });
const says = (told: Ceremony | null): string[] => told!.moments.map((moment) => moment.says);

const round = {
  winner: "miners",
  how: "treasure",
  finisher: 2,
  roles: ["miner", "saboteur", "miner"],
  set_aside: "saboteur",
  nuggets: null,
};
const classic = (more: object = {}): ClassicView =>
  ({
    game: "classic",
    phase: "play",
    waiting: [],
    ended: [round],
    result: null,
    seats: NAMES.map(() => ({ gold: { number: 0, nuggets: null } })),
    ...more,
  }) as unknown as ClassicView;
const ended = { type: "round_ended", round: 1, winner: "miners", roles: round.roles, set_aside: "saboteur" };

describe("the end of a round", () => {
  const packet = [ended, { type: "packet_passed", seat: 2, cards: 2, nuggets: null }, { type: "gold_taken", seat: 2, nuggets: null }];
  const last = [
    { type: "packet_passed", seat: 0, cards: 1, nuggets: [1] },
    { type: "gold_taken", seat: 0, nuggets: 1 },
  ];

  it("turns roles over seat by seat, then the packet goes its way", () => {
    expect(says(told(classic(), [...packet, ...last]))).toEqual([
      "The role cards are turned over.",
      "Anna: miner",
      "Bert: saboteur",
      "Bot C: miner",
      "The role card set aside was a saboteur.",
      "Bot C takes a gold card.",
      "Anna takes a gold card worth 1.",
      "",
    ]);
  });

  it("tells where the packet is, as long as somebody picks", () => {
    const end = told(classic({ phase: "gold", waiting: [0] }), [...packet, last[0]!])!;
    expect(says(end).at(-2)).toBe("Anna gets the packet of 1 gold card.");
    expect(end.headline).toBe("Anna is picking gold");
    expect(told(classic({ phase: "gold", waiting: [0] }), [], 0)!.headline).toBe("Go on, and pick your gold!");
  });

  it("keeps values that nobody may know yet face down until all gold is counted", () => {
    const before = told(classic(), [...packet, ...last])!;
    expect(before.tiles.map((tile) => tile.chips.map((chip) => chip.value))).toEqual([["1"], [], ["?"], []]);
    const over = classic({
      phase: "over",
      ended: [{ ...round, nuggets: [1, 0, 3] }],
      result: { winners: [2], nuggets: [1, 0, 3], rounds: [] },
    });
    const end = told(over, [...packet, ...last])!;
    const [chip] = end.tiles[2]!.chips;
    expect(chip).toMatchObject({ covered: "?", value: "3" });
    expect(says(end)[chip!.open]).toBe("Bot C has 3 gold in all.");
    expect(end.headline).toBe("Bot C wins!");
  });

  it("takes only the gold of this round", () => {
    const next = [
      { type: "round_began", round: 2, starter: 0 },
      { ...ended, round: 2 },
      { type: "gold_paid", seat: 1, cards: 2, nuggets: [3, 1] },
    ];
    const first = told(classic(), [...packet, ...last, ...next])!;
    expect(first.tiles[1]!.chips).toEqual([]);
    const second = told(classic({ ended: [round, round] }), [...packet, ...last, ...next])!;
    expect(says(second)).toContain("Bert is paid 2 gold cards worth 4.");
    expect(second.tiles[2]!.chips).toEqual([]);
  });

  it("has no winner if the miners lose and there is no saboteur", () => {
    const lost = { ...round, winner: "saboteurs", how: "exhausted", roles: ["miner", "miner", "miner"] };
    expect(told(classic({ ended: [lost] }), [])!.ended).toBe("Nobody wins: the cards ran out, and there was no saboteur.");
  });

  it("does without a log", () => {
    expect(says(told(classic(), [])).at(-2)).toBe("The role card set aside was a saboteur.");
  });
});
