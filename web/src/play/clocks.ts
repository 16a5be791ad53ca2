/** The clocks that are offered when a table is made, and how a running one is shown. */
import type { Clock, SeatState } from "../protocol";

export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none" },
  "decision-60": { kind: "decision", seconds: 60 },
  "decision-180": { kind: "decision", seconds: 180 },
  "bank-600": { kind: "bank", seconds: 600, more: 10 },
  "decision-86400": { kind: "decision", seconds: 86_400 },
  "decision-259200": { kind: "decision", seconds: 259_200 },
};

/** Such a game goes on while nobody is there, and its clocks can rest at night. */
export const isSlow = ({ seconds = 60 }: Clock): boolean => seconds >= 3_600;

/** "22:30" as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** Seconds that a seat has left at the server's time `now`; null without a clock. */
export function secondsLeft(seat: SeatState, now: number): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.left - (seat.since === null ? 0 : Math.max(0, now - seat.since)));
}

export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
