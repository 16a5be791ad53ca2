/** One WebSocket per table: says hello, keeps the snapshot up to date, sends requests until they are answered. */
import { PROTOCOL } from "../protocol";
import type { Ack, ClientMessage, ClientRequest, Hint, Pointer, Refusal, ServerMessage, Update, Welcome, WhyNotAnswer } from "../protocol";
import { newId } from "./ids";
import { applyPresence, applyUpdate, fromState, isTalk, lostSeat, withEarlier } from "./snapshot";
import type { Snapshot } from "./snapshot";

export const PING = 5_000;
export const PONG_TIMEOUT = 9_000;
/** Where other servers have the table too: how long a silence may last before we ask, and then before we look for another one. */
export const QUIET = 1_200;
export const SILENT = 1_800;
const BLOCK = 512;
export const BACKOFF = [400, 1_000, 2_000, 4_000, 8_000];

/** What keeps us from the table; the last six are for good. */
export type Trouble =
  | "connecting"
  | "reconnecting"
  | "restarting"
  | "slow_down"
  | "not_stored"
  | "no_table"
  | "damaged"
  | "closed_table"
  | "locked_table"
  | "old_page"
  | "refused";

const CLOSED: Record<number, Trouble> = {
  1001: "restarting",
  1012: "restarting",
  1008: "slow_down",
  4400: "slow_down",
  4401: "refused",
  4403: "closed_table",
  4423: "locked_table",
  4404: "no_table",
  4426: "old_page",
  4500: "damaged",
  4503: "not_stored",
};
export const FOR_GOOD = new Set<Trouble>(["no_table", "damaged", "closed_table", "locked_table", "old_page", "refused"]);

export interface Connected {
  snapshot: Snapshot | null;
  person: string | null;
  trouble: Trouble | null;
  /** Seconds that the last answer took. */
  lag: number;
  /** The server's clock minus ours, in seconds. */
  offset: number;
}

/** The part of a WebSocket that is used here, so that tests can stand in for it. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export type Answer = Ack | Refusal | Hint;
type Unsent<T> = T extends ClientRequest ? Omit<T, "id"> : never;
export type Wish = Unsent<ClientRequest>;

interface Pending {
  message: ClientRequest;
  resolve: (answer: Answer) => void;
}

export interface Listeners {
  changed: (now: Connected) => void;
  updated?: (update: Update) => void;
  refused?: (refusal: Refusal) => void;
  /** The server knows less than it did: everything is told anew. */
  setBack?: () => void;
}

