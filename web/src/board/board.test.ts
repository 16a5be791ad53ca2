import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deckOf, POSITIONS } from "../gallery/samples";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import type { Target } from "./types";

const { targets, view, game } = POSITIONS.find((one) => one.targets.length > 2)!;
const { cards, infos, ui } = deckOf(game);
let mounted: Record<string, unknown> | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

describe("the board", () => {
  const show = (onpick: (target: Target) => void, onhover?: (target: Target | null) => void): SVGElement[] => {
    const props = { look: ui.look, cards, things: ui.scene(view), targets, onpick, onhover };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll<SVGElement>("g[role=button]")];
  };

  it("has a named button for every target, one of which takes the tab key", () => {
    const buttons = show(() => undefined);
    expect(buttons.map((each) => each.getAttribute("aria-label"))).toEqual(targets.map((target) => target.label));
    expect(buttons.filter((each) => each.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("tells which target was clicked or chosen by key, and which is pointed at", () => {
    const [onpick, onhover] = [vi.fn(), vi.fn()];
    const buttons = show(onpick, onhover);
    buttons[1]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    buttons[2]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    buttons[0]!.dispatchEvent(new PointerEvent("pointerenter"));
    expect(onpick.mock.calls.map(([target]) => target.key)).toEqual([targets[1]!.key, targets[2]!.key]);
    expect(onhover).toHaveBeenCalledWith(expect.objectContaining({ key: targets[0]!.key }));
  });
});

describe("a place on the board", () => {
  const cell = targets[0]!.cell;
  const show = (more: object) => {
    const props = { look: ui.look, cards, things: ui.scene(view), targets, onpick: () => undefined, ...more };
    mounted = mount(Board, { target: document.body, props });
    flushSync();
    return document.querySelector(".stage")!;
  };

  it("that is no target answers a click with its cell", () => {
    const [onpick, onrefused] = [vi.fn(), vi.fn()];
    const stage = show({ onpick, onrefused });
    stage.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 400, clientY: 300 }));
    expect(onpick).not.toHaveBeenCalled();
    expect(onrefused).toHaveBeenCalledExactlyOnceWith([expect.any(Number), expect.any(Number)]);
  });

  it("can be pointed out, and something be said there", () => {
    show({ focus: cell, note: { cell, text: "It doesn’t fit.", clause: "CL-P03" } });
    expect(document.querySelector("rect.focus")).not.toBeNull();
    expect(document.querySelector(".note")!.textContent).toMatch(/It doesn’t fit\.\s+CL-P03/);
  });

  it("of a goal can be found, whether its card is face up or down", () => {
    show({});
    const goals = [...document.querySelectorAll("[data-goal]")].map((each) => each.getAttribute("data-goal"));
    expect(goals).toEqual(ui.scene(view).goals.map((goal) => goal.join()));
    const names = [...document.querySelectorAll("[role=img]")].map((each) => each.getAttribute("aria-label"));
    expect(names.filter((name) => name?.startsWith("A goal, face down"))).toHaveLength(ui.scene(view).hidden.length);
  });
});

describe("a single card", () => {
  it("is a picture with a name, or mere decoration", () => {
    const info = infos[0]!;
    mounted = mount(CardFace, { target: document.body, props: { look: ui.look, info, size: 80, label: "NS" } });
    mount(CardBack, { target: document.body, props: { look: ui.look, group: 2 } });
    flushSync();
    const [face, , back] = document.querySelectorAll("svg");
    expect(face!.getAttribute("aria-label")).toBe("NS");
    expect(face!.getAttribute("width")).toBe("80");
    expect(back!.getAttribute("aria-hidden")).toBe("true");
  });
});
