/** No text is missing, none is left over, and all languages are told the same facts. */
import { describe, expect, it } from "vitest";
import { allFilesOf, entriesIn, entriesOf, factsOf, filesOf, folders, keysModule } from "../../texts";
import { GAMES } from "../games";
import { short } from "./short";
import keysFile from "./keys.ts?raw";

const files = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!./keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const client = Object.values(files).join("\n");
const english = factsOf("en");
const ftl = (language: string): string =>
  [...entriesOf(language, allFilesOf(language)).values()].map((entry) => JSON.stringify(entry)).join("\n");

/** Keys that are put together: what stands between is any name. Those of games begin with the game's. */
function patternsIn(source: string): RegExp[] {
  const written = [...source.matchAll(/\b(t|tIf|own|wordedBy|short)\(\s*(`[^`]+`|"[^"]+")/g)].map(([, by, key]): [string, string] => [
    by!,
    key!,
  ]);
  return written
    .map(([by, key]) => (by === "own" ? "`${game}-" : "`") + key.slice(1, -1))
    .filter((key) => key.includes("${"))
    .map(
      (key) =>
        new RegExp(
          `^${key
            .slice(1)
            .replace(/\./g, "\\.")
            .replace(/\$\{[^}]*\}+/g, ".+")}$`,
        ),
    );
}

/** Whether another text of the language is made with this one. */
const isPart = (key: string, texts: string): boolean => {
  const [name, attribute] = key.split(".");
  const reference = `"name":"${name}"}${attribute ? `,"attribute":{"type":"Identifier","name":"${attribute}"` : ""}`;
  return texts.includes(`{"type":"MessageReference","id":{"type":"Identifier",${reference}`);
};

describe("the English texts", () => {
  const patterns = patternsIn(client);

  it("are all read", () => {
    const texts = ftl("en");
    const unread = [...english.keys()].filter(
      (key) => !client.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)) && !isPart(key, texts),
    );
    expect(unread).toEqual([]);
  });

  it("have something for each key that is put together", () => {
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => ![...english.keys()].some((key) => pattern.test(key)))).toEqual([]);
  });

  it("are in the file of their game, and named like it", () => {
    for (const file of filesOf("en")) {
      const [, name = ""] = /(\w+)\.ftl$/.exec(file) ?? [];
      const games = entriesIn(file).map(([key]) => Object.keys(GAMES).find((game) => key.startsWith(`${game}-`)));
      expect([...new Set(games)], file).toEqual([name in GAMES ? name : undefined]);
    }
  });

  it("have short names of their own, where the server says them", () => {
    const said = [...english.keys()].filter((key) => key.startsWith("refusal-"));
    expect(said.length).toBeGreaterThan(150);
    expect(new Set(said.map(short)).size).toBe(said.length);
  });

  it("are those that the client knows", () => {
    expect(keysFile).toBe(keysModule());
  });
});

/** Words that are the same in several languages; sentences never are. */
const SENTENCE = /\p{L}{2,}\s+\p{L}{2,}\s+\p{L}{2,}/u;

describe.each(folders().filter((language) => language !== "en"))("the texts in %s", (language) => {
  const english = factsOf("en", allFilesOf("en"));
  const own = factsOf(language, allFilesOf(language));

  it("have every file", () => {
    expect(allFilesOf(language).map((file) => file.replace(`/${language}/`, "/en/"))).toEqual(allFilesOf("en"));
  });

  it("are complete, with nothing left over", () => {
    const texts = ftl(language);
    const here = allFilesOf(language).map((file) => file.replace(`/${language}/`, "/en/"));
    const asked = new Set(here.flatMap((file) => entriesIn(file).map(([name]) => name)));
    expect([...english.keys()].filter((key) => asked.has(key.split(".")[0]!) && !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !english.has(key) && !isPart(key, texts))).toEqual([]);
  });

  it("are told the same facts", () => {
    const facts = ([key, told]: [string, string[]]): string => `${key}: ${told.join(", ")}`;
    expect([...own].filter(([key]) => english.has(key)).map(facts)).toEqual(
      [...own.keys()].flatMap((key) => (english.has(key) ? [facts([key, english.get(key)!])] : [])),
    );
  });

  it("are translated", () => {
    const [here, there] = [entriesOf(language, allFilesOf(language)), entriesOf("en", allFilesOf("en"))];
    const same = [...here].filter(([key, entry]) => {
      const text = JSON.stringify(entry.value);
      return text === JSON.stringify(there.get(key)?.value) && SENTENCE.test(text.replace(/"\w+":|"type":"\w+"/g, ""));
    });
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
