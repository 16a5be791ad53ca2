/** What only this game says. */
import { at, bracket, type Cell, clan, laidPath, list, otherClan, path, plural, side } from "../../texts/grammar";
import { t } from "../../texts";
import type { GameTexts } from "../ui";

const treasures: Record<string, string> = { gold: "gold", silver: "silver", gems: "gems", dragon: "the dragon" };

const cards: Record<string, string> = {
  axe: "axe",
  boat: "boat",
  rope: "rope",
  trap: "trap",
  troll: "troll",
  "info-mine-treasure": "information: mine or treasure",
  "info-mine-dwarf": "information: mine or dwarf",
  "info-treasure-dwarf": "information: treasure or dwarf",
  storm: "thunderstorm",
};
const features: Record<string, string> = {
  trunk: "tree trunk",
  lake: "lake",
  ditch: "ditch",
  rock: "narrow rocks",
  fire: "campfire",
};

/** What cards do, by the first word of their names. */
const about: Record<string, string> = {
  axe: "Overcomes a tree trunk, for everybody.",
  boat: "Overcomes a lake, for everybody.",
  rope: "Overcomes a ditch, for everybody.",
  trap: "Lies on an edge: every dwarf who crosses it loses a card.",
  troll: "Blocks an edge until your next turn.",
  info: "Look in secret at one of two things.",
  storm: "Sweeps away a path card on which nobody stands.",
  trunk: "Blocks the way until somebody uses an axe on it.",
  lake: "Blocks the way until somebody uses a boat on it.",
  ditch: "Blocks the way until somebody uses a rope on it.",
  rock: "Only one dwarf has room here.",
  fire: "Anyone who begins a walk here may take 5 steps.",
};

const how: Record<string, string> = {
  treasures: "all treasures are found",
  exhausted: "nobody has a card left",
  vote: "all voted to end it",
};

const firstWord = (card: string): string => /^[a-z]+/.exec(card)?.[0] ?? "";
const card = (name: string): string => cards[name] ?? path(name, features);
const holds = (what: string): string => treasures[what.replace(/^mine-/, "")] ?? what;
const worth = (value: number | null): string => (value === null ? "" : `, worth ${value}`);

export const texts: GameTexts = {
  title: "The Lost Mines",
  sentence: "Two clans race through the wilderness to four mines, with a traitor or two in their own ranks.",
  fan: ["troll", "fire-NESW", "mine-dragon", "lake-ESW", "storm"],
  options: {
    stack_tokens: { label: "Several traps may lie on one edge", values: {} },
    treasure_pick: { label: "Which treasure you get", values: { choose: "you choose", random: "chance decides" } },
    own_treasure_hidden: { label: "You do not look at your own treasures", values: {} },
    balanced_clans: { label: "The clans are equally large", values: {} },
  },
  claims: [
    { claim: "dragon", about: "goal", text: (where) => `The dragon is at ${where}!` },
    { claim: "safe", about: "goal", text: (where) => `The mine at ${where} is safe.` },
    { claim: "loyal", about: null, text: () => "I am loyal." },
  ],
  votes: "round",
  card,
  about: (name) => about[firstWord(name)] ?? "",
  laid: (name) => laidPath(features[firstWord(name)]),
  discard: t.act.discard,
  role: (role) => role,
  suspects: { one: "not loyal", many: "players who were not loyal" },
};

/** Sentences for the other rooms. */
export const words = {
  card,
  holds,
  role: (name: string): string => t.role.names[name] ?? name,
  wishes: {
    loyal: (own) => `You share what the ${clan(own)} finds.`,
    selfish: () => "You keep what you find yourself, and get nothing else.",
    saboteur: (own) => `You look like the ${clan(own)}, but you share with the ${otherClan(own)}.`,
  } as Record<string, (own: string) => string>,

  waitingTreasure: (name: string): string => `${name} chooses a treasure`,

  storm: (cell: Cell): string => `sweep away the card at ${at(cell)}`,
  overcome: (cell: Cell): string => `overcome the obstacle at ${at(cell)}`,
  trap: (cell: Cell, letter: string): string => `set the trap on the ${side(letter)} side of ${at(cell)}`,
  troll: (cell: Cell, letter: string): string => `set the troll on the ${side(letter)} side of ${at(cell)}`,
  trapToll: "trap: costs a card",
  lookTreasure: (place: number, symbol: string): string => `Look at treasure ${place} (${holds(symbol)})`,
  lookDwarf: "Look at the dwarf card",
  take: "You are at the mine. Which treasure do you take?",

  treasures: "Treasures",
  treasure: (place: number, symbol: string, value: number | null): string => `Treasure ${place}: ${holds(symbol)}${worth(value)}`,
  dragon: "has the dragon: −2",

  usesTool: (who: string, tool: string, cell: Cell): string => `${who} uses the ${tool} at ${at(cell)}.`,
  looksTreasure: (who: string, place: number, value: number | null): string =>
    `${who} looks at treasure ${place}${value === null ? "" : `: it is worth ${value}`}.`,
  setsTrap: (who: string, where: string): string => `${who} sets a trap ${where}.`,
  trapGone: (where: string): string => `The trap ${where} is gone.`,
  callsTroll: (who: string, where: string): string => `${who} calls a troll ${where}.`,
  trollLeft: (who: string, where: string): string => `The troll of ${who} leaves ${where}.`,
  sweeps: (who: string, cell: Cell): string => `${who} sweeps away the card at ${at(cell)}.`,
  sprung: (who: string, lost: boolean, name: string | null): string =>
    `${who} walks into a trap and loses ${lost ? `a card${bracket(name ? card(name) : "")}` : "nothing"}.`,
  takesDragon: (who: string): string => `${who} has to take the dragon token.`,
  takesTreasure: (who: string, symbol: string, value: number | null): string =>
    `${who} takes a treasure of ${holds(symbol)}${worth(value)}.`,
  roundEnded: (round: number, reason: string): string => `Round ${round} is over: ${how[reason] ?? reason}.`,

  dwarvesUp: "The dwarf cards are turned over.",
  /** A treasure as results write it, such as gems-4. */
  named: (name: string): string => name.replace(/^(\w+)-(\d+)$/, (_, symbol: string, value: string) => `${holds(symbol)} ${value}`),
  found: (who: string, names: readonly string[]): string => `${who} found ${list(names)}.`,
  shares: (name: string): string => `The ${clan(name)} shares its treasures.`,
  keeps: "Selfish dwarves keep what they found.",
  share: (who: readonly string[], nothing: boolean): string =>
    `${list(who)} ${who.length > 1 ? "share" : "has"}${nothing ? " nothing" : ""}`,
  keep: (who: readonly string[], nothing: boolean): string =>
    `${list(who)}, selfish, ${who.length > 1 ? "keep" : "keeps"}${nothing ? " nothing" : ""}`,
  dragonTakes: (who: string): string => `The dragon takes its due from ${who}.`,
  notFound: "Not found:",
  shared: "The treasures are shared out.",
  emblem: (name: string): string => holds(name).replace(/^the /, ""),
  points: (number: number): string => plural(number, "point"),
};
