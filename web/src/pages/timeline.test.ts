import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Analysis, RoundAnalysis } from "../protocol";
import Timeline from "./Timeline.svelte";
import * as plot from "./timeline";

const point = (number: number, ...shares: number[]) => ({
  number,
  public: shares,
  seats: shares.map((_, i) => shares.map((share, j) => (i === j ? 0 : share / 2))),
});

const round = (number: number, first: number, last: number): RoundAnalysis => ({
  round: number,
  first,
  last,
  roles: ["loyal", "saboteur", "loyal"],
  clans: null,
  points: [point(first, 0.3, 0.3, 0.3), point(first + 1, 0.2, 0.4, 0.3), point(last, 0.1, 0.8, 0.2)],
  evidence: [
    { number: first + 1, actor: 0, what: "closer", context: "open", bits: -0.4, text: "A came closer (−0.4 bits)." },
    { number: last, actor: 1, what: "dead", context: "open", bits: 1.8, text: "B laid a dead end" },
  ],
  thoughts: [{ number: last, seat: 1, text: "I block the way." }],
  marks: [{ number: last, what: "cover_blown", seat: 1, text: "B’s cover is blown." }],
});

const analysis: Analysis = { game: "any", seats: 3, language: "en", rounds: [round(1, 0, 20), round(2, 22, 40)] };
const first = analysis.rounds[0]!;

describe("what is told of a moment", () => {
  it("finds the round, also between two of them", () => {
    expect([0, 20, 21, 22, 60].map((number) => plot.roundAt(analysis, number)?.round)).toEqual([1, 1, 1, 2, 2]);
    const [one, two] = [round(1, 0, 20), round(2, 20, 40)];
    const close = { ...analysis, rounds: [one, two] };
    expect([plot.roundAt(close, 20), plot.roundAt(close, 20, one), plot.roundAt(close, 21, one)]).toEqual([two, one, two]);
    expect(plot.roundAt({ ...analysis, rounds: [] }, 3)).toBeNull();
  });

  it("finds evidence, thoughts and marks by the number of the decision", () => {
    expect(plot.toldAt(analysis, 20)).toMatchObject({
      evidence: [{ actor: 1 }],
      thoughts: [{ seat: 1 }],
      marks: [{ what: "cover_blown" }],
    });
    expect(plot.toldAt(analysis, 7)).toEqual({ evidence: [], thoughts: [], marks: [] });
  });

  it("draws everyone for the public, and all others for a seat", () => {
    expect(plot.curvesOf(first, null).map((curve) => curve.values.at(-1))).toEqual([0.1, 0.8, 0.2]);
    expect(plot.curvesOf(first, 1).map((curve) => [curve.seat, curve.values.at(-1)])).toEqual([
      [0, 0.05],
      [2, 0.1],
    ]);
  });

  it("keeps weak evidence out of the dots and the list", () => {
    expect(plot.stopsOf(first)).toEqual([20]);
    expect(plot.keyMoments(first)).toEqual([
      { number: 20, seat: 1, mark: "cover_blown", texts: ["B’s cover is blown.", "B laid a dead end"] },
    ]);
    expect(plot.keyMoments({ ...first, marks: [] }, 0)).toEqual([]);
  });
});

describe("where things are", () => {
  const frame = plot.frameOf(first, 400, 200, 50);

  it("puts decisions across and shares upwards", () => {
    expect([plot.xOf(frame, 0), plot.xOf(frame, 20), plot.xOf(frame, 99)]).toEqual([46, 350, 350]);
    expect(plot.yOf(frame, 1)).toBeLessThan(plot.yOf(frame, 0));
    expect(plot.pathOf(frame, first, plot.curvesOf(first, null)[0]!)).toMatch(/^M46\.0 [\d.]+L[\d. ]+L350\.0 [\d.]+$/);
  });

  it("finds the decision under a pointer, and is drawn to dots", () => {
    expect(plot.numberAt(frame, plot.xOf(frame, 7) + 3, [])).toBe(7);
    expect(plot.numberAt(frame, plot.xOf(frame, 7), [8])).toBe(7);
    expect(plot.numberAt(frame, plot.xOf(frame, 8) - 6, [8])).toBe(8);
    expect([plot.numberAt(frame, -50, []), plot.numberAt(frame, 999, [])]).toEqual([0, 20]);
  });

  it("has round numbers on its axis that do not touch", () => {
    expect(plot.ticksOf(frame)).toEqual([0, 5, 10, 15, 20]);
    expect(plot.ticksOf({ ...frame, from: 33, to: 190 })).toEqual([50, 75, 100, 125, 150, 175]);
  });

  it("moves labels apart and keeps them inside", () => {
    expect(plot.spread([50, 50, 10], 10, 0, 100)).toEqual([50, 60, 10]);
    expect(plot.spread([99, 100], 10, 0, 100)).toEqual([90, 100]);
    expect(plot.spread([0, 0], 10, 0, 100)).toEqual([0, 10]);
  });

  it("follows keys", () => {
    const keys = ["ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "x"];
    expect(keys.map((key) => plot.keyTo(key, 5, first))).toEqual([4, 6, 20, 0, 0, 20, null]);
  });
});

describe("the panel", () => {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  function show(number: number, onmove = vi.fn()): { text: string; onmove: ReturnType<typeof vi.fn> } {
    shown = mount(Timeline, { target: document.body, props: { analysis, names: ["Anna", "Bert", "Bot C"], number, onmove } });
    flushSync();
    return { text: document.body.textContent ?? "", onmove };
  }

  it("tells what was learned, and why a bot decided so", () => {
    const { text } = show(20);
    for (const words of ["B laid a dead end. ▲ Looks much guiltier.", "Why Bert did it", "I block the way.", "B’s cover is blown.", "80%"])
      expect(text).toContain(words);
    expect(show(7).text).toContain("Nothing about who is who.");
  });

  it("goes where one asks for", () => {
    const { onmove } = show(3);
    document.querySelector<HTMLButtonElement>('[aria-label="Round 2"]')!.click();
    document.querySelector<HTMLButtonElement>(".key")!.click();
    document.querySelector("[role=spinbutton]")!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(onmove.mock.calls).toEqual([[22], [20], [4]]);
  });
});
