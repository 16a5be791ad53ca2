/** The server's choices, sorted by where on the screen one takes them. No rules here: only what is offered is shown. */
import type { Cell, CardSet, Side, Target } from "../board/types";
import type { Choice, DarkCaveView, GameDecision, GameView, Lay } from "../protocol";
import { t } from "../texts";
import { beside, featureAt, laidAt, stepNote } from "./places";

export interface Offer {
  target: Target;
  choices: Choice[];
}

const TOOL_FOR: Record<string, string> = { trunk: "axe", lake: "boat", ditch: "rope" };
const DISCARDS = new Set(["pass", "discard"]);
const ASKED = new Set(["align", "axe", "meet", "take", "vote"]);

/** The card of the hand that a decision plays, or null. Discards are counted elsewhere. */
export function cardOf(decision: GameDecision, view: GameView): string | null {
  switch (decision.type) {
    case "break":
      return `broken-${decision.tool}`;
    case "rockfall":
      return "card" in decision ? decision.card : "rockfall";
    case "map":
    case "trap":
    case "troll":
    case "storm":
      return decision.type;
    case "tool":
      return TOOL_FOR[laidAt(view, decision.cell)?.card.split("-")[0] ?? ""] ?? null;
    case "pass":
    case "discard":
      return null;
    default:
      return "card" in decision ? decision.card : null;
  }
}

/** All that can be done with a card now, but for discarding it. */
export function usesOf(choices: Choice[], card: string, view: GameView): Choice[] {
  return choices.filter((choice) => cardOf(choice.decision, view) === card);
}

export const isDiscard = (choice: Choice): boolean => DISCARDS.has(choice.decision.type);
export const isAsked = (choice: Choice): boolean => ASKED.has(choice.decision.type);

/** The choice that discards exactly these cards, in whichever order. */
export function discardOf(choices: Choice[], cards: string[]): Choice | undefined {
  const wanted = [...cards].sort().join(" ");
  return choices.find(({ decision }) => {
    if (decision.type === "pass") return cards.length === 1 && decision.card === cards[0];
    return decision.type === "discard" && [...decision.cards].sort().join(" ") === wanted;
  });
}

export const mayDiscardTwo = (choices: Choice[]): boolean =>
  choices.some(({ decision }) => decision.type === "discard" && decision.cards.length === 2);

/** What can be clicked on the board: the uses of the chosen card, or else steps and blows with an axe. */
export function boardOffers(choices: Choice[], card: string | null, view: GameView, cards: CardSet, look: number): Offer[] {
  const open = choices.filter(({ decision }) => (card === null ? cardOf(decision, view) === null : cardOf(decision, view) === card));
  const lays = layOffers(open);
  const others = open.flatMap((choice) => {
    const target = targetOf(choice, view, cards, look);
    return target ? [{ target, choices: [choice] }] : [];
  });
  return [...lays, ...others];
}

function layOffers(choices: Choice[]): Offer[] {
  const byCell = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.decision.type !== "lay") continue;
    const key = choice.decision.cell.join(",");
    byCell.set(key, [...(byCell.get(key) ?? []), choice]);
  }
  return [...byCell].map(([key, found]) => {
    const lay = found[0]!.decision as Lay;
    const kind = found.length > 1 ? "lay-both" : lay.turned ? "lay-turned" : "lay";
    return { target: { key: `lay ${key}`, cell: lay.cell, kind, label: t.target.lay(lay.card, lay.cell, kind) }, choices: found };
  });
}

function targetOf(choice: Choice, view: GameView, cards: CardSet, look: number): Target | null {
  const { decision, text: key } = choice;
  switch (decision.type) {
    case "rockfall":
      return { key, cell: decision.cell, kind: "card", label: t.target.rockfall(decision.cell) };
    case "storm":
      return { key, cell: decision.cell, kind: "card", label: t.target.storm(decision.cell) };
    case "tool":
      return { key, cell: decision.cell, kind: "card", label: t.target.tool(decision.cell) };
    case "attract":
      return { key, cell: decision.cell, kind: "card", label: t.target.attract(creatureOf(decision.card), decision.cell) };
    case "map":
    case "look_goal":
      return { key, cell: decision.goal, kind: "goal", label: t.target.look(decision.goal) };
    case "look_mine":
      return { key, cell: decision.mine, kind: "goal", label: t.target.look(decision.mine) };
    case "web":
    case "trap":
    case "troll":
    case "hew":
      return edgeTarget(key, decision.type, decision.cell, decision.side as Side);
    case "step":
      return "cell" in decision
        ? caveStep(key, decision.cell, decision.space, view as DarkCaveView, cards, look)
        : mineStep(key, decision.side as Side, view, look);
    default:
      return null;
  }
}

