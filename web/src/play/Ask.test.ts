import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Choice, GameDecision, GameView } from "../protocol";
import Ask from "./Ask.svelte";
import type { TableClient } from "../net/client.svelte";
import type { Play } from "./play.svelte";

let shown: Record<string, unknown> | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

function ask(
  view: object,
  decisions: [string, GameDecision][],
): { text: string; buttons: HTMLButtonElement[]; take: (choice: Choice) => void } {
  const take = vi.fn();
  const asked = decisions.map(([text, decision]): Choice => ({ text, decision }));
  const client = { names: ["Anna", "Bert", "Bot C"], cards: new Map(), deciding: false } as unknown as TableClient;
  const full = { aligning: null, vote: null, attack: null, goals: [], ...view } as unknown as GameView;
  shown = mount(Ask, { target: document.body, props: { client, play: { asked, take } as unknown as Play, view: full, game: full.game } });
  flushSync();
  return { text: document.body.textContent ?? "", buttons: [...document.querySelectorAll("button")], take };
}

describe("questions in plain words", () => {
  it("an axe against a creature", () => {
    const { text, buttons, take } = ask({ game: "dark_cave", attack: { creature: "rat", victims: [0, 1] } }, [
      ["axe no", { type: "axe", yes: false }],
      ["axe yes", { type: "axe", yes: true }],
    ]);
    expect(text).toContain("The rat attacks Anna and Bert.");
    buttons[1]!.click();
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ text: "axe yes" }));
  });

  it("which creature first", () => {
    const { buttons } = ask({ game: "dark_cave" }, [
      ["meet rat", { type: "meet", creature: "rat" }],
      ["meet goblin", { type: "meet", creature: "goblin" }],
    ]);
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(["the rat", "the goblin"]);
  });

  it("which treasure", () => {
    const treasures = [
      { place: 2, symbol: "gold", taker: null, value: null },
      { place: 4, symbol: "gold", taker: null, value: 3 },
    ];
    const { buttons } = ask({ game: "lost_mines", mines: [], treasures }, [
      ["take 2", { type: "take", place: 2 }],
      ["take 4", { type: "take", place: 4 }],
    ]);
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(["Treasure 2: gold", "Treasure 4: gold, worth 3"]);
  });

  it("a vote", () => {
    const { text } = ask({ game: "lost_mines", vote: { proposer: 1, yes: [1] } }, [
      ["vote no", { type: "vote", yes: false }],
      ["vote yes", { type: "vote", yes: true }],
    ]);
    expect(text).toContain("Bert proposes to end the round.");
  });
});
