/** Which one thing on the screen to light next, so that a choice gets taken: a card, then its place, then the button. */
import { letter } from "../net/names";
import { keyOf, layOf } from "../play/offers";
import type { Play } from "../play/play.svelte";
import type { Choice, Light } from "../protocol";

const quoted = (text: string): string => JSON.stringify(text);
const cardOf = (card: string): string => `.hand [data-card=${quoted(card)}]`;
/** A panel is called by the letter of its seat or by its number. */
const seatOf = (seat: number): string[] => [letter(seat), String(seat)].map((name) => `[data-seat=${quoted(name)}]`);

/** Selectors of the thing; the first that is on the screen counts. */
export function pointsAt(choice: Choice, wanted: readonly string[], play: Play): string[] {
  const { kind, cards = [], seat = null } = choice.points;
  if (kind === "answer") return [`[data-testid=ask] .options button:nth-of-type(${play.asked.indexOf(choice) + 1})`];
  if (kind === "stop") return ["[data-testid=stop]"];
  if (kind === "discard") return discarding(cards, play);
  if (kind === "play" && cards[0] !== undefined && play.card !== cards[0]) return [cardOf(cards[0])];
  if (play.pending && play.chosen && wanted.includes(play.chosen.text)) return ["[data-testid=confirm]"];
  if (play.pending && play.mayTurn && layOf(choice) && keyOf(choice) === play.pending.target.key) return ["[data-testid=turn]"];
  if (choice.points.cell === undefined && seat !== null) {
    return [...seatOf(seat).map((panel) => `${panel} .offers button`), ...seatOf(seat)];
  }
  return [`[data-key=${quoted(keyOf(choice))}]`];
}

function discarding(cards: readonly string[], play: Play): string[] {
  const missing = cards.find((card) => !play.cards.includes(card));
  const stray = play.cards.some((card) => !cards.includes(card));
  if (missing === undefined && !stray) return ["[data-testid=discard]"];
  if (cards.length > 1 && play.cards.length === 1 && !play.two && !stray) return ["[data-testid=two]"];
  return missing === undefined ? [] : [cardOf(missing)];
}

/** What a step points at that only has to be read. */
export function lightOf(light: Light): string[] {
  if (light.card) return [cardOf(light.card)];
  if (light.cell) return [`[data-goal=${quoted(light.cell.join())}]`];
  if (light.seat != null) return seatOf(light.seat);
  return light.part ? [`[data-part=${quoted(light.part)}]`] : [];
}
