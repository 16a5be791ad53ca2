/** Seats as letters, and what people are called. */
import type { TableState } from "../protocol";
import { t } from "../texts";

export const letter = (seat: number): string => "ABCDEFGHIJ"[seat] ?? "?";

/** The name of a seat among those of a table. */
export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? letter(seat);

export function personName(table: TableState, person: string | null): string {
  return table.people.find((one) => one.person === person)?.name ?? t("table-gone");
}

/** One name for each seat, a person's or a bot's; the server sees to it that no two are the same. */
export const seatNames = (table: TableState): string[] => table.seats.map((seat) => seat.name || t("table-free"));

export function ownSeats(table: TableState, person: string | null): number[] {
  return person === null ? [] : table.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}
