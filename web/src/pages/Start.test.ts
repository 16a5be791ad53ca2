import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, PlayNow } from "../protocol";
import Start from "./Start.svelte";

const GAMES: GameInfo[] = [
  { game: "deep_river", title: "The Deep River", seats: [2, 4], options: [], bots: ["random", "veteran"] },
  { game: "shallow_pond", title: "The Shallow Pond", seats: [3, 9], options: [], bots: ["frog"] },
];
let wishes: PlayNow[] = [];
let answers: Record<string, unknown> = {};
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  wishes = [];
  answers = { "/api/games": GAMES, "/api/play": { code: "BCDFGH" } };
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path === "/api/play") wishes.push(JSON.parse(String(init.body)) as PlayNow);
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? [])));
  });
});

afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const button = (name: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;

it("lists whatever games the server has, each with bots of its own", async () => {
  shown = mount(Start, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect([...document.querySelectorAll(".games h2")].map((title) => title.textContent)).toEqual(["The Deep River", "The Shallow Pond"]);
  });
  button("Play now: The Shallow Pond, against bots").click();
  await vi.waitFor(() => expect(wishes).toHaveLength(1));
  expect(wishes[0]).toMatchObject({ game: "shallow_pond", seats: 5, bot: "frog" });
});

const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());

async function show(found: string): Promise<void> {
  shown = mount(Start, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(found)).not.toBeNull();
  });
}

it("teaches first: the game with a lesson is the thing to press, until somebody has played", async () => {
  answers["/api/lessons"] = [{ game: "shallow_pond" }];
  await show(".learn a");
  expect(texts("a.main, button.main")).toEqual(["The Shallow Pond"]);
  expect(document.querySelector<HTMLAnchorElement>(".learn a")?.pathname).toBe("/learn/shallow_pond");
  button("Play now: The Deep River, against bots").click();
  await vi.waitFor(() => expect(wishes).toHaveLength(1));
  await vi.waitFor(() => expect(localStorage.getItem("undermine.new")).toBe("false"));
});

it("leads back to your tables, first to those where you are waited for", async () => {
  answers["/api/tables/mine?seen="] = [
    { code: "AAAAAA", game: "deep_river", status: "playing", waiting: ["Anna", "Bert"], yours: false },
    { code: "BBBBBB", game: "shallow_pond", status: "playing", waiting: ["Pat"], yours: true },
    { code: "CCCCCC", game: "deep_river", status: "open", waiting: [], yours: false },
  ];
  await show("[data-testid=your-tables]");
  expect(texts("[data-testid=your-tables] .now")).toEqual(["It’s your turn", "Waiting for Anna and Bert", "In the lobby"]);
  document.querySelector<HTMLAnchorElement>("[data-testid=your-tables] a")!.click();
  expect(location.pathname).toBe("/t/BBBBBB");
});

it("does without lessons and tables of your own where there are none", async () => {
  await show(".games li");
  expect(texts(".error, .learn, [data-testid=your-tables]")).toEqual([]);
  expect(texts("button.main")).toEqual(["Play now", "Play now"]);
});
