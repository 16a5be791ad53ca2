/** Who suspected whom in a round, as a plot: which lines, where they run, and what is worth stopping at. */
import type { Analysis, Evidence, Mark, Point, RoundAnalysis, ThoughtLine } from "../protocol";

/** Who looks on: a seat, or `null` for somebody who knows what all know and forgets nothing. */
export type Observer = number | null;

export interface Curve {
  seat: number;
  /** One value from 0 to 1 for each point of the round. */
  values: number[];
}

/** The plot in pixels: the whole box, and the part of it that is left for the lines. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The decisions at the left and the right end. */
  from: number;
  to: number;
}

/** What was told of one decision. */
export interface Told {
  evidence: Evidence[];
  thoughts: ThoughtLine[];
  marks: Mark[];
}

/** Evidence is worth a dot if it at least doubles or halves the odds. */
export const STRONG = 1;
/** Whom all suspect more than this counts as found out. */
export const FOUND_OUT = 0.75;
/** A pointer so near to a dot or a flag, in pixels, means it. */
const NEAR = 7;

/** One colour for each seat, light enough for the dark pages and apart from each other for all eyes; letters help. */
const COLOURS = ["#00c5fb", "#f7a303", "#8ccd86", "#cefa7e", "#f97506", "#d79ed6", "#fee3cf", "#8598fa", "#b9e300", "#c4956c"];
export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length]!;

/** What the table makes of a move that shifted the odds by so many bits. */
export function effectOf(bits: number): string {
  const size = Math.abs(bits);
  if (size < 0.05) return "nothing";
  return `${size >= 1.5 ? "much-" : size >= 0.5 ? "" : "a-little-"}${bits > 0 ? "guiltier" : "more-innocent"}`;
}

/** The first moment of a round that can be shown: its deal. */
export const dealOf = (round: RoundAnalysis): number => round.points[0]?.number ?? round.first;
export const endOf = (round: RoundAnalysis): number => Math.max(round.points.at(-1)?.number ?? round.last, dealOf(round));

/**
 * The round that is played at a moment; what comes after a round, like sharing out its gold, belongs to it.
 * The end of a round is also the deal of the next: anyone who has watched a round stays in it to its end.
 */
export function roundAt(analysis: Analysis, number: number, watched: RoundAnalysis | null = null): RoundAnalysis | null {
  if (watched && dealOf(watched) <= number && number <= endOf(watched)) return watched;
  return analysis.rounds.findLast((round) => dealOf(round) <= number) ?? analysis.rounds[0] ?? null;
}

/** Everything that was told of the decision that led to a moment. */
export function toldAt(analysis: Analysis, number: number): Told {
  const here = <T extends { number: number }>(of: (round: RoundAnalysis) => T[]): T[] =>
    analysis.rounds.flatMap((round) => of(round).filter((one) => one.number === number));
  return { evidence: here((round) => round.evidence), thoughts: here((round) => round.thoughts), marks: here((round) => round.marks) };
}

const valuesOf = (point: Point, observer: Observer): number[] =>
  observer === null ? point.public : (point.seats[observer] ?? point.public);

/** The lines of an observer: nobody suspects themselves. */
export function curvesOf(round: RoundAnalysis, observer: Observer): Curve[] {
  return round.roles
    .map((_, seat) => ({ seat, values: round.points.map((point) => valuesOf(point, observer)[seat] ?? 0) }))
    .filter(({ seat }) => seat !== observer);
}

/** The place in the points of the last one that is not later than a moment. */
export function indexAt(round: RoundAnalysis, number: number): number {
  return Math.max(
    0,
    round.points.findLastIndex((point) => point.number <= number),
  );
}

/** Evidence that is worth a dot. */
export const strongEvidence = (round: RoundAnalysis): Evidence[] => round.evidence.filter((one) => Math.abs(one.bits) >= STRONG);

