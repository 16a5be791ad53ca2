/** Numbers and times as the language in use writes them. */
import { locale } from "./language.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "3 minutes": in the largest unit that it fills. */
export function roundedDuration(seconds: number, unitDisplay: "long" | "short" = "long"): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay }).format(Math.round(seconds / length));
}

/** "3 minutes ago", "yesterday": of a moment in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const seconds = Math.max(now - at, 0);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** "Tue 14:30", or the date if it is almost a week away: of a moment in seconds since 1970, at this device's place. */
export function weekdayAndTime(at: number, now = Date.now() / 1000): string {
  const day: Intl.DateTimeFormatOptions = at - now < 6 * 86_400 ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale(), { ...day, hour: "numeric", minute: "2-digit" }).format(at * 1000);
}

/** "22:30", "10:30 PM": of minutes after midnight. */
export function timeOfDay(minutes: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(minutes * 60_000);
}

/** "+1.5", "−0.3". */
export function signed(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${number > 0 ? "+" : "−"}${new Intl.NumberFormat(locale(), digits).format(Math.abs(number))}`;
}
