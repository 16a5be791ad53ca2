import type { CardPicture } from "../protocol";

export type Cell = [number, number];
export type Side = "N" | "E" | "S" | "W";

/** How a target can be chosen, and so which sign it carries. */
export type TargetKind = "lay" | "lay-turned" | "lay-both" | "card" | "edge" | "step" | "goal";

/** Something on the board that can be chosen now. */
export interface Target {
  key: string;
  cell: Cell;
  /** An edge of the cell. */
  side?: Side;
  /** A space of the card there; absent: the whole cell. */
  space?: string;
  kind: TargetKind;
  /** For screen readers and tooltips. */
  label: string;
}

/** A card shown where it could be laid. */
export interface Ghost {
  card: string;
  cell: Cell;
  turned: boolean;
}

/** Something said at a place, such as why a card can't go there. */
export interface Note {
  cell?: Cell;
  text: string;
  clause?: string;
}

/** The cards of a deck by their names. */
export type CardSet = Map<string, CardPicture>;
