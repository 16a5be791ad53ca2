/** The board in words: what lies where, row by row, where a path is open, and what you know of the goals. No rules here. */
import { DIRECTIONS, type Direction, opposite, SIDES } from "../board/geometry";
import { same, type Things } from "../board/scene";
import { turnedName } from "../board/tracks";
import type { CardSet, Cell } from "../board/types";
import { lyingAt, towards } from "../board/walk";
import type { GameUi, Sight } from "../games/ui";
import { nameOf } from "../net/names";
import { t } from "../texts";
import { part, pathCard } from "../texts/grammar";

/** A card as it lies, with its doors where they are now. */
export function cardAsItLies(name: string, turned: boolean, cards: CardSet, ui: GameUi): string {
  const info = cards.get(name);
  const doors = DIRECTIONS.filter((d) => (info?.doors[turned ? opposite(d) : d] ?? -1) >= 0).map((d) => SIDES[d]);
  if (info?.kind === "start") return pathCard(t("text-start", { start: name }), doors.join(""));
  if (info?.kind === "goal") return pathCard(t("board-sign", { shows: ui.look.sign(name) }), doors.join(""));
  return ui.texts.card(turned ? name.replace(/[NESW]+$/, turnedName) : name);
}

export function boardLines(sight: Sight, ui: GameUi): string[] {
  const things = ui.scene(sight.view);
  return [
    ...rows(things, sight, ui),
    ...openEnds(things, sight.cards, ui),
    ...things.edges.map(({ figure, cell, side, text }) =>
      t("text-edge", { thing: [ui.texts.card(figure), text].filter(Boolean).join(" "), cell: cell.join(), side: t(`side-${side}`) }),
    ),
    ...things.hidden
      .toSorted((a, b) => b.cell[1] - a.cell[1] || a.cell[0] - b.cell[0])
      .map(({ cell, known }) =>
        t("text-goal", { cell: cell.join(), place: sight.place(cell), shows: known && t("board-sign", { shows: ui.look.sign(known) }) }),
      ),
  ];
}

function rows(things: Things, sight: Sight, ui: GameUi): string[] {
  const heights = [...new Set(things.laid.map(({ cell }) => cell[1]))].sort((a, b) => b - a);
  return heights.map((row) => {
    const cards = things.laid
      .filter(({ cell }) => cell[1] === row)
      .sort((a, b) => a.cell[0] - b.cell[0])
      .map(({ card, cell, turned }) => {
        const name = `${cell.join()} ${cardAsItLies(card, turned, sight.cards, ui)}`;
        return [name, ...thereAt(cell, things, sight, ui)].join(", ");
      });
    return t("text-row", { row, cards: cards.join("; ") });
  });
}

/** Who and what is on a card. */
function thereAt(at: Cell, { standing, tools }: Things, { names }: Sight, ui: GameUi): string[] {
  const here = standing.filter(({ cell }) => same(cell, at));
  return [
    ...tools.filter(({ cell }) => same(cell, at)).map(({ tool }) => ui.texts.card(tool)),
    ...here.map(({ kind, name, seat, space }) => {
      const who = kind === "dwarf" ? nameOf(names, seat) : kind === "gold" ? t("board-sign", { shows: name }) : ui.texts.card(name);
      const where = part(space);
      return where ? `${who} ${t("in-brackets", { more: where }).trim()}` : who;
    }),
  ];
}

/** Free cells that a passage leads to, with the sides it comes from: first those that are joined to a start. */
function openEnds({ laid, hidden }: Things, cards: CardSet, { look }: GameUi): string[] {
  const joined = joinedSpaces(laid, cards);
  const found = { joined: new Map<string, Direction[]>(), apart: new Map<string, Direction[]>() };
  for (const { cell } of laid) {
    const card = lyingAt(cards, laid, cell);
    for (const side of DIRECTIONS) {
      const space = card?.doors[side] ?? -1;
      const beyond = towards(cell, side);
      if (!card || space < 0 || isBeyond(beyond, look.printed) || [...laid, ...hidden].some((other) => same(other.cell, beyond))) continue;
      const reached = joined.has(`${cell.join()} ${space}`);
      if (!reached && isDeadEnd(card, space)) continue;
      const ends = reached ? found.joined : found.apart;
      ends.set(beyond.join(), [...(ends.get(beyond.join()) ?? []), opposite(side)]);
    }
  }
  const places = (ends: Map<string, Direction[]>): string[] =>
    [...ends].map(([cell, sides]) => pathCard(cell, sides.map((side) => SIDES[side]).join("")));
  return [
    ...(found.joined.size ? [t("text-open", { places: places(found.joined) })] : []),
    ...(found.apart.size ? [t("text-apart", { places: places(found.apart) })] : []),
  ];
}

/** Whether a cell lies beyond the rim of a printed board. */
const isBeyond = ([x, y]: Cell, printed: [Cell, Cell] | null): boolean =>
  printed !== null && (x < printed[0][0] || y < printed[0][1] || x > printed[1][0] || y > printed[1][1]);

type Lying = NonNullable<ReturnType<typeof lyingAt>>;

const isDeadEnd = ({ doors, links }: Lying, space: number): boolean =>
  doors.filter((one) => one === space).length === 1 && !links.some((link) => link.includes(space));

/** All spaces that hang together with a start, as "x,y space". */
function joinedSpaces(laid: Things["laid"], cards: CardSet): Set<string> {
  const found = new Set<string>();
  const visit = (cell: Cell, space: number): void => {
    const key = `${cell.join()} ${space}`;
    const card = lyingAt(cards, laid, cell);
    if (!card || space < 0 || found.has(key)) return;
    found.add(key);
    for (const [a, b] of card.links) if (a === space || b === space) visit(cell, a === space ? b : a);
    for (const side of DIRECTIONS.filter((d) => card.doors[d] === space)) {
      const beyond = towards(cell, side);
      visit(beyond, lyingAt(cards, laid, beyond)?.doors[opposite(side)] ?? -1);
    }
  };
  for (const { card, cell } of laid) {
    const info = cards.get(card);
    if (info?.kind === "start") info.names.forEach((_, space) => visit(cell, space));
  }
  return found;
}
