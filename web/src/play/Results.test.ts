import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import type { TableClient } from "../net/client.svelte";
import { type Ceremony, lastOf, Script, turnOver } from "./ceremony";
import Results from "./Results.svelte";

const NAMES = ["Anna", "Bert", "Bot C"];
const script = new Script();
script.next("All cards are turned over.");
const tiles = turnOver(
  script,
  NAMES,
  NAMES.map(() => ({ clan: null, identity: "loyal", role: "loyal" })),
);
script.next("");
const ceremony: Ceremony = { ended: "", tiles, lines: [], aside: "", moments: script.moments, headline: "Anna wins!", winners: [0] };
const plain = uiOf("any");
const ui: GameUi = { ...plain, results: { ...plain.results, ceremony: () => ceremony } };

describe("the end in a dialog", () => {
  let shown: Record<string, unknown> | undefined;
  const table = { code: "BCDFGH", match: 1, status: "over", seats: [], people: [] };
  const last = lastOf(ceremony);

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
    const client = { ui, names: NAMES, own: [], look: null, now: { person: null }, snapshot: { log: [] } } as unknown as TableClient;
    shown = mount(Results, {
      target: document.body,
      props: { client, table: table as never, view: {} as never, onclose: () => undefined },
    });
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