/** Moments with a dot or a flag, in order. */
export function stopsOf(round: RoundAnalysis): number[] {
  const numbers = [...strongEvidence(round), ...round.marks].map((one) => one.number);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

export interface KeyMoment {
  number: number;
  seat: number;
  /** The kind of flag, if there is one. */
  mark: string | null;
  texts: string[];
}

/** The flags and the strongest evidence of a round, in order: what to look at if one has only a minute. */
export function keyMoments(round: RoundAnalysis, most = 8): KeyMoment[] {
  const found = new Map<number, KeyMoment>();
  const add = (number: number, seat: number, mark: string | null, text: string): void => {
    const known = found.get(number);
    if (known) known.texts.push(text);
    else if (mark !== null || found.size < most) found.set(number, { number, seat, mark, texts: [text] });
  };
  for (const { number, seat, what, text } of round.marks) add(number, seat, what, text);
  const strongest = strongEvidence(round).sort((a, b) => Math.abs(b.bits) - Math.abs(a.bits) || a.number - b.number);
  for (const { number, actor, text } of strongest) add(number, actor, null, text);
  return [...found.values()].sort((a, b) => a.number - b.number);
}

// ---- where things are in the plot ------------------------------------------------------------------------------------

export function frameOf(round: RoundAnalysis, width: number, height: number, labels: number): Frame {
  return {
    width,
    height,
    left: 46,
    right: width - labels,
    top: 22,
    bottom: height - 22,
    from: dealOf(round),
    to: Math.max(endOf(round), dealOf(round) + 1),
  };
}

export function xOf(frame: Frame, number: number): number {
  const inside = Math.min(frame.to, Math.max(frame.from, number));
  return frame.left + ((inside - frame.from) / (frame.to - frame.from)) * (frame.right - frame.left);
}

export const yOf = (frame: Frame, value: number): number => frame.bottom - value * (frame.bottom - frame.top);

/** The decision under a pointer; dots and flags attract. */
export function numberAt(frame: Frame, x: number, stops: number[]): number {
  const share = (x - frame.left) / (frame.right - frame.left);
  const plain = Math.round(frame.from + share * (frame.to - frame.from));
  const inside = Math.min(frame.to, Math.max(frame.from, plain));
  const away = (stop: number): number => Math.abs(xOf(frame, stop) - x);
  const nearest = stops.reduce<number | null>((best, stop) => (best === null || away(stop) < away(best) ? stop : best), null);
  return nearest !== null && away(nearest) <= NEAR ? nearest : inside;
}

export function pathOf(frame: Frame, round: RoundAnalysis, curve: Curve): string {
  return curve.values
    .map((value, i) => `${i ? "L" : "M"}${place(xOf(frame, round.points[i]!.number))} ${place(yOf(frame, value))}`)
    .join("");
}

const place = (pixels: number): string => pixels.toFixed(1);

/** Round numbers for the axis, so many that they do not touch. */
export function ticksOf(frame: Frame): number[] {
  const least = (46 * (frame.to - frame.from)) / (frame.right - frame.left);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => one >= least) ?? 1_000;
  const first = Math.ceil(frame.from / step) * step;
  return Array.from({ length: Math.floor((frame.to - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Moves labels apart until each has its room, and keeps all of them between `top` and `bottom`. */
export function spread(wishes: number[], room: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a]! - wishes[b]! || a - b);
  const found = [...wishes];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(wishes[i]!, least);
    least = found[i]! + room;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i]!, most);
    most = found[i]! - room;
  }
  return found;
}

/** Where a key leads to from a moment in a plot; `null` if it is no key for this. */
export function keyTo(key: string, number: number, round: RoundAnalysis): number | null {
  const stops = stopsOf(round);
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return number - 1;
    case "ArrowRight":
    case "ArrowUp":
      return number + 1;
    case "PageUp":
      return stops.findLast((stop) => stop < number) ?? dealOf(round);
    case "PageDown":
      return stops.find((stop) => stop > number) ?? endOf(round);
    case "Home":
      return dealOf(round);
    case "End":
      return endOf(round);
    default:
      return null;
  }
}
