/** Seats as letters, and what people are called. */
import type { TableState } from "../protocol";
import { t } from "../texts";

export const letter = (seat: number): string => "ABCDEFGHIJ"[seat] ?? "?";

/** The name of a seat among those of a table. */
export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? letter(seat);

/** What a person is called; several who share a device are named together. */
export function personName(table: TableState, person: string | null): string {
  const seats = table.seats.filter((seat) => seat.person === person && person !== null);
  if (seats.length) return seats.map(({ name }) => name).join(" & ");
  return table.people.find((one) => one.person === person)?.name ?? t("table-gone");
}

/** The seat of the host; the first, if the host's device has several. */
export const hostSeat = (table: TableState): number | undefined =>
  table.seats.find(({ person }) => person !== null && person === table.host)?.seat;

/** One name for each seat, a person's or a bot's; the server sees to it that no two are the same. */
export const seatNames = (table: TableState): string[] => table.seats.map((seat) => seat.name || t("table-free"));

export function ownSeats(table: TableState, person: string | null): number[] {
  return person === null ? [] : table.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}
