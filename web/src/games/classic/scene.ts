/** What lies on the table: cards and goals. */
import { cardsOf, type Things } from "../../board/scene";
import type { ClassicView } from "../../protocol";

export const scene = ({ laid, goals }: ClassicView): Things => ({ ...cardsOf(laid, goals), tools: [], edges: [], standing: [] });
