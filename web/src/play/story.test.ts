import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry, TableState } from "../protocol";
import { clockText, secondsLeft } from "./clocks";
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import { nameOf, seatNames } from "../net/names";
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
  config: { game: "any", seats: 3 },
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

const walker = uiOf("any");
/** Steps are told as such; everything else is told the plain way. */
const ui: GameUi = {
  ...walker,
  story: {
    ...walker.story,
    tell: (event, listener) =>
      event.type === "stepped" ? { walker: nameOf(names, event.seat), cell: event.cell } : walker.story.tell(event, listener),
  },
};
const listener = { names, look: 0 };

describe("the log", () => {
  it("joins steps into walks and links lines to cells", () => {
    const step = (x: number): GameEvent => ({ type: "stepped", seat: 1, cell: [x, 0], space: "C", known: 1 });
    const laid: GameEvent = { type: "laid", seat: 1, card: "NESW", cell: [1, 0], turned: false, known: 1 };
    const lines = story([entry(1, 1, laid), entry(2, 1, step(1)), entry(3, 1, step(1)), entry(4, 1, step(2))], table, ui, listener);
    expect(lines.map((line) => line.text)).toEqual(["Bert lays NESW at 1,0.", "Bert walks to 1,0 → 2,0."]);
    expect(lines[0]).toMatchObject({ cell: [1, 0], number: 1, seat: 1 });
    expect(lines[1]).toMatchObject({ cell: [2, 0], number: 4, seat: 1 });
  });

  it("recalls what happened since one's last turn", () => {
    const skipped = (who: number): GameEvent => ({ type: "skipped", seat: who, known: 1 });
    const log = [entry(1, 0, skipped(0)), entry(2, 1, skipped(1)), entry(3, 2, skipped(2))];
    const lines = story(log, table, ui, listener);
    expect(sinceLastTurn(lines, log, 0).map((line) => line.number)).toEqual([2, 3]);
  });
});

it("people with several seats are told apart", () => {
  const same = { ...table, seats: [seat(0, "p1"), seat(1, "p1"), seat(2, null, "random")] } as TableState;
  expect(seatNames(same)).toEqual(["Anna (A)", "Anna (B)", "Bot C"]);
});

it("claims name people, not letters", () => {
  const said = (claim: string, about: string[]) => chatText({ type: "said", person: "p1", text: "", claim, about }, names, game);
  const game = {
    ...ui,
    texts: { ...ui.texts, claims: [{ claim: "stone", about: "goal" as const, text: (where: string) => `Stone at ${where}.` }] },
  };
  expect(said("trust", ["B"])).toBe("I trust Bert.");
  expect(said("stone", ["8,2"])).toBe("Stone at 8,2.");
  expect(said("sing", ["B"])).toBe("sing B");
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
