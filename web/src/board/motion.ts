/** Short motions that tell what happened. None of them holds anybody up: a click or a key ends them all. */
import type { TransitionConfig } from "svelte/transition";
import { HIGH, type Point, WIDE } from "./geometry";

const FLIGHT = 420;
const FALL = 360;
const TURN = 180;
export const HOP = 300;
const NONE: TransitionConfig = { duration: 0 };

/** Whether nothing should move: as the player wishes, or because the browser can't. */
export function still(): boolean {
  return typeof Element.prototype.animate !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A card comes from somewhere on the page to its cell. What flies is a copy above everything; the card waits unseen. */
export function fly(node: Element, from: DOMRect): TransitionConfig {
  if (still()) return NONE;
  const to = node.getBoundingClientRect();
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("class", "flight");
  copy.setAttribute("viewBox", `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`);
  copy.setAttribute("aria-hidden", "true");
  copy.append(node.cloneNode(true));
  Object.assign(copy.style, { position: "fixed", zIndex: "15", pointerEvents: "none", left: `${to.left}px`, top: `${to.top}px` });
  Object.assign(copy.style, { width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(copy);
  const [dx, dy] = [from.left + from.width / 2 - (to.left + to.width / 2), from.top + from.height / 2 - (to.top + to.height / 2)];
  const begin = { transform: `translate(${dx}px, ${dy}px) scale(0.7)` };
  const over = { transform: `translate(${dx * 0.25}px, ${dy * 0.25 - 14}px) scale(1.25)`, offset: 0.7 };
  const flight = copy.animate([begin, over, { transform: "none" }], { duration: FLIGHT, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => copy.remove();
  return { duration: FLIGHT, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
}

/** A card that is taken away falls out of the picture. */
export function fall(): TransitionConfig {
  if (still()) return NONE;
  return {
    duration: FALL,
    css: (t, u) => `transform: translateY(${u * u * 120}px) rotate(${u * 14}deg); opacity: ${t}`,
  };
}

/** A goal turns over: first its back gets slim, then its face wide. */
export function turnOver(face: boolean): TransitionConfig {
  if (still()) return NONE;
  return { delay: face ? TURN : 0, duration: TURN, css: (t) => `transform: scaleX(${t})` };
}

/** Somebody hops from one place to the next. */
export function hop(node: Element, at: Point): { update: (at: Point) => void } {
  let before = at;
  return {
    update(now) {
      const [dx, dy] = [before[0] - now[0], before[1] - now[1]];
      before = now;
      if ((!dx && !dy) || still()) return;
      const from = { transform: `translate(${dx}px, ${dy}px)` };
      const up = { transform: `translate(${dx / 2}px, ${dy / 2 - 26}px)` };
      node.animate([from, up, { transform: "none" }], { duration: HOP, easing: "ease-in-out" });
    },
  };
}

/** Ends all motion on the board at once. */
export function hurry(board: Element | undefined): void {
  const flights = [...document.querySelectorAll(".flight")].flatMap((each) => each.getAnimations());
  for (const animation of [...flights, ...(board?.getAnimations?.({ subtree: true }) ?? [])])
    if (!(animation instanceof CSSAnimation)) animation.finish();
}
