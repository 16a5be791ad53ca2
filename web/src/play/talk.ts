/** Claims: things that people say with one click, about seats or goals. */
import type { Claim, GameUi } from "../games/ui";
import type { Chat, GameView, TableState } from "../protocol";
import { t } from "../texts";

const shared = (claim: string, about: Claim["about"]): Claim => ({ claim, about, text: (whom) => t.chat.claim[claim]?.(whom) ?? claim });
const ABOUT_SEATS = ["trust", "suspect", "watch"].map((claim) => shared(claim, "seat"));
const EMOTES = ["e_ha", "e_hm", "e_oh", "e_well", "e_sorry"].map((claim) => shared(claim, null));

/** What can be claimed in a game. */
export const claimsFor = (ui: GameUi): Claim[] => [...ABOUT_SEATS, ...ui.texts.claims, shared("no_card", null), ...EMOTES];

/** The goals that still lie face down. */
export const openGoals = (ui: GameUi, view: GameView | null): string[] =>
  view ? ui.scene(view).hidden.map((goal) => goal.cell.join(",")) : [];

/** A line of talk in words. Seats are written as letters on the wire. */
export function chatText(chat: Chat, names: string[], ui: GameUi): string {
  if (!chat.claim) return chat.text;
  const about = chat.about.map((one) => names["ABCDEFGHIJ".indexOf(one)] ?? one).join(", ");
  const claim = claimsFor(ui).find((one) => one.claim === chat.claim);
  const told = claim?.text(about) ?? t.chat.unknownClaim(chat.claim, chat.about);
  return chat.text ? `${told} ${chat.text}` : told;
}

/** A claim before it is said about whom or what. */
export const claimLabel = (claim: Claim): string => claim.text("…").replace("….", "…");

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
