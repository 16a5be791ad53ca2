/** The server's choices, sorted by where on the screen you take them. No rules here: every choice says what it points at. */
import { same, type Things } from "../board/scene";
import type { Side, Target, TargetKind } from "../board/types";
import type { GameUi, Sight } from "../games/ui";
import { never } from "../never";
import type { Choice, Lay } from "../protocol";
import { t } from "../texts";

/** A place on the board with what can be done there: one thing, or a card laid upright or turned. */
export interface Offer {
  target: Target;
  choices: Choice[];
}

/** A choice with what it is called. */
export interface Labelled {
  choice: Choice;
  label: string;
}

export const isDiscard = ({ points }: Choice): boolean => points.kind === "discard";
export const isAnswer = ({ points }: Choice): boolean => points.kind === "answer";
export const isPlay = ({ points }: Choice): boolean => points.kind === "play";

/** Where a choice points at; what the wire leaves out is null. */
const placeOf = ({ points: { cell = null, side = null, space = null, seat = null } }: Choice) => ({ cell, side, space, seat });

export const layOf = ({ decision }: Choice): Lay | null => (decision.type === "lay" ? decision : null);

/** The card of the hand that a choice plays, if it plays one. */
const cardOf = (choice: Choice): string | null => (isPlay(choice) ? (choice.points.cards?.[0] ?? null) : null);

/** All that can be done with a card now, but for discarding it. */
export const usesOf = (choices: Choice[], card: string): Choice[] => choices.filter((choice) => cardOf(choice) === card);

/** The choice that discards exactly these cards, in whichever order. */
export function discardOf(choices: Choice[], cards: string[]): Choice | undefined {
  const wanted = [...cards].sort().join(" ");
  return choices.find((choice) => isDiscard(choice) && [...(choice.points.cards ?? [])].sort().join(" ") === wanted);
}

export const mayDiscardTwo = (choices: Choice[]): boolean =>
  choices.some((choice) => isDiscard(choice) && choice.points.cards?.length === 2);

/** What can be done with the chosen card, or with none. */
export interface Offers {
  board: Offer[];
  /** In the panels of the seats. */
  seats: Map<number, Labelled[]>;
  /** What has no place of its own, as plain buttons, so that nobody gets stuck. */
  buttons: Labelled[];
}

export function offersOf(choices: Choice[], card: string | null, ui: GameUi, sight: Sight): Offers {
  const things = ui.scene(sight.view);
  const label = (choice: Choice): Labelled => ({ choice, label: ui.offers.wording(choice, sight).label });
  const offers: Offers = { board: [], seats: new Map(), buttons: [] };
  for (const [key, together] of byPlace(choices.filter((choice) => isOpen(choice, card)))) {
    const [first] = together;
    if (!first) continue;
    const { cell, seat } = placeOf(first);
    if (cell && together.every(layOf)) offers.board.push(layOffer(key, together, ui, sight));
    else if (cell && together.length === 1)
      offers.board.push({ target: targetOf(key, label(first), cell, things, sight), choices: together });
    else if (!cell && seat !== null) offers.seats.set(seat, [...(offers.seats.get(seat) ?? []), ...together.map(label)]);
    else offers.buttons.push(...together.map(label));
  }
  return offers;
}

/** Whether a choice is offered while a card is chosen, or none: as long as one is, the board shows only its uses. */
function isOpen(choice: Choice, card: string | null): boolean {
  const { kind, cards = [] } = choice.points;
  const { cell } = placeOf(choice);
  switch (kind) {
    case "play":
      return cards.length ? cardOf(choice) === card : card === null || cell === null;
    case "step":
    case "act":
      return card === null || cell === null;
    case "discard":
      // One card or two are discarded from the hand.
      return cards.length < 1 || cards.length > 2;
    case "stop":
    case "answer":
    case "propose":
      return false;
    default:
      never(kind);
      return true;
  }
}

export const keyOf = (choice: Choice): string => {
  const { cell, side, space, seat } = placeOf(choice);
  const kind = layOf(choice) ? "lay" : choice.points.kind;
  return [kind, cell?.join() ?? null, side, space, seat].filter((part) => part !== null).join(" ");
};

function byPlace(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(keyOf(choice), [...(found.get(keyOf(choice)) ?? []), choice]);
  return found;
}

function layOffer(key: string, choices: Choice[], ui: GameUi, { place }: Sight): Offer {
  const lays = choices.map(layOf).filter((lay) => lay !== null);
  const [{ card, cell, turned }] = lays as [Lay];
  const kind = lays.length > 1 ? "lay-both" : turned ? "lay-turned" : "lay";
  return { target: { key, cell, kind, label: t("target-lay", { card: ui.texts.card(card), place: place(cell), how: kind }) }, choices };
}

function targetOf(key: string, { choice, label }: Labelled, cell: [number, number], things: Things, { cards }: Sight): Target {
  const { side, space } = placeOf(choice);
  // A goal that lies face down has no spaces to tell apart yet.
  const open = things.laid.some((card) => same(card.cell, cell) && cards.has(card.card));
  return {
    key,
    cell,
    ...(side === null ? {} : { side: side as Side }),
    ...(space !== null && open ? { space } : {}),
    kind: kindOf(choice, things),
    label,
  };
}

function kindOf(choice: Choice, { hidden }: Things): TargetKind {
  const { cell, side } = placeOf(choice);
  if (choice.points.kind === "step") return "step";
  if (side !== null) return "edge";
  return cell && hidden.some((goal) => same(goal.cell, cell)) ? "goal" : "card";
}
