/** What is chosen at the moment: cards of the hand, a place on the board, and which way up. */
import type { Ghost, Target } from "../board/types";
import type { TableClient } from "../net/client.svelte";
import type { Choice } from "../protocol";
import { discardOf, isAnswer, isDiscard, isPlay, layOf, mayDiscardTwo, type Offers, offersOf, usesOf } from "./offers";

export class Play {
  /** Places in the hand; two only while you choose what to discard. */
  picked = $state.raw<number[]>([]);
  /** A second card for discarding is being chosen. */
  two = $state(false);
  private pendingKey = $state<string | null>(null);
  private wishTurned = $state(false);

  constructor(private readonly client: TableClient) {}

  /** One's own hand; where the view does not tell it, the cards that the choices speak of. */
  hand = $derived.by((): string[] => {
    const { view, look, ui, choices } = this.client;
    if (!view || look === null) return [];
    return ui.seats.hand(view, look).cards ?? [...new Set(choices.flatMap(({ points }) => points.cards ?? []))];
  });
  cards = $derived(this.picked.map((index) => this.hand[index]).filter((card) => card !== undefined));
  /** The one card whose uses are shown. */
  card = $derived(this.cards.length === 1 ? (this.cards[0] ?? null) : null);
  uses = $derived.by(() => (this.card === null ? [] : usesOf(this.client.choices, this.card)));
  private offers = $derived.by((): Offers => {
    const { sight, ui, choices, look } = this.client;
    if (!sight || look === null) return { board: [], seats: new Map(), buttons: [] };
    const offers = offersOf(choices, this.card, ui, sight);
    return this.cards.length > 1 ? { ...offers, board: [] } : offers;
  });
  targets = $derived(this.offers.board.map((offer) => offer.target));
  pending = $derived(this.offers.board.find((offer) => offer.target.key === this.pendingKey) ?? null);
  /** What can be done to players. */
  seats = $derived(this.offers.seats);
  buttons = $derived(this.offers.buttons);
  discard = $derived.by(() => discardOf(this.client.choices, this.cards));
  mayDiscardTwo = $derived.by(() => mayDiscardTwo(this.client.choices));
  stop = $derived.by(() => this.client.choices.find(({ points }) => points.kind === "stop") ?? null);
  propose = $derived.by(() => this.client.choices.find(({ points }) => points.kind === "propose") ?? null);
  asked = $derived.by(() => this.client.choices.filter(isAnswer));
  /** Whether a card is to be played or put away. */
  fromHand = $derived.by(() => this.client.choices.some((choice) => isPlay(choice) || isDiscard(choice)));
  /** Which of the pending choices is meant: upright or turned. */
  chosen = $derived.by((): Choice | null => {
    const found = this.pending?.choices ?? [];
    return found.find((choice) => layOf(choice)?.turned === this.wishTurned) ?? found[0] ?? null;
  });
  mayTurn = $derived((this.pending?.choices.length ?? 0) > 1);
  ghost = $derived.by((): Ghost | null => {
    const lay = this.chosen && layOf(this.chosen);
    return lay && { card: lay.card, cell: lay.cell, turned: lay.turned };
  });

  reset = (): void => {
    this.picked = [];
    this.two = false;
    this.pendingKey = null;
    this.wishTurned = false;
  };

  /** Esc: one step back. */
  back = (): void => {
    if (this.pendingKey !== null) this.pendingKey = null;
    else this.reset();
  };

  pick = (index: number): void => {
    this.pendingKey = null;
    if (this.two && !this.picked.includes(index)) this.picked = [...this.picked.slice(-1), index];
    else if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else this.picked = [index];
    if (this.picked.length === 0) this.two = false;
  };

  toggleTwo = (): void => {
    this.two = !this.two;
    if (!this.two) this.picked = this.picked.slice(0, 1);
  };

  /** The focus has come to a place by keys: it is shown at once, so that Enter plays. A step shows itself. */
  show = (key: string | undefined): void => {
    const found = this.targets.find((target) => target.key === key);
    if (found) this.pendingKey = found.kind === "step" ? null : found.key;
  };

  /** A place on the board: the first click shows, the second plays. A step is taken at once. */
  aim = (target: Target): void => {
    if (target.kind !== "step" && target.key !== this.pendingKey) {
      this.pendingKey = target.key;
      return;
    }
    this.pendingKey = target.key;
    this.confirm();
  };

  /** Dropped from the hand: as if clicked twice. */
  drop = (target: Target): void => {
    this.pendingKey = target.key;
    this.confirm();
  };

  turn = (): void => {
    const lay = this.chosen && layOf(this.chosen);
    if (this.mayTurn && lay) this.wishTurned = !lay.turned;
  };

  confirm = (): void => {
    if (this.chosen) this.take(this.chosen);
  };

  /** What was decided stays shown until the table tells of it, and with it the next choices. */
  take = (choice: Choice): void => {
    void this.client.decide(choice.text).then((counts) => {
      if (!counts) this.pendingKey = null;
    });
  };
}
