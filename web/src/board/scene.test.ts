import { describe, expect, it } from "vitest";
import type { CardInfo, GameView } from "../protocol";
import { comfortable, fitted, framed, pinched, zoomed } from "./camera";
import { sceneOf } from "./scene";
import boardClassic from "./samples/board-classic.json";
import boardCave from "./samples/board-dark_cave.json";
import boardMines from "./samples/board-lost_mines.json";
import start from "./samples/board-start.json";
import classic from "./samples/cards-classic.json";
import darkCave from "./samples/cards-dark_cave.json";
import lostMines from "./samples/cards-lost_mines.json";
import laying from "./samples/targets-classic.json";
import { nextTarget, placeTargets } from "./targets";
import type { CardSet, Target } from "./types";

const cards = (list: unknown): CardSet => new Map((list as CardInfo[]).map((info) => [info.name, info]));
const view = (sample: { view: unknown }): GameView => sample.view as GameView;

describe("what lies on the table", () => {
  it("is all cards and the goals, in a classic game", () => {
    const scene = sceneOf("classic", cards(classic), view(boardClassic));
    expect(scene.lying).toHaveLength(boardClassic.view.laid.length);
    expect(scene.hidden).toHaveLength(3);
    expect(scene.hidden.some((goal) => goal.known)).toBe(true);
    expect(scene.figures).toEqual([]);
  });

  it("is dwarves, tools and traps as well, in The Lost Mines", () => {
    const scene = sceneOf("lost_mines", cards(lostMines), view(boardMines));
    expect(scene.figures).toHaveLength(boardMines.view.seats.length);
    expect(scene.tools).toHaveLength(boardMines.view.tools.length);
    expect(scene.edges).toHaveLength(boardMines.view.traps.length + boardMines.view.trolls.length);
  });

  it("is creatures, webs and gold as well, in The Dark Cave", () => {
    const scene = sceneOf("dark_cave", cards(darkCave), view(boardCave));
    const count = (kind: string): number => scene.figures.filter((figure) => figure.kind === kind).length;
    expect(count("gold")).toBe(boardCave.view.gold_in_veins.length);
    expect(count("creature")).toBe(boardCave.view.creatures.length);
    expect(count("dwarf")).toBe(boardCave.view.seats.filter((seat) => seat.at).length);
    expect(scene.edges.map((edge) => edge.kind)).toContain("web");
  });

  it("keeps eight dwarves in one space apart", () => {
    const { figures } = sceneOf("dark_cave", cards(darkCave), view(start));
    expect(new Set(figures.map((figure) => figure.at.join())).size).toBe(8);
    expect(figures.every((figure) => figure.scale > 0.75)).toBe(true);
  });
});

describe("targets", () => {
  const targets = laying.targets as unknown as Target[];
  const scene = sceneOf("classic", cards(classic), view(laying));

  it("are large enough for a finger on any scale", () => {
    const edge: Target = { key: "e", cell: [0, 0], side: "E", kind: "edge", label: "" };
    for (const scale of [0.65, 1, 2]) {
      const { half } = placeTargets("classic", cards(classic), scene.lying, [edge], scale)[0]!;
      expect(half[0] * 2 * scale).toBeGreaterThanOrEqual(43.9);
    }
  });

  it("can all be reached by arrow keys", () => {
    const placed = placeTargets("classic", cards(classic), scene.lying, targets, 1);
    const reached = new Set([placed[0]!.target.key]);
    for (const key of reached)
      for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = nextTarget(placed, key, arrow);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(placed.length);
  });
});

describe("the camera", () => {
  const box = { left: -100, top: -50, right: 300, bottom: 250 };

  it("shows the whole box in the middle", () => {
    const camera = fitted(box, 800, 600);
    expect(100 * camera.scale + camera.x).toBeCloseTo(400);
    expect(100 * camera.scale + camera.y).toBeCloseTo(300);
    expect(400 * camera.scale).toBeLessThanOrEqual(800);
  });

  it("stays near enough on a small screen, around what matters", () => {
    const wide = { left: 0, top: 0, right: 2000, bottom: 300 };
    const near = framed(wide, 390, 844, [100, 50]);
    expect(near.scale).toBe(comfortable(390));
    expect(near.x).toBeCloseTo(0);
    const far = framed(wide, 390, 844, [1000, 50]);
    expect(1000 * far.scale + far.x).toBeCloseTo(195);
  });

  it("zooms about a point", () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, [110, 70]);
    expect([100 * after.scale + after.x, 50 * after.scale + after.y]).toEqual([110, 70]);
  });

  it("follows two fingers", () => {
    const after = pinched(
      { x: 0, y: 0, scale: 1 },
      [
        [0, 0],
        [100, 0],
      ],
      [
        [0, 0],
        [200, 0],
      ],
    );
    expect(after.scale).toBe(2);
    expect(after.x).toBe(0);
  });
});
