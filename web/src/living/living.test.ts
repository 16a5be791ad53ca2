import { describe, expect, it } from "vitest";
import { sceneOf } from "../board/scene";
import { deckOf } from "../gallery/samples";
import { GAMES, uiOf } from "../games";
import { livingOf, momentsOf } from "./living";

describe.each(Object.keys(GAMES))("the living game of %s", (game) => {
  it("can be drawn from its first moment to its last, and gets somewhere", async () => {
    const living = (await livingOf(game))!;
    const { cards } = deckOf(game);
    const { look, scene, story } = uiOf(game);
    const scenes = momentsOf(living).map((view) => sceneOf(look, cards, scene(view)));
    expect(scenes).toHaveLength(living.steps.length + 1);
    expect(scenes.flatMap(({ laid }) => laid).filter(({ card }) => !cards.has(card))).toEqual([]);
    expect(Math.max(...scenes.map(({ laid }) => laid.length))).toBeGreaterThan(scenes[0]!.laid.length + 8);

    const names = Array.from({ length: living.seats }, (_, seat) => `Miner ${seat}`);
    const told = living.steps.flatMap(({ events = [] }) => events).map((event) => story.tell(event, { names, look: null }));
    expect(told.filter((one) => one && "text" in one && one.text.includes("Miner")).length).toBeGreaterThan(8);
  });
});

it("there is none for a game from elsewhere", async () => {
  expect(await livingOf("deep_river")).toBeNull();
});
