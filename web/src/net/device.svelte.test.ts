import { describe, expect, it } from "vitest";
import type { TableClient } from "./client.svelte";
import { Device } from "./device.svelte";

/** As much of a table as a device knows of. */
interface Known {
  own: number[];
  playing: boolean;
  table: { seats: { away: boolean }[] };
  waiting: number[];
  view: object | null;
  look: number | null;
  myTurn: boolean;
  notices: unknown[];
}

function shared(known: Partial<Known> = {}): { device: Device; table: Known } {
  const table = $state<Known>({
    own: [0, 1, 3],
    playing: true,
    table: { seats: Array.from({ length: 4 }, () => ({ away: false })) },
    waiting: [],
    view: {},
    look: null,
    myTurn: false,
    notices: [],
    ...known,
  });
  return { device: new Device(table as unknown as TableClient), table };
}

describe("a device that several people share", () => {
  it("asks for its first holder before anything is shown", () => {
    const { device } = shared({ waiting: [1] });
    expect([device.covered, device.due, device.next, device.holder]).toEqual([true, true, 1, null]);
  });

  it("stays covered until what its new holder sees is there, and again as soon as they hand it on", () => {
    const { device, table } = shared({ waiting: [1] });
    device.take(1);
    expect([device.covered, device.due]).toEqual([true, false]);
    table.look = 1;
    expect(device.covered).toBe(false);
    device.done();
    expect(device.covered).toBe(true);
  });

  it("goes to those who are asked in the order in which the rules ask them, which everybody knows", () => {
    const { device, table } = shared({ waiting: [3, 2, 0, 1] });
    const order = [];
    for (let next = device.next; next !== null; next = device.next) {
      order.push(next);
      device.take(next);
      device.done();
      table.waiting = table.waiting.filter((seat) => seat !== next);
    }
    expect(order).toEqual([3, 0, 1]);
  });

  it("is not for a seat that a bot plays for, or for one elsewhere", () => {
    const { device, table } = shared({ waiting: [2] });
    expect([device.covered, device.next]).toEqual([false, null]);
    table.waiting = [3];
    table.table.seats[3]!.away = true;
    expect(device.next).toBe(null);
  });

  it("is taken from nobody who still reads: they hand it on", () => {
    const { device, table } = shared({ waiting: [1] });
    device.take(1);
    table.look = 1;
    table.waiting = [3];
    expect([device.covered, device.idle, device.next]).toEqual([false, true, 3]);
  });

  it("is called for by anyone in between, who may think better of it", () => {
    const { device } = shared();
    device.call(3);
    expect([device.covered, device.next, device.mayCancel]).toEqual([true, 3, true]);
    device.done();
    expect([device.covered, device.mayCancel]).toEqual([false, false]);
  });

  it("lies on the table at the end of a round, until all have looked", () => {
    const { device, table } = shared({ waiting: [1] });
    device.follow(0);
    device.take(1);
    table.look = 1;
    device.follow(1);
    expect([device.holder, device.gathered, device.covered]).toEqual([null, true, true]);
    table.look = null;
    expect(device.covered).toBe(false);
    device.gathered = false;
    expect([device.covered, device.next]).toEqual([true, 1]);
  });

  it("does nothing where everybody has a device of their own", () => {
    const { device } = shared({ own: [1], waiting: [1], look: 1 });
    expect([device.covered, device.due, device.holder, device.idle]).toEqual([false, false, null, false]);
  });
});
