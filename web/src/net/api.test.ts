import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "./api";
import { store } from "./store.svelte";

const problem = (status: number): Response => new Response(JSON.stringify({ error: "no room" }), { status });
const wish = { name: "Ada", watch: false };
let answers: Response[];
let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    sent.push([path, init.body]);
    return Promise.resolve(answers.shift());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends again what the server could not save, and says so meanwhile", async () => {
  answers = [problem(503), problem(503), new Response(JSON.stringify({ code: "BCDFGH" }), { status: 201 })];
  const joined = api.join("BCDFGH", wish);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(joined).resolves.toEqual({ code: "BCDFGH" });
  expect(sent).toEqual(Array(3).fill(["/api/tables/BCDFGH/people", JSON.stringify(wish)]));
  expect(store.waiting).toBe(0);
});

it("leaves it to the person when that was of no use for a while", async () => {
  answers = [problem(503), problem(503), problem(503), problem(503)];
  const joined = expect(api.join("BCDFGH", wish)).rejects.toMatchObject({ status: 503, message: "no room" });
  await vi.advanceTimersByTimeAsync(7_000);
  await joined;
  expect(store.waiting).toBe(0);
});

it("sends nothing again that was refused", async () => {
  answers = [problem(400)];
  await expect(api.join("BCDFGH", wish)).rejects.toMatchObject({ status: 400 });
  expect(sent).toHaveLength(1);
});
