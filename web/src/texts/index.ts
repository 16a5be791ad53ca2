/** Everything that people read, in the language that they chose. The texts are in src/undermine/texts; how to write them: docs/translating.md. */
export { choose, type Key, language, LANGUAGES, ofTag, preferred, speak, t, tIf } from "./language.svelte";
export { ago, roundedDuration, signed, timeOfDay, weekdayAndTime } from "./numbers";
