/** Dragging, pinching and the wheel, on one element. A drag is told from a click, so that targets stay clickable. */
import { type Camera, pinched, shifted, zoomed } from "./camera";
import type { Point } from "./geometry";

/** So many pixels may a finger tremble and still mean a click. */
const TREMBLE = 7;

export interface Handle {
  get: () => Camera;
  set: (camera: Camera) => void;
}

export function pointing(element: HTMLElement, { get, set }: Handle): () => void {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let dragged = false;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      begun = at(event);
      dragged = false;
    }
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || !begun) return;
    const now = at(event);
    const twoFingers = fingers.size === 2;
    if (!dragged && !twoFingers && Math.hypot(now[0] - begun[0], now[1] - begun[1]) < TREMBLE) return;
    if (!dragged) element.setPointerCapture(event.pointerId);
    dragged = true;
    if (twoFingers) {
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other) set(pinched(get(), [before, other], [now, other]));
    } else if (fingers.size === 1) set(shifted(get(), now[0] - before[0], now[1] - before[1]));
    fingers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) begun = null;
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    set(zoomed(get(), Math.exp(-event.deltaY * lines * 0.0016), at(event)));
  };

  const click = (event: MouseEvent): void => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("click", click, true);
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("click", click, true);
  };
}
