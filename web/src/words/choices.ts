/** The server's choices with numbers, in the order in which you look for them: what is asked, then card by card. */
import type { GameUi, Sight } from "../games/ui";
import { nameOf } from "../net/names";
import { isDiscard, isPlay, layOf } from "../play/offers";
import type { Choice } from "../protocol";
import { t } from "../texts";
import { capital } from "../texts/grammar";
import { cardAsItLies } from "./board";

export interface Numbered {
  number: number;
  text: string;
  label: string;
}

/** Choices under one heading: a card of the hand, two that are discarded together, or none (""). */
export interface Group {
  title: string;
  /** The place of the card in the hand. */
  card: number;
  choices: Numbered[];
}

/** Where a choice stands: in the hand's order, what needs no card before it, pairs and proposals behind it. */
function rankOf({ points }: Choice, hand: string[]): number {
  const cards = points.cards ?? [];
  if (points.kind === "propose") return hand.length + 1;
  if (!(isDiscard({ points } as Choice) || isPlay({ points } as Choice)) || !cards.length) return -1;
  return cards.length > 1 ? hand.length : hand.indexOf(cards[0]!);
}

export function groupsOf(choices: Choice[], hand: string[], ui: GameUi, sight: Sight): Group[] {
  const ranked = choices
    .map((choice) => ({ choice, card: rankOf(choice, hand) }))
    // A card is discarded when nothing else helps.
    .sort((a, b) => a.card - b.card || Number(isDiscard(a.choice)) - Number(isDiscard(b.choice)));
  const groups: Group[] = [];
  ranked.forEach(({ choice, card }, i) => {
    if (groups.at(-1)?.card !== card) groups.push({ card, title: titleOf(card, hand, ui), choices: [] });
    groups.at(-1)!.choices.push({ number: i + 1, text: choice.text, label: labelOf(choice, ui, sight) });
  });
  return groups;
}

function titleOf(card: number, hand: string[], ui: GameUi): string {
  if (card === hand.length) return t("text-two");
  return hand[card] === undefined ? "" : t("text-card", { number: card + 1, card: ui.texts.card(hand[card]) });
}

function labelOf(choice: Choice, ui: GameUi, sight: Sight): string {
  const { cards = [], seat = null, kind } = choice.points;
  const lay = layOf(choice);
  if (lay) {
    const { card, cell, turned } = lay;
    return t("text-lay", { place: sight.place(cell), cell: cell.join(), turned: turned ? cardAsItLies(card, true, sight.cards, ui) : "" });
  }
  if (kind === "discard" && cards.length > 1) return cards.map(ui.texts.card).join("; ");
  const { label, card } = ui.offers.wording(choice, sight);
  const more = [
    ...(seat === null || kind !== "play" ? [] : [nameOf(sight.names, seat)]),
    ...(card ? [cardAsItLies(card.name, card.turned, sight.cards, ui)] : []),
  ];
  return capital([label, ...more].join(": "));
}
