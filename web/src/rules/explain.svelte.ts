/** Rules in place: whoever asks what something is gets its rule right there, and goes on where they were. */
import { heeds } from "../net/looks.svelte";

export interface Topic {
  kind: "card" | "option" | "clause" | "token" | "badge" | "role" | "pile" | "score";
  /** The card, option, clause … as the server names it. */
  name: string;
  game: string;
  /** Why this rule matters now, such as the words of a refusal. */
  why?: string;
}

/** How long a finger or a mouse has to rest on something, in milliseconds. */
const LONG_PRESS = 500;
/** Farther than this, in pixels, a press is a drag or a scroll. */
const FAR = 10;

/** What is being explained now. */
export const shown = $state<{ topic: Topic | null }>({ topic: null });

/** Opens the rule about something in place. */
export function explain(topic: Topic): void {
  shown.topic = topic;
}

/** Makes an element a button that explains something: `<span use:explains={{ kind: "pile", … }}>`. */
export function explains(node: HTMLElement, topic: Topic) {
  let now = topic;
  const open = (event: Event): void => {
    event.stopPropagation();
    explain(now);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(event);
  };
  node.classList.add("explains");
  node.role = "button";
  node.tabIndex = 0;
  node.addEventListener("click", open);
  node.addEventListener("keydown", key);
  return {
    update: (next: Topic) => void (now = next),
    destroy() {
      node.removeEventListener("click", open);
      node.removeEventListener("keydown", key);
    },
  };
}

/** Adds to a control that does something else when clicked: a long press, a right click or the key I explains it. */
export function alsoExplains(node: HTMLElement, topic: Topic) {
  let now = topic;
  const open = (): true => {
    explain(now);
    return true;
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    open();
  };
  const forget = [onLongPress(node, open), onKey(node, open)];
  node.addEventListener("contextmenu", menu);
  return {
    update: (next: Topic) => void (now = next),
    destroy() {
      node.removeEventListener("contextmenu", menu);
      for (const one of forget) one();
    },
  };
}

/** Explains whatever lies under a long press, or under the focus when I is pressed: `data-explain="token:trap"`. */
export function explainsWithin(node: HTMLElement, game: string) {
  let now = game;
  const open = (x: number, y: number): boolean => {
    const [kind, name] = thingAt(node, x, y)?.split(":") ?? [];
    if (kind && name) explain({ kind: kind as Topic["kind"], name, game: now });
    return Boolean(kind && name);
  };
  const forget = [onLongPress(node, open), onKey(node, open)];
  return {
    update: (next: string) => void (now = next),
    destroy: () => forget.forEach((one) => one()),
  };
}

/** What is drawn last lies on top; drawings need not hear of pointers. */
function thingAt(node: HTMLElement, x: number, y: number): string | undefined {
  const things = [...node.querySelectorAll<SVGElement | HTMLElement>("[data-explain]")].reverse();
  return things.find((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  })?.dataset.explain;
}

type Opening = (x: number, y: number) => boolean;

function onKey(node: HTMLElement, open: Opening): () => void {
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "i" || !heeds(event)) return;
    const { left, right, top, bottom } = (event.target as Element).getBoundingClientRect();
    open((left + right) / 2, (top + bottom) / 2);
  };
  node.addEventListener("keydown", key);
  return () => node.removeEventListener("keydown", key);
}

function onLongPress(node: HTMLElement, open: Opening): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let opened = false;

  const stop = (): void => clearTimeout(waiting);
  const down = (event: PointerEvent): void => {
    stop();
    opened = false;
    from = event;
    if (event.button === 0) waiting = setTimeout(rest, LONG_PRESS, event);
  };
  const rest = (event: PointerEvent): void => {
    opened = open(event.clientX, event.clientY);
    // Whoever waits for the end of this press won't hear of it: the rule lies above.
    if (opened) event.target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: event.pointerId, bubbles: true }));
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR) stop();
  };
  // The click that ends a long press is no click.
  const click = (event: MouseEvent): void => {
    if (!opened) return;
    opened = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, pointerleave: stop };
  for (const [name, heed] of Object.entries(heard)) node.addEventListener(name, heed as EventListener);
  node.addEventListener("click", click, true);
  return () => {
    stop();
    for (const [name, heed] of Object.entries(heard)) node.removeEventListener(name, heed as EventListener);
    node.removeEventListener("click", click, true);
  };
}
