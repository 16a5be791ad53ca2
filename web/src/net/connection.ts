/** One WebSocket per table: says hello, keeps the snapshot up to date, sends requests until they are answered. */
import { PROTOCOL } from "../protocol";
import type { Ack, ClientMessage, ClientRequest, Refusal, ServerMessage, Update, Welcome } from "../protocol";
import { newId } from "./ids";
import { applyPresence, applyUpdate, fromState, lostSeat } from "./snapshot";
import type { Snapshot } from "./snapshot";

export const PING = 2_500;
export const PONG_TIMEOUT = 9_000;
export const BACKOFF = [400, 1_000, 2_000, 4_000, 8_000];

/** What keeps us from the table; the last four are for good. */
export type Trouble = "connecting" | "reconnecting" | "restarting" | "slow_down" | "no_table" | "closed_table" | "old_page" | "refused";

const CLOSED: Record<number, Trouble> = {
  1001: "restarting",
  1012: "restarting",
  1008: "slow_down",
  4400: "slow_down",
  4401: "refused",
  4403: "closed_table",
  4404: "no_table",
  4426: "old_page",
};
const FOR_GOOD = new Set<Trouble>(["no_table", "closed_table", "old_page", "refused"]);

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

export type Answer = Ack | Refusal;
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
}

export class Connection {
  now: Connected = { snapshot: null, person: null, trouble: "connecting", lag: 0, offset: 0 };
  private wire: Wire | null = null;
  private ready = false;
  private pending = new Map<string, Pending>();
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
    clearTimeout(this.retry);
    this.drop();
    const wire = this.makeWire();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.lost(event.code);
    this.guard();
  }

  close(): void {
    clearTimeout(this.retry);
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
    this.pinger = setInterval(() => this.ping(), PING);
    this.change({ person: message.person, trouble: null, offset: message.now - Date.now() / 1000 });
    for (const { message: unanswered } of this.pending.values()) this.post(unanswered);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "state":
        this.wish = message.look;
        return this.change({ snapshot: fromState(message), offset: message.now - Date.now() / 1000 });
      case "update":
        return this.update(message);
      case "presence":
        if (this.now.snapshot) this.change({ snapshot: applyPresence(this.now.snapshot, message) });
        return;
      case "pong":
        this.change({ lag: (performance.now() - this.pingSent) / 1000, offset: message.now - Date.now() / 1000 });
        return this.guard();
      case "ack":
      case "refused":
        return this.answered(message);
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
    this.change({ snapshot: next, offset: update.now - Date.now() / 1000 });
    this.listeners.updated?.(update);
  }

  private answered(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.pending.get(answer.id);
    if (answer.id !== null) this.pending.delete(answer.id);
    if (answer.type === "refused") this.listeners.refused?.(answer);
    waiting?.resolve(answer);
    this.change({});
  }

  private ping(): void {
    this.pingSent = performance.now();
    this.post({ type: "ping", lag: this.now.lag });
  }

  /** A connection from which nothing comes for too long is dead, whatever the browser thinks. */
  private guard(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lost(1006), PONG_TIMEOUT);
  }

  private lost(code: number): void {
    this.drop();
    const trouble = CLOSED[code] ?? "reconnecting";
    this.change({ trouble });
    if (FOR_GOOD.has(trouble)) return;
    const pause = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)]!;
    this.tries += 1;
    // A little chance, so that after a restart not everybody knocks at the same moment.
    this.retry = setTimeout(() => this.open(), (trouble === "slow_down" ? 5_000 : pause) * (0.8 + 0.4 * Math.random()));
  }

  private drop(): void {
    clearInterval(this.pinger);
    clearTimeout(this.watchdog);
    this.ready = false;
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private post(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
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
