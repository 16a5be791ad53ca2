import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, GameView, LogEntry } from "../protocol";
import { ceremonyOf, lastOf, type Ceremony } from "./ceremony";
import type { TableClient } from "../net/client.svelte";
import Results from "./Results.svelte";

const NAMES = ["Anna", "Bert", "Bot C"];
const log = (...events: object[]): LogEntry[] => [
  { number: 1, at: 0, told: { type: "quiet" }, events: events as GameEvent[] } as unknown as LogEntry,
];
const says = (ceremony: Ceremony | null): string[] => ceremony!.moments.map((moment) => moment.says);

const round = {
  winner: "miners",
  how: "treasure",
  finisher: 2,
  roles: ["miner", "saboteur", "miner"],
  set_aside: "saboteur",
  nuggets: null,
};
const classic = (more: object = {}): GameView =>
  ({
    game: "classic",
    phase: "play",
    waiting: [],
    ended: [round],
    result: null,
    seats: NAMES.map(() => ({ gold: { number: 0, nuggets: null } })),
    ...more,
  }) as unknown as GameView;
const ended = { type: "round_ended", round: 1, winner: "miners", roles: round.roles, set_aside: "saboteur" };

describe("classic", () => {
  const packet = [ended, { type: "packet_passed", seat: 2, cards: 2, nuggets: null }, { type: "gold_taken", seat: 2, nuggets: null }];
  const last = [
    { type: "packet_passed", seat: 0, cards: 1, nuggets: [1] },
    { type: "gold_taken", seat: 0, nuggets: 1 },
  ];

  it("turns roles over seat by seat, then the packet goes its way", () => {
    expect(says(ceremonyOf(classic(), log(...packet, ...last), NAMES))).toEqual([
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
    const told = ceremonyOf(classic({ phase: "gold", waiting: [0] }), log(...packet, last[0]!), NAMES)!;
    expect(says(told).at(-2)).toBe("Anna gets the packet of 1 gold card.");
    expect(told.headline).toBe("Anna picks gold");
    expect(ceremonyOf(classic({ phase: "gold", waiting: [0] }), [], NAMES, 0)!.headline).toBe("Go on, and pick your gold!");
  });

  it("keeps values that one may not know face down until all gold is counted", () => {
    const before = ceremonyOf(classic(), log(...packet, ...last), NAMES)!;
    expect(before.tiles.map((tile) => tile.chips.map((chip) => chip.value))).toEqual([["1"], [], ["?"], []]);
    const over = classic({
      phase: "over",
      ended: [{ ...round, nuggets: [1, 0, 3] }],
      result: { winners: [2], nuggets: [1, 0, 3], rounds: [] },
    });
    const told = ceremonyOf(over, log(...packet, ...last), NAMES)!;
    const [chip] = told.tiles[2]!.chips;
    expect(chip).toMatchObject({ covered: "?", value: "3" });
    expect(says(told)[chip!.open]).toBe("Bot C has 3 gold in all.");
    expect(told.headline).toBe("Bot C wins!");
  });

  it("takes only the gold of this round", () => {
    const next = [
      { type: "round_began", round: 2, starter: 0 },
      { ...ended, round: 2 },
      { type: "gold_paid", seat: 1, cards: 2, nuggets: [3, 1] },
    ];
    const first = ceremonyOf(classic(), log(...packet, ...last, ...next), NAMES)!;
    expect(first.tiles[1]!.chips).toEqual([]);
    const second = ceremonyOf(classic({ ended: [round, round] }), log(...packet, ...last, ...next), NAMES)!;
    expect(says(second)).toContain("Bert is paid 2 gold cards worth 4.");
    expect(second.tiles[2]!.chips).toEqual([]);
  });

  it("does without a log", () => {
    expect(says(ceremonyOf(classic(), [], NAMES)).at(-2)).toBe("The role card set aside was a saboteur.");
  });
});

describe("The Lost Mines", () => {
  const end = {
    how: "exhausted",
    clans: ["yellow", "yellow", "blue"],
    identities: ["loyal", "selfish", "saboteur"],
    treasures: [["gems-4"], ["gold-2"], []],
    left: ["silver-3"],
    dragon: 2,
    points: [2, 2, 0],
  };
  const view = { game: "lost_mines", ended: [end], result: null, seats: [] } as unknown as GameView;

  it("shares side by side; who has the dragon hears of it last", () => {
    const told = ceremonyOf(view, [], NAMES)!;
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

describe("The Dark Cave", () => {
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
  const view = (more: object = {}): GameView =>
    ({
      game: "dark_cave",
      seats,
      first_out: 2,
      left_over: { cards: ["blue-saboteur"] },
      result: { ...result, ...more },
    }) as unknown as GameView;

  it("tells who got out and what each treasure is worth", () => {
    const told = ceremonyOf(view(), log({ type: "clan_revealed", seat: 0, identity: "loyal" }), NAMES)!;
    expect(told.tiles[0]!.up).toBe(0);
    expect(says(told)).toEqual([
      "The clan cards are turned over.",
      "Bert: loyal",
      "Bot C: saboteur",
      "Those that nobody was dealt, too.",
      "Anna’s dwarf leaves the cave with 2 gold!",
      "Bert’s dwarf is still in the cave.",
      "Bot C’s dwarf leaves the cave with 1 gold!",
      "The treasure of the sun clan (yellow) is worth 4.",
      "The treasure of the moon clan (blue) is worth 1.",
      "",
    ]);
    expect(told.headline).toBe("The sun clan (yellow) wins: Anna!");
  });

  it("tells why one side wins if both treasures are worth the same", () => {
    const told = ceremonyOf(view({ treasures: [1, 1], winner: "blue", winners: [1, 2] }), [], NAMES)!;
    expect(told.lines.at(-1)!.text).toBe("Both treasures are worth the same. Bot C was the first to leave, so the moon clan (blue) wins.");
    expect(ceremonyOf(view({ treasures: [0, 0], winner: null, winners: [] }), [], NAMES)!.headline).toBe(
      "Nobody wins: no dwarf has left the cave.",
    );
  });

  describe("in a dialog", () => {
    let shown: Record<string, unknown> | undefined;
    const table = { code: "BCDFGH", match: 1, status: "over", seats: [], people: [] };
    const last = lastOf(ceremonyOf(view(), [], NAMES)!);

    beforeEach(() => {
      vi.useFakeTimers();
      localStorage.clear();
      HTMLDialogElement.prototype.showModal = () => undefined;
    });
    afterEach(() => {
      close();
      vi.useRealTimers();
    });

    function open(motion = true): void {
      vi.stubGlobal("matchMedia", () => ({ matches: !motion }));
      const client = { names: NAMES, own: [], look: null, now: { person: null }, snapshot: { log: [] } } as unknown as TableClient;
      shown = mount(Results, { target: document.body, props: { client, table: table as never, view: view(), onclose: () => undefined } });
      flushSync();
    }

    function close(): void {
      if (shown) void unmount(shown);
      shown = undefined;
      document.body.innerHTML = "";
    }

    const step = (): number => Number(document.querySelector("[data-testid=ceremony]")!.getAttribute("data-shown"));
    const button = (name: string): HTMLButtonElement => [...document.querySelectorAll("button")].find((one) => one.textContent === name)!;

    function tick(milliseconds: number): void {
      vi.advanceTimersByTime(milliseconds);
      flushSync();
    }

    it("goes on by itself to the end", () => {
      open();
      expect(step()).toBe(0);
      for (let i = 1; i <= last; i++) {
        tick(500);
        expect(step()).toBe(i);
      }
      tick(5_000);
      expect(step()).toBe(last);
    });

    it("shows all with one click, or any key but those that lead elsewhere", () => {
      open();
      button("Show all").dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
      flushSync();
      expect(step()).toBe(0);
      button("Show all").dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
      flushSync();
      expect(step()).toBe(last);
    });

    it("is told once: what was shown before, or closed in between, stands there at once", () => {
      open();
      tick(500);
      close(); // taken away by something else, not by the player
      open();
      expect(step()).toBe(1);
      button("Look at the table").click();
      close();
      open();
      expect(step()).toBe(last);
    });

    it("stands still for those who want no motion", () => {
      open(false);
      expect(step()).toBe(last);
    });
  });
});
