/** How a game looks: all that drawing has to know of it. The board itself knows no game. */
import type { CardPicture } from "../protocol";
import { type Motif, motifByName } from "./actions";
import type { FigureName } from "./figures";
import type { Room } from "./geometry";
import { crosses, type Place } from "./ground";
import { type Inks, LANTERN } from "./inks";
import type { Shape } from "./shapes";
import type { Cell } from "./types";

export interface Look {
  /** Guides the knife: cards of another game are cut otherwise. */
  name: string;
  inks: Inks;
  /** Half the width of every door, so that any two cards join. */
  door: number;
  /** The radius of the place where so many passages of a card meet. */
  middle(info: CardPicture, doors: number): number;
  /** Whether a passage with a single door ends in rubble. */
  rubble: boolean;
  /** What there is to be seen between the passages: traces of the knife, or grass and firs. */
  country: "traces" | "woods";
  /** What stands in the middle of a card, by its name. */
  centrepieces: Record<string, () => Shape[]>;
  /** The silhouette on the backs of cards, and how large it is. */
  back: { figure: FigureName; scale: number };
  /** The silhouette on goals that lie face down, if they have one. */
  goal: FigureName | null;
  /** Which silhouettes tell an action card. */
  motif(name: string): Motif;
  /** The name of the silhouette for what a goal holds; a name without a silhouette is written. */
  sign(card: string): string;
  /** The place that lies under the cards. */
  ground(scene: Place): Shape[];
  /** A printed board, from its south-western to its north-eastern cell; null for a bare table. */
  printed: [Cell, Cell] | null;
  /** What may be in a space so that a walk simply goes on. */
  harmless: string[];
  /** What a step costs, as the silhouette of what is lost: by what is in the space, or on the edge. */
  tolls: Record<string, FigureName>;
  /** Where figures stand on a card, if not in its spaces. */
  room(info: CardPicture | undefined): Room | null;
}

/** The look of a game that brings none, and what the others begin with. */
export const SIMPLE: Look = {
  name: "plain",
  inks: LANTERN,
  door: 15,
  middle: (info, doors) => (info.kind === "path" ? (doors > 2 ? 20 : 17.5) : 26),
  rubble: true,
  country: "traces",
  centrepieces: {},
  back: { figure: "card", scale: 0.6 },
  goal: null,
  motif: motifByName,
  sign: (card) => card,
  ground: crosses,
  printed: null,
  harmless: [""],
  tolls: {},
  room: () => null,
};
