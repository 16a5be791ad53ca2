/** Where a cell is, in words: from the nearest thing that everybody knows by name. */
import { t } from "../texts";
import type { Things } from "./scene";
import type { Cell } from "./types";

/** A card that everybody knows; its name is one of `place-landmark`. */
interface Landmark {
  cell: Cell;
  landmark: string;
}

/** For example "two left of the top goal". */
export function placeInWords(cell: Cell, things: Pick<Things, "laid" | "goals">): string {
  const landmarks = landmarksOf(things);
  const far = (one: Landmark): number => Math.abs(one.cell[0] - cell[0]) + Math.abs(one.cell[1] - cell[1]);
  const [first, ...rest] = landmarks;
  if (!first) return "";
  const { cell: from, landmark } = rest.reduce((best, one) => (far(one) < far(best) ? one : best), first);
  return fromLandmark(cell[0] - from[0], cell[1] - from[1], landmark);
}

function fromLandmark(right: number, up: number, landmark: string): string {
  const [across, along] = [Math.abs(right), Math.abs(up)];
  if (!across && !along) return t("place-on", { landmark });
  if (!along) return t(right > 0 ? "place-right" : "place-left", { count: across, landmark });
  if (!across) return t(up > 0 ? "place-above" : "place-below", { count: along, landmark });
  return t("place-aslant", {
    across: t("number", { count: across }),
    along: t("number", { count: along }),
    side: right > 0 ? "right" : "left",
    height: up > 0 ? "up" : "down",
    landmark,
  });
}

function landmarksOf({ laid, goals }: Pick<Things, "laid" | "goals">): Landmark[] {
  const starts = laid.filter(({ card }) => card.startsWith("start")).map(({ cell, card }) => ({ cell, landmark: card }));
  return [...starts, ...goals.map((cell) => ({ cell, landmark: goalName(cell, goals) }))];
}

/** Goals in a column are counted from the top; four in a square are corners. */
function goalName([x, y]: Cell, goals: Cell[]): string {
  const columns = [...new Set(goals.map((goal) => goal[0]))].sort((a, b) => a - b);
  const rows = [...new Set(goals.map((goal) => goal[1]))].sort((a, b) => b - a);
  if (columns.length === 1) return `goal-${rows.indexOf(y) + 1}-${rows.length}`;
  if (columns.length !== 2 || rows.length !== 2) return "goal";
  return `${y === rows[0] ? "top" : "bottom"}-${x === columns[0] ? "left" : "right"}`;
}