export class Connection {
  now: Connected = { snapshot: null, person: null, trouble: "connecting", lag: 0, offset: 0 };
  private wire: Wire | null = null;
  private ready = false;
  private others = false;
  private pending = new Map<string, Pending>();
  private questions = new Map<string, (answer: WhyNotAnswer | null) => void>();
  private tries = 0;
  private wish: number | null = null;
  private pingSent = 0;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly makeWire: () => Wire,
    private readonly listeners: Listeners,
  ) {}

  open(): void {
    this.drop();
    const wire = this.makeWire();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.lost(event.code);
    this.guard();
  }

  close(): void {
    this.drop();
  }

  /** Asks for everything anew, for example after joining as somebody. */
  reopen(): void {
    this.tries = 0;
    this.change({ snapshot: null, trouble: "connecting" });
    this.open();
  }

  /** Tries at once if a pause between two tries is under way: the network or the page has come back. */
  hurry(): void {
    if (this.wire === null && this.now.trouble !== null && !FOR_GOOD.has(this.now.trouble)) this.open();
  }

  look(seat: number | null): void {
    this.wish = seat;
    if (this.ready) this.post({ type: "look", seat });
  }

  /** Resolves when the server has answered, however long that takes; a refusal is an answer too. */
  request(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: newId() } as ClientRequest;
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      if (this.ready) this.post(message);
    });
  }

  /** Asks why nothing can be done somewhere; null if the connection is lost before the answer. */
  whyNot(seat: number, points: Pointer, decision?: string): Promise<WhyNotAnswer | null> {
    if (!this.ready) return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.post({ type: "why_not", id, seat, points, ...(decision && { decision }) });
    });
  }

  /** Asks for a page of earlier talk, or of what else happened; it goes before what is known. */
  earlier(talk: boolean): void {
    const before = this.now.snapshot?.log.find((line) => isTalk(line) === talk)?.number;
    if (this.ready && before) this.post({ type: "earlier", id: talk ? "talk" : "log", before, talk });
  }

  /** Whether something that was sent has not been answered yet. */
  get busy(): boolean {
    return this.pending.size > 0;
  }

  private hello(): void {
    const { snapshot } = this.now;
    this.post({ type: "hello", protocol: PROTOCOL, last: snapshot?.number ?? null, look: snapshot?.look ?? this.wish });
  }

  private welcome(message: Welcome): void {
    this.tries = 0;
    this.ready = true;
    this.others = message.others ?? false;
    this.guard();
    this.pinger = setInterval(() => this.ping(), PING);
    this.change({ person: message.person, trouble: null, offset: message.now - Date.now() / 1000 });
    this.postPending();
  }

  private postPending = (): void => {
    for (const { message } of this.pending.values()) this.post(message);
  };

  private receive(message: ServerMessage): void {
    this.guard();
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "set_back":
        this.change({ snapshot: null });
        return this.listeners.setBack?.();
      case "state":
        this.wish = message.look;
        return this.change({ snapshot: fromState(message, this.now.snapshot), offset: message.now - Date.now() / 1000 });
      case "update":
        return this.update(message);
      case "presence":
        if (this.now.snapshot) this.change({ snapshot: applyPresence(this.now.snapshot, message) });
        return;
      case "lines":
        if (this.now.snapshot) this.change({ snapshot: withEarlier(this.now.snapshot, message) });
        return;
      case "pong":
        return this.change({ lag: (performance.now() - this.pingSent) / 1000, offset: message.now - Date.now() / 1000 });
      case "ack":
      case "hint":
      case "refused":
        return this.answered(message);
      case "not_stored":
        // What was asked is kept, and sent again with its id: done once, however often it is sent.
        this.change({ trouble: "not_stored" });
        clearTimeout(this.retry);
        this.retry = setTimeout(this.postPending, this.pause());
        return;
      case "why_not":
        this.questions.get(message.id)?.(message);
        this.questions.delete(message.id);
        return;
    }
  }

  private update(update: Update): void {
    const { snapshot } = this.now;
    const next = snapshot && applyUpdate(snapshot, update);
    if (!snapshot || !next || lostSeat(update.told, snapshot.look)) {
      if (lostSeat(update.told, snapshot?.look ?? null)) this.now = { ...this.now, snapshot: null };
      return this.open();
    }
    if (next === snapshot) return;
    this.change({ snapshot: next });
    this.listeners.updated?.(update);
  }

  private answered(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.pending.get(answer.id);
    if (answer.id !== null) this.pending.delete(answer.id);
    // Help that does not come is no trouble.
    if (answer.type === "refused" && waiting?.message.type !== "hint") this.listeners.refused?.(answer);
    waiting?.resolve(answer);
    if (!this.busy) this.tries = 0;
    this.change({ trouble: this.busy ? this.now.trouble : null });
  }

  private ping(): void {
    this.pingSent = performance.now();
    this.post({ type: "ping", lag: this.now.lag });
  }

  /** A connection from which nothing comes for too long is dead, whatever the browser thinks. */
  private guard(): void {
    if (!this.others) return this.watch(PONG_TIMEOUT, () => this.lost(1006));
    if (!this.ready) return this.watch(QUIET + SILENT, () => this.lost(1006));
    this.watch(QUIET, () => {
      this.ping();
      this.watch(Math.max(SILENT, 4_000 * this.now.lag), () => this.lost(1006));
    });
  }

  private watch(long: number, then: () => void): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(then, long);
  }

  private lost(code: number): void {
    this.drop();
    const trouble = CLOSED[code] ?? "reconnecting";
    this.change({ trouble });
    if (FOR_GOOD.has(trouble)) return;
    this.retry = setTimeout(() => this.open(), this.pause(trouble === "slow_down" ? 5_000 : undefined));
  }

  /** Longer each time; with a little chance, so that after a restart not everybody knocks at the same moment. */
  private pause(long = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)]!): number {
    this.tries += 1;
    return long * (0.8 + 0.4 * Math.random());
  }

  private drop(): void {
    clearInterval(this.pinger);
    clearTimeout(this.watchdog);
    clearTimeout(this.retry);
    this.ready = false;
    for (const resolve of this.questions.values()) resolve(null);
    this.questions.clear();
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private post(message: ClientMessage): void {
    // As the server does: whatever is decided, the message is as long.
    this.wire?.send(JSON.stringify(message).padEnd(BLOCK));
  }

  private change(part: Partial<Connected>): void {
    this.now = { ...this.now, ...part };
    this.listeners.changed(this.now);
  }
}

export function socketAddress(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/ws`;
}
