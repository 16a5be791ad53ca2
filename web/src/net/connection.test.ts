import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Refusal, ServerMessage, State, Update } from "../protocol";
import { Connection, PING, PONG_TIMEOUT, QUIET, SILENT } from "./connection";
import type { Wire } from "./connection";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  get(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(person: string | null = "p1"): void {
    this.onopen?.();
    this.get({ type: "welcome", protocol: 1, server: "test", person, now: 1000 });
  }
}

const state = (number: number): State =>
  ({
    type: "state",
    number,
    look: 0,
    table: { code: "BCDFGH", status: "playing", match: 1, people: [], seats: [] },
    view: { game: "any", pile: 40, turn: 0 },
    choices: [{ text: "pass NS", decision: { type: "pass", card: "NS" }, points: { kind: "discard", cards: ["NS"] } }],
    log: [],
    online: ["p1"],
    absent: [],
    muted: [],
    now: 1000,
  }) as unknown as State;

const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  number,
  at: 1000,
  now: 1001,
  told: { type: "decided", seat: 1, how: "bot" },
  ...more,
});

let wires: FakeWire[];
let refusals: Refusal[];
let connection: Connection;
const last = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  refusals = [];
  connection = new Connection(
    () => {
      wires.push(new FakeWire());
      return last();
    },
    { changed: () => undefined, refused: (refusal) => refusals.push(refusal) },
  );
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const arrive = (number = 7): void => {
  last().welcome();
  last().get(state(number));
};

describe("following a table", () => {
  it("says hello without a number at first", () => {
    last().welcome();
    expect(last().sent[0]).toEqual({ type: "hello", protocol: 1, last: null, look: null });
    expect(connection.now.person).toBe("p1");
    expect(connection.now.trouble).toBeNull();
  });

  it("merges what changed and keeps choices that are left out", () => {
    arrive();
    last().get(update(8, { view: { pile: 39 }, table: { paused: true } }));
    const { snapshot } = connection.now;
    expect(snapshot?.view).toMatchObject({ game: "any", pile: 39, turn: 0 });
    expect(snapshot?.table).toMatchObject({ code: "BCDFGH", paused: true });
    expect(snapshot?.choices).toHaveLength(1);
    expect(snapshot?.log).toHaveLength(1);
    last().get(update(9, { choices: [] }));
    expect(connection.now.snapshot?.choices).toHaveLength(0);
  });

  it("forgets the game before when another starts, but not the talk", () => {
    arrive();
    last().get(update(8, { told: { type: "said", person: "p1", text: "hm", claim: null, about: [] } }));
    last().get(update(9));
    last().get(update(10, { told: { type: "started", match: 2 }, view: { game: "any", pile: 50 } }));
    expect(connection.now.snapshot?.view).toEqual({ game: "any", pile: 50 });
    expect(connection.now.snapshot?.log.map((entry) => entry.told.type)).toEqual(["said", "started"]);
  });

  it("asks again with its last number when one is missing, and ignores what it knows", () => {
    arrive();
    last().get(update(7));
    expect(wires).toHaveLength(1);
    last().get(update(9));
    expect(wires).toHaveLength(2);
    last().welcome();
    expect(last().sent[0]).toMatchObject({ last: 7, look: 0 });
    last().get(update(8));
    expect(connection.now.snapshot?.number).toBe(8);
  });

  it("asks for everything when the seat it looks from is lost", () => {
    arrive();
    last().get(update(8, { told: { type: "stood", seat: 0 } }));
    last().welcome();
    expect(last().sent[0]).toMatchObject({ last: null });
  });

  it("knows who is there", () => {
    arrive();
    last().get({ type: "presence", person: "p2", online: true, absent: false });
    expect(connection.now.snapshot?.online).toEqual(["p1", "p2"]);
    last().get({ type: "presence", person: "p1", online: false, absent: false });
    expect(connection.now.snapshot?.online).toEqual(["p2"]);
    last().get({ type: "presence", person: "p1", online: false, absent: true });
    expect(connection.now.snapshot?.absent).toEqual(["p1"]);
    last().get({ type: "presence", person: "p1", online: true, absent: false });
    expect(connection.now.snapshot).toMatchObject({ online: ["p2", "p1"], absent: [] });
  });
});

