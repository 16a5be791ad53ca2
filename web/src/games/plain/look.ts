/** The look of a game that brings none. */
import { isFigure } from "../../board/figures";
import { type Look, SIMPLE } from "../../board/look";

/** What a goal holds is told by a silhouette, if one is called like it, or else by its name. */
const sign = (card: string): string => [card, ...card.split("-")].find(isFigure) ?? card;

export const lookOf = (name: string): Look => ({ ...SIMPLE, name, sign });
