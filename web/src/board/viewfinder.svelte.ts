/** Where one looks, and when that changes by itself: it follows the game until it is moved by hand. */
import { arranged, type Arrangement, bringing, type Camera, seen, shifted, STRIP, zoomed } from "./camera";
import { looks } from "../net/looks.svelte";
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

  private home = $derived.by((): Arrangement => {
    const box = this.brought ? joined(this.box(), this.brought) : this.box();
    const found = arranged(box, this.width || 800, this.height || 600);
    return { ...found, camera: shifted(found.camera, this.before(found.strip), 0) };
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
    const before = this.before();
    return left > before - 1 && top > -1 && right < before + this.free[0] + 1 && bottom < this.free[1] + 1;
  }

  /** Softly brings a box of the table into sight. As long as nobody has moved the view, everything else stays in sight, too. */
  bring(box: Box): void {
    if (this.shows(box)) return;
    this.soft = true;
    this.brought = box;
    if (this.chosen === null) return;
    const { x, y, scale } = this.chosen;
    const [width, height] = this.free;
    const before = MARGIN + this.before();
    const inner = bringing(shifted({ x, y, scale }, -before, -MARGIN), box, width - 2 * MARGIN, height - 2 * MARGIN);
    this.chosen = shifted(inner, before, MARGIN);
  }

  /** As `bring`, but not against somebody who looks elsewhere. */
  follow(box: Box): void {
    if (this.now() - this.byHand > LEFT_ALONE) this.bring(box);
  }

  /** So much of the window the buttons take before the picture: for the left hand they are on the left. */
  private before(strip: Arrangement["strip"] = this.strip): number {
    return looks.left && strip === "right" ? STRIP : 0;
  }

  /** The window without the buttons. */
  private get free(): [number, number] {
    return this.strip === "right" ? [this.width - STRIP, this.height] : [this.width, this.height - STRIP];
  }
}