function edgeTarget(key: string, type: "web" | "trap" | "troll" | "hew", cell: Cell, side: Side): Target {
  return { key, cell, side, kind: "edge", label: t.target[type](cell, side) };
}

function caveStep(key: string, cell: Cell, space: string, view: DarkCaveView, cards: CardSet, look: number): Target {
  const note = stepNote(view, cards, cell, space, look);
  // A goal that lies face down has no spaces to tell apart yet.
  const known = featureAt(view, cards, cell, space) !== null;
  return { key, cell, ...(known ? { space } : {}), kind: "step", label: t.target.stepSpace(cell, space, note) };
}

function mineStep(key: string, side: Side, view: GameView, look: number): Target | null {
  if (view.game !== "lost_mines" || !("mines" in view)) return null;
  const here = view.seats[look]!.cell;
  const cell = beside(here, side);
  const edge = view.traps.some((trap) => sameEdge(trap.edge, here, side));
  const mine = view.mines.some((one) => one.cell.join() === cell.join() && !one.face_up);
  const notes = [edge ? t.toll.trap : "", mine ? t.toll.reveal : ""].filter(Boolean);
  return { key, cell, kind: "step", label: t.target.step(cell, notes.join(", ")) };
}

/** Edges are named from the west or the south. */
export function sameEdge(edge: [number, number, string], cell: Cell, side: Side): boolean {
  const from = side === "N" || side === "E" ? cell : beside(cell, side);
  const name = side === "N" || side === "S" ? "N" : "E";
  return edge[0] === from[0] && edge[1] === from[1] && edge[2] === name;
}

export const creatureOf = (card: string): string => card.replace(/^I{1,3}-/, "");

/** What can be clicked in the panel of a seat. */
export function seatOffers(choices: Choice[]): Map<number, { choice: Choice; label: string }[]> {
  const found = new Map<number, { choice: Choice; label: string }[]>();
  for (const choice of choices) {
    const offer = seatOffer(choice.decision);
    if (offer) found.set(offer.seat, [...(found.get(offer.seat) ?? []), { choice, label: offer.label }]);
  }
  return found;
}

function seatOffer(decision: GameDecision): { seat: number; label: string } | null {
  switch (decision.type) {
    case "break":
      return { seat: decision.seat, label: t.act.break(decision.tool) };
    case "repair":
      return { seat: decision.seat, label: t.act.repair(decision.tool) };
    case "look_dwarf":
      return { seat: decision.seat, label: t.act.lookDwarf };
    case "look_clan":
      return { seat: decision.seat, label: t.act.lookClan };
    case "swap":
      return { seat: decision.seat, label: t.act.swap };
    case "equip":
      return { seat: decision.seat, label: decision.card.endsWith("boots") ? t.act.equipBoots : t.act.equipAxe };
    default:
      return null;
  }
}

/** What has no place on the board or in a panel: offered as plain buttons, so that nobody gets stuck. */
export function buttonOffers(choices: Choice[], view: GameView): { choice: Choice; label: string }[] {
  return choices.flatMap((choice) => {
    const label = buttonLabel(choice, view);
    return label === null ? [] : [{ choice, label }];
  });
}

const PLACED = new Set(
  (
    "lay rockfall storm tool attract map look_goal look_mine web trap troll hew step " +
    "break repair look_dwarf look_clan swap equip pass discard stop propose_end align axe meet take vote"
  ).split(" "),
);

function buttonLabel(choice: Choice, view: GameView): string | null {
  const { decision } = choice;
  if (decision.type === "look_treasure") {
    const treasures = "treasures" in view ? view.treasures : [];
    return t.act.lookTreasure(decision.place, treasures.find((one) => one.place === decision.place)?.symbol ?? "?");
  }
  if (decision.type === "rouse") return t.act.rouse(creatureOf(decision.card));
  return PLACED.has(decision.type) ? null : t.act.other(choice.text);
}
