/** What lies on the table: cards, goals and webs, gold, creatures and dwarves. */
import { cardsOf, onEdge, type Standing, type Things } from "../../board/scene";
import type { Walk } from "../../board/walk";
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
  walk: walkOf(view),
});

/** A walk may be over where a creature meets a dwarf. */
function walkOf({ phase, steps_left, turn, walking, seats, creatures }: DarkCaveView): Walk | null {
  const dwarves = seats.flatMap(({ at }) => (at ? [at] : []));
  const beasts = creatures.flatMap(({ at }) => (at ? [at] : []));
  if (phase === "move") return { steps: steps_left, from: seats[turn]?.at ?? null, bars: [], halts: beasts };
  const from = creatures.find(({ creature }) => creature === walking)?.at ?? null;
  return phase === "creature" ? { steps: steps_left, from, bars: [], halts: dwarves } : null;
}
