/** Private marks of trust and suspicion, kept in this browser. */
import { recall, remember } from "../net/memory";

export const MARKS = ["", "+", "?", "-"];
export const MARK_NAMES = ["none", "trust", "unsure", "suspect"];

class Marks {
  private changes = $state(0);

  of(place: string, seat: number): string {
    void this.changes;
    return recall<Record<string, string>>(place, {})[seat] ?? "";
  }

  /** The next mark; after the last one comes none. */
  cycle(place: string, seat: number): void {
    const marks = recall<Record<string, string>>(place, {});
    marks[seat] = MARKS[(MARKS.indexOf(marks[seat] ?? "") + 1) % MARKS.length]!;
    remember(place, marks);
    this.changes += 1;
  }
}

export const marks = new Marks();
