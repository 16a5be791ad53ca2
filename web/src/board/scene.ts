/** What lies on the table, read from a view of any game. Drawing knows no rules, only this. */
import type { DarkCaveView, GameView, HiddenCard, LostMinesView } from "../protocol";
import { arrange, boxAround, centreOf, joined, middleOf, type Box, type Point, type Room } from "./geometry";
import { spacesOf } from "./tracks";
import type { CardSet, Cell, Side } from "./types";

export interface Lying {
  key: string;
  card: string;
  cell: Cell;
  turned: boolean;
}

export interface Hidden {
  key: string;
  cell: Cell;
  /** What this viewer knows to be there, though others may not. */
  known: string | null;
}

export interface OnEdge {
  key: string;
  kind: "web" | "trap" | "troll";
  cell: Cell;
  side: Side;
  /** A number or letter shown with it. */
  text: string;
}

export interface Figure {
  key: string;
  kind: "dwarf" | "creature" | "gold";
  at: Point;
  scale: number;
  /** Many share a space: only a disc with a letter. */
  small: boolean;
  seat: number;
  name: string;
  clan: string;
  lying: boolean;
}

export interface Scene {
  lying: Lying[];
  hidden: Hidden[];
  tools: { key: string; cell: Cell; tool: string }[];
  edges: OnEdge[];
  figures: Figure[];
  /** Everything, and the free cells around it. */
  box: Box;
  /** The middle of the cards laid so far. */
  middle: Point;
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function isLostMines(view: GameView): view is LostMinesView {
  return "mines" in view;
}

function isDarkCave(view: GameView): view is DarkCaveView {
  return "creatures" in view;
}

export function sceneOf(game: string, cards: CardSet, view: GameView): Scene {
  const lying = lyingCards(view);
  const hidden = (isLostMines(view) ? view.mines : view.goals)
    .filter((goal) => !goal.face_up)
    .map((goal) => ({ key: goal.cell.join(), cell: goal.cell, known: goal.card }));
  return {
    lying,
    hidden,
    tools: isLostMines(view) ? view.tools.map(({ cell, tool }) => ({ key: cell.join(), cell, tool })) : [],
    edges: edgesOf(view),
    figures: figuresOf(game, cards, view, lying),
    box: boxOf(game, lying, hidden),
    middle: centreOf(
      boxAround(
        lying.map(({ cell }) => cell),
        0,
      ),
    ),
  };
}

/** Laid cards, and a goal that is turned over but not yet aligned. */
function lyingCards(view: GameView): Lying[] {
  const found: Lying[] = view.laid.map(({ cell, card, turned }) => ({ key: `${cell.join()} ${card} ${turned}`, cell, card, turned }));
  const goals: HiddenCard[] = isLostMines(view) ? view.mines : view.goals;
  for (const { cell, face_up, card } of goals)
    if (face_up && card && !found.some((laid) => same(laid.cell, cell)))
      found.push({ key: `${cell.join()} ${card} open`, cell, card, turned: false });
  return found;
}

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** What should be in sight: the whole board of The Lost Mines; else the cards with the cells around them, where the
 * next ones may come to lie, so that the picture stands still while one chooses. */
function boxOf(game: string, lying: Lying[], hidden: Hidden[]): Box {
  const cells = lying.map(({ cell }) => cell);
  if (game === "lost_mines") return boxAround([...cells, ...LOST_MINES_CORNERS], 0.25);
  return joined(boxAround(cells, 1), boxAround(hidden.length ? hidden.map(({ cell }) => cell) : cells, 0.3));
}

export const LOST_MINES_CORNERS: [Cell, Cell] = [
  [0, 0],
  [10, 6],
];

function edgesOf(view: GameView): OnEdge[] {
  const edge = (kind: OnEdge["kind"], [x, y, side]: [number, number, string], text: string): OnEdge => ({
    key: `${kind} ${x},${y}${side}`,
    kind,
    cell: [x, y],
    side: side as Side,
    text,
  });
  if (isDarkCave(view)) return view.webs.map((web) => edge("web", web.edge, String(web.side)));
  if (!isLostMines(view)) return [];
  return [
    ...view.traps.map((trap) => edge("trap", trap.edge, trap.number > 1 ? String(trap.number) : "")),
    ...view.trolls.map((troll) => edge("troll", troll.edge, letterOf(troll.owner))),
  ];
}

type Standing = Omit<Figure, "at" | "scale" | "small"> & { cell: Cell; space: string };

function figuresOf(game: string, cards: CardSet, view: GameView, lying: Lying[]): Figure[] {
  const bySpace = new Map<string, Standing[]>();
  for (const standing of standingIn(view)) {
    const key = `${standing.cell.join()} ${standing.space}`;
    bySpace.set(key, [...(bySpace.get(key) ?? []), standing]);
  }
  return [...bySpace.values()].flatMap((together) => {
    const [first] = together;
    return first ? placed(together, roomAt(game, cards, lying, first.cell, first.space)) : [];
  });
}

function standingIn(view: GameView): Standing[] {
  const dwarf = { kind: "dwarf" as const, name: "dwarf" };
  if (isLostMines(view))
    return view.seats.map(({ seat, cell, dwarf: { clan } }) => ({
      ...dwarf,
      key: `dwarf ${seat}`,
      seat,
      clan,
      lying: false,
      cell,
      space: "0",
    }));
  if (!isDarkCave(view)) return [];
  return [
    ...view.gold_in_veins.map(({ cell, space }) => ({
      key: `gold ${cell.join()} ${space}`,
      kind: "gold" as const,
      name: "gold",
      seat: -1,
      clan: "",
      lying: false,
      cell,
      space,
    })),
    ...view.creatures.map(({ creature, owner, at }) => ({
      key: creature,
      kind: "creature" as const,
      name: creature,
      seat: owner,
      clan: "",
      lying: false,
      ...at,
    })),
    ...view.seats.flatMap(({ seat, clan: { clan }, lying, at }) =>
      at ? [{ ...dwarf, key: `dwarf ${seat}`, seat, clan, lying, ...at }] : [],
    ),
  ];
}

/** Where figures stand in a space, on the table. */
export function roomAt(game: string, cards: CardSet, lying: Lying[], cell: Cell, space: string | undefined): Room {
  const laid = lying.find((each) => same(each.cell, cell));
  const info = laid && cards.get(laid.card);
  const [x, y] = middleOf(cell);
  const spaces = info && spacesOf(game, info, laid.turned);
  const plain = info?.kind === "path" && !info.features[0];
  const room = game === "lost_mines" ? (plain ? ON_PATH : BESIDE) : (space !== undefined && spaces?.get(space)?.room) || WHOLE;
  return { ...room, at: [room.at[0] + x, room.at[1] + y] };
}

const WHOLE: Room = { at: [0, 0], width: 60, height: 66 };
/** On the map figures may stand beside the path, and leave what is in the middle of the card in sight. */
const ON_PATH: Room = { at: [0, 0], width: 88, height: 84 };
const BESIDE: Room = { at: [0, 22], width: 88, height: 56 };
/** A figure alone may be larger than in a group. */
const LARGEST = 1.25;

/** How large a hooded figure and a disc are. */
const FIGURE: Point = [23, 27];
const DISC: Point = [15.5, 15.5];
/** Below this size a letter on a hooded figure is hard to read, and discs are better. */
const READABLE = 0.78;
const CROWD = 3;

function placed(together: Standing[], room: Room): Figure[] {
  // In a crowd the figures may stand on the rock beside: better than to be unreadable.
  const wide = together.length > CROWD ? 1.3 : 1.1;
  const wider = { ...room, width: room.width * wide, height: room.height * wide };
  const hooded = arrange(wider, together.length, ...FIGURE, LARGEST);
  const small = together.length > 1 && hooded.scale < READABLE;
  const { spots, scale } = small ? arrange(wider, together.length, ...DISC, LARGEST) : hooded;
  return together.map(({ cell: _, space: __, ...figure }, i) => ({ ...figure, at: spots[i] ?? room.at, scale, small }));
}
