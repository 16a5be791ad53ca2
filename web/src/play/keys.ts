/** The table by keys alone: what each key does, and where the focus is at home. */
import { tick } from "svelte";
import { ahead } from "../board/targets";
import { heeds, looks } from "../net/looks.svelte";
import type { Choice } from "../protocol";
import type { Play } from "./play.svelte";

/** Whatever can be done now; arrows lead through it, first within one of these places, then on to the next. */
const ACTS = ".stage .target, .stage .far, .offers button, .bar button, .hand button, .options button";
const PLACES = ".stage, .players, .bar, .hand, .ask";

const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
const first = (what: string): HTMLElement | undefined => all(what)[0];

function middle(of: Element): [number, number] {
  const { x, y, width, height } = of.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export interface Ways {
  talk: () => void;
  vote: () => void;
}

export class Keys {
  /** Whether keys were used last: then the focus is led. A finger needs no focus, and is not disturbed by one. */
  private used = !matchMedia("(pointer: coarse)").matches;
  private question: Choice[] | null = null;
  /** The last card that was chosen, by its place in the hand. */
  private card = 0;
  /** Where the last step led, and by which arrow: the next one goes on from there. */
  private step: [[number, number], string] | null = null;
  private arrow = "";

  constructor(
    private readonly play: Play,
    private readonly ways: Ways,
  ) {}

  pointed = (): void => {
    this.used = false;
  };

  press = (event: KeyboardEvent): void => {
    this.used = true;
    const at = event.target as HTMLElement;
    if (event.key === "Escape" && at.closest(".story")) this.goHome();
    if (heeds(event) && this.act(event, at)) event.preventDefault();
  };

  private act(event: KeyboardEvent, at: HTMLElement): boolean {
    const { play, ways } = this;
    const number = numberOf(event);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Escape") this.back();
    else if (key === "r") play.turn();
    else if (key === "d" && play.discard) play.take(play.discard);
    else if (key === "." && play.stop) play.take(play.stop);
    else if (key === "?") looks.listing = true;
    else if (key === "/") ways.talk();
    else if (key === "v" && play.propose) ways.vote();
    else if (key.startsWith("Arrow")) return this.lead(key, at);
    else if (key === "Enter" || key === " ") return this.enter(at);
    else if (number >= 0 && play.asked.length) all(".options button")[number]?.focus();
    else if (number >= 0 && number < play.hand.length) this.pick(number, event.shiftKey);
    else return false;
    return true;
  }

  /** One step back, to the card that was chosen. */
  private back(): void {
    this.play.back();
    if (!this.play.picked.length) this.goHome();
  }

  private pick(index: number, second: boolean): void {
    const { play } = this;
    if (second && play.mayDiscardTwo && play.picked.length && !play.two) play.toggleTwo();
    play.pick(index);
    this.card = index;
    void tick().then(() => this.toUses());
  }

  /** From the hand to what the chosen card can do: a place on the board, a player, a button. */
  private toUses(): void {
    const { uses } = this.play;
    const use = uses.length ? (first(".stage .target[tabindex='0']") ?? first(".offers button") ?? first(".bar .main")) : undefined;
    this.focus(use ?? all(".hand button")[this.card]);
  }

  /** Enter plays what is shown, also from its card in the hand; elsewhere it presses what has the focus. */
  private enter(at: HTMLElement): boolean {
    const { play } = this;
    this.step = at.matches(".step, .far") ? [middle(at), this.arrow] : null;
    const card = all(".hand button").indexOf(at);
    const elsewhere = at.closest("button, a, summary, [role=button], [tabindex]");
    if (play.pending && (!elsewhere || play.picked.includes(card))) play.confirm();
    else if (card >= 0) this.pick(card, false);
    else return false;
    return true;
  }

  private lead(key: string, at: HTMLElement): boolean {
    if (at !== document.body && !at.closest(PLACES)) return false;
    this.arrow = key;
    const place = at.closest(PLACES);
    const seen = all(ACTS).filter((one) => one !== at && one.getClientRects().length);
    const from = (ones: HTMLElement[]): HTMLElement | undefined => ones[ahead(ones.map(middle), middle(at), key)];
    const next =
      at === document.body
        ? this.home()
        : at.matches(".ask")
          ? first(".options button")
          : (from(seen.filter((one) => place?.contains(one))) ?? from(seen));
    this.focus(next);
    return Boolean(next);
  }

  private focus(at: HTMLElement | undefined): void {
    at?.focus({ preventScroll: Boolean(at.closest(".stage")) });
    this.play.show(at?.dataset["key"]);
  }

  /** The page has changed. The focus stays where somebody writes or reads, but does not fall off the table. */
  settle = (question: Choice[] | null): void => {
    const asked = question !== null && question !== this.question;
    this.question = question;
    const at = document.activeElement;
    if (!this.used || first("dialog[open]")) return;
    if (!at || at === document.body || (asked && at.matches(ACTS))) this.goHome();
  };

  private goHome(): void {
    const home = this.home();
    if (home && document.activeElement?.closest(PLACES) !== home.closest(PLACES))
      home.focus({ preventScroll: Boolean(home.closest(".stage")) });
  }

  /** Where it goes on: at the question, where one walks, or in the hand. */
  private home(): HTMLElement | undefined {
    const { asked, fromHand, hand } = this.play;
    const steps = all(".stage .target");
    if (asked.length) return first(".ask");
    if (steps.length && (this.step || !fromHand)) {
      const onward = this.step ? ahead(steps.map(middle), ...this.step) : -1;
      return steps[onward] ?? first(".stage .target[tabindex='0']");
    }
    return all(".hand button")[Math.min(this.card, hand.length - 1)] ?? first(".bar button, .act button") ?? first(".act .hand");
  }
}

/** 1 to 9 and 0, by what is printed on the key, or where it is: with the shift key another sign comes of it. */
function numberOf({ key, code }: KeyboardEvent): number {
  const digit = /^\d$/.test(key) ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? "");
  return digit ? "1234567890".indexOf(digit) : -1;
}
