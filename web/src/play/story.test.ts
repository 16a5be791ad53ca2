import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry, TableState } from "../protocol";
import { clockText, secondsLeft } from "./clocks";
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import { nameOf, seatNames } from "../net/names";
import { readCode, readRoute } from "../net/route";
import { sinceLastTurn, story } from "./story";
import { chatText, claimText, goalInWords } from "./talk";

const seat = (number: number, name: string, person: string | null, bot: string | null = null) => ({
  seat: number,
  name,
  person,
  bot,
  ready: true,
  away: false,
  temper: "",
  stand_in_wished: [],
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
  seats: [seat(0, "Anna", "p1"), seat(1, "Bert", "p2"), seat(2, "Marl", null, "random")],
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
  it("says when a quicker bot plays because the server is busy", () => {
    const busy: LogEntry = { number: 1, at: 0, told: { type: "decided", seat: 2, how: "bot", instead: "veteran" }, events: [] };
    const lines = story([busy], table, ui, listener);
    expect(lines.map((line) => line.text)).toEqual(["The server is busy, so Marl plays as a veteran this time."]);
  });

  it("joins steps into walks and links lines to cells", () => {
    const step = (x: number): GameEvent => ({ type: "stepped", seat: 1, cell: [x, 0], space: "C", known: 1 });
    const laid: GameEvent = { type: "laid", seat: 1, card: "NESW", cell: [1, 0], turned: false, known: 1 };
    const lines = story([entry(1, 1, laid), entry(2, 1, step(1)), entry(3, 1, step(1)), entry(4, 1, step(2))], table, ui, listener);
    expect(lines.map((line) => line.text)).toEqual(["Bert lays NESW.", "Bert walks 3 steps."]);
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

it("seats are called what the server calls them", () => {
  const one = { ...table, seats: [seat(0, "Anna", "p1"), seat(1, "Gran", "p1"), seat(2, "", null)] } as TableState;
  expect(seatNames(one)).toEqual(["Anna", "Gran", "free seat"]);
});

it("claims name people, not letters", () => {
  const abouts = { names, goals: [8, 8, 8].map((x, i): [number, number] => [x, 2 - 2 * i]) };
  const game = { ...ui, texts: { ...ui.texts, saw: (what: string, where: string) => `The ${where} goal is ${what}.` } };
  expect(claimText({ type: "suspect", seat: 1 }, game, abouts)).toBe("I don’t trust Bert.");
  expect(claimText({ type: "suspect", seat: 1, why: "lied" }, game, abouts)).toBe("Bert lied to us!");
  expect(claimText({ type: "saw", thing: "goal", where: 0, what: "stone" }, game, abouts)).toBe("The top goal is stone.");
  expect(claimText({ type: "ask", what: "saw" }, game, abouts)).toBe("Everyone, what have you seen?");
  expect(claimText({ type: "ask", what: "am", seat: 1 }, game, abouts)).toBe("Bert, whose side are you on?");
});

it("what was said with a key at older tables still reads", () => {
  const abouts = { names, goals: [8, 8, 8].map((x, i): [number, number] => [x, 2 - 2 * i]) };
  const game = { ...ui, texts: { ...ui.texts, saw: (what: string, where: string) => `The ${where} goal is ${what}.` } };
  const said = (claim: string, about: string[]) => chatText({ type: "said", person: "p1", text: "", claim, about }, game, abouts);
  expect(said("trust", ["B"])).toBe("I trust Bert.");
  expect(said("stone", ["8,2"])).toBe("The top goal is stone.");
  expect(said("e_ha", [])).toBe("Ha!");
  expect(said("miner", [])).toBe("I am a miner.");
  expect(said("no_card", [])).toBe("I have no good card.");
  expect(said("help", [])).toBe("My tool is broken. Please mend it!");
  expect(said("sing", [])).toBe("sing");
});

it("goals are told apart by where they lie", () => {
  const corners: [number, number][] = [
    [0, 0],
    [6, 0],
    [0, 6],
    [6, 6],
  ];
  expect(corners.map((cell) => goalInWords(cell.join(), corners))).toEqual(["bottom left", "bottom right", "top left", "top right"]);
  const mines: [number, number][] = [
    [10, 0],
    [10, 2],
    [10, 4],
    [10, 6],
  ];
  expect(mines.map((cell) => goalInWords(cell.join(), mines))).toEqual(["bottom", "third", "second", "top"]);
});

it("addresses mean pages", () => {
  expect(readRoute("/t/bcdfgh")).toEqual({ page: "table", code: "BCDFGH" });
  expect(readRoute("/r/BCDFGH/2")).toEqual({ page: "replay", code: "BCDFGH", match: 2, at: 0 });
  expect(readRoute("/r/BCDFGH/2/17")).toEqual({ page: "replay", code: "BCDFGH", match: 2, at: 17 });
  expect(readRoute("/whatever")).toEqual({ page: "start" });
  expect(readCode(" bcd fgh ")).toBe("BCDFGH");
  expect(readCode("https://example.org/t/bcdfgh")).toBe("BCDFGH");
  expect(readCode("abc")).toBeNull();
});

it("clocks count down by the server's time", () => {
  const running = { ...seat(0, "Anna", "p1"), left: 60, since: 1000 };
  expect(secondsLeft(running, 1015)).toBe(45);
  expect(secondsLeft({ ...running, since: null }, 1015)).toBe(60);
  expect(clockText(65)).toBe("1:05");
  expect(clockText(3_661)).toBe("1:01:01");
});
