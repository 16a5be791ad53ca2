/**
 * One device for several people: in whose hands it is, and who should get it next.
 *
 * While it is in nobody's hands the table is looked at from no seat: the page then has nobody's secrets, it does not only hide
 * them. Who gets it next is told by what everybody knows, those who owe a decision in the order that the rules ask them in:
 * what that tells is in docs/architecture.md.
 */
import type { TableClient } from "./client.svelte";

export class Device {
  private taken = $state<number | null>(null);
  /** Somebody who is not asked anything wants to look at their cards. */
  private called = $state<number | null>(null);
  /** A round has ended, and all look at the results together. */
  gathered = $state(false);
  private finished: number | null = null;

  constructor(private readonly client: TableClient) {}

  shared = $derived.by(() => this.client.own.length > 1);
  holder = $derived.by(() => (this.shared && this.client.playing && this.client.own.includes(this.taken ?? -1) ? this.taken : null));
  private asked = $derived.by(() => {
    const { own, playing, table, waiting } = this.client;
    return this.shared && playing ? waiting.filter((seat) => own.includes(seat) && !table?.seats[seat]?.away) : [];
  });
  /** Who should get the device now or, while somebody has it, after them. */
  next = $derived.by(() => this.called ?? this.asked.find((seat) => seat !== this.holder) ?? null);
  /** Somebody came by themselves, and may think better of it. */
  mayCancel = $derived(this.called !== null);
  /** The device should change hands now. */
  due = $derived.by(() => this.holder === null && !this.gathered && this.next !== null);
  /** Nothing of the table is shown: the device changes hands, or what its new holder sees is not there yet. */
  covered = $derived.by(() => this.shared && this.client.view !== null && (this.due || this.client.look !== this.holder));
  /** Whoever holds the device is asked nothing: they look at what they drew or saw, and hand it on when they like. */
  idle = $derived.by(() => this.holder !== null && !this.client.myTurn);

  call = (seat: number): void => void (this.called = seat);

  take = (seat: number): void => this.give(seat);

  /** Nobody has it now. */
  done = (): void => this.give(null);

  /** At the end of a round it is on the table, for all to see; what each of them owns stays their own. */
  follow(finished: number | null): void {
    if (this.shared && this.finished !== null && finished !== null && finished !== this.finished) {
      this.done();
      this.gathered = finished > this.finished;
    }
    this.finished = finished;
  }

  private give(to: number | null): void {
    this.taken = to;
    this.called = null;
    // What was refused to one of them is not for the next.
    this.client.notices = [];
  }
}
