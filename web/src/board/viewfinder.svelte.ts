/** Where one looks, and when that changes by itself: it follows the game until it is moved by hand. */
import { arranged, bringing, type Camera, seen, STRIP, zoomed } from "./camera";
import { type Box, joined } from "./geometry";

/** Room between what is brought into sight and the rim of the window, in pixels. */
const MARGIN = 12;
/** So long after a move by hand the view is left alone, in milliseconds. */
const LEFT_ALONE = 4_000;

export class Viewfinder {
  width = $state(0);
  height = $state(0);
  /** Whether the last move was not by hand, and so should be soft. */
  soft = $state(false);
  private chosen = $state.raw<Camera | null>(null);
  /** What should be in sight besides everything that lies there. */
  private brought = $state.raw<Box | null>(null);
  private byHand = -Infinity;

  /** @param box what should be in sight as long as nobody chose otherwise */
  constructor(
    private readonly box: () => Box,
    private readonly now: () => number = () => performance.now(),
  ) {}

  private home = $derived.by(() => {
    const box = this.brought ? joined(this.box(), this.brought) : this.box();
    return arranged(box, this.width || 800, this.height || 600);
  });
  camera = $derived(this.chosen ?? this.home.camera);
  strip = $derived(this.home.strip);

  /** By hand: the view stays there. */
  move(camera: Camera): void {
    this.byHand = this.now();
    this.soft = false;
    this.chosen = camera;
  }

  zoom(factor: number): void {
    this.move(zoomed(this.camera, factor, [this.width / 2, this.height / 2]));
  }

  /** Everything, and from now on the view follows again. */
  showAll(): void {
    this.byHand = -Infinity;
    this.soft = true;
    this.chosen = this.brought = null;
  }

  /** Whether a box of the table is wholly in sight. */
  shows(box: Box): boolean {
    const { left, top, right, bottom } = seen(box, this.camera);
    return left > -1 && top > -1 && right < this.free[0] + 1 && bottom < this.free[1] + 1;
  }

  /** Softly brings a box of the table into sight. As long as nobody has moved the view, everything else stays in sight, too. */
  bring(box: Box): void {
    if (this.shows(box)) return;
    this.soft = true;
    this.brought = box;
    if (this.chosen === null) return;
    const { x, y, scale } = this.chosen;
    const [width, height] = this.free;
    const inner = bringing({ x: x - MARGIN, y: y - MARGIN, scale }, box, width - 2 * MARGIN, height - 2 * MARGIN);
    this.chosen = { ...inner, x: inner.x + MARGIN, y: inner.y + MARGIN };
  }

  /** As `bring`, but not against somebody who looks elsewhere. */
  follow(box: Box): void {
    if (this.now() - this.byHand > LEFT_ALONE) this.bring(box);
  }

  /** The window without the buttons. */
  private get free(): [number, number] {
    return this.strip === "right" ? [this.width - STRIP, this.height] : [this.width, this.height - STRIP];
  }
}
