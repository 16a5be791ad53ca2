/** Claims: things that people say with one click, about seats or goals. */
import type { Chat, GameView, TableState } from "../protocol";
import { t } from "../texts";
import { isCave, isClassic } from "./kinds";

export interface Claim {
  claim: string;
  about: "seat" | "goal" | null;
}

const EMOTES = ["e_ha", "e_hm", "e_oh", "e_well", "e_sorry"];
const ABOUT_SEATS: Claim[] = [
  { claim: "trust", about: "seat" },
  { claim: "suspect", about: "seat" },
  { claim: "watch", about: "seat" },
];

export const emotes = (): Claim[] => EMOTES.map((claim) => ({ claim, about: null }));

/** What can be claimed in a game. */
export function claimsFor(game: string): Claim[] {
  const goal = (claim: string): Claim => ({ claim, about: "goal" });
  const plain = (claim: string): Claim => ({ claim, about: null });
  if (game === "classic") return [...ABOUT_SEATS, goal("stone"), goal("treasure"), plain("miner"), plain("help"), plain("no_card")];
  if (game === "lost_mines") return [...ABOUT_SEATS, goal("dragon"), goal("safe"), plain("loyal"), plain("no_card")];
  return [...ABOUT_SEATS, goal("exit"), goal("no_exit"), plain("loyal"), plain("no_card")];
}

/** The goals that still lie face down. */
export function openGoals(view: GameView | null): string[] {
  if (!view) return [];
  const goals = isClassic(view) || isCave(view) ? view.goals : view.mines;
  return goals.filter((goal) => !goal.face_up).map((goal) => goal.cell.join(","));
}

/** A line of talk in words. Seats are written as letters on the wire. */
export function chatText(chat: Chat, names: string[]): string {
  if (!chat.claim) return chat.text;
  const about = chat.about.map((one) => names["ABCDEFGHIJ".indexOf(one)] ?? one).join(", ");
  const told = t.chat.claim[chat.claim]?.(about) ?? t.chat.unknownClaim(chat.claim, chat.about);
  return chat.text ? `${told} ${chat.text}` : told;
}

/** A claim before it is said about whom or what. */
export const claimLabel = (claim: string): string => t.chat.claim[claim]?.("…").replace("….", "…") ?? claim;

export function chats(
  table: TableState,
  log: { number: number; told: { type: string } }[],
): { number: number; chat: Chat; name: string }[] {
  return log.flatMap((entry) => {
    if (entry.told.type !== "said") return [];
    const chat = entry.told as Chat;
    return [{ number: entry.number, chat, name: table.people.find((one) => one.person === chat.person)?.name ?? t.table.gone }];
  });
}
