/** A table as the pages see it: the connection made reactive, with notices and what to highlight. */
import { placeInWords } from "../board/places";
import type { CardSet, Cell } from "../board/types";
import { uiOf } from "../games";
import type { Sight } from "../games/ui";
import type { Choice, Pointer, Refusal, Update, WhyNotAnswer } from "../protocol";
import { t } from "../texts";
import * as api from "./api";
import { Connection, socketAddress } from "./connection";
import type { Answer, Connected, Wire, Wish } from "./connection";
import { Device } from "./device.svelte";
import { recall, remember } from "./memory";
import { ownSeats, seatNames } from "./names";
import { spoken } from "./spoken";
import { otherTabs } from "./tabs";
import { sinceLastTurn, story } from "../play/story";

export interface Notice {
  id: number;
  text: string;
  rule: string | null;
  gentle: boolean;
}

const NONE: Choice[] = [];
const FLASH = 1_600;
const FOCUS = 4_000;
/** When many moves come at once, each is shown this briefly. */
const HURRY = 220;

export class TableClient {
  now = $state.raw<Connected>({ snapshot: null, person: null, trouble: "connecting", lag: 0, offset: 0 });
  cards = $state.raw<CardSet>(new Map());
  notices = $state.raw<Notice[]>([]);
  /** A cell where something happens, for a moment. */
  flash = $state.raw<Cell | null>(null);
  /** A cell that somebody asked to see, for a moment. */
  focus = $state.raw<Cell | null>(null);
  otherTab = $state(false);
  deciding = $state(false);
  /** Between two games you can look at the seats again. */
  seatsOpen = $state(false);
  /** Your own role is covered, because somebody else looks at the screen. */
  roleHidden = $state(recall("role-hidden", false));
  /** Called for each update, for example to notice the end of a round. */
  heard: ((update: Update) => void) | null = null;
  /** Where a refusal is told, if not as a notice. */
  answer: ((refusal: Refusal) => void) | null = null;
  /** Asked before a decision goes out: a lesson may have something else in mind. */
  gate: ((text: string) => boolean) | null = null;
  /** A choice that a lesson offers so that the server refuses it. */
  trial = $state.raw<Choice | null>(null);

  private connection: Connection;
  private shown = 0;
  private queue: Cell[] = [];
  private flasher: ReturnType<typeof setTimeout> | undefined;
  private focuser: ReturnType<typeof setTimeout> | undefined;
  private leaveTabs: () => void;

  snapshot = $derived(this.now.snapshot);
  table = $derived(this.snapshot?.table ?? null);
  view = $derived(this.snapshot?.view ?? null);
  look = $derived(this.snapshot?.look ?? null);
  private offered = $derived(this.snapshot?.choices ?? NONE);
  choices = $derived(this.trial ? [...this.offered, this.trial] : this.offered);
  names = $derived(this.table ? seatNames(this.table) : []);
  own = $derived(this.table ? ownSeats(this.table, this.now.person) : []);
  ui = $derived(uiOf(this.table?.config.game ?? ""));
  private things = $derived(this.view && this.ui.scene(this.view));
  sight = $derived.by((): Sight | null => {
    const { view, cards, names, look, things } = this;
    return view && things && { view, cards, names, look, place: (cell) => placeInWords(cell, things) };
  });
  lines = $derived(this.snapshot ? story(this.snapshot.log, this.snapshot.table, this.ui, this) : []);
  recap = $derived(this.snapshot ? sinceLastTurn(this.lines, this.snapshot.log, this.look) : []);
  playing = $derived(this.table?.status === "playing");
  /** The seats that owe a decision. */
  waiting = $derived(this.view?.waiting ?? []);
  myTurn = $derived(this.playing && this.look !== null && this.waiting.includes(this.look));
  readonly device = new Device(this);
  /** The seat that did what happened last. */
  actor = $derived.by(() => {
    const told = this.snapshot?.log.findLast((entry) => entry.told.type === "decided")?.told;
    return told?.type === "decided" ? told.seat : null;
  });
  last = $derived(this.flash ?? this.lastChanged());

