/** The board as markup that stands alone: drawn by its own components, without their style sheets. */
import { mount, unmount } from "svelte";
import Layers from "../board/Layers.svelte";
import type { Look } from "../board/look";
import { sceneOf, type Scene } from "../board/scene";
import type { CardSet, Cell } from "../board/types";
import type { GameUi } from "../games/ui";
import type { Seen } from "./moments";

const SVG = "http://www.w3.org/2000/svg";
/** What a style sheet says of texts and frames; everything else is drawn with attributes already. */
const STYLED = ["font-size", "font-weight", "text-anchor", "paint-order", "stroke-width", "stroke-linejoin"];
const UNSEEN = /^(class|style|role|aria-.*|data-goal)$/;

export interface Drawn {
  scene: Scene;
  /** One element after the other, from the ground up. */
  parts: string[];
}

export function draw(ui: GameUi, cards: CardSet, moment: Seen, look: number | null): Drawn {
  const scene = sceneOf(ui.look, cards, ui.scene(moment.view));
  const last = moment.events.map((event) => ui.story.place(event)).findLast((cell) => cell !== null) ?? null;
  return { scene, parts: layers(ui.look, cards, scene, last, look) };
}

function layers(look: Look, cards: CardSet, scene: Scene, last: Cell | null, me: number | null): string[] {
  const stage = document.createElementNS(SVG, "svg");
  Object.assign(stage.style, { position: "fixed", width: "0", height: "0", visibility: "hidden" });
  document.body.append(stage);
  const component = mount(Layers, { target: stage, props: { look, cards, scene, ghost: null, last, focus: null, me, origin: () => null } });
  try {
    return [...stage.children].filter((node) => !node.matches("[data-goal]")).map(plain);
  } finally {
    void unmount(component);
    stage.remove();
  }
}

/** An element with its style in attributes, and nothing that only the page needs. */
function plain(node: Element): string {
  for (const each of node.matches("rect.last") ? [node] : node.querySelectorAll("text")) {
    const style = getComputedStyle(each);
    for (const name of STYLED) each.setAttribute(name, style.getPropertyValue(name));
    if (each !== node) each.setAttribute("font-family", FONT);
    else each.setAttribute("fill", "none");
  }
  const copy = node.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    const card = /^card:(.*)/.exec(each.getAttribute("data-explain") ?? "")?.[1];
    for (const name of each.getAttributeNames()) if (UNSEEN.test(name) || name === "data-explain") each.removeAttribute(name);
    if (card) each.setAttribute("data-card", card);
  }
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(` xmlns="${SVG}"`, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/>\s+</g, "><");
}

/** The text of pictures; its letters are put into them. */
export const FONT = "Undermine Text, DejaVu Sans, sans-serif";
export const TITLE = "Grenze, Georgia, serif";

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
