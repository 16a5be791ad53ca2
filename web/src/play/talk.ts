/** Claims: what seats say with one click, so that bots understand it, too. Free text stands beside them. */
import type { Cell } from "../board/types";
import type { GameUi } from "../games/ui";
import type { TableClient } from "../net/client.svelte";
import { letter, personName } from "../net/names";
import type { AnyClaim, Chat, GameView, SeatClaimed, TableState } from "../protocol";
import { t, tIf } from "../texts";

/** Something that can be said. */
export interface Sayable {
  label: string;
  /** What has to be chosen before it can be said. */
  about: "seat" | "goal" | null;
  says(at: number): AnyClaim;
}

/** Who and what a claim may be about, in words. */
export interface Abouts {
  names: readonly string[];
  goals: Cell[];
}

/** How many of the last things that happened are new enough for a bubble. */
const RECENT = 8;
const SEATS = ["clan", "dwarf"];
/** What older tables have as talk with a key alone. */
const OLD: Record<string, AnyClaim> = {
  miner: { type: "am", role: "miner" },
  loyal: { type: "am", role: "loyal" },
  help: { type: "need", what: "tool" },
  no_card: { type: "need", what: "cards" },
};

/** What can be said in a game; a seat whose tools are broken can ask for help. */
export function sayables(ui: GameUi, view: GameView, look: number): Sayable[] {
  const seat = view.seats[look];
  const broken = seat && "broken" in seat ? seat.broken : [];
  const all: [Sayable["about"], (at: number) => AnyClaim][] = [
    ...ui.texts.claims.map(([thing, what]): [Sayable["about"], (at: number) => AnyClaim] => [
      SEATS.includes(thing) ? "seat" : "goal",
      (where) => ({ type: "saw", thing, where, what }),
    ]),
    ["seat", (seat) => ({ type: "suspect", seat })],
    ["seat", (seat) => ({ type: "trust", seat })],
    [null, () => ({ type: "ask", what: "saw" })],
    ["seat", (seat) => ({ type: "ask", what: "am", seat })],
    [null, () => ({ type: "am", role: ui.texts.loyal })],
    ...[...broken, "path", "cards"].map((what): [null, () => AnyClaim] => [null, () => ({ type: "need", what })]),
    [null, () => ({ type: "promise", what: "follow" })],
  ];
  const blank = { names: Array<string>(10).fill("…"), goals: [] };
  return all.map(([about, says]) => ({ about, says, label: claimText(says(0), ui, blank).replace("….", "…") }));
}

/** A claim in words. */
export function claimText(claim: AnyClaim, ui: GameUi, { names, goals }: Abouts): string {
  const seat = (at: number): string => names[at] ?? letter(at);
  const goal = (at: number): string | null => (goals[at] ? goalPlace(goals[at].join(), goals) : null);
  switch (claim.type) {
    case "saw":
      return ui.texts.saw(claim.what, goal(claim.where), seat(claim.where));
    case "am":
      return t("chat-am", { role: claim.role });
    case "trust":
      return t("chat-trust", { who: seat(claim.seat) });
    case "suspect":
      return t("chat-suspect", { who: seat(claim.seat), why: claim.why ?? "" });
    case "need":
      return t("chat-need", { what: claim.what });
    case "plan":
      return t("chat-plan", { goal: goal(claim.where) });
    case "promise":
      return t("chat-promise", { what: claim.what });
    case "ask":
      return t(claim.what === "saw" ? "chat-ask-saw" : "chat-ask-am", { who: typeof claim.seat === "number" ? seat(claim.seat) : null });
  }
}

/** The goals that still lie face down, by their numbers, from the top. */
export function openGoals(ui: GameUi, view: GameView | null): number[] {
  if (!view) return [];
  const goals = ui.seats.goals(view);
  const hidden = new Set(ui.scene(view).hidden.map((goal) => goal.cell.join()));
  return goals
    .map((_, at) => at)
    .filter((at) => hidden.has(goals[at]!.join()))
    .sort((a, b) => goals[b]![1] - goals[a]![1] || goals[a]![0] - goals[b]![0]);
}

/** Words for so many rows or columns; those between are counted. */
const RANKS: Record<number, readonly number[]> = { 2: [0, 3], 3: [0, 2, 3], 4: [0, 1, 4, 3] };
const ROWS = ["top", "second", "middle", "bottom", "third"];
const COLUMNS = ["left", "second", "middle", "right", "third"];

