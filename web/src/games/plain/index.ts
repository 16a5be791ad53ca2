/** A decent page for any game: anyone who writes rules alone can play them in the browser the same day. */
import { type GameUi, plug } from "../ui";
import { lookOf } from "./look";
import { offers } from "./offers";
import { results } from "./results";
import { scene } from "./scene";
import { seats } from "./seats";
import { storyOf } from "./story";
import { textsOf } from "./texts";

const made = new Map<string, GameUi>();

export function plain(name: string, title?: string): GameUi {
  const known = made.get(name);
  if (known && (title === undefined || known.texts.title === title)) return known;
  const texts = textsOf(name, title);
  const ui = plug({ texts, look: lookOf(name), scene, seats, offers, story: storyOf(texts), results });
  made.set(name, ui);
  return ui;
}
