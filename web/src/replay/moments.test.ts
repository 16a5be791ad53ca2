import { expect, it } from "vitest";
import type { GameView, Replay } from "../protocol";
import { readRoute, replayPath } from "../net/route";
import { momentsOf } from "./moments";

it("puts every moment together from what changes", () => {
  const replay: Replay = {
    game: "any",
    seats: 3,
    cards: [],
    view: { turn: 0, laid: ["a", "b"], pile: 3 } as unknown as GameView,
    events: [],
    said: [],
    steps: [
      { seat: 0, decision: "x", changed: { turn: 1 }, spliced: { laid: [1, 1, ["c", "d"]] } },
      { seat: 1, decision: "y", changed: { turn: 2, pile: 2 }, said: [{ seat: 2, claim: { type: "trust", seat: 0 } }] },
    ],
  };
  const moments = momentsOf(replay);
  expect(moments.map(({ view }) => view)).toEqual([
    { turn: 0, laid: ["a", "b"], pile: 3 },
    { turn: 1, laid: ["a", "c", "d"], pile: 3 },
    { turn: 2, laid: ["a", "c", "d"], pile: 2 },
  ]);
  expect(moments.map(({ seat, decision }) => [seat, decision])).toEqual([
    [null, null],
    [0, "x"],
    [1, "y"],
  ]);
  expect(moments[2]!.said).toHaveLength(1);
});

it("has an address for every moment", () => {
  expect(readRoute(replayPath("BCDFGH", 2, 57))).toEqual({ page: "replay", code: "BCDFGH", match: 2, at: 57 });
  expect(readRoute(replayPath("BCDFGH", 2))).toEqual({ page: "replay", code: "BCDFGH", match: 2, at: 0 });
  expect(readRoute("/replay")).toEqual({ page: "record" });
});
