/**
 * The end of a round or of the game, step by step: what is turned over or handed out at which moment.
 *
 * Nothing is worked out here. Games tell what views and events say, in the order in which people do it at a table.
 */
import { t } from "../texts";

/** Gold or a treasure. It comes at a moment, and is face down until another. */
export interface Chip {
  emblem: string;
  /** What the emblem is, in words. */
  label: string;
  covered: string;
  value: string;
  at: number;
  open: number;
}

/** A role card with what its owner got; cards that nobody had lie beside them. */
export interface Tile {
  seat: number | null;
  name: string;
  clan: string | null;
  identity: string;
  /** The identity in words. */
  role: string;
  up: number;
  chips: Chip[];
  note: { text: string; at: number } | null;
}

/** Something about a side, or about what is left. */
export interface Line {
  emblem: string;
  /** What the emblem says, if the text does not. */
  label: string;
  text: string;
  chips: Chip[];
  at: number;
}

export interface Ceremony {
  /** How the round or the game ended. */
  ended: string;
  tiles: Tile[];
  lines: Line[];
  /** Cards that nobody had, in words for those who do not see the tiles. */
  aside: string;
  /** What is said at each moment, and whose tiles it is about. */
  moments: { says: string; seats: number[] }[];
  /** What stands above it all in the end. */
  headline: string;
  winners: number[];
}

/** The last moment: scores and winners. */
export const lastOf = (ceremony: Ceremony): number => ceremony.moments.length - 1;

/** The moments of a ceremony while it is being written. */
export class Script {
  readonly moments: Ceremony["moments"] = [];

  next(says: string, seats: number[] = []): number {
    return this.moments.push({ says, seats }) - 1;
  }
}

/** A role card that is about to be turned over. */
export interface RoleCard {
  clan: string | null;
  identity: string;
  role: string;
}

/** Turns role cards over one by one; those in `shown` lie face up already. */
export function turnOver(script: Script, names: string[], roles: RoleCard[], shown: number[] = []): Tile[] {
  return roles.map((card, seat) => {
    const name = names[seat] ?? "";
    const up = shown.includes(seat) ? 0 : script.next(t("results-turned", { who: name, role: card.role }), [seat]);
    return { seat, name, ...card, up, chips: [], note: null };
  });
}

/** Who won, in words. */
export const winnersOf = (winners: number[], names: string[]): string =>
  winners.length > 1 && winners.length === names.length
    ? t("results-everybody")
    : winners.length
      ? t("results-winners", { names: winners.map((seat) => names[seat] ?? "") })
      : t("results-nobody");

/** The sign of a clan. */
export const signOf = (clan: string): string => (clan === "yellow" ? "sun" : "moon");

/** The clan that a dwarf works for; null for those who work for themselves. */
export function sideOf(clan: string, identity: string): string | null {
  if (identity === "selfish") return null;
  return identity === "loyal" ? clan : clan === "yellow" ? "blue" : "yellow";
}
