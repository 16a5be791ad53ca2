/** What lies on the table: cards, mines, tools, traps and trolls, and the dwarves. */
import { cardsOf, letterOf, onEdge, same, type Things } from "../../board/scene";
import type { Walk } from "../../board/walk";
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
  walk: view.phase === "move" ? walkOf(view) : null,
});

/** Obstacles bar the way until a tool lies there; narrow rocks do while somebody stands on them; mines end a walk. */
function walkOf({ steps_left, turn, laid, tools, mines, seats }: LostMinesView): Walk {
  const obstacles = laid.filter(({ cell, card }) => /^(trunk|lake|ditch)/.test(card) && !tools.some((tool) => same(tool.cell, cell)));
  const rocks = laid.filter(({ cell, card }) => card.startsWith("rock") && seats.some((seat) => same(seat.cell, cell)));
  const here = seats[turn]?.cell;
  return {
    steps: steps_left,
    from: here ? { cell: here, space: "0" } : null,
    bars: [...obstacles, ...rocks].map(({ cell }) => cell),
    halts: mines.map(({ cell }) => ({ cell, space: "0" })),
  };
}
