/** What lies on the table: the network, goals, and dwarves where the view says where they are. */
import { cardsOf, type Standing, type Things } from "../../board/scene";
import type { PlainView } from "./view";

export const scene = ({ laid = [], goals = [], seats = [] }: PlainView): Things => ({
  ...cardsOf(laid, goals),
  tools: [],
  edges: [],
  standing: seats.flatMap(({ cell }, seat): Standing[] =>
    cell ? [{ key: `dwarf ${seat}`, kind: "dwarf", cell, space: "0", seat, name: "dwarf", clan: "", fallen: false }] : [],
  ),
});
