/** What lies on the table, and where in the picture. A game says what there is; drawing knows no rules, only this. */
import type { HiddenCard, LaidCard } from "../protocol";
import { arrange, boxAround, joined, middleOf, type Box, type Point, type Room } from "./geometry";
import type { FigureName } from "./figures";
import type { Look } from "./look";
import { spacesOf } from "./tracks";
import type { CardSet, Cell, Side } from "./types";
import type { Walk } from "./walk";

/** A card that lies face up. */
export interface TableCard {
  key: string;
  card: string;
  cell: Cell;
  turned: boolean;
}

/** A goal that lies face down. */
export interface Hidden {
  key: string;
  cell: Cell;
  /** What this viewer knows to be there, though others may not. */
  known: string | null;
}

/** A tool that lies on a card and helps everybody there. */
export interface Tool {
  key: string;
  cell: Cell;
  tool: string;
}

export interface OnEdge {
  key: string;
  figure: FigureName;
  /** It lies over the whole door; else it is a token. */
  whole: boolean;
  cell: Cell;
  side: Side;
  /** A number or letter shown with it. */
  text: string;
}

/** Somebody or something in a space. */
export interface Standing {
  key: string;
  kind: "dwarf" | "creature" | "gold";
  cell: Cell;
  space: string;
  /** Whose it is; -1 for nobody's. */
  seat: number;
  name: string;
  clan: string;
  fallen: boolean;
}

/** Everything on the table, in the words of the game. */
export interface Things {
  laid: TableCard[];
  hidden: Hidden[];
  /** Where all goals are, face up or down. */
  goals: Cell[];
  tools: Tool[];
  edges: OnEdge[];
  standing: Standing[];
  /** A walk that is going on. */
  walk?: Walk | null;
}

export interface Figure extends Omit<Standing, "cell" | "space"> {
  at: Point;
  scale: number;
  /** Many share a space: only a disc with a letter. */
  small: boolean;
}

export interface Scene extends Omit<Things, "standing"> {
  figures: Figure[];
  /** Everything, and the free cells around it. */
  box: Box;
  /** Where the start cards are. */
  starts: Cell[];
  /** From the start to the goals: where one digs. Null without goals. */
  field: [Cell, Cell] | null;
  /** The highest group of the cards laid so far, 0 if they have none. */
  group: number;
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Laid cards and goals; a goal that is turned over but not yet aligned lies there, too. */
export function cardsOf(laid: LaidCard[], goals: HiddenCard[]): Pick<Things, "laid" | "hidden" | "goals"> {
  const found: TableCard[] = laid.map(({ cell, card, turned }) => ({ key: `${cell.join()} ${card} ${turned}`, cell, card, turned }));
  for (const { cell, face_up, card } of goals)
    if (face_up && card && !found.some((other) => same(other.cell, cell)))
      found.push({ key: `${cell.join()} ${card} open`, cell, card, turned: false });
  const hidden = goals.filter((goal) => !goal.face_up).map(({ cell, card }) => ({ key: cell.join(), cell, known: card }));
  return { laid: found, hidden, goals: goals.map(({ cell }) => cell) };
}

/** Something on an edge, which the wire names by a cell and the side of it. */
export function onEdge(figure: FigureName, [x, y, side]: [number, number, string], text: string, whole = false): OnEdge {
  return { key: `${figure} ${x},${y}${side}`, figure, whole, cell: [x, y], side: side as Side, text };
}

export function sceneOf(look: Look, cards: CardSet, things: Things): Scene {
  const { standing, ...rest } = things;
  const { laid, goals } = rest;
  const cells = laid.map(({ cell }) => cell);
  const starts = laid.filter(({ card }) => cards.get(card)?.kind === "start").map(({ cell }) => cell);
  const field = look.printed ?? fieldOf([...starts, ...goals]);
  const groups = laid.map(({ card }) => cards.get(card)).map((info) => (info?.kind === "path" ? (info.group ?? 0) : 0));
  return {
    ...rest,
    figures: figuresOf(look, cards, standing, laid),
    starts,
    field,
    group: Math.max(0, ...groups),
    box: boxOf(look, cells, field),
  };
}

function fieldOf(cells: Cell[]): [Cell, Cell] | null {
  if (!cells.length) return null;
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** What should be in sight: the whole field; on a bare table also the cells around the cards, where the next ones may
 * come to lie, so that the picture does not move while you choose. */
function boxOf(look: Look, cells: Cell[], field: [Cell, Cell] | null): Box {
  if (look.printed) return boxAround([...cells, ...look.printed], 0.25);
  return joined(boxAround(cells, 1), boxAround(field ?? cells, 0.3));
}

function figuresOf(look: Look, cards: CardSet, standing: Standing[], laid: TableCard[]): Figure[] {
  const bySpace = new Map<string, Standing[]>();
  for (const each of standing) {
    const key = `${each.cell.join()} ${each.space}`;
    bySpace.set(key, [...(bySpace.get(key) ?? []), each]);
  }
  return [...bySpace.values()].flatMap((together) => {
    const [first] = together;
    return first ? placed(together, roomAt(look, cards, laid, first.cell, first.space)) : [];
  });
}

/** Where figures stand in a space, on the table. */
export function roomAt(look: Look, cards: CardSet, laid: TableCard[], cell: Cell, space: string | undefined): Room {
  const there = laid.find((each) => same(each.cell, cell));
  const info = there && cards.get(there.card);
  const [x, y] = middleOf(cell);
  const spaces = info && spacesOf(look, info, there.turned);
  const room = look.room(info) ?? ((space !== undefined && spaces?.get(space)?.room) || WHOLE);
  return { ...room, at: [room.at[0] + x, room.at[1] + y] };
}

const WHOLE: Room = { at: [0, 0], width: 60, height: 66 };
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
