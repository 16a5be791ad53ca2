/** Small words of English that all texts are put together from. */
export type Cell = readonly [number, number];

export const at = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const plural = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
export const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const bracket = (text: string): string => (text ? ` (${text})` : "");

const sides: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };
export const side = (letter: string): string => sides[letter] ?? letter;
export const edge = ([x, y, s]: readonly [number, number, string]): string =>
  `between ${x},${y} and ${s === "N" ? at([x, y + 1]) : at([x + 1, y])}`;

const clans: Record<string, string> = { yellow: "sun clan (yellow)", blue: "moon clan (blue)" };
export const clan = (name: string): string => clans[name] ?? name;
export const otherClan = (name: string): string => clan(name === "yellow" ? "blue" : "yellow");

/** The name of a path card: what is on it, and where it leads. */
export function path(card: string, features: Record<string, string>): string {
  const [first, doors] = card.includes("-") ? (card.split("-") as [string, string]) : ["", card];
  return `${first ? (features[first] ?? first) : "path"} ${doors.split("").join("·")}`;
}

/** What is laid, for the log, without its doors. */
export const laidPath = (feature: string | undefined): string => (feature ? `a path card (${feature})` : "a path card");

export function duration(seconds: number): string {
  if (seconds >= 86_400) return plural(Math.round(seconds / 86_400), "day");
  if (seconds >= 3_600) return plural(Math.round(seconds / 3_600), "hour");
  if (seconds >= 60) return plural(Math.round(seconds / 60), "minute");
  return plural(Math.round(seconds), "second");
}
