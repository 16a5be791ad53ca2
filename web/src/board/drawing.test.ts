import { describe, expect, it } from "vitest";
import { DECKS } from "../gallery/samples";
import { drawAction } from "./actions";
import { drawBack, drawHidden } from "./backs";
import { clearance, drawCard } from "./drawing";
import { emblemShapes } from "./emblems";
import { DIRECTIONS, distance, doorPoint, HALF, opposite, type Point, turn } from "./geometry";
import { SIMPLE } from "./look";
import { moved, type Shape } from "./shapes";
import { doorPairs, isTunnel, spacesOf, tracksOf, turnedName, wall } from "./tracks";

const all = DECKS.flatMap(({ game, ui, infos }) => infos.map((info) => ({ look: ui.look, info, name: `${game} ${info.name}` })));
const paths = all.filter(({ info }) => info.kind !== "action");

/** The smallest distance from a point to any point of a path. */
function nearestTo(shapes: Shape[], [x, y]: [number, number]): number {
  const points = shapes.flatMap(({ d }) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found): Point => [Number(found[1]), Number(found[2])]),
  );
  return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
}

describe.each(paths)("$name", ({ look, info }) => {
  const tracks = tracksOf(look, info);

  it("has every door in just one passage, which reaches the middle of that side with its full width", () => {
    for (const d of DIRECTIONS) {
      const through = tracks.filter((track) => track.doors.includes(d));
      expect(through).toHaveLength(info.doors[d]! >= 0 ? 1 : 0);
      for (const track of through) {
        expect(track.door).toBe(look.door);
        expect(clearance(track, doorPoint(d))).toBeLessThan(0);
      }
    }
  });

  it("has walls that begin and end at the corners of its doors, so that neighbours join", () => {
    for (const track of tracks)
      for (const [a, b] of doorPairs(track.doors)) {
        const points = wall(track, a, b, 1, 0, 0);
        expect(distance(points[0]!, doorPoint(a))).toBeCloseTo(track.door);
        expect(distance(points.at(-1)!, doorPoint(b))).toBeCloseTo(track.door);
        for (const [x, y] of points) {
          expect(Math.abs(x)).toBeLessThanOrEqual(HALF[0] + 0.01);
          expect(Math.abs(y)).toBeLessThanOrEqual(HALF[1] + 0.01);
        }
      }
  });

  it("is drawn to its doors, upright and turned", () => {
    for (const turned of [false, true]) {
      const shapes = drawCard(look, info, turned);
      for (const d of DIRECTIONS) {
        const open = info.doors[turned ? opposite(d) : d]! >= 0;
        const [x, y] = doorPoint(d);
        const aside: [number, number] = d % 2 ? [x, y - look.door] : [x - look.door, y];
        if (open) expect(nearestTo(shapes, aside)).toBeLessThan(1);
      }
    }
  });

  it("gives every space a spot of its own inside its passage", () => {
    const spaces = [...spacesOf(look, info, false).values()];
    expect(spaces.map((space) => space.name)).toEqual(info.names);
    spaces.forEach((space, i) => {
      if (isTunnel(info, i)) return;
      const track = tracks.find((each) => each.spaces.includes(i));
      expect(track && clearance(track, space.room.at)).toBeLessThan(0);
    });
    if (!look.rubble)
      for (let i = 0; i < spaces.length; i++)
        for (let j = 0; j < i; j++) expect(distance(spaces[i]!.room.at, spaces[j]!.room.at)).toBeGreaterThan(15);
  });

  it("turns its spaces with the card", () => {
    const upright = spacesOf(look, info, false);
    const turned = spacesOf(look, info, true);
    info.names.forEach((name, i) => {
      if (info.features[i]) return; // a feature stays above the figures
      const [x, y] = turn(upright.get(name)!.room.at);
      const at = turned.get(turnedName(name))!.room.at;
      expect([at[0] + 0, at[1] + 0]).toEqual([x + 0, y + 0]);
    });
  });
});

it("names of spaces turn with their card", () => {
  expect(["N", "E", "C", "T", "NW", "NE", "EW", "NS", "ES", "0"].map(turnedName)).toEqual([
    "S",
    "W",
    "C",
    "T",
    "ES",
    "SW",
    "EW",
    "NS",
    "NW",
    "0",
  ]);
});

describe("everything else", () => {
  it("is drawn: action cards, backs, goals, emblems", () => {
    for (const { look, info } of all.filter((each) => each.info.kind === "action")) {
      expect(look.motif(info.name).figures).not.toHaveLength(0);
      expect(drawAction(info.name, look.motif(info.name)).length).toBeGreaterThan(6);
    }
    for (const look of [SIMPLE, ...DECKS.map(({ ui }) => ui.look)]) {
      expect(drawBack(look).length).toBeGreaterThan(3);
      expect(drawHidden(look).length).toBeGreaterThan(3);
    }
    for (const name of [
      "lamp",
      "cart-broken",
      "broken-pick",
      "sun",
      "moon",
      "gold",
      "boots",
      "axe",
      "lying",
      "card",
      "crown",
      "host",
      "bot",
      "clock",
    ])
      expect(emblemShapes(name).length).toBeGreaterThan(0);
  });

  it("is printed in known inks, and without a broken number", () => {
    for (const { look, info } of paths)
      for (const shape of drawCard(look, info, false)) {
        expect(shape.d).not.toMatch(/NaN|Infinity|undefined/);
        if (shape.fill) expect(look.inks[shape.fill]).toMatch(/^#/);
        if (shape.line) expect(look.inks[shape.line]).toMatch(/^#/);
      }
  });

  it("looks the same every time, and other cards look otherwise", () => {
    const [one, two] = paths.map(({ info }) => info);
    expect(drawCard(SIMPLE, one!, false)).toEqual(drawCard(SIMPLE, { ...one! }, false));
    expect(drawCard(SIMPLE, one!, false)).not.toEqual(drawCard(SIMPLE, two!, false));
  });

  it("is drawn for a game that brings no look of its own", () => {
    for (const { info } of paths) for (const shape of drawCard(SIMPLE, info, true)) expect(shape.d).not.toMatch(/NaN|Infinity|undefined/);
    expect(SIMPLE.motif("golden-axe").figures).toEqual(["axe"]);
    expect(SIMPLE.motif("whatever")).toEqual({ figures: ["card"], caption: "whatever" });
  });

  it("moves", () => {
    expect(moved("M1 2L-3 4h5v-2A2 3 0 1 0 4 5a1 1 0 0 1 2 2Z", [10, 20], 2)).toBe(
      "M 12 24L 4 28h 10v -4A 4 6 0 1 0 18 30a 2 2 0 0 1 4 4Z",
    );
  });
});
