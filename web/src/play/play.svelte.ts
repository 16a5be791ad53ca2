/** What is chosen at the moment: cards of the hand, a place on the board, and which way up. */
import type { Ghost, Target } from "../board/types";
import type { Choice, Lay } from "../protocol";
import { boardOffers, buttonOffers, cardOf, discardOf, isAsked, isDiscard, mayDiscardTwo, seatOffers, usesOf } from "./offers";
import type { Offer } from "./offers";
import type { TableClient } from "../net/client.svelte";
import { handCards } from "./kinds";

export class Play {
  /** Places in the hand; two only while one chooses what to discard. */
  picked = $state.raw<number[]>([]);
  /** A second card for discarding is being chosen. */
  two = $state(false);
  private pendingKey = $state<string | null>(null);
  private wishTurned = $state(false);

  constructor(private readonly client: TableClient) {}

  hand = $derived.by(() => {
    const { view, look } = this.client;
    return view && look !== null ? handCards(view, look) : [];
  });
  cards = $derived(this.picked.map((index) => this.hand[index]).filter((card): card is string => card !== undefined));
  /** The one card whose uses are shown. */
  card = $derived(this.cards.length === 1 ? this.cards[0]! : null);
  uses = $derived.by(() => {
    const { view, choices } = this.client;
    return view && this.card !== null ? usesOf(choices, this.card, view) : [];
  });
  offers = $derived.by((): Offer[] => {
    const { view, look, choices, cards } = this.client;
    if (!view || look === null || this.cards.length > 1) return [];
    return boardOffers(choices, this.card, view, cards, look);
  });
  targets = $derived(this.offers.map((offer) => offer.target));
  pending = $derived(this.offers.find((offer) => offer.target.key === this.pendingKey) ?? null);
  /** Players that the chosen card can be played on. */
  seats = $derived(seatOffers(this.uses));
  discard = $derived.by(() => discardOf(this.client.choices, this.cards));
  mayDiscard = $derived.by(() => this.client.choices.some(isDiscard));
  mayDiscardTwo = $derived.by(() => mayDiscardTwo(this.client.choices));
  stop = $derived.by(() => this.client.choices.find((choice) => choice.decision.type === "stop") ?? null);
  propose = $derived.by(() => this.client.choices.find((choice) => choice.decision.type === "propose_end") ?? null);
  asked = $derived.by(() => this.client.choices.filter(isAsked));
  buttons = $derived.by(() => {
    const { view, choices } = this.client;
    if (!view) return [];
    const open = choices.filter(({ decision }) => {
      const card = cardOf(decision, view);
      return card === null || card === this.card;
    });
    return buttonOffers(open, view);
  });
  /** Which of the pending choices is meant: upright or turned. */
  chosen = $derived.by((): Choice | null => {
    const found = this.pending?.choices ?? [];
    return found.find(({ decision }) => decision.type === "lay" && decision.turned === this.wishTurned) ?? found[0] ?? null;
  });
  mayTurn = $derived((this.pending?.choices.length ?? 0) > 1);
  ghost = $derived.by((): Ghost | null => {
    if (this.chosen?.decision.type !== "lay") return null;
    const { card, cell, turned } = this.chosen.decision as Lay;
    return { card, cell, turned };
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
    if (!this.mayTurn || this.chosen?.decision.type !== "lay") return;
    this.wishTurned = !this.chosen.decision.turned;
  };

  confirm = (): void => {
    if (this.chosen) this.take(this.chosen);
  };

  take = (choice: Choice): void => {
    void this.client.decide(choice.text).then(() => (this.pendingKey = null));
  };
}
