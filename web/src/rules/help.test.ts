/** Nobody asks in vain: every card, role, option and sign of every game has a sentence, a picture and a rule that exists. */
import { describe, expect, it } from "vitest";
import { emblemShapes } from "../board/emblems";
import { deckOf } from "../gallery/samples";
import { GAMES } from "../games";
import { entriesOf, entryOf, type Help, helpOf, type Picture } from "./help";

const pages = import.meta.glob<string>("../../../docs/rules/*.md", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>("../games/*/*.svelte", { eager: true, query: "?raw", import: "default" });
const ids = new Set(Object.values(pages).flatMap((text) => [...text.matchAll(/^- \*\*([A-Z][A-Z0-9-]+)/gm)].map(([, id]) => id)));

/** The options that a page of the rules has in its table. */
function optionsOf(game: string): string[] {
  const page = Object.entries(pages).find(([path]) => path.endsWith(`/${game.replace("_", "-")}.md`))?.[1] ?? "";
  const table = page.slice(page.indexOf("## Table options"), page.indexOf("## The turn as a state machine"));
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
}

/** What the signs of a seat ask for. */
const badgesOf = (game: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`../games/${game}/`))
    .flatMap(([, text]) => [...text.matchAll(/kind: "badge", name: "(\w+)"/g)].map(([, name]) => name!));

function canBeDrawn(picture: Picture, deck: ReadonlyMap<string, unknown>): boolean {
  if ("emblem" in picture) return emblemShapes(picture.emblem).length > 0;
  if ("card" in picture) return deck.has(picture.card);
  return "back" in picture || picture.table.every(({ card }) => card === null || deck.has(card));
}

describe.each(Object.keys(GAMES))("the help of %s", async (game) => {
  const help: Help = await helpOf(game);
  const { cards } = deckOf(game);

  it("knows every card", () => {
    for (const name of cards.keys()) {
      const entry = entryOf({ kind: "card", name, game }, help, cards.keys());
      expect(entry.sentence, name).toMatch(/^[A-Z].*\.$/);
      expect(entry.clauses.length, name).toBeGreaterThan(0);
    }
    expect([...new Set([...cards.keys()].map(help.cardKey))].sort()).toEqual(Object.keys(help.cards).sort());
  });

  it("knows every option", () => {
    expect(optionsOf(game).length).toBeGreaterThan(5);
    expect(Object.keys(help.options).sort()).toEqual(optionsOf(game).sort());
  });

  it("knows every sign that a seat can have", () => {
    expect(badgesOf(game).length).toBeGreaterThan(0);
    expect(Object.keys(help.badges)).toEqual(expect.arrayContaining([...badgesOf(game), "hand"]));
  });

  it("says everything in one sentence, with a picture, and names rules that exist", () => {
    for (const { title, sentence, clauses, picture } of entriesOf(help, cards.keys())) {
      expect(sentence, title).toMatch(/^[A-Z][^.]*\.$/);
      expect(
        clauses.filter((clause) => !ids.has(clause)),
        title,
      ).toEqual([]);
      expect(clauses.length, title).toBeGreaterThan(0);
      expect(picture && canBeDrawn(picture, cards), title).toBe(true);
    }
    for (const [clause, picture] of Object.entries(help.examples)) {
      expect(ids.has(clause) && canBeDrawn(picture, cards), clause).toBe(true);
    }
  });

  it("tells before it happens how it ends, what an empty hand means and how the piles work", () => {
    expect(Object.keys(help.scores)).toEqual(expect.arrayContaining(["end", "empty"]));
    expect(Object.keys(help.piles)).toEqual(expect.arrayContaining(["pile", "discards"]));
  });

  it("answers a refusal with its own words, and a rule with the thing that it is about", () => {
    const [clause] = Object.keys(help.examples);
    const refused = entryOf({ kind: "clause", name: clause!, game, why: "It does not fit." }, help, cards.keys());
    expect(refused).toMatchObject({ sentence: "It does not fit.", clauses: [clause], picture: help.examples[clause!] });
  });
});

it("a game from elsewhere is explained by its rules alone", async () => {
  const help = await helpOf("deep_river");
  expect(entryOf({ kind: "option", name: "high_tide", game: "deep_river" }, help, [])).toMatchObject({ title: "High tide", clauses: [] });
});
