import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry, TableState } from "../protocol";
import { clockText, secondsLeft } from "./clocks";
import { seatNames } from "../net/names";
import { readCode, readRoute } from "../net/route";
import { sinceLastTurn, story } from "./story";
import { chatText } from "./talk";

const seat = (number: number, person: string | null, bot: string | null = null) => ({
  seat: number,
  person,
  bot,
  ready: true,
  away: false,
  left: null,
  since: null,
});
const table = {
  code: "BCDFGH",
  config: { game: "dark_cave", seats: 3 },
  status: "playing",
  match: 1,
  people: [
    { person: "p1", name: "Anna" },
    { person: "p2", name: "Bert" },
  ],
  seats: [seat(0, "p1"), seat(1, "p2"), seat(2, null, "random")],
} as unknown as TableState;
const names = seatNames(table);
const entry = (number: number, by: number, ...events: GameEvent[]): LogEntry => ({
  number,
  at: 0,
  told: { type: "decided", seat: by, how: "person" },
  events,
});

describe("the log", () => {
  it("joins steps into walks and links lines to cells", () => {
    const step = (x: number): GameEvent => ({ type: "stepped", seat: 1, cell: [x, 0], space: "C", known: 1 });
    const lines = story(
      [
        entry(1, 1, { type: "laid", seat: 1, card: "I-ladder-NESW", cell: [1, 0], turned: false, known: 1 }),
        entry(2, 1, step(1)),
        entry(3, 1, step(1)),
        entry(4, 1, step(2)),
      ],
      table,
      names,
      0,
    );
    expect(lines.map((line) => line.text)).toEqual(["Bert lays a path card (ladder) at 1,0.", "Bert walks to 1,0 → 2,0."]);
    expect(lines[1]).toMatchObject({ cell: [2, 0], number: 4, seat: 1 });
  });

  it("tells secrets only where they are known", () => {
    const seen = (shows: string | null): GameEvent => ({
      type: "goal_seen",
      seat: 0,
      card: "I-information",
      goal: [4, 4],
      shows,
      known: 1,
    });
    expect(story([entry(1, 0, seen("exit"))], table, names, 0)[0]!.text).toBe("Anna looks at the card at 4,4 and sees: the exit.");
    expect(story([entry(1, 0, seen(null))], table, names, 1)[0]!.text).toBe("Anna looks at the card at 4,4.");
  });

  it("recalls what happened since one's last turn", () => {
    const skipped = (who: number): GameEvent => ({ type: "skipped", seat: who, known: 1 });
    const log = [entry(1, 0, skipped(0)), entry(2, 1, skipped(1)), entry(3, 2, skipped(2))];
    const lines = story(log, table, names, 0);
    expect(sinceLastTurn(lines, log, 0).map((line) => line.number)).toEqual([2, 3]);
  });
});

it("people with several seats are told apart", () => {
  const same = { ...table, seats: [seat(0, "p1"), seat(1, "p1"), seat(2, null, "random")] } as TableState;
  expect(seatNames(same)).toEqual(["Anna (A)", "Anna (B)", "Bot C"]);
});

it("claims name people, not letters", () => {
  expect(chatText({ type: "said", person: "p1", text: "", claim: "trust", about: ["B"] }, names)).toBe("I trust Bert.");
  expect(chatText({ type: "said", person: "p1", text: "", claim: "stone", about: ["8,2"] }, names)).toContain("8,2");
  expect(chatText({ type: "said", person: "p1", text: "", claim: "sing", about: ["B"] }, names)).toBe("sing B");
});

it("addresses mean pages", () => {
  expect(readRoute("/t/bcdfgh")).toEqual({ page: "table", code: "BCDFGH" });
  expect(readRoute("/r/BCDFGH/2")).toEqual({ page: "replay", code: "BCDFGH", match: 2 });
  expect(readRoute("/whatever")).toEqual({ page: "start" });
  expect(readCode(" bcd fgh ")).toBe("BCDFGH");
  expect(readCode("https://example.org/t/bcdfgh")).toBe("BCDFGH");
  expect(readCode("abc")).toBeNull();
});

it("clocks count down by the server's time", () => {
  const running = { ...seat(0, "p1"), left: 60, since: 1000 };
  expect(secondsLeft(running, 1015)).toBe(45);
  expect(secondsLeft({ ...running, since: null }, 1015)).toBe(60);
  expect(clockText(65)).toBe("1:05");
  expect(clockText(3_661)).toBe("1:01:01");
});
