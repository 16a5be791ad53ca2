/** A sheet of paper around the board: its frame, its caption, its letters. */
import grenze from "@fontsource/grenze/files/grenze-latin-700-normal.woff2?url";
import overlock from "@fontsource/overlock/files/overlock-latin-400-normal.woff2?url";
import { type Box, joined } from "../board/geometry";
import type { Inks } from "../board/inks";
import { escaped, FONT, TITLE } from "./drawing";

const MARGIN = 16;
/** The height of a line by the width of the sheet, and how many lines a caption can have. */
const LINE = 1 / 26;
const MOST_LINES = 2;

export interface Sheet {
  box: Box;
  width: number;
  height: number;
  /** The size of letters. */
  size: number;
  /** Where the caption begins. */
  foot: number;
}

/** A sheet for all of these boxes, wide enough for words. */
export function sheetFor(boxes: Box[]): Sheet {
  const all = boxes.reduce(joined);
  const extra = Math.max(0, (all.bottom - all.top) * 1.1 - (all.right - all.left)) / 2;
  const box = { left: all.left - extra - MARGIN, top: all.top - MARGIN, right: all.right + extra + MARGIN, bottom: all.bottom + MARGIN };
  const width = Math.round(box.right - box.left);
  const size = width * LINE;
  return { box, width, size, foot: box.bottom, height: Math.round(box.bottom - box.top + size * (MOST_LINES + 2.1)) };
}

/** The whole file. */
export async function svgOf(sheet: Sheet, inks: Inks, title: string, body: string): Promise<string> {
  const { box, width, height } = sheet;
  const whole = `x="${box.left}" y="${box.top}" width="${width}" height="${height}"`;
  // What reaches over the rim is cut off, whatever the window is like. An inner svg would have a clock of its own.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} ${box.top} ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${escaped(title)}</title><style>svg{max-width:100%;max-height:100vh}${await fonts()}</style>` +
    `<clipPath id="sheet"><rect ${whole}/></clipPath>` +
    `<g clip-path="url(#sheet)"><rect ${whole} fill="${inks.table}"/>${body}</g></svg>\n`
  );
}

/** The band below the board: what is shown, and where in the game. */
export function footOf({ box, width, height, size, foot }: Sheet, inks: Inks, title: string): string {
  const [x, y] = [box.left + size * 0.7, foot + size * 1.25];
  return (
    `<rect x="${box.left}" y="${foot}" width="${width}" height="${height}" fill="${inks.ink}"/>` +
    `<text x="${x}" y="${y}" font-family="${TITLE}" font-weight="700" font-size="${size}" fill="${inks.shine}">${escaped(title)}</text>`
  );
}

export function numberOf({ box, size, foot }: Sheet, inks: Inks, text: string): string {
  const [x, y] = [box.right - size * 0.7, foot + size * 1.2];
  return `<text x="${x}" y="${y}" text-anchor="end" font-family="${FONT}" font-size="${size * 0.8}" fill="${inks.bone}">${escaped(text)}</text>`;
}

/** What happened, in as many lines as there is room for. */
export function wordsOf({ box, width, size, foot }: Sheet, inks: Inks, text: string): string {
  const x = box.left + size * 0.7;
  const lines = wrapped(text, width - size * 1.4, size * 0.9);
  const spans = lines.map((line, i) => `<tspan x="${x}" y="${foot + size * (2.5 + i * 1.15)}">${escaped(line)}</tspan>`);
  return `<text font-family="${FONT}" font-size="${size * 0.9}" fill="${inks.paper}">${spans.join("")}</text>`;
}

const pen = document.createElement("canvas").getContext("2d");

function wrapped(text: string, width: number, size: number): string[] {
  if (pen) pen.font = `${size}px ${FONT}`;
  const wide = (line: string): number => pen?.measureText(line).width ?? line.length * size * 0.5;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (!lines.length || wide(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`] : lines;
}

const faces: [string, number, string][] = [
  ["Grenze", 700, grenze],
  ["Undermine Text", 400, overlock],
];
let loaded: Promise<string> | undefined;

/** Our letters, for a picture that stands alone. */
function fonts(): Promise<string> {
  loaded ??= Promise.all(
    faces.map(async ([family, weight, url]) => {
      const data = await dataOf(await (await fetch(url)).blob());
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${data}) format("woff2")}`;
    }),
  ).then((rules) => rules.join(""));
  return loaded;
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(reader.error?.message));
    reader.readAsDataURL(blob);
  });
}
