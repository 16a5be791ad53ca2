/** What only this game says. */
import { at, bracket, type Cell, laidPath, list, path, plural } from "../../texts/grammar";
import type { GameTexts } from "../ui";

const goals: Record<string, string> = { treasure: "the treasure" };

const cards: Record<string, string> = {
  "broken-lamp": "broken lamp",
  "broken-cart": "broken cart",
  "broken-pick": "broken pick",
  "repair-lamp": "repair: lamp",
  "repair-cart": "repair: cart",
  "repair-pick": "repair: pick",
  "repair-lamp-cart": "repair: lamp or cart",
  "repair-lamp-pick": "repair: lamp or pick",
  "repair-cart-pick": "repair: cart or pick",
  rockfall: "rockfall",
  map: "map",
};
const features: Record<string, string> = { dead: "dead end" };

/** What cards do, by the first word of their names. */
const about: Record<string, string> = {
  broken: "Put it before another player: nobody with a broken tool can lay path cards.",
  repair: "Mends one matching broken tool, your own or somebody else’s.",
  rockfall: "Takes one path card out of the network.",
  map: "Look at one of the goals. Only you see it.",
  dead: "Connects nothing: the path ends here from every side.",
};

const how: Record<string, string> = {
  treasure: "the path to the treasure is complete",
  reached: "the path to the treasure is complete",
  exhausted: "the cards ran out",
  dead: "nobody could play any more",
  vote: "all voted to end it",
};

const firstWord = (card: string): string => /^[a-z]+/.exec(card)?.[0] ?? "";
const card = (name: string): string => cards[name] ?? path(name, features);
const roles: Record<string, string> = { miner: "miner", saboteur: "saboteur" };

export const texts: GameTexts = {
  title: "Classic",
  sentence: "Miners dig for the treasure, saboteurs among them dig for failure, and nobody knows who is who.",
  fan: ["broken-lamp", "ESW", "treasure", "NESW", "map"],
  options: {
    loose_connection: { label: "Path cards need not be connected with the start", values: {} },
    self_break: { label: "You can break your own tools", values: {} },
    auto_end_when_dead: { label: "A round ends as soon as nobody can do anything useful", values: {} },
    gold_draw: { label: "Gold cards after a win of the miners", values: { miners: "one for each miner", players: "one for each player" } },
    competitive: { label: "Miners with a broken tool get no gold", values: {} },
  },
  claims: [
    { claim: "stone", about: "goal", text: (where) => `The goal at ${where} is only stone.` },
    { claim: "treasure", about: "goal", text: (where) => `The treasure is at ${where}!` },
    { claim: "miner", about: null, text: () => "I am a miner." },
    { claim: "help", about: null, text: () => "Please mend my tool!" },
  ],
  votes: "round",
  card,
  about: (name) => about[firstWord(name)] ?? "",
  laid: (name) => laidPath(features[firstWord(name)]),
  discard: () => "Pass it",
  role: (role) => (role === "loyal" ? "miner" : role),
  suspects: { one: "a saboteur", many: "saboteurs" },
};

/** Sentences for the other rooms. */
export const words = {
  role: (name: string): string => roles[name] ?? name,
  titles: { miner: "Miner", saboteur: "Saboteur" } as Record<string, string>,
  wishes: {
    miner: "You win the round if a path reaches the treasure.",
    saboteur: "You win the round if the treasure is not reached.",
  } as Record<string, string>,
  goal: (shows: string): string => (shows.startsWith("stone") ? "only stone" : (goals[shows] ?? shows)),

  yourTurn: "Your turn: play a card or pass one",
  broken: (tools: string[]): string => `Your ${list(tools)} ${tools.length > 1 ? "are" : "is"} broken: you can’t lay path cards.`,
  waitingGold: (name: string): string => `${name} picks gold`,

  break: (tool: string): string => `Break the ${tool}`,
  repair: (tool: string): string => `Mend the ${tool}`,
  pick: "Choose one gold card; the others go on to the next miner.",
  nuggets: (number: number): string => plural(number, "nugget"),

  goldPile: "Gold cards",
  gold: "gold",
  tool: (tool: string, broken: boolean): string => `${tool} ${broken ? "broken" : "whole"}`,
  isBroken: "broken",
  goldCards: (number: number, worth: number | null): string => `${plural(number, "gold card")}${worth === null ? "" : `, worth ${worth}`}`,

  goalUp: (cell: Cell, shows: string): string => `The goal at ${at(cell)} is turned over: ${shows}!`,
  breaks: (who: string, tool: string, whose: string): string => `${who} breaks the ${tool} of ${whose}.`,
  mends: (who: string, tool: string, whose: string): string => `${who} mends the ${tool} of ${whose}.`,
  mendsOwn: (who: string, tool: string): string => `${who} mends their own ${tool}.`,
  passes: (who: string, name: string | null): string => `${who} passes ${name ? card(name) : "a card"} face down.`,
  yourRole: (role: string): string => `Your role: ${role}.`,
  roundEnded: (round: number, winner: string | null, reason: string, saboteurs: string[], aside: string): string =>
    `${winner ? `Round ${round} goes to the ${winner}` : `Nobody wins round ${round}`}: ${how[reason] ?? reason}. ${saboteurs.length ? `Saboteurs: ${list(saboteurs)}` : "There was no saboteur"}${bracket(`set aside: a ${aside}`)}.`,
  packet: (who: string, number: number): string => `${who} gets the packet of ${plural(number, "gold card")}.`,
  takesGold: (who: string, nuggets: number | null): string => `${who} takes a gold card${nuggets ? ` worth ${nuggets}` : ""}.`,
  paid: (who: string, number: number, worth: number | null): string =>
    `${who} is paid ${plural(number, "gold card")}${worth === null ? "" : ` worth ${worth}`}.`,

  rolesUp: "The role cards are turned over.",
  setAside: (role: string): string => `The role card set aside was a ${role}.`,
  aside: "set aside",
  roundOver: (winner: string | null, reason: string): string =>
    winner ? `The ${winner} win: ${how[reason] ?? reason}.` : `Nobody wins: ${how[reason] ?? reason}, and there was no saboteur.`,
  counts: (who: string, nuggets: number): string => `${who} has ${nuggets} gold in all.`,
  pickGold: "Go on, and pick your gold!",
  goldShared: "The gold is shared out.",
};
