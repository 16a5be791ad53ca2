/** What can be read from the view of a game that nobody here has heard of: it may have all of this, or nothing. */
import { nameOf } from "../../net/names";
import type { HiddenCard, LaidCard } from "../../protocol";
import { t } from "../../texts";
import { at } from "../../texts/grammar";

export interface PlainView {
  waiting?: number[];
  laid?: LaidCard[];
  goals?: HiddenCard[];
  seats?: PlainSeat[];
  round?: number;
  rounds?: number;
  pile?: number;
  discards?: number;
  /** The rounds that are over. */
  ended?: unknown[];
  result?: PlainResult | null;
}

export interface PlainSeat {
  hand?: { cards?: string[] | null; size?: number; number?: number };
  role?: unknown;
  /** Where the dwarf of the seat is. */
  cell?: [number, number];
}

export type PlainResult = Record<string, unknown> & { winners?: number[] };

export interface PlainEvent {
  type: string;
  seat?: number;
}

export type PlainDecision = { type: string };

/** A name of the wire as people write it. */
export const spelled = (name: string): string => name.replace(/[_-]+/g, " ");

/** Fields that say nothing to people: who may know the others, and what is told elsewhere. */
const SILENT = new Set(["type", "seat", "known", "hand", "cell"]);
/** Fields in which numbers are seats. */
const SEATS = new Set(["starter", "target", "partner", "owner", "taker", "proposer", "winner", "winners"]);

/** The fields of something with their values in words; those that are secret or empty are left out. */
export function fieldsOf(thing: object, names: readonly string[] = [], silent: ReadonlySet<string> = SILENT): [string, string][] {
  return Object.entries(thing).flatMap(([name, value]): [string, string][] => {
    const words = silent.has(name) ? "" : SEATS.has(name) ? seatsInWords(value, names) : inWords(value);
    return words ? [[spelled(name), words]] : [];
  });
}

const seatsInWords = (value: unknown, names: readonly string[]): string =>
  [value]
    .flat()
    .map((one) => (typeof one === "number" ? nameOf(names, one) : inWords(one)))
    .join(", ");

const isCell = (value: unknown[]): value is [number, number] => value.length === 2 && value.every((one) => typeof one === "number");

/** Any value of the wire in words. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) return isCell(value) ? at(value) : value.map(inWords).filter(Boolean).join(", ");
  if (typeof value !== "object") return typeof value === "string" ? spelled(value) : String(value);
  const fields = fieldsOf(value, [], new Set(["known"]));
  return fields.map(([name, words]) => (fields.length > 1 ? `${name} ${words}` : words)).join(", ");
}

/** The `known` mask of what all may know. */
const EVERYONE = -1;

/** Whether there is something in a value that only some may know, whoever they are. */
export function hasSecret(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return ("known" in value && value.known !== EVERYONE) || Object.values(value).some(hasSecret);
}

/** What a seat has. Without its secrets, a seat with a mask of its own has nothing to show: any field can be one. */
export function thingsOf(seat: PlainSeat & { known?: number }, hideSecrets: boolean): [string, string][] {
  if (!hideSecrets) return fieldsOf(seat);
  if (seat.known !== undefined && seat.known !== EVERYONE) return [];
  return fieldsOf(Object.fromEntries(Object.entries(seat).filter(([name, value]) => name !== "role" && !hasSecret(value))));
}

/** Whether a field of a result has a value for each seat. */
export const isPerSeat = (value: unknown, seats: number): value is unknown[] => Array.isArray(value) && value.length === seats;