describe("requests", () => {
  it("resolve with the answer to their id", async () => {
    arrive();
    const done = connection.request({ type: "sit", seat: 2 });
    const sent = last().sent.at(-1) as { id: string };
    expect(sent).toMatchObject({ type: "sit", seat: 2 });
    last().get({ type: "ack", id: sent.id, number: 8 });
    await expect(done).resolves.toMatchObject({ type: "ack", number: 8 });
    expect(connection.busy).toBe(false);
  });

  it("are sent again with the same id after a reconnect", async () => {
    arrive();
    const done = connection.request({ type: "decide", number: 7, seat: 0, decision: "pass NS" });
    const first = last().sent.at(-1) as { id: string };
    last().onclose?.({ code: 1006 });
    expect(connection.now.trouble).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(600);
    last().welcome();
    expect(last().sent.at(-1)).toEqual(first);
    last().get({ type: "ack", id: first.id, number: 8 });
    await expect(done).resolves.toMatchObject({ type: "ack" });
  });

  it("tell of refusals", async () => {
    arrive();
    const done = connection.request({ type: "start" });
    const { id } = last().sent.at(-1) as { id: string };
    last().get({ type: "refused", id, number: 7, why: "only the host can start", clause: null, stale: false, says: null });
    await expect(done).resolves.toMatchObject({ type: "refused" });
    expect(refusals[0]?.why).toContain("host");
  });
});

describe("a server that can't save", () => {
  const decide = (): Promise<unknown> => connection.request({ type: "decide", number: 7, seat: 0, decision: "pass NS" });

  it("is asked again with the same id, later each time, until it can", async () => {
    arrive();
    const done = decide();
    const first = last().sent.at(-1) as { id: string };
    for (const wait of [600, 1_300, 2_600]) {
      const before = last().sent.filter((sent) => sent.type === "decide").length;
      last().get({ type: "not_stored", id: first.id });
      expect(connection.now.trouble).toBe("not_stored");
      expect(connection.busy).toBe(true);
      await vi.advanceTimersByTimeAsync(wait);
      const again = last().sent.filter((sent) => sent.type === "decide");
      expect(again).toHaveLength(before + 1);
      expect(again.at(-1)).toEqual(first);
    }
    expect(refusals).toEqual([]);
    last().get({ type: "ack", id: first.id, number: 8 });
    await expect(done).resolves.toMatchObject({ type: "ack" });
    expect(connection.now.trouble).toBeNull();
    expect(wires).toHaveLength(1);
  });

  it("is not asked twice at once when the connection is lost in between", async () => {
    arrive();
    void decide();
    last().get({ type: "not_stored", id: (last().sent.at(-1) as { id: string }).id });
    last().onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(1_300);
    expect(wires).toHaveLength(2);
    last().welcome();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last().sent.filter((sent) => sent.type === "decide")).toHaveLength(1);
  });

  it("still can't save when something else is answered", () => {
    arrive();
    void decide();
    last().get({ type: "not_stored", id: (last().sent.at(-1) as { id: string }).id });
    void connection.request({ type: "hint", seat: 0 });
    last().get({
      type: "refused",
      id: (last().sent.at(-1) as { id: string }).id,
      number: 7,
      why: "no",
      clause: null,
      stale: false,
      says: null,
    });
    expect(connection.now.trouble).toBe("not_stored");
  });

  it("tells that its data is damaged, and is left alone", async () => {
    last().onclose?.({ code: 4500 });
    expect(connection.now.trouble).toBe("damaged");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });

  it("can know less than before", () => {
    arrive(20);
    last().onclose?.({ code: 1012 });
    connection.hurry();
    last().welcome();
    last().get({ type: "set_back", number: 9 });
    expect(connection.now.snapshot).toBeNull();
    last().get(state(9));
    expect(connection.now.snapshot?.number).toBe(9);
    last().get(update(10));
    expect(connection.now.snapshot?.number).toBe(10);
  });
});

