/** A moment of a game as a picture. */
import type { CardSet } from "../board/types";
import type { GameUi } from "../games/ui";
import { draw } from "./drawing";
import type { Seen } from "./moments";
import { footOf, numberOf, type Sheet, sheetFor, svgOf, wordsOf } from "./sheet";

/** How wide a picture in pixels is. */
export const PIXELS = 1600;

export interface Words {
  title: string;
  number: string;
  told: string;
}

export async function picture(ui: GameUi, cards: CardSet, moment: Seen, look: number | null, words: Words): Promise<[string, Sheet]> {
  const { inks } = ui.look;
  const { scene, parts } = draw(ui, cards, moment, look);
  const sheet = sheetFor([scene.box]);
  const foot = footOf(sheet, inks, words.title) + numberOf(sheet, inks, words.number) + wordsOf(sheet, inks, words.told);
  return [await svgOf(sheet, inks, `${words.title} – ${words.number}`, parts.join("") + foot), sheet];
}

/** The same in pixels. */
export async function pixels(svg: string, { width, height }: Sheet): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PIXELS;
  canvas.height = Math.round((PIXELS * height) / width);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
