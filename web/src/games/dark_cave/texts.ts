/** What only this game says. */
import { t } from "../../texts";
import { at, bracket, capital, type Cell, clan, laidPath, list, otherClan, path, plural, side } from "../../texts/grammar";
import type { GameTexts } from "../ui";
import { groupOf, plainName } from "./cards";

const goals: Record<string, string> = { exit: "the exit", hole: "a dark hole", ladder: "a ladder", vein: "a gold vein" };

const cards: Record<string, string> = {
  rockfall: "rockfall",
  axe: "axe",
  information: "secret information",
  swap: "swap hands",
  web: "spider’s web",
  boots: "boots",
  rat: "rat",
  lindworm: "lindworm",
  goblin: "goblin",
};
const features: Record<string, string> = {
  hole: "dark hole",
  ladder: "ladder",
  bridge: "bridge",
  bend: "double bend",
  vein: "gold vein",
};

/** What cards do, by the first word of their names. */
const about: Record<string, string> = {
  rockfall: "Takes one path card out of the network.",
  axe: "From the next turn on, its owner may drive a creature away with it, or hew at a web.",
  information: "Look in secret at a goal that lies face down, or at another player’s clan card.",
  swap: "You swap all your other cards with another player’s.",
  web: "Closes a door for two rounds, to dwarves and creatures alike.",
  boots: "Anyone who has boots may walk 4 steps instead of 3.",
  rat: "Comes out of a dark hole and walks up to 3 steps; dwarves whom it meets lose a card.",
  lindworm: "Comes out of a dark hole and walks up to 4 steps; dwarves whom it meets miss their next walk.",
  goblin: "Comes out of a dark hole and walks up to 5 steps; dwarves whom it meets lose 1 gold.",
  hole: "Creatures come out of dark holes.",
  ladder: "From one ladder to any other it is a single step.",
  bridge: "Anyone who walks onto the wooden bridge loses a card; the path below is free.",
  bend: "Two bends that do not meet; the tunnel between them costs 1 gold.",
  vein: "Anyone who stops at the gold takes it, and has to show the clan card.",
};

const how: Record<string, string> = {
  exit: "all dwarves of one side have left the cave",
  exhausted: "nobody has a card left",
  vote: "all voted to end it",
};

const firstWord = (card: string): string => /^[a-z]+/.exec(plainName(card))?.[0] ?? "";

function card(name: string): string {
  const group = groupOf(name);
  const bare = plainName(name);
  return (cards[bare] ?? path(bare, features)) + (group ? `, group ${group}` : "");
}

/** How many cards of each group. */
const backs = (found: readonly number[] | null): string =>
  (found ?? [])
    .map((number, group) => (number ? `${number} × ${["I", "II", "III"][group]}` : ""))
    .filter(Boolean)
    .join(", ");

