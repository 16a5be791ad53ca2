/** What lies on the table: cards, goals and webs, gold, creatures and dwarves. */
import { cardsOf, onEdge, type Standing, type Things } from "../../board/scene";
import type { DarkCaveView } from "../../protocol";

const thing = { name: "", seat: -1, clan: "", fallen: false };

export const scene = (view: DarkCaveView): Things => ({
  ...cardsOf(view.laid, view.goals),
  tools: [],
  edges: view.webs.map((web) => onEdge("web", web.edge, String(web.side), true)),
  standing: [
    ...view.gold_in_veins.map(({ cell, space }): Standing => ({
      ...thing,
      key: `gold ${cell.join()} ${space}`,
      kind: "gold",
      name: "gold",
      cell,
      space,
    })),
    ...view.creatures.map(({ creature, owner, at }): Standing => ({
      ...thing,
      key: creature,
      kind: "creature",
      name: creature,
      seat: owner,
      ...at,
    })),
    ...view.seats.flatMap(({ seat, clan: { clan }, lying, at }): Standing[] =>
      at ? [{ key: `dwarf ${seat}`, kind: "dwarf", name: "dwarf", seat, clan, fallen: lying, ...at }] : [],
    ),
  ],
});