  constructor(readonly code: string) {
    this.connection = new Connection(() => new WebSocket(socketAddress(code)) as unknown as Wire, {
      changed: (now) => this.change(now),
      updated: (update) => this.update(update),
      refused: (refusal) => this.refuse(refusal),
      setBack: () => this.notify(t("trouble-set-back"), false),
    });
    this.leaveTabs = otherTabs(code, (others) => (this.otherTab = others));
  }

  open(): void {
    this.connection.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.fetchCards();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.flasher);
    clearTimeout(this.focuser);
    this.leaveTabs();
    this.connection.close();
  }

  reopen(): void {
    this.connection.reopen();
  }

  lookFrom(seat: number | null): void {
    this.connection.look(seat);
  }

  send(wish: Wish): Promise<Answer> {
    return this.connection.request(wish);
  }

  whyNot(seat: number, points: Pointer, decision?: string): Promise<WhyNotAnswer | null> {
    return this.connection.whyNot(seat, points, decision);
  }

  /** Earlier lines of talk, or of the game. */
  earlier(talk: boolean): void {
    this.connection.earlier(talk);
  }

  /** Sends a choice of the server's back, and tells whether it counts. One at a time: a double click is one decision. */
  async decide(text: string): Promise<boolean> {
    if (this.deciding || !this.snapshot || this.look === null || this.gate?.(text) === false) return false;
    this.deciding = true;
    const { number } = this.snapshot;
    const answer = await this.send({ type: "decide", number, seat: this.look, decision: text });
    this.deciding = false;
    return answer.type !== "refused";
  }

  /** Shows a cell on the board for a moment. */
  show(cell: Cell): void {
    clearTimeout(this.focuser);
    this.focus = [...cell];
    this.focuser = setTimeout(() => (this.focus = null), FOCUS);
  }

  notify(text: string, gentle = true, rule: string | null = null): void {
    const id = ++this.shown;
    this.notices = [...this.notices.slice(-3), { id, text, rule, gentle }];
    setTimeout(() => this.dismiss(id), gentle ? 5_000 : 9_000);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible") this.connection.hurry();
  };

  private async fetchCards(): Promise<void> {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8_000)) {
      try {
        const cards = await api.tableCards(this.code);
        this.cards = new Map(cards.map((card) => [card.name, card]));
        return;
      } catch (error) {
        if (error instanceof api.Refused && error.status === 404) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  private change(now: Connected): void {
    this.now = now;
    this.device.follow(this.view ? this.ui.results.finished(this.view) : null);
  }

  private update(update: Update): void {
    const last = (update.events ?? []).map((event) => this.ui.story.place(event)).findLast((cell) => cell !== null);
    if (last) this.enqueue(last);
    if (update.told.type === "started") this.seatsOpen = false;
    this.heard?.(update);
  }

  private refuse(refusal: Refusal): void {
    if (this.answer) this.answer(refusal);
    else if (refusal.stale) this.notify(t("refused-stale"));
    else this.notify(spoken(refusal, this.names, this.ui), false, refusal.clause);
  }

  private enqueue(cell: Cell): void {
    this.queue = [...this.queue, cell].slice(-6);
    if (this.queue.length === 1 || this.flash === null) this.flashNext();
  }

  private flashNext(): void {
    const next = this.queue.shift();
    if (next) this.flashNow(next);
    else this.flash = null;
  }

  private flashNow(cell: Cell): void {
    clearTimeout(this.flasher);
    this.flash = cell;
    this.flasher = setTimeout(() => this.flashNext(), this.queue.length ? HURRY : FLASH);
  }

  private lastChanged(): Cell | null {
    const log = this.snapshot?.log ?? [];
    for (const { events } of log.toReversed()) {
      const event = events.findLast((one) => one.type === "laid");
      if (event) return this.ui.story.place(event);
    }
    return null;
  }

  toggleRole(): void {
    this.roleHidden = !this.roleHidden;
    remember("role-hidden", this.roleHidden);
  }

  /** The round that is played; a game without rounds is one. */
  get round(): number {
    return (this.view && this.ui.seats.round(this.view)?.round) ?? 1;
  }
}
