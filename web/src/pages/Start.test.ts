import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, PlayNow } from "../protocol";
import Start from "./Start.svelte";

const GAMES: GameInfo[] = [
  { game: "deep_river", title: "The Deep River", seats: [2, 4], options: [], bots: ["random", "veteran"] },
  { game: "shallow_pond", title: "The Shallow Pond", seats: [3, 9], options: [], bots: ["frog"] },
];
let wishes: PlayNow[] = [];
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  wishes = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path === "/api/play") wishes.push(JSON.parse(String(init.body)) as PlayNow);
    const answer = path === "/api/games" ? GAMES : path === "/api/play" ? { code: "BCDFGH" } : [];
    return Promise.resolve(new Response(JSON.stringify(answer)));
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
