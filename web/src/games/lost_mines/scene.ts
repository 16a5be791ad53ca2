/** What lies on the table: cards, mines, tools, traps and trolls, and the dwarves. */
import { cardsOf, letterOf, onEdge, type Things } from "../../board/scene";
import type { LostMinesView } from "../../protocol";

export const scene = (view: LostMinesView): Things => ({
  ...cardsOf(view.laid, view.mines),
  tools: view.tools.map(({ cell, tool }) => ({ key: cell.join(), cell, tool })),
  edges: [
    ...view.traps.map(({ edge, number }) => onEdge("trap", edge, number > 1 ? String(number) : "")),
    ...view.trolls.map(({ edge, owner }) => onEdge("troll", edge, letterOf(owner))),
  ],
  standing: view.seats.map(({ seat, cell, dwarf: { clan } }) => ({
    key: `dwarf ${seat}`,
    kind: "dwarf",
    cell,
    space: "0",
    seat,
    name: "dwarf",
    clan,
    fallen: false,
  })),
});
