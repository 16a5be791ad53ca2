import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { recall, remember } from "../net/memory";
import { choose, language, LANGUAGES, preferred, speak, t, tIf } from ".";
import { roundedDuration, signed, timeOfDay } from "./numbers";
import { pseudo } from "./pseudo";

afterEach(async () => {
  localStorage.clear();
  await speak("en");
});

it("puts facts into sentences: numbers, lists, yes and no, and nothing", () => {
  expect(t("now-walk", { left: 1 })).toBe("Walk: 1 step left");
  expect(t("now-walk", { left: 3 })).toBe("Walk: 3 steps left");
  expect(t("tell-game-ended", { winners: ["Ann", "Bob", "Cy"] })).toBe("The game is over. Ann, Bob and Cy win!");
  expect(t("tell-voted", { who: "Ann", yes: false })).toBe("Ann votes no.");
  expect(t("tell-looks-player", { who: "Ann", whose: "Bob", role: null })).toBe("Ann looks at Bob’s card.");
  expect(t("panel-hand", { number: 2, more: "" })).toBe("2 cards in hand");
});

it("is not led astray by names", () => {
  expect(t("chat-ask-saw", { who: "none" })).toBe("none, what have you seen?");
  expect(t("tell-joined", { name: "{ $who } <b>" })).toBe("{ $who } <b> joins.");
});

it("has attributes, and says so when something is newer than it", () => {
  expect(t("option-first_player.youngest")).toBe("the youngest");
  expect(tIf("option-from_the_future")).toBeUndefined();
});

it("is chosen here, or by the browser, or is English", () => {
  expect(preferred(["fr", "en-GB", "de"])).toBe("en");
  expect(preferred(["fr"])).toBe("en");
  remember("language", "en-XA");
  expect(preferred(["en"])).toBe("en-XA");
  remember("language", "tlh");
  expect(preferred(["en-US"])).toBe("en");
});

it("changes what is on the page, and is remembered", async () => {
  let shown = "";
  const stop = $effect.root(() => {
    $effect(() => void (shown = t("start-play-now")));
  });
  flushSync();
  expect(shown).toBe("Play now");
  await choose("en-XA");
  flushSync();
  expect(shown).not.toBe("Play now");
  expect([language(), document.documentElement.lang, recall("language", "")]).toEqual(["en-XA", "en-XA", "en-XA"]);
  stop();
});

it("can be made longer, with names as they are", async () => {
  await speak("en-XA");
  const said = t("tell-joined", { name: "Ann" });
  expect(said.startsWith("Ann ")).toBe(true);
  expect(pseudo("Choose a lit cell.").length).toBeGreaterThanOrEqual(18 * 1.4);
  expect(pseudo("Choose a lit cell.")).not.toMatch(/[aeiou]/);
});

it("is called as it calls itself", () => {
  expect(LANGUAGES).toContainEqual({ tag: "en", name: "English" });
});

it("writes times and numbers its own way", () => {
  expect([30, 60, 180, 7_200, 86_400].map((seconds) => roundedDuration(seconds))).toEqual([
    "30 seconds",
    "1 minute",
    "3 minutes",
    "2 hours",
    "1 day",
  ]);
  expect([roundedDuration(259_200, "short"), timeOfDay(21 * 60 + 30)]).toEqual(["3 days", "21:30"]);
  expect([1.54, -0.3].map(signed)).toEqual(["+1.5", "−0.3"]);
});
