import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CardInfo, GameView } from "../protocol";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import crowd from "./samples/board-crowd.json";
import classic from "./samples/cards-classic.json";
import darkCave from "./samples/cards-dark_cave.json";
import laying from "./samples/targets-classic.json";
import type { Target } from "./types";

const cards = (list: unknown): Map<string, CardInfo> => new Map((list as CardInfo[]).map((info) => [info.name, info]));
let mounted: Record<string, unknown> | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

describe("the board", () => {
  const show = (onpick: (target: Target) => void, onhover?: (target: Target | null) => void): SVGElement[] => {
    const props = {
      game: "classic",
      cards: cards(classic),
      view: laying.view as unknown as GameView,
      targets: laying.targets as unknown as Target[],
      onpick,
      onhover,
    };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll<SVGElement>("g[role=button]")];
  };

  it("has a named button for every target, one of which takes the tab key", () => {
    const buttons = show(() => undefined);
    expect(buttons.map((each) => each.getAttribute("aria-label"))).toEqual(laying.targets.map((target) => target.label));
    expect(buttons.filter((each) => each.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("tells which target was clicked or chosen by key, and which is pointed at", () => {
    const [onpick, onhover] = [vi.fn(), vi.fn()];
    const buttons = show(onpick, onhover);
    buttons[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    buttons[2]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    buttons[0]!.dispatchEvent(new PointerEvent("pointerenter"));
    expect(onpick.mock.calls.map(([target]) => target.key)).toEqual([laying.targets[1]!.key, laying.targets[2]!.key]);
    expect(onhover).toHaveBeenCalledWith(expect.objectContaining({ key: laying.targets[0]!.key }));
  });

  it("names the dwarves and says who lies", () => {
    const props = { game: "dark_cave", cards: cards(darkCave), view: crowd.view as unknown as GameView, me: 0, onpick: () => undefined };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
    const names = [...document.querySelectorAll(".figure[role=img]")].map((each) => each.getAttribute("aria-label"));
    expect(names).toHaveLength(8);
    expect(names).toContain("Dwarf D, lying");
  });
});

describe("a single card", () => {
  it("is a picture with a name, or mere decoration", () => {
    const info = (classic as unknown as CardInfo[])[0]!;
    mounted = mount(CardFace, { target: document.body, props: { game: "classic", info, size: 80, label: "NS" } });
    mount(CardBack, { target: document.body, props: { game: "dark_cave", group: 2 } });
    flushSync();
    const [face, , back] = document.querySelectorAll("svg");
    expect(face!.getAttribute("aria-label")).toBe("NS");
    expect(face!.getAttribute("width")).toBe("80");
    expect(back!.getAttribute("aria-hidden")).toBe("true");
  });
});