/** Which goal a cell such as "8,2" is, by where it lies among all of them: "top", or "bottom-left", as `chat-which` has them. */
export function goalPlace(cell: string, goals: Cell[]): string {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  const rank = (values: number[], value: number, words: readonly string[]): string => {
    const all = [...new Set(values)].sort((a, b) => a - b);
    const at = all.indexOf(value);
    return all.length > 1 ? (words[RANKS[all.length]?.[at] ?? -1] ?? `${at + 1}.`) : "";
  };
  const rows = goals.map((goal) => -goal[1]);
  const columns = goals.map((goal) => goal[0]);
  return [rank(rows, -y, ROWS), rank(columns, x, COLUMNS)].filter(Boolean).join("-") || "only";
}

/** The same in words. */
export const goalInWords = (cell: string, goals: Cell[]): string => t("chat-goal", { goal: goalPlace(cell, goals) });

/** What older tables have as talk with a key: a remark, a claim about a seat by its letter, or about a goal by its cell. */
export function chatText(chat: Chat, ui: GameUi, abouts: Abouts): string {
  if (!chat.claim) return chat.text;
  const [about = ""] = chat.about;
  const seat = "ABCDEFGHIJ".indexOf(about || "?");
  const where = abouts.goals.findIndex((goal) => goal.join() === about);
  const told =
    tIf(`chat-emote-${chat.claim}`) ??
    (where >= 0
      ? claimText({ type: "saw", thing: "", where, what: chat.claim }, ui, abouts)
      : seat >= 0
        ? claimText({ type: chat.claim === "trust" ? "trust" : "suspect", seat }, ui, abouts)
        : OLD[chat.claim]
          ? claimText(OLD[chat.claim]!, ui, abouts)
          : chat.claim);
  return chat.text ? `${told} ${chat.text}` : told;
}

/** The goal that a line is about. */
function placeOf(told: Chat | SeatClaimed, goals: Cell[]): Cell | null {
  if (told.type === "said") return goals.find((goal) => goal.join() === told.about[0]) ?? null;
  const { claim } = told;
  return (
    ((claim.type === "saw" || claim.type === "plan") && ![...SEATS, "treasure"].includes(claim.thing) ? goals[claim.where] : null) ?? null
  );
}

/** A line of talk. */
export interface Line {
  number: number;
  name: string;
  seat: number | undefined;
  person: string | null;
  claim: boolean;
  text: string;
  place: Cell | null;
}

export function talkLines(
  table: TableState,
  log: readonly { number: number; told: { type: string } }[],
  ui: GameUi,
  abouts: Abouts,
): Line[] {
  return log.flatMap(({ number, told }): Line[] => {
    if (told.type === "said") {
      const chat = told as Chat;
      const seats = table.seats.filter((one) => one.person === chat.person);
      const seat = chat.seat ?? seats[0]?.seat;
      const name = (chat.seat != null && abouts.names[chat.seat]) || personName(table, chat.person);
      const text = chatText(chat, ui, abouts);
      return [{ number, name, seat, person: chat.person, claim: chat.claim !== null, text, place: placeOf(chat, abouts.goals) }];
    }
    if (told.type !== "claimed") return [];
    const { seat, claim, person } = told as SeatClaimed;
    const says = claimText(claim, ui, abouts);
    const text = (person === null && tIf(`chat-voice-${table.seats[seat]?.temper}`, { says })) || says;
    return [
      {
        number,
        name: abouts.names[seat] ?? letter(seat),
        seat,
        person,
        claim: true,
        text,
        place: placeOf(told as SeatClaimed, abouts.goals),
      },
    ];
  });
}

/** The last claim of one of these seats, if it is new. */
export function saidLately(
  client: Pick<TableClient, "snapshot" | "view" | "ui" | "names">,
  table: TableState,
  by: (seat: number) => boolean,
): Line | undefined {
  const goals = client.view ? client.ui.seats.goals(client.view) : [];
  const lines = talkLines(table, client.snapshot?.log.slice(-RECENT) ?? [], client.ui, { names: client.names, goals });
  return lines.filter(({ claim, seat }) => claim && seat !== undefined && by(seat)).at(-1);
}
