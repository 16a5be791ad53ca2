/** A game is a folder: nobody else knows its name, and every folder has the same rooms. */
import { describe, expect, it } from "vitest";
import { GAMES, uiOf } from ".";

const files = import.meta.glob<string>("../**/*.{ts,svelte,css}", { eager: true, query: "?raw", import: "default" });
const folders = new Set(Object.keys(files).flatMap((path) => /^\.\/([^/]+)\//.exec(path)?.[1] ?? []));

/** A name as people and programs write it: with a blank, a dash, or nothing between its words. */
const spellings = (game: string): RegExp => new RegExp(game.split("_").join("[ _-]?"), "i");
const isAllowed = (path: string, game: string): boolean =>
  path.startsWith(`./${game}/`) || path === "./index.ts" || path === "../protocol.ts" || path === "../texts/keys.ts";

describe.each(Object.keys(GAMES))("%s", (game) => {
  it("is named nowhere but in its folder, in the list of games, on the wire and in its texts", () => {
    const named = Object.entries(files).filter(([path, text]) => !isAllowed(path, game) && spellings(game).test(text));
    expect(named.map(([path]) => path)).toEqual([]);
  });

  it("has the rooms of the plain game", () => {
    const rooms = (folder: string): string[] =>
      Object.keys(files).flatMap((path) => new RegExp(`^\\./${folder}/([a-z]+\\.ts|[A-Z]\\w+\\.svelte)$`).exec(path)?.[1] ?? []);
    expect(rooms(game)).toEqual(expect.arrayContaining(rooms("plain").filter((room) => room !== "view.ts")));
    expect(Object.keys(uiOf(game)).sort()).toEqual(Object.keys(uiOf("any")).sort());
  });
});

it("there is a folder for each game, and one for all others", () => {
  expect([...folders].sort()).toEqual([...Object.keys(GAMES), "plain"].sort());
});
