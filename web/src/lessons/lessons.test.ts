import { describe, expect, it } from "vitest";
import { readRoute } from "../net/route";
import type { TableClient } from "../net/client.svelte";
import type { Play } from "../play/play.svelte";
import type { Choice, Hint } from "../protocol";
import { GAMES } from "../games";
import { t } from "../texts";
import { hintInWords } from "./hints";
import { lightOf, pointsAt } from "./pointing";

const choice = (text: string, points: Choice["points"], type = "map"): Choice =>
  ({ text, points, decision: { type } }) as unknown as Choice;
const none = { card: null, cards: [], asked: [], pending: null, chosen: null, mayTurn: false, two: false } as unknown as Play;
const playing = (part: object): Play => ({ ...none, ...part }) as unknown as Play;

describe("what is lit", () => {
  const map = choice("map 8,2", { kind: "play", cards: ["map"], cell: [8, 2] });

  it("is the card first, then the place, then the button", () => {
    expect(pointsAt(map, [map.text], none)).toEqual(['.hand [data-card="map"]']);
    expect(pointsAt(map, [map.text], playing({ card: "map" }))).toEqual(['[data-key="play 8,2"]']);
    expect(pointsAt(map, [map.text], playing({ card: "map", pending: {}, chosen: map }))).toEqual(["[data-testid=confirm]"]);
  });

  it("is the button to turn a card that lies the wrong way up", () => {
    const wanted = choice("lay ESW~ 6,0", { kind: "play", cards: ["ESW"], cell: [6, 0] }, "lay");
    const upright = choice("lay ESW 6,0", { kind: "play", cards: ["ESW"], cell: [6, 0] }, "lay");
    const pending = { target: { key: "lay 6,0" } };
    const before = playing({ card: "ESW", pending, chosen: upright, mayTurn: true });
    expect(pointsAt(wanted, [wanted.text], before)).toEqual(["[data-testid=turn]"]);
    expect(pointsAt(wanted, [wanted.text], playing({ card: "ESW", pending, chosen: wanted, mayTurn: true }))).toEqual([
      "[data-testid=confirm]",
    ]);
  });

  it("is a player, by letter or by number", () => {
    const broken = choice("break lamp C", { kind: "play", cards: ["broken-lamp"], seat: 2 });
    expect(pointsAt(broken, [broken.text], playing({ card: "broken-lamp" }))).toContain('[data-seat="2"] .offers button');
  });

  it("leads through a discard of two", () => {
    const two = choice("discard SW boat", { kind: "discard", cards: ["SW", "boat"] });
    const lit = (cards: string[], two_: boolean) => pointsAt(two, [two.text], playing({ cards, two: two_ }));
    expect(lit([], false)).toEqual(['.hand [data-card="SW"]']);
    expect(lit(["boat"], false)).toEqual(["[data-testid=two]"]);
    expect(lit(["boat"], true)).toEqual(['.hand [data-card="SW"]']);
    expect(lit(["boat", "SW"], true)).toEqual(["[data-testid=discard]"]);
  });

  it("is whatever a step names that is only read", () => {
    expect(lightOf({ part: "role" })).toEqual(['[data-part="role"]']);
    expect(lightOf({ cell: [8, 0] })).toEqual(['[data-goal="8,0"]']);
  });
});

describe("a tip", () => {
  const ui = Object.values(GAMES)[0];
  const client = { ui, cards: new Map([["NS", { kind: "path" }]]), names: ["Ann", "Flint"] } as unknown as TableClient;
  const told = (key: string, values = {}): Hint => ({ reasons: [{ key, values }] }) as unknown as Hint;

  it("names people and things, and no doors or cells", () => {
    expect(hintInWords(told("lay_closer", { cell: "3,0" }), choice("", { kind: "play", cards: ["NS"] }), client)).toBe(
      "Lay a path card: it brings you closer to a goal.",
    );
    expect(hintInWords(told("break_suspect", { seat: 1 }), choice("", { kind: "play", cards: ["broken-cart"] }), client)).toContain(
      "Flint’s",
    );
  });

  it("has a sentence for a reason that is newer than this page, too", () => {
    expect(hintInWords(told("no_plan"), choice("", { kind: "answer" }), client)).toBe(t("hints-other"));
  });
});

it("has an address of its own", () => {
  expect(readRoute("/learn/some_game")).toEqual({ page: "learn", game: "some_game" });
});
