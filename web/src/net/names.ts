/** Seats as letters, and what people are called. */
import type { TableState } from "../protocol";
import { t } from "../texts";

export const letter = (seat: number): string => "ABCDEFGHIJ"[seat] ?? "?";

/** The name of a seat among those of a table. */
export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? letter(seat);

export function personName(table: TableState, person: string | null): string {
  return table.people.find((one) => one.person === person)?.name ?? t.table.gone;
}

/** One name for each seat; where two people are called the same, or one has several seats, the letter tells. */
export function seatNames(table: TableState): string[] {
  const plain = table.seats.map((seat) => {
    if (seat.bot !== null) return t.table.bot(letter(seat.seat));
    return seat.person === null ? t.table.free : personName(table, seat.person);
  });
  return plain.map((name, seat) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${letter(seat)})`));
}

export function ownSeats(table: TableState, person: string | null): number[] {
  return person === null ? [] : table.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}