export const texts: GameTexts = {
  title: "The Dark Cave",
  sentence: "Find the exit, carry your gold out, and mind the rat, the goblin and the lindworm.",
  fan: ["I-rat", "II-ladder-NEW", "goal-exit", "III-vein-NE", "II-lindworm"],
  options: {
    area: { label: "Size of the cave", values: { auto: "by the number of players", "7": "7 by 7 cells", "9": "9 by 9 cells" } },
    rotate180: { label: "Cards may be turned upside down", values: {} },
    axe_same_turn: { label: "An axe may be used in the turn in which it is played", values: {} },
    axe_keeps_moving: { label: "You can walk on after using an axe on a creature", values: {} },
    vein_optional: { label: "You can leave the gold of a vein where it is", values: {} },
    swap_needs_cards: { label: "You need cards of your own to swap hands", values: {} },
    emerge_attacks: { label: "Creatures attack where they come out", values: {} },
    axe_prompt: {
      label: "Players who may use an axe are asked",
      values: { sequential: "one after the other", simultaneous: "all at once" },
    },
    show_backs: { label: "The groups of cards in hand are seen by all", values: {} },
  },
  claims: [
    { claim: "exit", about: "goal", text: (where) => `The exit is at ${where}!` },
    { claim: "no_exit", about: "goal", text: (where) => `The exit is not at ${where}.` },
    { claim: "loyal", about: null, text: () => "I am loyal." },
  ],
  votes: "game",
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
  cards: (names: readonly string[]): string => names.map(card).join(", "),
  backs,
  role: (name: string): string => t.role.names[name] ?? name,
  wish: (own: string, identity: string, seats: number): string => {
    const loyal = identity === "loyal";
    const note = seats > 4 ? "" : loyal ? ", the side of the loyal" : ", the side of all saboteurs";
    return `Gold that you carry out counts for the ${loyal ? clan(own) : otherClan(own)}${note}.`;
  },
  goal: (shows: string): string => goals[shows.replace(/^goal-/, "")] ?? shows,
  creature: (name: string): string => `the ${name}`,
  knownHand: (name: string, names: readonly string[], gone: string): string =>
    `${name}’s hand, seen in a swap: ${names.map(card).join(", ")}${gone ? `; gone since then: ${gone}` : ""}`,
  knownLeftOver: (names: readonly string[]): string => `Clan cards nobody was dealt: ${names.join(", ")}`,

  stays: "Your dwarf has just stood up and stays where it is.",
  walkCreature: (creature: string, left: number): string => `Walk the ${creature}: ${plural(left, "step")} left`,
  waitingCreature: (name: string, creature: string): string => `${name} walks the ${creature}`,
  waitingAxe: (names: readonly string[], creature: string): string => `${list(names)}: an axe against the ${creature}?`,

  attract: (creature: string, cell: Cell): string => `let the ${creature} out at ${at(cell)}`,
  rouse: (creature: string): string => `Take over the ${creature}`,
  web: (cell: Cell, letter: string): string => `put the web on the ${side(letter)} side of ${at(cell)}`,
  hew: (cell: Cell, letter: string): string => `hew with your axe at the web on the ${side(letter)} side of ${at(cell)}`,
  step: (cell: Cell, space: string, note: string): string => `step to ${at(cell)} ${space}${bracket(note)}`,
  lookClan: "Look at the clan card",
  swap: "Swap hands",
  giveBoots: "Give boots",
  giveAxe: "Give the axe",

  tolls: {
    bridge: "bridge: costs a card",
    bridgeFree: "bridge: free",
    tunnel: "tunnel: costs 1 gold",
    tunnelFree: "tunnel: free without gold",
    exit: "out of the cave!",
    gold: "gold, if you stop there",
    emptyVein: "empty vein",
    hole: "dark hole",
    ladder: "ladder",
    attack: (creature: string): string => `the ${creature} attacks`,
    attacks: (letters: readonly string[]): string => `attacks ${list(letters)}`,
  },

  axe: (creature: string, victims: readonly string[]): string => `The ${creature} attacks ${list(victims)}. Use your axe to drive it away?`,
  axeYes: "Yes: drive it away (costs the axe)",
  axeNo: "No: keep the axe",
  meet: "Several creatures are here. Which one do you meet first?",
  take: "Gold! If you take it, your clan card is turned over for all.",
  takeYes: "Take the gold and show the card",
  takeNo: "Leave it there",

  pool: "Gold left",
  boots: "boots",
  axes: (number: number, fresh: boolean): string => `${plural(number, "axe")}${fresh ? " (not in this turn)" : ""}`,
  fallen: "lying: misses the next walk",
  outside: "out of the cave",

  began: (who: string): string => `${who} starts.`,
  goldLaid: (cell: Cell): string => `Gold shines in the vein at ${at(cell)}.`,
  swaps: (who: string, whom: string): string => `${who} swaps hands with ${whom}.`,
  holds: (who: string, names: readonly string[]): string => `${who} now holds: ${names.map(card).join(", ") || "no cards"}.`,
  putsWeb: (who: string, where: string): string => `${who} puts a web ${where}.`,
  webGone: (where: string): string => `The web ${where} is gone.`,
  hews: (who: string, where: string, left: number): string =>
    `${who} hews at the web ${where}: ${left ? "it still holds, with 1 left" : "it is gone"}.`,
  equips: (who: string, thing: "boots" | "axe", whom: string | null): string =>
    `${who} gives ${thing === "boots" ? "boots" : "an axe"} to ${whom ?? "themselves"}.`,
  attracts: (who: string, creature: string, cell: Cell): string => `${who} lets the ${creature} out of the dark hole at ${at(cell)}.`,
  rouses: (who: string, creature: string): string => `${who} takes over the ${creature}.`,
  creatureLeft: (creature: string): string => `The ${creature} leaves the cave.`,
  axeKept: (who: string, creature: string): string => `${who} does not use an axe against the ${creature}.`,
  drivenAway: (who: string, creature: string): string => `${who} drives the ${creature} away with an axe!`,
  attacked: (who: string, creature: string): string =>
    `The ${creature} attacks ${who}${creature === "lindworm" ? ", whose dwarf falls and misses the next walk" : ""}!`,
  cardLost: (who: string, to: string, lost: boolean, name: string): string =>
    `${who} loses ${lost ? `a card${bracket(name)}` : "no card"} to the ${to}.`,
  goldLost: (who: string, to: string, lost: boolean): string => `${who} loses ${lost ? "1" : "no"} gold to the ${to}.`,
  standsUp: (who: string): string => `${who}’s dwarf stands up, and stays where it is in this turn.`,
  leaves: (who: string, gold: number): string => `${who}’s dwarf leaves the cave with ${gold} gold!`,
  clanShown: (who: string, identity: string): string => `${who} has to show the clan card: ${identity}!`,
  leftOverSeen: (who: string, number: number, names: readonly string[] | null): string =>
    `${who} looks at the ${plural(number, "clan card")} nobody was dealt${names ? `: ${names.join(", ")}` : ""}.`,
  takesGold: (who: string, cell: Cell): string => `${who} takes the gold at ${at(cell)}.`,
  ended: (reason: string, winner: string | null): string =>
    `The game is over: ${how[reason] ?? reason}. ${winner === null ? "Nobody wins: no dwarf has left the cave." : `The ${clan(winner)} wins, with all who worked for it.`}`,

  gold: "gold",
  saved: "Gold saved",
  clansUp: "The clan cards are turned over.",
  over: (reason: string): string => capital(`${how[reason] ?? reason}.`),
  leftOver: "Those that nobody was dealt, too.",
  leftOverCard: "left over",
  leftOverCards: (names: readonly string[]): string => `Clan cards left over: ${list(names)}.`,
  clanCard: (name: string, identity: string): string => `${clan(name)}, ${identity}`,
  forSide: (name: string): string => `for the ${clan(name)}`,
  inside: (who: string): string => `${who}’s dwarf is still in the cave.`,
  gotOut: "got out",
  stillInside: "inside",
  sideWins: (name: string, names: readonly string[]): string => `The ${clan(name)} wins: ${list(names)}!`,
  nobodyOut: "Nobody wins: no dwarf has left the cave.",
  weighs: (name: string, worth: number): string => `The treasure of the ${clan(name)} is worth ${worth}.`,
  sideTreasure: (worth: number, who: readonly string[]): string => `Treasure worth ${worth}: ${list(who)}`,
  tieBreak: (who: string, name: string): string =>
    `Both treasures are worth the same. ${who} was the first to leave, so the ${clan(name)} wins.`,
};