describe("trouble", () => {
  it("comes back by itself, later each time", async () => {
    for (const wait of [600, 1_300, 2_600]) {
      const before = wires.length;
      last().onclose?.({ code: 1006 });
      await vi.advanceTimersByTimeAsync(wait);
      expect(wires.length).toBe(before + 1);
    }
  });

  it("says that the server restarts", () => {
    arrive();
    last().onclose?.({ code: 1001 });
    expect(connection.now.trouble).toBe("restarting");
    expect(connection.now.snapshot).not.toBeNull();
  });

  it("gives up where there is no table", async () => {
    last().onclose?.({ code: 4404 });
    expect(connection.now.trouble).toBe("no_table");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });

  it("pings, measures the lag, and drops a silent connection", async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(PING + 1);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    last().get({ type: "pong", now: 1002 });
    await vi.advanceTimersByTimeAsync(PONG_TIMEOUT + 1);
    expect(wires[0]!.closed).toBe(true);
    expect(connection.now.trouble).toBe("reconnecting");
  });

  it("asks soon where there are other servers, and looks for one of them if nothing comes", async () => {
    last().onopen?.();
    last().get({ type: "welcome", protocol: 1, server: "test", person: "p1", now: 1000, others: true });
    last().get(state(18));
    const pings = () => last().sent.filter((message) => message.type === "ping").length;
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    last().get(update(19));
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    expect(pings()).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(pings()).toBe(1);
    last().get({ type: "pong", now: 1002 });
    await vi.advanceTimersByTimeAsync(QUIET + SILENT + 1);
    expect(wires[0]!.closed).toBe(true);
    expect(connection.now.trouble).toBe("reconnecting");
  });

  it("hurries when the network comes back", async () => {
    arrive();
    for (let i = 0; i < 4; i++) {
      last().onclose?.({ code: 1006 });
      await vi.advanceTimersByTimeAsync(i < 3 ? 10_000 : 1);
    }
    const before = wires.length;
    connection.hurry();
    expect(wires.length).toBe(before + 1);
  });

  it("asks why not, and gets the answer, or null when the connection is lost", async () => {
    arrive();
    const asked = connection.whyNot(0, { kind: "play", cards: ["NS"], cell: [1, 0] });
    const sent = last().sent.at(-1)!;
    expect(sent).toMatchObject({ type: "why_not", seat: 0, points: { cards: ["NS"] } });
    const answer = { type: "why_not", id: (sent as { id: string }).id, why: "no", clause: "CL-P03", says: null } as const;
    last().get(answer);
    expect(await asked).toEqual(answer);
    const lost = connection.whyNot(0, { kind: "play" });
    last().onclose?.({ code: 1006 });
    expect(await lost).toBeNull();
    expect(await connection.whyNot(0, { kind: "play" })).toBeNull();
  });

  it("asks for earlier lines, of talk or of the game, and sends nothing that is short", () => {
    const lengths: number[] = [];
    const line = (number: number, type: string) => ({ number, at: 0, told: { type }, events: [] });
    connection.open();
    const { send } = last();
    last().send = (data) => (lengths.push(data.length), send.call(last(), data));
    last().welcome();
    last().get({ ...state(60), log: [line(50, "said"), line(51, "decided")] } as unknown as State);
    connection.earlier(true);
    connection.earlier(false);
    expect(last().sent.slice(-2)).toEqual([
      { type: "earlier", id: "talk", before: 50, talk: true },
      { type: "earlier", id: "log", before: 51, talk: false },
    ]);
    expect(new Set(lengths)).toEqual(new Set([512]));
    last().get({ type: "lines", id: "talk", lines: [line(3, "said")] } as unknown as ServerMessage);
    expect(connection.now.snapshot?.log.map(({ number }) => number)).toEqual([3, 50, 51]);
  });
});
